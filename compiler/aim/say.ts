import { elementOf, type Type } from '../game/type.ts'
import { zoneWithKey } from '../interpret/table.ts'
import type { Value } from '../interpret/value.ts'
import { keyOf } from '../interpret/state.ts'
import type { Board, Kept } from './board.ts'
import { type LaidCard, type Position, type Said, type SaidCall, type SaidZone, Unsaid } from './position.ts'

/** An event with its arguments. */
export interface EventCall {
  readonly event: string
  readonly args: readonly { readonly value: Value; readonly type: Type }[]
}

/** What lies on a board, in the words of the rules. @throws Unsaid where a call has no words */
export function said(board: Board, path: readonly EventCall[], before: readonly EventCall[] = []): Position {
  const { state, program } = board.machine
  const order = cardsInOrder(board)
  const kept = [...board.kept.values()]
  const words = wordsOn(board)
  const call = ({ event, args }: EventCall): SaidCall => ({
    event,
    args: args.map(({ value, type }) => words(value, type)),
  })
  return {
    players: state.players,
    options: Object.fromEntries(
      [...program.game.options.values()].flatMap(({ name, index, values, chosen }) => {
        const now = state.options[index] ?? chosen
        return now === chosen ? [] : [[name.text, values[now]?.text ?? '']]
      }),
    ),
    cards: order.map((card) => cardSaid(board, card, kept, words)),
    facts: kept.flatMap((fact) => looseFact(board, fact, words)),
    decks: kept.flatMap(({ name, of }) => {
      const list = program.game.facts.get(name)?.deck === true ? now(board, { name, of }) : null
      return Array.isArray(list)
        ? [{ list: name, seat: Number(of[0]), cards: list.map((d) => definitionName(board, Number(d))) }]
        : []
    }),
    before: before.map(call),
    path: path.map(call),
  }
}

type Words = (value: Value, type: Type) => Said

/** How values are said in a position of what lies on a board. @throws Unsaid where one has no words */
export function wordsOn(board: Board): Words {
  const numbers = new Map(cardsInOrder(board).map((card, i) => [card, i]))
  return (value, type) => wordsOf(board, value, type, numbers)
}

/** Zone by zone, as an example lists them. */
function cardsInOrder({ machine }: Board): readonly number[] {
  return [...machine.program.game.zones.values()].flatMap(({ holds, base, size }) =>
    holds === 'cards' ? machine.state.zones.slice(base, base + size).flat() : [],
  )
}

function cardSaid(board: Board, card: number, kept: readonly Kept[], words: Words): LaidCard {
  const { state, program } = board.machine
  const { definition, place } = state.cards[card] ?? { definition: 0, place: null }
  return {
    name: definitionName(board, definition),
    shape: null,
    zone: zoneSaid(board, place),
    owner: null,
    facts: kept.flatMap((fact) =>
      fact.of.length === 1 &&
      fact.of[0] === card &&
      typeOf(board, fact.name, 0)?.base === 'card' &&
      lasts(board, fact.name, place)
        ? saying(() => ({
            name: fact.name,
            value: words(now(board, fact), program.game.facts.get(fact.name)?.type ?? MARK),
          }))
        : [],
    ),
  }
}

const MARK: Type = { base: 'truth', of: '', set: false, optional: false }

/** Of what a fact or adjective is kept. */
function typeOf({ machine }: Board, name: string, at: number): Type | undefined {
  const { facts, adjectives } = machine.program.game
  return facts.has(name) ? facts.get(name)?.params[at]?.type : at === 0 ? adjectives.get(name)?.subject : undefined
}

/** Whether a fact is kept of cards where this one lies. */
function lasts({ machine }: Board, name: string, place: number | null): boolean {
  const { facts, adjectives } = machine.program.game
  const zones = facts.get(name)?.zones ?? adjectives.get(name)?.zones ?? []
  const there = place === null ? undefined : zoneWithKey(machine, place)?.symbol.name.text
  return zones.length === 0 || (there !== undefined && zones.includes(there))
}

const now = ({ machine }: Board, { name, of }: Kept): Value => machine.state.facts.get(name, keyOf(of)) ?? null

/** A fact of the game, of a player or of the value of a type. */
function looseFact(board: Board, fact: Kept, words: Words): Position['facts'] {
  const { game } = board.machine.program
  const [only] = fact.of
  const about = typeOf(board, fact.name, 0)
  if (game.facts.get(fact.name)?.deck === true || fact.of.length > 1) return []
  const type = game.facts.get(fact.name)?.type ?? MARK
  return saying(() => {
    const value = words(now(board, fact), type)
    if (only === undefined) return { name: fact.name, seat: null, value }
    if (about?.base === 'player') return { name: fact.name, seat: Number(only), value }
    const named = about?.base === 'enum' ? words(only, about) : null
    if (typeof named !== 'string') throw new Unsaid(`a fact of ${about?.base ?? 'nothing'}`)
    return { name: fact.name, seat: null, of: named, value }
  })
}

function saying<T>(say: () => T): T[] {
  try {
    return [say()]
  } catch (error) {
    if (error instanceof Unsaid) return []
    throw error
  }
}

function wordsOf(board: Board, value: Value, type: Type, numbers: ReadonlyMap<number, number>): Said {
  if (Array.isArray(value))
    return (value as readonly Value[]).map((one) => wordsOf(board, one, elementOf(type), numbers))
  if (value === null || typeof value !== 'number') return value as Said
  switch (type.base) {
    case 'card': {
      const card = numbers.get(value)
      if (card === undefined) throw new Unsaid('a card that lies nowhere')
      return { card }
    }
    case 'definition':
      return definitionName(board, value)
    case 'enum':
      return board.machine.program.game.enums.get(type.of)?.values[value]?.text ?? ''
    case 'zone':
      return zoneSaid(board, value)
    case 'number':
    case 'player':
    case 'truth':
      return value
    default:
      type.base satisfies 'effect' | 'none' | 'option' | 'text' | 'unknown'
      throw new Unsaid(`a value of type ${type.base}`)
  }
}

function definitionName({ machine }: Board, index: number): string {
  return [...machine.program.game.definitions.values()][index]?.name ?? ''
}

function zoneSaid({ machine }: Board, place: number | null): SaidZone {
  const found = place === null ? null : zoneWithKey(machine, place)
  if (found === null) throw new Unsaid('a card that lies nowhere')
  const { symbol, key } = found
  if (key !== null && symbol.key !== null && symbol.key.type.base !== 'player') {
    const of = machine.program.game.enums.get(symbol.key.type.of)?.values[key]?.text
    if (of === undefined) throw new Unsaid('a zone of a value without a name')
    return { zone: symbol.name.text, seat: null, of }
  }
  return { zone: symbol.name.text, seat: key }
}
