import type { Program } from '../program/program.ts'
import type { Local, Proc, TExpr, TStmt } from '../program/ir.ts'
import { callsOf } from './call-graph.ts'
import { memo } from './memo.ts'
import { rowOf } from './operations.ts'
import { exprsOf, statementsIn, within } from './walk.ts'

/** What may hold a card that was mixed with others since it got it. */
export interface HandedMixed {
  /** Whether a variable of the text may, where the statement stands. */
  readonly mixedBefore: (s: TStmt, local: Local) => boolean
  /** Whether the text has it from the pending effect that it is. */
  readonly fromEffect: (s: TStmt, local: Local) => boolean
  /** Whether some text hands such a card to an event, and so to the rules around it. */
  readonly byEvent: (event: string) => boolean
}

/**
 * A variable may hold a mixed card if something mixes behind the statement that gave it its value, a parameter also if
 * some text hands on such a card. `mixesIn` tells whether a statement mixes, or what it brings about.
 */
export function handedMixed(program: Program, mixesIn: (s: TStmt) => boolean): HandedMixed {
  const { procs } = program
  const textOf = new Map(procs.flatMap((proc) => statementsIn(proc.body).map((s) => [s, proc])))
  const inText = memo((proc: Proc) => ({
    given: givenSince(proc, mixesIn),
    mixes: statementsIn(proc.body).some(mixesIn),
  }))
  const texts = new Set<Proc>()
  const events = new Set<string>()
  const mixedBefore = (s: TStmt, { id }: Local): boolean => {
    const proc = textOf.get(s)
    if (proc === undefined) return true
    const { given, mixes } = inText(proc)
    const isParam = proc.params.some((param) => param.id === id)
    return isParam ? mixes || texts.has(proc) : mixes && !given.has(id)
  }
  for (let size = -1; size !== texts.size;) {
    size = texts.size
    for (const s of textOf.keys()) {
      if (!cardsIn(exprsOf(s)).some((local) => mixedBefore(s, local))) continue
      if (s.kind === 'call') events.add(s.event)
      for (const { proc } of callsOf(program, s)) texts.add(proc)
    }
  }
  const fromEffect = (s: TStmt, { id }: Local): boolean => {
    const proc = textOf.get(s)
    return proc === undefined || (WAITING.has(proc.kind) && proc.params.some((param) => param.id === id))
  }
  return { mixedBefore, fromEffect, byEvent: (event) => events.has(event) }
}

/** Texts that wait as effects, with what they keep. */
const WAITING: ReadonlySet<Proc['kind']> = new Set(['effect', 'following', 'hook', 'lasting'])

/** Variables that got their value behind whatever mixes in the text. */
function givenSince(proc: Proc, mixesIn: (s: TStmt) => boolean): ReadonlySet<number> {
  const known = new Set<number>()
  for (const s of statementsIn(proc.body)) {
    if (mixesIn(s)) known.clear()
    for (const { id } of rowOf(s).assigns(s)) known.add(id)
  }
  return known
}

const cardsIn = (xs: readonly TExpr[]): readonly Local[] =>
  xs.flatMap(within).flatMap((x) => (x.kind === 'local' && x.type.base === 'card' ? [x.local] : []))
