import { isOneSign } from '../diagnostics/nearest-names.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { Expr } from '../../grammar/tree/expressions.ts'
import type { Game } from '../game/model.ts'
import type { Counter, Local, Proc, Site, TExpr, TStmt } from '../program/ir.ts'
import { hasCardsOfNobody } from './declarations/cards-of-nobody.ts'
import { hasEffectsOfNobody } from './declarations/effects-of-nobody.ts'
import { type LastingRules, noLastingRules } from './lasting-parts.ts'
import type { Type } from '../game/type.ts'
import type { WordPosition, ReadingSymbol } from '../game/reading.ts'
import { type NameUse, type NamedKind, noteUse } from '../game/name-use.ts'
import type { WordUse } from '../program/program.ts'
import { localExpr } from '../program/local-expr.ts'

/**
 * What an editor asks about a place: a name is written there that nothing bears, and elaboration notes what is known.
 */
export interface Probe {
  readonly name: string
  /** The names in reach of it; null until it is come to as a value. */
  scope: Scope | null
  /** What kind of value is asked for; null where any is, or none came up. */
  wanted: Type | null
  /** Behind `is`: what it is said of. */
  subject: Type | null
  at: Span | null
  /** An expression that is asked about as it stands, and what it comes to be there. */
  readonly expression?: Expr
  found?: { readonly scope: Scope; readonly type: Type }
}

/** What elaboration gathers over the whole game. */
export interface Elaboration {
  readonly game: Game
  readonly report: Report
  readonly counters: Counter[]
  readonly procs: Proc[]
  readonly sites: Site[]
  /** Names of declarations that something mentions, for "declared but unused". */
  readonly used: Set<string>
  /** Every name with what it stands for, for editors. */
  readonly uses: NameUse[]
  /** Adjectives and derived facts of cards that are asked of printed cards as well. */
  readonly ofDefinitions: Set<string>
  /** Rules that instructions lay down for a while, until they are joined to what they are about. */
  readonly lasting: LastingRules
  /** Whether a card may belong to nobody, so that its owner may be none. */
  readonly cardsOfNobody: boolean
  readonly effectsOfNobody: boolean
  nextLocal: number
  /** Whether the instructions that are elaborated are tried as part of an announcement. */
  inAnnouncement: boolean
  /** Whether they are done for all members of a set at the same time. */
  atTheSameTime: boolean
  /** Of what type the text that is elaborated gives its value, where it gives one, as that of a fact. */
  gives: Type | null
  /** In examples a card's name means the copy that lies on the table. */
  exampleCards: boolean
  /** The instruction that is elaborated, before which a word may have to be asked about. */
  asking: AskingInstruction | null
  /** How words of texts were read, for explanations. */
  readonly words: WordUse[]
  /** Null but for editors. */
  readonly probe: Probe | null
  /** Where a card is named that a variant has removed. */
  readonly removedUses: { readonly name: string; readonly span: Span }[]
}

/** Before anything is elaborated. */
export const newElaboration = (game: Game, report: Report, probe: Probe | null = null): Elaboration => ({
  game,
  report,
  counters: [],
  procs: [],
  sites: [],
  removedUses: [],
  inAnnouncement: false,
  atTheSameTime: false,
  gives: null,
  used: new Set(),
  uses: [...game.uses],
  ofDefinitions: new Set(),
  cardsOfNobody: hasCardsOfNobody(game),
  effectsOfNobody: hasEffectsOfNobody(game),
  lasting: noLastingRules(),
  nextLocal: 1,
  exampleCards: false,
  asking: null,
  words: [],
  probe,
})

/** A stretch of a text that reads words in one position. */
export interface WordStretch {
  readonly position: WordPosition
  /** Variables that words came to stand for here, in the order in which they came up. */
  readonly uses: { readonly symbol: ReadingSymbol; readonly local: Local; readonly bound: boolean }[]
}

/** An instruction, and the questions that words in it ask before it. */
export interface AskingInstruction {
  readonly scope: Scope
  readonly before: TStmt[]
}

/**
 * Names in reach. A boundary marks the body of a hook or pending effect: what it uses from outside is captured by
 * value.
 */
