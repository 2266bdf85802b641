import type { Entry } from '../../compiler/game/entry.ts'
import type { Resolution } from '../../compiler/game/resolve.ts'
import type { NameUse } from '../../compiler/game/name-use.ts'
import { clausesIn } from '../../compiler/syntax/cited-clauses.ts'
import { type Span, spanWithin, stretched } from '../../grammar/source-file.ts'
import type { Decl } from '../../grammar/tree/declarations.ts'
import type { ExampleDecl } from '../../grammar/tree/examples.ts'
import type { Name } from '../../grammar/tree/names.ts'
import type { Clause } from '../files/clause-index.ts'
import type { Book, BookChapter, BookExample, BookLine, BookSentence } from './book-parts.ts'
import { overviewOf } from './overview.ts'
import { SetLines, placeKey } from './set-lines.ts'

/** What a book is made of. */
export interface BookSources {
  readonly resolution: Resolution
  readonly uses: readonly NameUse[]
  /** Clauses in the order of their documents, base first. */
  readonly clauses: readonly Clause[]
  /** Draws an example whose words are set already. */
  readonly draw: (decl: ExampleDecl, lines: SetLines) => Pick<BookExample, 'given' | 'blocks' | 'steps' | 'marks'>
}

/** How much of a game a book has. */
export interface BookExtent {
  /** Of a variant what differs alone, and not the whole text as amended. */
  readonly changes: boolean
  /** How many examples stand under each clause at most, those that differ before others. */
  readonly examples: number
}

/** The rulebook of a game. */
export function makeBook(sources: BookSources, extent: BookExtent): Book {
  const { changes } = extent
  const making = new BookMaking(sources)
  const chapters = making.chapters(extent).filter((each) => !changes || each.changed)
  const [root, ...others] = sources.resolution.modules
  return {
    ...overviewOf(sources, making.anchors, making.lines, changes),
    name: sources.resolution.game.name,
    title: sources.resolution.game.title,
    base: others.length === 0 ? null : (root?.header.name.text ?? null),
    chapters,
    anchors: making.anchors,
  }
}

class BookMaking {
  readonly lines: SetLines
  readonly anchors = new Map<string, string>()
  private readonly sources: BookSources
  private readonly given = new Set<string>()

  constructor(sources: BookSources) {
    this.sources = sources
    const [root] = sources.resolution.modules
    const files = root === undefined ? [] : [root.path, ...root.decls.map(({ span }) => span.file.path)]
    this.lines = new SetLines(sources.uses, new Set(files))
  }

  chapters({ changes, examples }: BookExtent): BookChapter[] {
    const { resolution } = this.sources
    const parts = this.outline()
    const placed = blocksOf(resolution.entries).map((block) => ({ block, parts: this.partsOf(block[0], parts) }))
    // Anchors of clauses come first, so that no sentence takes the name of one.
    for (const {
      block,
      parts: [first, ...others],
    } of placed.toSorted((a, b) => this.rankOf(a.block) - this.rankOf(b.block))) {
      const [{ decl }] = block
      if (decl.kind === 'example' && first.examples.length >= examples) first.left += 1
      else if (decl.kind === 'example') {
        const example = this.example(decl)
        first.examples.push(example)
        for (const other of others) other.also.push({ name: example.title, anchor: example.anchor })
      } else {
        const sentence = this.sentence(block)
        first.sentences.push(sentence)
        for (const other of others) other.also.push({ name: sentence.name, anchor: sentence.anchor })
      }
    }
    this.leadToWhatBears(placed, parts)
    for (const { decl, span } of resolution.taken) {
      const overlay = overlayAt(resolution, span)
      if (overlay?.verb !== 'remove' && !changes) continue
      const cites = overlay === undefined || overlay.cites.length === 0 ? decl.cites : overlay.cites
      this.partFor(cites, decl.span, parts).taken.push(this.takenSentence(decl))
    }
    for (const [name, { span }] of resolution.game.removedCards) {
      if (resolution.taken.some(({ decl }) => decl.kind === 'card' && decl.name?.text === name)) continue
      const cites = overlayAt(resolution, span)?.cites ?? []
      const pieces = [
        { kind: 'word', text: 'card', spaced: false, to: null },
        { kind: 'card', text: name, spaced: true, to: null },
      ] as const
      const lines = [{ level: 0, pieces, changed: true }]
      const anchor = this.anchorFor(`taken-${name}`)
      const clauses = cites.map(({ text }) => text)
      this.partFor(cites, span, parts).taken.push({ anchor, name, clauses, remark: '', lines })
    }
    return [...parts.values()].map((part) => ({ ...part, changed: isChanged(part, this.lines, resolution) }))
  }

  /** Examples that differ come before others, of which some may be left out. */
  private rankOf([{ decl }]: Block): number {
    return decl.kind === 'example' ? (this.lines.isChanged(decl.span) ? 1 : 2) : 0
  }

