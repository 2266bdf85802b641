import { withText } from '../../compiler/game/load.ts'
import { type MergedText, type ThreeTexts, readingOf } from '../../compiler/merge/merge-texts.ts'
import { openOrders, turnedText } from '../../compiler/merge/open-orders.ts'
import { writtenDecls } from '../../compiler/merge/written-decls.ts'
import { declaredName } from '../../grammar/declared-name.ts'
import type { Context } from '../context.ts'
import { type Side, type Version, openSide } from '../diff/side.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { note } from '../io.ts'
import { loadGame } from '../load-game.ts'
import { failuresText, runExamples } from '../run-examples.ts'
import { momentApart } from './moment-apart.ts'
import { stated } from '../stated.ts'

/** What is looked at of a merge in which nothing is in conflict. */
export interface CleanMerge {
  readonly texts: ThreeTexts
  readonly merged: MergedText
  /** Milliseconds for which moments are sought that tell two orders apart. */
  readonly milliseconds: number
}

/** Whether the result can be read, hangs on no order that nobody has chosen, and holds the examples of both sides. */
export async function judged(context: Context, { path, host }: Version, clean: CleanMerge): Promise<ExitCode> {
  const { io } = context
  const text = readingOf(clean.merged, () => 'ours')
  if (declaredName(text) === null) {
    note(io, stated('not checked, as it is no game by itself: `check` the games that include it'))
    return exitCode.fine
  }
  const side = await openSide(context, { shown: 'the merged text', path, host: withText(host, path, text) })
  if (side === null) {
    note(io, stated('the merged text has errors: see whether one side speaks of what the other has changed'))
    return exitCode.findings
  }
  const isOrdered = await tellOrder(context, side, clean)
  const isProved = await tellExamples(context, side, clean.texts)
  return isOrdered && isProved ? exitCode.fine : exitCode.findings
}

/**
 * Tells what each side adds in ignorance of the other, and whose order decides: where the other order is another game.
 * False where there is any.
 */
export async function tellOrder(
  { io }: Context,
  side: Pick<Side, 'path' | 'host' | 'program' | 'resolution'>,
  { merged, milliseconds }: Pick<CleanMerge, 'merged' | 'milliseconds'>,
): Promise<boolean> {
  const { path, host } = side
  const open = openOrders(side, merged.stretches)
  let isOrdered = true
  for (const { at, called, told } of open) {
    const turned = { how: 'the other way round', path, host: withText(host, path, turnedText(merged.stretches, at)) }
    const apart = await momentApart([{ how: 'now', path, host }, turned], milliseconds / open.length)
    if (apart.kind === 'same') continue
    isOrdered = false
    note(io, stated('conflict: the order decides for {1}: {2}\n  {3}', called.join(' and '), told, apart.words))
  }
  return isOrdered
}

/** Examples of either side that do not hold in the result, and whose they are. */
async function tellExamples(context: Context, { path, host }: Version, texts: ThreeTexts): Promise<boolean> {
  const game = await loadGame(context, path, {}, host)
  if (game === null) return false
  const failed = (await runExamples(context, game)).filter(({ ok }) => !ok)
  const titles = (text: string): ReadonlySet<string> =>
    new Set(writtenDecls(path, text).decls.flatMap(({ key }) => key ?? []))
  const sides = [['ours', titles(texts.ours)] as const, ['theirs', titles(texts.theirs)] as const]
  for (const result of failed) {
    const of = sides.flatMap(([side, known]) => (known.has(`example "${result.title}"`) ? [side] : []))
    const whose = of.length === 0 ? 'of what it is built on' : `of ${of.join(' and ')}`
    note(context.io, [`example "${result.title}" ${whose} does not hold:`, ...failuresText(result)].join('\n  '))
  }
  return failed.length === 0
}