export interface Scope {
  readonly vars: Map<string, TExpr>
  readonly parent: Scope | null
  readonly boundary: { readonly proc: Proc; readonly captured: Local[] } | null
  /** Where `let` and `choose` put their variables; null in expressions outside of a procedure. */
  readonly proc: Proc | null
  /** Name of the event whose text this is. */
  readonly event: string
  /** The stretch of a text whose words are read in one position; inner scopes take it over. */
  readonly place?: WordStretch
  /** The block of a loop: a question in it may have been asked in an earlier round. */
  readonly looped?: true
  /** Words of a text that are resolved here on every path, with the position in which they were read. */
  resolved?: Map<string, WordPosition>
}

/** Keys under which `this`, `you` and the doer stand among the variables; no author can write them. */
export const THIS = '$this'
export const YOU = '$you'
export const DOER = '$doer'

export function rootScope(event: string, proc: Proc | null): Scope {
  return { vars: new Map(), parent: null, boundary: null, proc, event }
}

export function inner(scope: Scope): Scope {
  return { vars: new Map(), parent: scope, boundary: null, proc: scope.proc, event: scope.event }
}

export function newLocal(e: Elaboration, name: string, type: Type, scope: Scope | null): Local {
  const local: Local = { id: e.nextLocal++, name, type }
  scope?.proc?.locals.push(local)
  return local
}

/** Puts a variable in reach; `span` is where it gets its name. */
export function bind(scope: Scope, name: string, local: Local, span: Span): void {
  scope.vars.set(name, localExpr(local, span))
}

/** Notes what a name stands for where it is written. */
export function refer(e: Elaboration, kind: NamedKind, span: Span, declared: Span): void {
  noteUse(e.uses, kind, span, declared)
}

/** Finds a variable; crossing a boundary captures it. */
export function lookup(e: Elaboration, scope: Scope, name: string): TExpr | null {
  const own = scope.vars.get(name)
  // What an empty set holds is known once it has gained something.
  if (own !== undefined)
    return own.kind === 'local' && own.type.base === 'unknown' ? { ...own, type: own.local.type } : own
  if (scope.parent === null) return null
  const outer = lookup(e, scope.parent, name)
  if (outer === null || scope.boundary === null || outer.kind !== 'local') return outer
  const { proc, captured } = scope.boundary
  const at = captured.findIndex((l) => l === outer.local)
  if (at >= 0) {
    const known = proc.params[at]
    if (known !== undefined) {
      bind(scope, name, known, outer.span)
      return localExpr(known, outer.span)
    }
  }
  const inside: Local = { id: e.nextLocal++, name: outer.local.name, type: outer.local.type }
  captured.push(outer.local)
  ;(proc.params as Local[]).push(inside)
  bind(scope, name, inside, outer.span)
  return localExpr(inside, outer.span)
}

export function newProc(
  e: Elaboration,
  name: string,
  kind: Proc['kind'],
  params: readonly Local[],
  cites: readonly string[],
  span: Span,
): Proc {
  const proc: Proc = {
    id: e.procs.length + 1,
    name,
    kind,
    params: [...params],
    body: [],
    locals: [],
    resumable: false,
    cites,
    span,
  }
  e.procs.push(proc)
  return proc
}

/** Whether a variable of that name is in reach; captures nothing. */
export const inReach = (scope: Scope, name: string): boolean => variableInReach(scope, name) !== null

/** The variable of that name that is in reach, as `inReach` looks for it. */
export function variableInReach(scope: Scope, name: string): TExpr | null {
  return scope.vars.get(name) ?? (scope.parent === null ? null : variableInReach(scope.parent, name))
}

/** Variables with a name of one sign which are of such a type, the innermost first. */
export function signsInScope(scope: Scope, wanted: Type | null): string[] {
  const own = [...scope.vars].flatMap(([name, { type }]) =>
    isOneSign(name) && (wanted === null || type.base === wanted.base) ? [name] : [],
  )
  return scope.parent === null ? own : [...own, ...signsInScope(scope.parent, wanted)]
}

/** Names in scope, for suggestions. */
export function namesInScope(scope: Scope): string[] {
  const own = [...scope.vars.keys()].filter((k) => !k.startsWith('$'))
  return scope.parent === null ? own : [...own, ...namesInScope(scope.parent)]
}
