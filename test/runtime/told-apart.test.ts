import { describe, expect, test, vi } from 'vitest'
import { choicesAsShown, choicesInWords } from '../../runtime/words/choices-in-words.ts'
import { linesOf } from '../../runtime/match/lines.ts'
import { toldApart } from '../../runtime/words/told-apart.ts'
import { failuresOf, specimen } from '../kit/specimen.ts'

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

const strike = (laid: string, struck: string): string => `game Strike for 2 to 3 players

type suit: ♣
printed suit of card: suit
printed rank of card: number
card each suit s, each number n in 2..3 named n s
  suit = s
  rank = n
zone field of player p seen by everyone
zone hand of player p seen by p
zone table seen by everyone
zone ditch seen by everyone

tell destroy card c as "{c} is destroyed"
tell throw card c by player p as "{p} throws {c}"
tell nothing of create, move, lay, strike

to match
  lay
  strike
  finish
to lay
  ${laid}
to strike
  let a = first of players
  let b = last of players
  ${struck}
to destroy card c
  move c to ditch
to throw card c by player p
  move c to ditch
to mark card c
  move c to ditch
`

/** What each of two seats and who sees everything are told. */
async function told(laid: string, struck: string): Promise<string[][]> {
  const { engine } = await specimen(strike(laid, struck))
  const s = engine.setup({ seed: 1, players: 2, log: true })
  return [0, 1, undefined].map((viewer) => linesOf(engine, s, s.log ?? [], viewer).map(({ words }) => words))
}

const field = `each player p
    create 3♣ to field of p`
const FIRST = 'create 3♣ to field of first of players'

describe('cards that read alike in what happened', () => {
  test('say with whom they lay, where both were seen', async () => {
    const line = '3♣ of B is destroyed'
    expect(await told(field, 'destroy first of field of b')).toEqual([[line], [line], [line]])
    expect((await told(field, 'mark first of field of b'))[0]).toEqual(['mark 3♣ of B'])
  })

  test('say it of each where they go in one text', async () => {
    const [line] = await told(field, 'each card c in field\n    destroy c')
    expect(line).toEqual(['3♣ of A, 3♣ of B is destroyed'])
    expect((await told(field, 'each card c in field\n    show c to a'))[0]).toEqual(['show 3♣, 3♣ of B to A'])
  })

  test('may be said without it in examples, as in texts of before', async () => {
    const text = `${strike(field, 'destroy first of field of b')}
example "a text of before, and one of today"
  given
    field of A is 3♣
    field of B is 3♣
    at destroy first of field of B
  A is told "3♣ is destroyed"
  A is told "3♣ of B is destroyed"

example "neither is untold"
  given
    field of A is 3♣
    field of B is 3♣
    at destroy first of field of B
  A is not told "3♣ is destroyed"
`
    expect(failuresOf(await specimen(text))).toEqual([
      expect.stringMatching(/^neither is untold, line \d+: A is told "3♣ is destroyed"$/u),
    ])
  })

  test('say nothing of it where no other is there, or none that the player sees', async () => {
    const line = '3♣ is destroyed'
    const alone = await told(`${FIRST}\n  create 2♣ to field of last of players`, 'destroy first of field of a')
    expect(alone).toEqual([[line], [line], [line]])
    const hidden = await told(`${FIRST}\n  create 3♣ to hand of last of players`, 'destroy first of field of a')
    expect(hidden).toEqual([[line], ['3♣ of A is destroyed'], ['3♣ of A is destroyed']])
    const own = await told(`${FIRST}\n  ${FIRST}`, 'destroy first of field of a')
    expect(own).toEqual([[line], [line], [line]])
  })

  test('say it of what lies with another than who does it', async () => {
    const [own] = await told(field, 'throw first of field of a by a')
    const [other] = await told(field, 'throw first of field of b by a')
    expect([own, other]).toEqual([['A throws 3♣'], ['A throws 3♣ of B']])
  })

  test('say whose they are where they lie together', async () => {
    const [together] = await told(`${field}\n  move field to table`, 'destroy first of table')
    expect(together).toEqual(['3♣ of A is destroyed'])
    const [stolen] = await told(`${field}\n  move field to field of first of players`, 'destroy last of field of a')
    expect(stolen).toEqual(['3♣ of B is destroyed'])
  })

  test('are not compared where there are thousands', async () => {
    const laid = `each number n in 1..1000\n    create 2♣ to table\n  ${field}`
    expect((await told(laid, 'destroy first of field of b'))[0]).toEqual(['3♣ is destroyed'])
  })
})
