import { resolve } from 'node:path'
import { printable } from '../../compiler/diagnostics/printable.ts'
import type { DeckList } from '../../runtime/engine.ts'
import { problemText } from '../../runtime/decks/deck-reasons.ts'
import { bare } from '../../runtime/queries/add-cards.ts'
import { gameMeant } from '../arguments/game-meant.ts'
import { type Askable, askable, cardsMeant } from '../cards/askable.ts'
import { countedList, letListsCount, listsIn } from '../cards/card-lists.ts'
import { sayWhatIsNotThere } from './cards-ask.ts'
import type { Context } from '../context.ts'
import { deckNames, strangersIn, writtenAs } from '../decks/deck-names.ts'
import { readDeckFile } from '../decks/read-deck-file.ts'
import { unruledIn, unruledText } from '../decks/unruled.ts'
import { BY_ENGLISH_NAMES, type DeckFormat, deckFile } from '../decks/write-deck.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { fewOf } from '../output/few-of.ts'
import { mustBeWritable, writeFiles } from '../files/write-file.ts'
import { type Io, note, say, sayJson } from '../io.ts'
import { UsageError } from '../usage-error.ts'
import type { Sayable } from '../../grammar/saying.ts'
import { stated } from '../stated.ts'

interface DeckOptions {
  readonly cards?: string
  readonly option: Readonly<Record<string, string>>
}

export interface DeckCheckOptions extends DeckOptions {
  readonly lists?: string
  readonly format: 'text' | 'json'
}

export interface DeckWriteOptions extends DeckOptions {
  readonly as: DeckFormat
  readonly language?: string
  readonly out?: string
}

/** What a deck is judged by and the database does not tell: something printed, which counts as none on these cards. */
interface Untold {
  readonly printed: string
  readonly clauses: readonly string[]
  readonly cards: readonly string[]
}

interface Checked {
  readonly file: string
  readonly reasons: readonly string[]
  readonly untold: readonly Untold[]
  /** Cards that are of the database alone. */
  readonly unruled: readonly string[]
}

/**
 * Says of each deck whether the game lets it be played, and every reason why not; without files, of the game's own
 * default decks. Cards may be of a database: decks are judged by what is printed on them.
 */
export async function deckCheck(
  context: Context,
  path: string,
  files: readonly string[],
  options: DeckCheckOptions,
): Promise<ExitCode> {
  const { io } = context
  const game = await gameWithCards(context, path, options)
  if (game === null) return exitCode.findings
  const { engine, index } = game
  const listed = options.lists === undefined ? game.game.lists : listsIn(io, options.lists)
  const lists = letListsCount(game.parts, listed, index)
  // A list speaks of all cards: it does not name those of which it is not so.
  const told = new Set(Object.values(listed).map(({ printed }) => printed))
  const names = deckNames(engine.info, game.game, index)
  const judged = (file: string, deck: DeckList): Checked => ({
    file,
    reasons: engine.checkDeck(deck, options.option).map(problemText),
    untold: untoldOf(game, deck).filter(({ printed }) => !told.has(printed)),
    unruled: unruledIn(game, deck).map(bare),
  })
  const checked =
    files.length === 0
      ? engine.defaultDecks().map((d) => judged(`default deck "${d.title}"`, d.deck))
      : files.map((file): Checked => {
          const deck = readDeckFile(io, engine.info, names, file)
          const strangers = strangersIn(engine.info, deck, index)
          return strangers.length > 0 ? { file, reasons: strangers, untold: [], unruled: [] } : judged(file, deck)
        })
  const refused = checked.filter((c) => c.reasons.length > 0).length
  if (options.format === 'json')
    sayJson(io, {
      format: 'houserules-deck-check/1',
      game: engine.info.name,
      ...(lists.length === 0 ? {} : { lists }),
      decks: checked.map(({ untold, unruled, ...c }) => ({
        ...c,
        accepted: c.reasons.length === 0,
        ...(untold.length === 0 ? {} : { untold }),
        ...(unruled.length === 0 ? {} : { unruled }),
      })),
    })
  else for (const each of checked) sayChecked(io, each)
  sayWhatIsNotThere(io, game)
  const unruled = new Set(checked.flatMap((each) => each.unruled))
  if (unruled.size > 0) note(io, stated('judged by what is printed, and {1}', unruledText([...unruled])))
  for (const list of lists) note(io, countedList(list))
  note(
    io,
    checked.length === 1
      ? stated('{1} deck checked, {2} refused', checked.length, refused)
      : stated('{1} decks checked, {2} refused', checked.length, refused),
  )
  return refused === 0 ? exitCode.fine : exitCode.findings
}

