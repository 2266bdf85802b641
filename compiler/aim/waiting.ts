import { memo, weakMemo } from '../analyse/memo.ts'
import { exprsOf, statementsIn, within } from '../analyse/walk.ts'
import { WAITING_ZONE } from '../game/model.ts'
import type { Declarations } from '../program/declarations.ts'
import type { Proc, TExpr } from '../program/ir.ts'
import type { Board } from './board.ts'
import { callSitesIn } from './call-sites.ts'
import { type Draw, oneOf } from './draw.ts'
import type { Want } from './goal.ts'
import { type Route, routesTo, routesToRule } from './routes.ts'
import type { EventCall } from './say.ts'
import { solvedOn } from './solve.ts'

/** Through how many calls a text is followed. */
const DEEPEST = 3

/** The zones in which effects lie that a text, and those that it calls, choose from or go through. */
export const zonesOfEffects = weakMemo((program: Declarations) => memo((proc: Proc) => effectsSpokenOf(program, proc)))

function effectsSpokenOf(program: Declarations, proc: Proc, deep = DEEPEST): ReadonlySet<string> {
  const own = statementsIn(proc.body).flatMap((s) => exprsOf(s).flatMap(zonesOfEffectsIn))
  const called =
    deep === 0
      ? []
      : statementsIn(proc.body).flatMap((s) => {
          const next = s.kind === 'call' ? program.events.get(s.event)?.proc : s.kind === 'proc' ? s.proc : null
          return next == null || next === proc ? [] : [...effectsSpokenOf(program, next, deep - 1)]
        })
  return new Set([...own, ...called])
}

/** The zones of effects that an expression speaks of. */
export const zonesOfEffectsIn = (x: TExpr): readonly string[] =>
  within(x).flatMap((part) => (part.kind === 'zone' && part.type.base === 'effect' ? [part.zone] : []))

/** Whether a sentence asks something of effects, which lie on no board. */
export const asksOfEffects = (test: TExpr): boolean =>
  within(test).some((x) => x.type.base === 'effect' || (x.kind === 'query' && x.domain.local.type.base === 'effect'))

/** The ways to what lays effects down, by the zone. */
const layersOf = weakMemo((program: Declarations): ReadonlyMap<string, readonly (() => readonly Route[])[]> => {
  const layers = new Map<string, (() => readonly Route[])[]>()
  const add = (zone: string, routes: () => readonly Route[]): void => {
    layers.set(zone, [...(layers.get(zone) ?? []), routes])
  }
  for (const { proc, statement: s, conditions } of callSitesIn(program)) {
    if (s.kind !== 'later') continue
    const zone = s.zone?.kind === 'zone' ? s.zone.zone : WAITING_ZONE
    add(zone, () => routesTo(program, proc).map((route) => ({ ...route, way: [...route.way, ...conditions] })))
  }
  for (const event of program.events.values())
    for (const rule of event.whens) {
      const tests = rule.tests.map((test): Want => ({ test, holds: true }))
      add(WAITING_ZONE, () =>
        routesToRule(program, event, rule).map((route) => ({ ...route, way: [...route.way, ...tests] })),
      )
    }
  return layers
})

interface Laid {
  readonly board: Board
  readonly before: readonly EventCall[]
}

/**
 * Puts something before a position that lays down effects there; cards that are needed for it lie on the table as
 * well.
 */
export function* waitingBefore(board: Board, zones: ReadonlySet<string>, draw: Draw): Generator<null, Laid> {
  const all = layersOf(board.machine.program)
  const layers = [...zones].flatMap((zone) => all.get(zone) ?? [])
  const routes = oneOf(layers, draw)?.() ?? []
  const route = oneOf(
    routes.filter(({ event }) => event.name !== 'move'),
    draw,
  )
  const params = route?.event.proc?.params
  if (route === undefined || params === undefined) return { board, before: [] }
  const way = route.way.filter(({ test }) => !asksOfEffects(test))
  const made = yield* solvedOn(board, route, way, draw)
  const args = params.map((param) => ({ value: made.held.get(param) ?? null, type: param.type }))
  made.held = board.held
  return { board: made, before: [{ event: route.event.name, args }] }
}
