import { type Code, FALSE, codeOf } from '../typescript/code.ts'
import { record } from '../typescript/data.ts'
import { type Name, word } from '../typescript/name.ts'
import { code } from '../typescript/vocabulary.ts'

/** A field of a state, with what stands in it. */
export type Field = readonly [key: Name, value: Code]

/** Fields of the state that every game has, and those of its own. */
export const fields = (base: readonly Field[], own: readonly Field[]): Code =>
  record(
    [...base, ...own].map(([key, value]) => [codeOf(key), value]),
    'filled',
    2,
  )

const field = (name: string, value: Code): Field => [word(name), value]

/** How every game's own fields begin. */
export const newBase = (instances: number): Field[] => [
  field('players', code`players`),
  field('options', code`options`),
  field('random', code`seedRandom(seed)`),
  ...['def', 'owner', 'place'].map((name) => field(name, code`[]`)),
  field('zones', code`blankZones(${instances})`),
  ...['shown', 'result'].map((name) => field(name, code`[]`)),
  field('over', FALSE),
  field('frames', code`[]`),
  ...['ask', 'asked'].map((name) => field(name, code`0`)),
  field('optional', FALSE),
  ...['legal', 'effects'].map((name) => field(name, code`[]`)),
  field('announcing', code`0`),
  field('replacing', code`[]`),
  field('dry', code`0`),
  field('failed', FALSE),
  field('reasons', code`null`),
  ...['askAll', 'openChance'].map((name) => field(name, FALSE)),
  field('log', code`null`),
]
