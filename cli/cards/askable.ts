import { resolve } from 'node:path'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine, Parts } from '../../runtime/parts.ts'
import { addColumns, bare } from '../../runtime/queries/add-cards.ts'
import { stateToAsk } from '../../runtime/queries/ask.ts'
import { setupProblem } from '../../runtime/simulate/check-setup.ts'
import { cacheFolder } from '../cache/disk-store.ts'
import type { Context } from '../context.ts'
import { storedEngine } from '../cache/engine-store.ts'
import { UsageError } from '../usage-error.ts'
import { CardIndex } from './card-index.ts'
import { type GameCards, gameCardsOf } from './game-cards.ts'
import { nameKey } from './name-key.ts'
import { ownNames } from './own-names.ts'
import { prepared } from './prepared.ts'

/** A game that can be asked of its cards, and of those of a database. */
export interface Askable {
  readonly parts: Parts<BaseState>
  readonly state: BaseState
  readonly index: CardIndex
  readonly game: GameCards
  /** How many cards come from the database. */
  readonly added: number
  /** The languages of its names, where cards of the rules text have none in any of them; else none. */
  readonly foreign: readonly string[]
}

export interface AskableOptions {
  readonly cards: string | undefined
  readonly option: Readonly<Record<string, string>>
}

/** Null, with the findings reported, where the game has errors. */
export async function askable(
  context: Context,
  file: string,
  { cards, option }: AskableOptions,
): Promise<Askable | null> {
  const { io } = context
  const stored = await storedEngine(context, file)
  if (stored === null) return null
  const problem = setupProblem(stored.engine.info, { options: option })
  if (problem !== null) throw new UsageError(problem)
  const game = gameCardsOf(io.cwd, [...stored.files.filter((each) => each !== file), file])
  const { parts } = stored.engine as FullEngine<BaseState>
  const database = cards === undefined ? null : prepared(parts, game, resolve(io.cwd, cards), cacheFolder(io.env))
  const first = database === null ? 0 : addColumns(parts, database.added)
  const others = ownNames(parts, game).names
  const several = new Map(database?.several)
  const index: CardIndex = new CardIndex((card) =>
    told(
      parts,
      index,
      card,
      [...new Set([...(others.get(card) ?? []), ...(several.get(card) ?? [])])],
      database?.ids[card - first] ?? null,
    ),
  )
  for (const [card, name] of parts.info.cards.slice(0, database === null ? undefined : first).entries())
    index.add(nameKey(bare(name)), card)
  for (const [card, names] of others) for (const name of names) index.add(nameKey(name), card)
  for (const [i, key] of (database?.keys ?? []).entries()) index.add(key, database?.named[i] ?? 0)
  for (const key of database?.left ?? []) index.leave(key)
  return {
    parts,
    state: stateToAsk(parts, option),
    index,
    game,
    added: database?.cards ?? 0,
    foreign: database?.foreign ?? [],
  }
}

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
