/** What a stretch of text is coloured by. */
export const COLOURS = [
  'comment',
  'text',
  'clause',
  'number',
  'keyword',
  'zone',
  'fact',
  'event',
  'card',
  'type',
  'rule',
  'name',
] as const

export type Colour = (typeof COLOURS)[number]

/** Stretches one after the other: where each begins, where it ends, and the place of its colour in the list. */
export type ColouredStretches = readonly number[]
