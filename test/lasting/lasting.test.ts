import { inEnglish } from '../../grammar/saying.ts'
import { type CompiledSample, compiledText } from '../kit/compiled-sample.ts'
import { failuresOf } from '../kit/specimen.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { boardText } from '../../cli/play/board-text.ts'
import { explanationText } from '../../cli/output/explanation-text.ts'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { anyTable } from '../kit/playout.ts'
import { laws } from '../laws/all.ts'
import { byDay, times } from '../kit/effort.ts'

const here = fileURLToPath(new URL('./', import.meta.url))
const text = readFileSync(join(here, 'fair.rules'), 'utf8')
let game: CompiledSample
let engine: FullEngine<BaseState>

beforeAll(async () => {
  game = await compiledText(text, {}, 'fair.rules')
  engine = game.engine
})

test('its examples hold', () => {
  expect(failuresOf(game)).toEqual([])
})

describe('a game in which rules last', () => {
  for (const { says, holds } of laws) {
    test(says, { timeout: 120_000 }, () => {
      fc.assert(
        fc.property(anyTable(engine), (line) => holds({ name: 'Fair', engine, variant: false }, line)),
        { numRuns: byDay(2, 4 * times), endOnFailure: true },
      )
    })
  }
})

/** Does the first offered move that reads like this. */
function does(s: BaseState, words: RegExp): string {
  const choice = engine.choices(s).find((c) => words.test(engine.describe(s, c)))
  expect(
    choice,
    `${String(words)} is not among ${engine
      .choices(s)
      .map((c) => engine.describe(s, c))
      .join(', ')}`,
  ).toBeDefined()
  const described = engine.describe(s, choice ?? 0)
  engine.apply(s, choice ?? 0)
  return described
}

test('everyone is told what is in force, until when, and what it keeps', () => {
  const s = engine.setup({ seed: 1 })
  does(s, /^ban B/)
  const raised = does(s, /^raise/).replace('raise ', '')
  for (const viewer of [0, 1]) {
    const seen = engine.observe(s, viewer)
    expect(seen.lasting).toEqual([
      'until turn by p: no-offers: q cannot offer card c; q cannot toss card c if rank of c = 2 (q B, p A)',
      `until turn by p or move c from stall of p: except price of card d += n if d in hand of p; c is blocked (p A, c ${raised}; of ${raised})`,
    ])
    expect(seen.pending).toEqual([])
    expect(boardText(seen, ['A', 'B'])).toContain('in force\n  until turn by p: no-offers')
  }
})

test('a refusal names the clause of the rule that lasts, and the card that laid it down', () => {
  for (let seed = 1; seed < 200; seed++) {
    const s = engine.setup({ seed })
    const hand = engine.observe(s, 0).zones['hand of A']?.map((c) => c.card) ?? []
    const seven = hand.find((card) => card?.startsWith('7'))
    const two = hand.find((card) => card?.startsWith('2'))
    if (seven === undefined || two === undefined) continue
    does(s, new RegExp(`^toss ${seven}`))
    const why = engine.explain(s, 0, `offer ${two ?? ''}`)
    expect(why).toMatchObject({
      allowed: false,
      reasons: [{ rule: 'lasting-cannot-offer', text: 'you cannot offer card c if rank of c = 2', source: seven }],
    })
    expect(inEnglish(explanationText(why, 'A'))).toContain(
      ` forbids it (${why.reasons[0]?.place ?? ''}, laid down by ${seven ?? ''})\n`,
    )
    does(s, /^ban B/)
    does(s, /^pass$/)
    const offer = engine.observe(s, 1).zones['hand of B']?.[0]?.card ?? ''
    expect(engine.explain(s, 1, `offer ${offer}`)).toMatchObject({
      allowed: false,
      reasons: [{ rule: 'no-offers', clauses: ['ban.2'] }],
    })
    return
  }
  throw new Error('no hand holds a seven and a two')
})
