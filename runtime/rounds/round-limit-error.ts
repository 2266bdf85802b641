import type { LoopInfo, SiteInfo } from '../parts.ts'
import { type RoomExceeded, TooLarge } from './room.ts'
import { RulesLimitError, isRulesLimitError } from './rules-limit-error.ts'
import {
  BeyondNumbers,
  GREATEST_NUMBER,
  LEAST_NUMBER,
  type LoopExceeded,
  type QuestionExceeded,
  type SizeExceeded,
  type StepsExceeded,
  TooManyRounds,
} from './rounds.ts'

/** Something that ran inside of what went on too long. */
export interface InnerRounds {
  readonly kind: LoopInfo['kind']
  /** `file:line` in the rules. */
  readonly place: string
  /** The event or fact in whose text it stands, or the event itself. */
  readonly at: string
  readonly rounds: number
}

/** What went on too long, as data. */
export interface WhatWentOn {
  /**
   * A loop; an event, effect or fact that is come to again; an announcement that was tried, or a set; what grew; the
   * answers to a question, or those that nobody had to be asked for.
   */
  readonly kind: LoopInfo['kind'] | 'announcement' | 'answers'
  /** `file:line` in the rules. */
  readonly place: string
  /** The event or fact in whose text it stands. */
  readonly at: string
  /** How often it went round, was done within itself, or how much was tried. */
  readonly rounds: number
  /** What the kernel had done by then, where that was too much: cards moved and shuffled, events told. */
  readonly steps?: number
  /** Whether questions stand in it, which nobody could answer any more. */
  readonly asks: boolean
  /** What went round inside of it, most often first. */
  readonly inner: readonly InnerRounds[]
}

/**
 * The rules came to no next question and to no end: thrown by whatever carries them out, with the state somewhere
 * within the step. How much is allowed is `SetupConfig.roundLimit`.
 *
 * @example
 * ```ts
 * import { RoundLimitError } from 'houserules/runtime'
 *
 * console.log(RoundLimitError.prototype instanceof RangeError) // true
 * ```
 */
export class RoundLimitError extends RangeError {
  readonly what: WhatWentOn

  constructor(what: WhatWentOn, message: string) {
    super(message)
    this.name = 'RoundLimitError'
    this.what = what
  }
}

/**
 * Whether something thrown is a `RoundLimitError`, also one of another copy of this module.
 *
 * @example
 * ```ts
 * import { isRoundLimitError } from 'houserules/runtime'
 *
 * console.log(isRoundLimitError(new RangeError('something else'))) // false
 * ```
 */
export function isRoundLimitError(thrown: unknown): thrown is RoundLimitError {
  return thrown instanceof RangeError && thrown.name === 'RoundLimitError' && 'what' in thrown
}

/** Whether the rules went on too long, or came to something too large: nothing of it is the fault of who calls. */
export const isLimitError = (thrown: unknown): thrown is RangeError =>
  isRoundLimitError(thrown) || isRulesLimitError(thrown)

/** The question that was answered: where it stands, and the event that was chosen, or in whose text it stands. */
export interface Answered {
  readonly place: string
  readonly at: string
}

interface Tables {
  readonly loops: readonly LoopInfo[]
  readonly sites: readonly SiteInfo[]
}

/**
 * What is thrown to whoever uses an engine: counts in words, everything else as it is. `answered` says
 * after which answer, if one was given.
 */
export function limitInWords(tables: Tables, thrown: unknown, answered?: Answered): unknown {
  if (thrown instanceof BeyondNumbers) return ofNumber(tables.loops, thrown)
  if (thrown instanceof TooLarge) return ofRoom(tables.loops, thrown.what, answered)
  if (!(thrown instanceof TooManyRounds)) return thrown
  const { what } = thrown
  if (what.kind === 'size') return ofSize(tables.loops, what)
  if (what.kind === 'steps') return ofSteps(tables.loops, what)
  return 'loop' in what ? ofLoop(tables.loops, what) : ofQuestion(tables, what, answered)
}

/** What goes round less often than this share of the one that was counted out only began it. */
const SHARE = 1000

