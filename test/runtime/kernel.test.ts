import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BaseState, type Frame, NONE, type PendingEffect } from '../../runtime/engine.ts'
import { inDryRun } from '../../runtime/trials/dry-run.ts'
import { refuse } from '../../runtime/kernel/frames.ts'
import * as kernel from '../../runtime/kernel/kernel.ts'
import type { Emitted } from '../../runtime/program.ts'

// What the kernel does with the plain data of a state, function by function.

function state(part: Partial<BaseState>): BaseState {
  const made: Partial<BaseState> = {
    frames: [],
    legal: [],
    replacing: [],
    reasons: null,
    log: null,
    ask: 0,
    announcing: 0,
    dry: 0,
    failed: false,
    over: false,
    ...part,
  }
  return made as BaseState
}

const frame = (proc: number, more: Partial<Frame> = {}): Frame => ({ proc, pc: 0, answer: 0, ...more })

/** A procedure that does one thing at each step. */
const doing = (...steps: readonly ((s: BaseState, f: Frame) => void)[]): Emitted<BaseState> => ({
  step: (s, f) => steps[f.pc++]?.(s, f),
  clone: structuredClone,
  copyInto: (t, s) => Object.assign(t, structuredClone(s)),
  copyFrame: structuredClone,
})

describe('suspended procedures are run', () => {
  const ends = (s: BaseState): void => void s.frames.pop()

  test('the innermost first, as long as there is one', () => {
    const order: number[] = []
    const notes = (s: BaseState, { proc }: Frame): void => {
      order.push(proc)
      s.frames.pop()
    }
    kernel.run(doing(notes), state({ frames: [frame(1), frame(2)] }))
    expect(order).toEqual([2, 1])
  })

  test.each<readonly [string, Partial<BaseState>]>([
    ['something is asked', { ask: 4 }],
    ['the game is over', { over: true }],
    ['an announcement is refused', { failed: true, dry: 1 }],
    ['an announcement is complete', { dry: 2 }],
  ])('and no further where %s', (_, found) => {
    const s = state({ frames: [frame(1)] })
    kernel.run(
      doing((on) => void Object.assign(on, found), ends),
      s,
    )
    expect(s.frames.map(({ pc }) => pc)).toEqual([1])
  })

  test('an announcement that was offered can be completed', () => {
    const s = state({ frames: [frame(1)], announcing: 1 })
    expect(() =>
      kernel.run(
        doing((on) => refuse(on)),
        s,
      ),
    ).toThrow('could not be completed')
  })
})

test('what is refused is skipped, but for an announcement', () => {
  const [alone, inside] = [state({}), state({ announcing: 1 })]
  refuse(alone)
  refuse(inside)
  expect([alone.failed, inside.failed]).toEqual([false, true])
})

test('where the game is over nothing goes on', () => {
  const s = state({ announcing: 2, replacing: [3], frames: [frame(1), frame(2)] })
  kernel.endGame(s)
  expect(s).toEqual(state({ over: true, announcing: 0, replacing: [], frames: [] }))
})

test('the outermost announcement decides a dry run', () => {
  const [played, inner, outer] = [
    state({ announcing: 1 }),
    state({ announcing: 2, dry: 1 }),
    state({ announcing: 1, dry: 1 }),
  ]
  expect([played, inner, outer].map(kernel.announced)).toEqual([false, false, true])
  expect([played, inner, outer].map(({ announcing, dry }) => [announcing, dry])).toEqual([
    [0, 0],
    [1, 1],
    [0, 2],
  ])
})

describe('an event that is left', () => {
  const END = 9
  const left = (frames: readonly Frame[], more: Partial<BaseState> = {}): BaseState => {
    const s = state({ frames: [...frames], ...more })
    kernel.leave(s, 2, END)
    return s
  }

  test('goes on at its end, and what runs further in is dropped', () => {
    expect(left([frame(1), frame(2), frame(3), frame(4)]).frames).toEqual([frame(1), frame(2, { pc: END })])
    expect(left([frame(2)]).frames).toEqual([frame(2, { pc: END })])
  })

  test('is the innermost of its name that has not come to its end', () => {
    const s = left([frame(2), frame(2, { pc: 1 }), frame(2, { ending: 1 }), frame(3)])
    expect(s.frames).toEqual([frame(2), frame(2, { pc: END })])
  })

  test('does not run: then nothing is dropped', () => {
    const frames = [frame(1), frame(2, { ending: 1 }), frame(3)]
    expect(left(frames)).toEqual(state({ frames }))
  })

  test('lets the texts of replacements replace again', () => {
    const s = left([frame(2), frame(5, { replaces: 7 }), frame(3)], { replacing: [6, 7, 8] })
    expect(s.replacing).toEqual([6, 8])
  })

  test.each([
    ['the event', [frame(2, { announces: 1 }), frame(3)], true],
    ['what is dropped', [frame(2), frame(3, { announces: 1 }), frame(4)], true],
    ['what stands around it', [frame(1, { announces: 1 }), frame(2), frame(3)], false],
    ['the text that says so, where it does not run', [frame(1), frame(3, { announces: 1 })], true],
    ['another text, where it does not run', [frame(1, { announces: 1 }), frame(3)], false],
  ])('fails an announcement of %s', (_, frames, failed) => {
    expect(left(frames).failed).toBe(failed)
  })

  test('is counted as often as it is suspended', () => {
    const s = state({ frames: [frame(2), frame(1), frame(2)] })
    expect([1, 2, 3].map((proc) => kernel.suspended(s, proc))).toEqual([1, 2, 0])
  })
})

