import { chained, inSigns, type Sayable } from '../../grammar/saying.ts'
import type { Change } from '../../compiler/diff/change.ts'
import type { Unlike } from '../../runtime/records/replay-under.ts'
import { stated } from '../stated.ts'

/** A recorded game, and what becomes of it. */
export interface ReplayedRecord {
  readonly file: string
  readonly choices: number
  readonly carriedOut: number
  readonly unlike: Unlike | null
  /** What makes it another game. */
  readonly culprits: readonly Change[]
}

/** So many games are told of, each for another reason. */
const MOST_TELLING = 3

/** What becomes of the records of a folder: how many part, where first, and those that tell most. */
export function folderText(
  folder: string,
  records: readonly ReplayedRecord[],
  verdict: (record: ReplayedRecord) => Sayable,
): Sayable {
  const parted = records.filter(({ unlike }) => unlike !== null)
  const count = records.length
  if (parted.length === 0)
    return count === 1
      ? stated('{1}: 1 record replays the same, every view and the result', folder)
      : stated('{1}: {2} records replay the same, every view and the result', folder, count)
  const earliest = parted.toSorted((a, b) => numberOf(a) - numberOf(b))
  const [first] = earliest
  const groups = byReason(earliest).toSorted((a, b) => b.length - a.length)
  const told = groups
    .slice(0, MOST_TELLING)
    .flatMap(([one, ...alike]) =>
      one === undefined
        ? []
        : ['', verdict(one), ...(alike.length === 0 ? [] : [stated('  and so {1} more', alike.length)])],
    )
  const left = groups.length - MOST_TELLING
  return chained('\n', [
    inSigns`${folder}: ${howMany(parted.length, count)}`,
    ...(first === undefined ? [] : [stated('  first {1}, {2}', first.file, whereOf(first))]),
    ...told,
    ...(left > 0 ? ['', left === 1 ? stated('1 reason more') : stated('{1} reasons more', left)] : []),
  ])
}

/** How many part, and how many do not. */
function howMany(parted: number, all: number): Sayable {
  const part =
    parted === 1
      ? stated('1 of {1} records parts from the new rules', all)
      : stated('{1} of {2} records part from the new rules', parted, all)
  const others = all - parted
  if (others === 0) return part
  return others === 1 ? stated('{1}, 1 replays the same', part) : stated('{1}, {2} replay the same', part, others)
}

const numberOf = ({ unlike }: ReplayedRecord): number => unlike?.number ?? Infinity

const whereOf = ({ unlike, choices }: ReplayedRecord): Sayable =>
  unlike === null || unlike.number === 0
    ? stated('at the set-up')
    : stated('at choice {1} of {2}', unlike.number, choices)

/** Games that part by the same changes; of each group the one that parts first stands first. */
function byReason(records: readonly ReplayedRecord[]): readonly (readonly ReplayedRecord[])[] {
  const groups = new Map<string, ReplayedRecord[]>()
  for (const record of records) {
    const reason = record.culprits
      .map(({ fingerprint }) => fingerprint)
      .sort()
      .join()
    groups.set(reason, [...(groups.get(reason) ?? []), record])
  }
  return [...groups.values()]
}
