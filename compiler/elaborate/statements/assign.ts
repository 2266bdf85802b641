import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { error } from '../../diagnostics/make.ts'
import type { Expr } from '../../../grammar/tree/expressions.ts'
import type { Stmt } from '../../../grammar/tree/statements.ts'
import type { TExpr, TStmt } from '../../program/ir.ts'
import { type Type, DEFINITION, elementOf, fits, notNone, setOf, show } from '../../game/type.ts'
import type { AdjectiveSymbol } from '../../game/model.ts'
import { type Elaboration, type Scope, lookup, newLocal, refer } from '../context.ts'
import { definitionOf } from '../expressions/definition-of.ts'
import { elaborate } from '../expressions/expr.ts'
import { expectType } from '../expressions/expected.ts'
import { gained } from '../expressions/members.ts'
import { liesInZones } from '../expressions/zones-of-kept.ts'
import { localExpr } from '../../program/local-expr.ts'
import type { StatementPlace } from './at.ts'
import { worded } from '../../diagnostics/worded.ts'

/** `c becomes hot`, `life of p becomes 3`: a mark that is set or taken away, or an assignment. */
export function becomes(e: Elaboration, scope: Scope, s: Stmt & { kind: 'becomes' }, at: StatementPlace): TStmt[] {
  const word = s.value.kind === 'name' ? s.value.name : null
  const adjective = word === null ? undefined : e.game.adjectives.get(word)
  if (adjective !== undefined && word !== null && lookup(e, scope, word) === null) {
    const of = elaborate(e, scope, s.target)
    e.used.add(word)
    refer(e, 'adjective', s.value.span, adjective.name.span)
    if (!adjective.stored) {
      e.report(
        error(
          'HR0208',
          worded('worked out, not kept'),
          s.value.span,
          worded('whether something is `{1}` follows from the rules and cannot be set', word),
          { secondary: [{ span: adjective.name.span, text: worded('declared here') }] },
        ),
      )
      return []
    }
    expectType(e, of, adjective.subject, true)
    return marked(e, scope, adjective, of, !s.negated, at)
  }
  const value: Expr = s.negated ? { kind: 'not', operand: s.value, span: s.value.span } : s.value
  return assign(e, scope, s.target, '=', value, at)
}

/** What is kept in some zones is marked there alone. */
function marked(
  e: Elaboration,
  scope: Scope,
  { name, zones }: AdjectiveSymbol,
  of: TExpr,
  value: boolean,
  at: StatementPlace,
): TStmt[] {
  const mark = (thing: TExpr): TStmt => ({ ...at, kind: 'mark', adjective: name.text, of: thing, value })
  if (zones.length === 0) return [mark(of)]
  const local = of.kind === 'local' ? of.local : newLocal(e, 'part', of.type, scope)
  const named: TStmt[] = of.kind === 'local' ? [] : [{ ...at, kind: 'assign', local, value: of }]
  const card = localExpr(local, of.span)
  const cond = liesInZones(e, card, zones, at.span)
  return cond === null ? [mark(of)] : [...named, { ...at, kind: 'if', cond, then: [mark(card)], otherwise: [] }]
}

/** In such a game decks are made by play: the event `draft` does it. */
const drafts = (game: Elaboration['game']): boolean => game.events.get('draft')?.params.length === 0

/** `life of p gains 2`, `chosen loses c`. */
export function changes(e: Elaboration, scope: Scope, s: Stmt & { kind: 'changes' }, at: StatementPlace): TStmt[] {
  return assign(e, scope, s.target, s.op === 'gains' ? '+=' : '-=', s.value, at)
}

