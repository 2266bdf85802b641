import { analysesOf } from '../analyse/analyses.ts'
import { EVER } from '../analyse/call-graph.ts'
import { reachable } from '../analyse/components.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { error, warning } from '../diagnostics/make.ts'
import { inThatOrder, type Joining, JoinedVariants } from '../game/joined-variants.ts'
import type { HookRule, Proc } from '../program/ir.ts'
import { keyOf } from '../program/key-of.ts'
import type { Check } from './check.ts'
import { literalsOf } from './contradiction.ts'
import { named } from '../analyse/units.ts'
import { worded } from '../diagnostics/worded.ts'

/**
 * HR0534: of what happens instead of an event the first that fits is carried out, so that nothing is left for a later
 * one whose conditions hold only where those of the first do; unless the block of the first does the event once more.
 * HR0402, where the two are of variants that are joined without an order.
 */
export const insteadBehindAnother: Check = ({ program, resolution }, report) => {
  if (program.events.has('settle-instead')) return
  const variants = new JoinedVariants(resolution.modules)
  const calls = analysesOf(program).calls(EVER)
  const leadsTo = (from: Proc, to: Proc): boolean => reachable([...calls(from)], calls).has(to)
  for (const { name, insteads } of program.events.values()) {
    const said = insteads.filter(isPlain).map((rule) => ({ rule, claims: claimsOf(rule) }))
    for (const [i, later] of said.entries()) {
      const found = said.slice(0, i).flatMap((earlier) => {
        const joining = variants.between(earlier.rule.span, later.rule.span)
        const isBehind = contains(later.claims, earlier.claims)
        if (joining.kind === 'open')
          return isBehind || contains(earlier.claims, later.claims)
            ? [joined(name, earlier.rule, later.rule, { variants, joining })]
            : []
        const isDead = joining.kind === 'none' && isBehind && !leadsTo(earlier.rule.proc, later.rule.proc)
        return isDead ? [behind(name, earlier.rule, later.rule)] : []
      })
      if (found[0] !== undefined) report(found[0])
    }
  }
}

/** Whom the others are about hangs on what lies where, and what lasts for a while may have ended. */
const isPlain = ({ selfDomain, lasting, found }: HookRule): boolean =>
  selfDomain === null && lasting === null && (found ?? []).length === 0

/** Its conditions, in words that do not depend on where it stands. */
function claimsOf(rule: HookRule): ReadonlySet<string> {
  const names = named([...rule.binders, rule.you])
  const literals = rule.tests.flatMap((test) => literalsOf(test))
  return new Set(literals.map(({ x, holds }) => `${holds} ${keyOf(x, names)}`))
}

const contains = (all: ReadonlySet<string>, some: ReadonlySet<string>): boolean =>
  [...some].every((key) => all.has(key))

function behind(event: string, earlier: HookRule, later: HookRule): Diagnostic {
  const what = worded('wherever this fits, another rule that stands before it happens instead of `{1}`', event)
  return warning('HR0534', worded('an `instead` that never happens'), later.span, what, {
    secondary: [{ span: earlier.span, text: worded('the first that fits is carried out') }],
    hint: worded('put the one with more conditions first, keep the two apart with an `if`, or leave one out'),
    clauses: [...new Set([...earlier.cites, ...later.cites])],
  })
}

function joined(
  event: string,
  earlier: HookRule,
  later: HookRule,
  { variants, joining }: { readonly variants: JoinedVariants; readonly joining: Joining & { kind: 'open' } },
): Diagnostic {
  const { first, second, at } = joining
  const both = worded(
    '`{1}` and `{2}`, which are joined here, both say what happens instead of `{3}`',
    first,
    second,
    event,
  )
  return error('HR0402', worded('variants in conflict'), at ?? later.span, both, {
    secondary: [
      { span: earlier.span, text: worded('`{1}` says it here', first) },
      { span: later.span, text: worded('`{1}` says it here', second) },
    ],
    hint: worded('say which goes first, and is carried out: `with {1} before {2}`', first, second),
    ...inThatOrder(variants, first, second),
    clauses: [...new Set([...earlier.cites, ...later.cites])],
  })
}