/** The outermost of all that go round is what does not end; what runs inside of it does, each time. */
function ofLoop(loops: readonly LoopInfo[], exceeded: LoopExceeded): RoundLimitError {
  const { kind, loop, counts } = exceeded
  const most = counts[loop] ?? 0
  const going = loops.flatMap((_, n) => ((counts[n] ?? 0) > Math.max(1, most / SHARE) ? [n] : []))
  const number = kind === 'rounds' ? outermost(loops, going, loop) : loop
  const found = loops[number]
  if (found === undefined) throw new Error(`there is no loop ${number}`)
  const { place, at, asks } = found
  const rounds = kind === 'depth' ? most - 1 : timesOf(exceeded, number)
  const inner = going.flatMap((n): InnerRounds[] => {
    const info = loops[n]
    if (info === undefined || n === number || !found.inner.includes(n)) return []
    return [{ kind: info.kind, place: info.place, at: info.at, rounds: timesOf(exceeded, n) }]
  })
  inner.sort((a, b) => b.rounds - a.rounds)
  const what: WhatWentOn = { kind: found.kind, place, at, rounds, asks, inner }
  const told = kind === 'depth' ? tooDeep(what) : tooOften(what)
  return new RoundLimitError(what, `${place}: ${told}${insideText(what.inner)}`)
}

/** Of those that go round, the one around `loop` that stands in no other of them. */
function outermost(loops: readonly LoopInfo[], going: readonly number[], loop: number): number {
  const isInside = (n: number, m: number): boolean => loops[m]?.inner.includes(n) === true
  return going.find((n) => isInside(loop, n) && !going.some((m) => m !== n && isInside(n, m))) ?? loop
}

/** The one that was counted out was stopped before its last round. */
function timesOf({ kind, loop, counts }: LoopExceeded, n: number): number {
  return (counts[n] ?? 0) - (kind === 'rounds' && n === loop ? 1 : 0)
}

function tooDeep({ kind, at, rounds }: WhatWentOn): string {
  const subject = kind === 'effect' ? 'resolving an effect' : `\`${at}\``
  return `${subject} has led to itself again ${inWriting(rounds)} times, each inside the one before`
}

function tooOften({ kind, at, rounds, asks }: WhatWentOn): string {
  const standstill = asks ? ', and nobody could do anything any more' : ''
  if (kind === 'each') return `this has gone through ${inWriting(rounds)} members of sets since the last answer`
  if (kind === 'set')
    return `sets of ${inWriting(rounds)} members in all were put together or gone through here since the last answer`
  return `${subjectOf(kind, at)} ${inWriting(rounds)} times since the last answer${standstill}`
}

function subjectOf(kind: WhatWentOn['kind'], at: string): string {
  switch (kind) {
    case 'while':
    case 'repeat':
      return `this \`${kind}\` has gone round`
    case 'event':
      return `\`${at}\` has been done`
    case 'effect':
      return 'effects were resolved here'
    case 'fact':
      return `\`${at}\` has been worked out`
    case 'each':
    case 'announcement':
    case 'answers':
    case 'set':
    case 'text':
    case 'kept':
    case 'number':
      return 'this was tried'
  }
}

function goingOn(kind: WhatWentOn['kind'], at: string): string {
  switch (kind) {
    case 'while':
    case 'repeat':
      return `this \`${kind}\``
    case 'event':
    case 'fact':
      return `\`${at}\``
    case 'effect':
      return 'resolving effects'
    case 'each':
      return `this loop in \`${at}\``
    case 'announcement':
    case 'answers':
    case 'set':
    case 'text':
    case 'kept':
    case 'number':
      return 'this'
  }
}

function insideText(inner: readonly InnerRounds[]): string {
  const shown = inner.slice(0, 3).map((each) => `${innerSubject(each)} (${each.place}) ${inWriting(each.rounds)} times`)
  return shown.length === 0 ? '' : `; inside it ${shown.join(', ')}`
}

/** A loop by its word, whatever has a name by that. */
function innerSubject({ kind, at }: InnerRounds): string {
  switch (kind) {
    case 'while':
    case 'repeat':
    case 'each':
      return `\`${kind}\``
    case 'event':
    case 'fact':
      return `\`${at}\``
    case 'effect':
      return 'effects'
    case 'set':
    case 'text':
      return `a ${kind}`
    case 'kept':
      return 'what is kept'
    case 'number':
      return 'a number'
  }
}

/** What ran when the kernel had done too much. */
function ofSteps(loops: readonly LoopInfo[], { steps, loop, counts }: StepsExceeded): RoundLimitError {
  const { what } = ofLoop(loops, { kind: 'members', loop, counts })
  const { kind, at, place, inner } = what
  const told = `${goingOn(kind, at)} goes on after ${inWriting(steps)} steps since the last answer`
  const done = 'cards moved and shuffled, events told'
  return new RoundLimitError({ ...what, steps }, `${place}: ${told}: ${done}${insideText(inner)}`)
}

