import { heldCardsOf } from './emitter.ts'
import { STATE as ANYTHING, fact as factRegion } from '../analyse/region.ts'
import { EffectSet } from '../analyse/effect-set.ts'
import { within } from '../analyse/walk.ts'
import type { HookRule, Local, TExpr, TStmt } from '../program/ir.ts'
import type { Code } from '../typescript/code.ts'
import { literal } from '../typescript/literals.ts'
import { STATE, code } from '../typescript/vocabulary.ts'
import type { Body } from './body.ts'
import { factIndex } from './stored.ts'

/**
 * What a fact holds anew is known again, but for what it has from facts, or from variables of a suspended text, which
 * hold what was shuffled since.
 */
export function heldAnew({ em, names }: Body, s: TStmt & { kind: 'set' }, args: readonly Code[], held: Code): Code {
  const { fact, value } = s
  const shown = heldCardsOf(em)
  if (shown?.facts.has(fact) !== true || value.kind === 'none') return held
  const from = lostWith({ em, names }, s, { asked: [value], named: locals(value) })
  const parts = [STATE, literal(em.column(fact).wish), args.length === 0 ? code`0` : factIndex(em, fact, args), held]
  return code`heldAnew(${[...parts, ...(from.length === 0 ? [] : [code`[${from.map(literal)}]`])]})`
}

/** Where sight may have been lost of what was found out there by these expressions, and of these variables. */
function lostWith(
  { em, names }: Pick<Body, 'em' | 'names'>,
  s: TStmt,
  { asked, named }: { readonly asked: readonly TExpr[]; readonly named: readonly Local[] },
): readonly string[] {
  const shown = heldCardsOf(em)
  if (shown === null) return []
  const { facts, mixedBefore, fromEffect } = shown
  const reads = new EffectSet()
  for (const x of asked) reads.addAll(em.analyses.effects().reads(x))
  return [
    ...[...facts.keys()]
      .filter((each) => reads.has(ANYTHING) || reads.has(factRegion(each)))
      .map((each) => em.column(each).wish),
    ...named.flatMap((local) => names.fieldOf(local)?.wish ?? []).map((field) => `frames.${field}`),
    ...(named.some((local) => mixedBefore(s, local)) ? ['mixed'] : []),
    ...(named.some((local) => fromEffect(s, local)) ? ['effects'] : []),
  ]
}

/** Behind what an effect captures: of what everybody knows who sees some cards, whether all see them. */
export function seenAsLaidDown(
  { em, names }: Pick<Body, 'em' | 'names'>,
  s: TStmt & { readonly kind: 'later' | 'lasting' },
): readonly Code[] {
  return (em.analyses.keptForAll().get(s.proc) ?? []).flatMap(({ if: before }) => {
    if (before === undefined) return []
    const { cards } = before
    const from = lostWith({ em, names }, s, {
      asked: before.asked,
      named: [...new Set([...cards, ...before.asked.flatMap(locals)])],
    })
    return [code`allSee(s, viewersOf, [${cards.map((card) => names.of(card))}], [${from.map(literal)}])`]
  })
}

/** What an effect is laid down with may have been mixed among other cards before. */
export function heldByEffect(
  { em, names }: Pick<Body, 'em' | 'names'>,
  s: TStmt & { readonly captured: readonly Local[] },
  laid: Code,
): Code {
  const held = heldCardsOf(em)
  if (held === null) return laid
  const cards = s.captured.filter((local) => local.type.base === 'card' && held.mixedBefore(s, local))
  return cards.length === 0 ? laid : code`heldByEffect(s, ${laid}, [${cards.map((local) => names.of(local))}])`
}

/** The same of a rule that is triggered, which keeps what its event was handed. */
export function heldByTrigger({ em, names }: Pick<Body, 'em' | 'names'>, rule: HookRule, laid: Code): Code {
  const held = heldCardsOf(em)
  const cards = rule.captured.filter(({ type }) => type.base === 'card')
  if (held === null || cards.length === 0 || !held.byEvent(rule.event)) return laid
  return code`heldByEffect(s, ${laid}, [${cards.map((local) => names.of(local))}])`
}

function locals(x: TExpr): readonly Local[] {
  const found = within(x).flatMap((part) => (part.kind === 'local' && part.type.base === 'card' ? [part.local] : []))
  return [...new Set(found)]
}
