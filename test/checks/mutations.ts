import fc from 'fast-check'

/** One slip of the pen in a text: a word or a line lost, doubled, exchanged or moved deeper. */
export interface Slip {
  readonly kind: (typeof kinds)[number]
  readonly at: number
  readonly other: number
}

const kinds = [
  'drop-line',
  'double-line',
  'swap-lines',
  'deeper',
  'flatter',
  'drop-word',
  'swap-words',
  'copy-word',
  'cut',
] as const

export const slips = fc.array(
  fc.record({ kind: fc.constantFrom(...kinds), at: fc.nat(1_000_000), other: fc.nat(1_000_000) }),
  { minLength: 1, maxLength: 6 },
)

export function slipped(text: string, made: readonly Slip[]): string {
  return made.reduce(slip, text)
}

function slip(text: string, { kind, at, other }: Slip): string {
  if (kind === 'cut') return at % 20 === 0 ? text.slice(0, other % (text.length + 1)) : text
  return kind.endsWith('word') || kind === 'swap-words'
    ? inWords(text, kind, at, other)
    : inLines(text, kind, at, other)
}

function inLines(text: string, kind: Slip['kind'], at: number, other: number): string {
  const lines = text.split('\n')
  const [i, j] = [at % lines.length, other % lines.length]
  const [line = '', far = ''] = [lines[i], lines[j]]
  if (kind === 'drop-line') lines.splice(i, 1)
  if (kind === 'double-line') lines.splice(j, 0, line)
  if (kind === 'swap-lines') [lines[i], lines[j]] = [far, line]
  if (kind === 'deeper') lines[i] = `  ${line}`
  if (kind === 'flatter') lines[i] = line.replace(/^ {2}/, '')
  return lines.join('\n')
}

function inWords(text: string, kind: Slip['kind'], at: number, other: number): string {
  const parts = text.split(/([^\s,:()[\]]+)/)
  const words = Math.floor(parts.length / 2)
  if (words === 0) return text
  const [i, j] = [(at % words) * 2 + 1, (other % words) * 2 + 1]
  const [word = '', far = ''] = [parts[i], parts[j]]
  if (kind === 'drop-word') parts[i] = ''
  if (kind === 'copy-word') parts[i] = far
  if (kind === 'swap-words') [parts[i], parts[j]] = [far, word]
  return parts.join('')
}
