import { boardOf } from '../told/board.ts'
import { type BaseState, type GameInfo, seatName } from '../engine.ts'
import { nameOfCard } from '../words/describe.ts'
import { ownEntry } from '../own-entry.ts'
import type { Parts } from '../parts.ts'

/** Numbers from 0 up to this one have an id of their own. */
const NUMBERS = 256

/** How many ids stand for choices without one of their own, at least. */
const FURTHER = 64

/** The ids that stand for answers of one kind, such as the cards that can be played. */
export interface ActionBlock {
  /** `play c`, `choose card`; of an event without parts its name alone. */
  readonly name: string
  /** Of what type the answer is; empty where the block is a single id. */
  readonly type: string
  readonly first: number
  readonly size: number
}

/** The ids of cards within a block: so many for each definition as there are copies of it. */
interface CardIds {
  readonly firsts: readonly number[]
  readonly copies: readonly number[]
  readonly size: number
}

/** Ids that stay the same for every seed and state of a game at one kind of table. */
export interface ActionSpace {
  readonly count: number
  readonly blocks: readonly ActionBlock[]
  readonly cards: CardIds
  /** By branch, for `choose one of`. */
  readonly branches: ActionBlock
  /** By the type of what is chosen. */
  readonly chosen: ReadonlyMap<string, ActionBlock>
  /** By event: which of its parts is the seat that acts, and the ids of each other part in their order. */
  readonly events: ReadonlyMap<number, { readonly asker: number; readonly blocks: readonly ActionBlock[] }>
  /** By the number of an offered event: its only part that is chosen, and where its values begin; null where it has several. */
  readonly singles: readonly ({ readonly block: ActionBlock; readonly from: number } | null)[]
  readonly further: ActionBlock
  /** The names of all ids, in their order. */
  readonly names: readonly string[]
}

export const DECLINES = 0
export const AGREES = 1

/** The ids of a game; `s` is a state that was just set up, whose cards are counted. */
export function actionSpace<S extends BaseState>(parts: Parts<S>, s: S): ActionSpace {
  const cards = cardIds(parts.info, s)
  const names = ['decline', 'yes']
  const blocks: ActionBlock[] = []
  const block = (name: string, type: string, values: readonly string[]): ActionBlock => {
    const made = { name, type, first: names.length, size: values.length }
    names.push(...values.map((value) => (value === '' ? name : `${name} ${value}`)))
    blocks.push(made)
    return made
  }
  const most = Math.max(0, ...parts.sites.map((site) => site.branches.length))
  const branches = block('option', 'branch', numbered(1, most))
  const chosen = new Map<string, ActionBlock>()
  for (const { kind, value } of parts.sites)
    if (kind === 'choose' && !chosen.has(value))
      chosen.set(value, block(`choose ${value}`, value, valuesOf(parts, s, cards, value)))
  const events = new Map<number, { readonly asker: number; readonly blocks: readonly ActionBlock[] }>()
  const singles: ActionSpace['singles'][number][] = []
  for (const { event, asker, radix } of parts.moves) {
    const { name = '?', params = [] } = parts.info.events[event] ?? {}
    const open = params.filter((_, i) => i !== asker)
    const own = open.map((p, i) =>
      block(
        i === 0 ? name : `${name} … ${p.role === 'main' ? p.name : p.role}`,
        p.type,
        valuesOf(parts, s, cards, p.type),
      ),
    )
    const blocks = own.length === 0 ? [block(name, '', [''])] : own
    events.set(event, { asker, blocks })
    const [single, ...others] = blocks
    const [, from = 0] = radix.find((_, i) => i !== asker) ?? []
    singles.push(single === undefined || others.length > 0 ? null : { block: single, from })
  }
  const further = block('further choice', 'further', numbered(1, Math.max(FURTHER, s.def.length)))
  return { count: names.length, blocks, cards, branches, chosen, events, singles, further, names }
}

const numbered = (from: number, to: number): string[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => String(from + i))

/** Every definition has an id, also where no card is of it when the game begins. */
function cardIds({ cards }: GameInfo, { def }: BaseState): CardIds {
  const copies = cards.map(() => 0)
  for (const definition of def) copies[definition] = (copies[definition] ?? 0) + 1
  const firsts: number[] = []
  let size = 0
  for (const [definition, count] of copies.entries()) {
    firsts.push(size)
    copies[definition] = Math.max(1, count)
    size += Math.max(1, count)
  }
  return { firsts, copies, size }
}

/** The words of what has an id of its own; of other types every value is a further choice. */
function valuesOf<S extends BaseState>(parts: Parts<S>, s: S, cards: CardIds, type: string): readonly string[] {
  switch (type) {
    case 'card':
      return cards.copies.flatMap((count, definition) => {
        const name = nameOfCard(parts.info, definition)
        return Array.from({ length: count }, (_, copy) => (copy === 0 ? name : `${name} (${copy + 1})`))
      })
    case 'definition':
      return parts.info.cards
    case 'player':
      return Array.from({ length: s.players }, (_, seat) => seatName(seat))
    case 'number':
      return numbered(0, NUMBERS - 1)
    case 'truth':
      return ['no', 'yes']
    case 'zone':
      return boardOf(parts, s.players).map(({ word }) => word)
    default:
      return ownEntry(parts.enums, type) ?? []
  }
}
