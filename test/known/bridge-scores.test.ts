import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { rulesHost } from '../../cli/files/rules-host.ts'
import type { RulesHost } from '../../compiler/game/load.ts'
import { failuresOf, specimenOf } from '../kit/specimen.ts'
import { byDay, sampledByDay } from '../kit/effort.ts'

// Every result of every contract, as the tables of law 77 of duplicate bridge have it (https://www.worldbridge.org, Laws of
// Duplicate Bridge 2017), read off row by row: the rules work it out from few numbers.

const strains = ['clubs', 'diamonds', 'hearts', 'spades', 'no-trumps'] as const
type Strain = (typeof strains)[number]

interface Contract {
  readonly odd: number
  readonly strain: Strain
  /** How far it is doubled: not at all, doubled, redoubled. */
  readonly row: 0 | 1 | 2
  readonly vulnerable: boolean
}

/** The sum for the first tricks over six, none to seven. */
const TRICKS: Readonly<Record<Strain, readonly number[]>> = {
  clubs: [0, 20, 40, 60, 80, 100, 120, 140],
  diamonds: [0, 20, 40, 60, 80, 100, 120, 140],
  hearts: [0, 30, 60, 90, 120, 150, 180, 210],
  spades: [0, 30, 60, 90, 120, 150, 180, 210],
  'no-trumps': [0, 40, 70, 100, 130, 160, 190, 220],
}
const DOWN_DOUBLED = [0, 100, 300, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500]
const DOWN_DOUBLED_VULNERABLE = [0, 200, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500, 3800]
const OVER = [
  [0, 0],
  [100, 200],
  [200, 400],
] as const

function down({ row, vulnerable }: Contract, tricks: number): number {
  if (row === 0) return (vulnerable ? 100 : 50) * tricks
  return ((vulnerable ? DOWN_DOUBLED_VULNERABLE : DOWN_DOUBLED)[tricks] ?? 0) * row
}

function made({ odd, strain, row, vulnerable }: Contract, over: number): number {
  const points = TRICKS[strain]
  const contract = (points[odd] ?? 0) * 2 ** row
  const each = strain === 'clubs' || strain === 'diamonds' ? 20 : 30
  const bonus = contract < 100 ? 50 : vulnerable ? 500 : 300
  const slam = odd === 6 ? (vulnerable ? 750 : 500) : odd === 7 ? (vulnerable ? 1500 : 1000) : 0
  return contract + bonus + slam + 50 * row + over * (row === 0 ? each : OVER[row][vulnerable ? 1 : 0])
}

/** An example of the contract when the declarer, B, and the dummy have taken so many tricks. */
function exampleOf(contract: Contract, tricks: number): string {
  const { odd, strain, row, vulnerable } = contract
  const over = tricks - 6 - odd
  const [side, score] = over < 0 ? ['north-south', down(contract, -over)] : ['east-west', made(contract, over)]
  return `
example "${odd} ${strain}, ${['', 'doubled, ', 'redoubled, '][row]}${vulnerable ? 'vulnerable, ' : ''}${tricks} tricks"
  given
    declarer is B
    dealer is B
    deal-number is ${vulnerable ? 4 : 1}
    odd-tricks is ${odd}
    denomination is ${strain}
    stake is ${2 ** row}
    tricks of B is ${tricks}
    at score-deal
  then score of ${side} = ${score}
`
}

const contracts = [1, 2, 3, 4, 5, 6, 7].flatMap((odd) =>
  strains.flatMap((strain) =>
    ([0, 1, 2] as const).flatMap((row) =>
      [false, true].map((vulnerable): Contract => ({ odd, strain, row, vulnerable })),
    ),
  ),
)

test('every contract scores with any number of tricks as the tables say', { timeout: 120_000 }, async () => {
  const path = 'rules/contract-bridge/every-score.rules'
  const examples = sampledByDay(contracts, 40, 'contracts').flatMap((contract) =>
    Array.from({ length: 14 }, (_, tricks) => exampleOf(contract, tricks)),
  )
  const disk = rulesHost(fileURLToPath(new URL('../..', import.meta.url)), path)
  const text = `variant EveryScore of ContractBridge\n${examples.join('')}`
  const host: RulesHost = { ...disk, read: (at) => (at === path ? text : disk.read(at)) }
  const game = await specimenOf(path, host, {})
  expect(game.examples.length).toBeGreaterThanOrEqual(14 * byDay(40, contracts.length))
  expect(failuresOf(game)).toEqual([])
})
