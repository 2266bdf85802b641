import type { Caches } from '../../compiler/caches.ts'
import type { ExampleDecl } from '../../grammar/tree/examples.ts'
import type { File } from '../../grammar/tree/declarations.ts'
import type { RulesHost } from '../../cli/toolchain.ts'
import { STRICT } from '../../runtime/example/example-table.ts'
import { runExample } from '../../runtime/example/examples.ts'
import { type Break, brokenTree } from './breaks.ts'
import { BrokenFiles } from './broken-files.ts'
import { type Compiled, compiledFor } from './in-memory.ts'

/**
 * What became of a broken rule: the compiler refused it, an example of its own clauses failed, another did, or none.
 * `endless` is a game that came to no end, which an example of its clauses shows as well.
 */
export type Outcome = 'refused' | 'own' | 'other' | 'survived' | 'endless'

export interface Verdict {
  readonly outcome: Outcome
  /** The title of the example that failed first; empty where none did. */
  readonly by: string
}

export interface Game {
  readonly path: string
  readonly host: RulesHost
  readonly caches: Caches
  readonly trees: ReadonlyMap<string, File>
}

/** How often a loop may go round in a broken game before it is taken for one without an end. */
const ROUNDS = 20_000

/** Compiles a game with one rule broken, and runs the examples: those of the rule's clauses first. */
export async function verdictOn(game: Game, broken: Break): Promise<Verdict> {
  const tree = game.trees.get(broken.file)
  if (tree === undefined) throw new RangeError(`${broken.file} is no file of the game`)
  const parsed = new BrokenFiles(game.caches.parsed, broken.file, brokenTree(tree, broken))
  const compile = (which: (x: ExampleDecl) => boolean): Promise<Compiled | null> =>
    compiledFor(game.path, game.host, { ...game.caches, parsed }, which)
  const isOwn = ({ cites }: ExampleDecl): boolean => cites.some(({ text }) => broken.clauses.includes(text))
  const own = await compile(isOwn)
  if (own === null) return { outcome: 'refused', by: '' }
  const first = firstFailing(own)
  if (first !== null) return { outcome: 'own', by: first }
  const others = await compile((x) => !isOwn(x))
  const next = others === null ? null : firstFailing(others)
  return next === null ? { outcome: 'survived', by: '' } : { outcome: 'other', by: next }
}

/** The title of an example that fails while nothing is broken, so that it could show nothing; null where all hold. */
export async function failsAnyway({ path, host, caches }: Game): Promise<string | null> {
  const whole = await compiledFor(path, host, caches, () => true)
  return whole === null ? null : firstFailing(whole)
}

function firstFailing({ engine, examples }: Compiled): string | null {
  // An example that could do without a line notices what broke.
  const setup = { roundLimit: ROUNDS, reading: STRICT }
  for (const example of examples) if (!runExample(engine, example, setup).ok) return example.title
  return null
}
