import { randomSource } from '../../../runtime/bots/random-source.ts'
import { compileScript } from '../../../compiler/compile.ts'
import { liveEngine } from '../../../cli/live-engine.ts'
import { Match } from '../../../runtime/match/match.ts'
import { isLimitError } from '../../../runtime/rounds/round-limit-error.ts'
import { greedyGame } from '../../kit/greedy-game.ts'

/** Answers that a match is asked for, refused ones included. */
const ANSWERS = 24

/** What is told of a bound: where it is in the rules, or the answer after which it came to too much. */
const PLACED = /greedy\.rules:\d+|a (view|log|save|match)|the game makes more than|does not lie within/

/** How the game of a seed ends, in a few words. @throws what is no bound, or one without a place */
async function endOf(seed: number, roundLimit: number): Promise<string> {
  const random = randomSource(seed)
  const text = greedyGame((below) => Math.floor(random() * below))
  const host = { read: () => text, find: () => null }
  const { script } = await compileScript('greedy.rules', host, { shortcuts: seed % 3 !== 0 })
  if (script === null) return 'is refused'
  const { engine } = liveEngine(script, 'greedy.rules')
  const ends = new Set<string>()
  const within = <T>(work: () => T): T | null => {
    try {
      return work()
    } catch (thrown) {
      if (!isLimitError(thrown) || !PLACED.test(thrown.message)) throw thrown
      ends.add('limit')
      return null
    }
  }
  const match = within(() => Match.open(engine, { seed, roundLimit }))
  for (let n = 0; match !== null && n < ANSWERS; n += 1) {
    const [seat] = match.asked
    if (seat === undefined) break
    const outcome = within(() => match.timeOut(seat, match.stepOf(seat), 'random', random))
    if (outcome === null) break
    if (!outcome.taken && !PLACED.test(outcome.why)) throw new Error(outcome.why)
    ends.add(outcome.taken ? 'plays' : outcome.kind)
    if (n % 8 === 7)
      for (const told of [() => match.view(seat), () => match.log(seat), () => match.save()])
        within(() => JSON.stringify(told()))
  }
  return [...ends].toSorted().join(', ') || 'asks nobody'
}

/** Plays games that take what they can, one after the other, and says of each that it begins and how it ended. */
const [from = 0, to = 0, roundLimit = 2000] = process.argv.slice(2).map(Number)
for (let seed = from; seed < to; seed += 1) {
  process.stdout.write(`${seed}: `)
  process.stdout.write(`${await endOf(seed, roundLimit)}\n`)
}
