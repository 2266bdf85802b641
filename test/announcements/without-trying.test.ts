import { describe, expect, test } from 'vitest'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { specimen } from '../kit/specimen.ts'

/** Whether an announcement can be completed is asked of the table as it stands, where the rules let that decide. */

const table = (event: string): string => `game Marks for 2 players "cards that are marked before they are spent"

type suit: ♣, ♦
card each suit s, each number n in 2..9 named n s

zone deck seen by nobody
zone hand of player p seen by p
zone pile seen by everyone
marked of card: truth starts no

to match
  each definition d
    create d to deck
  shuffle deck
  each player p
    move each card c in top of (deck, 4) to hand of p
  repeat
    each player p
      turn by p
  until deck is empty
  finish

to turn by player p
  p may act
  move each card c in top of (deck, 1) to hand of p

player p may spend card c in hand of p at turn
${event}`

/** A card is paid for with one or two others that are not marked. */
const PAYING = `to spend card c by player p
  announce
    choose 1..2 card d in hand of p where d != c as paid
    hand-in paid by p
  move c to pile
to hand-in set of card s by player p
  move s to pile
unmarked: cannot hand-in set of card s by player p if some card e in s where marked of e`

/** How many dry runs listing took in a whole game. */
function dryRunsIn(engine: FullEngine<BaseState>): number {
  const { program } = engine.parts
  const { lend = program.clone } = program
  let dryRuns = 0
  Object.assign(program, {
    lend: (s: BaseState) => {
      dryRuns += 1
      return lend(s)
    },
  })
  for (const s = engine.setup({ seed: 1 }); s.ask !== 0;) engine.apply(s, engine.choices(s).at(-1) ?? 0)
  return dryRuns
}

describe('nothing is tried', () => {
  test.each([
    [
      'where the text begins with its announcement',
      `to spend card c by player p
  announce
    choose card d in hand of p where d != c
    move c to pile
  move d to pile`,
    ],
    [
      'where variables stand before it',
      `to spend card c by player p
  let was-marked = marked of c
  announce
    choose card d in hand of p where d != c
    move c to pile
  if was-marked
    move d to pile`,
    ],
    [
      'where a condition fails behind what cannot be told, which does not touch it',
      `to spend card c by player p
  announce
    each card d in hand of p where d != c
      choose card e in hand of p
      marked of e becomes yes
    only if count of pile > 100
    move c to pile`,
    ],
    ['where a set has to pass all that is asked behind it', PAYING],
  ])('%s', async (_, event) => {
    const { engine } = await specimen(table(event))
    expect(dryRunsIn(engine)).toBe(0)
  })
})

describe('it is tried', () => {
  test.each([
    [
      'where what is announced changes what is asked then',
      `to spend card c by player p
  announce
    move c to pile
    only if count of pile < 3`,
    ],
    [
      'where the game may be over before a condition that fails',
      `to spend card c by player p
  announce
    each card d in hand of p where d != c
      end-it
    only if count of pile > 100
    move c to pile
to end-it
  finish`,
    ],
    [
      'where something else may happen instead',
      `${PAYING}\ninstead of hand-in set of card s by player p\n  move s to deck`,
    ],
    [
      'where something is asked behind it that hangs on the set',
      PAYING.replace('  move c to pile\n', '    only if count of pile < 3\n'),
    ],
  ])('%s', async (_, event) => {
    const { engine } = await specimen(table(event))
    expect(dryRunsIn(engine)).toBeGreaterThan(0)
  })
})
