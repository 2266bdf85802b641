import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sayingsFor } from '../../language/how-to-say.ts'
import { folderWith, houserules, realHouserules } from '../cli/kit.ts'

const page = readFileSync(new URL('../../grammar/how-to-say.md', import.meta.url), 'utf8')
const questions = page.split('\n').flatMap((line) => (line.startsWith('### ') ? [line.slice('### '.length)] : []))
const answered = (question: string): string[] => sayingsFor(question, page).map((answer) => answer.question)

test('what people want to say is asked in at least sixty ways, each answered first by its own lines', () => {
  expect(questions.length).toBeGreaterThanOrEqual(60)
  expect(questions.filter((question) => answered(question)[0] !== question)).toEqual([])
  expect(sayingsFor('How do I skip the next player?', page)[0]?.lines[0]).toBe('skipped: player or none starts none')
})

test.each([
  ['change direction like uno', 'How do I reverse the order of play?'],
  ['reshuffle the discard when the draw pile runs out', 'How do I turn the pile over when the deck is empty?'],
  ['extra turn', 'How do I give somebody another turn?'],
  ['spades are always trump', 'How do I name a trump suit?'],
  ['lowest score wins', 'How do I let the fewest points win?'],
  ['cards face up on the table', 'How do I lay cards open in the middle?'],
  ['simultaneous reveal', 'How do I let all choose at the same time?'],
  ['bet money', 'How do I use chips and a pot?'],
  ['draw until you can play', 'How do I make somebody draw until he can play?'],
  ['revolution with four of a kind', 'How do I make something of four cards of a kind?'],
  ['take a random card from your neighbour', "How do I draw a card from somebody's hand without seeing it?"],
  ['pass three cards to the left', 'How do I let everybody pass cards on?'],
  ['hand limit at end of turn', 'How do I say how many cards one may keep?'],
  ['highest bidder becomes declarer', 'How do I let one play alone against the others?'],
  ['knock somebody out of the game', 'How do I put somebody out of the game?'],
  ['effect lasts until your next turn', "How do I make a rule hold until somebody's next turn?"],
])('asked in other words: %s', (asked, question) => {
  expect(answered(asked).slice(0, 3)).toContain(question)
})

test('the command answers, and says what is near; what nobody knows is said to be so', async () => {
  const { code, out, err } = await houserules(['explain', 'how do I skip the next player'])
  expect({ code, out }).toMatchObject({
    code: 0,
    out: expect.stringContaining('instead of turn by player p if p = skipped'),
  })
  expect(err).toContain('near to it:')
  expect(await houserules(['explain', 'zyzzyva quux'])).toMatchObject({ code: 2 })
  expect(await houserules(['explain', 'skip a turn', 'follow-suit'])).toMatchObject({ code: 2, out: '' })
})

test('a file with a blank in its path is a file, wherever it lies', async () => {
  const cwd = folderWith({ 'our table/rules.rules': 'game Empty for 2 players\n\nto match\n  finish\n' })
  for (const path of ['our table/rules.rules', `${cwd}/our table/rules.rules`, `${cwd}/no such/file.rules`]) {
    const { out, err } = await realHouserules(['explain', path], { cwd })
    expect(`${out}${err}`).not.toContain('How do I')
  }
})
