import { beforeEach, describe, expect, test } from 'vitest'
import { columnsOf } from '../../runtime/columns.ts'
import type { BaseState, PendingEffect } from '../../runtime/engine.ts'
import type { FactInfo, Parts } from '../../runtime/parts.ts'
import { watchEffects, watchSecrets } from '../../runtime/secrets/secret-reads.ts'

const fact = (column: string, of: string, params: readonly string[] = []): FactInfo => ({
  name: column,
  column,
  of,
  params,
  type: 'number',
  zones: [],
})

const parts = {
  facts: [fact('weight', 'card'), fact('gold', 'player'), fact('mark', 'pair', ['card', 'player'])],
} as Partial<Parts<BaseState>> as Parts<BaseState>

const effect = (captured: PendingEffect['captured']): PendingEffect => ({
  body: 1,
  controller: 0,
  source: 0,
  optional: false,
  captured,
})

let s: BaseState & { weight: number[]; gold: number[]; mark: Record<number, number> }
let reads: number
const read = (): void => void (reads += 1)

/** Card 0 is known, card 1 is not. */
beforeEach(() => {
  reads = 0
  s = {
    ...({} as BaseState),
    def: [7, 8],
    printedDef: [5, 6],
    place: [0, 0],
    effects: [effect([3]), null, effect([4])],
    weight: [10, 20],
    gold: [1, 2],
    mark: { 0: 1, 1: 2 },
  }
})

describe('of a card that is not known it is told when somebody asks', () => {
  beforeEach(() => watchSecrets(parts, s, { knows: (card) => card === 0, read }))

  test.each([
    ['what it is', 'def'],
    ['what is printed on it', 'printedDef'],
    ['what is kept of it', 'weight'],
  ])('%s', (_, column) => {
    const list = columnsOf<readonly number[]>(s)[column] ?? []
    expect(list[0]).toBeGreaterThan(0)
    expect(reads).toBe(0)
    expect(list[1]).toBeGreaterThan(0)
    expect(reads).toBe(1)
  })

  test('also in a copy of the column', () => {
    const copy = s.weight.slice()
    expect([reads, copy[0], reads, copy[1], reads]).toEqual([0, 10, 0, 20, 1])
  })

  test('but not what is kept of a player, or where the card lies', () => {
    expect([s.gold[1], s.place[1], reads]).toEqual([2, 0, 0])
  })

  test('nor when another card is made', () => {
    s.def.push(9)
    s.weight.push(30)
    expect(reads).toBe(0)
  })
})

test('how many cards there are is asked by who goes through all of them, in the order in which they were made', () => {
  watchSecrets(parts, s, { knows: () => false, read })
  expect([s.def.length, reads]).toEqual([2, 1])
})

test('whoever knows all cards knows their order', () => {
  watchSecrets(parts, s, { knows: () => true, read })
  expect([s.def.length, reads]).toEqual([2, 0])
})

test('what an effect captured is told of, and nothing else of it, nor of others', () => {
  const shared = s.effects[2]
  watchEffects(s, new Set([1, 2, 9]), read)
  expect([s.effects[0]?.captured, s.effects[2]?.body, s.effects[1], reads]).toEqual([[3], 1, null, 0])
  expect([s.effects[2]?.captured, reads]).toEqual([[4], 1])
  expect([shared?.captured, reads]).toEqual([[4], 1])
})
