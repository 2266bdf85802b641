import { sideBySide } from '../../compiler/diagnostics/worded.ts'
import { parseArgs } from 'node:util'
import { resolve } from 'node:path'
import { UsageError } from '../usage-error.ts'
import { type CardQuery, type GameCards, namesInFile } from './game-cards.ts'
import type { AskedQuery } from './question.ts'
import { stated } from '../stated.ts'

export interface Worded extends AskedQuery, Pick<CardQuery, 'deck' | 'summary'> {
  readonly why: CardQuery['why']
}

/** Reads what stands after the name of a question by what the game says of its options. */
export function wordedQuestion(cwd: string, game: GameCards, name: string, rest: readonly string[]): Worded {
  const question = Object.hasOwn(game.questions, name) ? game.questions[name] : undefined
  if (question === undefined) {
    const known = Object.keys(game.questions)
    const others =
      known.length === 0
        ? stated('the game has none of its own, so use `cards ask`')
        : stated('there are {1}, and `cards ask` for any other', sideBySide(known))
    throw new UsageError(stated('there is no question `{1}`; {2}', name, others))
  }
  const { values, positionals } = parsed(name, question, rest)
  const parts = new Map<string, readonly string[]>()
  const supposed = new Map<string, readonly string[]>()
  for (const [option, { given, part, values: meant, default: usual }] of Object.entries(question.options ?? {})) {
    const said = values[option] ?? (usual === undefined ? undefined : [usual])
    if (said === undefined) continue
    const words = said
      .flatMap((word) => (word.startsWith('@') ? namesInFile(resolve(cwd, word.slice(1))) : [word]))
      .map((word) => (meant !== undefined && Object.hasOwn(meant, word) ? (meant[word] as string) : word))
    if (part !== undefined) parts.set(part, words)
    if (given !== undefined) supposed.set(given, words)
  }
  const { asks: query, why, deck, summary } = question
  return {
    query,
    words: positionals,
    parts,
    supposed,
    why,
    ...(deck === undefined ? {} : { deck }),
    ...(summary === undefined ? {} : { summary }),
  }
}

function parsed(
  name: string,
  { options = {} }: CardQuery,
  rest: readonly string[],
): {
  readonly values: Readonly<Record<string, readonly string[] | undefined>>
  readonly positionals: readonly string[]
} {
  try {
    const { values, positionals } = parseArgs({
      args: [...rest],
      allowPositionals: true,
      options: Object.fromEntries(
        Object.keys(options).map((option) => [option, { type: 'string', multiple: true } as const]),
      ),
    })
    return { values, positionals }
  } catch (error) {
    const known = Object.keys(options)
    const wrong = error instanceof Error ? error.message.split('. ')[0] : String(error)
    const all =
      known.length === 0 ? '' : stated('; its options are {1}', sideBySide(known.map((option) => `--${option}`)))
    throw new UsageError(stated('cards {1}: {2}{3}', name, wrong, all))
  }
}
