import type { BaseState, DeckList } from '../../../runtime/engine.ts'
import type { FullEngine } from '../../../runtime/parts.ts'
import type { RulesChange } from '../../../runtime/report/rules-change.ts'
import type { Context } from '../../context.ts'
import { rulesHost } from '../../files/rules-host.ts'
import { changedNumbers, printedNumbers } from './changed-numbers.ts'
import type { Entry } from '../../../compiler/game/entry.ts'
import type { Game } from '../../../compiler/game/model.ts'
import { isRule, declarationPlace } from '../../../language/rule-entry.ts'
import { editWithout, linesWithout } from '../../rules/rule-left-out.ts'
import type { CardDecl } from '../../../grammar/tree/declarations.ts'
import { editedText } from '../../rules/edited-text.ts'
import { lineStart } from '../../rules/line-start.ts'

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

/** What a card is called that is another one without its rules. */
const BLANK = 'blank-copy'

/** The first seat has each card of its deck that has rules of its own as one that has none. */
function blankedCards(entries: readonly Entry[], decks: readonly (DeckList | null)[]): RulesChange[] {
  const [own, ...others] = decks
  if (own === null || own === undefined) return []
  return entries.flatMap(({ decl }): RulesChange[] => {
    if (decl.kind !== 'card' || decl.name === null || decl.generators.length > 0 || decl.rules.length === 0) return []
    const card = decl.name.text
    const copies = Object.values(own)
      .flat()
      .filter((entry) => entry.card === card)
      .reduce((sum, entry) => sum + entry.copies, 0)
    if (copies === 0) return []
    const { file, end } = decl.span
    const edits = [{ path: file.path, start: end, end, text: `\n${blankCopy(decl, decl.name.span)}` }]
    return [{ kind: 'blank', card, copies, edits, decks: [withBlank(own, card), ...others] }]
  })
}

/** The text of the card under another name, without its rules. */
function blankCopy({ span: { file, start, end }, rules }: CardDecl, name: { start: number; end: number }): string {
  const edits = [{ start: name.start, end: name.end, text: BLANK }, ...rules.map(linesWithout)]
  const from = lineStart(file.text, start)
  const moved = edits.map((edit) => ({ ...edit, start: edit.start - from, end: edit.end - from }))
  return editedText(file.text.slice(from, end), moved)
}

const withBlank = (deck: DeckList, card: string): DeckList =>
  Object.fromEntries(
    Object.entries(deck).map(([list, entries]) => [
      list,
      entries.map((entry) => (entry.card === card ? { ...entry, card: BLANK } : entry)),
    ]),
  )
