import { error } from '../../diagnostics/make.ts'
import type { EventDecl } from '../../../grammar/tree/declarations.ts'
import type { PatternArg } from '../../../grammar/tree/expressions.ts'
import type { ModalDecl } from '../../../grammar/tree/statements.ts'
import type { Name, Param } from '../../../grammar/tree/names.ts'
import type { Entry } from '../entry.ts'
import type { EventParamSymbol, EventSymbol } from '../model.ts'
import { isFreeName } from '../kernel.ts'
import { namesOfParts, partSaidTwice, partsSaidOnce } from '../said-once.ts'
import { CARD, PLAYER, UNKNOWN, setOf } from '../type.ts'
import { declaredTwice } from './declared-twice.ts'
import type { Declaring } from './declaring.ts'
import { anyParamOf, typeNamed } from './types.ts'
import { worded } from '../../diagnostics/worded.ts'

/** In a text, `to use-trap this …` overrides an event that exists outside of it. */
export function overridesEvent(d: Declaring, decl: EventDecl): boolean {
  return (
    decl.params.some((p) => p.type === null) &&
    d.state.entries.some((e) => e.context === null && e.decl.kind === 'event' && e.decl.name.text === decl.name.text)
  )
}

export function overrideEvent(d: Declaring, decl: EventDecl, context: NonNullable<Entry['context']>): void {
  const known = d.game.events.get(decl.name.text)
  if (known !== undefined) known.overrides.push({ decl, context })
  else d.pending.set(decl.name.text, [...(d.pending.get(decl.name.text) ?? []), { decl, context }])
}

/** An event of the game or of a text, with the texts that override it. */
export function declareEvent(d: Declaring, decl: EventDecl, context: Entry['context']): void {
  partsSaidOnce(d.report, namesOfParts(decl.params))
  for (const [i, { role, span }] of decl.params.entries()) {
    const before = decl.params.slice(0, i).find((p) => p.role === role)
    if (before !== undefined) d.report(partSaidTwice(role, span, before.span))
  }
  if (!freshEvent(d, decl.name)) return
  const symbol: EventSymbol = {
    name: decl.name,
    params: decl.params.map((p) => eventParam(d, p)),
    body: decl.body,
    context,
    overrides: d.pending.get(decl.name.text) ?? [],
    cites: decl.cites,
    span: decl.name,
  }
  d.game.events.set(decl.name.text, symbol)
}

function eventParam(d: Declaring, p: Param & { role: string }): EventParamSymbol {
  const { type: t, ...rest } = anyParamOf(
    d,
    p,
    worded('which of them it happens to is for `only if`, `cannot` or who may do it'),
  )
  return { role: p.role, type: t, ...rest }
}

function freshEvent(d: Declaring, name: Name): boolean {
  const before = d.game.events.get(name.text)
  if (before === undefined) return true
  const kernel = before.body === null
  if (kernel && isFreeName(name.text)) return d.game.events.delete(name.text)
  const { span, text } = name
  d.report(
    kernel
      ? error('HR0102', worded('declared twice'), span, worded('`{1}` is an event that every game has', text), {
          hint: worded('choose another name'),
        })
      : declaredTwice(
          d.state,
          { span, text: worded('the event `{1}` is declared again here', text) },
          before.name.span,
          'replace to …',
        ),
  )
  return false
}

/** `you may call-out this at main` with a block: the event's parameters are the pattern's. */
export function declareEventOnTheSpot(d: Declaring, decl: ModalDecl, context: Entry['context']): void {
  const pattern = decl.patterns[0]
  if (pattern === undefined || decl.body === null || !freshEvent(d, pattern.event)) return
  const params = pattern.args.map(({ role, arg }): EventParamSymbol => {
    if (arg.kind === 'bind') return boundParam(d, role, arg)
    return {
      role,
      name: arg.expr.kind === 'this' ? 'this' : role,
      type: arg.expr.kind === 'this' ? CARD : UNKNOWN,
      adjective: null,
    }
  })
  const doer = decl.subject === 'you' || decl.subject === null ? 'you' : (decl.subject.name?.text ?? 'player')
  const by: EventParamSymbol[] = params.some((p) => p.role === 'by')
    ? []
    : [{ role: 'by', name: doer, type: PLAYER, adjective: null }]
  d.game.events.set(pattern.event.text, {
    name: pattern.event,
    params: [...params, ...by],
    body: decl.body,
    context,
    overrides: [],
    cites: decl.cites,
    span: pattern.event,
  })
}

function boundParam(d: Declaring, role: string, { phrase, set }: PatternArg & { kind: 'bind' }): EventParamSymbol {
  const { type: t, adjective } = typeNamed(d, phrase.type)
  const { text: name, span: said } = phrase.name ?? phrase.type
  return { role, name, type: set === true ? setOf(t) : t, adjective, said }
}