/** What grew beyond so much. */
function grownTo(kind: LoopInfo['kind'], most: string): string {
  if (kind === 'text') return `this text becomes longer than ${most} signs`
  return `this set comes to more than ${most} members`
}

/** How much may be kept in one value. */
function ofSize(loops: readonly LoopInfo[], { loop, most }: SizeExceeded): RoundLimitError {
  const found = loops[loop]
  if (found === undefined) throw new Error(`there is no loop ${loop}`)
  const { kind, place, at } = found
  const what: WhatWentOn = { kind, place, at, rounds: most, asks: false, inner: [] }
  return new RoundLimitError(what, `${place}: ${grownTo(kind, inWriting(most))}`)
}

function ofNumber(loops: readonly LoopInfo[], { place, isLarge }: BeyondNumbers): RulesLimitError {
  const told = isLarge ? `more than ${inWriting(GREATEST_NUMBER)}` : `less than ${inWriting(LEAST_NUMBER)}`
  return new RulesLimitError(`${loops[place]?.place ?? ''}: this number comes to ${told}, and there is none like that`)
}

/** What took too much room, and how much it was. */
function ofRoom(
  loops: readonly LoopInfo[],
  { kind, loop, near, size, most }: RoomExceeded,
  answered?: Answered,
): RulesLimitError {
  const found = loops[loop ?? (answered === undefined ? (near ?? -1) : -1)]?.place
  const asked = answered === undefined ? '' : `${answered.place}: after \`${answered.at}\` `
  const where = found === undefined ? asked : `${found}: `
  const bound = `more than the ${inWriting(most)} that`
  const told =
    kind === 'made'
      ? `sets, texts and events of ${inWriting(size)} members in all were put together since the last answer, ${bound} may be`
      : `what is kept has grown to ${inWriting(size)} members of sets, pairs (8 each) and signs (4 for one), ${bound} a game may keep`
  return new RulesLimitError(`${where}${told}; let less be kept, or smaller sets`)
}

function ofQuestion({ loops, sites }: Tables, exceeded: QuestionExceeded, answered?: Answered): RoundLimitError {
  const { kind, site, tried, candidates, near = -1 } = exceeded
  const { place = '', at = '', prompt = '' } = sites[site - 1] ?? {}
  if (kind === 'moves') return ofMoves(sites[site - 1] ?? loops[near], tried, answered)
  if (kind === 'answers') {
    const what: WhatWentOn = { kind: 'answers', place, at, rounds: candidates, asks: true, inner: [] }
    return new RoundLimitError(
      what,
      `${place}: \`${prompt}\` has ${inWriting(candidates)} answers; let fewer be offered`,
    )
  }
  const set = kind === 'sets'
  const untold = set
    ? 'sets were tried, and it is still not known what may be chosen'
    : `answers were tried, and it is still not known whether \`${at}\` can be announced`
  const hint =
    candidates === 0
      ? 'let what it offers depend on fewer announcements'
      : 'let fewer be chosen at once, or say after `as` what the set has to be'
  const among = candidates === 0 ? '' : `, with ${inWriting(candidates)} to choose from`
  const what: WhatWentOn = { kind: set ? 'set' : 'announcement', place, at, rounds: tried, asks: true, inner: [] }
  return new RoundLimitError(what, `${place}: \`${prompt}\`${among}: ${inWriting(tried)} ${untold}; ${hint}`)
}

/** Moves that are announced were tried, without a question in them: for a question, or in a loop or an answer. */
function ofMoves(found: Answered | undefined, tried: number, answered?: Answered): RoundLimitError {
  const { place, at } = found ?? answered ?? { place: '', at: '' }
  const where = found !== undefined ? `${place}: ` : answered !== undefined ? `${place}: after \`${at}\` ` : ''
  const what: WhatWentOn = { kind: 'announcement', place, at, rounds: tried, asks: false, inner: [] }
  const told = `${inWriting(tried)} announcements were tried, and it is still not known what may be done`
  const hint = 'let fewer moves be offered, or asked for by `may`, that are announced'
  return new RoundLimitError(what, `${where}${told}${found === undefined ? '' : ` in \`${at}\``}; ${hint}`)
}

const inWriting = (number: number): string => number.toLocaleString('en-US')
