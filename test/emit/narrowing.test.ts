import { expect, test } from 'vitest'
import { compiled, memoryHost } from './memory-host.ts'

const text = `game Moods for 2 players
type mood: calm, cross, glad
mood-now: mood starts calm
card Ace
zone pile seen by everyone
to match
  create Ace to pile
  turn by first of players
  finish
to turn by player p
  p must act
  if mood-now = calm
    stir
    if mood-now = cross
      soothe
  if mood-now = glad and pile is not empty
    soothe
to stir
  mood-now becomes cross
to soothe
  mood-now becomes glad
player p may stir at turn
example "glad in the end"
  given
    at turn by A
  A does stir
  then (1 if mood-now = cross and mood-now != calm else 0) = 1
`

test('what a call may have changed is still asked, in the eyes of TypeScript too', async () => {
  const { files } = await compiled('moods.rules', memoryHost({ 'moods.rules': text }))
  const events = files.get('moods.ts') ?? ''
  expect(events).toMatch(
    /if \(s\.moodNow === MOOD\.calm\) \{[^}]*stir\(s\)\s*if \(\(s\.moodNow as number\) === MOOD\.cross\)/,
  )
  expect(events).toMatch(/if \(s\.moodNow === MOOD\.glad/)
  expect(files.get('examples.ts')).toContain('s.moodNow === MOOD.cross && (s.moodNow as number) !== MOOD.calm')
})

test('examples that lay down no cards need no hands', async () => {
  const { files } = await compiled('moods.rules', memoryHost({ 'moods.rules': text }))
  expect(files.get('examples.ts')).not.toContain('hands')
})
