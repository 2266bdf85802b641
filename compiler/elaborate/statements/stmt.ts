import { error } from '../../diagnostics/make.ts'
import type { Stmt } from '../../../grammar/tree/statements.ts'
import type { Domain, Local, TExpr, TStmt } from '../../program/ir.ts'
import { PLAYER, TRUTH, UNKNOWN, elementOf, notNone, setOf } from '../../game/type.ts'
import { elaborateCall } from './call.ts'
import { choose, chooseOne, siteOf } from './choose.ts'
import { type Elaboration, type Scope, DOER, bind, inner, newLocal, refer } from '../context.ts'
import { localExpr } from '../../program/local-expr.ts'
import { domainOf } from '../expressions/domain.ts'
import { elaborate, truth, valueOf } from '../expressions/expr.ts'
import { expectType } from '../expressions/expected.ts'
import { lasting } from './lasting.ts'
import { findEvent } from '../patterns/pattern.ts'
import { later } from './later.ts'
import { operandsFirst, ownLocals } from './operands-first.ts'
import { pieceAmong } from './piece.ts'
import { mayPrompt } from './may-prompt.ts'
import { looping, withQuestions } from '../words/reading-places.ts'
import { seatingOf } from '../declarations/seating.ts'
import { tellHidden } from '../tell-hidden.ts'
import { standsAlready } from './stands-already.ts'
import { becomes, changes } from './assign.ts'
import { player } from '../expressions/player.ts'
import type { StatementPlace } from './at.ts'
import { worded } from '../../diagnostics/worded.ts'

/** Elaborates a block in a scope of its own. */
function block(e: Elaboration, scope: Scope, stmts: readonly Stmt[]): TStmt[] {
  const inside = inner(scope)
  return stmts.flatMap((s) => statement(e, inside, s))
}

/** An instruction, after the questions about the words in it that nothing has answered yet. */
export function statement(e: Elaboration, scope: Scope, s: Stmt): TStmt[] {
  const { made, before } = withQuestions(e, scope, () => instruction(e, scope, s))
  const lines = e.atTheSameTime ? operandsFirst(e, scope, made) : made
  return before.length === 0 ? lines : [...before, ...lines]
}

function instruction(e: Elaboration, scope: Scope, s: Stmt): TStmt[] {
  const at = { span: s.span, cites: s.cites.map((c) => c.text) }
  switch (s.kind) {
    case 'call':
      return elaborateCall(e, scope, s.call, s.forced, at)
    case 'becomes':
      return becomes(e, scope, s, at)
    case 'changes':
      return changes(e, scope, s, at)
    case 'may': {
      const who = player(e, scope, s.who)
      const about = s.then.flatMap((each) => (each.kind === 'call' ? [each.call.event.text] : []))
      const site = siteOf(
        e,
        scope,
        { kind: 'may', prompt: mayPrompt(e.game, s.who, s.then), about, optional: true },
        at,
      )
      const inside = inner(scope)
      inside.vars.set(DOER, who)
      return [
        { ...at, kind: 'may', site, who, then: block(e, inside, s.then), otherwise: block(e, scope, s.otherwise) },
      ]
    }
    case 'act':
      return [
        {
          ...at,
          kind: 'act',
          site: siteOf(e, scope, { kind: 'act', prompt: scope.event, optional: s.optional }, at),
          who: player(e, scope, s.who),
          then: block(e, scope, s.then),
          otherwise: block(e, scope, s.otherwise),
          loop: false,
        },
      ]
    case 'whileAct':
      return [
        {
          ...at,
          kind: 'act',
          site: siteOf(e, scope, { kind: 'act', prompt: scope.event, optional: true, loop: true }, at),
          who: player(e, scope, s.who),
          then: block(e, looping(scope), s.body),
          otherwise: [],
          loop: true,
        },
      ]
    case 'while':
      return [
        { ...at, kind: 'loop', while: truth(e, scope, s.cond), body: block(e, looping(scope), s.body), until: null },
      ]
    case 'repeat': {
      const inside = looping(scope)
      const body = s.body.flatMap((b) => statement(e, inside, b))
      const { made: until, before } = withQuestions(e, inside, () =>
        s.until === null ? null : truth(e, inside, s.until),
      )
      return [{ ...at, kind: 'loop', while: null, body: [...body, ...before], until }]
    }
    case 'let':
      return letIn(e, scope, s, at)
    case 'if':
      return [
        {
          ...at,
          kind: 'if',
          cond: truth(e, scope, s.cond),
          then: block(e, scope, s.then),
          otherwise: block(e, scope, s.otherwise),
        },
      ]
    case 'each':
      return each(e, scope, s, at)
    case 'choose':
      return choose(e, scope, s, at)
    case 'chooseOne':
      return chooseOne(e, scope, s, at)
    case 'piece':
      return pieceAmong(e, scope, s.body, at)
    case 'later':
      return apart(e, () => later(e, scope, s, at))
    case 'lasting':
      return apart(e, () => lasting(e, scope, s, at))
    case 'onlyIf':
      return [{ ...at, kind: 'onlyIf', cond: truth(e, scope, s.cond) }]
    case 'announce':
      return [
        {
          ...at,
          kind: 'announce',
          body: standing(e, 'inAnnouncement', true, () => s.body.flatMap((b) => statement(e, scope, b))),
        },
      ]
    case 'stop':
      return stop(e, scope, s, at)
    case 'give':
      return give(e, scope, s, at)
  }
}

