import type { Change } from '../../compiler/diff/change.ts'
import { parsePlayed } from '../../runtime/records/replay.ts'
import { beside } from '../../runtime/records/replay-beside.ts'
import { type Played, replayUnder, type Unlike, unlikeText } from '../../runtime/records/replay-under.ts'
import { abridged } from '../../runtime/words/abridged.ts'
import type { Context } from '../context.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { say, sayJson } from '../io.ts'
import { withRecord } from '../files/read-record.ts'
import { UsageError } from '../usage-error.ts'
import { changesBehind } from './changes-behind.ts'
import type { Sides } from './side.ts'

/** Says at which choice of a recorded game the new version is another game, and which changes make it so. */
export async function replayRecord(
  context: Context,
  sides: Sides,
  changes: readonly Change[],
  file: string,
  { format, ...limits }: { readonly format: string } & Pick<Played, 'roundLimit'>,
): Promise<ExitCode> {
  const { io } = context
  const record: Played & { readonly game: string } = { ...withRecord(io, file, parsePlayed), ...limits }
  const [old, next] = [(await sides.old.engine()).engine, (await sides.new.engine()).engine]
  const names = [old.info.name, next.info.name]
  if (!names.includes(record.game))
    throw new UsageError(
      `${file}: this is a game of ${abridged(record.game)}, not of ${[...new Set(names)].join(' or ')}`,
    )
  const own = replayUnder(old, record)
  if (own.unlike !== null)
    throw new UsageError(`${file} was not played by ${sides.old.shown}: it does not hold ${unlikeText(own.unlike)}`)
  const { unlike, carriedOut } = replayUnder(next, record, beside(old, next, record))
  const culprits = unlike === null ? [] : await changesBehind(context, sides, changes, record, unlike)
  if (format === 'json')
    sayJson(io, {
      format: 'houserules-replay-under/1',
      record: file,
      choices: record.choices.length,
      carriedOut,
      same: unlike === null,
      unlike,
      changes: culprits.map(({ fingerprint, id, rule, clause }) => ({ fingerprint, id, rule, clause })),
    })
  else say(io, verdict(file, record, unlike, culprits))
  return unlike === null ? exitCode.fine : exitCode.findings
}

function verdict(file: string, record: Played, unlike: Unlike | null, culprits: readonly Change[]): string {
  const count = `${record.choices.length} ${record.choices.length === 1 ? 'choice' : 'choices'}`
  if (unlike === null) return `${file} replays the same: ${count}, every view and the result`
  const fate = unlike.kind === 'elsewhere' ? 'goes on otherwise from' : 'no longer holds'
  const by = culprits.map((change) => `  by ${change.id} ${change.rule}${clausesText(change)}`)
  return [
    `${file} ${fate} ${unlike.kind === 'elsewhere' ? unlikeText(unlike).replace(/^at /u, '') : unlikeText(unlike)}`,
    `  ${Math.max(0, unlike.number - 1)} of ${count} are as they were`,
    ...by,
  ].join('\n')
}

function clausesText({ clause }: Change): string {
  const clauses = clause.new.length > 0 ? clause.new : clause.old
  return clauses.length === 0 ? '' : ` [${clauses.join(', ')}]`
}
