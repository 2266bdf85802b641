import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { resolve } from 'node:path'
import type { CardFileValue } from '../cards/card-row.ts'
import { jsonOf, readText } from '../files/read-text.ts'
import { meantNames } from '../output/meant-names.ts'
import schema from '../schema/packs.schema.json' with { type: 'json' }
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

/** Some cards of a set: one by its name or number, those that a question finds, or of which a database says something. */
export type CardsSaid =
  | string
  | number
  | { readonly ask: readonly string[] }
  | { readonly where: Readonly<Record<string, CardFileValue>> }

/** So many cards of a pack, each of a rarity or of one of several by their weights. */
export interface SlotSaid {
  readonly rarity: string | Readonly<Record<string, number>>
  /** 1 where it is left out. */
  readonly count?: number
  readonly repeats?: boolean
}

export interface SetSaid {
  readonly packs: number
  readonly slots: readonly SlotSaid[]
  readonly cards: Readonly<Record<string, readonly CardsSaid[]>>
}

/** A packs file: what is in packs of which sets, how many there are, and how many packs each player is to have. */
export interface PacksSaid {
  readonly title?: string
  readonly date?: string
  readonly sets: Readonly<Record<string, SetSaid>>
  readonly share: number | Readonly<Record<string, number>>
}

let validate: ValidateFunction<PacksSaid> | undefined

/** @param file as seen from `cwd`. @throws UsageError with the place at which it is no packs file */
export function readPacks(cwd: string, file: string): PacksSaid {
  const text = readText(resolve(cwd, file))
  const data = jsonOf(text, file)
  validate ??= new Ajv({ allowUnionTypes: true, meta: false, validateSchema: false, verbose: true }).compile<PacksSaid>(
    schema,
  )
  if (validate(data)) return data
  throw new UsageError(stated('{1}: {2}', file, problemText(validate.errors?.at(-1))))
}

/** Where several forms are possible the last problem is that it is none of them, and the schema describes them. */
function problemText(problem: ErrorObject | undefined): string {
  if (problem === undefined) return 'this is no packs file'
  const { keyword, instancePath, message = '', parentSchema } = problem
  const params = problem.params as Readonly<Record<string, string>>
  const place = instancePath === '' ? '' : `${instancePath} `
  const described = (parentSchema ?? {}) as { readonly description?: string; readonly properties?: object }
  switch (keyword) {
    case 'additionalProperties': {
      const unknown = params['additionalProperty'] ?? ''
      const meant = meantNames(unknown, Object.keys(described.properties ?? {}))
      return `${place}says \`${unknown}\`, which is not known there${meant}`
    }
    case 'propertyNames':
      return `${place}says \`${params['propertyName']}\`, which is no name there`
    case 'const':
      return `${place}must be \`${params['allowedValue']}\``
    case 'anyOf':
    case 'pattern':
      return `${place}must be ${described.description}`
    default:
      return `${place}${message}`
  }
}
