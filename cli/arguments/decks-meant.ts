import { printable } from '../../compiler/diagnostics/printable.ts'
import { problemText } from '../../runtime/decks/deck-reasons.ts'
import { type BaseState, type DeckList, type Engine, seatName } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { cardIndexOf } from '../cards/askable.ts'
import type { CardIndex } from '../cards/card-index.ts'
import { countedList, letListsCount, listsIn } from '../cards/card-lists.ts'
import { type GameCards, gameCardsOf } from '../cards/game-cards.ts'
import { deckNames, strangersIn } from '../decks/deck-names.ts'
import { readDeckFile } from '../decks/read-deck-file.ts'
import { note, type Io } from '../io.ts'
import { liveEngine } from '../live-engine.ts'
import type { LoadedGame } from '../load-game.ts'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

export interface DecksGiven {
  readonly deck: Readonly<Record<string, string>>
  readonly lists?: string
}

/**
 * Decks of `--deck SEAT=FILE` by seat, null for a default deck; undefined when none is given, null when one is
 * refused.
 */
export function decksMeant(
  io: Io,
  { engine, files, script }: Pick<LoadedGame, 'engine' | 'files' | 'script'>,
  { deck: given, lists }: DecksGiven,
  table: { readonly players: number; readonly options: Readonly<Record<string, string>> },
): (DeckList | null)[] | null | undefined {
  if (Object.keys(given).length === 0) {
    if (lists !== undefined)
      throw new UsageError(stated('`--lists` judges decks that are brought with --deck, and none is'))
    return undefined
  }
  const decks: (DeckList | null)[] = Array.from({ length: table.players }, () => null)
  const { info, parts } = engine as FullEngine<BaseState>
  const [file = '', ...bases] = files
  const game = gameCardsOf(io.cwd, [...bases, file])
  const index = cardIndexOf(parts, game)
  const names = deckNames(info, game, index)
  let refused = false
  for (const [seat, own] of Object.entries(given)) {
    const at = decks.findIndex((_, each) => seatName(each) === seat)
    if (at < 0)
      throw new UsageError(
        stated('there is no seat `{1}`; seats are {2}', seat, decks.map((_, each) => seatName(each)).join(', ')),
      )
    const deck = readDeckFile(io, info, names, own)
    const strangers = strangersIn(info, deck, index)
    for (const reason of strangers) note(io, printable(`${own}: ${reason}`))
    refused ||= strangers.length > 0
    decks[at] = deck
  }
  // Decks of names that nobody knows cannot be judged.
  if (refused) return null
  const judge = judgeBy(
    io,
    { script, name: file, engine },
    lists === undefined ? game.lists : listsIn(io, lists),
    index,
  )
  const reasons = judge.checkTable(decks, table.options).map((problems) => problems.map(problemText))
  for (const [seat, own] of Object.entries(given)) {
    for (const reason of reasons[decks.findIndex((_, each) => seatName(each) === seat)] ?? []) {
      note(io, printable(`${own}: ${reason}`))
      refused = true
    }
  }
  return refused ? null : decks
}

/** An engine on whose cards lists count as printed. What is played has them as the rules print them, lists or not. */
function judgeBy(
  io: Io,
  { script, name, engine }: { readonly script: LoadedGame['script']; readonly name: string; readonly engine: Engine },
  lists: GameCards['lists'],
  index: CardIndex,
): Engine {
  if (Object.keys(lists).length === 0) return engine
  const judge = liveEngine(script, name).engine
  for (const list of letListsCount(judge.parts, lists, index)) note(io, countedList(list))
  return judge
}
