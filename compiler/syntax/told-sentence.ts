import { PartOf } from '../../grammar/anchor.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { ToldWords } from '../../grammar/tree/declarations.ts'
import type { Name } from '../../grammar/tree/names.ts'

/** A piece of a sentence: words, or a name in braces with words for one and for several. */
export type SentencePiece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'name'; readonly name: Name; readonly counted: readonly [one: string, many: string] | null }

export interface ToldSentence {
  readonly pieces: readonly SentencePiece[]
  /** Braces that hold no name, or that do not close. */
  readonly odd: readonly Span[]
}

/** `{p}`, `{n card|cards}` */
const inBraces = /^(\s*)(《[^》]*》|[^\s|{}]+)(?:\s+([^|]*?)\s*\|\s*([^|]*?))?\s*$/u

/** Takes the text of a sentence apart; `\{` is a brace that means nothing. */
export function sentenceOf({ said, span }: ToldWords): ToldSentence {
  const pieces: SentencePiece[] = []
  const odd: Span[] = []
  let text = ''
  // The quotes stand around it.
  const within = (from: number, to: number): Span => new PartOf(span, from + 1, to + 1)
  for (let at = 0; at < said.length; at++) {
    const sign = said[at] ?? ''
    if (sign === '\\') text += said[(at += 1)] ?? ''
    else if (sign === '}') odd.push(within(at, at + 1))
    else if (sign !== '{') text += sign
    else {
      const close = said.indexOf('}', at)
      const found = close < 0 ? null : inBraces.exec(said.slice(at + 1, close))
      if (found === null) odd.push(within(at, close < 0 ? said.length : close + 1))
      else {
        const [, before = '', name = '', one, many] = found
        const start = at + 1 + before.length
        if (text !== '') pieces.push({ kind: 'words', text })
        text = ''
        const counted = one === undefined || many === undefined ? null : ([one, many] as const)
        pieces.push({ kind: 'name', name: { text: name, span: within(start, start + name.length) }, counted })
      }
      at = close < 0 ? said.length : close
    }
  }
  if (text !== '') pieces.push({ kind: 'words', text })
  return { pieces, odd }
}
