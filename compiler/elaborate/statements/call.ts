import type { Sayable } from '../../../grammar/saying.ts'
import { error } from '../../diagnostics/make.ts'
import type { Call } from '../../../grammar/tree/expressions.ts'
import type { TExpr, TStmt } from '../../program/ir.ts'
import { SAID, isFreeName, isKernelEvent, kernelEvents } from '../../game/kernel.ts'
import { layerOf } from '../../game/layers.ts'
import type { EventSymbol } from '../../game/model.ts'
import { type Type, CARD, DEFINITION, EFFECT, PLAYER, ZONE, elementOf, fits, show } from '../../game/type.ts'
import { type Elaboration, type Scope, DOER, lookup, variableInReach, namesInScope } from '../context.ts'
import { localExpr } from '../../program/local-expr.ts'
import { elaborate } from '../expressions/expr.ts'
import { expectType } from '../expressions/expected.ts'
import { findEvent, takesWhat } from '../patterns/pattern.ts'
import type { StatementPlace } from './at.ts'
import { loopOver } from './stmt.ts'
import { zoneTarget } from './zone-target.ts'
import { worded } from '../../diagnostics/worded.ts'

/** An instruction: a kernel event, or an event of the game with each of its parts said. */
export function elaborateCall(e: Elaboration, scope: Scope, call: Call, forced: boolean, at: StatementPlace): TStmt[] {
  const event = findEvent(e, call.event)
  if (event === null) return []
  if (event.body === null || isBeforeItsName(e, call, event)) return kernelCall(e, scope, call, forced, at)
  const args = argumentsOf(e, scope, call, event, lookup(e, scope, DOER))
  if (args === null) return []
  return spread(
    e,
    scope,
    event.params.map((p) => p.type),
    args,
    at,
    (values) => [{ ...at, kind: 'call', event: call.event.text, args: values, forced }],
  )
}

/**
 * Whether a game that others vary says something of the language by a name that one of them gives to an event of its
 * own: what the base says goes on to mean the same.
 */
const isBeforeItsName = (
  { game: { layers } }: Elaboration,
  { event: { text, span } }: Call,
  event: EventSymbol,
): boolean => isFreeName(text) && layerOf(layers, span) < layerOf(layers, event.name.span)

/** The parts of a call in the order of the event's; who is not said to do it is `doer`. Null when one is left out. */
export function argumentsOf(
  e: Elaboration,
  scope: Scope,
  call: Call,
  event: EventSymbol,
  doer: TExpr | null,
): TExpr[] | null {
  const args = event.params.map((param) => {
    const said = call.args.find((a) => a.role === param.role)
    if (said !== undefined) return elaborate(e, scope, said.value, param.type)
    return param.role === 'by' ? doer : null
  })
  onlyParts(
    e,
    call,
    event.params.map(({ role }) => role),
  )
  const missing = event.params.find((_, i) => args[i] === null)
  if (missing !== undefined) {
    e.report(
      error(
        'HR0206',
        worded('a part is left out'),
        call.span,
        missing.role === 'by'
          ? worded('who does `{1}`?', call.event.text)
          : missing.role === 'main'
            ? worded('`{1}` needs a {2}', call.event.text, show(missing.type))
            : worded('`{1}` needs `{2}` a {3}', call.event.text, missing.role, show(missing.type)),
        {
          hint: missing.role === 'by' ? worded('say `by p`') : worded('say it here, or `choose` it in a line above'),
          secondary: [{ span: event.name.span, text: worded('declared here') }],
        },
      ),
    )
    return null
  }
  return args.filter((a) => a !== null)
}

/** Reports what a call says that the event has no part for. */
function onlyParts(e: Elaboration, call: Call, roles: readonly string[]): void {
  for (const { role, value } of call.args) {
    if (roles.includes(role)) continue
    const text =
      role === 'main'
        ? worded('`{1}` takes nothing here', call.event.text)
        : worded('`{1}` has no `{2}`', call.event.text, role)
    const event = e.game.events.get(call.event.text)
    // What the kernel does is said in words of its own, and not by parts.
    const extra = event === undefined || event.body === null ? {} : { hint: takesWhat(event) }
    e.report(error('HR0205', worded('the event has no such part'), value.span, text, extra))
  }
}

/** A set where one thing is asked repeats the instruction for each of its members. */
function spread(
  e: Elaboration,
  scope: Scope,
  wanted: readonly Type[],
  args: readonly TExpr[],
  at: StatementPlace,
  make: (values: readonly TExpr[]) => TStmt[],
): TStmt[] {
  const index = args.findIndex(({ type }, i) => {
    const one = wanted[i]
    return type.set && one?.set === false && fits(elementOf(type), one)
  })
  const set = args[index]
  if (set === undefined) {
    const fit = args.map((arg, i) => wanted[i] === undefined || isGiven(e, arg, wanted[i]))
    return fit.every((fits) => fits) ? make(args) : []
  }
  return loopOver(e, scope, set, at, (local) =>
    spread(
      e,
      scope,
      wanted,
      args.map((a, i) => (i === index ? localExpr(local, a.span) : a)),
      at,
      make,
    ),
  )
}

/**
 * A part that may turn out to be none is left to the game, which then refuses the call; one that is none never happens.
 */