describe('a dry run', () => {
  test('goes on a copy that is asked nothing, has not failed and tells nothing', () => {
    const log: BaseState['log'] = []
    const s = state({ log, failed: true, ask: 3, legal: [1, 2], frames: [frame(1)] })
    const before = structuredClone(s)
    inDryRun(doing(), s, [5], (t) => {
      expect(t).toEqual(state({ dry: 1, reasons: [5], frames: [frame(1)] }))
      expect(t.frames).not.toBe(s.frames)
    })
    expect(s).toEqual(before)
    expect(s.log).toBe(log)
  })

  test('asks apart from what is being announced meanwhile', () => {
    const s = state({ announcing: 2 })
    expect(kernel.apart(s, () => s.announcing === 0)).toBe(true)
    expect(s.announcing).toBe(2)
    expect(() =>
      kernel.apart(s, () => {
        throw new RangeError()
      }),
    ).toThrow(RangeError)
    expect(s.announcing).toBe(2)
  })

  test('tries lines of answers unless it works out reasons', () => {
    expect([state({}), state({ dry: 1 }), state({ dry: 1, reasons: [] })].map(kernel.isTrying)).toEqual([
      false,
      true,
      false,
    ])
  })
})

describe('an announcement is settled', () => {
  // Up to the end of the procedure's announcement (1), through all of it (2), through one that announces nothing (3).
  const places = { 1: { 0: 1 }, 2: { 0: 2 }, 3: { 0: 3 } } as const
  const settled = (announcing: number, ...procs: readonly number[]): boolean =>
    kernel.isSettled(state({ announcing, frames: procs.map((proc) => frame(proc)) }), places)

  test.each([
    ['where its procedure asks', [1], 1, true],
    ['not where more is announced around it', [1], 2, false],
    ['not where what is asked announces nothing itself', [3], 1, false],
    ['from within a procedure that announces nothing', [1, 3, 3], 1, true],
    ['not from within one of which nothing is known', [1, 4], 1, false],
    ['where the inner one goes through, and the outer one too', [1, 2], 2, true],
    ['not where the outer one is not known', [4, 2], 2, false],
    ['where only the inner one is open', [4, 2], 1, true],
    ['not past one that is settled up to the end of its announcement', [2, 1], 2, false],
    ['not where two of three go through', [3, 2, 2], 3, false],
  ] as const)('%s', (_, procs, announcing, expected) => {
    expect(settled(announcing, ...procs)).toBe(expected)
  })
})

describe('answers', () => {
  test('go to the procedure that asked', () => {
    const s = state({ frames: [frame(1), frame(2)], ask: 3, legal: [4, 5] })
    kernel.answer(doing(), s, 5)
    expect(s).toEqual(state({ frames: [frame(1), frame(2, { answer: 5 })] }))
    expect(() => kernel.answer(doing(), state({}), 5)).not.toThrow()
  })

  test('are left those of an obligation, unless it leaves none', () => {
    const kept = (legal: number[], some: readonly number[]): number[] => {
      kernel.keepOnly(legal, some)
      return legal
    }
    expect(kept([1, 2, 3, 4], [2, 4])).toEqual([2, 4])
    expect(kept([1, 2, 3], [])).toEqual([1, 2, 3])
    const legal = [1, 2, 3]
    kernel.keepFirst(legal, 1)
    expect(legal).toEqual([1])
  })
})

