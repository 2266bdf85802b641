import type { Span } from '../../grammar/source-file.ts'
import { memo, weakMemo } from '../analyse/memo.ts'
import { disjuncts, statementsIn, exprsOf, within } from '../analyse/walk.ts'
import type { Proc, TExpr } from '../program/ir.ts'
import { NOTHING } from '../game/type.ts'
import type { Program } from '../program/program.ts'
import { putOther } from './amounts.ts'
import { around } from './around.ts'
import type { Board } from './board.ts'
import { type Draw, oneOf } from './draw.ts'
import type { Goal, Want } from './goal.ts'
import { speaksOnlyOf } from '../analyse/speaks-only-of.ts'
import { edgesOf } from './conditions.ts'
import { goalsOf } from './goals.ts'
import { hostsOf } from './hosts.ts'
import { type Position, type Said, Unsaid } from './position.ts'
import { memberRemedy, wantedOf } from './member-remedy.ts'
import { type EventCall, said, wordsOn } from './say.ts'
import { solved, solvedOn, unmetBy } from './solve.ts'
import { zonesIn } from './things.ts'
import { declaresOption, usersOf } from './users.ts'
import { asksOfEffects, waitingBefore, zonesOfEffects, zonesOfEffectsIn } from './waiting.ts'

/** Of how many of the sentences that speak of something that is declared positions are made. */
const USERS = 24

/** A position, and the fact, adjective or relation in which it shows what it is made for, where nothing is done. */
export interface AimedPosition {
  readonly position: Position
  readonly tells: string | null
  /** The things of which that is said there. */
  readonly things: readonly Said[]
  /** The number of the span that it is made for. */
  readonly of: number
  /** The move that it is made for, by which rules it is refused there or not. */
  readonly asks: SaidMove | null
}

/** A move that a player asks for, in words. */
export interface SaidMove {
  readonly seat: number
  readonly event: string
  readonly args: readonly Said[]
}

/**
 * Positions in which what stands within the spans comes to bear, one after the other without an end; null where
 * nothing could be said. Each condition is met and missed in turn while the others hold, and met on its edge.
 */
export function* aimedPositions(program: Program, spans: readonly Span[], draw: Draw): Generator<AimedPosition | null> {
  const aims = spans.flatMap((span, of) => {
    const hosts = [...hostsOf(program, span), ...some(usersOf(program, span), USERS, draw)]
    const goals = hosts.flatMap((host) => goalsOf(program, host))
    const isOfOption = declaresOption(program, span)
    return goals.map((goal) => ({ goal, of, isOfOption, cases: casesOf(goal), missed: 0 }))
  })
  if (aims.length === 0) return
  for (let round = 0; ; round++)
    for (const aim of aims) {
      // What was missed again and again is tried the more rarely.
      if (aim.missed > 2 && draw(aim.missed) > 0) continue
      const { goal, cases } = aim
      // All of it true comes first, and every other time.
      const one = round % 2 === 0 ? cases[0] : cases[((round - 1) / 2) % cases.length]
      const wants = (cases.length > 1 && round % 8 === 5 ? one?.alone : one?.among) ?? []
      const board = yield* solved(program, goal, wants, draw)
      if (unmetBy(board, goal, wants).length > 0) aim.missed += 1
      // What the default is shows where nothing is said of the option, in a position made for any of its values.
      if (aim.isOfOption && draw(2) === 0) board.leaveOptions()
      const { board: laid, before } = yield* behind(board, goal, draw)
      const among = yield* withCompany(laid, { goal, wants }, draw)
      const position = positionOn(among, { goal, wants }, before, draw)
      yield position === null ? null : { ...position, of: aim.of }
    }
}

/** A few of a list, any of them alike. */
function some<T>(all: readonly T[], most: number, draw: Draw): readonly T[] {
  const left = [...all]
  return Array.from({ length: Math.min(most, all.length) }, () => left.splice(draw(left.length), 1)).flat()
}

/** A condition as it is to be, with the others true, and whatever the others are: they may stand in its way. */
interface Case {
  readonly among: readonly Want[]
  readonly alone: readonly Want[]
}

/** Everything true; each condition alone not, or for one of its reasons alone; each comparison on its edge. */
function casesOf({ way, tests }: Goal): readonly Case[] {
  const all = tests.map((test): Want => ({ test, holds: true }))
  const caseOf = (among: readonly Want[], alone: readonly Want[]): Case => ({
    among: sayable([...way, ...among]),
    alone: sayable([...way, ...alone]),
  })
  const others = tests.flatMap((test, i) => {
    const edges = edgesOf(test).map((edge): Want => ({ test: edge, holds: true }))
    const having = (...wanted: readonly Want[]): readonly Want[] =>
      all.flatMap((each, at) => (at === i ? wanted : [each]))
    const reasons = disjuncts(test)
    const byOne =
      reasons.length < 2 ? [] : reasons.map((reason) => reasons.map((x): Want => ({ test: x, holds: x === reason })))
    return [[{ test, holds: false }], ...edges.map((edge) => [edge]), ...byOne].map((wanted) =>
      caseOf(having(...wanted), wanted),
    )
  })
  return [caseOf(all, all), ...others]
}

const sayable = (wants: readonly Want[]): readonly Want[] => wants.filter(({ test }) => !asksOfEffects(test))

