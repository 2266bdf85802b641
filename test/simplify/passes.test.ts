import { describe, expect, it } from 'vitest'
import { dropUnreachable } from '../../compiler/simplify/drop-unreachable.ts'
import { dropIdleBranches } from '../../compiler/simplify/idle-branches.ts'
import { mergeBlocks } from '../../compiler/simplify/merge-blocks.ts'
import { nestBlocks } from '../../compiler/simplify/nest-blocks.ts'
import { PASSES, simplified } from '../../compiler/simplify/passes.ts'
import { shortenExits } from '../../compiler/simplify/shorten-exits.ts'
import { threadJumps } from '../../compiler/simplify/thread-jumps.ts'
import { turnBranches } from '../../compiler/simplify/turn-branches.ts'
import { graphOf, type Sketch, shown } from '../flow/graph.ts'

const block = (end: Sketch['end'], ...steps: number[]): Sketch => ({ steps, end })
const jump = (to: number, ...steps: number[]): Sketch => block({ kind: 'jump', to }, ...steps)
const end = (...steps: number[]): Sketch => block({ kind: 'end' }, ...steps)
const call = (by: number, next: number, ...steps: number[]): Sketch => block({ kind: 'suspend', by, next }, ...steps)
const branch = (test: number, then: number, otherwise: number, ...steps: number[]): Sketch =>
  block({ kind: 'branch', test, then, otherwise }, ...steps)

/** One way or the other, and then the same. */
const DIAMOND = [branch(10, 2, 3, 1), end(4), jump(1, 2), jump(1, 3)]
/** Something is asked again and again. */
const LOOP = [jump(2, 1), end(), call(20, 3), branch(10, 1, 2)]

describe('thread-jumps', () => {
  it('lets a jump to a jump go where that one goes', () => {
    const made = threadJumps(graphOf([jump(2, 1), end(), jump(3), jump(4), jump(1, 5)]))
    expect(shown(made)[0]).toBe('1 -> 4')
  })

  it('leads to where a suspension and a branch go on in the end', () => {
    const made = threadJumps(graphOf([branch(10, 2, 3, 1), end(4), jump(1), call(20, 2)]))
    expect(shown(made)).toEqual(['1 if 10 -> 1 else -> 3', '4 end', '-> 1', 'call 20 then -> 1'])
  })

  it('does not go round in circles', () => {
    const made = threadJumps(graphOf([jump(2), end(), jump(3), jump(2)]))
    expect(shown(made)[0]).toBe('-> 2')
  })
})

describe('shorten-exits', () => {
  it('ends the procedure wherever it is ended', () => {
    const made = shortenExits(graphOf([branch(10, 1, 2), end(), jump(1, 3)]))
    expect(shown(made)).toEqual(['if 10 (end) else -> 2', 'end', '3 end'])
  })

  it('leaves a jump to where something is done before the end', () => {
    expect(shown(shortenExits(graphOf(DIAMOND)))).toEqual(shown(graphOf(DIAMOND)))
  })
})

describe('drop-idle-branches', () => {
  it('leaves out a branch that leads to the same place on both sides', () => {
    expect(shown(dropIdleBranches(graphOf([branch(10, 1, 1, 5), end()])))[0]).toBe('5 -> 1')
  })

  it('leaves out a branch that ends the procedure on both sides', () => {
    const made = dropIdleBranches(shortenExits(graphOf([branch(10, 1, 1, 5), end()])))
    expect(shown(made)[0]).toBe('5 end')
  })

  it('leaves out a switch with the same place in every case', () => {
    const sketch = block({ kind: 'switch', on: 11, cases: [1, 1], otherwise: 1 })
    expect(shown(dropIdleBranches(graphOf([sketch, end(4)])))[0]).toBe('-> 1')
  })

  it('keeps a branch with something on one side', () => {
    expect(shown(dropIdleBranches(graphOf(DIAMOND)))).toEqual(shown(graphOf(DIAMOND)))
  })
})

describe('drop-unreachable', () => {
  it('leaves out what nothing leads to', () => {
    expect(shown(dropUnreachable(graphOf([jump(1), end(), jump(3), jump(2)])))).toEqual(['-> 1', 'end'])
  })

  it('keeps the exit of a procedure that others end', () => {
    const sketch = [block({ kind: 'suspend', by: 20, next: 0 }), end()]
    expect(shown(dropUnreachable(graphOf(sketch)))).toEqual(['call 20 then -> 0'])
    expect(shown(dropUnreachable(graphOf(sketch, { left: true })))).toEqual(['call 20 then -> 0', 'end'])
  })
})

describe('merge-blocks', () => {
  it('makes blocks that follow one another one block', () => {
    expect(shown(mergeBlocks(graphOf([jump(2, 1), end(4), jump(3, 2), jump(1, 3)])))).toEqual(['1 2 3 4 end'])
  })

  it('keeps a block that is reached twice, and one that the state holds', () => {
    expect(shown(mergeBlocks(graphOf(DIAMOND)))).toEqual(shown(graphOf(DIAMOND)))
    expect(shown(mergeBlocks(graphOf(LOOP)))).toEqual(shown(graphOf(LOOP)))
    const left = graphOf([jump(1, 1), end(4)], { left: true })
    expect(shown(mergeBlocks(left))).toEqual(['1 -> 1', '4 end'])
  })
})

describe('nest-blocks', () => {
  it('puts what only one branch leads to into that branch', () => {
    expect(shown(nestBlocks(graphOf(DIAMOND)))).toEqual(['1 if 10 (2 -> 1) else (3 -> 1)', '4 end'])
  })

  it('leaves a place where the procedure goes on', () => {
    expect(shown(nestBlocks(graphOf(LOOP)))).toEqual(['1 -> 1', 'call 20 then -> 2', 'if 10 (end) else -> 1'])
  })

  it('leaves what only leads to itself', () => {
    const circle = [end(1), end(), branch(10, 2, 2)]
    expect(shown(nestBlocks(graphOf(circle)))).toEqual(shown(graphOf(circle)))
  })
})

describe('turn-branches', () => {
  it('puts the shorter way first', () => {
    const sketch = [branch(10, 2, 3, 1), end(4), jump(1, 5, 6, 7), jump(1, 8)]
    expect(shown(turnBranches(nestBlocks(graphOf(sketch))))[0]).toBe('1 if not 10 (8 -> 1) else (5 6 7 -> 1)')
  })

  it('leaves ways of one length as they are written', () => {
    const nested = nestBlocks(graphOf(DIAMOND))
    expect(shown(turnBranches(nested))).toEqual(['1 if 10 (2 -> 1) else (3 -> 1)', '4 end'])
  })
})

it('all of them, one after the other, make a loop as short as it can be', () => {
  expect(shown(simplified(graphOf(LOOP)))).toEqual(['1 -> 1', 'call 20 then -> 2', 'if 10 (end) else -> 1'])
})

it('each has a name of its own', () => {
  expect(new Set(PASSES.map(({ name }) => name)).size).toBe(PASSES.length)
})
