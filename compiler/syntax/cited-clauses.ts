import type { Decl } from '../../grammar/tree/declarations.ts'
import type { Name } from '../../grammar/tree/names.ts'

/** The id of a clause where it is cited: above what implements or shows it, or after `because`. */
interface Citation {
  readonly name: Name
  readonly isReason: boolean
}

/** Every clause id that a declaration cites: on its own line, on lines inside it, and after `because`. */
export const citedNames = (decl: Decl): readonly Name[] => citationsIn(decl).map(({ name }) => name)

/** Clauses that a declaration cites, its single lines included, but not those after `because`. */
export const clausesIn = (decl: Decl): readonly string[] => [
  ...new Set(citationsIn(decl).flatMap(({ name, isReason }) => (isReason ? [] : [name.text]))),
]

function citationsIn(decl: Decl): readonly Citation[] {
  const before = known.get(decl)
  if (before !== undefined) return before
  const found: Citation[] = []
  collect(decl, found)
  known.set(decl, found)
  return found
}

/** Looked for once in each declaration, since trees outlive compilations. */
const known = new WeakMap<Decl, readonly Citation[]>()

/** Where lines that can cite stand inside others; expressions cite nothing. */
const BLOCKS: ReadonlySet<string> = new Set(['body', 'then', 'otherwise', 'bullets', 'rules', 'ways', 'decl', 'steps'])

function collect(node: unknown, found: Citation[]): void {
  if (typeof node !== 'object' || node === null) return
  if (Array.isArray(node)) return node.forEach((each) => collect(each, found))
  const { cites = [], because = [] } = node as { readonly cites?: readonly Name[]; readonly because?: readonly Name[] }
  found.push(...cites.map((name) => ({ name, isReason: false })), ...because.map((name) => ({ name, isReason: true })))
  for (const [property, value] of Object.entries(node)) if (BLOCKS.has(property)) collect(value, found)
}
