import { expect, test } from 'vitest'
import { loadVersion } from '../../cli/diff/witness/load-version.ts'
import { evaluated } from '../../cli/live-engine.ts'
import { asExample, positionOf } from '../../runtime/diff/lay-down.ts'
import { after } from '../../runtime/diff/proof.ts'
import type { Scenario } from '../../runtime/diff/scenario.ts'
import { spokenStep } from '../../runtime/diff/spoken-step.ts'

const masks = `game Masks for 2 players
type mood: calm, wild
printed faces of card: set of definition
card lamb
card wolf
card mask
  faces = (lamb, wolf)
zone hand of player p seen by p
zone table seen by everyone
worn: set of definition starts ()
to match
  each definition d
    create d to hand of first of players
  turn by first of players
  finish
to turn by player p
  p must act
  choose definition d in worn by p
to wear card c as definition d with number n for mood m by player p
  worn gains d
  worn gains lamb
  move c to table
player p may wear card c in hand of p as definition d in faces of c with number n in 1..2 for mood m at turn
`

test('every move is found again by the words that an example has for it, whatever its parts are', async () => {
  const version = (await loadVersion('masks.rules', { read: () => masks, find: () => null }, evaluated))?.version
  if (version === undefined) throw new Error('the sample is broken')
  const scenario: Scenario = {
    players: 2,
    options: {},
    cards: [{ name: 'mask', shape: null, zone: { zone: 'hand', seat: 0 }, owner: null, facts: [] }],
    facts: [],
    decks: [],
    before: [],
    path: [{ event: 'turn', args: [0] }],
    steps: [],
  }
  const choices = version.engine.choices(positionOf(version, scenario))
  expect(choices).toHaveLength(8)
  for (const choice of choices) {
    const s = positionOf(version, scenario)
    const step = spokenStep(version, s, choice)
    version.engine.apply(s, choice)
    const answers = version.engine.choices(s).map((next) => spokenStep(version, s, next))
    const left = after(version, asExample(version, { ...scenario, steps: [step] }))
    expect(left && { table: left.zones, worn: Reflect.get(left, 'worn') as unknown }).toEqual({
      table: s.zones,
      worn: Reflect.get(s, 'worn') as unknown,
    })
    for (const answer of answers)
      expect(after(version, asExample(version, { ...scenario, steps: [step, answer] }))?.over).toBe(false)
  }
})
