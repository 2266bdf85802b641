import { randomBot, randomSource } from 'houserules/bots'
import { seatName } from 'houserules/runtime'
import { engine } from './generated/{{folder}}/index.ts'

// One game among bots, told line by line. A seed is a game: the same one is played again.
const seed = Number(process.argv[2] ?? 1)
const state = engine.setup({ seed })
const random = randomSource(seed)

for (let decision = engine.decision(state); decision !== null; decision = engine.decision(state)) {
  const choice = randomBot.choose(engine, state, decision.seat, random)
  console.log(`${seatName(decision.seat)}: ${engine.describe(state, choice)}`)
  engine.apply(state, choice)
}
console.log(`results: ${engine.results(state)?.join(' ')}`)
