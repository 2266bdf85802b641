import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RulesHost } from '../../compiler/compile.ts'
import { rulesHost } from '../../cli/files/rules-host.ts'
import type { BaseState, SetupConfig } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { type WhatWentOn, isRoundLimitError } from '../../runtime/rounds/round-limit-error.ts'
import { byDay, sampledByDay, times } from '../kit/effort.ts'
import { source } from '../kit/playout.ts'
import { randomGame } from '../kit/random-game.ts'
import { unformattedGame } from '../kit/unformatted-game.ts'

/**
 * Engines tell from the rules what they need not try. An engine compiled without any such shortcut tries everything, so
 * both
 * must offer the same at each decision and come to the same states.
 */

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Pair {
  readonly quick: FullEngine<BaseState>
  readonly plain: FullEngine<BaseState>
}

async function bothWays(path: string, host: RulesHost): Promise<Pair | null> {
  const quick = await unformattedGame(path, host)
  const plain = quick === null ? null : await unformattedGame(path, host, { shortcuts: false })
  return quick === null || plain === null ? null : { quick, plain }
}

/** Plays both engines side by side with the same answers. */
function inStep({ quick, plain }: Pair, seed: number, most: number): void {
  const pick = source(seed)
  const config = { seed, players: quick.info.seats.from }
  const [begun, begunPlain] = [quick, plain].map((engine) => begin(engine, config)) as [Begun, Begun]
  // What tries everything may come to its bound earlier; whatever else goes on does so in both.
  if (begunPlain.ended?.kind === 'announcement') return
  expect(begun.ended).toEqual(begunPlain.ended)
  const [s, t] = [begun.state, begunPlain.state]
  if (s === null || t === null) return
  for (let n = 0; n < most && quick.decision(s) !== null; n++) {
    const told = (engine: FullEngine<BaseState>, state: BaseState, beside: BaseState): unknown => ({
      seed,
      n,
      offered: engine.choices(state).map((c) => engine.describe(state, c)),
      state: stateIn(state, beside),
    })
    expect(told(quick, s, t)).toEqual(told(plain, t, s))
    const choices = quick.choices(s)
    const choice = choices[pick(choices.length)]
    if (choice === undefined) throw new Error(`nothing is offered: ${JSON.stringify(quick.decision(s))}`)
    const [ended, endedPlain] = [wentOn(() => quick.apply(s, choice)), wentOn(() => plain.apply(t, choice))]
    if (endedPlain?.kind === 'announcement') return
    expect(ended).toEqual(endedPlain)
    if (ended !== null) return
  }
  expect(stateIn(s, t)).toBe(stateIn(t, s))
}

/** A game that is begun, or what kept it from its first question. */
interface Begun {
  readonly state: BaseState | null
  readonly ended: WhatWentOn | null
}

function begin(engine: FullEngine<BaseState>, config: SetupConfig): Begun {
  let state: BaseState | null = null
  const ended = wentOn(() => {
    state = engine.setup(config)
  })
  return { state, ended }
}

/** What came to no next question; null where all went well. */
function wentOn(work: () => void): WhatWentOn | null {
  try {
    work()
    return null
  } catch (thrown) {
    if (isRoundLimitError(thrown)) return thrown.what
    throw thrown
  }
}

/** A state as text, beside another. */
const stateIn = (state: BaseState, beside: BaseState): string => JSON.stringify(inBoth(saved(state), saved(beside)))

const saved = (state: BaseState): unknown => JSON.parse(JSON.stringify(state))

/**
 * Where blocks were left as they were, a procedure goes on under another number, and keeps variables in its frame that
 * otherwise live in one block.
 */
function inBoth(value: unknown, beside: unknown): unknown {
  if (typeof value !== 'object' || value === null || typeof beside !== 'object' || beside === null) return value
  const others = beside as Readonly<Record<string, unknown>>
  if (Array.isArray(value)) return value.map((each, i) => inBoth(each, others[i]))
  const isFrame = 'proc' in value && 'pc' in value
  const fields = Object.entries(value).filter(([name]) => !isFrame || (name !== 'pc' && name in others))
  return Object.fromEntries(fields.map(([name, each]) => [name, inBoth(each, others[name])]))
}

const SHIPPED = ['trump-king/trump-king', 'hearts/hearts', 'duel-masters/duel-masters', 'duel-masters/duema-party']

describe('with and without shortcuts', () => {
  test('games written at random', { timeout: 120_000 * times }, async () => {
    let played = 0
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        const text = randomGame(source(seed))
        const pair = await bothWays('random.rules', { read: () => text, find: () => null })
        if (pair === null) return
        played += 1
        for (let game = 1; game <= 4; game++) inStep(pair, seed + game, 300)
      }),
      { numRuns: 9 * times, endOnFailure: true },
    )
    expect(played).toBeGreaterThan(3 * times)
  })

  test.each(['specimens', 'asking-moves', 'counted-moves'])('%s', { timeout: 120_000 * times }, async (name) => {
    const path = join('test', 'analyse', `${name}.rules`)
    const pair = await bothWays(path, rulesHost(root, path))
    if (pair === null) throw new Error(`${path} does not compile`)
    for (let game = 1; game <= byDay(3, 10 * times); game++) inStep(pair, game, 200)
  })

  test.each(sampledByDay(SHIPPED, 2, 'with and without shortcuts'))(
    '%s',
    { timeout: 120_000 * times },
    async (name) => {
      const path = join('rules', `${name}.rules`)
      const pair = await bothWays(path, rulesHost(root, path))
      if (pair === null) throw new Error(`${path} does not compile`)
      for (let game = 1; game <= byDay(1, 2 * times); game++) inStep(pair, game, 400)
    },
  )
})
