import { withText } from '../../compiler/game/load.ts'
import { type Conflict, type MergedText, type SideName, readingOf } from '../../compiler/merge/merge-texts.ts'
import type { Version } from '../diff/side.ts'
import { type ReadingsApart, momentApart } from './moment-apart.ts'

const WORDS: Readonly<Record<Conflict['kind'], (called: string) => string>> = {
  'both-changed': (called) => `both change ${called}`,
  'both-added': (called) => `both add ${called}`,
  'changed-removed': (called) => `ours changes ${called}, which theirs removes`,
  'removed-changed': (called) => `theirs changes ${called}, which ours removes`,
  lines: () => 'both change the same lines',
  marks: () => 'the result still holds marks of another merge',
}

/** What cannot be taken from both, and what each of them says. */
export function conflictInWords({ kind, called, ours, theirs }: Conflict): string {
  const lines = (side: string, text: string | null): string[] =>
    text === null
      ? []
      : [
          `  ${side}:`,
          ...text
            .trimEnd()
            .split('\n')
            .map((line) => `    ${line}`),
        ]
  return [`conflict: ${WORDS[kind](called)}`, ...lines('ours', ours), ...lines('theirs', theirs)].join('\n')
}

/** How the game differs by whose reading of a conflict is taken; what else is in conflict is read as one side has it. */
export async function readingsApart(
  { path, host }: Version,
  merged: MergedText,
  conflict: Conflict,
  milliseconds: number,
): Promise<ReadingsApart> {
  const withRest = (rest: SideName): Promise<ReadingsApart> => {
    const read = (side: SideName): string => readingOf(merged, (each) => (each === conflict ? side : rest))
    const readSo = (side: SideName) => ({ how: howOf(conflict, side), path, host: withText(host, path, read(side)) })
    return momentApart([readSo('ours'), readSo('theirs')], milliseconds)
  }
  const apart = await withRest('ours')
  return apart.kind === 'broken' && merged.conflicts.length > 1 ? withRest('theirs') : apart
}

function howOf({ ours, theirs }: Conflict, side: SideName): string {
  if (ours !== null && theirs !== null) return `as ${side} has it`
  return (side === 'ours' ? ours : theirs) === null ? 'without it' : 'with it'
}
