import { resolve } from 'node:path'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine, Parts } from '../../runtime/make-engine.ts'
import { addCards, bare } from '../../runtime/queries/add-cards.ts'
import { stateToAsk } from '../../runtime/queries/ask.ts'
import { setupProblem } from '../../runtime/simulate/check-setup.ts'
import type { Context } from '../context.ts'
import { storedEngine } from '../engine-store.ts'
import { UsageError } from '../usage-error.ts'
import { CardIndex } from './card-index.ts'
import { type Definition, definitionsOf } from './definitions-of.ts'
import { type GameCards, gameCardsOf } from './game-cards.ts'
import { nameKey } from './name-key.ts'
import { printedReader } from './printed-of.ts'
import { readDatabase } from './read-database.ts'

/** A game that can be asked of its cards, and of those of a database. */
export interface Askable {
  readonly parts: Parts<BaseState>
  readonly state: BaseState
  readonly index: CardIndex
  readonly game: GameCards
  /** How many cards come from the database, and how many of it the rules cannot say. */
  readonly added: number
  readonly left: number
  /** Other names of a card, by its number. */
  readonly names: ReadonlyMap<number, Called>
}

/** What else a card is called, and by which the database knows it. */
interface Called { readonly names: readonly string[]; readonly id: string | number | undefined }

export interface AskableOptions { readonly cards: string | undefined; readonly option: Readonly<Record<string, string>> }

/** Null, with the findings reported, where the game has errors. */
export async function askable(context: Context, file: string, { cards, option }: AskableOptions): Promise<Askable | null> {
  const { io } = context
  const stored = await storedEngine(context, file)
  if (stored === null) return null
  const problem = setupProblem(stored.engine.info, { options: option })
  if (problem !== null) throw new UsageError(problem)
  const game = gameCardsOf(io.cwd, [...stored.files.filter((each) => each !== file), file])
  const { parts } = stored.engine as FullEngine<BaseState>
  const names = new Map<number, Called>()
  const index: CardIndex = new CardIndex((card) => toldName(parts, names, index, card))
  for (const [card, name] of parts.info.cards.entries()) index.add(nameKey(bare(name)), card)
  const { added, left } = cards === undefined ? { added: 0, left: 0 } : addDatabase(parts, game, resolve(io.cwd, cards), index, names)
  return { parts, state: stateToAsk(parts, option), index, game, added, left, names }
}

/** With its other names, and where several cards have this name also its id, which is as good as a name. */
function toldName(parts: Parts<BaseState>, names: Askable['names'], index: CardIndex, card: number): string {
  const name = bare(parts.info.cards[card] ?? '?')
  const called = names.get(card)
  const others = [...(called?.names ?? []).filter((other) => other !== name), ...(called?.id !== undefined && index.called(name).length > 1 ? [called.id] : [])]
  return others.length === 0 ? name : `${name} (${others.join(', ')})`
}

/** Cards that the rules text has keep what it says of them, and get their other names. */
function addDatabase(parts: Parts<BaseState>, game: GameCards, path: string, index: CardIndex, names: Map<number, Called>): { readonly added: number; readonly left: number } {
  const { header, cards } = readDatabase(path)
  const known = new Map(parts.info.cards.map((name, card) => [nameKey(bare(name)), card]))
  const read = printedReader(game.printed, new Map(parts.printed.map((p) => [p.name, p.type])))
  const fresh: Definition[] = []
  let left = 0
  for (const row of cards) {
    const made = definitionsOf(row, game, header.language, read)
    if (made.length === 0) left++
    for (const each of made) {
      const own = each.names.map((name) => known.get(nameKey(name))).find((card) => card !== undefined)
      if (own === undefined) fresh.push(each)
      else enter(index, names, own, each)
    }
  }
  const first = addAll(parts, fresh, path)
  for (const [i, each] of fresh.entries()) enter(index, names, first + i, each)
  return { added: cards.length - left, left }
}

function enter(index: CardIndex, called: Map<number, Called>, card: number, { names, id, side }: Definition): void {
  if (side) return
  for (const each of names) index.add(nameKey(each), card)
  if (id !== undefined) index.add(String(id).toLowerCase(), card)
  if (names.length > 1 || id !== undefined) called.set(card, { names, id })
}

function addAll(parts: Parts<BaseState>, cards: readonly Definition[], path: string): number {
  try {
    return addCards(parts, cards)
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(`${path}: ${error.message}`)
    throw error
  }
}
