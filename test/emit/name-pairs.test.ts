import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fromSources } from '../kit/from-sources.ts'
import { compiled, memoryHost } from './memory-host.ts'
import { strictFindings } from './strict-findings.ts'
import { sampledByDay } from '../kit/effort.ts'

/**
 * Variables beside names that begin or end with theirs, and beside texts and comments that hold them, leave code that
 * passes the strictest flags.
 */

const pairs: readonly (readonly [string, string])[] = [
  ['乙', '乙量'],
  ['量', '乙量'],
  ['d', 'dd'],
  ['d', 'd2'],
  ['d', 'a-d'],
  ['d', 'd-a'],
  ['x', '_x'],
  ['_x', 'x'],
  ['é', 'été'],
  ['é', 'éé'],
  ['р', 'рост'],
  ['ア', 'アイ'],
  ['ב', 'בב'],
  ['s', 'ss'],
  ['rest', 'rest-2'],
  ['code', 'decode'],
  ['o', 'o\u0301'],
  ['𝕩', '𝕩𝕪'],
  ['it', 'it-is'],
]

/**
 * `a` stands for variables, `b` for what is declared; the words of `a` stand in texts, clauses and names of rules,
 * too.
 */
const game = (a: string, b: string): string => `game Pairs for 2 players "${a} ${b}"

printed rank of card: number
type pack: r
[${a}] card each pack r, each number n in 1..4 named r n
  rank = n
card 《${a}》
  rank = 9
zone hand of player seat seen by seat
zone pile seen by everyone
${b}: number starts 1
tally of player: number starts 0
worth of card: number = 1
except worth of card c = 2 if name of c = "${a}"
card c is 《high ${a}》 if rank of c > ${b}

to match
  each definition one
    create one to pile
  each player ${a}
    ${b} gains 1
  each player seat
    turn by seat
  finish
to turn by player p
  p must act
  until turn
    [${a}] 《${a}》: cannot pair card other if ${b} > 100 and name of other = "${a}"
    [${a}] except worth of card c += ${b}
to pair card ${a} with card other by player p
  announce
    choose card third in hand of p where name of third != "${a}" by p
    [${a}] only if rank of ${a} > ${b} or name of third = "${a}"
  each card ${a} in hand of p
    ${b} gains 1
  tally of p gains ${b}
to keep card ${a} by player p
  tally of p gains 1
to pick number ${a} on card other by player p
  tally of p gains rank of other

player p may pair card c in hand of p with card other in hand of p at turn
player p may pick number n in 1..2 on card other in hand of p at turn
player p must pair card other where rank of other > ${b} with card ${a} at turn
player p must pair card other where name of other contains "${a}" with card ${a} at turn
player p must pick number ${a} in 1..2 on card other where rank of other > ${b} at turn
player p cannot keep card ${a} if ${b} = 3
[${a}] 《if (announced(s)) return ${a}》: after pair card ${a} with card other
  ${b} gains 1
after keep card other by player ${a}
  ${b} gains 1
text of card this where rank of this > 2
  after pair card other if name of other = "you ${a}"
    ${b} gains 1

example "${a}"
  given
    hand of A is r1, r2
    at turn by A
  then name of r1 != "s ${a}" and "s" = "s" and ${b} = 1
`

const some = sampledByDay(pairs, 12, 'names beside names')

test('names beside names that they begin', { timeout: 240_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'houserules-pairs-'))
  try {
    for (const [i, [a, b]] of some.entries()) {
      const { files } = await compiled('pairs.rules', memoryHost({ 'pairs.rules': game(a, b) }), {
        runtimeImport: fromSources,
        unformatted: true,
      })
      mkdirSync(join(folder, `pair-${i}`))
      for (const [name, text] of files) writeFileSync(join(folder, `pair-${i}`, name), text)
    }
    const named = (line: string): string =>
      line.replace(/^pair-(\d+)/, (_, i: string) => `${some[Number(i)]?.join(' beside ')}: `)
    expect(strictFindings(folder).map(named)).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
