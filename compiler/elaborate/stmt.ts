import { error } from '../diagnostics/make.ts'
import type { Expr, Stmt } from '../syntax/ast.ts'
import type { Domain, Local, TExpr, TStmt } from '../game/ir.ts'
import { DEFINITION, PLAYER, TRUTH, type Type, UNKNOWN, elementOf, fits, notNone, setOf, show } from '../game/type.ts'
import { elaborateCall } from './call.ts'
import { choose, chooseOne, siteOf } from './choose.ts'
import { DOER, type Elaboration, type Scope, bind, inner, localExpr, lookup, newLocal } from './context.ts'
import { domainOf } from './domain.ts'
import { definitionOf, elaborate, expectType, truth } from './expr.ts'
import { lasting } from './lasting.ts'
import { findEvent } from './pattern.ts'
import { later } from './later.ts'
import { pieceAmong } from './piece.ts'
import { mayPrompt } from './prompt.ts'
import { looping, withQuestions } from './reading-places.ts'
import { seatingOf } from './seating.ts'

/** Elaborates a block in a scope of its own. */
export function block(e: Elaboration, scope: Scope, stmts: readonly Stmt[]): TStmt[] {
  const inside = inner(scope)
  return stmts.flatMap((s) => statement(e, inside, s))
}

/** An instruction, after the questions about the words in it that nothing has answered yet. */
export function statement(e: Elaboration, scope: Scope, s: Stmt): TStmt[] {
  const { made, before } = withQuestions(e, scope, () => instruction(e, scope, s))
  return before.length === 0 ? made : [...before, ...made]
}

function instruction(e: Elaboration, scope: Scope, s: Stmt): TStmt[] {
  const at = { span: s.span, cites: s.cites.map((c) => c.text) }
  switch (s.kind) {
    case 'call': return elaborateCall(e, scope, s.call, s.forced, at)
    case 'becomes': return becomes(e, scope, s, at)
    case 'changes': return changes(e, scope, s, at)
    case 'may': {
      const who = player(e, scope, s.who)
      const site = siteOf(e, scope, 'may', mayPrompt(s.then), true, at)
      const inside = inner(scope)
      inside.vars.set(DOER, who)
      return [{ ...at, kind: 'may', site, who, then: block(e, inside, s.then), otherwise: block(e, scope, s.otherwise) }]
    }
    case 'act':
      return [{ ...at, kind: 'act', site: siteOf(e, scope, 'act', scope.event, s.optional, at), who: player(e, scope, s.who), then: block(e, scope, s.then), otherwise: block(e, scope, s.otherwise), loop: false }]
    case 'whileAct':
      return [{ ...at, kind: 'act', site: siteOf(e, scope, 'act', scope.event, true, at, true), who: player(e, scope, s.who), then: block(e, looping(scope), s.body), otherwise: [], loop: true }]
    case 'while': return [{ ...at, kind: 'loop', while: truth(e, scope, s.cond), body: block(e, looping(scope), s.body), until: null }]
    case 'repeat': {
      const inside = looping(scope)
      const body = s.body.flatMap((b) => statement(e, inside, b))
      const { made: until, before } = withQuestions(e, inside, () => (s.until === null ? null : truth(e, inside, s.until)))
      return [{ ...at, kind: 'loop', while: null, body: [...body, ...before], until }]
    }
    case 'let': return letIn(e, scope, s, at)
    case 'if': return [{ ...at, kind: 'if', cond: truth(e, scope, s.cond), then: block(e, scope, s.then), otherwise: block(e, scope, s.otherwise) }]
    case 'each': return each(e, scope, s, at)
    case 'choose': return choose(e, scope, s, at)
    case 'chooseOne': return chooseOne(e, scope, s, at)
    case 'piece': return pieceAmong(e, scope, s.body, at)
    case 'later': return announcing(e, false, () => later(e, scope, s, at))
    case 'lasting': return announcing(e, false, () => lasting(e, scope, s, at))
    case 'onlyIf': return [{ ...at, kind: 'onlyIf', cond: truth(e, scope, s.cond) }]
    case 'announce': return [{ ...at, kind: 'announce', body: announcing(e, true, () => s.body.flatMap((b) => statement(e, scope, b))) }]
    case 'stop': return stop(e, scope, s, at)
    case 'give': return [{ ...at, kind: 'give', value: elaborate(e, scope, s.value) }]
  }
}

function announcing<T>(e: Elaboration, inside: boolean, read: () => T): T {
  const before = e.inAnnouncement
  e.inAnnouncement = inside
  const made = read()
  e.inAnnouncement = before
  return made
}

