import { readFileSync, writeFileSync } from 'node:fs'
import { drawn } from './drawn.ts'
import { judgeAll } from './judge-all.ts'
import { tallyOf } from './tally.ts'

// Changes each rule of a game a little and counts for how many of the changes a witness is found:
// node --import tsx bench/mutation/main.ts TrumpKing [--seconds=10] [--sample=100 [--seed=1]] [--every=1] [--numbers=3,5]
// [--out=FILE]; of a sample those that the compiler refuses do not count.

const flag = (name: string, standard: string): string =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? standard
const game = process.argv[2] ?? ''
const seconds = Number(flag('seconds', '10'))
const every = Number(flag('every', '1'))
const chosen = flag('numbers', '')
const sample = Number(flag('sample', '0'))
const seed = Number(flag('seed', '1'))
const out = flag('out', '')

const plan = {
  game,
  milliseconds: seconds * 1000,
  numbers: ({ length }: { readonly length: number }): readonly number[] => {
    if (chosen !== '') return chosen.split(',').map(Number)
    return sample === 0 ? Array.from({ length: Math.ceil(length / every) }, (_, i) => i * every) : drawn(length, seed)
  },
  most: sample === 0 ? Infinity : sample,
}
const verdicts = await judgeAll(
  plan,
  ({ number, mutant, outcome, seconds: took, by, where, shows = '', reached = '' }) => {
    const { start, end, text, file, rule, kind } = mutant
    const before = readFileSync(file, 'utf8').slice(Math.max(0, start - 30), end + 8)
    process.stderr.write(
      `${number} ${outcome} ${took} s ${by} ${shows} ${reached} | ${rule} ${kind}: ${JSON.stringify(before)} => ${JSON.stringify(text)} | ${where}\n`,
    )
  },
)
if (out !== '') writeFileSync(out, JSON.stringify(verdicts, null, 1))

const { found, same, missed, median, ways, shows, reached } = tallyOf(verdicts)
const inTime = found.filter((verdict) => verdict.seconds <= seconds)
const count = (outcome: string): number => verdicts.filter((verdict) => verdict.outcome === outcome).length
process.stdout.write(
  [
    `${verdicts.length} mutants of ${game}: ${count('refused')} refused by the compiler, ${count('endless')} without an end`,
    `${found.length} with a witness (${ways.join(', ')}), ${inTime.length} within ${seconds} s of processor time; median ${median} s`,
    `they speak of what the changed sentence speaks of, of another, or of its contrary: ${shows.join(', ')}`,
    `${reached[0]} come in a game from its deal on; of ${reached[1]} another moment parts games, the position was made`,
    `${same} told to be the same`,
    `${missed.length} without: ${missed.map(({ number, mutant }) => `${number} ${mutant.rule}`).join(', ')}`,
    '',
  ].join('\n'),
)
