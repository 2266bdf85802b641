import type { SourceWord } from './word.ts'

/** What a production asks for next: a word that is written so, a word of a kind, or another rule. */
export type NextSign =
  /** `rest` is what is still to be written of the text between two parts, which is `chunk`. */
  | { readonly kind: 'literal'; readonly said: string; readonly chunk: string; readonly rest: string }
  | { readonly kind: 'word'; readonly of: SourceWord['kind']; readonly key: string }
  | { readonly kind: 'rule'; readonly rule: string; readonly key: string }

/** One way of saying a rule; earlier ones are preferred. */
export interface FormProduction<Form> {
  /** Its place among all of them. */
  readonly order: number
  readonly rule: string
  readonly signs: readonly NextSign[]
  readonly form: Form
}

/** How a stretch of words was read. */
export interface ReadForm<Form> {
  readonly form: Form
  readonly parts: Readonly<Record<string, ReadForm<Form> | SourceWord>>
  readonly start: number
  readonly end: number
}

/** Where a line stops to make sense, and what could have stood there. */
export interface Stuck {
  /** The number of words that were read. */
  readonly at: number
  /** It makes sense, but more stands in one another there than may. */
  readonly isTooDeep?: true
  readonly expected: readonly NextSign[]
}

interface Item<Form> {
  readonly production: FormProduction<Form>
  readonly dot: number
  readonly from: number
}

interface Column<Form> {
  readonly seen: Set<number>
  readonly items: Item<Form>[]
  /** Items that wait for a rule here. */
  readonly waiting: Map<string, Item<Form>[]>
}

/**
 * Reads lines by a grammar that may be left-recursive and ambiguous (Earley, "An efficient context-free parsing
 * algorithm", 1970). No production is empty. Of several readings the one by earlier productions is taken, with longer
 * parts first.
 */
export class EarleyReader<Form> {
  private readonly byRule = new Map<string, FormProduction<Form>[]>()
  private readonly firsts: ReadonlyMap<string, ReadonlySet<string>>

  constructor(productions: readonly FormProduction<Form>[]) {
    for (const production of productions) {
      const known = this.byRule.get(production.rule)
      if (known === undefined) this.byRule.set(production.rule, [production])
      else known.push(production)
    }
    this.firsts = this.firstWords()
  }

  /** What each rule can begin with: words as they are written, and kinds of words. */
  private firstWords(): ReadonlyMap<string, ReadonlySet<string>> {
    const firsts = new Map<string, Set<string>>([...this.byRule.keys()].map((rule) => [rule, new Set()]))
    for (let before = -1, after = 0; before !== after;) {
      before = after
      for (const [rule, productions] of this.byRule)
        for (const { signs } of productions) for (const first of beginnings(signs, firsts)) firsts.get(rule)?.add(first)
      after = [...firsts.values()].reduce((sum, { size }) => sum + size, 0)
    }
    return firsts
  }

  read(words: readonly SourceWord[], rule: string): ReadForm<Form> | Stuck {
    const columns = this.columnsOf(words, rule)
    const done = new Completed(columns, words)
    const reading = done.reading(rule, 0, words.length)
    return done.isTooDeep ? { at: done.deepestAt, expected: [], isTooDeep: true } : (reading ?? stuckIn(columns))
  }

  /** What could go on behind words, also where they are a line already. */
  stuckAtEnd(words: readonly SourceWord[], rule: string): Stuck {
    return stuckIn(this.columnsOf(words, rule))
  }

  /** One column before each word and after the last; it ends with the last that is reached. */
  private columnsOf(words: readonly SourceWord[], rule: string): readonly Column<Form>[] {
    const columns: Column<Form>[] = [emptyColumn()]
    this.predict(columns, 0, rule, words[0])
    for (let at = 0; at < columns.length; at += 1) {
      const column = columns[at] as Column<Form>
      const word = words[at]
      // Items are added while this goes on.
      for (const item of column.items) {
        const sign = item.production.signs[item.dot]
        if (sign === undefined) this.complete(columns, at, item)
        else if (sign.kind === 'rule') this.wait(columns, at, item, sign.rule, word)
        else if (word !== undefined && fits(sign, word)) {
          columns[at + 1] ??= emptyColumn()
          this.add(columns[at + 1] as Column<Form>, { ...item, dot: item.dot + 1 })
        }
      }
    }
    return columns
  }

  private wait(
    columns: Column<Form>[],
    at: number,
    item: Item<Form>,
    rule: string,
    word: SourceWord | undefined,
  ): void {
    const { waiting } = columns[at] as Column<Form>
    const known = waiting.get(rule)
    if (known !== undefined) known.push(item)
    else {
      waiting.set(rule, [item])
      this.predict(columns, at, rule, word)
    }
  }

  private predict(columns: Column<Form>[], at: number, rule: string, word: SourceWord | undefined): void {
    for (const production of this.byRule.get(rule) ?? []) {
      const first = production.signs[0]
      const possible =
        first?.kind === 'rule' ? this.mayBegin(first.rule, word) : word === undefined || fits(first, word)
      if (possible) this.add(columns[at] as Column<Form>, { production, dot: 0, from: at })
    }
  }

