import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderWith, realHouserules } from './kit.ts'

const GAME = `game Stones for 2 players "the last stone wins"

zone heap seen by everyone
zone constructor seen by everyone
card Stone

to match
  create Stone to heap
  turn by first of players
  finish

to turn by player p
  p must act

to take card c by player p
  move c to constructor
player p may take card c in heap at turn

tell take card c by player p as "{p} takes {c}"
`

const FILE = 'rules/stones.words.ja.json'
const withWords = (text: string) => folderWith({ 'rules/stones.rules': GAME, [FILE]: text })

test('a file of words is written with room for every word, and says afterwards which are missing', async () => {
  const cwd = folderWith({ 'rules/stones.rules': GAME })
  const { code, err } = await realHouserules(['words', 'rules/stones.rules', '--write'], { cwd })
  expect([code, err]).toEqual([0, '9 of 9 have no word, and stay as they are.\n'])
  const written = JSON.parse(readFileSync(join(cwd, FILE), 'utf8')) as Record<string, string>
  expect(Object.keys(written)).toEqual(expect.arrayContaining(['Stones', 'heap', 'constructor', '{1} takes {2}']))
  expect(Object.values(written).join('')).toBe('')
})

test('words that stand for nothing, that leave a part out, or that two things share are told', async () => {
  const cwd = withWords('{ "haep": "山", "{1} takes {2}": "{1}が取る", "Stone": "石", "take": "石" }')
  const { code, err, out } = await realHouserules(['words', 'rules/stones.rules'], { cwd })
  expect(code).toBe(1)
  expect(err.split('\n').slice(0, 3)).toEqual([
    `${FILE}: the rules have no \`haep\`; did you mean \`heap\`?`,
    `${FILE}: \`{1}が取る\` needs the parts {1}, {2}`,
    `${FILE}: \`take\` and \`Stone\` are both \`石\``,
  ])
  expect(JSON.parse(out)).toMatchObject({ Stone: '石', heap: '' })
})

test.each([
  ['nope', 'is not JSON'],
  ['', 'is not JSON'],
  ['[1, 2]', 'has to be an object'],
  ['null', 'has to be an object'],
  ['{ "heap": 3 }', 'the word for `heap` is no text'],
])('a file of words that is none is refused: %s', async (text, why) => {
  const { code, err } = await realHouserules(['words', 'rules/stones.rules'], { cwd: withWords(text) })
  expect([code, err.includes(FILE) && err.includes(why)]).toEqual([2, true])
})

test('a language that is not spoken is refused', async () => {
  const { code, err } = await realHouserules(['words', 'rules/stones.rules', '--language', 'fr'], {
    cwd: withWords('{}'),
  })
  expect([code, err]).toEqual([2, 'error: the language `fr` is not known; there are en and ja\n'])
})
