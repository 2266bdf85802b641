import { digest } from '../digest.ts'
import type { Game } from '../game/model.ts'
import type { Resolution } from '../game/resolve.ts'
import { versionCards } from './cards.ts'
import { versionDecks } from './compare-decks.ts'
import { turnsOf } from './compare-order.ts'
import { toldBy } from './compare-told.ts'
import { saying } from './pairing.ts'
import { type Sentence, subjectsOf } from './subjects.ts'
import { NO_RENAMES } from './terms/scope.ts'

/**
 * Sixteen hexadecimal digits that stand for the rules of a game, in its records and saves. They follow from what the
 * rules say and in which words: not from its title, comments, layout, citations, examples, the names of variables,
 * where the text stands, or what is emitted.
 */
export function gameFingerprint(resolution: Resolution): string {
  const { game } = resolution
  const { things, sentences } = subjectsOf(resolution, NO_RENAMES)
  return digest(
    [
      [game.seats.from, game.seats.to],
      [...game.options.values()]
        .map(({ name, values, chosen }) => [name.text, values[chosen]?.text ?? ''])
        .sort(byName),
      [...versionCards(resolution, new Map())].map(([name, { print }]) => [name, print]),
      [...versionDecks(resolution, new Map())].map(([title, { cards }]) => [title, cards]),
      ordered(game),
      things.map((thing) => `${thing.kind} ${thing.key} ${saying(thing)}`).sort(),
      inTurn(sentences.filter(({ kind }) => !DECIDE_NOTHING.has(kind))),
      toldBy(resolution)
        .map(({ word }) => word.text)
        .sort(),
    ],
    16,
  )
}

/** What holds always, and how a game looks and is told: records know nothing of it. */
const DECIDE_NOTHING: ReadonlySet<Sentence['kind']> = new Set(['always', 'board', 'telling'])

const byName = ([a = '']: readonly string[], [b = '']: readonly string[]): number => (a < b ? -1 : a > b ? 1 : 0)

/** What is counted in the order of the text, so that chance takes another where it is another. */
function ordered({ zones }: Game): readonly string[] {
  return [...zones.keys()]
}

/** What sentences say; in the order of the text where they take turns, else in that of their words. */
function inTurn(sentences: readonly Sentence[]): readonly (readonly [string, readonly string[]])[] {
  const groups = new Map<string, string[]>()
  for (const sentence of sentences) {
    const said = `${sentence.kind} ${sentence.about} ${saying(sentence)}`
    for (const turn of turnsTaken(sentence)) groups.set(turn, [...(groups.get(turn) ?? []), said])
  }
  return [...groups].map(([turn, said]) => [turn, turn === '' ? said.sort() : said] as const).sort(byTurn)
}

/** Exceptions take turns as well; all that takes none is one group. */
function turnsTaken(sentence: Sentence): readonly string[] {
  if (sentence.kind === 'exception') return [`exceptions ${sentence.about}`]
  const turns = turnsOf(sentence)
  return turns.length === 0 ? [''] : turns
}

const byTurn = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : a > b ? 1 : 0
