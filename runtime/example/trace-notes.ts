import type { BaseState, EventHappening, Frame } from '../engine.ts'

/** Why something happened: inside of how many events, and whose text did it, as a row of the rule table or null. */
export interface TraceNote {
  readonly depth: number
  readonly by: number | null
}

/**
 * A text that is carried out: its row of the rule table, and whether it is that of an event; a rule that acts beside
 * one is not.
 */
export interface TraceText {
  readonly row: number | null
  readonly isEvent: boolean
}

/** What an engine that is compiled to be traced notes beside its log; other engines hold nothing of this. */
export interface TraceNotes {
  /** By entry of the log, so that what is tried out on a copy of a state says nothing of the state itself. */
  readonly notes: WeakMap<EventHappening, TraceNote>
  /** Texts that are being carried out and cannot be suspended, outermost first. */
  readonly running: TraceText[]
  /** The text of each procedure that can be suspended, by its number. */
  readonly texts: Readonly<Record<number, TraceText>>
  /** Inside of how many events each kept fact was written last, by its name. */
  readonly wrote: Map<string, number>
  /**
   * Looks at a state in play as an event begins, which is the next entry of its log, or before a fact is written once
   * more.
   */
  watch: ((s: BaseState, next: EventHappening | null) => void) | null
}

export function traceNotes(texts: TraceNotes['texts']): TraceNotes {
  return { notes: new WeakMap(), running: [], texts, wrote: new Map(), watch: null }
}

/** Carries a text out that cannot be suspended. */
export function carriedOut(trace: TraceNotes, row: number | null, isEvent: boolean, text: () => void): void {
  trace.running.push({ row, isEvent })
  try {
    text()
  } finally {
    trace.running.pop()
  }
}

/**
 * Notes why the last entries of the log happened; an event that is logged once it is announced is `suspended` itself
 * by then.
 */
export function noted(trace: TraceNotes, s: BaseState, suspended = false): void {
  if (s.log === null) return
  const texts = textsIn(trace, suspended ? s.frames.slice(0, -1) : s.frames)
  const note = { depth: depthOf(texts), by: texts.at(-1)?.row ?? null }
  let first: EventHappening | null = null
  for (let i = s.log.length - 1; i >= 0; i--) {
    const entry = s.log[i]
    if (entry?.kind !== 'event' || trace.notes.has(entry)) break
    trace.notes.set(entry, note)
    first = entry
  }
  if (first !== null && s.dry === 0) trace.watch?.(s, first)
}

/** Notes where a kept fact is written next: it is looked at when an event begins, or it is written elsewhere. */
export function wrote(trace: TraceNotes, s: BaseState, fact: string): void {
  if (s.dry !== 0 || s.log === null) return
  const depth = depthIn(trace, s)
  const before = trace.wrote.get(fact)
  if (before !== undefined && before !== depth) trace.watch?.(s, null)
  trace.wrote.set(fact, depth)
}

/** Inside of how many events the game stands. */
export function depthIn(trace: TraceNotes, s: BaseState): number {
  return depthOf(textsIn(trace, s.frames))
}

const depthOf = (texts: readonly TraceText[]): number => texts.filter(({ isEvent }) => isEvent).length

function textsIn(trace: TraceNotes, frames: readonly Frame[]): TraceText[] {
  return [...frames.map((frame) => trace.texts[frame.proc] ?? { row: null, isEvent: true }), ...trace.running]
}
