import { checkedText } from '../kit/compiled-sample.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import type { Program } from '../../compiler/program/program.ts'

const game = `game Told for 2 to 3 players
type suit: ♣, ♥, ♠
type row: old, new
printed suit of card: suit
printed rank of card: number
printed marks of card: list of suit
card each suit s, each number n in 1..3 named s n
  suit = s
  rank = n
option speed: slow, fast
zone deck seen by nobody
zone hand of player p seen by p
zone heap of row r at most 4 seen by everyone
zone plans of effects seen by everyone
rounds: number starts 0
bid of player: number starts 0
winner: player or none starts none
seen: set of number starts ()
limit: number = 4
open-limit of player p: number = 4
except open-limit of player p = 5 if rounds > 3
wealth of player p: number = bid of p + count of hand of p
card c is held if c in hand
card c is low if c in deck and rank of c < 2
card c is low if c in hand and rank of c < 3
card c is new starts no
card c is loose if rank of c = 1
card c in hand is kept-back starts no
player p beats player q if bid of p > bid of q
to match
  each player p
    ring by p
    stall by p
    wait by p
    hum by p
  finish
to turn by player p
  p must act
to take card c by player p
  move c to hand of p
player p may take card c in deck at turn
player p cannot take card c if rounds > 9
to rest by player p
  rounds gains 1
to stall by player p
  if rounds < 3
    stall by p
to wait by player p
  p may act
to ring by player p
  bid of p gains 1
before ring by player p
  rest by p
after ring by player p
  winner becomes p
when ring by player p
  rounds gains 1
to hum by player p
  rounds gains 1
instead of hum by player p
  rest by p
to tick
  rounds gains 1
ticks: number = times (tick)
`

/** The program of a small game with some more lines, which have to be without errors. */
export function programOf(lines: string): Program {
  const { program, errors } = checked(lines)
  if (program === null || errors.length > 0)
    throw new Error(`${lines}: ${errors.map(({ primary }) => primary.text).join()}`)
  return program
}

/** What is wrong with some more lines. */
export const errorsOf = (lines: string): readonly Diagnostic[] => checked(lines).errors

function checked(lines: string): { program: Program | null; errors: readonly Diagnostic[] } {
  const { program, diagnostics } = checkedText(`${game}${lines}\n`)
  return { program, errors: diagnostics.filter(({ severity }) => severity === 'error') }
}
