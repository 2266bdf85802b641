// A program as those write it who installed the package: it plays games of its own, one that comes with it, and one
// that it compiles itself, and gives one line for each.
import { botByName, playGame } from 'houserules/bots'
import { check, playable } from 'houserules/compiler'
import { engine as hearts } from 'houserules/games/hearts'
import { type Engine, Match, newRecord, parseSave, recordedChoice, restore, savedGame } from 'houserules/runtime'
import { runExample } from 'houserules/runtime/examples'
import { engine as chips } from './generated/chips/index.ts'
import { engine as fewer } from './generated/fewer/index.ts'

const text = `game Coin for 2 players "heads for A, tails for B"

heads: number starts 0

to match
  choose number n in 1..2 by chance
  heads becomes n
  finish

example "a toss"
  given
    at match
  chance chooses 2
  then heads = 2
`

function played(engine: Engine, seed: number): string {
  const random = botByName('random')
  if (random === null) throw new Error('there is a bot that plays at random')
  const players = engine.info.seats.from
  const bots = Array.from({ length: players }, () => random)
  const { decisions, results } = playGame(engine, { seed, players, bots, maxDecisions: 10_000 })
  return `${engine.info.name}: ${decisions} decisions, ${results?.join(' ') ?? 'not over'}`
}

function savedAndRestored(): string {
  const setup = { seed: 5, players: 2, options: {} }
  const state = chips.setup(setup)
  const choice = chips.choices(state)[0] ?? 0
  const choices = [recordedChoice(chips, state, choice)]
  chips.apply(state, choice)
  const save = JSON.stringify(savedGame(chips, { ...newRecord(chips, setup), choices }, state))
  return `Saved: ${JSON.stringify(restore(chips, parseSave(save))) === JSON.stringify(state)}`
}

function matched(): string {
  const match = Match.open(chips, { seed: 2 })
  const { taken } = match.answer(0, match.stepOf(0), 0)
  return `Match: ${taken}, ${match.view(1).decision?.choices.length ?? 0} choices`
}

export async function lines(): Promise<string[]> {
  const rules = { 'coin.rules': text }
  const { engine, examples } = await playable('coin.rules', rules)
  if (engine === null) throw new Error('the coin has no errors')
  const wrong = check('broken.rules', { 'broken.rules': 'game Broken\n' }).findings.map(({ code }) => code)
  return [
    played(chips, 1),
    played(fewer, 1),
    played(hearts, 1),
    savedAndRestored(),
    matched(),
    ...examples.map((example) => `${example.title}: ${runExample(engine, example).ok}`),
    `Broken: ${wrong.join(' ')}`,
  ]
}
