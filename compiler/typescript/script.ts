import type { Code } from './code.ts'
import { type Name, runtimeEntries } from './name.ts'
import { javaScript } from './print.ts'
import { usesOf } from './walks.ts'

/**
 * Plain JavaScript: the body of a function of `$runtime` and `$engine` that returns what was asked for. No name of the
 * rules begins so.
 */
export interface Script {
  readonly text: string
  /** What `$runtime` has to hold: for each entry, the values that are taken from it. */
  readonly runtime: Readonly<Record<string, readonly string[]>>
}

/** Declarations of several modules as one script, in the order in which they are evaluated. */
export interface ScriptParts {
  readonly pieces: readonly Code[]
  /** What is returned: an expression for each name. */
  readonly returned: Readonly<Record<string, string>>
  /** Names that an engine declares which is there already; they are taken from it. */
  readonly engine?: readonly Name[]
}

export function scriptOf({ pieces, returned, engine = [] }: ScriptParts): Script {
  const used = new Set<Name>()
  const spell = (name: Name): string => {
    used.add(name)
    return name.wish
  }
  const printed = [...new Set(pieces)].map((piece) => javaScript(piece, spell))
  const runtime = runtimeAmong(used)
  const taken = Object.entries(runtime).map(([entry, names]) => take(names, `$runtime[${JSON.stringify(entry)}]`))
  const results = Object.entries(returned).map(([name, expression]) => `${name}: ${expression}`)
  const text = [
    '"use strict"',
    ...taken,
    ...(engine.length === 0 ? [] : [take(spelled(engine), '$engine')]),
    ...printed,
    `return { ${results.join(', ')} }`,
  ].join('\n')
  return { text, runtime }
}

const take = (names: readonly string[], from: string): string => `const { ${names.join(', ')} } = ${from}`

const spelled = (names: readonly Name[]): string[] => names.map((name) => name.wish)

/** Names that pieces use as values and that modules declare. */
export function declaredIn(pieces: readonly Code[]): Name[] {
  const used = new Set<Name>()
  for (const piece of pieces)
    for (const name of usesOf(piece).values) if (name.home.kind === 'module' && !name.isType) used.add(name)
  return [...used]
}

/** An object of all of them. */
export const objectOf = (names: readonly Name[]): string => `{ ${spelled(names).join(', ')} }`

/** The values that are taken from the runtime, by its entries. */
function runtimeAmong(used: ReadonlySet<Name>): Record<string, readonly string[]> {
  const taken = new Map<string, string[]>(runtimeEntries.map((entry) => [entry, []]))
  for (const { home, wish, isType } of used) if (home.kind === 'runtime' && !isType) taken.get(home.entry)?.push(wish)
  return Object.fromEntries([...taken].filter(([, names]) => names.length > 0))
}
