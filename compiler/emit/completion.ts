import { any, functionCode } from '../typescript/build.ts'
import { type Code, TRUE } from '../typescript/code.ts'
import { type Name, word } from '../typescript/name.ts'
import { code } from '../typescript/vocabulary.ts'
import { distinct } from '../typescript/walks.ts'
import type { Proc, TStmt } from '../program/ir.ts'
import type { TEvent } from '../program/declarations.ts'
import { announcedWhen } from './announced.ts'
import type { Cost } from './costs.ts'
import { type Emitter, Names, docOf, paramsOf, pascal } from './emitter.ts'
import type { Piece } from './piece.ts'
import { announces, ownText } from '../analyse/event-text.ts'
import { feasible } from './feasible.ts'
import { matchArgs } from './match-args.ts'

/** The test whether an announcement can be completed. */
export interface Completable {
  readonly code: Code
  readonly cost: Cost
}

/** Whether the announcement can be completed: asked of the state where that decides it, else tried on a copy. */
export function completion(em: Emitter, names: Names, event: TEvent, proc: Proc): Completable {
  const args = [word('t'), ...proc.params.map((p) => names.of(p))]
  const dryRun = code`completable(program, s, (t) => ${em.perform(event.name)}(${args}))`
  const announcement = event.befores.length === 0 && event.endings.length === 0 ? leadingAnnouncement(proc) : null
  const test =
    announcement !== null && em.shortcuts.has('read-announcements')
      ? feasible(em, names, proc, announcement)
      : { code: TRUE, exact: false, escapes: [] }
  const replaced = event.insteads.map((rule) =>
    rule.selfDomain === null ? code`${em.rule(rule)}(${matchArgs(names, proc.params, null)})` : TRUE,
  )
  const all = [...test.escapes, ...replaced]
  const escapes = distinct(all)
  const known = test.exact ? test.code : test.code === TRUE ? dryRun : code`${test.code} && ${dryRun}`
  const whole = all.includes(TRUE)
    ? dryRun
    : escapes.length === 0
      ? known
      : code`${any(escapes)} ? ${dryRun} : ${known}`
  const announced = announcedWhen(em, names, ownText(proc))
  return {
    code: any([code`s.announcing > 0`, ...(announced === TRUE ? [] : [code`!${announced}`]), whole]),
    // Where something may come instead, which is seldom, a dry run is needed even so.
    cost: test.exact && !all.includes(TRUE) ? 1 : 3,
  }
}

/**
 * What is announced, after the variables that the text begins with: they only name what stands on the table as the
 * announcement begins. Null for a text that does something else first.
 */
function leadingAnnouncement(proc: Proc): readonly TStmt[] | null {
  const text = ownText(proc)
  const at = text.findIndex((s) => s.kind !== 'assign')
  const first = text[at]
  return first?.kind === 'announce' ? [...text.slice(0, at), ...first.body] : null
}

/**
 * What `must CALL` of an announced event carries out: the event where its announcement can be completed, else nothing.
 */
export function forcing(em: Emitter, event: TEvent, proc: Proc): Piece[] {
  const name = forced(em, event.name)
  if (name === em.perform(event.name)) return []
  const names = new Names(em)
  const args = matchArgs(names, proc.params, null)
  const body = code`if (!${completion(em, names, event, proc).code}) return refuse(s)\n${em.perform(event.name)}(${args})`
  return [
    {
      doc: docOf(proc.cites, `Carries out \`${event.name}\` even where it is forbidden.`),
      code: functionCode({ name, params: paramsOf(names, proc.params), result: code`‹void›`, body }),
    },
  ]
}

/** The function for `must CALL`. */
export function forced(em: Emitter, event: string): Name {
  const proc = em.program.events.get(event)?.proc ?? null
  if (proc === null || !announces(proc) || !em.analyses.forced().has(event)) return em.perform(event)
  return em.symbol('events', `force ${event}`, `force${pascal(event)}`)
}
