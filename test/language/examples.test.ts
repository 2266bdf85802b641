import { expect, test } from 'vitest'
import { exampleFindings } from '../../language/example-findings.ts'
import { said, SMALL } from './kit.ts'
import { ran } from './ran-games.ts'

const FALSE = SMALL.replace('score of A = 4', 'score of A = 5')

/** `where what: severity message`, of all games. */
async function findings(texts: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const games = await ran(new Map(Object.entries(texts)))
  return [...games.values()].flatMap((game) =>
    exampleFindings(game, (path) => games.get(path)?.run ?? null).map(
      ({ at, severity, message, example }) =>
        `${said(at)}: ${severity} ${message}${example === null ? '' : ` [${said(example).split('\n')[0]}]`}`,
    ),
  )
}

const ACED = [
  'What happened:',
  '  turn by A',
  '    A: play ace',
  '    play ace by A  <- to turn Small.rules:28',
  '      move ace from pile to hand of A  <- to play Small.rules:31',
]
const WRONG = [
  'Small.rules:43:3 then score of A = 5: error this does not hold: score of A is 4; nothing is asked any more',
  ...ACED,
  '      score of A becomes 4, was 0',
].join('\n')

test.each<[what: string, texts: Readonly<Record<string, string>>, told: readonly string[]]>([
  ['an example that holds is not spoken of', { 'Small.rules': SMALL }, []],
  ['a value is another: the line, what is found, and what happened', { 'Small.rules': FALSE }, [WRONG]],
  [
    'a move is not offered: the line of the move',
    { 'Small.rules': SMALL.replace('A does play ace', 'A does play two') },
    [
      'Small.rules:42:3 A does play two: error not offered (may-play offers it only like this); A is asked (turn: play ace)\nWhat happened:\n  turn by A',
    ],
  ],
  [
    'an example checks nothing: its beginning',
    { 'Small.rules': `${SMALL}\nexample "nothing"\n  given\n    pile is ace\n` },
    ['Small.rules:45:1 example "nothing": error it checks nothing'],
  ],
  [
    'an example of the base does not hold in a variant: above the variant, with a way to say that it is meant',
    { 'Small.rules': SMALL, 'House.rules': 'variant House of Small\nreplace limit = 9\n' },
    [
      [
        'House.rules:1:9 House: warning an example of Small does not hold in House: "wild": ' +
          'this does not hold: score of A is 0; nothing is asked any more',
        ...ACED,
        'where House is meant to differ there, it says so: remove example "wild" [Small.rules:38:1 example "wild"]',
      ].join('\n'),
    ],
  ],
  [
    'it does not hold in the base either: only there',
    { 'Small.rules': FALSE, 'House.rules': 'variant House of Small\nadd after turn in match\n  finish\n' },
    [WRONG],
  ],
  [
    'an example of the variant itself: at its line',
    {
      'Small.rules': SMALL,
      'House.rules':
        'variant House of Small\nremove example "wild"\nexample "none"\n  given\n    at turn by A\n  then score of A = 2\n',
    },
    [
      [
        'House.rules:6:3 then score of A = 2: error this does not hold: score of A is 0; nothing is asked any more',
        'What happened:',
        '  turn by A',
      ].join('\n'),
    ],
  ],
  [
    'a line that answers what nobody asks: a warning at the line',
    { 'Small.rules': SMALL.replace('  A does play ace\n', '  B passes\n  A does play ace\n') },
    [
      'Small.rules:42:3 B passes: warning B has nothing to answer; nothing is asked any more; on the way A took `play ace`, the only answer; the example can go without this line',
    ],
  ],
  ['a game with errors comes to nothing', { 'Small.rules': FALSE.replace('p must act', 'q must act') }, []],
])('%s', async (_, texts, told) => {
  expect(await findings(texts)).toEqual(told)
})

test('an example that answers what nobody asks is mended at once', async () => {
  const text = SMALL.replace('  A does play ace\n', '  B passes\n  A does play ace\n')
  const games = await ran(new Map([['Small.rules', text]]))
  const found = [...games.values()].flatMap((game) => exampleFindings(game, () => null))
  expect(found.map(({ fix }) => fix?.title)).toEqual(['mend this example'])
  const { span, replacement } = found[0]?.fix?.edit ?? { span: null, replacement: '' }
  expect(text.slice(0, span?.start) + replacement + text.slice(span?.end)).toBe(SMALL)
})

test('where an example of the base does not hold in a variant, the variant can say at once that it is meant', async () => {
  const house = 'variant House of Small\nreplace limit = 9\n'
  const texts = (text: string) => new Map(Object.entries({ 'Small.rules': SMALL, 'House.rules': text }))
  const games = await ran(texts(house))
  const [finding] = [...games.values()].flatMap((game) => exampleFindings(game, (path) => games.get(path)?.run ?? null))
  expect(finding?.fix?.title).toBe('write `remove example "wild"`')
  const { span, replacement } = finding?.fix?.edit ?? { span: null, replacement: '' }
  const mended = house.slice(0, span?.start) + replacement + house.slice(span?.end)
  expect(mended).toBe(`${house}remove example "wild"\n`)
  const then = await ran(texts(mended))
  expect([...then.values()].flatMap((game) => exampleFindings(game, () => null))).toEqual([])
})
