import { diffComm } from 'node-diff3'
import { lineColumn, spanText } from '../../grammar/source-file.ts'
import type { ExampleDecl } from '../../grammar/tree/examples.ts'
import type { EngineVersion } from '../../runtime/diff/version.ts'
import { seatName } from '../../runtime/engine.ts'
import type { CompiledExample } from '../../runtime/example/compiled-example.ts'
import type { NewLine } from '../../runtime/mend/write-lines.ts'
import { stepLine } from '../diff/witness/print-example.ts'

/** The lines of an example in its file, and those that take their place. */
export interface MendedBlock {
  readonly path: string
  /** The number of the first line, from 0. */
  readonly from: number
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** What is written in the place of an example whose lines are written again. */
export function mendedBlock(
  version: EngineVersion,
  decl: ExampleDecl,
  { steps }: CompiledExample,
  lines: readonly (number | NewLine)[],
): MendedBlock {
  const { file, start, end } = decl.span
  const lineOf = (offset: number): number => lineColumn(file, offset).line
  const from = lineOf(start)
  const before = file.text.split('\n').slice(from - 1, lineOf(start + spanText({ file, start, end }).trimEnd().length))
  const kept = new Set(lines.flatMap((each) => (typeof each === 'number' ? [steps[each]?.line] : [])))
  const dropped = new Set(
    decl.steps.flatMap(({ span }) => {
      const [first, last] = [lineOf(span.start), lineOf(span.start + spanText(span).trimEnd().length)]
      return kept.has(first) ? [] : Array.from({ length: last - first + 1 }, (_, i) => first + i)
    }),
  )
  const added = newLines(version, steps, lines)
  const after = before.flatMap((text, i) => {
    const indent = text.slice(0, text.length - text.trimStart().length)
    const news = (added.get(from + i) ?? []).map((line) => indent + line + (text.endsWith('\r') ? '\r' : ''))
    return dropped.has(from + i) ? news : [...news, text]
  })
  return { path: file.path, from: from - 1, before, after }
}

/** By the line in front of which they stand. */
function newLines(
  version: EngineVersion,
  steps: CompiledExample['steps'],
  lines: readonly (number | NewLine)[],
): ReadonlyMap<number, readonly string[]> {
  const added = new Map<number, string[]>()
  let waiting: string[] = []
  for (const each of lines) {
    if (typeof each !== 'number') waiting.push(newLineText(version, each))
    else {
      const line = steps[each]?.line ?? 0
      added.set(line, [...(added.get(line) ?? []), ...waiting])
      waiting = []
    }
  }
  return added
}

function newLineText(version: EngineVersion, line: NewLine): string {
  switch (line.kind) {
    case 'answer':
      return stepLine(version, line.said)
    case 'nothing-offered':
      return `${seatName(line.seat)} is offered nothing`
    case 'nobody-asked':
      return 'nobody is asked'
    case 'asked':
      return `${seatName(line.seat)} is asked`
    case 'may-choose':
      return stepLine(version, line.said).replace(' chooses ', ' may choose ')
  }
}

/** What is different, line by line. */
export function diffLines({ before, after }: MendedBlock): readonly string[] {
  return diffComm([...before], [...after]).flatMap((part) =>
    'common' in part
      ? part.common.map((line) => `  ${line}`)
      : [...part.buffer1.map((line) => `- ${line}`), ...part.buffer2.map((line) => `+ ${line}`)],
  )
}

/** Texts with blocks in the place of those that they stand for. */
export function withBlocks(text: string, blocks: readonly MendedBlock[]): string {
  const lines = text.split('\n')
  for (const { from, before, after } of blocks.toSorted((a, b) => b.from - a.from))
    lines.splice(from, before.length, ...after)
  return lines.join('\n')
}
