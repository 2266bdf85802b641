import { readFileSync } from 'node:fs'
import { Match } from '../../../runtime/match/match.ts'
import { compiledText } from '../../kit/compiled-sample.ts'

/** Plays matches of hostile rules one after the other in this process, and says how each ended. */
for (const path of process.argv.slice(2)) {
  const { engine } = await compiledText(readFileSync(path, 'utf8'))
  const match = Match.open(engine, { seed: 1 })
  let ended = 'plays'
  for (let answers = 0; answers < 12 && ended === 'plays'; answers += 1) {
    const outcome = match.answer(0, match.stepOf(0), 0)
    if (!outcome.taken) ended = `${outcome.kind} after ${answers}: ${outcome.why}`
  }
  // However it ended, the match can be shown and kept.
  for (const text of [match.view(0), match.log(0), match.save()]) JSON.stringify(text)
  console.log(ended)
}