  private mayBegin(rule: string, word: SourceWord | undefined): boolean {
    const firsts = this.firsts.get(rule)
    return (
      word === undefined ||
      firsts === undefined ||
      firsts.has(`=${word.as ?? word.said}`) ||
      firsts.has(word.kind === 'quoted' ? 'name' : word.kind)
    )
  }

  private complete(columns: Column<Form>[], at: number, { production, from }: Item<Form>): void {
    for (const item of columns[from]?.waiting.get(production.rule) ?? [])
      this.add(columns[at] as Column<Form>, { ...item, dot: item.dot + 1 })
  }

  private add(column: Column<Form>, item: Item<Form>): void {
    const key = (item.production.order * 128 + item.dot) * 65536 + item.from
    if (column.seen.has(key)) return
    column.seen.add(key)
    column.items.push(item)
  }
}

function stuckIn<Form>(columns: readonly Column<Form>[]): Stuck {
  const last = columns.at(-1)
  return { at: columns.length - 1, expected: (last?.items ?? []).flatMap((item) => awaited(item)) }
}

const emptyColumn = <Form>(): Column<Form> => ({ seen: new Set(), items: [], waiting: new Map() })

function beginnings(signs: readonly NextSign[], firsts: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const first = signs[0]
  if (first === undefined) return []
  if (first.kind === 'rule') return [...(firsts.get(first.rule) ?? [])]
  return [first.kind === 'literal' ? `=${first.said}` : first.of]
}

const awaited = <Form>({ production, dot }: Item<Form>): readonly NextSign[] => {
  const sign = production.signs[dot]
  return sign === undefined || sign.kind === 'rule' ? [] : [sign]
}

function fits(sign: NextSign | undefined, word: SourceWord): boolean {
  if (sign?.kind === 'literal')
    return sign.said === (word.as ?? word.said) && (word.kind === 'name' || word.kind === 'mark')
  return sign?.kind === 'word' && (sign.of === word.kind || (sign.of === 'name' && word.kind === 'quoted'))
}

/** How many forms may stand in one another: whatever goes through them later calls itself as often. */
const DEEPEST = 1200

/** What was read whole, from where to where; out of it a reading is picked. */
class Completed<Form> {
  /** By rule and beginning: productions by end. */
  private readonly ends = new Map<string, Map<number, FormProduction<Form>[]>>()
  private readonly failed = new Set<string>()
  private depth = 0
  /** Whether more stood in one another than may; then nothing is read. */
  isTooDeep = false
  deepestAt = 0
  private readonly words: readonly SourceWord[]

  constructor(columns: readonly Column<Form>[], words: readonly SourceWord[]) {
    this.words = words
    for (const [end, { items }] of columns.entries())
      for (const { production, dot, from } of items) {
        if (dot < production.signs.length) continue
        const key = `${production.rule} ${from}`
        const ends = this.ends.get(key) ?? new Map<number, FormProduction<Form>[]>()
        this.ends.set(key, ends)
        ends.set(end, [...(ends.get(end) ?? []), production])
      }
  }

  reading(rule: string, from: number, to: number): ReadForm<Form> | null {
    if (this.depth >= DEEPEST && !this.isTooDeep) {
      this.isTooDeep = true
      this.deepestAt = from
    }
    if (this.isTooDeep) return null
    this.depth += 1
    const found = this.firstReading(rule, from, to)
    this.depth -= 1
    return found
  }

  private firstReading(rule: string, from: number, to: number): ReadForm<Form> | null {
    const productions = this.ends.get(`${rule} ${from}`)?.get(to) ?? []
    for (const production of productions.toSorted((a, b) => a.order - b.order)) {
      const parts = this.partsOf(production, 0, from, to)
      if (parts !== null) return { form: production.form, parts: Object.fromEntries(parts), start: from, end: to }
    }
    return null
  }

  private partsOf(
    production: FormProduction<Form>,
    dot: number,
    from: number,
    to: number,
  ): readonly (readonly [string, ReadForm<Form> | SourceWord])[] | null {
    const sign = production.signs[dot]
    if (sign === undefined) return from === to ? [] : null
    if (sign.kind !== 'rule') {
      const word = this.words[from]
      if (word === undefined || from >= to || !fits(sign, word)) return null
      const rest = this.partsOf(production, dot + 1, from + 1, to)
      return rest === null || sign.kind === 'literal' ? rest : [[sign.key, word], ...rest]
    }
    const isLast = dot === production.signs.length - 1
    const ends = [...(this.ends.get(`${sign.rule} ${from}`)?.keys() ?? [])].sort((a, b) => b - a)
    for (const end of ends) {
      if (end > to || (isLast && end < to)) continue
      const key = `${sign.rule} ${from} ${end}`
      if (this.failed.has(key)) continue
      const rest = this.partsOf(production, dot + 1, end, to)
      if (rest === null) continue
      const part = this.reading(sign.rule, from, end)
      if (part !== null) return [[sign.key, part], ...rest]
      this.failed.add(key)
    }
    return null
  }
}
