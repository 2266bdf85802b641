import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BaseState, type Choice, DECLINE } from '../../runtime/engine.ts'
import { ExampleTable } from '../../runtime/example/example-table.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { compiledEngine } from '../kit/compiled-games.ts'
import { compiledSample } from '../kit/compiled-sample.ts'

/** How the engine was told to stop, and what it keeps of that, is no part of the game. */
const APART: ReadonlySet<string> = new Set(['askAll', 'openChance', 'log'])
/** What is left from the last question when nothing is asked. */
const STALE: ReadonlySet<string> = new Set(['asked', 'optional'])

const game = (s: BaseState): string =>
  JSON.stringify(s, (key, value: unknown) => (APART.has(key) || (s.ask === 0 && STALE.has(key)) ? undefined : value))

/**
 * Plays a game as it is played, and beside it as an example is, which stops where nobody is asked and goes on by
 * itself, and passes where that is all there is to who is always asked.
 */
function agree(engine: FullEngine<BaseState>, seed: number, draws: readonly number[]): void {
  const s = engine.setup({ seed })
  const table = new ExampleTable(engine, engine.setup({ seed, askAll: true, openChance: true }), [])
  for (const draw of draws) {
    while (s.ask !== 0 && engine.choices(s).every((choice) => choice === DECLINE)) engine.apply(s, DECLINE)
    table.goOn(() => table.asks, false)
    expect(game(table.s)).toBe(game(s))
    if (s.ask === 0) return
    const choices = engine.choices(s)
    const choice: Choice = choices[draw % choices.length] ?? DECLINE
    engine.apply(s, choice)
    table.answer(choice)
  }
}

test('examples ask as play does, of whom and what', async () => {
  const engines = [
    (await compiledSample('test/examples/stalls.rules')).engine,
    await compiledEngine('Hearts'),
    await compiledEngine('KuhnPoker'),
    await compiledEngine('TrumpKing'),
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...engines),
      fc.nat(10_000),
      fc.array(fc.nat(1000), { minLength: 30, maxLength: 60 }),
      agree,
    ),
    { numRuns: 40 },
  )
})
