import { parseFile } from '../../compiler/syntax/parse.ts'
import { lineColumn, type SourceFile } from '../../grammar/source-file.ts'
import type { JapaneseNames } from '../../grammar/surface/vocabulary.ts'
import type { File } from '../../grammar/tree/declarations.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'

export interface Parsed {
  readonly file: File
  readonly diagnostics: readonly Diagnostic[]
}

/** `names` are those that a text in Japanese may use. */
export function read(text: string, path = 'test.rules', names?: JapaneseNames): Parsed {
  const diagnostics: Diagnostic[] = []
  const file = parseFile({ path, text }, (diagnostic) => diagnostics.push(diagnostic), names)
  return { file, diagnostics }
}

type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function isEmpty(value: unknown): boolean {
  return value === null || value === false || (Array.isArray(value) && value.length === 0)
}

/** A tree on one line, without spans and without what is null, false or empty: `binary{op=+ left=a right=1}`. */
export function outline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(outline).join(' ')}]`
  if (!isFields(value)) return String(value)
  const { kind: word, span: _, ...rest } = value
  const kind = typeof word === 'string' ? word : undefined
  const fields = Object.entries(rest).filter(([, field]) => !isEmpty(field))
  const only = fields.length === 1 ? fields[0] : undefined
  if (only !== undefined && (kind === undefined || plainKinds.has(kind)) && onlyKeys.has(only[0]))
    return outline(only[1])
  const inside = fields.map(([key, field]) => `${key}=${outline(field)}`).join(' ')
  return kind === undefined ? `{${inside}}` : inside === '' ? kind : `${kind}{${inside}}`
}

const plainKinds = new Set(['name', 'number', 'expr'])
const onlyKeys = new Set(['text', 'name', 'value', 'expr'])

/** One diagnostic as a line of a page. */
export function described(file: SourceFile, { code, title, primary, hint }: Diagnostic): string {
  const { line, column } = lineColumn(file, primary.span.start)
  const width = primary.span.end - primary.span.start
  return `${code} ${line}:${column}+${width}  ${title}: ${primary.text}${hint === undefined ? '' : `\n       hint: ${hint}`}`
}
