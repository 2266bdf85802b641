import { layOut } from './layout.ts'
import { lex } from './tokens.ts'

/** The tokens of a text, one a line: place, kind, text. Layout tokens have no text. */
export function printTokens(text: string): string {
  return layOut(lex(text).tokens, text)
    .tokens.map(({ startOffset, tokenType, image }) => {
      const before = text.slice(0, startOffset).split('\n')
      const place = `${before.length}:${(before.at(-1) ?? '').length + 1}`
      return `${place.padEnd(8)} ${tokenType.name}${image === '' ? '' : ` ${JSON.stringify(image)}`}`
    })
    .join('\n')
}
