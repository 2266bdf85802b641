import type { BaseState, DeckList } from '../../../runtime/engine.ts'
import type { FullEngine } from '../../../runtime/parts.ts'
import type { RulesChange } from '../../../runtime/report/rules-change.ts'
import type { Context } from '../../context.ts'
import { rulesHost } from '../../files/rules-host.ts'
import { blankedCards } from './blanked-cards.ts'
import { changedNumbers, printedNumbers } from './changed-numbers.ts'
import type { Entry } from '../../../compiler/game/entry.ts'
import type { Game } from '../../../compiler/game/model.ts'
import { isRule, declarationPlace } from '../../../language/rule-entry.ts'
import { editWithout } from '../../rules/rule-left-out.ts'

/** The game without each of some rules; what a variant replaces comes back. */
const leftOut = (entries: readonly Entry[], game: Game): RulesChange[] =>
  entries.filter(isRule).flatMap((entry) => {
    const edit = editWithout(entry, game)
    return edit === null ? [] : [{ kind: 'without', place: declarationPlace(entry.decl), edits: [edit] }]
  })

/** What a report may change of a game, those of the file itself before those that it stands on. */
export interface ReportChanges {
  /** Each number one up and one down. */
  readonly numbers: readonly (readonly RulesChange[])[]
  /** The same of numbers that are printed on cards. */
  readonly printed: readonly (readonly RulesChange[])[]
  /** Rules left out. */
  readonly rules: readonly RulesChange[]
  /** Rules of cards left out, one by one. */
  readonly rulesOfCards: readonly RulesChange[]
  /** Where seats bring decks, cards without their rules. */
  readonly cards: readonly RulesChange[]
}

/** The changes, at most so many of each kind. */
export const firstOf = ({ numbers, printed, rules, rulesOfCards, cards }: ReportChanges, most: number): RulesChange[] =>
  [numbers, printed, rules, rulesOfCards, cards].flatMap((all) => all.slice(0, most).flat())

/** How many numbers there are, of rules and on cards. */
export const numbersIn = ({ numbers, printed }: ReportChanges): number => numbers.length + printed.length

export async function rulesChanges(
  { io, tools }: Context,
  file: string,
  decks: readonly (DeckList | null)[],
): Promise<ReportChanges> {
  const { resolution } = await tools.checkGame(file, rulesHost(io.cwd, file, io.includes))
  if (resolution === null) return { numbers: [], printed: [], rules: [], rulesOfCards: [], cards: [] }
  const all = resolution.entries
  const isOwn = ({ decl }: (typeof all)[number]): boolean => decl.span.file.path === file
  const entries = [...all.filter(isOwn), ...all.filter((entry) => !isOwn(entry))]
  const brought = new Set(decks.flatMap((deck) => Object.values(deck ?? {}).flat()).map(({ card }) => card))
  // Cards that nobody brings change nothing.
  const isThere = (card: string): boolean => brought.size === 0 || brought.has(card)
  return {
    numbers: changedNumbers(entries),
    printed: printedNumbers(entries, isThere),
    rules: leftOut(
      entries.filter(({ ofCard }) => ofCard === null),
      resolution.game,
    ),
    rulesOfCards: leftOut(
      entries.filter(({ ofCard }) => ofCard !== null && isThere(ofCard)),
      resolution.game,
    ),
    cards: blankedCards(entries, decks),
  }
}

/** What the seats bring: where rules have default decks, these in turn. */
export function decksBrought(
  engine: FullEngine<BaseState>,
  players: number,
  decks: readonly (DeckList | null)[] | undefined,
): (DeckList | null)[] {
  const defaults = engine.drafts ? [] : engine.defaultDecks()
  return Array.from(
    { length: players },
    (_, seat) => decks?.[seat] ?? defaults[seat % Math.max(1, defaults.length)]?.deck ?? null,
  )
}
