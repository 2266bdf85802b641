import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { Pair, Shelf } from '../../bench/pairs/joined.ts'
import { familyOf, pairsOf } from '../../bench/pairs/variants.ts'
import { liveEngine } from '../../cli/live-engine.ts'
import { checkGame, scriptOfChecked } from '../../compiler/compile.ts'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { sampledByDay, times } from '../kit/effort.ts'
import { inStep } from '../kit/in-step.ts'

/** Two house rules whose order is not warned of come out the same in both orders, given the same answers. */

const root = fileURLToPath(new URL('../..', import.meta.url))
const GAMES = 3 * times
const LONGEST = 600

/** The two joined in this order; null where they cannot be, or where the order is said to decide. */
async function inOrder(shelf: Shelf, pair: Pair): Promise<FullEngine<BaseState> | null> {
  const path = `${shelf.folder}/pair.rules`
  const text = `variant Pair of ${shelf.base} with ${pair.join(', ')}\n`
  const host = { ...shelf.host, read: (asked: string) => (asked === path ? text : shelf.host.read(asked)) }
  const { program, diagnostics } = checkGame(path, host, shelf.caches)
  const isTold = diagnostics.some(({ code, severity }) => severity === 'error' || code === 'HR0412')
  return program === null || isTold ? null : liveEngine(await scriptOfChecked(program, {}), path).engine
}

describe.each(['crazy-eights', 'daifugo', 'koi-koi', 'spades'])('%s', (folder) => {
  const { shelf, variants } = familyOf(root, `rules/${folder}`)
  const all = pairsOf(variants)
  const tried = sampledByDay(all, 3, `pairs of ${folder}`)

  test.each(tried)('%s and %s', { timeout: 120_000 }, async (first, second) => {
    const [one, other] = [await inOrder(shelf, [first, second]), await inOrder(shelf, [second, first])]
    expect(one === null, 'the same is told in both orders').toBe(other === null)
    if (one === null || other === null) return
    const players = one.info.seats.from
    for (let seed = 1; seed <= GAMES; seed += 1)
      expect(inStep([one, other], { seed, players, longest: LONGEST, offersAlone: true }).parted).toBeNull()
  })
})
