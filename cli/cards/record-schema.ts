import { Ajv, type ValidateFunction } from 'ajv'
import { UsageError } from '../usage-error.ts'
import { cardPattern } from './card-pattern.ts'
import type { CardSource } from './game-cards.ts'
import { stated } from '../stated.ts'

/** What may take far longer than a record is long. */
const ENDLESS: ReadonlySet<string> = new Set(['$ref', 'uniqueItems'])

/**
 * Holds records to the JSON schema of their kind, which may be a stranger's.
 * @throws UsageError where it is none, or may take longer than a record is long
 */
export function recordSchema(kind: string, { record }: CardSource): ValidateFunction {
  const refused = keysOf(record).find((key) => ENDLESS.has(key))
  if (refused !== undefined)
    throw new UsageError(
      stated('the kind {1}: `{2}` may take longer than a record is long; leave it out', kind, refused),
    )
  const regExp = Object.assign((pattern: string) => cardPattern(pattern), { code: 'cardPattern' })
  try {
    return new Ajv({
      allowUnionTypes: true,
      strict: false,
      meta: false,
      validateSchema: false,
      logger: false,
      code: { regExp },
    }).compile(record)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new UsageError(stated('the kind {1}: `record` is no JSON schema: {2}', kind, why))
  }
}

const keysOf = (data: unknown): string[] =>
  typeof data !== 'object' || data === null
    ? []
    : Object.entries(data).flatMap(([key, value]) => [key, ...keysOf(value)])
