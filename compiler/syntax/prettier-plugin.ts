import type { AstPath, Doc, Plugin } from 'prettier'
import { builders } from 'prettier/doc'
import type { IToken } from 'chevrotain'
import { layOut } from '../../grammar/layout.ts'
import { lex } from '../../grammar/tokens.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { File } from '../../grammar/tree/declarations.ts'
import { bracketDepth, brokenLines, isMinus } from './line-breaking.ts'
import { LineGrouping, type LineEntry } from './logical-lines.ts'
import { parseFile } from './parse.ts'
import { UnreadableText } from './unreadable-text.ts'

/** What Prettier carries from the parser to the printer. */
interface Page {
  readonly length: number
  readonly entries: readonly LineEntry[]
  /** Offsets of the minus signs of negative values, which stand close to them. */
  readonly signs: ReadonlySet<number>
}

function pageOf(text: string, path: string): Page {
  const diagnostics: Diagnostic[] = []
  const file = parseFile({ path, text }, (diagnostic) => diagnostics.push(diagnostic))
  if (diagnostics.length > 0) throw new UnreadableText(diagnostics)
  const lexed = lex(text)
  const { tokens } = layOut(lexed.tokens, text)
  const entries = new LineGrouping(text, lexed.groups['comments'] ?? []).group(tokens)
  return { length: text.length, entries, signs: signsOf(file, tokens) }
}

function signsOf(file: File, tokens: readonly IToken[]): ReadonlySet<number> {
  const minuses = tokens.filter(isMinus).map((token) => token.startOffset)
  const signs = new Set<number>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if (isNegative(node)) {
      // Brackets around the value belong to its span, so the sign is the first minus in it.
      const sign = minuses.find((offset) => offset >= node.span.start)
      if (sign !== undefined) signs.add(sign)
    }
    for (const [key, field] of Object.entries(node)) if (key !== 'span') visit(field)
  }
  visit(file.items)
  return signs
}

function isNegative(node: object): node is { readonly span: { readonly start: number } } {
  return 'kind' in node && node.kind === 'minus' && 'span' in node
}

function linesOf(entry: LineEntry, isSign: (token: IToken) => boolean): string[] {
  const indent = entry.level * 2
  if (entry.kind === 'comment') return [' '.repeat(indent) + entry.text]
  // Four columns keep what goes on below apart from the block under it, which stands at two.
  const deeper = indent + 4
  const lines: string[] = []
  let depth = 0
  for (const { above, tokens, trailing } of entry.segments) {
    for (const comment of above) lines.push(' '.repeat(deeper) + comment)
    const printed = brokenLines(tokens, depth, isSign, lines.length === 0 ? indent : deeper, deeper)
    const last = printed.pop() ?? ''
    lines.push(...printed, trailing === null ? last : `${last} ${trailing}`)
    depth = bracketDepth(tokens, depth)
  }
  return lines
}

function print(path: AstPath<Page>): Doc {
  const { entries, signs } = path.node
  const isSign = (token: IToken): boolean => signs.has(token.startOffset)
  const { hardline, join } = builders
  const lines = entries.flatMap((entry) => [...(entry.blankBefore ? [''] : []), ...linesOf(entry, isSign)])
  return lines.length === 0 ? '' : [join(hardline, lines), hardline]
}

export const plugin: Plugin<Page> = {
  languages: [{ name: 'Houserules', parsers: ['rules'], extensions: ['.rules'] }],
  parsers: {
    rules: {
      astFormat: 'rules',
      parse: (text, options) => pageOf(text, options.filepath ?? ''),
      locStart: () => 0,
      locEnd: (page) => page.length,
    },
  },
  printers: { rules: { print } },
}
