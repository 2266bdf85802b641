import type { Probe, Scope } from '../compiler/elaborate/context.ts'
import { THIS, YOU } from '../compiler/elaborate/context.ts'
import { askElaboration } from '../compiler/elaborate/elaborate-game.ts'
import { declaredBesides } from '../compiler/game/declare/declare.ts'
import { type Entry, flatten, newNumbering } from '../compiler/game/entry.ts'
import type { Game } from '../compiler/game/model.ts'
import type { Resolution } from '../compiler/game/resolve.ts'
import type { Type } from '../compiler/game/type.ts'
import { parseFile } from '../compiler/syntax/parse.ts'
import type { TokenCourse } from '../grammar/may-follow.ts'
import * as t from '../grammar/tokens.ts'
import type { Decl } from '../grammar/tree/declarations.ts'
import type { Expr } from '../grammar/tree/expressions.ts'
import { type CaretInCode, mark } from './caret.ts'
import { depthOf, wordsToEnd } from './finish-sentence.ts'

/** What the checker knows of a place in a sentence that is being written. */
export interface CheckedPlace {
  readonly locals: readonly { readonly name: string; readonly type: Type }[]
  /** Whether `this` and `you` mean something. */
  readonly hasThis: boolean
  readonly hasYou: boolean
  /** What kind of value is asked for; null where any may stand. */
  readonly wanted: Type | null
  /** Behind `is`: what it is said of. */
  readonly subject: Type | null
}

/** Stands at the cursor while the sentence is looked at; no rules have such a name. */
const PLACEHOLDER = '《 here 》'

/**
 * What is known where a name is being written; `course` is what was read up to there. The sentence is ended in the
 * shortest way, and elaborated by itself in a game that declares the same and says nothing else. Null where the cursor
 * is not come to as a value.
 */
export function askChecker(
  resolution: Resolution,
  caret: CaretInCode,
  course: TokenCourse,
  text: string,
): CheckedPlace | null {
  const depth = depthOf(caret.before)
  const named = course.after(mark(t.Name))
  const written = `${text.slice(caret.sentence, caret.from)}${PLACEHOLDER}`
  const short = wordsToEnd(named, depth)
  const found = short === null ? null : askAbout(resolution, caret, `${written} ${short}\n`)
  if (found !== null) return found
  // A line that may be a call may be a change as well.
  const change = wordsToEnd(named.after(mark(t.Becomes)).after(mark(t.None)), depth)
  return change === null ? null : askAbout(resolution, caret, `${written} becomes none ${change}\n`)
}

function askAbout(resolution: Resolution, caret: CaretInCode, sentence: string): CheckedPlace | null {
  const { items } = parseFile({ path: '', text: sentence }, () => {})
  const decl = items.at(-1)
  const entry = decl === undefined ? null : entryAt(resolution, decl, caret.from - caret.sentence)
  if (entry === null) return null
  const game = declaredBesides(silent(resolution.game), resolution.entries, [entry])
  const probe: Probe = { name: PLACEHOLDER, scope: null, wanted: null, subject: null, at: null }
  askElaboration(game, probe)
  return probe.scope === null && probe.subject === null ? null : told(probe)
}

/** An expression as it stands in an entry, what is in reach of it, and its type; null where it is not come to. */
export function askAboutExpression(
  { game, entries }: Resolution,
  entry: Entry,
  expression: Expr,
): (CheckedPlace & { readonly type: Type }) | null {
  const probe: Probe = { name: PLACEHOLDER, scope: null, wanted: null, subject: null, at: null, expression }
  askElaboration(declaredBesides(silent(game), entries, [entry]), probe)
  const { found } = probe
  return found === undefined ? null : { ...told({ ...probe, scope: found.scope }), type: found.type }
}

/** The declaration that holds an offset of its own text: in a text or on a card the rule, of a change what it says. */
function entryAt({ game, entries }: Resolution, decl: Decl, offset: number): Entry | null {
  const said = changed(game, entries, decl)
  if (said === null) return null
  const all = flatten([said], '', newNumbering())
  return all.findLast(({ decl: { span } }) => span.start <= offset && offset < span.end) ?? all[0] ?? null
}

function changed(game: Game, entries: readonly Entry[], decl: Decl): Decl | null {
  if (decl.kind !== 'overlay') return decl
  switch (decl.verb) {
    case 'remove':
      return null
    case 'replace':
      return decl.decl
    case 'set': {
      const fact = game.facts.get(decl.target.text)?.decl
      return fact === undefined ? null : { ...fact, value: decl.value, starts: null, body: null, span: decl.span }
    }
    case 'add': {
      const event = entries.find((entry) => entry.decl.kind === 'event' && entry.decl.name.text === decl.event.text)
      return event?.decl.kind === 'event' ? { ...event.decl, body: decl.body, span: decl.span } : null
    }
  }
}

/** The same declarations, and no sentence. */
function silent(game: Game): Game {
  return {
    ...game,
    uses: [],
    definitions: new Map(game.definitions),
    facts: each(game.facts, (fact) => ({ ...fact, decl: { ...fact.decl, value: null, starts: null, body: null } })),
    adjectives: each(game.adjectives, (adjective) => ({ ...adjective, starts: null, sentences: [] })),
    relations: each(game.relations, (relation) => ({ ...relation, sentences: [] })),
    zones: each(game.zones, (zone) => ({ ...zone, capacity: null, seenBy: null })),
    events: each(game.events, (event) =>
      event.body === null ? event : { ...event, body: [], context: null, overrides: [] },
    ),
    modals: [],
    hooks: [],
    excepts: [],
    always: [],
    board: [],
    telling: [],
    refusals: [],
    defaultDecks: [],
    examples: [],
  }
}

const each = <T>(symbols: ReadonlyMap<string, T>, made: (symbol: T) => T): Map<string, T> =>
  new Map([...symbols].map(([name, symbol]) => [name, made(symbol)]))

function told({ scope, wanted, subject }: Probe): CheckedPlace {
  const vars = scope === null ? new Map<string, Type>() : inReach(scope)
  return {
    locals: [...vars].flatMap(([name, type]) => (name.startsWith('$') ? [] : [{ name, type }])),
    hasThis: vars.has(THIS),
    hasYou: vars.has(YOU),
    wanted,
    subject,
  }
}

/** The variables of a scope and those around it, the innermost of a name. */
function inReach({ vars, parent }: Scope): Map<string, Type> {
  const around = parent === null ? new Map<string, Type>() : inReach(parent)
  for (const [name, { type }] of vars) around.set(name, type)
  return around
}
