import type { whileChosen } from '../../compiler/analyse/set-chosen.ts'
import type { TExpr, TStmt } from '../../compiler/program/ir.ts'
import { printTExpr } from '../../compiler/program/print-texpr.ts'
import type { Program } from '../../compiler/program/program.ts'
import { programOf } from './told-game.ts'

/** Variables go by their names alone, and a printed value by what is asked. */
export const shown = (all: readonly TExpr[]): string =>
  all.map((x) => printTExpr(x).replace(/#-?\d+/g, '')).join(' AND ')

/** The choice of a set in an event, and what comes after it. */
export function chosenIn(program: Program): { choice: TStmt & { kind: 'choose' }; after: readonly TStmt[] } {
  const [choice, ...after] = program.events.get('try')?.proc?.body ?? []
  if (choice?.kind !== 'choose') throw new Error('nothing is chosen')
  return { choice, after }
}

export const SETS = `
zone store of player p seen by p
zone pit seen by everyone
zone line of row r seen by everyone
worth of (set of card s): number = sum of rank of s
lowered of (set of card s): number = sum of (rank of s + 0)
except worth-then of (set of card s) += 1 if rounds > 3
worth-then of (set of card s): number = sum of rank of s
odds: number = 2
printed debt of card: number or none
card loan
  suit = ♣
  rank = 4
  debt = 0 - 2
card loss
  suit = ♣
  rank = 5
  debt = 2
cost of card c: number = rank of c
dear of card c: number = rank of c
except dear of card c -= 9 if c is new
share of card c: number = (rank of c if rounds = 0 else 2)
owing of card c: number = debt of c or 1
printed bonus of card: number or none
extra of card c: number = bonus of c or 0
less of card c: number = bonus of c or 0 - 1
short of card c: number = (rank of c if rounds = 0 else 0 - 2)
part of card c: number = case rounds: 0 is rank of c, else 2
loss-of of card c: number = case rounds: 0 is 0 - 1, else 2
set of card s is pair if count of s = 2 and count of distinct of rank of s = 1
set of card s is red if no card c in s where suit of c = ♠
set of card s is either if count of s < 3
set of card s is either if s is red
set of card s is never-said
set of card s outdoes set of card t if count of s = count of t and worth of s > worth of t
`

/** What an analysis knows of a set `s` of cards of which a condition is asked. */
export function knownOf(said: string, known: typeof whileChosen): string {
  const program = programOf(`${SETS}to try by player p\n  choose 0..3 card c in hand of p as s by p where ${said}`)
  const { choice } = chosenIn(program)
  if (choice.setTest === null) throw new Error('nothing is asked')
  return `${said} | ${shown(known(program, choice.result, [choice.setTest]))}`
}
