import type { CheckResult } from '../compiler/compile.ts'
import { type Entry, citesClause, handlesOf } from '../compiler/game/entry.ts'
import type { Decl, OverlayDecl } from '../grammar/tree/declarations.ts'
import { clausesIn } from '../compiler/syntax/cited-clauses.ts'
import { clauseSummaries } from './clause-uses.ts'
import { commentAbove } from './declaring-line.ts'
import { nameAndKind, storyOf, touchedBy, writtenIn } from './explain-rule.ts'
import { spanKey } from './place.ts'
import { declarationAsWritten } from './rule-entry.ts'
import { wordLines, wordsOf } from './words-read.ts'

/** Something that the rules say, and how it bears on what was asked about. */
export interface ToldRule {
  /** `base`: what it took the place of. `elsewhere`: only in another game than the one that was asked. */
  readonly bears: 'itself' | 'base' | 'exception' | 'change' | 'elsewhere'
  /** `may-play (may)`; of a change, its first word. */
  readonly called: string
  /** The game or variant that says it. */
  readonly module: string
  readonly decl: Decl
  /** At the left margin. */
  readonly text: string
  readonly comment: string | null
  readonly clauses: readonly { readonly id: string; readonly summary: string | null }[]
  /** How words of texts are read in it, a line for each. */
  readonly words: readonly string[]
}

/**
 * All that games say of some declarations, the first game first: each with what it took the place of, its exceptions
 * and what changes it. What several games say alike is told once.
 */
export function toldRules(checked: readonly CheckResult[], isMeant: (entry: Entry) => boolean): readonly ToldRule[] {
  const told = new Map<string, ToldRule>()
  for (const [i, result] of checked.entries()) {
    for (const each of toldBy(result, isMeant)) {
      const key = spanKey(each.decl.span)
      if (!told.has(key)) told.set(key, i === 0 ? each : { ...each, bears: 'elsewhere' })
    }
  }
  return [...told.values()]
}

function toldBy(checked: CheckResult, isMeant: (entry: Entry) => boolean): readonly ToldRule[] {
  const { resolution } = checked
  if (resolution === null) return []
  const written = writtenIn(resolution)
  const meant = written.filter(isMeant)
  const standing = resolution.entries.filter(
    (entry) => isMeant(entry) || meant.some((each) => isOf(each.decl, handlesIn(entry), entry.decl.kind)),
  )
  const stories = standing.flatMap((entry) => {
    const { bases, exceptions, overlays } = storyOf(resolution, entry)
    return [
      tell(checked, 'itself', entry),
      ...bases.map((base) => tell(checked, 'base', base)),
      ...exceptions.map((exception) => tell(checked, 'exception', exception)),
      ...written
        .filter(({ decl }) => overlays.some((each) => each.decl === decl))
        .map((change) => tell(checked, 'change', change)),
    ]
  })
  // What was taken away stands in no story, and neither does what takes it away.
  const removals = meant.flatMap((entry) => written.filter(({ decl }) => takesAway(decl, entry)))
  const removed = meant.flatMap(({ decl }) => written.filter((entry) => takesAway(decl, entry)))
  const changes = meant.filter(({ decl }) => decl.kind === 'overlay')
  return [
    ...stories,
    ...[...removals, ...changes].map((entry) => tell(checked, 'change', entry)),
    ...[...removed, ...meant].map((entry) => tell(checked, 'base', entry)),
  ]
}

const handlesIn = ({ decl, called }: Entry): readonly string[] => [...handlesOf(decl), called]

/** Whether a declaration is one of those that bear some names, or changes it. */
function isOf(decl: Decl, handles: readonly string[], kind: Decl['kind']): boolean {
  const own = decl.kind === 'overlay' ? touchedBy(decl) : decl.kind === kind ? handlesOf(decl) : []
  return own.some((handle) => handles.includes(handle))
}

/** Whether a change takes an entry away, by its name or by a clause that it cites. */
function takesAway(change: Decl, entry: Entry): boolean {
  if (change.kind !== 'overlay' || change.verb !== 'remove' || entry.decl.kind === 'overlay') return false
  return change.target.kind === 'clause'
    ? citesClause(entry.decl, change.target.name.text)
    : touchedBy(change).some((name) => handlesIn(entry).includes(name))
}

const VERBS: Readonly<Record<OverlayDecl['verb'], string>> = {
  remove: 'remove',
  set: 'replace',
  replace: 'replace',
  add: 'add',
}

function tell(checked: CheckResult, bears: ToldRule['bears'], entry: Entry): ToldRule {
  const { decl } = entry
  const { path } = decl.span.file
  // Of what a variant replaces, the entry is still that of the base.
  const said = checked.resolution?.modules.find((module) => module.path === path)?.header.name.text
  const summaries = clauseSummaries(checked)
  return {
    bears,
    called: decl.kind === 'overlay' ? VERBS[decl.verb] : nameAndKind(entry),
    module: said ?? entry.module,
    decl,
    text: declarationAsWritten(decl),
    comment: commentAbove(decl.span),
    clauses: clausesIn(decl).map((id) => ({ id, summary: summaries.get(id) ?? null })),
    words: wordLines(wordsOf(decl, checked.program?.words ?? [])),
  }
}
