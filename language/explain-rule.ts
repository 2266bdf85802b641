import { entriesCalled, flatten, handlesOf, newNumbering, type Entry } from '../compiler/game/entry.ts'
import type { WordUse } from '../compiler/program/program.ts'
import type { Resolution } from '../compiler/game/resolve.ts'
import { hasStmt } from '../compiler/syntax/children.ts'
import type { Decl, OverlayDecl } from '../grammar/tree/declarations.ts'
import type { Stmt } from '../grammar/tree/statements.ts'
import { clausesIn } from '../compiler/syntax/cited-clauses.ts'
import { declarationPlace, declarationAsWritten } from './rule-entry.ts'
import { wordLines, wordsOf } from './words-read.ts'

/** A line of a variant that changes something; `counts` unless another has replaced it since, with what was added. */
interface Change {
  readonly decl: OverlayDecl & Decl
  readonly module: string
  readonly counts: boolean
}

/** A declaration with all that bears on it. */
export interface RuleStory {
  readonly entry: Entry
  /** The same thing as the base says it, where an overlay put something else in its place. */
  readonly bases: readonly Entry[]
  readonly exceptions: readonly Entry[]
  readonly overlays: readonly Change[]
  /** How words such as `opponent` are read in it. */
  readonly words: readonly WordUse[]
}

/** What the game says under a name or a clause; examples are left out. */
export function findRules(resolution: Resolution, topic: string, words: readonly WordUse[] = []): RuleStory[] {
  const rules = resolution.entries.filter(({ decl }) => decl.kind !== 'example')
  const named = entriesCalled(rules, topic)
  const found = named.length > 0 ? named : rules.filter(({ decl }) => clausesIn(decl).includes(topic))
  return found.map((entry) => ({ ...storyOf(resolution, entry), words: wordsOf(entry.decl, words) }))
}

/** Names and clauses that could be asked for. */
export function topics({ entries }: Resolution): string[] {
  return entries.flatMap(({ decl, called }) =>
    decl.kind === 'example' ? [] : [...handlesOf(decl), called, ...clausesIn(decl)],
  )
}

/** A declaration of a resolved game with all that bears on it. */
export function storyOf(resolution: Resolution, entry: Entry): Omit<RuleStory, 'words'> {
  const handles = [...handlesOf(entry.decl), entry.called]
  const all = writtenIn(resolution)
  const { decl } = entry
  const holds = new Set(resolution.entries.map((each) => declarationPlace(each.decl)))
  return {
    entry,
    bases: all.filter(
      (each) =>
        each.decl.kind === decl.kind &&
        !holds.has(declarationPlace(each.decl)) &&
        shares([...handlesOf(each.decl), each.called], handles),
    ),
    exceptions:
      decl.kind === 'fact'
        ? resolution.entries.filter((each) => each.decl.kind === 'except' && each.decl.fact.text === decl.name.text)
        : [],
    overlays: all.flatMap(({ decl: other, module }) =>
      other.kind === 'overlay' &&
      declarationPlace(other) !== declarationPlace(decl) &&
      shares(touchedBy(other), handles)
        ? [{ decl: other, module, counts: other.verb !== 'add' || holdsAdded(decl, other.body) }]
        : [],
    ),
  }
}

/** Whether what a line adds stands in what an event has become. */
function holdsAdded(decl: Decl, added: readonly Stmt[]): boolean {
  const places = new Set(added.map(({ span }) => span))
  return decl.kind !== 'event' || hasStmt(decl.body, ({ span }) => places.has(span))
}

const written = new WeakMap<Resolution, readonly Entry[]>()

/** What all modules say, also where another has changed it; gathered once. */
export function writtenIn(resolution: Resolution): readonly Entry[] {
  const before = written.get(resolution)
  if (before !== undefined) return before
  const numbering = newNumbering()
  const made = resolution.modules.flatMap((module) => flatten(module.decls, module.header.name.text, numbering))
  written.set(resolution, made)
  return made
}

function shares(some: readonly string[], others: readonly string[]): boolean {
  return some.some((each) => others.includes(each))
}

/** The names that an overlay changes. */
export function touchedBy(overlay: OverlayDecl): string[] {
  switch (overlay.verb) {
    case 'remove':
      return overlay.target.kind === 'name' ? [overlay.target.name.text] : []
    case 'set':
      return [overlay.target.text]
    case 'replace':
      return handlesOf(overlay.decl)
    case 'add':
      return [overlay.event.text]
  }
}

/** A story in words; `summaries` are what the clauses say. */
export function storyText(
  { entry, bases, exceptions, overlays, words }: RuleStory,
  summaries: ReadonlyMap<string, string>,
): string {
  const clauses = clausesIn(entry.decl).flatMap((id) => (summaries.has(id) ? [`  [${id}] ${summaries.get(id)}`] : []))
  return [
    ...titled(`${nameAndKind(entry)}${standingOn(entry)}`, entry),
    ...wordLines(words),
    ...bases.flatMap((base) => titled('in place of what the base says', base)),
    ...exceptions.flatMap((exception) => titled(`exception ${exception.called}`, exception)),
    ...overlays.flatMap((overlay) => titled(overlay.counts ? 'changed' : 'changed, and replaced since', overlay)),
    ...clauses,
  ].join('\n')
}

export function nameAndKind({ decl, called }: Entry): string {
  return `${called} (${decl.kind === 'modal' ? decl.modality : decl.kind})`
}

/** On which cards a rule of a text stands, in the words of its first line. */
function standingOn({ context }: Entry): string {
  if (context === null) return ''
  const { file, start, end } = context.phrase.span
  return ` of \`${file.text.slice(start, end).split('\n')[0] ?? ''}\``
}

function titled(title: string, { decl, module }: { readonly decl: Decl; readonly module: string }): string[] {
  return [
    `${title}, ${module}, ${declarationPlace(decl)}`,
    ...declarationAsWritten(decl)
      .split('\n')
      .map((line) => `  ${line}`),
  ]
}
