import { mutantsOf, mutated } from '../../bench/mutation/mutants.ts'
import { sitesIn } from '../../bench/mutation/sites.ts'
import type { CheckResult } from '../../compiler/compile.ts'
import type { Resolution } from '../../compiler/game/resolve.ts'
import { spanText } from '../../grammar/source-file.ts'
import type { ThreeTexts } from '../../compiler/merge/merge-texts.ts'
import { someOf } from '../kit/effort.ts'

/** A rules file that two sides edit. */
export interface EditedFile {
  readonly called: string
  readonly path: string
  readonly text: string
  /** Reads the file as if it held another text. */
  readonly read: (text: string) => CheckResult
}

/** What two sides make of a text, and how it is read where both edits are made by hand. */
export interface Merge {
  readonly what: string
  readonly path: string
  readonly texts: ThreeTexts
  readonly read: (text: string) => CheckResult
  /** Where the order of both is a choice, that of theirs first if `turned`. */
  readonly byHand: (turned: boolean) => CheckResult
}

/** One edit of a text, and where it stands. */
interface Edit {
  readonly what: string
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Of what is written at one place, the first stands first. */
const edited = (text: string, edits: readonly Edit[]): string =>
  edits
    .toReversed()
    .toSorted((a, b) => b.start - a.start)
    .reduce((now, { start, end, text: by }) => now.slice(0, start) + by + now.slice(end), text)

/** Pairs of changes of one thing each, at different places of a file, near each other and far apart. */
export function pairsOfEdits(file: EditedFile): readonly Merge[] {
  const edits = changesIn(file, resolutionOf(file))
  const near = edits.flatMap((a, i) => edits.slice(i + 1, i + 8).map((b) => [a, b] as const))
  const far = edits.flatMap((a, i) =>
    edits
      .slice(i + 8)
      .filter((_, j) => (i + j) % 7 === 0)
      .map((b) => [a, b] as const),
  )
  return mergesOf(file, [...near, ...far])
}

/** Of each module of which a variant is made, so many changes are tried. */
const TRIED = 6

/** The same in a variant, of which each side may also take away and replace what stands below it. */
export function pairsOfEditsAbove(file: EditedFile, isGame: (checked: CheckResult) => boolean): readonly Merge[] {
  const resolution = resolutionOf(file)
  const modules = [...new Set(resolution.entries.map(({ module }) => module))]
  const below = modules.map((module) => changesBelow(file, resolution, module))
  const edits = [changesIn(file, resolution), linesAdded(file, resolution), ...below]
    .flatMap((all, i) => someOf(all, TRIED, `${file.called} ${i}`))
    .filter((edit) => isGame(file.read(edited(file.text, [edit]))))
  return mergesOf(
    file,
    edits.flatMap((a, i) => edits.slice(i + 1).map((b) => [a, b] as const)),
  )
}

function mergesOf({ called, path, text, read }: EditedFile, pairs: readonly (readonly [Edit, Edit])[]): Merge[] {
  return pairs.flatMap(([a, b]): Merge[] => {
    const isAtEnd = a.start === text.length && b.start === text.length
    // The same said twice is no edit that anybody makes by hand.
    if (isAtEnd ? a.text === b.text : a.end >= b.start && b.end >= a.start) return []
    const texts = { base: text, ours: edited(text, [a]), theirs: edited(text, [b]) }
    const byHand = (turned: boolean): CheckResult => read(edited(text, turned ? [b, a] : [a, b]))
    return [{ what: `${called}: ${a.what}, ${b.what}`, path, texts, read, byHand }]
  })
}

function resolutionOf({ called, text, read }: EditedFile): Resolution {
  const { resolution } = read(text)
  if (resolution === null) throw new Error(`${called} has errors`)
  return resolution
}

const changesIn = ({ path }: EditedFile, resolution: Resolution): readonly Edit[] =>
  mutantsOf(resolution)
    .filter(({ file }) => file === path)
    .map((mutant) => ({ ...mutant, what: `${mutant.kind} of ${mutant.rule}` }))

/** A line of an event below once more before another line, as a variant adds it. */
function linesAdded({ path, text }: EditedFile, { entries }: Resolution): readonly Edit[] {
  return entries.flatMap(({ decl }, i) => {
    if (decl.kind !== 'event' || decl.span.file.path === path) return []
    const lines = decl.body.map(({ span }) => spanText(span).trimEnd()).filter((line) => !line.includes('\n'))
    const anchors = decl.body.flatMap((line) => (line.kind === 'call' ? [line.call.event.text] : []))
    const [line, anchor] = [lines[i % Math.max(1, lines.length)], anchors[i % Math.max(1, anchors.length)]]
    if (line === undefined || anchor === undefined) return []
    const place = `before ${anchor} in ${decl.name.text}`
    return [atEnd(text, `\`${line}\` ${place}`, `add ${place}\n  ${line}`)]
  })
}

function atEnd(text: string, what: string, line: string): Edit {
  const start = text.length
  return { what, start, end: start, text: `\n${line}\n` }
}

/** What a module below says, each taken away, or replaced by what says one thing otherwise: in a line at the end. */
function changesBelow({ path, text }: EditedFile, { entries, game }: Resolution, of: string): readonly Edit[] {
  const below = entries.filter(
    ({ decl, context, module }) =>
      module === of && decl.kind !== 'example' && decl.span.file.path !== path && context === null,
  )
  return below.flatMap(({ decl, called }, i) => {
    const removed = atEnd(text, `${called} removed`, `remove ${called}`)
    const gone = decl.cites.slice(0, 1).map((cite) => atEnd(text, `[${cite.text}] removed`, `remove [${cite.text}]`))
    const sites = sitesIn(decl, game).filter(({ kind }) => kind !== 'deleted' && kind !== 'duplicated')
    const site = sites[i % Math.max(1, sites.length)]
    if (site === undefined) return [removed, ...gone]
    const { file, start, end } = decl.span
    const now = mutated(file.text, { ...site, rule: called }).slice(
      start,
      end + site.text.length - (site.end - site.start),
    )
    const cites = decl.cites.length === 0 ? '' : `[${decl.cites.map((cite) => cite.text).join(', ')}] `
    return [removed, ...gone, atEnd(text, `${site.kind} of ${called} replaced`, `${cites}replace ${now.trimEnd()}`)]
  })
}
