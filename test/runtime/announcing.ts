import { type BaseState, type Choice, DECLINE, type Frame } from '../../runtime/engine.ts'
import { refuse } from '../../runtime/kernel/frames.ts'
import { announced, emptied, isTrying } from '../../runtime/kernel/kernel.ts'
import type { PlacesAsked } from '../../runtime/trials/places-asked.ts'
import type { Emitted } from '../../runtime/program.ts'
import { isPresetNext } from '../../runtime/trials/preset-members.ts'
import { askInTrial, prune } from '../../runtime/trials/trials.ts'
import { inAllOrders, subsetsOf } from './orders.ts'

/**
 * An announcement that asks one thing after the other, and is refused unless what was answered passes a test at its
 * end.
 */
export interface Announcement {
  readonly questions: readonly Question[]
  /** Of sets, in the order in which their members were chosen. */
  readonly passes: (given: Given) => boolean
  /** Which of their places it asks for. */
  readonly placesAsked: PlacesAsked
}

export type Question =
  | { readonly kind: 'one'; readonly of: readonly Choice[]; readonly optional: boolean }
  | { readonly kind: 'set'; readonly of: readonly Choice[]; readonly from: number; readonly to: number }

/** The row of the rule by which an announcement is refused. */
export const REASON = 7

/** What was answered to each question; nothing where it was declined. */
export type Given = readonly (readonly Choice[])[]

/** The procedure that announces, in the middle of a set or waiting for an answer. */
export interface Asking extends Frame {
  readonly set: readonly Choice[]
  readonly waits: boolean
}

export interface Announcing extends BaseState {
  given: Given
}

/** A state before anything is announced. */
export function table(): Announcing {
  const made: Partial<Announcing> = {
    frames: [],
    legal: [],
    replacing: [],
    reasons: null,
    log: null,
    ask: 0,
    optional: false,
    announcing: 0,
    dry: 0,
    failed: false,
    over: false,
    given: [],
  }
  return made as Announcing
}

/** Carries it out as compiled procedures do: what can lead to no end is not offered. */
export function programOf({ questions, passes, placesAsked }: Announcement, anew = false): Emitted<Announcing> {
  const program: Emitted<Announcing> = {
    step,
    clone: structuredClone,
    copyInto: (t, s) => Object.assign(t, structuredClone(s)),
    copyFrame: structuredClone,
  }

  function step(s: Announcing, frame: Frame): void {
    const f = frame as Asking
    const question = questions[f.pc]
    if (question === undefined) {
      if (!passes(s.given)) {
        s.reasons?.push(REASON)
        refuse(s)
      }
      s.frames.pop()
      announced(s)
      return
    }
    if (f.waits) take(s, f, question)
    else if (question.kind === 'set' && f.set.length >= question.to) close(s, f)
    else ask(s, f, question)
  }

  function ask(s: Announcing, f: Asking, question: Question): void {
    const site = f.pc + 1
    const picked = question.kind === 'set' ? f.set.length : -1
    const optional = question.kind === 'set' ? picked >= question.from : question.optional
    Object.assign(f, { waits: true })
    emptied(s.legal)
    f.answer = DECLINE
    if (picked > 0 && isPresetNext(s, f)) return
    s.legal.push(...question.of.filter((each) => !f.set.includes(each)))
    if (isTrying(s)) return askInTrial(s, site, optional, picked, placesAsked)
    const may = prune(program, s, { optional, picked, site, places: placesAsked, anew })
    if (s.legal.length === 0) return
    s.ask = site
    s.optional = may
  }

  return program
}

function take(s: Announcing, f: Asking, question: Question): void {
  Object.assign(f, { waits: false })
  if (question.kind === 'set') {
    if (f.answer !== DECLINE) return void Object.assign(f, { set: [...f.set, f.answer] })
    if (f.set.length < question.from) refuse(s)
    return close(s, f)
  }
  if (f.answer === DECLINE && !question.optional) refuse(s)
  Object.assign(f, { set: f.answer === DECLINE ? [] : [f.answer] })
  close(s, f)
}

function close(s: Announcing, f: Asking): void {
  s.given = [...s.given, f.set]
  Object.assign(f, { set: [], pc: f.pc + 1 })
}

export function begin(s: Announcing): void {
  s.frames.push({ proc: 1, pc: 0, answer: DECLINE, set: [], waits: false } as Asking)
  s.announcing += 1
}

/** Everything that can be answered from the beginning to the end, whether or not it passes. */
export function answersTo(questions: readonly Question[]): Given[] {
  return questions.reduce<Given[]>(
    (lines, question) => lines.flatMap((line) => answersOf(question).map((each) => [...line, each])),
    [[]],
  )
}

function answersOf(question: Question): (readonly Choice[])[] {
  if (question.kind === 'one') return [...(question.optional ? [[]] : []), ...question.of.map((each) => [each])]
  const sets = subsetsOf(question.of).filter(({ length }) => length >= question.from && length <= question.to)
  return sets.flatMap(inAllOrders)
}
