import type { Follower } from '../grammar/may-follow.ts'

/** What a name stands for at a place of the grammar. */
export type NamePlace =
  /** One that the sentence itself gives to something. */
  | 'new'
  | 'type'
  /** A type, an adjective, or a word of texts, before a variable. */
  | 'thing'
  | 'event'
  /** An event that sentences speak of. */
  | 'watched-event'
  | 'value'
  /** What an instruction changes, or who acts. */
  | 'target'
  | 'relation'
  /** What follows `is`. */
  | 'quality'
  | 'printed'
  | 'zone'
  | 'option'
  | 'option-value'
  | 'fact'
  | 'worked-out-fact'
  | 'deck'
  | 'card'
  | 'game'
  /** What a variant changes. */
  | 'sentence'
  | 'adjective'
  /** An adjective that is kept, and that a thing becomes. */
  | 'state'
  | 'position'
  /** What a board can have. */
  | 'shown'
  /** What cards on a board are sorted by. */
  | 'sorted-by'
  | 'seat'

/**
 * By production, with the number of the place where there are several, and with the production around it where that
 * decides. A test holds that the grammar has no other places.
 */
const PLACES: Readonly<Record<string, NamePlace>> = {
  'header 0': 'new',
  'variantHead 0': 'new',
  'variantHead 2': 'game',
  'variantHead 3': 'game',
  'variantHead 4': 'game',
  'labelled 0': 'new',
  'replacement 0': 'sentence',
  'handle 0': 'card',
  'handle 2': 'sentence',
  'addition 0': 'event',
  'addition 2': 'watched-event',
  'optionLine 0': 'new',
  'optionLine/optionValue 0': 'new',
  'givenOption/optionValue 0': 'option-value',
  'givenOption 0': 'option',
  'typeLine 0': 'new',
  'typeLine/names 0': 'new',
  'zones/names 0': 'zone',
  'readingWay/names 0': 'position',
  'board/names 0': 'shown',
  'sorting/names 0': 'zone',
  'sorting 0': 'sorted-by',
  'sorting 2': 'sorted-by',
  'toldPattern 0': 'watched-event',
  'toldQuestion 0': 'thing',
  'toldQuestion 2': 'watched-event',
  'toldQuestion 3': 'type',
  'toldQuestion 4': 'new',
  'toldPart 0': 'zone',
  'toldPart 2': 'thing',
  'toldPart 3': 'new',
  'toldPart 4': 'thing',
  'toldPart 5': 'new',
  'toldPart 6': 'zone',
  'printed 0': 'new',
  'printed 2': 'type',
  'typeRef 0': 'type',
  'fact 0': 'new',
  'subject 0': 'thing',
  'subject 2': 'new',
  'bound 0': 'thing',
  'bound 2': 'new',
  'zone 0': 'new',
  'card 0': 'new',
  'cardLine 0': 'printed',
  'cardSeries 0': 'value',
  'spelling 0': 'new',
  'generator 0': 'type',
  'generator 2': 'new',
  'textPhrase 0': 'thing',
  'textPhrase 2': 'new',
  'event 0': 'new',
  'param 0': 'thing',
  'param 2': 'new',
  'adjective 0': 'adjective',
  'relation 0': 'relation',
  'reading 0': 'new',
  'moments 0': 'watched-event',
  'phrase 0': 'thing',
  'phrase 2': 'new',
  'pattern 0': 'watched-event',
  'call 0': 'event',
  'reference 0': 'value',
  'times 0': 'watched-event',
  'comparison 0': 'relation',
  'quality 0': 'quality',
  'exception 0': 'worked-out-fact',
  'letLine 0': 'new',
  'stop 0': 'watched-event',
  'chooseSome 0': 'new',
  'duringLine 0': 'watched-event',
  'lastingRule 0': 'new',
  'deck 0': 'new',
  'deckLine 0': 'deck',
  'deckItem 0': 'card',
  'givenItem 0': 'fact',
  'givenItem 2': 'new',
  'deed 0': 'seat',
}

/** What a name would stand for that comes next. Null for a place that the table does not know. */
export function namePlace({ productions, occurrence }: Pick<Follower, 'productions' | 'occurrence'>): NamePlace | null {
  const own = `${productions.at(-1)} ${occurrence}`
  const place = PLACES[own] ?? PLACES[`${productions.at(-2)}/${own}`] ?? null
  return place === 'value' && isTarget(productions) ? 'target' : place
}

/** `score of p gains 1`, `p may act`: the value that begins an instruction, and not one inside of it. */
const isTarget = (productions: readonly string[]): boolean =>
  productions.slice(-7).join(' ') === 'change sum product operand signed primary reference'
