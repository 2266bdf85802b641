import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { randomSource } from '../../runtime/bots/random-source.ts'
import type { Task, Verdict } from './judge.ts'
import type { Mutant } from './mutants.ts'

// Changes each rule of a game a little and counts for how many of the changes a witness is found:
// node --import tsx bench/mutation/main.ts TrumpKing [--seconds=10] [--sample=100 [--seed=1]] [--every=1] [--numbers=3,5]
// [--out=FILE]; of a sample those that the compiler refuses do not count.

const flag = (name: string, standard: string): string =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? standard
const game = process.argv[2] ?? ''
const limit = Number(flag('seconds', '10')) * 1000
const every = Number(flag('every', '1'))
const chosen = flag('numbers', '')
const sample = Number(flag('sample', '0'))
const random = randomSource(Number(flag('seed', '1')))
const out = flag('out', '')
/** Real time after which a mutant is taken for endless: far more than the limit, as the machine may be busy with others. */
const GRACE = 1_200_000

interface Judge {
  readonly child: ChildProcess
  readonly mutants: readonly Mutant[]
}

async function hire(): Promise<Judge> {
  const child = fork(fileURLToPath(new URL('judge.ts', import.meta.url)), [game], { execArgv: ['--import', 'tsx'] })
  const mutants = await new Promise<readonly Mutant[]>((resolve) =>
    child.once('message', (m: { mutants: readonly Mutant[] }) => resolve(m.mutants)),
  )
  return { child, mutants }
}

function judged({ child }: Judge, task: Task): Promise<Verdict | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), limit + GRACE)
    child.once('message', (verdict: Verdict) => {
      clearTimeout(timer)
      resolve(verdict)
    })
    child.send(task)
  })
}

const verdicts: Verdict[] = []
let judge = await hire()
const numbers = numbersOf(judge.mutants.map((_, i) => i))
for (const number of numbers) {
  if (sample > 0 && verdicts.filter(({ outcome }) => outcome !== 'refused').length >= sample) break
  const mutant = judge.mutants[number]
  if (mutant === undefined) continue
  const verdict =
    (await judged(judge, { number, milliseconds: limit })) ??
    ({ number, mutant, outcome: 'endless', seconds: limit / 1000, by: '', where: '' } satisfies Verdict)
  if (verdict.outcome === 'endless') {
    judge.child.kill('SIGKILL')
    judge = await hire()
  }
  verdicts.push(verdict)
  const { start, end, text, file } = mutant
  const before = readFileSync(file, 'utf8')
  process.stderr.write(
    `${number} ${verdict.outcome} ${verdict.seconds} s ${verdict.by} | ${mutant.rule} ${mutant.kind}: ${JSON.stringify(before.slice(Math.max(0, start - 30), end + 8))} => ${JSON.stringify(text)} | ${verdict.where}\n`,
  )
}
judge.child.kill()
if (out !== '') writeFileSync(out, JSON.stringify(verdicts, null, 1))
process.stdout.write(`${summary(verdicts)}\n`)

/** Which mutants are judged, in which order. */
function numbersOf(all: number[]): readonly number[] {
  if (chosen !== '') return chosen.split(',').map(Number)
  if (sample === 0) return all.filter((i) => i % every === 0)
  return all
    .map((number) => ({ number, drawn: random() }))
    .sort((a, b) => a.drawn - b.drawn)
    .map(({ number }) => number)
}

function summary(all: readonly Verdict[]): string {
  const count = (outcome: Verdict['outcome']): number => all.filter((v) => v.outcome === outcome).length
  const found = all.filter((v) => v.outcome === 'found')
  const inTime = found.filter((v) => v.seconds <= limit / 1000)
  const times = found.map((v) => v.seconds).sort((a, b) => a - b)
  const ways = [...new Set(found.map((v) => v.by))].map((by) => `${found.filter((v) => v.by === by).length} by ${by}`)
  return [
    `${all.length} mutants of ${game}: ${count('refused')} refused by the compiler, ${count('endless')} without an end`,
    `${found.length} with a witness (${ways.join(', ')}), ${inTime.length} within ${limit / 1000} s of processor time; median ${times[Math.floor(times.length / 2)] ?? 0} s`,
    `${count('same')} told to be the same`,
    `${count('none')} without: ${all
      .filter((v) => v.outcome === 'none')
      .map((v) => `${v.number} ${v.mutant.rule}`)
      .join(', ')}`,
  ].join('\n')
}
