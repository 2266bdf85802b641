import { expect, test } from 'vitest'
import { failuresOf, specimen } from '../kit/specimen.ts'

const shelf = (room: string, given: string): string => `game Shelf for 2 players
option shelf-size: two, three
size: number = (2 if shelf-size is two else 3)
wider: number starts 1
card Cup
card Jug
card Pot
zone hand of player p seen by p
zone shelf of player p at most ${room} seen by everyone
to match
  wider becomes 2
  first of players must act
to put card c by player p
  move c to shelf of p
player p may put card c in hand of p at match
to widen by player p
  wider gains size
player p may widen at match
example "laid down"
  given
${given}    at match
  A may widen
`

const failures = async (room: string, given: string): Promise<string[]> =>
  failuresOf(await specimen(shelf(room, given)))

const THREE = '    shelf of A is Cup, Jug, Pot\n'

test('an example whose position lays more cards down than an option leaves room for cannot be played', async () => {
  const [failure] = await failures('size', THREE)
  expect(failure).toContain('`shelf` has no room for all the cards that are laid down in it')
  expect(await failures('size', `    option shelf-size is three\n${THREE}`)).toEqual([])
  expect(await failures('size', THREE.replace(', Pot', ''))).toEqual([])
})

test('what `each` lays down is counted as it is laid down', async () => {
  const all = '    shelf of A is each card c where definition of c != Cup\n'
  expect(await failures('2', all)).toEqual([])
  expect((await failures('1', all))[0]).toContain('`shelf` has no room for all the cards that are laid down in it')
})

test('a zone of which the room changes may hold more than there is room for now', async () => {
  expect(await failures('wider', THREE)).toEqual([])
})
