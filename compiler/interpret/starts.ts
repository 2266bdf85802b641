import type { Program } from '../program/program.ts'
import type { TFact } from '../program/declarations.ts'
import type { Type } from '../game/type.ts'
import { type Machine, value } from './machine.ts'
import { keyOf } from './state.ts'
import { Env, type Value, nothing } from './value.ts'

/** Facts and adjectives that are kept: how they start, and when they start afresh. */

interface Column {
  readonly name: string
  readonly of: readonly Type[]
  readonly zones: readonly string[]
  readonly start: (m: Machine, args: readonly Value[]) => Value
}

const known = new WeakMap<Program, readonly Column[]>()

function columnsOf({ program }: Machine): readonly Column[] {
  const columns = known.get(program) ?? columnsAnew(program)
  known.set(program, columns)
  return columns
}

function columnsAnew({ facts, adjectives, game }: Program): readonly Column[] {
  const ofFacts = [...facts.values()].flatMap((fact): Column[] => {
    const symbol = game.facts.get(fact.name)
    if (symbol?.stored !== true) return []
    return [
      {
        name: fact.name,
        of: symbol.params.map((p) => p.type),
        zones: symbol.zones,
        start: (on, args) => startOf(on, fact, symbol.type, args),
      },
    ]
  })
  const ofAdjectives = [...adjectives.values()].flatMap((adjective): Column[] => {
    const symbol = game.adjectives.get(adjective.name)
    if (symbol?.stored !== true) return []
    const { starts } = adjective
    return [
      {
        name: adjective.name,
        of: [symbol.subject],
        zones: symbol.zones,
        start: (on) => starts !== null && value(on, starts, new Env()) === true,
      },
    ]
  })
  return [...ofFacts, ...ofAdjectives]
}

/** Results start with 0, like points. */
function startOf(m: Machine, fact: TFact, type: Type, args: readonly Value[]): Value {
  if (fact.name === 'result') return 0
  return fact.starts === null ? nothing(type) : value(m, fact.starts, new Env(fact.params, args))
}

/** What the game, its players and the values of its types begin with. */
export function startTable(m: Machine): void {
  for (const column of columnsOf(m)) {
    const [only] = column.of
    if (column.of.length > 1 || only?.base === 'card') continue
    const things = only === undefined ? [[]] : thingsOf(m, only).map((thing) => [thing])
    for (const args of things) m.state.facts.set(column.name, keyOf(args), column.start(m, args))
  }
}

/** Who or what is there from the beginning; of the rest a fact starts when it is first asked for. */
function thingsOf(m: Machine, { base, of }: Type): readonly number[] {
  const count =
    base === 'player' ? m.state.players : base === 'enum' ? (m.program.game.enums.get(of)?.values.length ?? 0) : 0
  return Array.from({ length: count }, (_, i) => i)
}

/** What a new card begins with. */
export function startFacts(m: Machine, card: number): void {
  for (const column of columnsOf(m)) {
    if (column.of.length === 1 && column.of[0]?.base === 'card')
      m.state.facts.set(column.name, keyOf([card]), column.start(m, [card]))
  }
}

/** Starts afresh what is kept in zones that a card comes into or leaves; with it what the card is. */
export function resetFacts(m: Machine, card: number, crosses: (zones: readonly string[]) => boolean): void {
  for (const column of columnsOf(m)) {
    if (column.zones.length > 0 && column.of[0]?.base === 'card' && crosses(column.zones))
      m.state.facts.set(column.name, keyOf([card]), column.start(m, [card]))
  }
  const { shape } = m.program.game
  const moved = m.state.cards[card]
  if (moved !== undefined && shape !== null && shape.zones.length > 0 && crosses(shape.zones))
    moved.definition = moved.printed
}

/** What is kept of these things now. */
export function keptValue(m: Machine, name: string, args: readonly Value[]): Value {
  const found = m.state.facts.get(name, keyOf(args))
  if (found !== undefined) return found
  return (
    columnsOf(m)
      .find((column) => column.name === name)
      ?.start(m, args) ?? null
  )
}
