import { expect, onTestFinished, test } from 'vitest'
import { GameMaker } from '../../cli/host/make-game.ts'
import { type HostOffer, offeredGames } from '../../cli/host/offered-games.ts'
import { Match } from '../../runtime/match/match.ts'
import { folderWith } from '../cli/kit.ts'

const GAME = `game Heaps for 2 to 4 players "take from the heap"

zone heap seen by everyone
zone hand of player p seen by p
card Stone
score of player: number starts 0

to match
  each player p
    p must act
  finish

to take-one by player p
  score of p gains 1

any-time: player p may take-one at match
`

const FILES = {
  'rules/heaps.rules': GAME,
  'rules/double.rules': 'variant Double of Heaps "twice as much"\n\nafter take-one by player p\n  score of p gains 1\n',
  'rules/square.rules':
    'variant Square of Heaps "by itself"\n\nafter take-one by player p\n  score of p becomes score of p * score of p\n',
  'rules/none.rules': 'variant None of Heaps "nothing"\n\nreplace score of player: number starts 5\n',
  'rules/many.rules': 'variant Many of Heaps "much"\n\nreplace score of player: number starts 9\n',
  'rules/wrong.rules': 'variant Wrong of Heaps "cannot be read"\n\nafter nothing-of-it\n  score of p gains 1\n',
  'ours/late.rules': 'variant Late of Heaps "from elsewhere"\n\nafter take-one by player p\n  score of p gains 3\n',
}

function making(...args: readonly string[]): { readonly offer: HostOffer; readonly maker: GameMaker } {
  const cwd = folderWith(FILES)
  const offer = offeredGames(cwd, args)
  const maker = new GameMaker(cwd, [], offer)
  onTestFinished(() => maker.close())
  return { offer, maker }
}

test('a game is offered with every house rule that is known of it, and what is named is played', () => {
  const { offer } = making('Heaps', 'ours/late.rules', 'Double')
  expect(offer.games).toEqual([
    {
      name: 'Heaps',
      title: 'take from the heap',
      rules: [
        { name: 'Double', title: 'twice as much' },
        { name: 'Late', title: 'from elsewhere' },
        { name: 'Many', title: 'much' },
        { name: 'None', title: 'nothing' },
        { name: 'Square', title: 'by itself' },
        { name: 'Wrong', title: 'cannot be read' },
      ],
    },
  ])
  expect(offer.plan).toEqual({ game: 'Heaps', rules: ['Late', 'Double'] })
})

test('who names nothing is offered all that is known, and who names what there is not is told so', () => {
  const { offer } = making()
  expect(offer.games.map(({ name }) => name)).toEqual(expect.arrayContaining(['Heaps', 'Hearts', 'Daifugo']))
  expect(offer.plan).toEqual({ game: 'Hearts', rules: [] })
  expect(() => making('Heap')).toThrow('there is no game or file `Heap`; did you mean Heaps')
})

test('house rules are played together, and whoever cannot be is told in words', async () => {
  const { maker } = making('Heaps', 'ours/late.rules')
  const made = async (...rules: string[]): Promise<string> => {
    const game = await maker.make({ game: 'Heaps', rules })
    if ('problem' in game) return game.problem
    const match = Match.open(game.engine, { seed: 1, players: 2 })
    for (const seat of [0, 1]) match.answer(seat, match.stepOf(seat), 0)
    return `${match.view(0).facts['score'] === undefined ? '?' : JSON.stringify(match.view(0).facts['score'])} ${game.note ?? ''}`.trim()
  }
  expect(await made()).toBe('{"A":1,"B":1}')
  expect(await made('Double')).toBe('{"A":2,"B":2}')
  expect(await made('Double', 'Late')).toBe('{"A":5,"B":5}')
  // Two that come out differently in the other order are heard in that in which they were chosen.
  expect(await made('Double', 'Square')).toMatch(/^\{"A":4,"B":4\} .*`Double` and `Square`/)
  expect(await made('Square', 'Double')).toMatch(/^\{"A":2,"B":2\} .*`Square` and `Double`/)
  expect(await made('None', 'Many')).toBe('`None` and `Many`, which are joined here, both change `score`')
  expect(await made('Wrong')).toBe('no event is called `nothing-of-it`')
  expect(() => maker.make({ game: 'Heaps', rules: ['Elsewhere'] })).toThrow(
    'Heaps has no house rule called "Elsewhere" here',
  )
  expect(() => maker.make({ game: 'Heaps', rules: ['Double', 'Double'] })).toThrow('each house rule is taken once')
  expect(() => maker.make({ game: '../heaps', rules: [] })).toThrow('does not offer a game called "../heaps"')
})

test('a bot thinks beside, and its choice is one that is offered', async () => {
  const { maker } = making('Heaps')
  const game = await maker.make({ game: 'Heaps', rules: ['Double'] })
  if ('problem' in game) return expect.fail(game.problem)
  const match = Match.open(game.engine, { seed: 1, players: 2 })
  const saved = JSON.stringify(match.save())
  const choice = await game.think({ saved, seat: 0, bot: 'search:10' })
  expect(match.answerBy({ name: 'as thought', choose: () => choice }, 0, 0)).toMatchObject({ taken: true })
  await expect(game.think({ saved, seat: 1, bot: 'search:10' })).rejects.toThrow('asked nothing')
})
