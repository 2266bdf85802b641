import type { Change } from '../../compiler/diff/change.ts'
import type { Unlike } from '../../runtime/records/replay-under.ts'

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
  verdict: (record: ReplayedRecord) => string,
): string {
  const parted = records.filter(({ unlike }) => unlike !== null)
  const count = `${records.length} ${records.length === 1 ? 'record' : 'records'}`
  if (parted.length === 0)
    return `${folder}: ${count} ${records.length === 1 ? 'replays' : 'replay'} the same, every view and the result`
  const earliest = parted.toSorted((a, b) => numberOf(a) - numberOf(b))
  const [first] = earliest
  const others = records.length - parted.length
  const same = others === 0 ? '' : `, ${others} ${others === 1 ? 'replays' : 'replay'} the same`
  const groups = byReason(earliest).toSorted((a, b) => b.length - a.length)
  const told = groups
    .slice(0, MOST_TELLING)
    .flatMap(([one, ...alike]) =>
      one === undefined ? [] : ['', verdict(one), ...(alike.length === 0 ? [] : [`  and so ${alike.length} more`])],
    )
  const left = groups.length - MOST_TELLING
  return [
    `${folder}: ${parted.length} of ${count} ${parted.length === 1 ? 'parts' : 'part'} from the new rules${same}`,
    ...(first === undefined ? [] : [`  first ${first.file}, ${whereOf(first)}`]),
    ...told,
    ...(left > 0 ? ['', `${left} ${left === 1 ? 'reason' : 'reasons'} more`] : []),
  ].join('\n')
}

const numberOf = ({ unlike }: ReplayedRecord): number => unlike?.number ?? Infinity

const whereOf = ({ unlike, choices }: ReplayedRecord): string =>
  unlike === null || unlike.number === 0 ? 'at the set-up' : `at choice ${unlike.number} of ${choices}`

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
