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

const block = (end: Sketch['end'], ...steps: Sketch['steps']): Sketch => ({ steps, end })
const jump = (to: number, ...steps: Sketch['steps']): Sketch => block({ kind: 'jump', to }, ...steps)
const end = (...steps: number[]): Sketch => block({ kind: 'end' }, ...steps)
const call = (by: number, next: number, ...steps: number[]): Sketch => block({ kind: 'suspend', by, next }, ...steps)
const branch = (test: number, then: number, otherwise: number, ...steps: number[]): Sketch =>
  block({ kind: 'branch', test, then, otherwise }, ...steps)

const choice = (on: number, cases: readonly number[], otherwise: number): Sketch =>
  block({ kind: 'switch', on, cases, otherwise })
/** A statement that may end its text. */
const stop = (place: number, exit: number): Sketch['steps'][number] => ({ stop: place, exit })

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

  it('ends it in the cases of a switch, and where a statement ends its text', () => {
    const made = shortenExits(graphOf([jump(2, 3, stop(4, 1)), end(), choice(11, [1, 3], 1), end(5)]))
    expect(shown(made)).toEqual(['3 4 stop (end) -> 2', 'end', 'on 11 (end) or -> 3 or (end)', '5 end'])
  })

  it('finds nothing more to do the second time', () => {
    const once = shortenExits(graphOf([branch(10, 1, 2), end(), jump(1, 3)]))
    expect(shortenExits(once).blocks).toEqual(once.blocks)
  })

  it('leaves statements that go on to the next line', () => {
    expect(shown(shortenExits(graphOf([jump(1, { text: 5, lines: 2 }), end()])))[0]).toBe('5 end')
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

  it('leaves out a branch with nothing on either side before ways meet', () => {
    const sketch = [branch(10, 2, 3, 1), end(4), jump(1), jump(1)]
    expect(shown(dropIdleBranches(nestBlocks(graphOf(sketch))))[0]).toBe('1 -> 1')
  })

  it('keeps two ways that are suspended, each by something else', () => {
    const made = nestBlocks(graphOf([branch(10, 2, 3), end(4), call(20, 1), call(21, 1)]))
    expect(shown(dropIdleBranches(made))[0]).toBe('if 10 (call 20 then -> 1) else (call 21 then -> 1)')
  })

  it('keeps a condition of the rules, which may count what it asks', () => {
    const made = graphOf([block({ kind: 'branch', test: 10, ofRules: true, then: 1, otherwise: 1 }), end(4)])
    expect(shown(dropIdleBranches(made))[0]).toBe('if 10 -> 1 else -> 1')
  })

  it('keeps a branch with something on one side', () => {
    expect(shown(dropIdleBranches(graphOf(DIAMOND)))).toEqual(shown(graphOf(DIAMOND)))
    expect(shown(dropIdleBranches(nestBlocks(graphOf(DIAMOND))))).toEqual(shown(nestBlocks(graphOf(DIAMOND))))
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

  it('leaves what only leads to itself', () => {
    const circle = [end(1), end(), jump(2, 3)]
    expect(shown(mergeBlocks(graphOf(circle)))).toEqual(shown(graphOf(circle)))
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

  it('does so for each case of a switch', () => {
    const made = nestBlocks(graphOf([choice(11, [2, 1], 3), end(4), jump(1, 2), jump(1, 3)]))
    expect(shown(made)[0]).toBe('on 11 (2 -> 1) or -> 1 or (3 -> 1)')
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

  it('counts what stands in branches further in, and inside of statements', () => {
    const further = [branch(10, 2, 3, 1), end(4), branch(12, 4, 5), jump(1, 5, 6), jump(1, 7), jump(1, 8)]
    expect(shown(turnBranches(nestBlocks(graphOf(further))))[0]).toBe(
      '1 if not 10 (5 6 -> 1) else (if 12 (7 -> 1) else (8 -> 1))',
    )
    const inside = nestBlocks(graphOf([branch(10, 2, 3), end(4), jump(1, { text: 5, lines: 2 }), jump(1, 6, 7)]))
    expect(shown(turnBranches(inside))[0]).toBe('if not 10 (6 7 -> 1) else (5 -> 1)')
    const single = nestBlocks(graphOf([branch(10, 2, 3), end(4), jump(1, 6, 7, 8), jump(1, { text: 5, lines: 2 })]))
    expect(shown(turnBranches(single))[0]).toBe('if 10 (6 7 8 -> 1) else (5 -> 1)')
  })

  it('takes a way that only ends for as long as one that leads elsewhere', () => {
    const ways = [branch(10, 1, 2), jump(3), end(), call(20, 1)]
    expect(shown(turnBranches(nestBlocks(graphOf(ways))))[0]).toBe('if 10 -> 1 else (end)')
    const others = [branch(10, 2, 1), jump(3), end(), call(20, 1)]
    expect(shown(turnBranches(nestBlocks(graphOf(others))))[0]).toBe('if 10 (end) else -> 1')
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
