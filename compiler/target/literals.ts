import { type Code, verbatim } from './code.ts'

const PLAIN = /^[ -;=-~]*$/

/** A string literal; control characters, line separators and direction marks are written as escapes. */
export const literal = (content: string): Code => verbatim(quoted(content))

export function quoted(content: string): string {
  const json = JSON.stringify(content)
  return PLAIN.test(json)
    ? json
    : json.replace(
        /[\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069<]/gu,
        (ch) => `\\u${ch.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
}

/** A key of an object literal; `__proto__` is only a key like others in brackets. */
export const key = (content: string): Code =>
  verbatim(content === '__proto__' ? `[${quoted(content)}]` : quoted(content))

/** Text for a comment: it cannot end the comment, start a new line, or turn the reading direction. */
export function harmless(content: string): string {
  return content
    .replace(/\*\//g, '* /')
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/gu, ' ')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/@/g, '(at)')
}

/** A comment that ends with its line. */
export const remark = (content: string): Code => verbatim(`// ${harmless(content)}`)

/** A comment beside what it explains. */
export const aside = (content: string): Code => verbatim(`/* ${harmless(content)} */`)
