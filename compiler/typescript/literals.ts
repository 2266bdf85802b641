import { NOTHING, type Code, verbatim } from './code.ts'

const PLAIN = /^[ -;=-~]*$/

/**
 * A string literal; control characters, line separators, direction marks and what could end a script are written as
 * escapes.
 */
export const literal = (content: string): Code => verbatim(quoted(content))

/** Between the quotes that Prettier would take: single ones, unless that needs more escapes. */
export function quoted(content: string): string {
  const json = escaped(JSON.stringify(content))
  if (content.includes("'")) return json
  return `'${json.slice(1, -1).replaceAll('\\"', '"')}'`
}

const escaped = (json: string): string =>
  PLAIN.test(json)
    ? json
    : json.replace(
        /[\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]|<(?=[/!])/gu,
        (ch) => `\\u${ch.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )

/** A key of an object literal, in quotes where it needs them; `__proto__` is only a key like others in brackets. */
export function key(content: string): Code {
  if (content === '__proto__') return verbatim(`[${quoted(content)}]`)
  return verbatim(isIdentifier(content) ? content : quoted(content))
}

/** Whether it may stand behind a dot, and as a key without quotes. */
export const isIdentifier = (content: string): boolean => /^[A-Za-z_$][\w$]*$/.test(content)

/** Text for a comment: it cannot end the comment, start a new line, or turn the reading direction. */
export function harmless(content: string): string {
  return content
    .replace(/\*\//g, '* /')
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/gu, ' ')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/@/g, '(at)')
}

/** A comment that ends with its line; nothing where there is nothing to say. */
export const remark = (content: string): Code => (content === '' ? NOTHING : verbatim(`// ${harmless(content)}`))

/** A comment beside what it explains. */
export const aside = (content: string): Code => verbatim(`/* ${harmless(content)} */`)
