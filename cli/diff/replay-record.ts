import { chained, type Sayable } from '../../grammar/saying.ts'
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Change } from '../../compiler/diff/change.ts'
import { parsePlayed } from '../../runtime/records/replay.ts'
import { beside } from '../../runtime/records/replay-beside.ts'
import { type Played, replayUnder, unlikeText } from '../../runtime/records/replay-under.ts'
import { abridged } from '../../runtime/words/abridged.ts'
import type { Context } from '../context.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { note, say, sayJson } from '../io.ts'
import { withRecord } from '../files/read-record.ts'
import { statsOf } from '../files/stats-of.ts'
import { UsageError } from '../usage-error.ts'
import { changesBehind, namedChange } from './changes-behind.ts'
import { type ReplayedRecord, folderText } from './replayed-folder.ts'
import type { Sides } from './side.ts'
import { stated } from '../stated.ts'

interface Replays {
  readonly sides: Sides
  readonly changes: readonly Change[]
  readonly format: string
  readonly roundLimit?: number
}

/**
 * Says at which choice of a recorded game the new version is another game, and which changes make it so; of a folder, of
 * how many.
 */
export async function replayRecords(context: Context, path: string, replays: Replays): Promise<ExitCode> {
  const { io } = context
  if (statsOf(resolve(io.cwd, path))?.isDirectory() === true) return replayFolder(context, path, replays)
  const record = await replayRecord(context, path, replays)
  if (replays.format === 'json') sayJson(io, asJson(record))
  else say(io, verdict(record))
  return record.unlike === null ? exitCode.fine : exitCode.findings
}

async function replayFolder(context: Context, folder: string, replays: Replays): Promise<ExitCode> {
  const { io } = context
  const files = namesIn(resolve(io.cwd, folder))
    .filter((name) => name.endsWith('.json'))
    .sort()
  const records: ReplayedRecord[] = []
  for (const name of files)
    try {
      records.push(await replayRecord(context, join(folder, name), replays))
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      note(io, stated('left out: {1}', error.words))
    }
  if (records.length === 0) throw new UsageError(stated('{1} holds no record (NAME.json) of this game', folder))
  if (replays.format === 'json')
    sayJson(io, { format: 'houserules-replays-under/1', folder, records: records.map(asJson) })
  else say(io, folderText(folder, records, verdict))
  return records.some(({ unlike }) => unlike !== null) ? exitCode.findings : exitCode.fine
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    throw new UsageError(
      stated('{1} cannot be read: {2}', folder, error instanceof Error ? error.message : String(error)),
    )
  }
}

async function replayRecord(
  context: Context,
  file: string,
  { sides, changes, roundLimit }: Replays,
): Promise<ReplayedRecord> {
  const { io } = context
  const limit = roundLimit === undefined ? {} : { roundLimit }
  const record: Played & { readonly game: string } = { ...withRecord(io, file, parsePlayed), ...limit }
  const [old, next] = [(await sides.old.engine()).engine, (await sides.new.engine()).engine]
  const names = [old.info.name, next.info.name]
  if (!names.includes(record.game))
    throw new UsageError(
      stated('{1}: this is a game of {2}, not of {3}', file, abridged(record.game), [...new Set(names)].join(' or ')),
    )
  const own = replayUnder(old, record)
  if (own.unlike !== null)
    throw new UsageError(
      stated('{1} was not played by {2}: it does not hold {3}', file, sides.old.shown, unlikeText(own.unlike)),
    )
  const { unlike, carriedOut } = replayUnder(next, record, beside(old, next, record))
  const culprits = unlike === null ? [] : await changesBehind(context, sides, changes, record, unlike)
  return { file, choices: record.choices.length, carriedOut, unlike, culprits }
}

const asJson = ({ file, choices, carriedOut, unlike, culprits }: ReplayedRecord): object => ({
  format: 'houserules-replay-under/1',
  record: file,
  choices,
  carriedOut,
  same: unlike === null,
  unlike,
  changes: culprits.map(({ fingerprint, id, rule, clause }) => ({ fingerprint, id, rule, clause })),
})

function verdict({ file, choices, unlike, culprits }: ReplayedRecord): Sayable {
  const count = choices === 1 ? stated('1 choice') : stated('{1} choices', choices)
  if (unlike === null) return stated('{1} replays the same: {2}, every view and the result', file, count)
  const where = unlikeText(unlike)
  return chained('\n', [
    unlike.kind === 'elsewhere'
      ? stated('{1} goes on otherwise from {2}', file, where.replace(/^at /u, ''))
      : stated('{1} no longer holds {2}', file, where),
    stated('  {1} of {2} are as they were', Math.max(0, unlike.number - 1), count),
    ...culprits.map((change) => stated('  by {1}', namedChange(change))),
  ])
}
