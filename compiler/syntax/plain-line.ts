import { lex } from '../../grammar/tokens.ts'

/**
 * A line of rules without a comment, and with one blank wherever there are any, so that layout does not show in what
 * players are told.
 */
export function plainLine(line: string): string {
  let text = ''
  let end = -1
  for (const { image, startOffset } of lex(line.trimEnd()).tokens) {
    text += end >= 0 && startOffset > end ? ` ${image}` : image
    end = startOffset + image.length
  }
  return text
}
