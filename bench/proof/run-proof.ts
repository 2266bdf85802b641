import { appendFileSync, readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { UsageError } from '../../cli/usage-error.ts'
import type { Break } from './breaks.ts'
import type { Crew } from './crew.ts'
import { readEquivalents } from './equivalents.ts'
import { openGame } from './open-game.ts'
import { type Judged, scoreOf, scoreText } from './score.ts'
import { failsAnyway } from './verdict.ts'

const HELP = `Breaks each rule of a game in turn and sees that an example of its clause fails.

npm run proof -- rules/FOLDER/GAME.rules …
  --clauses=a,b   the rules of these clauses, instead of all that the game's document lists and examples cite
  --only=TEXT     breaks whose file, rule or change contains TEXT
  --from=N        begins at the break of this number
  --workers=N     processes at once, 2 unless said
  --patience=N    seconds of processor time after which a broken game has no end, 180 unless said
  --out=FILE      writes a line for each verdict, as it comes
  --again=FILE    only what survived in FILE, written by --out
Ends with 1 where a broken rule is shown by no example, 2 for wrong use.
`

/** Where a proof runs, and who gives the verdicts. */
export interface Surroundings {
  readonly cwd: string
  readonly crew: Crew
  readonly print: (text: string) => void
  /** What is said on the way, and what is wrong. */
  readonly say: (text: string) => void
}

interface Wanted {
  readonly clauses: readonly string[]
  readonly only: string
  readonly from: number
  readonly workers: number
  readonly patience: number
  readonly out: string | null
  readonly again: ReadonlySet<string> | null
}

/** Judges the breaks of one game that are wanted; true where every one is shown. */
async function prove(path: string, wanted: Wanted, { cwd, crew, print, say }: Surroundings): Promise<boolean> {
  const { game, breaks } = openGame(path, rulesHost(cwd, path), cwd, wanted.clauses)
  const weak = await failsAnyway(game)
  if (weak !== null) throw new UsageError(`${path}: the example "${weak}" does not hold as it is`)
  const numbers = breaks.flatMap((each, i) => (i >= wanted.from && isWanted(each, wanted) ? [i] : []))
  say(`${path}: ${numbers.length} of ${breaks.length} breaks\n`)
  const judged = new Map<number, Judged>()
  const { clauses: asked, workers, patience } = wanted
  await crew({ path, cwd, clauses: asked, numbers, workers, patience }, ({ number, outcome, by }) => {
    const broken = breaks[number]
    if (broken === undefined) return
    const { id, file, line, clauses } = broken
    const one = { id, file, line, clauses, outcome, by }
    judged.set(number, one)
    if (wanted.out !== null) appendFileSync(wanted.out, `${JSON.stringify({ number, ...one })}\n`)
    if (judged.size % 100 === 0) say(`${judged.size} of ${numbers.length}\n`)
  })
  const inOrder = [...judged].sort(([a], [b]) => a - b).map(([, each]) => each)
  const score = scoreOf(inOrder, asked.length > 0 ? inOrder : breaks, readEquivalents(cwd, path))
  print(`${scoreText(path, score)}\n`)
  return score.survivors.length === 0 && score.stale.length === 0
}

const isWanted = ({ id, file }: Break, { only, again }: Wanted): boolean =>
  `${file} ${id}`.includes(only) && (again === null || again.has(id))

function survivorsOf(file: string): ReadonlySet<string> {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
  const judged = lines.map((line) => JSON.parse(line) as Judged)
  return new Set(judged.filter(({ outcome }) => outcome === 'survived').map(({ id }) => id))
}

function number(text: string, name: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0) throw new UsageError(`--${name} takes a number`)
  return value
}

async function wantedProof(args: readonly string[], here: Surroundings): Promise<number> {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      clauses: text,
      only: text,
      from: text,
      workers: text,
      patience: text,
      out: text,
      again: text,
      help: { type: 'boolean' },
    },
  })
  if (values.help === true || positionals.length === 0) {
    here.print(HELP)
    return values.help === true ? 0 : 2
  }
  const wanted: Wanted = {
    clauses: values.clauses?.split(',') ?? [],
    only: values.only ?? '',
    from: number(values.from ?? '0', 'from'),
    workers: Math.max(1, number(values.workers ?? '2', 'workers')),
    patience: Math.max(1, number(values.patience ?? '180', 'patience')),
    out: values.out ?? null,
    again: values.again === undefined ? null : survivorsOf(values.again),
  }
  if (wanted.out !== null) rmSync(wanted.out, { force: true })
  let all = true
  for (const path of positionals) all = (await prove(path, wanted, here)) && all
  return all ? 0 : 1
}

/** Runs a proof as its arguments say; its exit code. */
export async function runProof(args: readonly string[], here: Surroundings): Promise<number> {
  try {
    return await wantedProof(args, here)
  } catch (error) {
    here.say(`${error instanceof Error ? error.message : String(error)}\n`)
    return 2
  }
}