describe('cards', () => {
  const table = (): BaseState => state({ zones: [[0, 1, 2], [3], []], place: [0, 0, 0, 1], shown: [3, 3, 3, 3] })

  test('lie on top of a zone or underneath, face down for all', () => {
    const s = table()
    kernel.moveCard(s, 1, 1, false)
    kernel.moveCard(s, 2, 1, true)
    expect(s).toEqual({ ...table(), zones: [[0], [2, 3, 1], []], place: [0, 1, 1, 1], shown: [3, 0, 0, 3] })
  })

  test('that lie nowhere come from nowhere', () => {
    const s = { ...table(), zones: [[0, 1], [3], []], place: [0, 0, NONE, 1] }
    kernel.moveCard(s, 2, 2, false)
    expect(s.zones).toEqual([[0, 1], [3], [2]])
  })

  test('that leave the game are known to those who saw them', () => {
    const s = table()
    kernel.deleteCard(s, 1, [0, 2])
    expect(s).toEqual({ ...table(), zones: [[0, 2], [3], []], place: [0, NONE, 0, 1], shown: [3, 5, 3, 3] })
  })

  test('are shown to one seat after the other; to nobody, and no card, nothing is shown', () => {
    const s = { ...table(), shown: [0, 0, 0, 0] }
    for (const [card, seat] of [
      [1, 0],
      [1, 2],
      [2, NONE],
      [NONE, 1],
    ] as const)
      kernel.showTo(s, card, seat)
    expect(s.shown).toEqual([0, 5, 0, 0])
    expect(Object.keys(s.shown)).toHaveLength(4)
  })

  test('are shuffled into every order, and face down', () => {
    const orders = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const s = { ...table(), random: kernel.seedRandom(seed) }
      kernel.shuffle(s, 0)
      expect(s.shown).toEqual([0, 0, 0, 3])
      orders.add(String(s.zones[0]))
    }
    expect([...orders].sort()).toEqual(['0,1,2', '0,2,1', '1,0,2', '1,2,0', '2,0,1', '2,1,0'])
  })
})

test('what is taken out of a list leaves the others in their order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(9)), fc.nat(9), (list, item) => {
      const left = [...list]
      kernel.removeFrom(left, item)
      expect(left).toEqual(list.filter((each) => each !== item))
    }),
  )
})

test('chance draws the same numbers for a seed, of which all 53 bits count', () => {
  const drawn = (seed: number): readonly number[] => {
    const s = state({ random: kernel.seedRandom(seed) })
    return Array.from({ length: 6 }, () => kernel.randomBelow(s, 1000))
  }
  expect([1, 2 ** 32, 2 ** 32 + 1, 2 ** 53 - 1].map(drawn)).toMatchInlineSnapshot(`
    [
      [
        537,
        454,
        82,
        153,
        652,
        623,
      ],
      [
        858,
        146,
        49,
        437,
        626,
        127,
      ],
      [
        635,
        112,
        637,
        676,
        839,
        467,
      ],
      [
        951,
        29,
        464,
        438,
        30,
        221,
      ],
    ]
  `)
})

describe('pending effects', () => {
  const effect: PendingEffect = { body: 1, controller: 0, source: NONE, optional: false, captured: [] }
  const waiting = (): BaseState =>
    state({ zones: [[9], [0, 1], [2]], effects: [effect, effect, { ...effect, body: 2 }] })

  test('have a number that is never used again', () => {
    const s = waiting()
    kernel.takeEffect(s, 2, [1, 2])
    expect(kernel.addEffect(s, 2, 5, 1, 4, true, [6])).toBe(3)
    expect(s.zones).toEqual([[9], [0, 1], [3]])
    expect(s.effects[3]).toEqual({ body: 5, controller: 1, source: 4, optional: true, captured: [6] })
  })

  test('are taken out of wherever they lie', () => {
    const s = waiting()
    expect(kernel.takeEffect(s, 2, [1, 2])).toEqual({ ...effect, body: 2 })
    expect([s.zones, s.effects]).toEqual([
      [[9], [0, 1], []],
      [effect, effect, null],
    ])
    expect(kernel.takeEffect(s, 2, [1, 2])).toBeNull()
    expect(kernel.takeEffect(s, 7, [1, 2])).toBeNull()
  })

  test('are dropped with all others of their zone', () => {
    const s = waiting()
    kernel.dropEffects(s, 1)
    expect([s.zones, s.effects]).toEqual([
      [[9], [], [2]],
      [null, null, { ...effect, body: 2 }],
    ])
  })

  test('move to another zone of effects', () => {
    const s = waiting()
    kernel.moveEffect(s, 0, 2, [1, 2])
    kernel.moveEffect(s, NONE, 2, [1, 2])
    expect(s.zones).toEqual([[9], [1], [2, 0]])
  })
})

test('a reason is a rule, and the effect that laid it down where it is a lasting one', () => {
  expect([0, 65_535].map(kernel.readReason)).toEqual([
    { row: 0, effect: null },
    { row: 65_535, effect: null },
  ])
  fc.assert(
    fc.property(fc.nat(65_535), fc.nat(1000), (row, effect) => {
      expect(kernel.readReason(kernel.lastingReason(row, effect))).toEqual({ row, effect })
    }),
  )
})

test('blank zones are lists of their own', () => {
  const zones = kernel.blankZones(2)
  zones[0]?.push(1)
  expect(zones).toEqual([[1], []])
})
