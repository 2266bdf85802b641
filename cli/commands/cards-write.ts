import { resolve } from 'node:path'
import { printable } from '../../compiler/diagnostics/printable.ts'
import { gameMeant } from '../arguments/game-meant.ts'
import { askable, cardsMeant } from '../cards/askable.ts'
import { foreignNamesOf, cardsFileWith } from '../cards/names-beside.ts'
import { recordedOn } from '../cards/recorded-on.ts'
import { cardText, cardsBehind } from '../cards/rules-text.ts'
import type { Context } from '../context.ts'
import { cardsOfDeck } from '../decks/read-deck-file.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { mustBeWritable, writeFiles } from '../files/write-file.ts'
import { note, say } from '../io.ts'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

export interface CardsWriteOptions {
  readonly variant: string
  readonly cards?: string
  readonly deck?: string
  readonly option: Readonly<Record<string, string>>
  readonly out?: string
}

/** Writes cards of a database as rules text: what is printed on them, ready to be given rules. */
export async function cardsWrite(
  context: Context,
  names: readonly string[],
  options: CardsWriteOptions,
): Promise<ExitCode> {
  const { io } = context
  const database = cardsMeant(io, options.cards)
  if (database === undefined) throw new UsageError(stated('say with --cards which card database the cards are in'))
  if (names.length === 0 && options.deck === undefined)
    throw new UsageError(stated('name cards, or a deck with --deck'))
  if (options.out !== undefined) mustBeWritable(resolve(io.cwd, options.out))
  const game = await askable(context, gameMeant(io.cwd, options.variant), { cards: database, option: options.option })
  if (game === null) return exitCode.findings
  const { parts, state, index, first } = game
  const meant = [
    ...names.map((name) => index.find(name)),
    ...(options.deck === undefined ? [] : cardsOfDeck(io, game, options.deck).map(({ card }) => card)),
  ]
  const known = [...new Set(meant)].filter((card) => card < first)
  const fresh = cardsBehind(
    parts,
    meant.filter((card) => card >= first),
    first,
  )
  if (known.length > 0)
    note(io, printable(`in the rules text of ${parts.info.name} already: ${known.map(index.told).join(', ')}`))
  if (fresh.length === 0) return exitCode.fine
  const words = recordedOn(resolve(io.cwd, database), game, 'text', fresh)
  const text = fresh.map((card) => cardText(parts, state, card, words(card))).join('\n')
  const others = foreignNamesOf(game, fresh)
  const languages = Object.keys(others).sort()
  const beside = languages.length > 0 && options.out?.endsWith('.rules') === true ? cardsBeside(options.out) : null
  if (options.out === undefined) say(io, text.trimEnd())
  else
    writeFiles(
      new Map([
        [resolve(io.cwd, options.out), text],
        ...(beside === null
          ? []
          : [[resolve(io.cwd, beside), cardsFileWith(resolve(io.cwd, beside), others)] as const]),
      ]),
    )
  note(
    io,
    fresh.length === 1
      ? stated('{1} card has no rules yet', fresh.length)
      : stated('{1} cards have no rules yet', fresh.length),
  )
  if (languages.length > 0) {
    const where =
      beside === null ? stated('kept beside a file of rules alone: --out NAME.rules') : stated('in {1}', beside)
    note(io, stated('names in other languages ({1}) are {2}', languages.join(', '), where))
  }
  return exitCode.fine
}

/** Where it stands what a file of rules knows of card files. */
const cardsBeside = (rules: string): string => rules.replace(/\.rules$/, '.cards.json')
