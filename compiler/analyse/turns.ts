import type { Local, Proc, TExpr, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { callsOfEvent } from './call-graph.ts'
import { reachable } from './components.ts'
import { holdsThrough } from './fixed-point.ts'
import { statementsIn } from './walk.ts'

/** Where players' turns begin and are over, by names of events. */
export interface TurnEvents {
  /** Each begins a turn of the player who does it, by its place among the parts of the event. */
  readonly begin: readonly { readonly event: string; readonly by: number }[]
  /** Whatever turn there was is over by then, as with the next deal. */
  readonly end: readonly string[]
}

/** An event with a text, and the player who does it. */
interface Doing {
  readonly name: string
  readonly proc: Proc
  readonly by: Local | undefined
}

/**
 * The turns of a game: what a player does in which that player is asked, and which is part of nothing else of that kind.
 * What comes about outside of all turns alone ends them.
 */
export function turnEventsOf(program: Program, calls: (proc: Proc) => ReadonlySet<Proc>): TurnEvents {
  const events = doings(program)
  const within = (proc: Proc): ReadonlySet<Proc> => reachable([proc], calls)
  const asking = askingTheirPlayer(events)
  const askingTexts = new Set(asking.map(({ proc }) => proc))
  const start = callsOfEvent(program, 'match').map(({ proc }) => proc)
  const around = reachable(start, (proc) => (askingTexts.has(proc) ? [] : calls(proc)))
  const outermost = asking.filter(({ proc }) => around.has(proc))
  const isPart = ({ proc }: Doing): boolean =>
    outermost.some((other) => within(other.proc).has(proc) && !within(proc).has(other.proc))
  const turns = outermost.filter((each) => !isPart(each))
  const inTurns = reachable(
    turns.map(({ proc }) => proc),
    calls,
  )
  const apart = turns.length === 0 ? [] : events.filter(({ proc }) => around.has(proc) && !inTurns.has(proc))
  return {
    begin: turns.map(({ name, proc, by }) => ({ event: name, by: proc.params.findIndex((each) => each === by) })),
    end: apart.map(({ name }) => name),
  }
}

const doings = ({ events, game }: Program): readonly Doing[] =>
  [...events.values()].flatMap(({ name, proc }) => {
    const by = game.events.get(name)?.params.findIndex(({ role, type }) => role === 'by' && type.base === 'player')
    return proc === null ? [] : [{ name, proc, by: proc.params[by ?? -1] }]
  })

/** Those in whose text the player who does it is asked, or does such a thing. */
function askingTheirPlayer(events: readonly Doing[]): readonly Doing[] {
  const byName = new Map(events.map((each) => [each.name, each]))
  const asks = holdsThrough<Doing>(
    ({ proc, by }) => statementsIn(proc.body).some((s) => by !== undefined && isAsked(s, by)),
    ({ proc, by }) => statementsIn(proc.body).flatMap((s) => (by === undefined ? [] : doneOn(s, by, byName))),
  )
  return events.filter(asks)
}

const isAsked = (s: TStmt, by: Local): boolean =>
  (s.kind === 'act' || s.kind === 'may' || s.kind === 'choose' || s.kind === 'oneOf') &&
  s.who !== 'chance' &&
  is(s.who, by)

/** What the player who does something does in its text. */
function doneOn(s: TStmt, by: Local, events: ReadonlyMap<string, Doing>): readonly Doing[] {
  const done = s.kind === 'call' ? events.get(s.event) : undefined
  if (s.kind !== 'call' || done?.by === undefined) return []
  const at = s.args[done.proc.params.indexOf(done.by)]
  return at !== undefined && is(at, by) ? [done] : []
}

const is = (x: TExpr, local: Local): boolean => x.kind === 'local' && x.local === local
