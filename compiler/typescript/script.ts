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
  /** Only where it notes which of its functions run. */
  readonly said?: SaidInScript
}

/** What a script says, for who asks what another does otherwise: its functions by their names, and all else. */
export interface SaidInScript {
  readonly functions: ReadonlyMap<string, string>
  readonly others: string
}

/** Declarations of several modules as one script, in the order in which they are evaluated. */
export interface ScriptParts {
  readonly pieces: readonly Code[]
  /** What is returned: an expression for each name. */
  readonly returned: Readonly<Record<string, string>>
  /** Names that an engine declares which is there already; they are taken from it. */
  readonly engine?: readonly Name[]
  /** It returns as `ran` for each of its functions whether it ran; `apart` is left out of what it says besides. */
  readonly noting?: { readonly apart: ReadonlySet<Code> }
}

export function scriptOf({ pieces, returned, engine = [], noting }: ScriptParts): Script {
  const used = new Set<Name>()
  const spell = (name: Name): string => {
    used.add(name)
    return name.wish
  }
  const printed = [...new Set(pieces)].map((piece) => ({ piece, text: javaScript(piece, spell) }))
  const said = noting === undefined ? null : saidIn(printed, noting.apart)
  const runtime = runtimeAmong(used)
  const taken = Object.entries(runtime).map(([entry, names]) => take(names, `$runtime[${JSON.stringify(entry)}]`))
  const results = Object.entries(said === null ? returned : { ...returned, ran: RAN }).map(
    ([name, expression]) => `${name}: ${expression}`,
  )
  const text = [
    '"use strict"',
    ...taken,
    ...(engine.length === 0 ? [] : [take(spelled(engine), '$engine')]),
    ...(said === null ? printed.map((each) => each.text) : notingRuns(printed)),
    `return { ${results.join(', ')} }`,
  ].join('\n')
  return said === null ? { text, runtime } : { text, runtime, said }
}

interface Printed {
  readonly piece: Code
  readonly text: string
}

function saidIn(printed: readonly Printed[], apart: ReadonlySet<Code>): SaidInScript {
  const functions = printed.flatMap(({ piece, text }) =>
    piece.kind === 'function' ? [[piece.name.wish, text] as const] : [],
  )
  const others = printed.filter(({ piece }) => piece.kind !== 'function' && !apart.has(piece))
  return { functions: new Map(functions), others: others.map(({ text }) => text).join('\n') }
}

const RAN = '$ran'

/** The same pieces; a function begins by noting that it runs, under its place among the functions. */
function notingRuns(printed: readonly Printed[]): string[] {
  let many = 0
  const noting = printed.map(({ piece, text }) =>
    piece.kind === 'function' ? text.replace(') {\n', () => `) {\n${RAN}[${many++}] = 1\n`) : text,
  )
  return [`const ${RAN} = new Uint8Array(${many})`, ...noting]
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
