import { rulesHost } from '../cli/files/rules-host.ts'
import { compileGame, type RulesHost } from '../compiler/compile.ts'
import { type Caches, emptyCaches } from '../compiler/caches.ts'
import { median, timed, type Timed } from './measure.ts'

// Runs bundled, as the program that people run does, in the root of the project; prints what it measured.

/** Times of compilations in one process, by what was done. */
export type WarmCompile = Readonly<Record<string, Timed>>

const root = process.cwd()
const trumpKing = 'rules/trump-king/trump-king.rules'
const ranks = 'rules/trump-king/ranks.rules'
const battle = 'rules/trump-king/examples-battle.rules'

/** An edit of one line; `n` makes each edit a new text, so that nothing of it has been seen before. */
interface Edit {
  readonly name: string
  readonly path: string
  readonly from: string
  readonly to: (n: number) => string
}

const edits: readonly Edit[] = [
  {
    name: 'a number changed',
    path: trumpKing,
    from: 'monster-zones: number = 3',
    to: (n) => `monster-zones: number = ${n + 4}`,
  },
  {
    name: 'a condition changed',
    path: ranks,
    from: 'arrived of c >= turn-number',
    to: (n) => `arrived of c + ${n + 1} >= turn-number`,
  },
  { name: 'lines inserted above rules', path: ranks, from: '\n\n', to: (n) => `\n${'-- a remark\n'.repeat(n + 1)}\n` },
  {
    name: 'lines inserted above examples',
    path: battle,
    from: '\n\n',
    to: (n) => `\n${'-- a remark\n'.repeat(n + 1)}\n`,
  },
]

const rounds = process.argv.includes('--quick') ? 3 : 15
const found: Record<string, Timed> = {}
found['nothing kept'] = await repeated(Math.ceil(rounds / 5), () => compiled(rulesHost(root, trumpKing), emptyCaches()))
const caches = emptyCaches()
await compiled(rulesHost(root, trumpKing), caches)
for (const edit of edits) found[edit.name] = await repeated(rounds, (n) => compiled(edited(edit, n), caches))
process.stdout.write(JSON.stringify(found))

/** The median time of each repetition but the first. */
async function repeated(times: number, work: (n: number) => Promise<unknown>): Promise<Timed> {
  const all: Timed[] = []
  for (let n = 0; n <= times; n++) {
    const time = await timed(() => work(n))
    if (n > 0) all.push(time)
  }
  return { cpu: median(all.map((t) => t.cpu)), wall: median(all.map((t) => t.wall)) }
}

function edited(edit: Edit, n: number): RulesHost {
  const host = rulesHost(root, trumpKing)
  return {
    find: (name) => host.find(name),
    read(path) {
      const text = host.read(path)
      if (text === null || path !== edit.path) return text
      if (!text.includes(edit.from))
        throw new Error(`${path} no longer has the line that this benchmark edits: ${edit.from}`)
      return text.replace(edit.from, () => edit.to(n))
    },
  }
}

/** Compiles, and refuses to time a text that does not. */
async function compiled(host: RulesHost, known: Caches): Promise<void> {
  const { game, diagnostics } = await compileGame(trumpKing, host, { caches: known })
  if (game === null)
    throw new Error(`Trump King does not compile: ${diagnostics.find((d) => d.severity === 'error')?.title ?? ''}`)
}
