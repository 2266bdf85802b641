import { inSigns, type Sayable } from '../../grammar/saying.ts'
import { stated } from '../stated.ts'
import type { ExampleResult, TraceEntry } from '../toolchain.ts'
import { failuresText, placedText } from '../run-examples.ts'
import { inBrackets } from '../../runtime/words/reason-words.ts'
import { traceText } from './trace-text.ts'

type Played = ExampleResult & { readonly trace?: readonly TraceEntry[] }

/** Of how many causes it is told what happened, where many examples fail. */
const TRACED = 3

/**
 * The examples that fail, those that fail for an equal cause together; what happened is told of the first of each of
 * the first causes.
 */
export function failedText(game: string, failed: readonly Played[]): Sayable[] {
  return [...byCause(failed).values()].flatMap(([first, ...others], cause) => {
    if (first === undefined) return []
    const alike = others.map(({ title, place }) => `    "${title}" ${place}`)
    return [
      ...exampleText(game, cause < TRACED ? first : { ...first, trace: [] }, false),
      ...(alike.length === 0 ? [] : [stated('  and so do:'), ...alike]),
    ]
  })
}

/** An example, what is wrong with it, of which lines it can go without, and what happened. */
export function exampleText(game: string, example: Played, whole: boolean): Sayable[] {
  const happened = traceText(example.trace ?? [], whole)
  return [
    example.ok
      ? stated('{1}: "{2}"{3} holds', game, example.title, inBrackets(example.clauses))
      : stated('{1}: "{2}"{3} does not hold', game, example.title, inBrackets(example.clauses)),
    ...failuresText(example).map((failure) => `  ${failure}`),
    ...placedText(example.place, example.warnings).map((warning) => `  ${warning}`),
    ...(happened.length === 0 ? [] : [stated('  What happened:'), ...happened.map((line) => inSigns`    ${line}`)]),
  ]
}

export const causeOf = ({ failures }: ExampleResult): string => failures.map(({ message }) => message).join('\n')

/** How many examples do not hold in a variant just as in the games that say them, each by the name of its game. */
export function alikeText(variant: string, games: readonly string[]): Sayable[] {
  return [...new Set(games)].map((game) => {
    const count = games.filter((each) => each === game).length
    return count === 1
      ? stated('{1}: 1 example of {2} does not hold here either', variant, game)
      : stated('{1}: {2} examples of {3} do not hold here either', variant, count, game)
  })
}

/** Examples of which the same is said have the same cause. */
function byCause(failed: readonly Played[]): Map<string, Played[]> {
  const found = new Map<string, Played[]>()
  for (const example of failed) {
    const cause = causeOf(example)
    found.set(cause, [...(found.get(cause) ?? []), example])
  }
  return found
}

/** What a variant writes to be rid of examples of its base that its rules make untrue. */
export function removalText(titles: readonly string[]): Sayable[] {
  return titles.length === 0
    ? []
    : [stated('where the base is meant to differ there, the variant says so:'), ...titles.map(removalLine)]
}

export const removalLine = (title: string): string =>
  `remove example "${title.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
