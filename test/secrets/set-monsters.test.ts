import { expect, test } from 'vitest'
import type { CardView } from '../../runtime/match/game-types.ts'
import { Match } from '../../runtime/match/match.ts'
import type { View } from '../../runtime/match/view.ts'
import { compiledEngine } from '../kit/compiled-games.ts'
import { source } from '../kit/playout.ts'

/** A card as a seat sees it, wherever it lies. */
const lying = (view: View, handle: string | undefined): CardView | undefined =>
  Object.values(view.zones)
    .flatMap((zone) => (Array.isArray(zone) ? (zone as CardView[]) : (Object.values(zone).flat() as CardView[])))
    .find((card) => card.handle === handle)

test.each([
  ['TrumpKing', ['set-monster', 'set-card']],
  ['YuGiOh', ['set-monster', 'set-card']],
])('%s: what is set face down is told to its owner alone, in logs and in what is remembered', async (name, moves) => {
  const engine = await compiledEngine(name)
  let sets = 0
  for (let seed = 1; seed <= 4; seed++) {
    const match = Match.open(engine, { seed })
    const pick = source(seed)
    for (let step = 0; step < 120 && match.results === null; step++) {
      const seat = match.asked[0] ?? 0
      const choices = match.view(seat).decision?.choices ?? []
      const { move, cards } = choices[pick(choices.length)] ?? expect.fail('nothing is offered')
      const own = lying(match.view(seat), cards[0])?.card
      const before = match.view(1 - seat)
      expect(match.answer(seat, match.stepOf(seat), move)).toMatchObject({ taken: true })
      if (own === undefined || own === null) continue
      // Who has seen it before, as in a battle, may go on knowing it.
      const known = match
        .log(1 - seat, 0)
        .some(({ step: at, lines }) => at <= before.step && lines.join().includes(own))
      if (!moves.includes(String(move.move)) || known) continue
      sets += 1
      const [first] = match.log(1 - seat, before.step + 1).flatMap(({ lines }) => lines)
      expect(first).not.toContain(own)
      const after = lying(match.view(1 - seat), cards[0])
      if (after !== undefined && after.card === null) expect(after.remembered).toBeUndefined()
    }
  }
  expect(sets).toBeGreaterThan(4)
})
