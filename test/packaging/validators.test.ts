import { Ajv } from 'ajv'
import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { validatorsFile, validatorsText } from '../../packaging/validators.ts'
import deck from '../../runtime/schema/deck.schema.json' with { type: 'json' }
import replay from '../../runtime/schema/replay.schema.json' with { type: 'json' }
import save from '../../runtime/schema/save.schema.json' with { type: 'json' }
import { type Validator, isDeck, isRecord, isSave } from '../../runtime/schema/validators.js'
import { times } from '../kit/effort.ts'

/** What reads saves in a page is code that Ajv made beforehand; Ajv itself, with the same schemas, is the judge of it. */

test('the validators are what the schemas become', async () => {
  expect(readFileSync(validatorsFile, 'utf8')).toBe(await validatorsText())
})

const ajv = new Ajv({ schemas: [deck, replay, save], allowUnionTypes: true })
const judges: readonly (readonly [Validator<unknown>, string])[] = [
  [isDeck, deck.$id],
  [isRecord, replay.$id],
  [isSave, save.$id],
]

const lists = fc.dictionary(fc.string(), fc.array(fc.record({ card: fc.string(), copies: fc.integer() })))
const recorded = {
  game: fc.string({ minLength: 1 }),
  fingerprint: fc.string({ minLength: 1 }),
  seed: fc.maxSafeInteger(),
  players: fc.integer({ min: 1 }),
  options: fc.dictionary(fc.string(), fc.string()),
  decks: fc.array(fc.option(lists)),
  choices: fc.array(fc.record({ seat: fc.string(), choice: fc.string() })),
}
const position = fc.record({
  asked: fc.option(fc.string()),
  at: fc.string(),
  over: fc.boolean(),
  results: fc.array(fc.integer()),
  facts: fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.array(fc.string()))),
  zones: fc.dictionary(
    fc.string(),
    fc.array(fc.oneof(fc.string(), fc.record({ card: fc.string(), owner: fc.string() }, { requiredKeys: ['card'] }))),
  ),
})
const files = fc.oneof(
  fc.record({ format: fc.constant('houserules-deck/1'), lists }),
  fc.record({ format: fc.constant('houserules-replay/1'), ...recorded }),
  fc.record({ format: fc.constant('houserules-save/2'), ...recorded, position: fc.option(position) }),
)

/** A file in which some values are others, or missing, or more. */
const spoilt = fc.tuple(files, fc.array(fc.tuple(fc.nat(), fc.jsonValue()), { maxLength: 2 })).map(([file, edits]) => {
  const data = structuredClone(file) as unknown
  for (const [at, value] of edits) spoil(data, at, value)
  return data
})

/** Puts a value in the place of another, somewhere on the way down from the top. */
function spoil(data: unknown, at: number, value: unknown): void {
  let here = data
  for (let rest = at; typeof here === 'object' && here !== null; rest = Math.floor(rest / 8)) {
    const keys = Object.keys(here)
    const key = keys[rest % (keys.length + 1)] ?? 'more'
    const below: unknown = (here as Record<string, unknown>)[key]
    if (rest % 3 > 0 && typeof below === 'object' && below !== null) here = below
    else {
      ;(here as Record<string, unknown>)[key] = value
      return
    }
  }
}

test('they say of every file what Ajv says', () => {
  const verdicts = new Set<boolean>()
  fc.assert(
    fc.property(fc.oneof(files, spoilt, fc.jsonValue()), (data) => {
      for (const [validator, id] of judges) {
        const judge = ajv.getSchema(id)
        const allowed = validator(data)
        verdicts.add(allowed)
        expect(allowed).toBe(judge?.(data))
        const told = ({ instancePath, keyword, params, message }: NonNullable<typeof validator.errors>[number]) => ({
          instancePath,
          keyword,
          params,
          message,
        })
        if (!allowed) expect(validator.errors?.map(told)).toEqual(judge?.errors?.map((error) => told(error)))
      }
    }),
    { numRuns: 500 * times },
  )
  expect(verdicts).toEqual(new Set([true, false]))
})
