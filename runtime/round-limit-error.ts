import type { LoopInfo, SiteInfo } from './make-engine.ts'
import { DEEPEST, type LoopExceeded, type QuestionExceeded, TooManyRounds } from './rounds.ts'

/** Something that ran inside of what went on too long. */
export interface InnerRounds {
  readonly kind: LoopInfo['kind']
  /** `file:line` in the rules. */
  readonly place: string
  readonly rounds: number
}

/** What went on too long, as data. */
export interface WhatWentOn {
  /** A loop; an event or an effect that comes to itself again; an announcement that was tried; a set that was put together. */
  readonly kind: LoopInfo['kind'] | 'announcement' | 'set'
  /** `file:line` in the rules. */
  readonly place: string
  /** The event or fact in whose text it stands. */
  readonly at: string
  /** How often it went round, was done within itself, or how much was tried. */
  readonly rounds: number
  /** Whether questions stand in it, which nobody could answer any more. */
  readonly asks: boolean
  /** What went round inside of it, most often first. */
  readonly inner: readonly InnerRounds[]
}

/**
 * The rules came to no next question and to no end: thrown by whatever carries them out, with the state somewhere within the
 * step. How much is allowed is `SetupConfig.roundLimit`.
 */
export class RoundLimitError extends RangeError {
  readonly what: WhatWentOn

  constructor(what: WhatWentOn, message: string) {
    super(message)
    this.name = 'RoundLimitError'
    this.what = what
  }
}

/** Whether something thrown is a `RoundLimitError`, also one of another copy of this module. */
export function isRoundLimitError(thrown: unknown): thrown is RoundLimitError {
  return thrown instanceof RangeError && thrown.name === 'RoundLimitError' && 'what' in thrown
}

interface Tables { readonly loops: readonly LoopInfo[]; readonly sites: readonly SiteInfo[] }

/** What is thrown to whoever uses an engine: counts in words, everything else as it is. */
export function inWords(tables: Tables, thrown: unknown): unknown {
  if (!(thrown instanceof TooManyRounds)) return thrown
  const { what } = thrown
  return 'loop' in what ? ofLoop(tables.loops, what) : ofQuestion(tables.sites, what)
}

/** What goes round less often than this share of the one that was counted out only began it. */
const SHARE = 1000

/** The outermost of all that go round is what does not end; what runs inside of it does, each time. */
function ofLoop(loops: readonly LoopInfo[], { kind, loop, counts }: LoopExceeded): RoundLimitError {
  const most = counts[loop] ?? 0
  const going = loops.flatMap((_, n) => ((counts[n] ?? 0) > Math.max(1, most / SHARE) ? [n] : []))
  const outermost = kind === 'depth' ? loop : going.find((n) => loops[n]?.inner.includes(loop) === true && !going.some((m) => m !== n && loops[m]?.inner.includes(n) === true)) ?? loop
  const found = loops[outermost]
  if (found === undefined) throw new Error(`there is no loop ${outermost}`)
  const times = (n: number): number => (n === loop && kind !== 'depth' ? most - 1 : counts[n] ?? 0)
  const rows = going.flatMap((n): InnerRounds[] => {
    const info = loops[n]
    return info === undefined || n === outermost || !found.inner.includes(n) ? [] : [{ kind: info.kind, place: info.place, rounds: times(n) }]
  })
  const what: WhatWentOn = { kind: found.kind, place: found.place, at: found.at, rounds: kind === 'depth' ? Math.min(most - 1, DEEPEST) : times(outermost), asks: found.asks, inner: rows.sort((a, b) => b.rounds - a.rounds) }
  return new RoundLimitError(what, `${what.place}: ${kind === 'depth' ? tooDeep(what) : tooOften(what)}${insideText(what.inner)}`)
}

function tooDeep({ kind, at, rounds }: WhatWentOn): string {
  const subject = kind === 'effect' ? 'resolving an effect' : `\`${at}\``
  return `${subject} has led to itself again ${counted(rounds)} times, each inside the one before`
}

function tooOften({ kind, at, rounds, asks }: WhatWentOn): string {
  const subject = kind === 'while' || kind === 'repeat' ? `this \`${kind}\` has gone round` : kind === 'effect' ? 'effects were resolved here' : `\`${at}\` has been done`
  return `${subject} ${counted(rounds)} times since the last answer${asks ? ', and nobody could do anything any more' : ''}`
}

function insideText(inner: readonly InnerRounds[]): string {
  const shown = inner.slice(0, 3).map(({ kind, place, rounds }) => `\`${kind}\` (${place}) ${counted(rounds)} times`)
  return shown.length === 0 ? '' : `; inside it ${shown.join(', ')}`
}

function ofQuestion(sites: readonly SiteInfo[], { kind, site, tried, candidates }: QuestionExceeded): RoundLimitError {
  const info = sites[site - 1]
  const place = info?.place ?? ''
  const at = info?.at ?? ''
  const what: WhatWentOn = { kind: kind === 'sets' ? 'set' : 'announcement', place, at, rounds: tried, asks: true, inner: [] }
  const asked = `\`${info?.prompt ?? ''}\`, with ${counted(candidates)} to choose from`
  const untold = kind === 'sets' ? `${counted(tried)} sets were tried, and it is still not known what may be chosen` : `${counted(tried)} answers were tried, and it is still not known whether \`${at}\` can be announced`
  return new RoundLimitError(what, `${place}: ${asked}: ${untold}; let fewer be chosen at once, or say after \`as\` what the set has to be`)
}

const counted = (number: number): string => number.toLocaleString('en-US')
