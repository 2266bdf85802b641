import type { Kept } from '../../compiler/kept.ts'
import type { ExampleDecl, File } from '../../compiler/syntax/ast.ts'
import type { RulesHost } from '../../cli/toolchain.ts'
import { runExample } from '../../runtime/examples.ts'
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
  readonly kept: Kept
  readonly trees: ReadonlyMap<string, File>
}

/** How many rules may apply in one example: whole drafts and games need a million. */
const FUEL = 5_000_000

/** Compiles a game with one rule broken, and runs the examples: those of the rule's clauses first. */
export async function verdictOn(game: Game, broken: Break): Promise<Verdict> {
  const tree = game.trees.get(broken.file)
  if (tree === undefined) throw new RangeError(`${broken.file} is no file of the game`)
  const parsed = new BrokenFiles(game.kept.parsed, broken.file, brokenTree(tree, broken))
  const compile = (which: (x: ExampleDecl) => boolean): Promise<Compiled | null> =>
    compiledFor(game.path, game.host, { ...game.kept, parsed }, which)
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
export async function failsAnyway({ path, host, kept }: Game): Promise<string | null> {
  const whole = await compiledFor(path, host, kept, () => true)
  return whole === null ? null : firstFailing(whole)
}

function firstFailing({ engine, examples, fuel }: Compiled): string | null {
  for (const example of examples) {
    fuel.left = FUEL
    if (!runExample(engine, example).ok) return example.title
  }
  return null
}