/** `stop` ends its own text; `stop turn` the running turn, however deep inside of it the text stands. */
function stop(e: Elaboration, scope: Scope, s: Stmt & { kind: 'stop' }, at: At): TStmt[] {
  const own = scope.proc?.kind === 'event' || scope.proc?.kind === 'override'
  if (s.event === null || (own && s.event.text === scope.event)) {
    // An announcement that ends halfway has not been made.
    return e.inAnnouncement ? [{ ...at, kind: 'onlyIf', cond: { kind: 'truth', value: false, type: TRUTH, span: s.span } }] : [{ ...at, kind: 'stop' }]
  }
  const event = findEvent(e, s.event)
  if (event === null) return []
  if (event.body !== null) return [{ ...at, kind: 'leave', event: s.event.text }]
  e.report(error('HR0211', 'not in the language yet', s.event.span, `\`${s.event.text}\` happens in one piece and cannot be left`))
  return []
}

export interface At { readonly span: Stmt['span']; readonly cites: readonly string[] }

export function player(e: Elaboration, scope: Scope, x: Expr): TExpr {
  const who = elaborate(e, scope, x, PLAYER)
  expectType(e, who, PLAYER, true)
  return who
}

function letIn(e: Elaboration, scope: Scope, s: Stmt & { kind: 'let' }, at: At): TStmt[] {
  const value = elaborate(e, scope, s.value)
  if (scope.vars.has(s.name.text)) e.report(error('HR0102', 'declared twice', s.name.span, `\`${s.name.text}\` already stands for something here`))
  const local = newLocal(e, s.name.text, value.type, scope)
  bind(scope, s.name.text, local, s.name.span)
  return [{ ...at, kind: 'assign', local, value }]
}

function becomes(e: Elaboration, scope: Scope, s: Stmt & { kind: 'becomes' }, at: At): TStmt[] {
  const word = s.value.kind === 'name' ? s.value.name : null
  const adjective = word === null ? undefined : e.game.adjectives.get(word)
  if (adjective !== undefined && word !== null && lookup(e, scope, word) === null) {
    const of = elaborate(e, scope, s.target)
    e.used.add(word)
    if (!adjective.stored) {
      e.report(error('HR0208', 'worked out, not kept', s.value.span, `whether something is \`${word}\` follows from the rules and cannot be set`, { secondary: [{ span: adjective.name.span, text: 'declared here' }] }))
      return []
    }
    expectType(e, of, adjective.subject, true)
    return [{ ...at, kind: 'mark', adjective: word, of, value: !s.negated }]
  }
  return assign(e, scope, s.target, '=', s.value, at)
}

/** In such a game decks are made by play: the event `draft` does it. */
const drafts = (game: Elaboration['game']): boolean => game.events.get('draft')?.params.length === 0

function changes(e: Elaboration, scope: Scope, s: Stmt & { kind: 'changes' }, at: At): TStmt[] {
  return assign(e, scope, s.target, s.op === 'gains' ? '+=' : '-=', s.value, at)
}

function assign(e: Elaboration, scope: Scope, target: Expr, op: '=' | '+=' | '-=', value: Expr, at: At): TStmt[] {
  const place = elaborate(e, scope, target)
  const v = elaborate(e, scope, value, place.type)
  const number: TExpr = v.type.base === 'option' && place.type.base === 'number' ? { kind: 'builtin', name: 'optionNumber', args: [v], type: { ...place.type, optional: false }, span: v.span } : v
  if (place.kind === 'local') {
    if (place.type.set && place.type.base === 'unknown') (place.local as { type: Type }).type = v.type.set ? v.type : setOf(v.type)
    else checkAssigned(e, place.type, number, op)
    const [gains, loses] = place.local.type.set ? ['union', 'without'] : ['+', '-']
    return [{ ...at, kind: 'assign', local: place.local, value: op === '=' ? number : { kind: 'binary', op: op === '+=' ? gains : loses, left: place, right: number, type: place.type, span: at.span } }]
  }
  if (place.kind === 'stored' && e.game.facts.get(place.fact)?.deck === true && !(drafts(e.game) && op === '=')) {
    e.report(error('HR0208', 'brought, not changed', target.span, `\`${place.fact}\` is what a player brings to the game`, { hint: drafts(e.game) ? 'in a draft it `becomes` a list of cards' : 'create its cards in a zone and change that; where decks are made in the game, declare the event `draft`' }))
    return []
  }
  if (place.kind === 'stored') {
    checkAssigned(e, place.type, number, op)
    return [{ ...at, kind: 'set', fact: place.fact, args: place.args, op, value: number }]
  }
  if (place.kind === 'builtin' && place.name === 'definition') return reshape(e, target, place.args, op, number, at)
  if (place.kind === 'builtin' && place.name === 'owner') return [{ ...at, kind: 'set', fact: '$owner', args: place.args, op, value: number }]
  const kept = keptOfEach(place)
  if (kept !== null) {
    e.report(error('HR0208', 'kept for each of several', target.span, `this is \`${kept}\` of several at once, and an instruction changes one`, {
      hint: `go through them: \`each TYPE x in …\`, and in its block \`${kept} of x ${op === '=' ? 'becomes' : op === '+=' ? 'gains' : 'loses'} …\``,
    }))
  } else if (place.type.base !== 'unknown') {
    e.report(error('HR0208', 'worked out, not kept', target.span, 'only a fact that `starts` with something can be changed', { hint: 'declare it with `starts`, or change what it follows from' }))
  }
  return []
}

