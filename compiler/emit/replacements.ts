import { functionCode } from '../target/build.ts'
import { type Code, NOTHING, lines } from '../target/code.ts'
import type { Name } from '../target/name.ts'
import { STATE, code } from '../target/vocabulary.ts'
import type { HookRule, Local } from '../program/ir.ts'
import type { TEvent } from '../program/declarations.ts'
import { type Emitter, Names, paramsOf, pascal } from './emitter.ts'
import { domainSet } from './expr.ts'
import { addEffect, bindRule, effectOf } from './hooks.ts'
import { matchArgs } from './match-args.ts'
import type { Piece } from './piece.ts'

/**
 * The event by which a game decides which of several replacements takes place, and the zone in which they lie
 * meanwhile.
 */
const SETTLING = 'settle-instead'

/**
 * Numbers a replacement rule; it stands in `replacing` while its text is carried out, so that it replaces an event
 * once.
 */
export function numberOfInstead(em: Emitter, rule: HookRule): number {
  return em.insteads.indexOf(rule)
}

/**
 * Replacement rules come before the event. Where the game settles them, all that fit are gathered; else the first that
 * fits is taken.
 */
export function replacements(em: Emitter, names: Names, event: TEvent, params: readonly Local[]): Code {
  if (event.insteads.length === 0) return NOTHING
  if (em.program.events.has(SETTLING))
    return code`if (${settleName(em, event)}(${matchArgs(names, params, null)})) return`
  return lines(
    event.insteads.map((rule) => {
      const number = numberOfInstead(em, rule)
      const run = (self: Name | null): Code => {
        bindRule(em, names, rule, params, self)
        const call = code`${em.procName(rule.proc)}(${[STATE, ...rule.captured.map((l) => names.of(l))]})`
        const after = rule.proc.resumable ? NOTHING : code`removeFrom(s.replacing, ${number})`
        return lines([code`s.replacing.push(${number})`, call, after, code`return`])
      }
      return whereFits(em, names, rule, params, run)
    }),
  )
}

function whereFits(
  em: Emitter,
  names: Names,
  rule: HookRule,
  params: readonly Local[],
  write: (self: Name | null) => Code,
): Code {
  const unused = code`!s.replacing.includes(${numberOfInstead(em, rule)})`
  if (rule.selfDomain === null)
    return code`if (${unused} && ${em.rule(rule)}(${matchArgs(names, params, null)})) {\n${write(null)}\n}`
  const self = names.fresh('it')
  return code`for (const ${self} of ${domainSet(em, names, rule.selfDomain)}) {\nif (${unused} && ${em.rule(rule)}(${matchArgs(names, params, self)})) {\n${write(self)}\n}\n}`
}

const settleName = (em: Emitter, event: TEvent): Name =>
  em.symbol('events', `settle ${event.name}`, `replaced${pascal(event.name)}`)

/**
 * For a game that settles replacements: lays those that fit into `applicable`; one alone takes place, of several the
 * game picks.
 */
export function settling(em: Emitter, event: TEvent): Piece[] {
  if (event.insteads.length === 0 || !em.program.events.has(SETTLING)) return []
  const names = new Names(em)
  const params = event.params
  const heads = paramsOf(names, params)
  const gather = event.insteads.map((rule) =>
    whereFits(em, names, rule, params, (self) => {
      bindRule(em, names, rule, params, self)
      return addEffect(code`ZONE.applicable`, effectOf(em, names, rule, params))
    }),
  )
  return [
    {
      doc: `Whether something happens instead of \`${event.name}\`, which has begun then.`,
      code: functionCode({
        name: settleName(em, event),
        params: heads,
        result: code`‹boolean›`,
        body: code`dropEffects(s, ZONE.applicable)\n${gather}
const applicable = s.zones[ZONE.applicable]!
if (applicable.length === 0) return false
if (applicable.length === 1) resolveEffect(s, applicable[0]!)
else ${em.event(SETTLING)}(s)
return true`,
        own: true,
      }),
    },
  ]
}

/** Carrying out a replacement that was picked: the others fall away, and it does not replace what its own text does. */
export function carriedOut(em: Emitter, rule: HookRule, call: Code): Code {
  const number = numberOfInstead(em, rule)
  return lines([
    code`dropEffects(s, ZONE.applicable)\ns.replacing.push(${number})`,
    call,
    rule.proc.resumable ? NOTHING : code`removeFrom(s.replacing, ${number})`,
    code`return`,
  ])
}
