import type { IToken } from 'chevrotain'
import type { NameUse } from '../../compiler/game/name-use.ts'
import { LineGrouping, type LineEntry } from '../../compiler/syntax/logical-lines.ts'
import { layOut } from '../../grammar/layout.ts'
import { type SourceFile, type Span, spanWithin } from '../../grammar/source-file.ts'
import { isJapanese, layOutJapanese } from '../../grammar/surface/japanese-text.ts'
import { emptyVocabulary } from '../../grammar/surface/vocabulary.ts'
import { Card, Cite, Minus, Text, lex } from '../../grammar/tokens.ts'
import type { Stmt } from '../../grammar/tree/statements.ts'
import { kindOfSign, mayBeName } from '../../language/colours.ts'
import type { BookLine, BookPiece } from './book-parts.ts'

/** A place in a text, as what is declared there is known by. */
export const placeKey = ({ file, start }: Pick<Span, 'file' | 'start'>): string => `${file.path}:${start}`

type TextLine = Extract<LineEntry, { kind: 'line' }>

/** As a book has signs that are typed in several keys. */
const SIGNS: Readonly<Record<string, string>> = {
  '!=': '≠',
  '<=': '≤',
  '>=': '≥',
  '*': '×',
  '-': '−',
  '..': ' to ',
  '+=': 'is greater by',
  '-=': 'is less by',
}

/** Sets what stands in files of rules, line by line, names with what they stand for. */
export class SetLines {
  private readonly files = new Map<string, readonly LineEntry[]>()
  private readonly uses: ReadonlyMap<string, NameUse>
  private readonly declared: ReadonlyMap<string, NameUse['kind']>
  private readonly base: ReadonlySet<string>

  /** `base`: the files of the game that a variant changes. */
  constructor(uses: readonly NameUse[], base: ReadonlySet<string>) {
    this.uses = new Map(uses.map((use) => [placeKey(use.span), use]))
    this.declared = new Map(uses.map(({ kind, declared }) => [placeKey(declared), kind]))
    this.base = base
  }

  /** What a file says line by line, with its remarks. */
  entriesOf(file: SourceFile): readonly LineEntry[] {
    const known = this.files.get(file.path)
    if (known !== undefined) return known
    const made = isJapanese(file.text) ? linesInJapanese(file.text) : linesInEnglish(file.text)
    this.files.set(file.path, made)
    return made
  }

  /** What is not of the game itself. */
  isChanged = ({ file }: Pick<Span, 'file'>): boolean => !this.base.has(file.path)

  /** The lines of a stretch, without what is `left` out, the first at `level`. */
  within(span: Span, level = 0, left: readonly Span[] = []): BookLine[] {
    let top: number | null = null
    return this.linesIn(span).flatMap(({ line, tokens }): BookLine[] => {
      const kept = tokens.filter((token) => !left.some(({ start, end }) => isIn(token, start, end)))
      const said = kept[0]?.tokenType === Cite && top === null ? kept.slice(1) : kept
      if (said.length === 0) return []
      top ??= line.level
      return [{ level: level + line.level - top, pieces: this.pieces(span.file, said), changed: this.isChanged(span) }]
    })
  }

  /** The lines of a declaration, with what a variant has put among its instructions. */
  withAdded(span: Span, body: readonly Stmt[], level = 0): BookLine[] {
    const added = addedTo(body, span)
    const own = this.linesIn(span)
    const lines = this.within(span, level)
    if (added.length === 0 || own.length !== lines.length) return [...lines, ...this.loose(added, level + 1)]
    return own.flatMap(({ tokens }, i) => {
      const line = lines[i] as BookLine
      const at = (place: number): boolean => tokens.some((token) => isIn(token, place, place + 1))
      const before = added.filter((each) => each.before !== null && at(each.before))
      const after = added.filter((each) => each.before === null && each.after !== null && at(each.after - 1))
      return [...this.loose(before, line.level), line, ...this.loose(after, line.level)]
    })
  }

  private loose(added: readonly Added[], level: number): BookLine[] {
    return added.flatMap(({ stmt }) => this.within(stmt.span, level))
  }

  /** One stretch in one line. */
  inLine(span: Span): readonly BookPiece[] {
    return this.within(span).flatMap(({ pieces }, i) =>
      i === 0 ? pieces : pieces.map((piece, at) => (at === 0 ? { ...piece, spaced: true } : piece)),
    )
  }

  /** Lines of remarks that end right above a place; a heading is none. */
  remarkAbove(span: Span): string {
    const entries = this.entriesOf(span.file)
    const at = entries.findIndex((entry) => entry.kind === 'line' && firstIn(entry, span) !== undefined)
    const found: string[] = []
    for (let i = at - 1, below = entries[at]; i >= 0 && below?.blankBefore === false; i--) {
      const entry = entries[i]
      if (entry?.kind !== 'comment' || headingIn(entry.text) !== null) break
      found.unshift(entry.text.replace(/^-+\s*/u, ''))
      below = entry
    }
    return found.join(' ')
  }

