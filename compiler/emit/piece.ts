import type { Span } from '../../grammar/source-file.ts'
import { type Code, NOTHING, type Part, Table, verbatim } from '../typescript/code.ts'
import type { Name } from '../typescript/name.ts'
import { code, named } from '../typescript/vocabulary.ts'

/** A piece of a module: a function, type or constant, with its comment. */
export interface Piece {
  readonly doc: string
  readonly code: Code
  /** What it declares; a function says so itself. */
  readonly declares?: Declared
  /** The table that it is, so that another can go on from it. */
  readonly table?: { readonly of: Table; readonly filled: (of: Part) => Code }
  /** Of which text of the rules it comes; absent for what every game has. */
  readonly from?: Span
}

/**
 * What a piece declares besides functions. `names` are numbers by name, which a variant may have more of; a `group`
 * lies in parallel
 * columns, which belong to one engine together; a `memory` is kept by each engine for itself.
 */
export type Declared =
  | { readonly kind: 'constant' | 'group'; readonly name: Name }
  | { readonly kind: 'names'; readonly name: Name; readonly sparse?: true }
  | { readonly kind: 'type'; readonly name: Name; readonly fields?: Fields }
  | { readonly kind: 'memory'; readonly name: Name; readonly start: Code }
  /** All functions of the engine, as the kernel knows them. */
  | { readonly kind: 'itself'; readonly name: Name }

/** What an interface consists of, so that another can stand on it. */
export interface Fields {
  readonly of: readonly Code[]
  readonly standingOn: (base: Name | null, fields: readonly Code[]) => Code
}

/** A constant, which stands still. */
export interface ConstantParts {
  readonly name: Name
  readonly type?: Part
  readonly value: Part
  readonly doc?: string
  readonly kind?: 'constant' | 'group'
}

export function constant({ name, type, value, doc = '', kind = 'constant' }: ConstantParts): Piece {
  const filled = (of: Part): Code =>
    type === undefined ? code`export const ${name} = ${of}` : code`export const ${name}‹: ${type}› = ${of}`
  const table = value instanceof Table ? { table: { of: value, filled } } : {}
  return { doc, code: filled(value), declares: { kind, name }, ...table }
}

/** Numbers by name. */
export function names(name: Name, table: Table, doc = ''): Piece {
  const filled = (of: Part): Code => code`export const ${name} = ${of} ‹as const›`
  return { doc, code: filled(table), declares: { kind: 'names', name }, table: { of: table, filled } }
}

/** Numbers by name of which not all are in use, so that more names make no difference. */
export const sparseNames = (name: Name, table: Table, doc: string): Piece => ({
  ...names(name, table, doc),
  declares: { kind: 'names', name, sparse: true },
})

/** A type that modules share. */
export const typePiece = (name: Name, type: Part, doc: string, of = ''): Piece => ({
  doc,
  code: code`‹export type ${name}${verbatim(of)} = ${type}›`,
  declares: { kind: 'type', name },
})

/** Pieces of one text of the rules. */
export const piecesFrom = (from: Span | undefined, pieces: readonly Piece[]): Piece[] =>
  from === undefined ? [...pieces] : pieces.map((piece) => (piece.from === undefined ? { ...piece, from } : piece))

/** A function of all functions of an engine, which are all there is where each is called by its name. */
export const ofRules = (value: Part, result: Part = NOTHING): Code =>
  code`(‹all: object›)${result} => {\n‹  const rules = all as ${named('Rules')}›\n  return ${value}\n}`
