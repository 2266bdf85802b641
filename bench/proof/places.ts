import type { Span } from '../../grammar/source-file.ts'
import type { Decl, File } from '../../grammar/tree/declarations.ts'
import type { Expr } from '../../grammar/tree/expressions.ts'
import type { Name } from '../../grammar/tree/names.ts'
import type { Stmt } from '../../grammar/tree/statements.ts'
import { type Node, isNode } from '../../compiler/game/names-in.ts'
import type { Path } from './edit-tree.ts'

/** A declaration, an instruction or an expression. */
export type Part = Decl | Stmt | Expr

/** A part of a file, where it stands, and what it is part of. */
export interface Place {
  readonly part: Part
  readonly path: Path
  /** The key of the list or node that holds it: `then`, `cond`, `where`, … */
  readonly key: string
  /** Whether it is a member of a list. */
  readonly listed: boolean
  /** How many stand beside it in the list, itself included. */
  readonly company: number
  /** Whether what holds it is an instruction. */
  readonly nested: boolean
  /** The declaration that stands in a file, text or card. */
  readonly decl: Decl
  readonly clauses: readonly string[]
}

/** What says nothing of how the game goes: examples, lists of names, what is printed on cards, decks. */
const SILENT_DECLS = new Set(['example', 'include', 'option', 'type', 'printed', 'default', 'deck'])
const SILENT_KEYS = new Set(['span', 'cites', 'label', 'attributes', 'generators', 'spellings'])
const HOLDERS_OF_DECLS = new Set(['items', 'rules'])

type Held = Pick<Place, 'path' | 'key' | 'listed' | 'company' | 'nested'>

/** Every part of the rules of a file, outermost first. */
export function placesIn(file: File): Place[] {
  const places: Place[] = []
  file.items.forEach((decl, i) => {
    const held = { path: ['items', i], key: 'items', listed: true, company: file.items.length, nested: false }
    gather(decl as unknown as Node, held, decl, [], places)
  })
  return places
}

function gather(node: Node, held: Held, decl: Decl, above: readonly string[], into: Place[]): void {
  if (HOLDERS_OF_DECLS.has(held.key) && SILENT_DECLS.has(String(node['kind']))) return
  const own = ((node['cites'] ?? []) as readonly Name[]).map(({ text }) => text)
  const clauses = own.length > 0 ? own : above
  const isPart = typeof node['kind'] === 'string' && node['span'] !== undefined
  if (isPart) into.push({ ...held, part: node as unknown as Part, decl, clauses })
  for (const [key, child] of Object.entries(node)) {
    if (!SILENT_KEYS.has(key))
      descend(child, { path: [...held.path, key], key, nested: nestedIn(node, held), decl, clauses }, into)
  }
}

/** Whether what stands directly below is held by an instruction. */
const nestedIn = (node: Node, held: Held): boolean =>
  ['body', 'then', 'otherwise', 'bullets'].includes(held.key) && Array.isArray(node['cites'])

/** Where a part stands: in which field of what, of which declaration, under which clauses. */
interface Standing {
  readonly path: Path
  readonly key: string
  readonly nested: boolean
  readonly decl: Decl
  readonly clauses: readonly string[]
}

function descend(child: unknown, standing: Standing, into: Place[]): void {
  const { path, key, nested, decl, clauses } = standing
  if (Array.isArray(child)) {
    child.forEach((each: unknown, i) => {
      const at = [...path, i]
      if (Array.isArray(each)) descend(each, { ...standing, path: at }, into)
      else if (isNode(each)) {
        const inner = HOLDERS_OF_DECLS.has(key) ? (each as unknown as Decl) : decl
        gather(each, { path: at, key, listed: true, company: child.length, nested }, inner, clauses, into)
      }
    })
  } else if (isNode(child)) {
    gather(child, { path, key, listed: false, company: 1, nested }, innerDecl(key, child, decl), clauses, into)
  }
}

/** In a line of a variant, `replace …` holds a whole declaration. */
const innerDecl = (key: string, child: Node, decl: Decl): Decl => (key === 'decl' ? (child as unknown as Decl) : decl)

/** The first words of a part as it stands in its file, on one line. */
export function wordsOf({ file, start, end }: Span): string {
  const words = file.text.slice(start, end).replace(/\s+/g, ' ').trim()
  return words.length > 70 ? `${words.slice(0, 67)}…` : words
}
