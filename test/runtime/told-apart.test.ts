import { describe, expect, test, vi } from 'vitest'
import { choicesAsShown, choicesInWords } from '../../runtime/words/choices-in-words.ts'
import { toldApart } from '../../runtime/words/told-apart.ts'
import { specimen } from '../kit/specimen.ts'

const game = (before: string, from: string): string => `game Aim for 2 players

type suit: ♣
printed suit of card: suit
printed rank of card: number
card each suit s, each number n in 2..3 named n s
  suit = s
  rank = n
zone table seen by everyone
zone field of player p seen by everyone

to match
  each player p
    each definition d where rank of d = 3
      create d to field of p
  ${before}
  aim by first of players
  finish
to aim by player p
  choose card c in ${from} as aimed by p
  move aimed to table
`

async function shown(before: string, from: string): Promise<{ shown: string[]; saved: string[]; same: boolean }> {
  const { engine } = await specimen(game(before, from))
  const s = engine.setup({ seed: 1, players: 2 })
  const [asShown, inWords] = [choicesAsShown(engine, s, 0), choicesInWords(engine, s, 0)]
  return {
    shown: [...asShown.keys()],
    saved: [...inWords.keys()],
    same: [...asShown.values()].every((choice, i) => choice === [...inWords.values()][i]),
  }
}

describe('choices that read alike', () => {
  test('say where their cards lie, and are saved by the words of before', async () => {
    expect(await shown('shuffle table', 'field')).toEqual({
      shown: ['3♣ of A', '3♣ of B'],
      saved: ['3♣', '3♣ (2)'],
      same: true,
    })
  })

  test('say whose they are where they lie together', async () => {
    expect((await shown('move field to table', 'table')).shown).toEqual(['3♣ of A', '3♣ of B'])
  })

  test('are each looked at once, however many read alike', async () => {
    const { engine } = await specimen(game('each number n in 1..200\n    create 3♣ to table', 'table'))
    const s = engine.setup({ seed: 1, players: 2 })
    const all = engine.choices(s).map((choice) => ({ choice, plain: '3♣' }))
    const moveOf = vi.fn<typeof engine.moveOf>((at, choice) => engine.moveOf(at, choice))
    toldApart({ ...engine, moveOf }, s, 0, all)
    expect(all.length).toBeGreaterThan(199)
    expect(moveOf.mock.calls.length).toBe(all.length)
  })
})
