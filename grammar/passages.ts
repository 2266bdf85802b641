/** A passage of a rules file that can be read without what stands around it: declarations with all that is under them. */
export interface Passage {
  /** Offset of its beginning in the file. */
  readonly start: number
  readonly text: string
}

/** A line at the margin that begins something: no blank, no comment, nothing that goes on from the line above. */
const BEGINS = /^(?!--|(?:where|and|or|else|until)\b|言語[ \u3000])[^\s)）〕\uFEFF]/u

/** After clause ids a line may still go on from the one above. */
const CITED = /^\[[^[\]\n]*\][ \t]*/

/**
 * Divides a text at lines that begin declarations. Blank lines and remarks between them belong to no passage, so that a
 * change in them changes none.
 */
export function passagesOf(text: string): Passage[] {
  const passages: Passage[] = []
  let start = 0
  let end = 0
  let begun = false
  for (let at = 0; at < text.length;) {
    const next = lineEnd(text, at)
    const line = text.slice(at, next)
    if (begins(line)) {
      if (begun) passages.push({ start, text: text.slice(start, end) })
      if (begun || end === 0) start = at
      begun = true
    }
    if (line.trim() !== '' && !line.startsWith('--')) end = next
    at = next
  }
  return end <= start ? passages : [...passages, { start, text: text.slice(start, end) }]
}

const begins = (line: string): boolean => BEGINS.test(line) && BEGINS.test(line.replace(CITED, '') || 'x')

/** Where the next line begins. */
function lineEnd(text: string, from: number): number {
  const at = text.indexOf('\n', from)
  return at < 0 ? text.length : at + 1
}
