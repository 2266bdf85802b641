import type { Sayable } from '../../../grammar/saying.ts'
import { cardWithout } from './printed-type.ts'
import { error } from '../../diagnostics/make.ts'
import type { Repairing } from '../../diagnostics/diagnostic.ts'
import type { Expr } from '../../../grammar/tree/expressions.ts'
import type { TExpr } from '../../program/ir.ts'
import { type Type, NUMBER, UNKNOWN, fits, notNone, show } from '../../game/type.ts'
import type { Elaboration } from '../context.ts'
import { worded } from '../../diagnostics/worded.ts'

export function poison(x: { readonly span: Expr['span'] }): TExpr {
  return { kind: 'none', type: UNKNOWN, span: x.span }
}

export function mismatch(e: Elaboration, x: Expr, title: Sayable, text: Sayable): TExpr {
  e.report(error('HR0201', title, x.span, text))
  return poison(x)
}

/** What an option counts for where a number is asked. */
export function asNumber(e: Elaboration, t: TExpr): TExpr {
  if (t.type.base === 'option') return { kind: 'builtin', name: 'optionNumber', args: [t], type: NUMBER, span: t.span }
  expectType(e, t, NUMBER)
  return t
}

/** A value where it stands beside others: an option is a number there. */
export const asValue = (e: Elaboration, t: TExpr): TExpr => (t.type.base === 'option' ? asNumber(e, t) : t)

/** Where an editor asks about a value: what is wanted there. */
export function noteWanted({ probe }: Elaboration, x: TExpr, wanted: Type): void {
  if (probe !== null && probe.at === x.span) probe.wanted ??= wanted
}

/** How to come from what is there to what is needed. */
function hintFor({ game }: Elaboration, x: TExpr, wanted: Type): { readonly hint?: Sayable; readonly fix?: Repairing } {
  const { kind, type: has } = x
  const called = `《${spelled(x)}》`
  if ((wanted.base === 'card' || wanted.base === 'definition') && kind === 'number' && game.definitions.has(called))
    return {
      hint: worded('a card that is called by digits alone stands in brackets: `{1}`', called),
      fix: { title: worded('write `{1}`', called), span: x.span, replacement: called },
    }
  if (kind === 'none' && wanted.set)
    return { hint: wanted.base === 'player' ? worded('none of them are `nobody`') : worded('none of them are `()`') }
  if (has.base === 'definition' && wanted.base === 'card' && !has.set)
    return {
      hint: worded(
        'the name of a card means what is printed, a `definition`; one that lies somewhere is `the card c in … where c = …`',
      ),
    }
  if (has.set && !wanted.set && wanted.base === 'number' && has.base !== 'number')
    return { hint: worded('how many they are is `count of …`, as in `count of hand of p`') }
  if (has.set === wanted.set || !fits({ ...has, set: wanted.set }, wanted)) return {}
  return wanted.set
    ? { hint: worded('a set of one is `() + …`') }
    : { hint: worded('say which one: `first of …`, or `the … where …`') }
}

/** What to write for a value that may be missing; of a yes or no it is asked which it is. */
function insteadOf(x: TExpr, { base }: Type): Sayable {
  if (base === 'truth' && x.kind !== 'none')
    return worded('ask which it is: `{1} = yes`; what is none is neither', spelled(x))
  return worded(
    'give what to take instead: `… or {1}`',
    base === 'number' ? '0' : base === 'player' ? 'first of players' : '…',
  )
}

const spelled = ({ span }: TExpr): string => span.file.text.slice(span.start, span.end)

export function expectType(e: Elaboration, x: TExpr, wanted: Type, mayBeNone = false): boolean {
  noteWanted(e, x, wanted)
  if (!fits(x.type, wanted)) {
    const message = worded('this is a {1}; a {2} is needed', show(x.type), show(wanted))
    e.report(error('HR0201', worded('wrong kind of value'), x.span, message, hintFor(e, x, wanted)))
    return false
  }
  if (x.type.optional && !wanted.optional && !mayBeNone && !x.type.set) {
    e.report(
      error(
        'HR0202',
        worded('this may be none'),
        x.span,
        worded('a {1} is needed, and this may be none', show(notNone(wanted))),
        {
          hint:
            x.kind === 'none' && wanted.base !== 'truth'
              ? worded('what may be none has a type that says so: `{1} or none`', show(notNone(wanted)))
              : insteadOf(x, wanted),
          ...(wanted.base === 'number' && x.kind !== 'none' ? { write: `(${spelled(x)} or 0)` } : {}),
          secondary: cardWithout(e.game, x),
        },
      ),
    )
    return false
  }
  return true
}
