import type { Local, TRule } from '../program/ir.ts'
import { mentions } from '../analyse/walk.ts'
import { type Param, functionCode } from '../typescript/build.ts'
import { type Code, lines } from '../typescript/code.ts'
import { code } from '../typescript/vocabulary.ts'
import { type Emitter, Names, THE_STATE, docOf, tsType } from './emitter.ts'
import type { Piece } from './piece.ts'
import { conjunction } from './expr.ts'
import { withKept } from './lasting.ts'

/** One function for each forbiddance and hook: whether it applies to an event with these arguments. */
export function emitRules(em: Emitter): Piece[] {
  const pieces: Piece[] = []
  for (const event of em.program.events.values()) {
    for (const rule of [
      ...event.cannots,
      ...event.insteads,
      ...event.befores,
      ...event.afters,
      ...event.whens,
      ...event.endings,
    ])
      pieces.push(matchFunction(em, rule, event.params))
  }
  return pieces
}

function matchFunction(em: Emitter, rule: TRule, params: readonly Local[]): Piece {
  const names = new Names(em)
  const self: Param[] =
    rule.selfDomain === null || rule.self === null ? [] : [{ name: names.own(rule.self), type: code`‹number›` }]
  const bound = params.map((p, i): Param => {
    const binder = rule.binders[i] ?? null
    return { name: binder === null ? names.fresh(p.name) : names.own(binder), type: tsType(p.type) }
  })
  return {
    from: rule.span,
    doc: docOf(rule.cites, `\`${rule.name}\``),
    code: functionCode({
      name: em.rule(rule),
      params: [THE_STATE, ...self, ...bound],
      result: code`‹boolean›`,
      body: matching(em, names, rule, self),
    }),
  }
}

function matching(em: Emitter, names: Names, rule: TRule, [effect]: readonly Param[]): Code {
  const { lasting, self, you } = rule
  const holds = (): Code => code`return ${conjunction(em, names, rule.tests)}`
  if (lasting !== null && effect !== undefined)
    return withKept(em, names, lasting, effect.name, code`return false`, holds)
  const asksYou = you !== null && rule.tests.some((x) => mentions(x, you))
  if (!asksYou || self === null) return holds()
  return lines([code`const ${names.of(you)} = holder(s, ${names.of(self)})`, holds()])
}
