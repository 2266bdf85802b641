import type { TRule } from '../game/ir.ts'
import { mentions } from '../game/parts.ts'
import { type Emitter, Names, docOf, tsType } from './emitter.ts'
import type { Piece } from './events.ts'
import { conjunction } from './expr.ts'
import { withKept } from './lasting.ts'
import { unused } from './names.ts'

/** One function for each forbiddance and hook: whether it applies to an event with these arguments. */
export function emitRules(em: Emitter): Piece[] {
  const pieces: Piece[] = []
  for (const event of em.program.events.values()) {
    for (const rule of [...event.cannots, ...event.insteads, ...event.befores, ...event.afters, ...event.whens, ...event.endings]) pieces.push(matchFunction(em, rule, event.params))
  }
  return pieces
}

function matchFunction(em: Emitter, rule: TRule, params: readonly { readonly name: string; readonly type: TRule['tests'][number]['type']; readonly id: number }[]): Piece {
  const names = new Names(em)
  const selfName = rule.selfDomain === null || rule.self === null ? null : names.of(rule.self)
  const list = params.map((p, i) => {
    const binder = rule.binders[i]
    const name = binder === null || binder === undefined ? unused(names.fresh(p.name)) : names.of(binder)
    return `${name}: ${tsType(p.type)}`
  })
  const sig = ['s: State', ...(selfName === null ? [] : [`${selfName}: number`]), ...list].join(', ')
  const { lasting } = rule
  if (lasting !== null && selfName !== null) {
    const held = withKept(em, names, lasting, selfName, 'return false', () => `return ${conjunction(em, names, rule.tests)}`)
    return { doc: docOf(rule.cites, rule.span, `\`${rule.name}\``), code: `export function ${em.rule(rule)}(${sig}): boolean {\n${held}\n}` }
  }
  const { self, you } = rule
  const asksYou = you !== null && rule.tests.some((x) => mentions(x, you))
  const holding = asksYou && self !== null ? `const ${names.of(you)} = holder(s, ${names.of(self)})\n` : ''
  const code = `${holding}return ${conjunction(em, names, rule.tests)}`
  return { doc: docOf(rule.cites, rule.span, `\`${rule.name}\``), code: `export function ${em.rule(rule)}(${sig}): boolean {\n${code}\n}` }
}
