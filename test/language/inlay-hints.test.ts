import { expect, it } from 'vitest'
import { inlayHints } from '../../language/inlay-hints.ts'
import { NamesOfGames } from '../../language/name-table.ts'
import { checkedAll, SMALL } from './kit.ts'

const HINTS = { value: '=', before: 'instead of', reading: 'as' } as const

/** The lines of a file that say more than is written, with that in `‹›`. The first files are games that read it. */
function shown(path: string, files: Readonly<Record<string, string>>, games: readonly string[] = [path]) {
  const all = checkedAll(new Map(Object.entries(files)))
  const checked = all.filter(({ resolution }) => games.includes(resolution?.modules.at(-1)?.path ?? ''))
  let text = files[path] ?? ''
  for (const { offset, kind, text: more } of inlayHints(new NamesOfGames(checked), checked, path).toReversed())
    text = `${text.slice(0, offset)}‹${HINTS[kind]} ${more}›${text.slice(offset)}`
  return text.split('\n').filter((line) => line.includes('‹'))
}

const HOUSE = `variant House of Small "more"

replace limit = 9
replace tossing = forbidden
card c is rich if rank of c > limit and tossing is allowed
`
const DEN = 'variant Den of House "most"\n\nreplace limit: number = 12\ncard c is poor if rank of c < limit\n'

it.each([
  [
    'what a variant changes, and uses of it',
    'House.rules',
    [
      'replace limit = 9‹instead of 3›',
      'replace tossing = forbidden‹instead of allowed›',
      'card c is rich if rank of c > limit‹= 9› and tossing‹= forbidden› is allowed',
    ],
  ],
  [
    'a variant of a variant: what that says',
    'Den.rules',
    ['replace limit: number = 12‹instead of 9›', 'card c is poor if rank of c < limit‹= 12›'],
  ],
  ['nothing in the base', 'Small.rules', []],
])('shows %s', (_name, path, lines) => {
  expect(shown(path, { 'Small.rules': SMALL, 'House.rules': HOUSE, 'Den.rules': DEN })).toEqual(lines)
})

it('shows nothing of a number with exceptions', () => {
  const files = { 'Small.rules': `${SMALL}\nexcept limit += 1 if top of pile is wild\n`, 'Den.rules': DEN }
  expect(shown('Den.rules', { ...files, 'House.rules': HOUSE })).toEqual([])
})

it('tells games apart that share a file', () => {
  const part = 'card c is fine if rank of c > limit\n'
  const uses = (name: string): string => `variant ${name} of Small "x"\n\ninclude "part.rules"\n`
  const files = {
    'Small.rules': SMALL,
    'part.rules': part,
    'House.rules': `${uses('House')}replace limit = 9\n`,
    'Den.rules': `${uses('Den')}replace limit = 12\n`,
    'Plain.rules': uses('Plain'),
  }
  expect(shown('part.rules', files, ['House.rules', 'Den.rules', 'Plain.rules'])).toEqual([
    'card c is fine if rank of c > limit‹= House: 9; Den: 12›',
  ])
  expect(shown('part.rules', files, ['House.rules', 'Plain.rules'])).toEqual([
    'card c is fine if rank of c > limit‹= House: 9›',
  ])
})

const WORDS = `${SMALL}
reading rival = next of you
card spear
  suit = red
  rank = 1
  after play this by you
    score of rival gains 1
`

it('shows how a word is read where it stands, and what a variant makes of that', () => {
  expect(shown('Small.rules', { 'Small.rules': WORDS })).toEqual(['    score of rival‹as next of you› gains 1'])
  const more = `variant House of Small "more"

replace reading rival: player q where q != you
  chosen in instructions
`
  const files = { 'Small.rules': WORDS, 'House.rules': more }
  expect(shown('Small.rules', files, ['House.rules'])).toEqual(['    score of rival‹as chosen› gains 1'])
})