  /** Who reads of a value or of a move is led to what is said of it elsewhere. */
  private leadToWhatBears(placed: readonly { readonly block: Block }[], parts: Map<string, OpenChapter>): void {
    const { facts, events } = this.sources.resolution.game
    const chapters = new Map(
      [...parts.values()].flatMap((part) => part.sentences.map(({ anchor }) => [anchor, part] as const)),
    )
    for (const {
      block: [{ decl, context, called }],
    } of placed) {
      const anchor = this.anchors.get(placeKey(decl.span))
      if (context !== null || anchor === undefined) continue
      const about =
        decl.kind === 'except'
          ? [facts.get(decl.fact.text)]
          : decl.kind === 'modal' || decl.kind === 'hook'
            ? decl.patterns.map(({ event }) => events.get(event.text))
            : []
      for (const symbol of about) {
        const there = symbol === undefined ? undefined : this.anchors.get(placeKey(symbol.name.span))
        const part = there === undefined ? undefined : chapters.get(there)
        if (part === undefined || part === chapters.get(anchor)) continue
        if (part.also.every((each) => each.anchor !== anchor)) part.also.push({ name: called, anchor })
      }
    }
  }

  /** A part for each clause that is listed, empty. */
  private outline(): Map<string, OpenChapter> {
    const parts = new Map<string, OpenChapter>()
    for (const { id, summary } of this.sources.clauses) {
      const known = parts.get(id)
      if (known === undefined) parts.set(id, this.openChapter(id, id, summary))
      else known.summary = summary
    }
    return parts
  }

  private openChapter(clause: string | null, title: string, summary: string): OpenChapter {
    const anchor = this.anchorFor(clause === null ? `h-${title}` : `c-${clause}`)
    return { anchor, clause, title, summary, sentences: [], taken: [], examples: [], left: 0, also: [] }
  }

  /** The clauses that a sentence cites, the first the one that it stands under. */
  private partsOf({ decl }: Entry, parts: Map<string, OpenChapter>): readonly [OpenChapter, ...OpenChapter[]] {
    const [, ...others] = clausesIn(decl)
    const first = this.partFor(decl.cites, decl.span, parts)
    const rest = [...new Set([...decl.cites.slice(1).map(({ text }) => text), ...others])]
    return [first, ...rest.filter((id) => id !== first.clause).map((id) => this.partCalled(id, parts))]
  }

  private partFor([first]: readonly Name[], span: Span, parts: Map<string, OpenChapter>): OpenChapter {
    if (first !== undefined) return this.partCalled(first.text, parts)
    const heading = this.lines.headingAbove(span)
    const key = `-- ${heading}`
    const part = parts.get(key) ?? this.openChapter(null, heading, '')
    parts.set(key, part)
    return part
  }

  private partCalled(id: string, parts: Map<string, OpenChapter>): OpenChapter {
    const part = parts.get(id) ?? this.openChapter(id, id, '')
    parts.set(id, part)
    return part
  }

  private example(decl: ExampleDecl): BookExample {
    return {
      anchor: this.anchorFor(`e-${decl.title}`),
      title: decl.title,
      clauses: decl.cites.map(({ text }) => text),
      changed: this.lines.isChanged(decl.span),
      ...this.sources.draw(decl, this.lines),
    }
  }

  /** A declaration, or a text with its rules. */
  private sentence(block: Block): BookSentence {
    const [first, ...rest] = block
    const { decl } = first
    const anchor = this.anchorFor(first.called)
    for (const entry of block) for (const place of placesIn(entry.decl)) this.anchors.set(place, anchor)
    return {
      anchor,
      name: first.called,
      clauses: decl.cites.map(({ text }) => text),
      remark: this.lines.remarkAbove(first.context === null ? decl.span : first.context.phrase.span),
      lines:
        first.context === null
          ? [...this.linesOf(decl), ...rest.flatMap((entry) => this.linesOf(entry.decl, 1))]
          : [...this.headOf(first), ...block.flatMap((entry) => this.linesOf(entry.decl, 1))],
    }
  }

  private takenSentence(decl: Decl): BookSentence {
    const body = decl.kind === 'example' ? (decl.given[0] ?? decl.steps[0])?.span.start : undefined
    const lines = this.lines.within(body === undefined ? decl.span : stretched(decl.span, { end: body }))
    const name = 'name' in decl && decl.name !== null ? decl.name.text : (decl.label?.text ?? decl.kind)
    return {
      anchor: this.anchorFor(`taken-${name}`),
      name,
      clauses: decl.cites.map(({ text }) => text),
      remark: '',
      lines: (decl.kind === 'example' ? lines.slice(0, 1) : lines).map((line) => ({ ...line, changed: true })),
    }
  }

