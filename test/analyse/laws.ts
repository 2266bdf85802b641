import { AT_ONCE } from '../../compiler/analyse/call-graph.ts'
import { analysesOf } from '../../compiler/analyse/analyses.ts'
import { EffectSet } from '../../compiler/analyse/effect-set.ts'
import { Effects } from '../../compiler/analyse/effects.ts'
import type { TEvent } from '../../compiler/program/declarations.ts'
import type { TStmt } from '../../compiler/program/ir.ts'
import { source } from '../kit/playout.ts'
import { carriedOut, quiet } from './carried-out.ts'
import { changedRegions } from './columns.ts'
import { disturb, nameOf } from './disturbed.ts'
import type { LoadedGame, State } from './loaded-game.ts'
import { questionsOf } from './questions.ts'
import { statesOf } from './specimens.ts'

/** The operation table against behaviour: what is found against it in a random game, or null. */
export type Law = (game: LoadedGame, seed: number) => string | null

/** How many states of a game are looked at. */
const STATES = 4

/** What happens until the text is through, with what those do who are asked. */
const MEANWHILE = new Set([...AT_ONCE, 'offered' as const])

/** Whatever an event changes in a state is among what the table says that it writes. */
const writes: Law = (game, seed) => {
  const pick = source(seed)
  const effects = new Effects(game.program, MEANWHILE)
  for (const state of statesOf(game, seed, STATES)) {
    for (const event of eventsOf(game)) {
      const written = effects.writes(callOf(event))
      const changed = changedRegions(game.program, state as State, carriedOut(game, state, event, pick))
      const besides = changed.filter((region) => !new EffectSet([region]).meets(written))
      if (besides.length > 0) return `${event.name} changes ${nameOf(besides)}`
    }
  }
  return null
}

/** Whatever is changed besides what an expression reads leaves its value as it is. */
const reads: Law = (game, seed) => {
  const pick = source(seed)
  const effects = new Effects(game.program)
  for (const state of statesOf(game, seed, STATES)) {
    for (const { label, asked, ask } of questionsOf(game, state.def.length, state.players, pick)) {
      const other = quiet(game, state)
      const disturbed = disturb(game, other, effects.reads(asked), pick)
      const [before, after] = [quiet(game, state), other].map((s) => JSON.stringify(ask(s)))
      if (before !== after) return `${label} changes from ${before} to ${after} with one of ${nameOf(disturbed)}`
    }
  }
  return null
}

/** In a dry run, nothing is refused of which the table says that it cannot be. */
const refusals: Law = (game, seed) => {
  const pick = source(seed)
  const [refusing, completion] = [analysesOf(game.program).refusals(), analysesOf(game.program).completion()]
  for (const state of statesOf(game, seed, STATES)) {
    for (const event of eventsOf(game)) {
      if (!carriedOut(game, state, event, pick, true).failed) continue
      if (completion.isCertain(callOf(event))) return `${event.name} is certain, and was refused`
      const mayRefuse = event.proc === null || refusing.mayRefuse(event.proc) || refusing.around(event.name)
      if (!mayRefuse && event.insteads.length === 0) return `${event.name} refuses nothing, and was refused`
    }
  }
  return null
}

export const laws = { writes, reads, refusals } as const

/** Events of cards and players, which can be carried out with any of them. */
function eventsOf({ program }: LoadedGame): readonly TEvent[] {
  const takes = (types: readonly { readonly base: string; readonly set: boolean }[]): boolean =>
    types.length > 0 && types.every((t) => (t.base === 'card' || t.base === 'player') && !t.set)
  return [...program.events.values()].filter(
    (e) => e.proc !== null && takes(e.params.map((p) => p.type)) && e.name !== 'move',
  )
}

function callOf({ name, proc }: TEvent): TStmt {
  if (proc === null) throw new Error(`${name} has no text`)
  return { kind: 'call', event: name, args: [], forced: true, span: proc.span, cites: [] }
}
