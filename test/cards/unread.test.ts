import { expect, test } from 'vitest'
import { folderWith, realHouserules } from '../cli/kit.ts'

const game = `game Pond for 2 players
type element: fire, water, wood
printed elements of card: set of element
printed cost of card: number or none
printed weight of card: number
card Ant
  elements = fire
  weight = 1
deck main of player p
definition d is heavy if weight of d > 5
[pond.1] refuse deck of player p with definition d in main of p where d is heavy "too heavy"
to match
  finish
`

const list = `name,id,elements,cost,weight
Fire Cat,1,Fire,3,2
Fire Dog,2,fire and wood,5+,2
Fire Elf,3,Fire/Air,4,2
Wood Elf,4,Wood & Earth,4,2
Fire Hen,5,Fire,4,2kg
Odd Hen,6,Fire,?,7
`

test('what stands on cards and no rules can say is told by column, with how often and an example', async () => {
  const cwd = folderWith({ 'pond.rules': game, 'list.csv': list, 'a.txt': '1 Fire Dog\n1 Odd Hen\n' })
  expect(await realHouserules(['cards', 'import', 'list.csv', '-o', 'cards.jsonl'], { cwd })).toMatchObject({ code: 0 })
  const ask = (...words: string[]) =>
    realHouserules(['cards', 'ask', ...words, '--variant', 'pond.rules', '--cards', 'cards.jsonl'], { cwd })

  const elements = await ask('elements', '_')
  expect(elements.out).toBe('Ant: fire\nFire Cat: fire\nFire Dog: fire, wood\nOdd Hen: fire\n')
  const said = [
    '2 cards go without `cost`, such as Fire Dog: `5+`, which is no number',
    '2 cards are left out for `elements`, such as Fire Elf: `Fire/Air`, which the rules do not have',
    '1 card is left out for `weight`, such as Fire Hen: `2kg`, which is no number',
  ]
  expect(elements.err.split('\n').slice(0, 3)).toEqual(said)

  const judged = await realHouserules(['deck', 'check', 'pond.rules', 'a.txt', '--cards', 'cards.jsonl'], { cwd })
  expect(judged.out).toBe('a.txt: refused, 1 reason\n  [pond.1] too heavy: Odd Hen\n')
  expect(judged.err.split('\n')).toEqual(expect.arrayContaining(said))

  // A card that was left out says why, by its name and by its number.
  for (const name of ['fire elf', '3'])
    expect(await ask('elements', name)).toMatchObject({
      code: 2,
      out: '',
      err: `error: \`${name}\` is in the database and left out: its \`elements\` says \`Fire/Air\`, which the rules do not have\n`,
    })
})
