import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { japaneseName, writeBulkFile, writeSimulatorFile } from './card-files.ts'
import { median } from './measure.ts'
import { type Row, digits } from './report.ts'

const bin = fileURLToPath(new URL('../cli/bin.js', import.meta.url))

interface Ran { readonly cpu: number; readonly wall: number; readonly peak: number; readonly talk: string }

/** Runs the command line in a process of its own, which tells at its end what it took. */
function ran(folder: string, args: readonly string[]): Ran {
  const teller = join(folder, 'teller.mjs')
  writeFileSync(teller, "process.on('exit', () => { const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage(); process.stderr.write(`\\nTOOK ${(userCPUTime + systemCPUTime) / 1000} ${maxRSS / 1024}`) })\n")
  const began = performance.now()
  const { status, stderr } = spawnSync(process.execPath, ['--import', teller, bin, 'cards', ...args], { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 })
  const wall = performance.now() - began
  const [, cpu = '0', peak = '0'] = /TOOK (\S+) (\S+)/.exec(stderr) ?? []
  if (status !== 0) throw new Error(`cards ${args.join(' ')}: ${stderr}`)
  return { cpu: Number(cpu), wall, peak: Number(peak), talk: stderr }
}

/** Import and answers with databases of the size that players have. */
export function cardRows(quick: boolean): Row[] {
  const folder = mkdtempSync(join(tmpdir(), 'houserules-bench-'))
  const rounds = quick ? 2 : 7
  try {
    return [...magicShape(folder, rounds, quick), ...yuGiOhShape(folder, rounds)]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function magicShape(folder: string, rounds: number, quick: boolean): Row[] {
  const of = '30,000 cards of the Magic shape'
  const rows: Row[] = []
  for (const [file, cards] of [['some.json', 30_000], ['many.json', quick ? 40_000 : 90_000]] as const) {
    writeBulkFile(join(folder, file), cards)
    const size = statSync(join(folder, file)).size / 1e6
    const took = ran(folder, ['import', file, '-o', `${file}l`])
    rows.push({ of, what: `import ${digits(size)} MB, ${cards / 1000},000 cards`, figure: `${digits(took.cpu / 1000)} s`, note: `peak memory ${digits(took.peak)} MB` })
  }
  return [...rows, ...asked(of, 'names of a card in hand', folder, rounds, ['names', 'Synthetic Card 77', '--variant', 'mental-legacy', '--cards', 'some.jsonl'])]
}

function yuGiOhShape(folder: string, rounds: number): Row[] {
  const of = '14,000 names in each of two languages'
  writeSimulatorFile(join(folder, 'ja.cdb'), 14_000, japaneseName)
  writeSimulatorFile(join(folder, 'en.cdb'), 14_000, (i) => `Synthetic Monster of the Names ${i}`)
  const first = ran(folder, ['import', 'ja.cdb', '--language', 'ja', '-o', 'ja.jsonl'])
  ran(folder, ['import', 'en.cdb', '--language', 'en', '--onto', 'ja.jsonl', '-o', 'both.jsonl'])
  const find = (category: string): string[] => ['find', '--category', category, '--variant', 'polymorph-sealed', '--cards', 'both.jsonl']
  return [
    { of, what: 'import one language', figure: `${digits(first.cpu / 1000)} s`, note: `peak memory ${digits(first.peak)} MB` },
    ...asked(of, 'a category in every name', folder, rounds, find('の')),
    ...asked(of, 'a category in no name', folder, rounds, find('伝説の竜')),
  ]
}

/** The engine is kept from the first run on, which does not count. */
function asked(of: string, what: string, folder: string, rounds: number, args: readonly string[]): Row[] {
  ran(folder, args)
  const all = Array.from({ length: rounds }, () => ran(folder, args))
  const query = median(all.map(({ talk }) => Number(/asked in ([\d.]+) ms/.exec(talk)?.[1])))
  const found = /(\d+) of \d+ cards/.exec(all[0]?.talk ?? '')?.[1] ?? '?'
  return [
    { of, what: `${what}: the process`, figure: `${digits(median(all.map((each) => each.cpu)))} ms`, note: `${digits(median(all.map((each) => each.wall)))} ms on the wall, peak memory ${digits(median(all.map((each) => each.peak)))} MB` },
    { of, what: `${what}: the question`, figure: `${digits(query)} ms`, note: `on the wall; ${found} found` },
  ]
}
