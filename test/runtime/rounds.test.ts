import { beforeEach, describe, expect, test } from 'vitest'
import * as rounds from '../../runtime/rounds/rounds.ts'

// How often things may go on, to the last time that is allowed and the first that is not.

/** How often something can be done before it is too much, and what that is called. */
function mostOf(work: () => unknown): { readonly times: number; readonly what: rounds.Exceeded } {
  for (let times = 0; ; times++)
    try {
      work()
    } catch (thrown) {
      if (!(thrown instanceof rounds.TooManyRounds)) throw thrown
      return { times, what: thrown.what }
    }
}

describe('with a limit of 10', () => {
  beforeEach(() => rounds.countAfresh(10))

  test('a loop goes round ten times, whatever others do', () => {
    rounds.goesRound(1)
    expect(mostOf(() => rounds.goesRound(0))).toEqual({ times: 10, what: { kind: 'rounds', loop: 0, counts: [11, 1] } })
  })

  test('an answer lets all begin anew, the first loop alone as well', () => {
    expect(mostOf(() => rounds.goesRound(0)).times).toBe(10)
    rounds.countAfresh(10)
    expect(mostOf(() => rounds.goesRound(0)).times).toBe(10)
    rounds.countAfresh()
    expect(mostOf(() => rounds.goesRound(0)).times).toBe(rounds.ROUND_LIMIT)
  })

  test('steps of a dry run are none of the game', () => {
    rounds.takesSteps(10 * rounds.STEPS_PER_ROUND)
    rounds.counted(() => rounds.takesSteps(100))
    rounds.goesOn(0)
    rounds.takesSteps(1)
    expect(() => rounds.goesOn(0)).toThrow(rounds.TooManyRounds)
  })

  test('what is worked out counts for itself', () => {
    let done = 0
    expect(mostOf(() => (done = rounds.anotherRound(done, 2)))).toEqual({
      times: 10,
      what: { kind: 'rounds', loop: 2, counts: [undefined, undefined, 11] },
    })
  })

  test('two thousand members are gone through, and each set counts as one more', () => {
    const set = [1, 2, 3]
    expect(rounds.through(set, 0)).toBe(set)
    expect(mostOf(() => rounds.through(set, 0))).toEqual({
      times: 499,
      what: { kind: 'members', loop: 0, counts: [2004] },
    })
    expect(mostOf(() => rounds.asksAgain(1)).times).toBe(2000)
  })

  test('a hundred answers are tried, and a hundred sets', () => {
    expect(mostOf(() => rounds.tryAnother({ site: 3, candidates: 4, around: null }))).toEqual({
      times: 100,
      what: { kind: 'tries', site: 3, tried: 100, candidates: 4 },
    })
    let tried = 0
    expect(mostOf(() => (tried = rounds.trySet(tried, 3, 4)))).toEqual({
      times: 100,
      what: { kind: 'sets', site: 3, tried: 100, candidates: 4 },
    })
  })
})

test('a dry run counts as one more try for each thousand rounds of a loop', () => {
  const triesAfter = (...loops: readonly number[]): number => {
    rounds.countAfresh(10_000)
    rounds.counted(() => {
      for (const [loop, times] of loops.entries()) for (let i = 0; i < times; i++) rounds.goesRound(loop)
    })
    return 100_000 - mostOf(() => rounds.tryAnother({ site: 1, candidates: 1, around: null })).times
  }
  expect([triesAfter(1000), triesAfter(2000), triesAfter(2999, 1500, 40)]).toEqual([0, 2, 3])
})

describe('whoever has no patience', () => {
  const another = (): void => rounds.tryAnother({ site: 1, candidates: 1, around: null })
  /** How many more are tried before it is given up. */
  const triesLeft = (): number => {
    for (let tries = 0; ; tries++)
      try {
        another()
      } catch (thrown) {
        if (!(thrown instanceof rounds.GivenUp)) throw thrown
        return tries
      }
  }

  test('has fewer answers tried, and others afterwards as many as before', () => {
    rounds.countAfresh(10)
    expect(rounds.tryingAtMost(7, triesLeft)).toBe(7)
    expect(mostOf(another).times).toBe(100 - 8)
  })

  test('counts ten sets as one more try, as nobody else does', () => {
    const sets = (): void => {
      for (let tried = 0; tried < 95; tried = rounds.trySet(tried, 1, 1));
    }
    rounds.countAfresh(10)
    sets()
    expect(
      rounds.tryingAtMost(20, () => {
        sets()
        return triesLeft()
      }),
    ).toBe(20 - 9)
  })
})

test('a dry run counts as one more try for each thousand steps of the kernel', () => {
  const triesAfter = (...steps: readonly number[]): number => {
    rounds.countAfresh(1)
    for (const each of steps) rounds.counted(() => rounds.takesSteps(each))
    return 10 - mostOf(() => rounds.tryAnother({ site: 1, candidates: 1, around: null })).times
  }
  expect([triesAfter(1000), triesAfter(1001), triesAfter(2000), triesAfter(2999, 1500, 40)]).toEqual([0, 1, 2, 3])
})

test('as many steps as two hundred for each round, and then whatever is counted next is stopped', () => {
  rounds.countAfresh(10)
  rounds.takesSteps(1980)
  rounds.takesNote(1)
  rounds.goesRound(0)
  rounds.takesNote(0)
  expect(mostOf(() => rounds.goesOn(1))).toEqual({
    times: 0,
    what: { kind: 'steps', loop: 1, steps: 2010, counts: [1] },
  })
})

test('an event stands in itself so deep, and comes out of itself again', () => {
  const thereAndBack = (): void => {
    rounds.descend(4)
    rounds.ascend()
  }
  rounds.countAfresh(1000)
  expect(mostOf(thereAndBack)).toMatchObject({ times: 1000, what: { kind: 'rounds', loop: 4 } })
  rounds.countAfresh()
  expect(mostOf(() => rounds.descend(4))).toMatchObject({ times: rounds.DEEPEST, what: { kind: 'depth', loop: 4 } })
})

test('a set may have so many members, and one more is too many', () => {
  const set = Array.from({ length: rounds.MOST_MEMBERS }, () => 0)
  expect(rounds.grown(set, 2)).toBe(set)
  expect(() => rounds.grown([...set, 0], 2)).toThrow('"most":100000')
})