  /** The heading under which a place stands; empty for none. */
  headingAbove(span: Span): string {
    let heading = ''
    for (const entry of this.entriesOf(span.file)) {
      if (entry.kind === 'comment') heading = headingIn(entry.text) ?? heading
      else if (firstIn(entry, span) !== undefined) break
    }
    return heading
  }

  private linesIn({ file, start, end }: Span): readonly { readonly line: TextLine; readonly tokens: IToken[] }[] {
    return this.entriesOf(file).flatMap((line) => {
      if (line.kind === 'comment') return []
      const tokens = line.segments.flatMap((segment) => segment.tokens).filter((token) => isIn(token, start, end))
      return tokens.length === 0 ? [] : [{ line, tokens }]
    })
  }

  private pieces(file: SourceFile, tokens: readonly IToken[]): BookPiece[] {
    const said = tokens[0]?.tokenType === Minus ? tokens.slice(1) : tokens
    return said.flatMap((token, i) => {
      const before = said[i - 1]
      const spaced = before !== undefined && before.startOffset + before.image.length < token.startOffset
      return this.pieceOf(file, token).map((piece, at) => ({ ...piece, spaced: spaced || at > 0 }))
    })
  }

  private pieceOf(file: SourceFile, { image, startOffset: start, tokenType }: IToken): Omit<BookPiece, 'spaced'>[] {
    if (tokenType === Cite)
      return image
        .slice(1, -1)
        .split(/ *, */u)
        .map((id) => ({ kind: 'clause', text: id, to: null }))
    if (tokenType === Text)
      return [
        {
          kind: 'quote',
          text: image
            .slice(1, -1)
            .replace(/\\(.)/gu, '$1')
            .replace(/\{(\S+?)\}/gu, '$1'),
          to: null,
        },
      ]
    const use = this.uses.get(placeKey({ file, start }))
    if (use !== undefined && use.kind !== 'clause') {
      const kind = use.kind === 'variable' || use.kind === 'card' ? use.kind : 'name'
      return [{ kind, text: unbracketed(image), to: placeKey(use.declared) }]
    }
    const place = placeKey({ file, start })
    const declares = this.declared.get(place)
    if (declares === 'variable') return [{ kind: 'variable', text: image, to: null }]
    const isWord = kindOfSign(tokenType, image) !== null || !mayBeName(tokenType)
    // Cards that are made together are declared by their whole sentence, which begins with this word.
    if (isWord && (declares === undefined || tokenType === Card))
      return [
        { kind: 'word', text: isJapanese(file.text) ? image.replace('..', '〜') : (SIGNS[image] ?? image), to: null },
      ]
    return [{ kind: 'name', text: unbracketed(image), to: place }]
  }
}

function linesInEnglish(text: string): readonly LineEntry[] {
  const lexed = lex(text)
  const { tokens } = layOut(lexed.tokens, text)
  return new LineGrouping(text, lexed.groups['comments'] ?? []).group(tokens)
}

function linesInJapanese(text: string): readonly LineEntry[] {
  const { tokens, remarks } = layOutJapanese(text, emptyVocabulary)
  return new LineGrouping(text, remarks).group(tokens)
}

/** Names with hiragana stand in brackets only where words have to be told apart. */
const unbracketed = (name: string): string => name.replace(/^〈(.*)〉$/u, '$1')

/** A name of several words, as people write them. */
export const unhyphened = (name: string): string => name.replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')

const isIn = ({ startOffset }: IToken, start: number, end: number): boolean => startOffset >= start && startOffset < end

const firstIn = ({ segments }: TextLine, { start, end }: Span): IToken | undefined =>
  segments.flatMap(({ tokens }) => tokens).find((token) => isIn(token, start, end))

const headingIn = (comment: string): string | null => /^--\s*(.*?)\s*-{4,}$/u.exec(comment)?.[1] ?? null

interface Added {
  readonly stmt: Stmt
  /** Where the instruction begins that it stands before; null where it stands last. */
  readonly before: number | null
  readonly after: number | null
}

/** Instructions of others than the declaration, with those of its own beside them. */
function addedTo(body: readonly Stmt[], span: Span): Added[] {
  const isOwn = (stmt: Stmt): boolean => spanWithin(stmt.span, span)
  return body.flatMap((stmt, i): Added[] => {
    if (isOwn(stmt)) {
      const inner = stmt as { readonly [key in 'body' | 'then' | 'otherwise']?: readonly Stmt[] }
      return [inner.body, inner.then, inner.otherwise].flatMap((each) =>
        each === undefined ? [] : addedTo(each, span),
      )
    }
    const before = body.slice(i).find(isOwn)?.span.start ?? null
    return [{ stmt, before, after: body.slice(0, i).findLast(isOwn)?.span.end ?? null }]
  })
}
