import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { UsageError } from '../../cli/usage-error.ts'
import { type Fate, type Tried, tryAll } from './crew.ts'
import { readEquivalents, staleOf } from './equivalents.ts'
import { type Mutant, mutantsOf } from './mutants.ts'
import { quickTests } from './quick-tests.ts'
import { type Room, filesOf, rooms } from './rooms.ts'
import { sampleOf } from './sample.ts'
import { isDead, rowOf, tableText } from './table.ts'

const HELP = `Changes one thing at a time in the compiler and the kernel, and sees that a quick test fails.

npm run mutants -- [options]
  --room=NAME     ${rooms.join(', ')}; all unless said, may be said several times
  --sample=N      so many mutants of each room, 150 unless said; 0 for all
  --seed=N        which ones, 7 unless said
  --only=TEXT     those whose key contains TEXT, of all
  --again=FILE    those that survived in FILE, written by --out
  --tests=TEXT    only files of tests whose path contains TEXT
  --seconds=N     of processor time that tests may spend on one mutant, 10 unless said
  --workers=N     processes at once, 2 unless said
  --out=FILE      writes what became of each as soon as it is known, a line of JSON each
Ends with 1 where a room scores less than 80 %, or the list of equivalents is out of date; 2 for wrong use.
`

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const WANTED_SCORE = 80

function number(text: string, name: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0) throw new UsageError(`--${name} takes a number`)
  return value
}

function roomOf(name: string): Room {
  const room = rooms.find((each) => each === name)
  if (room === undefined) throw new UsageError(`there is no room ${name}; there are ${rooms.join(', ')}`)
  return room
}

function survivorsOf(file: string): ReadonlySet<string> {
  const lines = readFileSync(file, 'utf8').split('\n')
  const fates = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Fate & Pick<Mutant, 'key'>)
  return new Set(fates.filter((fate) => !isDead(fate)).map(({ key }) => key))
}

function survivorLine({ mutant, fate }: Tried): string {
  return `${fate.kind.padEnd(11)}  ${mutant.file}:${mutant.line}  ${mutant.key.slice(mutant.file.length + 1)}`
}

/** Says beside the result, and in a file, what became of each, so that a run that is cut short was not for nothing. */
function tellAs(of: string, out: string | undefined): (tried: Tried) => void {
  let count = 0
  return (tried) => {
    count += 1
    process.stderr.write(`${count} ${of}: ${survivorLine(tried)}\n`)
    const { mutant, fate } = tried
    if (out !== undefined) appendFileSync(out, `${JSON.stringify({ key: mutant.key, line: mutant.line, ...fate })}\n`)
  }
}

async function main(): Promise<number> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: {
      room: { type: 'string', multiple: true },
      sample: text,
      seed: text,
      only: text,
      again: text,
      tests: text,
      seconds: text,
      workers: text,
      out: text,
      help: { type: 'boolean' },
    },
  })
  if (values.help === true) {
    process.stdout.write(HELP)
    return 0
  }
  const wanted = values.room?.map(roomOf) ?? rooms
  const size = number(values.sample ?? '150', 'sample')
  const seed = number(values.seed ?? '7', 'seed')
  const known = wanted.flatMap((room) => mutantsOf(room, root))
  const again = values.again === undefined ? null : survivorsOf(values.again)
  const asked = known.filter(({ key }) => key.includes(values.only ?? '') && again?.has(key) !== false)
  const seconds = number(values.seconds ?? '10', 'seconds')
  const workers = Math.max(1, number(values.workers ?? '2', 'workers'))
  const tried: Tried[] = []
  if (values.out !== undefined) writeFileSync(values.out, '')
  for (const room of wanted) {
    const own = asked.filter((mutant) => mutant.room === room)
    const mutants = values.only !== undefined || again !== null || size === 0 ? own : sampleOf(own, size, seed)
    const tests = quickTests(root, room).filter((path) => path.includes(values.tests ?? ''))
    const tell = tellAs(`${room}, of ${mutants.length}`, values.out)
    tried.push(...(await tryAll({ root, mutants, tests, seconds, workers, tell })))
  }
  return told(wanted, tried, known)
}

/** Says what survived, and the table; the exit code. */
function told(wanted: readonly Room[], tried: readonly Tried[], known: readonly Mutant[]): number {
  const equivalents = readEquivalents()
  const excused = new Set(equivalents.map(({ mutant }) => mutant))
  const survivors = tried.filter(({ mutant, fate }) => !isDead(fate) && !excused.has(mutant.key))
  const files = wanted.flatMap((room) => filesOf(room, root))
  const own = equivalents.filter(({ mutant }) => files.some((file) => mutant.startsWith(`${file} `)))
  const stale = staleOf(own, known, tried)
  const rows = wanted.map((room) => rowOf(room, tried, equivalents))
  process.stdout.write(
    [
      ...survivors.map(survivorLine),
      ...stale.map(({ mutant }) => `no longer needed  ${mutant}`),
      tableText(rows),
      '',
    ].join('\n'),
  )
  return stale.length === 0 && rows.every(({ score }) => score >= WANTED_SCORE) ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
