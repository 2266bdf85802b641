import { rulesHost } from '../cli/files/rules-host.ts'
import { compileGame, type RulesHost } from '../compiler/compile.ts'
import { Session } from '../compiler/session.ts'
import { median, timed, type Timed } from './measure.ts'

// Runs bundled, as the program that people run does, in the root of the project; prints what it measured.

/** Times of an edit in one process: until its findings are known, and from there until the modules are laid out. */
export interface EditTimes {
  readonly name: string
  readonly check: Timed
  readonly modules: Timed
}

export interface WarmCompile {
  readonly anew: Timed
  readonly edits: readonly EditTimes[]
}

const root = process.cwd()
const trumpKing = 'rules/trump-king/trump-king.rules'
const ranks = 'rules/trump-king/ranks.rules'
const battle = 'rules/trump-king/examples-battle.rules'

/** An edit of one place; `n` makes each edit a new text, so that nothing of it has been seen before. */
interface Edit {
  readonly name: string
  readonly path: string
  readonly from: string
  readonly to: (n: number) => string
}

const OPPONENT = '[setup.1] opponent of player p'
const STANDING = '[spell.9] in-force: player p cannot'

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
  {
    name: 'a definition added',
    path: trumpKing,
    from: OPPONENT,
    to: (n) => `[setup.1] spare of player p: number = ${n}\n${OPPONENT}`,
  },
  {
    name: 'an example changed',
    path: battle,
    from: 'life of A = ',
    to: (n) => `life of A = ${n}`,
  },
  {
    name: 'remarks inserted above rules',
    path: ranks,
    from: STANDING,
    to: (n) => `${'-- a remark\n'.repeat(n + 1)}${STANDING}`,
  },
  {
    name: 'remarks inserted above examples',
    path: battle,
    from: '\n\n',
    to: (n) => `\n${'-- a remark\n'.repeat(n + 1)}\n`,
  },
]

const rounds = process.argv.includes('--quick') ? 3 : 15
const unedited = rulesHost(root, trumpKing)
const anew: Timed[] = []
for (let n = 0; n <= Math.ceil(rounds / 5); n++)
  anew.push(await timed(async () => refuseErrors(await compileGame(trumpKing, unedited))))
const session = new Session()
refuseErrors(await session.compile(trumpKing, unedited))
const found: EditTimes[] = []
for (const edit of edits) found.push(await repeated(edit))
process.stdout.write(JSON.stringify({ anew: medianOf(anew.slice(1)), edits: found } satisfies WarmCompile))

/** The median times of each repetition but the first. */
async function repeated(edit: Edit): Promise<EditTimes> {
  const [checks, modules]: [Timed[], Timed[]] = [[], []]
  for (let n = 0; n <= rounds; n++) {
    const host = edited(edit, n)
    checks.push(await timed(() => session.check(trumpKing, host)))
    modules.push(await timed(async () => refuseErrors(await session.compile(trumpKing, host))))
  }
  return { name: edit.name, check: medianOf(checks.slice(1)), modules: medianOf(modules.slice(1)) }
}

function medianOf(times: readonly Timed[]): Timed {
  return { cpu: median(times.map((t) => t.cpu)), wall: median(times.map((t) => t.wall)) }
}

function edited(edit: Edit, n: number): RulesHost {
  return {
    ...unedited,
    read(path) {
      const text = unedited.read(path)
      if (text === null || path !== edit.path) return text
      if (!text.includes(edit.from))
        throw new Error(`${path} no longer has the line that this benchmark edits: ${edit.from}`)
      return text.replace(edit.from, () => edit.to(n))
    },
  }
}

/** Refuses to time a text that does not compile. */
function refuseErrors({ game, diagnostics }: Awaited<ReturnType<typeof compileGame>>): void {
  if (game === null)
    throw new Error(`Trump King does not compile: ${diagnostics.find((d) => d.severity === 'error')?.title ?? ''}`)
}
