import { beforeAll, expect, test } from 'vitest'
import { heavyWays } from '../../compiler/analyse/heavy-ways.ts'
import type { TStmt } from '../../compiler/program/ir.ts'
import { programOf } from './told-game.ts'

// With how many steps of the kernel each instruction is reckoned. A round of a loop over a hundred thousand members may
// take less than 200 steps; how many lines with one step each still fit says how many the instruction takes.

const ROUND = 200

const ROWS = [
  ['rounds gains 1'],
  ['bid of p becomes 3'],
  ['c becomes new'],
  ['let m = 3'],
  ['show c to p'],
  ['move c to deck'],
  ['swap c with top of deck'],
  ['create ♣1 to deck'],
  ['delete c'],
  ['shuffle deck'],
  ['resolve first of waiting'],
  ['dismiss first of waiting'],
  ['move first of waiting to plans'],
  ['later by p', '  rounds gains 1', '  rounds gains 2'],
  ['until ring by player q', '  player q cannot take card d'],
  ['end-it'],
  ['must end-it'],
  ['ring by p'],
  ['with-before'],
  ['with-after'],
  ['with-when'],
  ['with-instead'],
  ['if rounds > 3', '  rounds gains 1'],
  ['if rounds > 3', '  rounds gains 1', 'else', '  rounds gains 2'],
  ['each player q', '  rounds gains 1'],
  ['each player q', '  rounds gains 1', '  rounds gains 2'],
  ['each player q from p', '  rounds gains 1'],
  ['each suit s', '  rounds gains 1'],
  ['each player q in players - players', '  rounds gains 1'],
  ['each number n in 3..1', '  rounds gains 1'],
  ['each player q at the same time', '  rounds gains 1'],
  ['while rounds < 3', '  rounds gains 1'],
  ['p may', '  rounds gains 1'],
  ['p may act'],
  ['ask p'],
  ['choose suit s by p'],
  ['choose one of by p', '  - rounds gains 1', '  - rounds gains 2'],
  ['only if rounds > 3'],
  ['stop'],
  ['stop ring'],
  ['finish'],
  ['announce', '  rounds gains 1'],
  ['- rounds gains 1'],
]

const GAME = `to go-round
  each number n in seen
    rounds gains 1
to end-it
  rounds gains 1
to with-before
  rounds gains 1
before with-before
  rounds gains 1
to with-after
  rounds gains 1
after with-after
  rounds gains 1
to with-when
  rounds gains 1
when with-when
  rounds gains 1
  rounds gains 2
to with-instead
  rounds gains 1
instead of with-instead
  rounds gains 1
to settle-instead
  rounds gains 1
to ask player p
  p may act
player p may rest at ask
`

let told: readonly string[] = []
beforeAll(() => {
  const events = ROWS.map((lines, i) => [`to row-${i} card c by player p`, ...lines.map((x) => `  ${x}`)].join('\n'))
  const program = programOf(`${GAME}${events.join('\n')}`)
  const textOf = (name: string): readonly TStmt[] => program.events.get(name)?.proc?.body ?? []
  const [loop] = textOf('go-round')
  if (loop?.kind !== 'each') throw new Error('nothing goes round')
  const isCounted = (body: readonly TStmt[], others: number): boolean => {
    const round = [...body, ...Array.from({ length: others }, () => loop.body).flat()]
    const around = program.procs.map((proc) =>
      proc.name === 'go-round' ? { ...proc, body: [{ ...loop, body: round }] } : proc,
    )
    return heavyWays({ ...program, procs: around }).loops.has(loop.domain.local)
  }
  /** As many steps as are missing to a round that is counted. */
  const steps = (body: readonly TStmt[]): number => {
    let [few, many] = [0, ROUND]
    while (few < many) {
      const middle = Math.floor((few + many) / 2)
      if (isCounted(body, middle)) many = middle
      else few = middle + 1
    }
    return ROUND - few
  }
  told = ROWS.map((lines, i) => `${lines.join(' / ')}: ${steps(textOf(`row-${i}`))}`)
})

test('the steps of each instruction, with what it brings about', () => {
  expect(told).toMatchInlineSnapshot(`
    [
      "rounds gains 1: 1",
      "bid of p becomes 3: 1",
      "c becomes new: 1",
      "let m = 3: 1",
      "show c to p: 20",
      "move c to deck: 20",
      "swap c with top of deck: 20",
      "create ♣1 to deck: 20",
      "delete c: 20",
      "shuffle deck: 200",
      "resolve first of waiting: 47",
      "dismiss first of waiting: 1",
      "move first of waiting to plans: 1",
      "later by p /   rounds gains 1 /   rounds gains 2: 3",
      "until ring by player q /   player q cannot take card d: 1",
      "end-it: 21",
      "must end-it: 21",
      "ring by p: 44",
      "with-before: 22",
      "with-after: 22",
      "with-when: 23",
      "with-instead: 23",
      "if rounds > 3 /   rounds gains 1: 2",
      "if rounds > 3 /   rounds gains 1 / else /   rounds gains 2: 3",
      "each player q /   rounds gains 1: 13",
      "each player q /   rounds gains 1 /   rounds gains 2: 25",
      "each player q from p /   rounds gains 1: 13",
      "each suit s /   rounds gains 1: 4",
      "each player q in players - players /   rounds gains 1: 13",
      "each number n in 3..1 /   rounds gains 1: 2",
      "each player q at the same time /   rounds gains 1: 13",
      "while rounds < 3 /   rounds gains 1: 2",
      "p may /   rounds gains 1: 2",
      "p may act: 1",
      "ask p: 21",
      "choose suit s by p: 1",
      "choose one of by p /   - rounds gains 1 /   - rounds gains 2: 3",
      "only if rounds > 3: 1",
      "stop: 1",
      "stop ring: 1",
      "finish: 1",
      "announce /   rounds gains 1: 2",
      "- rounds gains 1: 1",
    ]
  `)
})
