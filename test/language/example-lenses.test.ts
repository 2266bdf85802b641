import { expect, test } from 'vitest'
import { lineColumn, type Span } from '../../grammar/source-file.ts'
import { type ExampleLens, exampleLenses } from '../../language/example-lenses.ts'
import { SMALL } from './kit.ts'
import { ran } from './ran-games.ts'

const lineOf = ({ file, start }: Span): number => lineColumn(file, start).line

/** What stands above a line, without the line. */
function words(lens: ExampleLens): string {
  switch (lens.kind) {
    case 'example':
      return `"${lens.title}" ran in ${lens.games.join(', ') || 'none'}${lens.failing
        .map(({ game, message }) => `, fails in ${game}: ${message}`)
        .join('')}`
    case 'examples':
      return `${lens.holding} of ${lens.ran} hold`
    case 'shown':
      return `applies in the examples of lines ${lens.by.map(lineOf).join(', ') || 'none'}`
  }
}

/** `line: what is shown above it`, of one file among some texts. */
async function shown(
  path: string,
  texts: Readonly<Record<string, string>>,
  isRun: boolean,
): Promise<readonly string[]> {
  const games = [...(await ran(new Map(Object.entries(texts)))).values()].map(({ checked, run }) => ({
    checked,
    run: isRun ? run : null,
  }))
  return exampleLenses(games, ({ file }) => file.path === path).map((lens) => `${lineOf(lens.at)}: ${words(lens)}`)
}

const PART = `example "of all"
  given
    pile is ace
    at turn by A
  A does play ace
  then score of A = 4
`

/** The example begins at a turn, so that the match is played in none. */
const RULES = [
  ...[8, 9].map((line) => `${line}: applies in the examples of lines 38`),
  '21: applies in the examples of lines none',
  ...[28, 31, 36].map((line) => `${line}: applies in the examples of lines 38`),
]

test.each<
  [what: string, path: string, texts: Readonly<Record<string, string>>, isRun: boolean, lenses: readonly string[]]
>([
  [
    'before anything has run',
    'Small.rules',
    { 'Small.rules': SMALL },
    false,
    ['1: 0 of 0 hold', '38: "wild" ran in none'],
  ],
  [
    'rules that apply, rules that do not, and the example',
    'Small.rules',
    { 'Small.rules': SMALL },
    true,
    ['1: 1 of 1 hold', ...RULES, '38: "wild" ran in Small'],
  ],
  [
    'an example that does not hold',
    'Small.rules',
    { 'Small.rules': SMALL.replace('score of A = 4', 'score of A = 5') },
    true,
    [
      '1: 0 of 1 hold',
      ...RULES,
      '38: "wild" ran in Small, fails in Small: this does not hold: score of A is 4; nothing is asked any more',
    ],
  ],
  [
    'a file that several games include',
    'part.rules',
    {
      'part.rules': PART,
      'Small.rules': SMALL.replace('example "wild"', 'include "part.rules"\n\nexample "wild"'),
      'House.rules': 'variant House of Small\nreplace limit = 9\n',
    },
    true,
    ['1: "of all" ran in Small, House, fails in House: this does not hold: score of A is 0; nothing is asked any more'],
  ],
])('%s', async (_, path, texts, isRun, lenses) => {
  expect(await shown(path, texts, isRun)).toEqual(lenses)
})
