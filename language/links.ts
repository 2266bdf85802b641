import { type RulesHost, includedPath } from '../compiler/game/load.ts'
import type { Span } from '../grammar/source-file.ts'
import * as t from '../grammar/tokens.ts'
import type { File } from '../grammar/tree/declarations.ts'

/** Words of a file that lead to another. */
export interface Link {
  readonly at: Span
  /** Its path, as the host has it. */
  readonly path: string
}

/** What a file includes: each text behind `include`, and where that lies. What is not there is no link. */
export function linksOf(file: File, path: string, host: RulesHost): readonly Link[] {
  return file.items.flatMap((decl): Link[] => {
    if (decl.kind !== 'include') return []
    const { span } = decl
    const said = t.lex(span.file.text.slice(span.start, span.end)).tokens.find(({ tokenType }) => tokenType === t.Text)
    const target = includedPath(host, decl.path, path)
    if (said === undefined || (host.refuses?.(target) ?? null) !== null || host.read(target) === null) return []
    const start = span.start + said.startOffset
    return [{ at: { file: span.file, start, end: start + said.image.length }, path: target }]
  })
}