/** The kept fact that is said of a set, as in `bid of players`. */
function keptOfEach(place: TExpr): string | null {
  if (place.kind === 'query' && place.domain.set !== null) return keptOfEach(place.domain.set)
  return place.kind === 'map' && place.body.kind === 'stored' ? place.body.fact : null
}

/** `definition of c becomes d`; a card stands for what it is at that moment. */
function reshape(e: Elaboration, target: Expr, args: readonly TExpr[], op: '=' | '+=' | '-=', value: TExpr, at: At): TStmt[] {
  if (e.game.shape === null) {
    e.report(error('HR0208', 'worked out, not kept', target.span, 'nothing says that what a card is can change, and where that lasts', {
      hint: 'declare it: `definition of card in ZONES: definition starts printed definition of card`',
    }))
    return []
  }
  if (op !== '=') {
    e.report(error('HR0201', 'wrong kind of value', value.span, 'a card is one definition at a time', { hint: 'say what it `becomes`' }))
    return []
  }
  const definition = value.type.base === 'card' && !value.type.set ? definitionOf(value) : value
  expectType(e, definition, DEFINITION)
  return [{ ...at, kind: 'set', fact: '$definition', args, op, value: definition }]
}

function checkAssigned(e: Elaboration, wanted: Type, value: TExpr, op: string): void {
  if (op !== '=' && wanted.set) {
    const element = value.type.set ? elementOf(value.type) : value.type
    if (!fits(element, elementOf(wanted))) e.report(error('HR0201', 'wrong kind of value', value.span, `this is a ${show(value.type)}; the set holds ${show(elementOf(wanted))}`))
  } else expectType(e, value, wanted)
}

function each(e: Elaboration, scope: Scope, s: Stmt & { kind: 'each' }, at: At): TStmt[] {
  const { domain, scope: inside } = domainOf(e, scope, s.phrase)
  scope.proc?.locals.push(domain.local)
  const from = s.from === null ? null : elaborate(e, scope, s.from)
  if (from !== null) {
    expectType(e, from, notNone(PLAYER), true)
    if (domain.local.type.base !== 'player') e.report(error('HR0201', 'no order to start in', s.from?.span ?? s.span, '`from` starts a round of players'))
  }
  return [{ ...at, kind: 'each', ...inOrder(e, domain, from), body: block(e, looping(inside), s.body) }]
}

/** A round passes over whom the set does not hold; it goes by the game's own seating where it has one. */
function inOrder(e: Elaboration, domain: Domain, from: TExpr | null): { readonly domain: Domain; readonly from: TExpr | null } {
  if (from === null) return { domain, from }
  const { local, set } = domain
  const tests: readonly TExpr[] = set === null ? domain.tests : [{ kind: 'binary', op: 'in', left: localExpr(local, set.span), right: set, type: TRUTH, span: set.span }, ...domain.tests]
  const seating = seatingOf(e, from.span)
  if (seating === null) return { domain: { local, set: null, tests }, from }
  return { domain: { local, set: { kind: 'builtin', name: 'roundIn', args: [seating, from], type: setOf(PLAYER), span: from.span }, tests }, from: null }
}

/** Elements that a call is repeated for when a set stands where one thing is asked. */
export function loopOver(e: Elaboration, scope: Scope, set: TExpr, at: At, body: (local: Local) => TStmt[]): TStmt[] {
  const local = newLocal(e, 'each', set.type.base === 'unknown' ? UNKNOWN : elementOf(set.type), scope)
  return [{ ...at, kind: 'each', domain: { local, set, tests: [] }, from: null, body: body(local) }]
}

