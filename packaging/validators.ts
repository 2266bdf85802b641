import { Ajv, type AnySchema } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { transform } from 'esbuild'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import deck from '../runtime/schema/deck.schema.json' with { type: 'json' }
import replay from '../runtime/schema/replay.schema.json' with { type: 'json' }
import save from '../runtime/schema/save.schema.json' with { type: 'json' }

/**
 * Writes runtime/schema/validators.js: what Ajv makes of the schemas beside it, as code that needs no Ajv. A page that
 * reads saves so carries a tenth of the bytes, and no policy of a page has to allow that code is made in it.
 */
export const validatorsFile = fileURLToPath(new URL('../runtime/schema/validators.js', import.meta.url))

const head = '// Made of the schemas of this folder by `npm run validators`. Change them, not this file.\n'

/** Ajv's own count of the signs of a text is CommonJS, which a page cannot load; this one counts the same. */
const lengthOfAjv = /^const (\w+) = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;$/m
const lengthHere = 'const $1 = (text) => [...text].length;'

/** The text of the file. @throws Error where the schemas use what Ajv only does with more of its own code */
export async function validatorsText(): Promise<string> {
  const schemas = [deck, replay, save].map(withoutProse)
  // What a save has of a record is looked at by the same function.
  const how = { meta: false, validateSchema: false, inlineRefs: false } as const
  const ajv = new Ajv({ ...how, schemas, code: { source: true, esm: true, lines: true } })
  const made = standaloneCode.default(ajv, { isDeck: deck.$id, isRecord: replay.$id, isSave: save.$id })
  const alone = made.replace(lengthOfAjv, lengthHere)
  if (alone.includes('require('))
    throw new Error(`the schemas need more of Ajv: ${/require\([^)]*\)/.exec(alone)?.[0]}`)
  return head + (await transform(alone, { format: 'esm', legalComments: 'none', minify: true })).code
}

/** A schema without titles and descriptions, which are for people and would be carried along. */
function withoutProse(schema: AnySchema): AnySchema {
  const isProse = (key: string, value: unknown): boolean =>
    (key === 'title' || key === 'description') && typeof value === 'string'
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => (isProse(key, value) ? undefined : value)),
  ) as AnySchema
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(validatorsFile, await validatorsText())
  process.stdout.write(`${validatorsFile}\n`)
}
