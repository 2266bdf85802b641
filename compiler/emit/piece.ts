import type { Span } from '../../grammar/source-file.ts'
import { type Code, NOTHING, type Part, type Table } from '../target/code.ts'
import type { Name } from '../target/name.ts'
import { code, named } from '../target/vocabulary.ts'

/** A piece of a module: a function, type or constant, with its comment. */
export interface Piece {
  readonly doc: string
  readonly code: Code
  /** What it declares; a function says so itself. */
  readonly declares?: Declared
  /** Of which text of the rules it comes; absent for what every game has. */
  readonly from?: Span
}

/**
 * What a piece declares besides functions. `names` are numbers by name, which a variant may have more of; a `group` lies in parallel
 * columns, which belong to one engine together; a `memory` is kept by each engine for itself.
 */
export type Declared =
  | { readonly kind: 'constant' | 'group'; readonly name: Name }
  | { readonly kind: 'names'; readonly name: Name; readonly table: Table }
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
  const typed = type === undefined ? code`export const ${name} = ${value}` : code`export const ${name}‹: ${type}› = ${value}`
  return { doc, code: typed, declares: { kind, name } }
}

/** Numbers by name. */
export const names = (name: Name, table: Table, doc = ''): Piece => ({
  ...constant({ name, value: code`${table} ‹as const›`, doc }),
  declares: { kind: 'names', name, table },
})

/** A type that modules share. */
export const typePiece = (name: Name, type: Part, doc: string): Piece => ({
  doc,
  code: code`‹export type ${name} = ${type}›`,
  declares: { kind: 'type', name },
})

/** Pieces of one text of the rules. */
export const piecesFrom = (from: Span | undefined, pieces: readonly Piece[]): Piece[] =>
  from === undefined ? [...pieces] : pieces.map((piece) => (piece.from === undefined ? { ...piece, from } : piece))

/** A function of all functions of an engine, which are all there is where each is called by its name. */
export const ofRules = (value: Part, result: Part = NOTHING): Code =>
  code`(‹all: object›)${result} => {\n‹const rules = all as ${named('Rules')}›\nreturn ${value}\n}`