  /** The line of `text of card this where …` that rules stand in, or of a card that has its rules from elsewhere. */
  private headOf({ context }: Entry): BookLine[] {
    const span = context?.phrase.span
    if (span === undefined) return []
    const { start, file } = span
    const lineStart = file.text.lastIndexOf('\n', start - 1) + 1
    return this.lines.within(stretched(span, { start: lineStart })).slice(0, 1)
  }

  private linesOf(decl: Decl, level = 0): BookLine[] {
    if (decl.kind === 'card') return this.lines.within(decl.span, level, decl.rules.map(restOfRule))
    const value = valueSetElsewhere(decl)
    if (value !== null) return this.withValue(decl, value, level)
    return this.lines.withAdded(decl.span, 'body' in decl && decl.body !== null ? decl.body : [], level)
  }

  /** A declaration whose value a variant has set: it stands in another place. */
  private withValue(decl: Decl, value: Span, level: number): BookLine[] {
    const before = this.sources.resolution.taken.flatMap((each) => {
      const own = placeKey(each.decl.span) === placeKey(decl.span) ? valueOf(each.decl) : null
      return own !== null && spanWithin(own, decl.span) ? [own] : []
    })
    const [line, ...others] = this.lines.within(
      before[0] === undefined ? decl.span : stretched(decl.span, { end: before[0].start }),
      level,
    )
    if (line === undefined) return others
    const set = this.lines.inLine(value).map((piece, i) => (i === 0 ? { ...piece, spaced: true } : piece))
    return [{ ...line, pieces: [...line.pieces, ...others.flatMap(({ pieces }) => pieces), ...set], changed: true }]
  }

  private anchorFor(name: string): string {
    const plain = name.replace(/[^\p{L}\p{N}.-]+/gu, '-').replace(/^-+|-+$/gu, '') || 'part'
    let anchor = plain
    for (let i = 2; this.given.has(anchor); i++) anchor = `${plain}-${i}`
    this.given.add(anchor)
    return anchor
  }
}

interface OpenChapter extends Omit<BookChapter, 'changed'> {
  summary: string
  readonly sentences: BookSentence[]
  readonly taken: BookSentence[]
  readonly examples: BookExample[]
  left: number
  readonly also: { readonly name: string; readonly anchor: string }[]
}

type Block = readonly [Entry, ...Entry[]]

/** A card or a text with its rules, which are declarations of their own, and each other declaration by itself. */
function blocksOf(entries: readonly Entry[]): readonly Block[] {
  const blocks = new Map<string, [Entry, ...Entry[]]>()
  for (const [i, entry] of entries.entries()) {
    const { decl, context, ofCard } = entry
    const card = ofCard ?? (decl.kind === 'card' ? (decl.name?.text ?? null) : null)
    const key = card !== null ? `card ${card}` : context !== null ? `text ${context.index}` : `${i}`
    const known = blocks.get(key)
    if (known === undefined) blocks.set(key, [entry])
    else if (decl.kind === 'card') known.unshift(entry)
    else known.push(entry)
  }
  return [...blocks.values()]
}

/** Where names are declared that others lead to, and the declaration itself. */
function placesIn(decl: Decl): string[] {
  const values = decl.kind === 'type' || decl.kind === 'option' ? decl.values : []
  const event = decl.kind === 'modal' && decl.body !== null ? decl.patterns.map((pattern) => pattern.event) : []
  const named = 'name' in decl && decl.name !== null ? [decl.name] : []
  const label = decl.label === null ? [] : [decl.label]
  return [decl, ...label, ...named, ...values, ...event].map(({ span }) => placeKey(span))
}

/** With the line of clauses before it. */
const restOfRule = ({ span, cites: [first] }: Decl): Span =>
  first !== undefined && first.span.file === span.file && first.span.start < span.start
    ? stretched(span, { start: first.span.start - 1 })
    : span

function valueOf(decl: Decl): Span | null {
  const value =
    decl.kind === 'fact'
      ? (decl.value ?? decl.starts ?? decl.body?.[0])
      : decl.kind === 'except' || decl.kind === 'reading'
        ? decl.value
        : null
  return value?.span ?? null
}

function valueSetElsewhere(decl: Decl): Span | null {
  const value = valueOf(decl)
  return value === null || spanWithin(value, decl.span) ? null : value
}

function overlayAt({ modules }: Resolution, span: Span) {
  for (const { decls } of modules)
    for (const decl of decls) if (decl.kind === 'overlay' && spanWithin(span, decl.span)) return decl
  return undefined
}

function isChanged(
  { clause, sentences, taken, examples }: OpenChapter,
  lines: SetLines,
  { game }: Pick<Resolution, 'game'>,
): boolean {
  return (
    taken.length > 0 ||
    examples.some((each) => each.changed) ||
    sentences.some((each) => each.lines.some(({ changed }) => changed)) ||
    [...game.options.values()].some(
      ({ chosen, values, cites }) =>
        values[chosen] !== undefined && chosen > 0 && lines.isChanged(values[chosen].span) && cites[0]?.text === clause,
    )
  )
}
