import { expect, test } from 'vitest'
import { aimedPositions } from '../../compiler/aim/aimed.ts'
import { checkGame } from '../../compiler/compile.ts'
import { below, randomSource } from '../../runtime/bots/random-source.ts'

const SHELF = `game Shelf for 2 players
card each number n in 1..9 named 《book》 n
zone hand of player p seen by p
zone shelf of player p at most 2 seen by everyone
score of player: number starts 0
to match
  each definition d
    create d to hand of first of players
  first of players must act
  finish
to put card c by player p
  move c to shelf of p
  if count of shelf of p >= 4
    score of p gains 1
player p may put card c in hand of p at match
after put card c by player p if some card d in shelf of p where d != c
  score of p gains 2
`

test('positions that are made for a text lay no more cards down in a zone than it holds', () => {
  const { program } = checkGame('shelf.rules', { read: () => SHELF, find: () => null })
  if (program === null) throw new Error('the game does not compile')
  const [file] = program.procs.map(({ span }) => span.file)
  if (file === undefined) throw new Error('the game has no text')
  const random = randomSource(1)
  for (const words of ['score of p gains 1', 'score of p gains 2', 'move c to shelf of p']) {
    const start = SHELF.indexOf(words)
    const line = aimedPositions(program, [{ file, start, end: start + words.length }], (bound) => below(bound, random))
    let most = 0
    for (let n = 0; n < 60; n++) {
      const { value, done } = line.next()
      if (done === true) break
      const { cards = [] } = value?.position ?? {}
      for (const seat of [0, 1])
        most = Math.max(most, cards.filter(({ zone }) => zone.zone === 'shelf' && zone.seat === seat).length)
    }
    expect(most, words).toBeLessThanOrEqual(2)
    expect(most, words).toBeGreaterThan(0)
  }
})
