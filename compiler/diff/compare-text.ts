import type { Resolution } from '../game/resolve.ts'
import type { SourceFile } from '../../grammar/source-file.ts'
import { isJapanese } from '../../grammar/surface/japanese-text.ts'
import type { Change } from './change.ts'
import { makeChange } from './make-change.ts'
import { sameFile } from './same-file.ts'

/** Files whose text differs, for versions that say the same. */
export function compareText(old: Resolution, next: Resolution): Change[] {
  const [before, same] = [filesOf(old), sameFile(old, next)]
  return filesOf(next).flatMap((file) => {
    const was = before.find(({ path }) => same(path, file.path))
    // In another language all of it is written otherwise.
    if (was === undefined || was.text === file.text || isJapanese(was.text) !== isJapanese(file.text)) return []
    const at = firstDifference(was.text, file.text)
    const passage = (f: SourceFile) => ({
      text: lineAt(f.text, at),
      span: { file: f, start: Math.min(at, f.text.length), end: Math.min(at, f.text.length) },
      clauses: [],
    })
    return [makeChange('text-only', file.path, passage(was), passage(file))]
  })
}

function filesOf({ modules, entries }: Resolution): SourceFile[] {
  const files = [...modules.map((m) => m.file.span.file), ...entries.map(({ decl }) => decl.span.file)]
  return [...new Map(files.map((file) => [file.path, file])).values()]
}

function firstDifference(a: string, b: string): number {
  let at = 0
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1
  return at
}

function lineAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', offset)
  return text.slice(start, end < 0 ? text.length : end).trim()
}
