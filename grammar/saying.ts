/** What stands at a number of a sentence: as the rules have it, or a sentence itself. */
export type SayingPart = string | number | Saying

/** A sentence for people, before it is said in a language: how English says it, by which others know it, and its parts. */
export interface Saying {
  readonly english: string
  readonly parts: readonly SayingPart[]
}

/** A sentence, or what is said as it stands in every language. */
export type Sayable = string | Saying

/** As many parts as the highest number of a sentence says: `{1} lies in {2}` has two. */
export type PartsOf<
  English extends string,
  Parts extends readonly SayingPart[] = [],
> = English extends `${string}{${Next<Parts>}}${string}` ? PartsOf<English, [...Parts, SayingPart]> : Parts

type Next<Parts extends readonly unknown[]> = [1, 2, 3, 4, 5, 6, 7, 8, 9][Parts['length'] &
  (0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8)]

/** Makes the sentences of a room: what its table in another language lacks cannot be said, nor with too few parts. */
export const sayingsOf =
  <Table extends Readonly<Record<string, string>>>() =>
  <English extends keyof Table & string>(english: English, ...parts: PartsOf<English>): Saying => ({ english, parts })

/** By the English of a sentence, how it is said in another language, its parts at their numbers. */
export type SaidOtherwise = Readonly<Record<string, string>>

/** Among what is handed on as data. */
export const isSaying = (value: unknown): value is Saying =>
  typeof value === 'object' && value !== null && 'english' in value && 'parts' in value

const said = (words: SayingPart, table: SaidOtherwise): string => {
  if (typeof words !== 'object') return String(words)
  const { english, parts } = words
  return (table[english] ?? english).replace(/\{([1-9])\}/g, (hole, number: string) => {
    const part = parts[Number(number) - 1]
    return part === undefined ? hole : said(part, table)
  })
}

export const inEnglish: Speak = (words) => said(words, {})

/** Whatever the table lacks is said in English. */
export const saidBy =
  (table: SaidOtherwise): Speak =>
  (words) =>
    said(words, table)

/** Says a sentence in a language. */
export type Speak = (words: Sayable) => string

/** Sentences between what is the same in every language: blanks, signs, names. */
export const inSigns = (signs: TemplateStringsArray, ...parts: readonly SayingPart[]): Saying => ({
  english: signs.reduce((before, sign, i) => `${before}{${i}}${sign}`),
  parts,
})

/** Sentences one after the other, with the same sign between them. */
export const chained = (sign: string, all: readonly Sayable[]): Sayable =>
  all.reduce<Sayable>((before, each, i) => (i === 0 ? each : inSigns`${before}${sign}${each}`), '')