/** A block that is carried out later belongs to nothing that stands around it. */
const apart = <T>(e: Elaboration, read: () => T): T =>
  standing(e, 'inAnnouncement', false, () => standing(e, 'atTheSameTime', false, read))

function standing<T>(e: Elaboration, where: 'atTheSameTime' | 'inAnnouncement', isInside: boolean, read: () => T): T {
  const before = e[where]
  e[where] = isInside
  const made = read()
  e[where] = before
  return made
}

function give(e: Elaboration, scope: Scope, s: Stmt & { kind: 'give' }, at: StatementPlace): TStmt[] {
  if (e.gives !== null) return [{ ...at, kind: 'give', value: valueOf(e, scope, s.value, e.gives) }]
  elaborate(e, scope, s.value)
  e.report(
    error(
      'HR0107',
      worded('this does not stand here'),
      at.span,
      worded('`give` says what a fact is; nothing asks for a value here'),
      {
        hint: worded('`stop` ends a text; what is kept is changed with `… becomes …`'),
      },
    ),
  )
  return []
}

/** `stop` ends its own text; `stop turn` the running turn, however deep inside of it the text stands. */
function stop(e: Elaboration, scope: Scope, s: Stmt & { kind: 'stop' }, at: StatementPlace): TStmt[] {
  const own = scope.proc?.kind === 'event' || scope.proc?.kind === 'override'
  if (s.event === null || (own && s.event.text === scope.event)) {
    const running = e.game.events.get(scope.event)
    if (s.event !== null && running !== undefined) refer(e, 'event', s.event.span, running.name.span)
    // An announcement that ends halfway has not been made.
    return e.inAnnouncement
      ? [{ ...at, kind: 'onlyIf', cond: { kind: 'truth', value: false, type: TRUTH, span: s.span } }]
      : [{ ...at, kind: 'stop' }]
  }
  const event = findEvent(e, s.event)
  if (event === null) return []
  if (event.body !== null) return [{ ...at, kind: 'leave', event: s.event.text }]
  e.report(
    error(
      'HR0211',
      worded('not in the language yet'),
      s.event.span,
      worded('`{1}` happens in one piece and cannot be left', s.event.text),
    ),
  )
  return []
}

function letIn(e: Elaboration, scope: Scope, s: Stmt & { kind: 'let' }, at: StatementPlace): TStmt[] {
  const value = elaborate(e, scope, s.value)
  const before = scope.vars.get(s.name.text)
  if (before !== undefined) e.report(standsAlready(s.name.text, s.name.span, before))
  else tellHidden(e, scope, s.name)
  const local = newLocal(e, s.name.text, value.type, scope)
  bind(scope, s.name.text, local, s.name.span)
  return [{ ...at, kind: 'assign', local, value }]
}

function each(e: Elaboration, scope: Scope, s: Stmt & { kind: 'each' }, at: StatementPlace): TStmt[] {
  const { domain, scope: inside } = domainOf(e, scope, s.phrase)
  scope.proc?.locals.push(domain.local)
  const from = s.from === null ? null : elaborate(e, scope, s.from)
  if (from !== null) {
    expectType(e, from, notNone(PLAYER), true)
    if (domain.local.type.base !== 'player')
      e.report(
        error(
          'HR0201',
          worded('no order to start in'),
          s.from?.span ?? s.span,
          worded('`from` starts a round of players'),
        ),
      )
  }
  const before = scope.proc?.locals.length ?? 0
  // Inside of lines that are done for all, those of each of several are done for all pairs.
  const sameTime = s.sameTime || e.atTheSameTime
  const body = standing(e, 'atTheSameTime', sameTime, () => block(e, looping(inside), s.body))
  if (!sameTime) return [{ ...at, kind: 'each', ...inOrder(e, domain, from), body }]
  const own = ownLocals(scope.proc?.locals.slice(before) ?? [], body)
  return [{ ...at, kind: 'sameTime', ...inOrder(e, domain, from), own, body }]
}

/** A round passes over whom the set does not hold; it goes by the game's own seating where it has one. */
function inOrder(
  e: Elaboration,
  domain: Domain,
  from: TExpr | null,
): { readonly domain: Domain; readonly from: TExpr | null } {
  if (from === null) return { domain, from }
  const { local, set } = domain
  const seating = seatingOf(e, from.span)
  // Whoever is in the seating has a place in its round.
  const isSeating = set?.kind === 'stored' && seating?.kind === 'stored' && set.fact === seating.fact
  const tests: readonly TExpr[] =
    set === null || isSeating
      ? domain.tests
      : [
          { kind: 'binary', op: 'in', left: localExpr(local, set.span), right: set, type: TRUTH, span: set.span },
          ...domain.tests,
        ]
  if (seating === null) return { domain: { local, set: null, tests }, from }
  return {
    domain: {
      local,
      set: { kind: 'builtin', name: 'roundIn', args: [seating, from], type: setOf(PLAYER), span: from.span },
      tests,
    },
    from: null,
  }
}

/** Elements that a call is repeated for when a set stands where one thing is asked. */
export function loopOver(
  e: Elaboration,
  scope: Scope,
  set: TExpr,
  at: StatementPlace,
  body: (local: Local) => TStmt[],
): TStmt[] {
  const local = newLocal(e, 'each', set.type.base === 'unknown' ? UNKNOWN : elementOf(set.type), scope)
  return [{ ...at, kind: 'each', domain: { local, set, tests: [] }, from: null, body: body(local) }]
}
