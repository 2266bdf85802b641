/**
 * An expression of JavaScript as Oniguruma has it, which editors match TextMate grammars with. The two differ in what
 * `.` and `\s` stand for, in how code points are written, and in classes, where an opening bracket begins another class.
 */
export function inOniguruma(source: string): string {
  let inClass = false
  return source.replace(/\\u([0-9A-Fa-f]{4})|\\.|[[\].]/gs, (piece, code: string | undefined) => {
    if (code !== undefined) return `\\x{${code}}`
    if (piece === '\\s') return inClass ? BLANKS : `[${BLANKS}]`
    if (piece === '[' && inClass) return '\\['
    if (piece === '.' && !inClass) return '[^\\n\\r\\x{2028}\\x{2029}]'
    if (piece === '[') inClass = true
    if (piece === ']') inClass = false
    return piece
  })
}

/** What `\s` stands for in JavaScript (ECMA-262, CharacterClassEscape); Oniguruma's leaves the byte order mark out. */
const BLANKS = '\\t\\n\\x{0B}\\f\\r\\x{FEFF}\\p{Z}'
