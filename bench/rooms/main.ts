import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { emptyCaches } from '../../compiler/caches.ts'
import { runChecks } from '../../compiler/checks/checks.ts'
import { elaborateText, scriptOfChecked } from '../../compiler/compile.ts'
import type { Program } from '../../compiler/program/program.ts'

// What each room of the house holds, and how often a rule changes rooms on its way through the compiler:
// `node --import tsx bench/rooms/main.ts`. It reads the places of calls, so that it runs the sources as they are.

const [DATA, PRODUCT] = [
  /\.(md|json|html|svg|css)$/,
  /^(grammar|compiler|language|runtime|cli|library|studio|packaging|site)\//,
]

/** Files and lines of each room, as they are tracked. */
function rooms(): ReadonlyMap<string, { readonly files: number; readonly lines: number }> {
  const { stdout } = spawnSync('git', ['ls-files'], { encoding: 'utf8' })
  const all = new Map<string, { files: number; lines: number }>()
  for (const path of stdout.split('\n')) {
    if (!PRODUCT.test(path) || DATA.test(path) || path.includes('/test/')) continue
    const [top = '', second = ''] = path.split('/')
    const name =
      ['compiler', 'runtime', 'cli', 'studio'].includes(top) && path.split('/').length > 2 ? `${top}/${second}` : top
    const room = all.get(name) ?? { files: 0, lines: 0 }
    room.files += 1
    room.lines += readFileSync(path, 'utf8').split('\n').length - 1
    all.set(name, room)
  }
  return all
}

/** What a rule is followed through: what it stands in is told by nothing but its own parts. */
const TRACED: readonly { readonly path: string; readonly rule: string }[] = [
  { path: 'rules/trump-king/trump-king.rules', rule: 'goes-home' },
  { path: 'rules/hearts/hearts.rules', rule: 'follow-suit' },
]

/** The rules of a program that have a name. */
function rulesCalled({ events, offers }: Program, name: string): object[] {
  const ofEvents = [...events.values()].flatMap((e) => [...e.insteads, ...e.befores, ...e.afters, ...e.cannots])
  return [...ofEvents, ...offers].filter((rule) => rule.name === name)
}

/** Tells of each reading of a part of a tree; of where it stands, and what it cites, nothing. */
function watch(tree: object, read: () => void): void {
  const seen = new Set<object>()
  const left: unknown[] = [tree]
  while (left.length > 0) {
    const node = left.pop()
    if (typeof node !== 'object' || node === null || node instanceof Map || node instanceof Set || seen.has(node))
      continue
    seen.add(node)
    if (Array.isArray(node)) {
      left.push(...node)
      continue
    }
    for (const [key, value] of Object.entries(node)) {
      if (key === 'span' || key === 'cites') continue
      if (key !== 'file' && key !== 'type') left.push(value)
      watchField(node, key, read)
    }
  }
}

function watchField(node: object, key: string, read: () => void): void {
  let value = (node as Record<string, unknown>)[key]
  Object.defineProperty(node, key, {
    enumerable: true,
    configurable: true,
    set: (next: unknown) => {
      value = next
    },
    get: () => {
      read()
      return value
    },
  })
}

/** The file of the compiler, from its room on, that reads something just now. */
function reader(): string | null {
  const lines = (new Error().stack ?? '').split('\n').slice(3)
  return (
    lines.map((line) => /\/compiler\/([\w-]+\/[\w/-]+)\.ts/.exec(line)?.[1]).find((found) => found !== undefined) ??
    null
  )
}

async function traced({ path, rule }: (typeof TRACED)[number]): Promise<string> {
  const { program, resolution } = elaborateText(path, rulesHost(process.cwd(), path), emptyCaches())
  if (program === null || resolution === null) throw new Error(`${path} has errors`)
  const found = rulesCalled(program, rule)
  if (found.length === 0) throw new Error(`no rule of ${path} is called ${rule}`)
  const reads: string[] = []
  for (const each of found)
    watch(each, () => {
      const file = reader()
      if (file !== null) reads.push(file)
    })
  runChecks({ program, resolution, clauses: new Map() }, { report: () => undefined, broken: false }, 'all')
  await scriptOfChecked(program, {})
  const changes = reads.filter((file, i) => i > 0 && roomOf(file) !== roomOf(reads[i - 1] ?? '')).length
  return `${rule} (${path}): read ${reads.length} times by ${new Set(reads).size} files, with ${changes} changes of room`
}

const roomOf = (file: string): string => file.split('/')[0] ?? ''

async function main(): Promise<void> {
  Error.stackTraceLimit = 8
  let [files, lines] = [0, 0]
  for (const [name, room] of [...rooms()].sort(([a], [b]) => a.localeCompare(b))) {
    process.stdout.write(
      `${name.padEnd(28)} ${String(room.files).padStart(5)} files ${String(room.lines).padStart(7)} lines\n`,
    )
    files += room.files
    lines += room.lines
  }
  process.stdout.write(`${'all'.padEnd(28)} ${String(files).padStart(5)} files ${String(lines).padStart(7)} lines\n`)
  for (const each of TRACED) process.stdout.write(`${await traced(each)}\n`)
}

await main()
