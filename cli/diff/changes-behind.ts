import type { Change } from '../../compiler/diff/change.ts'
import type { Resolution } from '../../compiler/game/resolve.ts'
import type { Span } from '../../grammar/source-file.ts'
import { replayUnder, type Played, type Unlike } from '../../runtime/records/replay-under.ts'
import { inBrackets } from '../../runtime/words/reason-words.ts'
import type { Context } from '../context.ts'
import { type LoadedGame, loadGame } from '../load-game.ts'
import { declarationPlace } from '../../language/rule-entry.ts'
import type { Side, Sides } from './side.ts'

/**
 * The changes that make a recorded game another one: of the rules that refuse the choice, or of those that applied in
 * the step.
 */
export async function changesBehind(
  context: Context,
  sides: Sides,
  changes: readonly Change[],
  record: Played,
  unlike: Unlike,
): Promise<Change[]> {
  const playing = changes.filter((change) => change.class !== 'editorial')
  if (unlike.kind === 'set-up') return playing.filter((change) => change.class === 'shape')
  const refusing = new Set(unlike.reasons.map((reason) => reason.place))
  const refused = playing.filter((change) => at(sides.new.resolution, change.new, refusing))
  if (refused.length > 0) return refused
  const [before, after] = [
    await appliedIn(context, sides.old, record, unlike.number),
    await appliedIn(context, sides.new, record, unlike.number),
  ]
  const applied = playing.filter(
    (change) => at(sides.old.resolution, change.old, before) || at(sides.new.resolution, change.new, after),
  )
  if (applied.length > 0) return applied
  // What no rule carries out shows by its name: a fact that starts otherwise. A permission that is gone applies
  // nowhere.
  const named = playing.filter((change) => unlike.text.split(/[\s,()"]+/u).includes(change.rule))
  return named.length > 0 ? named : playing.filter((change) => change.new === null && change.class === 'tightens')
}

/** A change as messages name it, with its clauses. */
export const namedChange = ({ id, rule, clause }: Change): string =>
  `${id} ${rule}${inBrackets(clause.new.length > 0 ? clause.new : clause.old)}`

/** Whether a span lies in a rule that stands at one of the places. */
function at({ entries }: Resolution, span: Span | null, places: ReadonlySet<string>): boolean {
  if (span === null) return false
  return (
    entries.some(
      ({ decl }) =>
        places.has(declarationPlace(decl)) &&
        decl.span.file.path === span.file.path &&
        span.start >= decl.span.start &&
        span.end <= decl.span.end,
    ) || entries.some(({ decl }) => places.has(declarationPlace(decl)) && standsFor(decl, span))
  )
}

/** What a variant sets stands elsewhere than the declaration whose value it is. */
function standsFor(decl: Resolution['entries'][number]['decl'], span: Span): boolean {
  const value = decl.kind === 'fact' ? (decl.value ?? decl.starts) : decl.kind === 'except' ? decl.value : null
  return value !== null && value.span.file.path === span.file.path && value.span.start === span.start
}

const counted = new WeakMap<Side, Promise<LoadedGame | null>>()

/** A version that notes which rules apply, made once for however many records. */
function countedGame(context: Context, side: Side): Promise<LoadedGame | null> {
  const known = counted.get(side)
  const game = known ?? loadGame(context, side.path, { coverage: true, examples: false }, side.host)
  counted.set(side, game)
  return game
}

/** Places of the rules that applied while one choice was carried out, or before the first one was asked. */
async function appliedIn(context: Context, side: Side, record: Played, number: number): Promise<ReadonlySet<string>> {
  const game = await countedGame(context, side)
  if (game?.coverage === undefined) return new Set()
  const { places, applied } = game.coverage
  const forget = (): void => applied.clear()
  forget()
  replayUnder(game.engine, { ...record, choices: record.choices.slice(0, number) }, { before: forget })
  return new Set([...applied].flatMap((rule) => places[rule] ?? []))
}