function assign(
  e: Elaboration,
  scope: Scope,
  target: Expr,
  op: '=' | '+=' | '-=',
  value: Expr,
  at: StatementPlace,
): TStmt[] {
  const place = elaborate(e, scope, target)
  const v = elaborate(e, scope, value, place.type)
  const number: TExpr =
    v.type.base === 'option' && place.type.base === 'number'
      ? { kind: 'builtin', name: 'optionNumber', args: [v], type: { ...place.type, optional: false }, span: v.span }
      : v
  if (place.kind === 'local') {
    if (place.type.set && place.type.base === 'unknown')
      (place.local as { type: Type }).type = v.type.set ? v.type : setOf(v.type)
    else checkAssigned(e, place, number, op)
    const [gains, loses] = place.local.type.set ? ['union', 'without'] : ['+', '-']
    return [
      {
        ...at,
        kind: 'assign',
        local: place.local,
        value:
          op === '='
            ? number
            : {
                kind: 'binary',
                op: op === '+=' ? gains : loses,
                left: place,
                right: op === '+=' && place.type.set ? gained(e, number) : number,
                type: place.type,
                span: at.span,
              },
      },
    ]
  }
  if (place.kind === 'stored' && e.game.facts.get(place.fact)?.deck === true && !(drafts(e.game) && op === '=')) {
    e.report(
      error(
        'HR0208',
        worded('brought, not changed'),
        target.span,
        worded('`{1}` is what a player brings to the game', place.fact),
        {
          hint: drafts(e.game)
            ? worded('in a draft it `becomes` a list of cards')
            : worded(
                'create its cards in a zone and change that; where decks are made in the game, declare the event `draft`',
              ),
        },
      ),
    )
    return []
  }
  if (place.kind === 'stored') {
    checkAssigned(e, place, number, op)
    const by = op === '+=' && place.type.set ? gained(e, number) : number
    return [{ ...at, kind: 'set', fact: place.fact, args: place.args, op, value: by }]
  }
  if (place.kind === 'builtin' && place.name === 'definition') return reshape(e, target, place.args, op, number, at)
  if (place.kind === 'builtin' && place.name === 'owner') {
    checkAssigned(e, place, number, op)
    return [{ ...at, kind: 'set', fact: '$owner', args: place.args, op, value: number }]
  }
  const kept = keptOfEach(place)
  if (kept !== null) {
    const verb = op === '=' ? 'becomes' : op === '+=' ? 'gains' : 'loses'
    e.report(
      error(
        'HR0208',
        worded('kept for each of several'),
        target.span,
        worded('this is `{1}` of several at once, and an instruction changes one', kept),
        { hint: worded('go through them: `each TYPE x in …`, and in its block `{1} of x {2} …`', kept, verb) },
      ),
    )
  } else if (place.type.base !== 'unknown') {
    e.report(
      error(
        'HR0208',
        worded('worked out, not kept'),
        target.span,
        worded('only a fact that `starts` with something can be changed'),
        {
          hint: worded('declare it with `starts`, or change what it follows from'),
        },
      ),
    )
  }
  return []
}

/** The kept fact that is said of a set, as in `bid of players`. */
function keptOfEach(place: TExpr): string | null {
  if (place.kind === 'query' && place.domain.set !== null) return keptOfEach(place.domain.set)
  return place.kind === 'map' && place.body.kind === 'stored' ? place.body.fact : null
}

/** `definition of c becomes d`; a card stands for what it is at that moment. */
function reshape(
  e: Elaboration,
  target: Expr,
  args: readonly TExpr[],
  op: '=' | '+=' | '-=',
  value: TExpr,
  at: StatementPlace,
): TStmt[] {
  if (e.game.shape === null) {
    e.report(
      error(
        'HR0208',
        worded('worked out, not kept'),
        target.span,
        worded('nothing says that what a card is can change, and where that lasts'),
        {
          hint: worded('declare it: `definition of card in ZONES: definition starts printed definition of card`'),
        },
      ),
    )
    return []
  }
  if (op !== '=') {
    e.report(
      error('HR0201', worded('wrong kind of value'), value.span, worded('a card is one definition at a time'), {
        hint: worded('say what it `becomes`'),
      }),
    )
    return []
  }
  const definition = value.type.base === 'card' && !value.type.set ? definitionOf(value) : value
  expectType(e, definition, DEFINITION)
  return [{ ...at, kind: 'set', fact: '$definition', args, op, value: definition }]
}

function checkAssigned(e: Elaboration, place: TExpr, value: TExpr, op: '=' | '+=' | '-='): void {
  const wanted = place.type
  if (op !== '=' && !isReckoned(wanted, op)) {
    const text = `a ${show(notNone(wanted))} ${op === '+=' ? 'gains' : 'loses'} nothing`
    e.report(
      error('HR0201', worded('wrong kind of value'), place.span, text, { hint: worded('say what it `becomes`') }),
    )
  } else if (op !== '=' && wanted.set) {
    const element = value.type.set ? elementOf(value.type) : value.type
    if (!fits(element, elementOf(wanted)))
      e.report(
        error(
          'HR0201',
          worded('wrong kind of value'),
          value.span,
          worded('this is a {1}; the set holds {2}', show(value.type), show(elementOf(wanted))),
        ),
      )
  } else {
    expectType(e, value, op === '=' ? wanted : notNone(wanted))
    // What is kept of nobody is left alone, so that only what is kept itself may not be missing.
    const kept = place.kind === 'stored' ? e.game.facts.get(place.fact)?.type : wanted
    if (op !== '=' && kept?.optional === true) e.report(reckonedWithNone(place, op))
  }
}

/** Sets and numbers gain and lose; a text gains what is put behind it. */
function isReckoned({ base, set }: Type, op: '+=' | '-='): boolean {
  return set || base === 'number' || base === 'unknown' || (base === 'text' && op === '+=')
}

function reckonedWithNone({ span }: TExpr, op: '+=' | '-='): Diagnostic {
  const word = op === '+=' ? 'gains' : 'loses'
  return error(
    'HR0202',
    worded('this may be none'),
    span,
    worded('a number {1} something, and this may be none', word),
    {
      hint:
        op === '+='
          ? worded('say what it is then: `… becomes (… or 0) + …`')
          : worded('say what it is then: `… becomes (… or 0) - …`'),
    },
  )
}
