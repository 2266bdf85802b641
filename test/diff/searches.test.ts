import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Gathered, type SearchTask, type Searched } from '../../cli/diff/witness/searches.ts'
import type { Change } from '../../compiler/diff/change.ts'

// Several searches for each change, done in any order.

const [CHANGES, SEARCHES] = [3, 4]
const tasks: SearchTask[] = Array.from({ length: CHANGES * SEARCHES }, (_, i) => ({
  change: String(i % CHANGES),
  search: Math.floor(i / CHANGES),
}))
const change = (i: number): Change => ({ fingerprint: String(i) }) as Change

/** What a search may come to, told apart by the number of its decisions. */
const anyOutcome = fc.constantFrom('nothing', 'a game', 'a shared example', 'an example')

function searched(outcome: string, decisions: number): Searched {
  const found = { decisions } as unknown as NonNullable<Searched['shown']>['found']
  const proof = {} as NonNullable<Searched['shown']>['proof']
  const effort = { positions: 1, games: 0, decisions }
  if (outcome === 'nothing') return { effort, parted: false, shown: null }
  if (outcome === 'a game') return { effort, parted: true, shown: { found, proof: null, others: [], beside: null } }
  return { effort, parted: true, shown: { found, proof, others: outcome === 'an example' ? [] : ['2'], beside: null } }
}

describe('searches', () => {
  test('come to the same whatever is done first, and however much of what nobody needs is left out', () => {
    fc.assert(
      fc.property(
        fc.array(anyOutcome, { minLength: tasks.length, maxLength: tasks.length }),
        fc.shuffledSubarray([...tasks.keys()], { minLength: tasks.length, maxLength: tasks.length }),
        (outcomes, order) => {
          const all = outcomes.map((outcome, i) => searched(outcome, i))
          const inOrder = new Gathered(tasks)
          for (const [i, each] of all.entries()) inOrder.take(i, each)
          const sparing = new Gathered(tasks)
          const spared = new Set<number>()
          for (const i of order) {
            const each = all[i]
            if (each === undefined || spared.has(i)) continue
            for (const other of sparing.take(i, each)) spared.add(other)
          }
          for (let i = 0; i < CHANGES; i++) expect(sparing.best(change(i))).toEqual(inOrder.best(change(i)))
        },
      ),
    )
  })

  test('what shows a change best wins, and of equals what the first search found', () => {
    const gathered = new Gathered(tasks)
    gathered.take(0, searched('a game', 10))
    gathered.take(3, searched('a shared example', 11))
    expect(gathered.take(9, searched('an example', 13))).toEqual([])
    expect(gathered.take(6, searched('an example', 12))).toEqual([9])
    expect(gathered.best(change(0))?.found).toEqual({ decisions: 12 })
    expect(gathered.best(change(1))).toBeNull()
    expect(gathered.effort(change(0)).effort).toEqual({ positions: 4, games: 0, decisions: 46 })
  })
})
