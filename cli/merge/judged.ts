import { partings } from '../../compiler/checks/partings.ts'
import { withText } from '../../compiler/game/load.ts'
import { type MergedText, type Stretch, type ThreeTexts, readingOf } from '../../compiler/merge/merge-texts.ts'
import { writtenDecls } from '../../compiler/merge/written-decls.ts'
import { declaredName } from '../../grammar/declared-name.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { Context } from '../context.ts'
import { type Side, type Version, openSide } from '../diff/side.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { note } from '../io.ts'
import { loadGame } from '../load-game.ts'
import { failuresText, runExamples } from '../run-examples.ts'
import { momentApart } from './moment-apart.ts'

/** What is looked at of a merge in which nothing is in conflict. */
interface CleanMerge {
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
    note(io, 'not checked, as it is no game by itself: `check` the games that include it')
    return exitCode.fine
  }
  const side = await openSide(context, { shown: 'the merged text', path, host: withText(host, path, text) })
  if (side === null) {
    note(io, 'the merged text has errors: see whether one side speaks of what the other has changed')
    return exitCode.findings
  }
  const isOrdered = await tellOrder(context, side, clean)
  const isProved = await tellExamples(context, side, clean.texts)
  return isOrdered && isProved ? exitCode.fine : exitCode.findings
}

/** What each side adds in ignorance of the other, and whose order decides: where the other order is another game. */
async function tellOrder({ io }: Context, side: Side, { merged, milliseconds }: CleanMerge): Promise<boolean> {
  const { path, host } = side
  const open = openOrders(side, merged.stretches)
  let isOrdered = true
  for (const { at, called, told } of open) {
    const turned = { how: 'the other way round', path, host: withText(host, path, turnedText(merged.stretches, at)) }
    const apart = await momentApart([{ how: 'now', path, host }, turned], milliseconds / open.length)
    if (apart.kind === 'same') continue
    isOrdered = false
    note(io, `conflict: the order decides for ${called.join(' and ')}: ${told}\n  ${apart.words}`)
  }
  return isOrdered
}

interface OpenOrder {
  /** Which stretches they stand in, the first one first. */
  readonly at: readonly [number, number]
  /** What messages call both sentences. */
  readonly called: readonly [string, string]
  readonly told: string
}

function openOrders({ path, program, resolution }: Side, stretches: readonly Stretch[]): readonly OpenOrder[] {
  const ends = stretches.map((_, i) => stretches.slice(0, i + 1).reduce((sum, { text }) => sum + text.length, 0))
  const stretchOf = ({ file, start }: Span): number => (file.path === path ? ends.findIndex((end) => start < end) : -1)
  const addedBy = (span: Span): Stretch['addedBy'] => stretches[stretchOf(span)]?.addedBy ?? null
  const isOpen = (a: Span, b: Span): boolean => addedBy(a) !== null && addedBy(b) !== null && addedBy(a) !== addedBy(b)
  const calledAt = ({ file, start }: Span): string =>
    resolution.entries.find(({ decl }) => decl.span.file === file && decl.span.start <= start && start < decl.span.end)
      ?.called ?? 'a sentence'
  const found = new Map<string, OpenOrder>()
  for (const { a, b, told } of partings(program, (one, other) => isOpen(one.span, other.span))) {
    const [first, second] = stretchOf(a.span) < stretchOf(b.span) ? [a.span, b.span] : [b.span, a.span]
    const at = [stretchOf(first), stretchOf(second)] as const
    const said = (span: Span): string => `\`${calledAt(span)}\` of ${addedBy(span)}`
    if (!found.has(at.join())) found.set(at.join(), { at, called: [said(first), said(second)], told })
  }
  return [...found.values()]
}

/** The text where the second of two stretches stands before the first. */
function turnedText(stretches: readonly Stretch[], [first, second]: readonly [number, number]): string {
  const others = stretches.filter((_, i) => i !== second)
  return [...others.slice(0, first), ...stretches.slice(second, second + 1), ...others.slice(first)]
    .map(({ text }) => text)
    .join('')
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