function isGiven(e: Elaboration, arg: TExpr, wanted: Type): boolean {
  if (arg.kind !== 'none' || arg.type.base !== 'none') return expectType(e, arg, wanted, true)
  e.report(
    error(
      'HR0202',
      worded('this is none'),
      arg.span,
      worded('a {1} is needed, and with none nothing ever happens', show(wanted)),
      {
        hint: worded('leave the line out, or say what is meant'),
      },
    ),
  )
  return false
}

/** What is wanted as a part of what the language does itself. */
function wantedOf(e: Elaboration, scope: Scope, event: string, role: string): Type | null {
  if (role === 'to') return event === 'show' ? PLAYER : ZONE
  if (role !== 'main') return null
  switch (event) {
    case 'shuffle':
      return ZONE
    case 'create':
      return DEFINITION
    case 'move':
      return mayMeanEffect(e, scope) ? null : CARD
    case 'delete':
    case 'show':
      return CARD
    case 'resolve':
    case 'dismiss':
      return EFFECT
    default:
      return null
  }
}

/** Effects are moved as cards are, where there are zones or variables for them. */
const mayMeanEffect = ({ game }: Elaboration, scope: Scope): boolean =>
  [...game.zones.values()].some(({ holds, name }) => holds === 'effects' && name.text !== 'waiting') ||
  namesInScope(scope).some((name) => variableInReach(scope, name)?.type.base === EFFECT.base)

function kernelCall(e: Elaboration, scope: Scope, call: Call, forced: boolean, at: StatementPlace): TStmt[] {
  const event = call.event.text
  const part = (role: string): TExpr | null => {
    const said = call.args.find((a) => a.role === role)
    return said === undefined ? null : elaborate(e, scope, said.value, wantedOf(e, scope, event, role))
  }
  const need = (role: string, what: Sayable): TExpr | null => {
    const value = part(role)
    if (value === null)
      e.report(
        error('HR0206', worded('a part is left out'), call.span, worded('`{1}` needs {2}', call.event.text, what)),
      )
    return value
  }
  if (!isKernelEvent(event)) return []
  if (event === 'swap') return swapCall(e, scope, call, forced, at)
  onlyParts(e, call, SAID[event])
  switch (event) {
    case 'finish':
      return [{ ...at, kind: 'finish' }]
    case 'move':
      return moveCall(
        e,
        scope,
        call,
        { what: need('main', worded('a card')), zone: need('to', worded('`to` a zone')), forced },
        at,
      )
    case 'create': {
      const definition = need('main', worded('a card name'))
      const zone = need('to', worded('`to` a zone'))
      if (definition === null || zone === null || !zoneTarget(e, zone, 'card')) return []
      return spread(e, scope, [DEFINITION], [definition], at, ([d]) =>
        d === undefined ? [] : [{ ...at, kind: 'create', definition: d, zone }],
      )
    }
    case 'shuffle': {
      const zone = need('main', worded('a zone'))
      return zone === null || !zoneTarget(e, zone, null) ? [] : [{ ...at, kind: 'shuffle', zone }]
    }
    case 'delete': {
      const card = need('main', worded('a card'))
      return card === null
        ? []
        : spread(e, scope, [CARD], [card], at, ([c]) => (c === undefined ? [] : [{ ...at, kind: 'delete', card: c }]))
    }
    case 'show': {
      const card = need('main', worded('a card'))
      const to = need('to', worded('`to` a player'))
      if (card === null || to === null) return []
      return spread(e, scope, [CARD, PLAYER], [card, to], at, ([c, p]) =>
        c === undefined || p === undefined ? [] : [{ ...at, kind: 'show', card: c, to: p }],
      )
    }
    case 'resolve':
    case 'dismiss': {
      const effect = need('main', worded('an effect'))
      if (effect === null || !expectType(e, effect, EFFECT, true)) return []
      return [{ ...at, kind: event, effect }]
    }
  }
}

/** One card with one other. */
function swapCall(e: Elaboration, scope: Scope, call: Call, forced: boolean, at: StatementPlace): TStmt[] {
  const event = kernelEvents().get('swap')
  const [card, other] = (event === undefined ? null : argumentsOf(e, scope, call, event, null)) ?? []
  if (card === undefined || other === undefined) return []
  const fit = [card, other].map((arg) => isGiven(e, arg, CARD))
  if (!fit.every((fits) => fits)) return []
  if (forced) e.used.add('must move')
  return [{ ...at, kind: 'swap', card, other, forced }]
}

function moveCall(
  e: Elaboration,
  scope: Scope,
  call: Call,
  { what, zone, forced }: { readonly what: TExpr | null; readonly zone: TExpr | null; readonly forced: boolean },
  at: StatementPlace,
): TStmt[] {
  if (what === null || zone === null || !zoneTarget(e, zone, what.type.base === 'effect' ? 'effect' : 'card')) return []
  const place = call.args.find((a) => a.role === 'at')
  const bottom = place?.value.kind === 'name' && place.value.name === 'bottom'
  if (place !== undefined && !bottom)
    e.report(
      error(
        'HR0205',
        worded('the event has no such part'),
        place.value.span,
        worded('cards are laid on top, or `at bottom`'),
      ),
    )
  if (what.type.base === 'effect') return [{ ...at, kind: 'moveEffect', what, zone }]
  if (forced) e.used.add('must move')
  return spread(e, scope, [CARD], [what], at, ([c]) =>
    c === undefined ? [] : [{ ...at, kind: 'move', what: c, zone, bottom, forced }],
  )
}
