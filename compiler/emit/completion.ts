import type { Proc } from '../game/ir.ts'
import type { TEvent } from '../elaborate/program.ts'
import { type Emitter, Names, docOf, pascal } from './emitter.ts'
import { type Piece, announces, headConditions, passed, signature } from './events.ts'
import { feasible } from './feasible.ts'
import { matchArgs } from './hooks.ts'

/** Whether the announcement can be completed: asked of the state where that decides it, else tried on a copy. */
export function completion(em: Emitter, names: Names, event: TEvent, proc: Proc, args: string): string {
  const dryRun = `completable(program, s, (t) => ${em.perform(event.name)}(${args.replace(/^s/, 't')}))`
  const { rest } = headConditions(proc)
  const head = rest[0]
  const simple = head?.kind === 'announce' && event.befores.length === 0 && event.endings.length === 0
  const test = simple && em.shortcuts ? feasible(em, names, proc, head.body) : { code: 'true', exact: false, escapes: [] }
  const replaced = event.insteads.map((rule) => (rule.selfDomain === null ? `${em.rule(rule)}(${matchArgs(names, proc.params, null)})` : 'true'))
  const escapes = [...new Set([...test.escapes, ...replaced])].filter((e) => e !== 'true')
  const known = test.exact ? test.code : test.code === 'true' ? dryRun : `${test.code} && ${dryRun}`
  const whole = [...test.escapes, ...replaced].includes('true') ? dryRun : escapes.length === 0 ? known : `(${escapes.join(' || ')} ? ${dryRun} : ${known})`
  return `(s.announcing > 0 || (${whole}))`
}

/** What `must CALL` of an announced event carries out: the event where its announcement can be completed, else nothing. */
export function forcing(em: Emitter, event: TEvent, proc: Proc): Piece[] {
  const name = forced(em, event.name)
  if (name === em.perform(event.name)) return []
  const names = new Names(em)
  const head = signature(names, proc.params)
  const args = passed(names, proc.params)
  const code = `export function ${name}(${head}): void {\nif (!${completion(em, names, event, proc, args)}) return refuse(s)\n${em.perform(event.name)}(${args})\n}`
  return [{ doc: `Carries out \`${event.name}\` even where it is forbidden. ${docOf(proc.cites, proc.span)}`, code }]
}

/** The function for `must CALL`. */
export function forced(em: Emitter, event: string): string {
  const proc = em.program.events.get(event)?.proc ?? null
  if (proc === null || !announces(proc) || !em.forced.has(event)) return em.perform(event)
  return em.names.of(`force ${event}`, `force${pascal(event)}`)
}
