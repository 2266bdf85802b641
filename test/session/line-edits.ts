import fc from 'fast-check'

/** What an author does to a text: mostly small, often wrong. */
export interface LineEdit {
  readonly at: number
  readonly kind: (typeof KINDS)[number]
}

const KINDS = [
  'remark',
  'blank line',
  'leave out',
  'say twice',
  'swap',
  'other number',
  'other word',
  'cut short',
  'to the margin',
  'deeper',
  'open a bracket',
  'undo all',
] as const

export const lineEdit: fc.Arbitrary<LineEdit> = fc.record({ at: fc.nat(2000), kind: fc.constantFrom(...KINDS) })

/** The text after an edit; `first` is what `undo all` goes back to. */
export function edited(text: string, first: string, { at, kind }: LineEdit): string {
  if (kind === 'undo all') return first
  const lines = text.split('\n')
  const i = at % lines.length
  const line = lines[i] ?? ''
  const following = lines.slice(i + 1, i + 2)
  const instead: Readonly<Record<Exclude<LineEdit['kind'], 'undo all'>, readonly string[]>> = {
    remark: ['-- a remark', line],
    'blank line': ['', line],
    'leave out': [],
    'say twice': [line, line],
    swap: [...following, line],
    'other number': [line.replace(/\d+/, (digits) => String(Number(digits) + 1))],
    'other word': [line.replace(/[a-z]{4,}/, (word) => `${word}x`)],
    'cut short': [line.slice(0, at % (line.length + 1))],
    'to the margin': [line.trimStart()],
    deeper: [`  ${line}`],
    'open a bracket': [`${line} (`],
  }
  return lines.toSpliced(i, kind === 'swap' ? 1 + following.length : 1, ...instead[kind]).join('\n')
}
