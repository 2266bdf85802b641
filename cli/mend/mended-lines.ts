import { diffComm } from 'node-diff3'
import type { MendedBlock, MendedLines } from '../../language/mended-block.ts'
import type { EngineVersion } from '../../runtime/diff/version.ts'
import { seatName } from '../../runtime/engine.ts'
import type { CompiledExample } from '../../runtime/example/compiled-example.ts'
import type { NewLine } from '../../runtime/mend/write-lines.ts'
import { stepLine } from '../diff/witness/print-example.ts'

/** The lines of a mended example in words. */
export function mendedLines(
  version: EngineVersion,
  { place, steps }: CompiledExample,
  lines: readonly (number | NewLine)[],
): MendedLines {
  const first = Number(place.slice(place.lastIndexOf(':') + 1))
  return lines.map((each) => (typeof each === 'number' ? (steps[each]?.line ?? 0) - first : newLineText(version, each)))
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
