import { type Code, type Part, type Sign, Table, Tree, codeOf, verbatim } from './code.ts'
import { literal } from './literals.ts'
import { Name } from './name.ts'

/** A value as it is written down: strings become literals, objects and lists are gone through, code stands as it is. */
export type Data = string | Part | readonly Data[] | { readonly [key: string]: Data | undefined }

/**
 * The literal of a value; what is undefined is left out. Keys are the writer's, and names of properties. Of a list of
 * objects, each is a row.
 */
export function data(value: Data): Code {
  if (typeof value === 'string') return literal(value)
  if (typeof value === 'number' || typeof value === 'boolean') return codeOf(value)
  if (value instanceof Name || value instanceof Tree) return codeOf(value)
  if (!isListOfData(value)) return objectOf(value)
  const entries = value.map((each) => ({ key: null, value: data(each) }))
  return new Table(
    ['[', ']'],
    entries,
    entries.every((each) => each.value.kind === 'table' && each.value.brackets[0] === '{'),
  )
}

/** A list of which each entry is a row. */
export const rows = (of: readonly Data[]): Code =>
  new Table(
    ['[', ']'],
    of.map((each) => ({ key: null, value: data(each) })),
    true,
  )

/** A list that fills its lines. */
export const list = (items: readonly Part[], brackets: readonly [string, string] = ['[', ']']): Code =>
  new Table(
    brackets,
    items.map((item) => ({ key: null, value: codeOf(item) })),
    false,
  )

/** Types that are parted by a sign, on one line or filling lines below. */
export const typesJoined = (items: readonly Part[], sign: Sign): Code =>
  new Table(
    ['', ''],
    items.map((item) => ({ key: null, value: codeOf(item) })),
    false,
    0,
    sign,
  )

/** What stands behind each key, keys as code: as much on a line as it has room for. */
export const record = (
  rows: readonly (readonly [key: Code, value: Part])[],
  each: 'row' | 'filled' = 'filled',
  indent = 0,
): Table =>
  new Table(
    ['{', '}'],
    rows.map(([key, value]) => ({ key, value: codeOf(value) })),
    each === 'row',
    indent,
  )

const objectOf = (of: { readonly [key: string]: Data | undefined }): Code => record(properties(of))

/** The properties of an object literal; what is undefined is left out. */
export const properties = (of: { readonly [key: string]: Data | undefined }): (readonly [Code, Code])[] =>
  Object.entries(of).flatMap(([key, each]) => (each === undefined ? [] : [[verbatim(key), data(each)] as const]))

const isListOfData = (value: Data): value is readonly Data[] => Array.isArray(value)
