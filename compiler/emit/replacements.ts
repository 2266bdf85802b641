import type { HookRule, Local } from '../game/ir.ts'
import type { TEvent } from '../elaborate/program.ts'
import { type Emitter, Names, pascal } from './emitter.ts'
import { domainSet } from './expr.ts'
import { addEffect, bindRule, effectOf, matchArgs } from './hooks.ts'
import type { Piece } from './events.ts'

/** The event by which a game decides which of several replacements takes place, and the zone in which they lie meanwhile. */
const SETTLING = 'settle-instead'

/** Numbers a replacement rule; it stands in `replacing` while its text is carried out, so that it replaces an event once. */
export function numberOfInstead(em: Emitter, rule: HookRule): number {
  return em.insteads.indexOf(rule)
}

/** Replacement rules come before the event. Where the game settles them, all that fit are gathered; else the first that fits is taken. */
export function replacements(em: Emitter, names: Names, event: TEvent, params: readonly Local[]): string {
  if (event.insteads.length === 0) return ''
  if (em.program.events.has(SETTLING)) return `if (${settleName(em, event)}(${matchArgs(names, params, null)})) return`
  return event.insteads.map((rule) => {
    const number = numberOfInstead(em, rule)
    const run = (self: string | null): string => {
      bindRule(em, names, rule, params, self)
      const call = `${em.procName(rule.proc)}(${['s', ...rule.captured.map((l) => names.of(l))].join(', ')})`
      const after = rule.proc.resumable ? '' : `\nremoveFrom(s.replacing, ${number})`
      return `s.replacing.push(${number})\n${call}${after}\nreturn`
    }
    return whereFits(em, names, rule, params, run)
  }).join('\n')
}

function whereFits(em: Emitter, names: Names, rule: HookRule, params: readonly Local[], code: (self: string | null) => string): string {
  const unused = `!s.replacing.includes(${numberOfInstead(em, rule)})`
  if (rule.selfDomain === null) return `if (${unused} && ${em.rule(rule)}(${matchArgs(names, params, null)})) {\n${code(null)}\n}`
  const self = names.fresh('it')
  return `for (const ${self} of ${domainSet(em, names, rule.selfDomain)}) {\nif (${unused} && ${em.rule(rule)}(${matchArgs(names, params, self)})) {\n${code(self)}\n}\n}`
}

const settleName = (em: Emitter, event: TEvent): string => em.names.of(`settle ${event.name}`, `replaced${pascal(event.name)}`)

/** For a game that settles replacements: lays those that fit into `applicable`; one alone takes place, of several the game picks. */
export function settling(em: Emitter, event: TEvent): Piece[] {
  if (event.insteads.length === 0 || !em.program.events.has(SETTLING)) return []
  const names = new Names(em)
  const params = event.params
  const signature = ['s: State', ...params.map((p) => `${names.of(p)}: ${p.type.set ? 'readonly number[]' : p.type.base === 'truth' ? 'boolean' : 'number'}`)].join(', ')
  const gather = event.insteads.map((rule) => whereFits(em, names, rule, params, (self) => {
    bindRule(em, names, rule, params, self)
    return addEffect("ZONE['applicable']", effectOf(em, names, rule, params))
  })).join('\n')
  return [{
    doc: `Whether something happens instead of \`${event.name}\`, which has begun then.`,
    code: `function ${settleName(em, event)}(${signature}): boolean {\ndropEffects(s, ZONE['applicable'])\n${gather}
const applicable = s.zones[ZONE['applicable']]!
if (applicable.length === 0) return false
if (applicable.length === 1) resolveEffect(s, applicable[0]!)
else ${em.event(SETTLING)}(s)
return true\n}`,
  }]
}

/** Carrying out a replacement that was picked: the others fall away, and it does not replace what its own text does. */
export function carriedOut(em: Emitter, rule: HookRule, call: string): string {
  const number = numberOfInstead(em, rule)
  const after = rule.proc.resumable ? '' : `\nremoveFrom(s.replacing, ${number})`
  return `dropEffects(s, ZONE['applicable'])\ns.replacing.push(${number})\n${call}${after}\nreturn`
}
