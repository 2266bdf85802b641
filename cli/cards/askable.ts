import { resolve } from 'node:path'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine, Parts } from '../../runtime/parts.ts'
import { addColumns, bare } from '../../runtime/queries/add-cards.ts'
import { stateToAsk } from '../../runtime/queries/ask.ts'
import { setupProblem } from '../../runtime/simulate/check-setup.ts'
import { cacheFolder } from '../cache/disk-store.ts'
import type { Context } from '../context.ts'
import { loadGame } from '../load-game.ts'
import { UsageError } from '../usage-error.ts'
import { CardIndex } from './card-index.ts'
import { type GameCards, gameCardsOf } from './game-cards.ts'
import { nameKey } from './name-key.ts'
import { type NamesByLanguage, type OwnNames, ownNames } from './own-names.ts'
import type { Io } from '../io.ts'
import { type Prepared, prepared } from './prepared.ts'
import type { UnreadOnCards } from './unread.ts'

/** A game that can be asked of its cards, and of those of a database. */
export interface Askable {
  readonly engine: FullEngine<BaseState>
  readonly parts: Parts<BaseState>
  readonly state: BaseState
  readonly index: CardIndex
  readonly game: GameCards
  /** The rules files that it is made from. */
  readonly files: readonly string[]
  /** How many cards come from the database. */
  readonly added: number
  /** The languages of its names, where cards of the rules text have none in any of them; else none. */
  readonly foreign: readonly string[]
  /** By which the database knows cards, those of the rules text among them. */
  readonly ids: ReadonlyMap<number, string | number>
  /** The number of the first card that is of the database alone. */
  readonly first: number
  /** What the rules print on cards, and nothing in the database speaks of. */
  readonly unsaid: readonly string[]
  /** What stands on cards of the database and the rules cannot say. */
  readonly unread: readonly UnreadOnCards[]
  /** Cards of the rules text that the database does not have. */
  readonly missing: readonly number[]
  /** What a card is called, by language. */
  readonly namesIn: (card: number) => NamesByLanguage
}

export interface AskableOptions {
  readonly cards: string | undefined
  readonly option: Readonly<Record<string, string>>
}

/** The database that is meant: that of an option, else that of the environment. */
export const cardsMeant = ({ env }: Io, given: string | undefined): string | undefined =>
  given ?? (env['HOUSERULES_CARDS'] === '' ? undefined : env['HOUSERULES_CARDS'])

/** Null, with the findings reported, where the game has errors. */
export async function askable(
  context: Context,
  file: string,
  { cards, option }: AskableOptions,
): Promise<Askable | null> {
  const { io } = context
  const loaded = await loadGame(context, file, { examples: false })
  if (loaded === null) return null
  const { engine, files } = loaded
  const problem = setupProblem(engine.info, { options: option })
  if (problem !== null) throw new UsageError(problem)
  const game = gameCardsOf(io.cwd, [...files.filter((each) => each !== file), file])
  const { parts } = engine
  const database = cards === undefined ? null : prepared(parts, game, resolve(io.cwd, cards), cacheFolder(io.env))
  const first = database === null ? undefined : addColumns(parts, database.added)
  return {
    engine,
    parts,
    state: stateToAsk(parts, option),
    index: cardIndexOf(parts, game, database, first),
    game,
    files,
    added: database?.cards ?? 0,
    foreign: database?.foreign ?? [],
    ids: new Map(database?.ids),
    first: first ?? engine.info.cards.length,
    unsaid: database?.unsaid ?? [],
    unread: database?.unread ?? [],
    missing: database?.missing ?? [],
    namesIn: namesBy(ownNames(parts, game).names, new Map(database?.byLanguage)),
  }
}

/**
 * Finds cards by every name that they have in the rules text, in its `.cards.json` and in a database.
 * @param first the number of the first card that is of the database alone
 */
export function cardIndexOf(
  parts: Parts<BaseState>,
  game: GameCards,
  database: Prepared | null = null,
  first?: number,
): CardIndex {
  const others = ownNames(parts, game).names
  const several = new Map(database?.several)
  const ids = new Map(database?.ids)
  const index: CardIndex = new CardIndex((card) =>
    told(
      parts,
      index,
      card,
      [...new Set([...Object.values(others.get(card) ?? {}), ...(several.get(card) ?? [])])],
      first !== undefined && card >= first ? (ids.get(card) ?? null) : null,
    ),
  )
  for (const [card, name] of parts.info.cards.slice(0, first).entries()) index.add(nameKey(bare(name)), card)
  for (const [card, names] of others) for (const name of Object.values(names)) index.add(nameKey(name), card)
  for (const [i, key] of (database?.keys ?? []).entries()) index.add(key, database?.named[i] ?? 0)
  for (const [why, keys] of database?.left ?? []) for (const key of keys) index.leave(key, why)
  return index
}

const namesBy =
  (own: OwnNames['names'], ofDatabase: ReadonlyMap<number, NamesByLanguage>) =>
  (card: number): NamesByLanguage => ({ ...ofDatabase.get(card), ...own.get(card) })

/** A card with its other names, and where several cards have this name also its id, which is as good as a name. */
function told(
  parts: Parts<BaseState>,
  index: CardIndex,
  card: number,
  names: readonly string[],
  id: string | number | null,
): string {
  const name = bare(parts.info.cards[card] ?? '?')
  const others = [
    ...names.filter((other) => other !== name),
    ...(id !== null && index.called(name).length > 1 ? [id] : []),
  ]
  return others.length === 0 ? name : `${name} (${others.join(', ')})`
}
