import { type Code, type Part, Tree, codeOf, commas, quotation, verbatim } from './code.ts'
import { literal } from './literals.ts'
import { Name } from './name.ts'

const code = quotation(() => undefined)

/** A value as it is written down: strings become literals, objects and lists are gone through, code stands as it is. */
export type Data = string | Part | readonly Data[] | { readonly [key: string]: Data | undefined }

/** The literal of a value; what is undefined is left out. Keys are the writer's, and names of properties. */
export function data(value: Data): Code {
  if (typeof value === 'string') return literal(value)
  if (typeof value === 'number' || typeof value === 'boolean') return codeOf(value)
  if (value instanceof Name || value instanceof Tree) return codeOf(value)
  if (isListOfData(value)) return code`[${value.map(data)}]`
  return code`{ ${commas(properties(value))} }`
}

/** The properties of an object literal, each on its own. */
export const properties = (of: { readonly [key: string]: Data | undefined }): Code[] =>
  Object.entries(of).flatMap(([key, each]) => (each === undefined ? [] : [code`${verbatim(key)}: ${data(each)}`]))

const isListOfData = (value: Data): value is readonly Data[] => Array.isArray(value)