/** Writes a deck as another program reads it. */
export async function deckWrite(
  context: Context,
  path: string,
  file: string,
  { as, language, out, ...options }: DeckWriteOptions,
): Promise<ExitCode> {
  const { io } = context
  if (out !== undefined) mustBeWritable(resolve(io.cwd, out))
  const game = await gameWithCards(context, path, options)
  if (game === null) return exitCode.findings
  const { index } = game
  const { info } = game.engine
  const deck = readDeckFile(io, info, deckNames(info, game.game, index), file)
  const strangers = strangersIn(info, deck, index)
  for (const stranger of strangers) note(io, printable(`${file}: ${stranger}`))
  if (strangers.length > 0) return exitCode.findings
  const written = writtenAs(game, language)
  const text = deckFile(info, deck, as, written)
  if (out === undefined) say(io, text.trimEnd())
  else writeFiles(new Map([[resolve(io.cwd, out), text]]))
  const foreign = BY_ENGLISH_NAMES.has(as) ? notInEnglish(game, deck, written.nameOf) : []
  if (foreign.length > 0) note(io, foreignNames(as, foreign))
  return exitCode.fine
}

/** Cards that are not written under an English name, and whether they have one. */
function notInEnglish({ engine, namesIn }: Askable, deck: DeckList, nameOf: (card: string) => string): Foreign[] {
  const cards = new Set(Object.values(deck).flatMap((lines) => lines.map(({ card }) => card)))
  return [...cards].flatMap((card) => {
    const { en } = namesIn(engine.info.cards.indexOf(card))
    const name = nameOf(card)
    // Of a name in Latin letters nobody says that it is none.
    const isEnglish = en === undefined ? !/\p{L}/u.test(name.replace(/\p{Script=Latin}/gu, '')) : en === name
    return isEnglish ? [] : [{ name, isKnown: en !== undefined }]
  })
}

interface Foreign {
  readonly name: string
  readonly isKnown: boolean
}

function foreignNames(as: DeckFormat, foreign: readonly Foreign[]): Sayable {
  const names = foreign.map(({ name }) => name)
  const unknown = foreign.flatMap(({ name, isKnown }) => (isKnown ? [] : [name]))
  const told = stated(
    'programs that read {1} go by English names, and these are written otherwise: {2}',
    as,
    fewOf(names),
  )
  const asked = unknown.length < names.length ? stated('{1}; use --language en', told) : told
  return unknown.length > 0 ? stated('{1}; no English name is known of {2}', asked, fewOf(unknown)) : asked
}

async function gameWithCards(context: Context, path: string, { cards, option }: DeckOptions): Promise<Askable | null> {
  const { io } = context
  const game = await askable(context, gameMeant(io.cwd, path), { cards: cardsMeant(io, cards), option })
  if (game !== null && game.engine.info.decks === undefined)
    throw new UsageError(stated("{1} is played without decks of one's own", game.engine.info.name))
  return game
}

/** What the rules ask of cards of the deck that are of the database alone, which does not speak of it. */
function untoldOf(game: Askable, deck: DeckList): Untold[] {
  const { engine, parts, unsaid } = game
  const strange = unruledIn(game, deck)
  if (strange.length === 0) return []
  return unsaid.flatMap((printed) => {
    const rules = (parts.decks?.rules ?? []).filter((rule) => rule.printed?.includes(printed) === true)
    const clauses = [...new Set(rules.flatMap(({ rule }) => engine.info.rules[rule]?.clauses ?? []))]
    return rules.length === 0 ? [] : [{ printed, clauses, cards: strange.map(bare) }]
  })
}

function sayChecked(io: Io, { file, reasons, untold }: Checked): void {
  const many = reasons.length
  const refused = many === 1 ? stated('refused, 1 reason') : stated('refused, {1} reasons', many)
  say(io, stated('{1}: {2}', file, many === 0 ? stated('accepted') : refused))
  for (const reason of reasons) say(io, stated('  {1}', printable(reason)))
  for (const { printed, clauses, cards } of untold)
    say(
      io,
      stated(
        '  unsure: the database does not say `{1}`, which [{2}] asks of {3}',
        printed,
        clauses.join(', '),
        fewOf(cards),
      ),
    )
}
