import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { japaneseName, writeBulkFile, writeSimulatorFile } from './card-files.ts'
import type { BaseState } from '../runtime/engine.ts'
import type { FullEngine } from '../runtime/parts.ts'
import { addCards } from '../runtime/queries/add-cards.ts'
import { stateToAsk } from '../runtime/queries/ask.ts'
import { cpuMs, median } from './measure.ts'
import { type Row, digits } from './report.ts'

const bin = fileURLToPath(new URL('../cli/bin.js', import.meta.url))

interface Ran {
  readonly cpu: number
  readonly wall: number
  readonly peak: number
  readonly talk: string
}

/** Runs the command line in a process of its own, which tells at its end what it took. */
function ran(folder: string, args: readonly string[]): Ran {
  const teller = join(folder, 'teller.mjs')
  writeFileSync(
    teller,
    "process.on('exit', () => { const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage(); process.stderr.write(`\\nTOOK ${(userCPUTime + systemCPUTime) / 1000} ${maxRSS / 1024}`) })\n",
  )
  const began = performance.now()
  const { status, stderr } = spawnSync(process.execPath, ['--import', teller, bin, 'cards', ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  const wall = performance.now() - began
  const [, cpu = '0', peak = '0'] = /TOOK (\S+) (\S+)/.exec(stderr) ?? []
  if (status !== 0) throw new Error(`cards ${args.join(' ')}: ${stderr}`)
  return { cpu: Number(cpu), wall, peak: Number(peak), talk: stderr }
}

/** Import and answers with databases of the size that players have. */
export async function cardRows(quick: boolean): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'houserules-bench-'))
  const rounds = quick ? 2 : 7
  try {
    return [...magicShape(folder, rounds, quick), ...yuGiOhShape(folder, rounds), ...(await inOneEngine(rounds))]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function magicShape(folder: string, rounds: number, quick: boolean): Row[] {
  const of = '30,000 cards of the Magic shape'
  const rows: Row[] = []
  for (const [file, cards] of [
    ['some.json', 30_000],
    ['many.json', quick ? 40_000 : 90_000],
  ] as const) {
    writeBulkFile(join(folder, file), cards)
    const size = statSync(join(folder, file)).size / 1e6
    const took = ran(folder, ['import', file, '-o', `${file}l`])
    rows.push({
      of,
      what: `import ${digits(size)} MB, ${cards / 1000},000 cards`,
      figure: `${digits(took.cpu / 1000)} s`,
      note: `peak memory ${digits(took.peak)} MB`,
    })
  }
  return [
    ...rows,
    ...asked(of, 'names of a card in hand', folder, rounds, [
      'names',
      'Synthetic Card 77',
      '--variant',
      'mental-legacy',
      '--cards',
      'some.jsonl',
    ]),
  ]
}

function yuGiOhShape(folder: string, rounds: number): Row[] {
  const of = '14,000 names in each of two languages'
  writeSimulatorFile(join(folder, 'ja.cdb'), 14_000, japaneseName)
  writeSimulatorFile(join(folder, 'en.cdb'), 14_000, (i) => `Synthetic Monster of the Names ${i}`)
  const first = ran(folder, ['import', 'ja.cdb', '--language', 'ja', '-o', 'ja.jsonl'])
  ran(folder, ['import', 'en.cdb', '--language', 'en', '--onto', 'ja.jsonl', '-o', 'both.jsonl'])
  const find = (category: string): string[] => [
    'find',
    '--category',
    category,
    '--variant',
    'polymorph-sealed',
    '--cards',
    'both.jsonl',
  ]
  return [
    {
      of,
      what: 'import one language',
      figure: `${digits(first.cpu / 1000)} s`,
      note: `peak memory ${digits(first.peak)} MB`,
    },
    ...asked(of, 'a category in every name', folder, rounds, find('の')),
    ...asked(of, 'a category in no name', folder, rounds, find('伝説の竜')),
  ]
}

/** Questions one after the other, as in a game: each of another category, about every card. */
async function inOneEngine(rounds: number): Promise<Row[]> {
  const { engine } = (await import('../generated/polymorph-sealed/index.ts')) as unknown as {
    readonly engine: FullEngine<BaseState>
  }
  const { parts } = engine
  const cards = Array.from({ length: 14_000 }, (_, i) => ({ name: japaneseName(i + 1), printed: {} }))
  const before = process.memoryUsage().heapUsed
  addCards(parts, cards)
  const s = stateToAsk(parts, {})
  const all = parts.queries?.definitions ?? []
  const ask = (category: string): number => {
    const text = parts.texts?.number(category) ?? 0
    const began = cpuMs()
    for (const d of all) parts.queries?.ask['category-of'](s, d, text, 0)
    return cpuMs() - began
  }
  ask('の')
  const [everywhere, nowhere] = [(i: number) => japaneseName(i * 50).slice(2, 6), (i: number) => `伝説の竜 ${i}`].map(
    (category) => median(Array.from({ length: 3 * rounds }, (_, i) => ask(category(i)))),
  )
  const memory = (process.memoryUsage().heapUsed - before) / 1e6
  const of = '14,000 names in each of two languages'
  return [
    {
      of,
      what: 'in an engine that runs: a category in every name',
      figure: `${digits(everywhere)} ms`,
      note: `of all cards, ${digits((1e6 * everywhere) / all.length)} ns each`,
    },
    {
      of,
      what: 'in an engine that runs: a category in no name',
      figure: `${digits(nowhere)} ms`,
      note: `of all cards, ${digits((1e6 * nowhere) / all.length)} ns each; names, prefix and answers take ${digits(memory)} MB`,
    },
  ]
}

/** The engine is kept from the first run on, which does not count. */
function asked(of: string, what: string, folder: string, rounds: number, args: readonly string[]): Row[] {
  ran(folder, args)
  const all = Array.from({ length: rounds }, () => ran(folder, args))
  const query = median(all.map(({ talk }) => Number(/asked in ([\d.]+) ms/.exec(talk)?.[1])))
  const found = /(\d+) of \d+ cards/.exec(all[0]?.talk ?? '')?.[1] ?? '?'
  return [
    {
      of,
      what: `${what}: the process`,
      figure: `${digits(median(all.map((each) => each.cpu)))} ms`,
      note: `${digits(median(all.map((each) => each.wall)))} ms on the wall, peak memory ${digits(median(all.map((each) => each.peak)))} MB`,
    },
    { of, what: `${what}: the question`, figure: `${digits(query)} ms`, note: `on the wall; ${found} found` },
  ]
}
