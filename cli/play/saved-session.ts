import type { Engine } from '../../runtime/engine.ts'
import { type LastShared, lastShared } from '../../runtime/records/last-shared.ts'
import type { SavedGame } from '../../runtime/records/records.ts'
import { RecordError, adopted, parseSave } from '../../runtime/records/replay.ts'
import { replayUnder, unlikeText } from '../../runtime/records/replay-under.ts'
import { forSeats } from '../arguments/bots-meant.ts'
import { roundsMeant } from '../arguments/option-values.ts'
import type { Context } from '../context.ts'
import { changesBehind, namedChange } from '../diff/changes-behind.ts'
import { type Side, changesOf, openOldSide, openSide } from '../diff/side.ts'
import { versionBefore, versionMeant } from '../diff/version-meant.ts'
import { withRecord } from '../files/read-record.ts'
import { note } from '../io.ts'
import { UsageError } from '../usage-error.ts'
import { type PlaySession, resumedSession } from './session.ts'
import { stated } from '../stated.ts'

export interface ResumeOptions {
  readonly seats: readonly string[]
  /** Only as far as the rules go on with it, where they have changed since. */
  readonly takeBack: boolean
  /** The rules that it was saved by. */
  readonly savedUnder?: string
  readonly roundLimit?: number
}

/** The game that a save is of, in the file with which its rules begin now. */
interface GameNow {
  readonly engine: Engine
  readonly path: string
}

/** A game that goes on from a save; null, with what is wrong reported, where the rules that it was saved by have errors. */
export async function savedSession(
  context: Context,
  now: GameNow,
  file: string,
  options: ResumeOptions,
): Promise<PlaySession | null> {
  const { io } = context
  const { engine } = now
  const { fingerprint, name } = engine.info
  const saved = withRecord(io, file, parseSave)
  const then = options.savedUnder === undefined ? undefined : await rulesOfThen(context, now.path, options.savedUnder)
  if (then === null) return null
  const old = then === undefined ? null : await engineOfThen(then, file, saved)
  const limits = roundsMeant(options)
  const left = lastShared(engine, saved, old, limits)
  if (left !== null && (!options.takeBack || left.save.choices.length === 0))
    throw new UsageError(
      stated('{1}: {2}{3}', file, refusal(engine, saved, limits), await wayOut(context, now, saved, { left, then })),
    )
  return withRecord(io, file, () => {
    const save = left?.save ?? adopted(engine, saved, limits)
    const session = resumedSession(engine, save, forSeats(options.seats, save.players), limits)
    if (left !== null) note(io, takenBackText(saved, left))
    else if (saved.fingerprint !== fingerprint)
      note(
        io,
        stated(
          'the rules of {1} have changed since this was saved: all that was played may be played under these as well, and the game goes on under them; `houserules diff` of both tells what changed',
          name,
        ),
      )
    return session
  })
}

const rulesOfThen = async (context: Context, path: string, version: string): Promise<Side | null> =>
  openOldSide(context, await versionBefore(context.io, path, version))

/** @throws UsageError where the save is of other rules than these */
async function engineOfThen(then: Side, file: string, saved: SavedGame): Promise<Engine> {
  const { engine } = await then.engine()
  const { unlike } = replayUnder(engine, saved)
  if (unlike === null) return engine
  throw new UsageError(stated('{1} was not played by {2}: it does not hold {3}', file, then.shown, unlikeText(unlike)))
}

/** Why these rules do not take a save as it is. */
function refusal(engine: Engine, saved: SavedGame, limits: ReturnType<typeof roundsMeant>): string {
  try {
    adopted(engine, saved, limits)
  } catch (error) {
    if (error instanceof RecordError) return error.message
    throw error
  }
  return ''
}

interface Parted {
  readonly left: LastShared
  /** The rules that it was saved by. */
  readonly then: Side | undefined
}

/** By which change they part, and from which choice on the game can go on. */
async function wayOut(context: Context, now: GameNow, saved: SavedGame, { left, then }: Parted): Promise<string> {
  const { length } = left.save.choices
  const offer = `, or go on from choice ${length} of ${saved.choices.length}, the last that both have, with \`--take-back\``
  const goesOn = length === 0 ? '' : offer
  if (then === undefined)
    return `${goesOn}; \`--saved-under VERSION\` (HEAD~1, or a file) tells by which change and where they part`
  const part = left.unlike?.kind === 'elsewhere' ? `they part ${unlikeText(left.unlike)}` : 'they part'
  const by = (await changesApart(context, now, saved, { left, then })).map((change) => ` by ${change}`)
  return `${goesOn === '' ? ', or begin anew' : goesOn}; ${part}${by.join(',')}`
}

async function changesApart(
  context: Context,
  { path }: GameNow,
  saved: SavedGame,
  { left: { unlike }, then }: Parted,
): Promise<readonly string[]> {
  const now =
    then === undefined || unlike === null ? null : await openSide(context, await versionMeant(context.io, path))
  if (now === null || then === undefined || unlike === null) return []
  const sides = { old: then, new: now }
  return (await changesBehind(context, sides, changesOf(sides), saved, unlike)).map(namedChange)
}

function takenBackText({ choices }: SavedGame, { save, unlike }: LastShared): string {
  const taken = choices.length - save.choices.length
  const why =
    unlike?.kind === 'elsewhere' ? 'from which on these rules lead elsewhere' : 'which the rules do not offer any more'
  return `taken back: the last ${taken === 1 ? 'choice' : `${taken} choices`} of ${choices.length}, ${why}`
}
