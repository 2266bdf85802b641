import { type Code, Filled, Listed, FunctionTree, type Part, Table, codeOf, isList } from './code.ts'
import { Name } from './name.ts'
import type { Template } from './template.ts'

/** The names that a piece of code uses: as values, and in types alone. */
export interface Uses {
  readonly values: ReadonlySet<Name>
  readonly types: ReadonlySet<Name>
}

const known = new WeakMap<Code, Uses>()

export function usesOf(code: Code): Uses {
  const found = known.get(code)
  if (found !== undefined) return found
  const values = new Set<Name>()
  const types = new Set<Name>()
  collect(code, values, types)
  const uses = { values, types }
  known.set(code, uses)
  return uses
}

function collect(code: Code, values: Set<Name>, types: Set<Name>): void {
  switch (code.kind) {
    case 'name':
      values.add(code.name)
      return
    case 'list':
      for (const item of code.items) collect(item, values, types)
      return
    case 'template':
      if (addKnown(code, values, types)) return
      for (const piece of code.template.pieces) {
        const into = piece.types ? types : values
        if (piece.kind === 'name') into.add(piece.name)
        if (piece.kind === 'hole') collectPart(code.holes[piece.index] ?? [], into, types)
      }
      return
    case 'function':
      values.add(code.name)
      return collect(code.rest, values, types)
    case 'table':
      for (const { key, value } of code.entries) for (const part of [key ?? value, value]) collect(part, values, types)
      return
    default:
      code.kind satisfies 'literal' | 'later' | 'text'
  }
}

/** Blocks are asked from the inside out, so that most of a function was looked through before it is asked as a whole. */
function addKnown(code: Code, values: Set<Name>, types: Set<Name>): boolean {
  const uses = known.get(code)
  if (uses === undefined) return false
  for (const name of uses.values) values.add(name)
  for (const name of uses.types) types.add(name)
  return true
}

function collectPart(part: Part, values: Set<Name>, types: Set<Name>): void {
  if (part instanceof Name) values.add(part)
  else if (isList(part)) for (const item of part) collectPart(item, values, types)
  else if (typeof part === 'object' && 'kind' in part) collect(part, values, types)
}

/** Whether the name occurs as a value. */
export const mentions = (code: Code, name: Name): boolean => usesOf(code).values.has(name)

/** The code with a part in place of each occurrence of a name as a value. */
export function substituted(code: Code, name: Name, by: Part): Code {
  if (!mentions(code, name)) return code
  switch (code.kind) {
    case 'name':
      return codeOf(by)
    case 'list':
      return new Listed(
        code.items.map((item) => substituted(item, name, by)),
        code.between,
      )
    case 'template':
      return inTemplate(code.template, code.holes, name, by)
    case 'function':
      return new FunctionTree(code.name, substituted(code.rest, name, by), code.own)
    case 'table': {
      const entries = code.entries.map(({ key, value }) => ({ key, value: substituted(value, name, by) }))
      return new Table(code.brackets, entries, code.rows, code.indent)
    }
    default:
      code.kind satisfies 'literal' | 'later' | 'text'
      return code
  }
}

/** Words of the template itself become holes, so that a template is still one text for all that is made of it. */
function inTemplate(template: Template, holes: readonly Part[], name: Name, by: Part): Code {
  const parts = holes.map((part) => inPart(part, name, by))
  if (!template.pieces.some((piece) => piece.kind === 'name' && piece.name === name && !piece.types))
    return new Filled(template, parts)
  if (!(by instanceof Name)) throw new Error(`only a name can stand for ${name.wish}, which a template writes itself`)
  const pieces = template.pieces.map((piece) =>
    piece.kind === 'name' && piece.name === name && !piece.types ? { ...piece, name: by } : piece,
  )
  return new Filled({ ...template, pieces }, parts)
}

function inPart(part: Part, name: Name, by: Part): Part {
  if (part === name) return by
  if (part instanceof Name) return part
  if (isList(part)) return part.map((item) => inPart(item, name, by))
  return typeof part === 'object' && 'kind' in part ? substituted(part, name, by) : part
}

/** Whether two parts are the same code, made of the same templates and names. */
function isSame(one: Part, other: Part): boolean {
  const [a, b] = [codeOf(one), codeOf(other)]
  if (a === b) return true
  if (a.kind === 'template' && b.kind === 'template') return a.template === b.template && areSame(a.holes, b.holes)
  if (a.kind === 'list' && b.kind === 'list') return a.between === b.between && areSame(a.items, b.items)
  if (a.kind === 'name' && b.kind === 'name') return a.name === b.name
  if (a.kind === 'later' && b.kind === 'later') return a.of === b.of
  if (a.kind === 'literal' && b.kind === 'literal') return a.value === b.value
  if (a.kind === 'function' && b.kind === 'function') return a.name === b.name && isSame(a.rest, b.rest)
  if (a.kind === 'table' && b.kind === 'table')
    return areSame(
      a.entries.flatMap(({ key, value }) => [key ?? value, value]),
      b.entries.flatMap(({ key, value }) => [key ?? value, value]),
    )
  return a.kind === 'text' && b.kind === 'text' && a.text === b.text
}

const areSame = (one: readonly Part[], other: readonly Part[]): boolean =>
  one.length === other.length && one.every((part, i) => isSame(part, other[i] ?? []))

/** Each piece of code once. */
export const distinct = (list: readonly Code[]): Code[] =>
  list.filter((each, i) => list.findIndex((first) => isSame(first, each)) === i)
