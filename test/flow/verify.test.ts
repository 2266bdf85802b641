import { expect, it } from 'vitest'
import { Block } from '../../compiler/flow/block.ts'
import type { Procedure } from '../../compiler/flow/procedure.ts'
import { printProcedure } from '../../compiler/flow/print-flow.ts'
import { faultsOf } from './faults.ts'
import { asks, at, graphOf, type Sketch } from './graph.ts'

const jump = (to: number): Sketch => ({ steps: [], end: { kind: 'jump', to } })
const branch = (then: number, otherwise: number): Sketch => ({
  steps: [],
  end: { kind: 'branch', test: 10, then, otherwise },
})
const call = (next: number): Sketch => ({ steps: [], end: { kind: 'suspend', by: 20, next } })
const end: Sketch = { steps: [], end: { kind: 'end' } }

const block = (procedure: Procedure, n: number): Block => procedure.blocks[n] ?? new Block()

it('finds nothing in a diamond, and in a loop that suspends', () => {
  expect(faultsOf(graphOf([branch(2, 3), end, jump(1), jump(1)]))).toEqual([])
  expect(faultsOf(graphOf([jump(2), end, call(3), branch(1, 2)]))).toEqual([])
})

it('finds a block without an end', () => {
  const made = graphOf([jump(2), end, jump(1)])
  block(made, 2).terminator = { kind: 'open' }
  expect(faultsOf(made)).toEqual(['block 2 has no terminator', 'block 0 leads to no end', 'block 2 leads to no end'])
  expect(printProcedure(made)).toContain('    open')
})

it('finds a jump to a block of nowhere', () => {
  const made = graphOf([branch(1, 1), end])
  block(made, 0).terminator = { kind: 'branch', test: asks(10), then: block(made, 1), otherwise: elsewhere() }
  expect(faultsOf(made)).toEqual(['block 0 leads out of the procedure'])
})

it('finds an operation that leads to a block of nowhere', () => {
  const made = graphOf([jump(1), end])
  const statement = { kind: 'stop', span: made.proc.span, cites: [] } as const
  block(made, 0).operations = [{ ...at(5), kind: 'statement', statement, exit: elsewhere() }]
  expect(faultsOf(made)).toEqual(['block 0 leads out of the procedure'])
})

it('finds a place to go on after a call that is nowhere', () => {
  const made = graphOf([jump(1), end])
  expect(faultsOf({ ...made, entries: new Map([['draw', elsewhere()]]) })).toEqual([
    'where it goes on after draw is no block of the procedure',
  ])
})

const members = {
  list: { wish: 'list', holds: 'list', cards: true, own: false },
  next: { wish: 'next', holds: 'number', cards: false, own: false },
} as const

it('finds a variable that nothing holds', () => {
  const made = graphOf([jump(1), end])
  const local = { id: 7, name: 'card', type: { base: 'card', of: '', set: false, optional: false } } as const
  block(made, 0).operations = [{ ...at(5), kind: 'take', variable: local, members }]
  expect(faultsOf(made)).toEqual([
    'block 0 uses list, which nothing holds',
    'block 0 uses next, which nothing holds',
    'block 0 gives card a value, which is no variable of the text',
  ])
})

it('finds a variable that nothing holds where a block branches or suspends', () => {
  const missing = ['block 0 uses list, which nothing holds', 'block 0 uses next, which nothing holds']
  const branching = graphOf([branch(1, 1), end])
  const test = { ...at(10), kind: 'exhausted', members, holds: true } as const
  block(branching, 0).terminator = { kind: 'branch', test, then: block(branching, 1), otherwise: block(branching, 1) }
  expect(faultsOf(branching)).toEqual(missing)
  const suspending = graphOf([call(1), end])
  const by = { ...at(20), kind: 'follow', following: members } as const
  block(suspending, 0).terminator = { kind: 'suspend', by, next: block(suspending, 1), rest: [] }
  expect(faultsOf(suspending)).toEqual(missing)
})

it('finds what stands in a branch and is reached otherwise', () => {
  const twice = graphOf([branch(2, 3), end, jump(1), jump(2)])
  block(twice, 2).inBranch = true
  expect(faultsOf(twice)).toEqual(['block 2 stands in a branch, and is reached from elsewhere'])
  const resumed = graphOf([call(2), end, jump(1)])
  block(resumed, 2).inBranch = true
  expect(faultsOf(resumed)).toEqual(['block 2 stands in a branch, and the state holds it'])
})

it('finds a circle without an end, and one whose rounds nothing counts', () => {
  expect(faultsOf(graphOf([jump(2), end, jump(2)]))).toEqual([
    'block 2 is gone through again and again, and nothing counts how often',
    'block 0 leads to no end',
    'block 2 leads to no end',
  ])
  const loop = graphOf([jump(2), end, branch(1, 2)])
  expect(faultsOf(loop)).toEqual(['block 2 is gone through again and again, and nothing counts how often'])
  const slot = { wish: 'next', holds: 'number', cards: false, own: false } as const
  block(loop, 2).operations = [{ ...at(5), kind: 'advance', next: slot }]
  expect(faultsOf({ ...loop, slots: [slot] })).toEqual([])
})

function elsewhere(): Block {
  const made = new Block()
  made.terminator = { kind: 'end' }
  return made
}
