import { statementsIn } from '../analyse/walk.ts'
import type { Program } from '../program/program.ts'
import type { Span } from '../../grammar/source-file.ts'

/**
 * What rules say without the block under them, in one line, however many it takes in the file. A remark within stays
 * out, with what follows it.
 */
export class RuleHeads {
  /** By file: where instructions begin, in order. */
  private readonly begins = new Map<string, number[]>()

  constructor({ procs }: Pick<Program, 'procs'>) {
    for (const { span } of procs.flatMap(({ body }) => statementsIn(body))) {
      const known = this.begins.get(span.file.path) ?? []
      this.begins.set(span.file.path, known)
      known.push(span.start)
    }
    for (const starts of this.begins.values()) starts.sort((a, b) => a - b)
  }

  of(span: Span): string {
    const { file, start, end } = span
    const inside = this.begins.get(file.path)?.find((at) => at > start) ?? end
    const [said = ''] = file.text.slice(start, Math.min(end, inside)).split(REMARK, 1)
    return said
      .replace(CITED, '')
      .replaceAll(/\s*\n\s*/g, ' ')
      .trim()
  }
}

const REMARK = /\s+--/u

/** What stands in brackets before the first instruction belongs to that. */
const CITED = /\s*(\[[^\]]*\]\s*)?$/u