/** What waits for a text that asks for effects, or is asked for itself, has been laid down before. */
function* behind(board: Board, goal: Goal, draw: Draw): ReturnType<typeof waitingBefore> {
  const proc = goal.event?.proc ?? null
  const { program } = board.machine
  const ofText = proc === null ? [] : zonesOfEffects(program)(proc)
  const zones = new Set([...ofText, ...goal.tests.flatMap(zonesOfEffectsIn)])
  return zones.size === 0 || draw(4) === 0 ? { board, before: [] } : yield* waitingBefore(board, zones, draw)
}

/** What a position is made for, and which conditions are to hold in it or not. */
interface Wanted {
  readonly goal: Goal
  readonly wants: readonly Want[]
}

/** Cards for what is chosen from and gone through; one of them, now and then, with what is asked of it besides. */
function* withCompany(board: Board, { goal, wants }: Wanted, draw: Draw): Generator<null, Board> {
  for (const domain of goal.company) for (let n = draw(4); n > 0; n--) memberRemedy(domain, board.held, draw)(board)
  const sought = oneOf(goal.company, draw)
  if (sought === undefined || draw(2) === 0) return board
  const { local } = sought
  const known = new Set([...board.held.keys(), local])
  const asked = wantedOf(sought, draw).filter(({ test }) => speaksOnlyOf(test, known))
  const { held } = board
  const member = { unknown: [local], bindings: goal.bindings }
  const found = yield* solvedOn(board, member, [...wants, ...asked], draw)
  // A card that was exchanged or moved for the member's sake may be one that the position is made for.
  if (unmetBy(found, goal, wants).length > unmetBy(board, goal, wants).length) return board
  found.held = held
  return found
}

function positionOn(
  solvedBoard: Board,
  { goal, wants }: Wanted,
  before: readonly EventCall[],
  draw: Draw,
): Omit<AimedPosition, 'of'> | null {
  let board = solvedBoard
  const path = goal.event !== null ? beginning(board, goal, draw) : goal.tells === 'decks' ? [] : anywhere(board, draw)
  for (const amount of goal.amounts) if (draw(2) === 0) putOther(board, amount, draw)
  if (draw(4) > 0) board = filled(board, path, { goal, wants }, draw)
  try {
    const { tells, about } = goal
    const things = about.map((local) => wordsOn(board)(board.held.get(local) ?? null, local.type))
    return { position: said(board, path, before), tells, things, asks: moveAsked(board, goal) }
  } catch (error) {
    if (error instanceof Unsaid) return null
    throw error
  }
}

function moveAsked(board: Board, { asks }: Goal): SaidMove | null {
  const seat = asks === null ? null : board.held.get(asks.asker)
  if (asks === null || typeof seat !== 'number') return null
  const words = wordsOn(board)
  const args = asks.args.map((from, i): Said => {
    const value = from.kind === 'local' ? (board.held.get(from.local) ?? null) : from.value(board)
    return words(value, asks.event.params[i]?.type ?? NOTHING)
  })
  return { seat, event: asks.event.name, args }
}

function beginning(board: Board, goal: Goal, draw: Draw): readonly EventCall[] {
  const { event, outer } = goal
  if (event?.proc == null) return []
  const calls = [...outer, event].map(({ name, proc }) => ({
    event: name,
    args: (proc?.params ?? []).map((param) => ({ value: board.held.get(param) ?? null, type: param.type })),
  }))
  return around(board, calls, draw)
}

/** Where something is asked, as in the worked examples; what is so shows anywhere. */
function anywhere(board: Board, draw: Draw): readonly EventCall[] {
  const example = oneOf(
    board.machine.program.examples.filter(({ path }) =>
      path.every(({ args }) => args.every(({ type }) => type.base === 'player' || type.base === 'number')),
    ),
    draw,
  )
  return (example?.path ?? []).map(({ event, args }) => ({
    event,
    args: args.map((x) => ({ value: board.value(x), type: x.type })),
  }))
}

/**
 * Cards in the zones that the texts on the way speak of, for what they draw, pay and count; mostly not in one that is
 * to be empty.
 */
function filled(first: Board, path: readonly EventCall[], { goal, wants }: Wanted, draw: Draw): Board {
  const { program, state } = first.machine
  const definitions = program.game.definitions.size
  if (definitions === 0) return first
  const spoken = path.flatMap(({ event }) => zonesOfTexts(program)(event))
  const zones = new Set(spoken.flatMap((name) => zonesIn(first, { name }, first.held)))
  const isAnyway = draw(4) === 0
  let board = first
  for (const zone of zones) {
    // What lies there already may be used up before it is asked for.
    if ((state.zones[zone] ?? []).length > 0 && draw(2) === 0) continue
    const more = board.copy()
    for (let n = draw(9); n > 0; n--) more.layCard(draw(definitions), zone)
    if (isAnyway || unmetBy(more, goal, wants).length <= unmetBy(board, goal, wants).length) board = more
  }
  return board
}

/** The zones in the text of an event and in the texts that it calls. */
const zonesOfTexts = weakMemo((program: Program) =>
  memo((event: string) => [...new Set(zonesSpokenOf(program, program.events.get(event)?.proc ?? null))]),
)

function zonesSpokenOf(program: Program, proc: Proc | null, depth = 2): readonly string[] {
  if (proc === null || depth < 0) return []
  return statementsIn(proc.body).flatMap((s) => [
    ...exprsOf(s).flatMap((x: TExpr) => within(x).flatMap((part) => (part.kind === 'zone' ? [part.zone] : []))),
    ...(s.kind === 'call' ? zonesSpokenOf(program, program.events.get(s.event)?.proc ?? null, depth - 1) : []),
    ...(s.kind === 'proc' ? zonesSpokenOf(program, s.proc, depth - 1) : []),
  ])
}
