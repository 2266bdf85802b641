import { expect, test } from 'vitest'
import { loadVersion } from '../../cli/diff/witness/load-version.ts'
import { evaluated } from '../../cli/live-engine.ts'
import { refusedBy, refusing } from '../../runtime/diff/claims.ts'
import { spokenAct } from '../../runtime/diff/spoken-step.ts'
import { moveOf } from '../../runtime/kernel/move-code.ts'

const SHOP = `game Shop for 2 players
type suit: ♣
printed rank of card: number
card each suit s, each number n in 2..5 named n s
  rank = n
zone hand of player p seen by p
to match
  make-pack
  each player p
    turn by p
  finish
to make-pack
  each definition d
    create d to hand of first of players
to turn by player p
  p must act
player p may lay card c in hand of p at turn
to lay card c by player p
  delete c
to rest by player p
  result of p becomes 1
player p may rest at turn
`

async function first(text: string) {
  const host = { read: (path: string) => (path === 'shop.rules' ? text : null), find: () => null }
  const loaded = await loadVersion('shop.rules', host, evaluated)
  if (loaded === null) throw new Error('the text has errors')
  const { version } = loaded
  return { version, s: version.engine.setup({ seed: 1, players: 2 }) }
}

test('nothing refuses a move with a card that a version never makes', async () => {
  const made = await first(SHOP)
  const { parts } = made.version.engine
  const move = made.s.legal.map((choice) => moveOf(parts, made.s, choice)).find(({ kind }) => kind === 'act')
  if (move?.kind !== 'act') throw new Error('nothing is offered')
  const act = spokenAct(made.version, made.s, move.event, move.args, 0)
  const claim = { kind: 'offered', seat: 0, act, not: true, because: [] } as const
  const never = await first(SHOP.replace('  make-pack\n  each', '  each'))
  expect(refusing(never.version, never.s, claim)).toEqual([])
  expect(refusedBy(never.version, never.s, claim)).toEqual([])
})
