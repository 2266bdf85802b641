import { type Param, forEach, functionCode, switchOf, when } from '../typescript/build.ts'
import { type Code, NOTHING, lines } from '../typescript/code.ts'
import { type Name, word } from '../typescript/name.ts'
import { STATE, code } from '../typescript/vocabulary.ts'
import type { HookRule, Local } from '../program/ir.ts'
import type { TEvent } from '../program/declarations.ts'
import { type Emitter, Names, paramsOf, pascal, tsType } from './emitter.ts'
import { domainSet } from './expr.ts'
import { type EffectCode, effectAdded, bindRule, effectOf } from './hooks.ts'
import { cardsAmong, looksBack } from './looks-back.ts'
import { matchArgs } from './match-args.ts'
import type { Piece } from './piece.ts'

/**
 * The event by which a game decides which of several replacements takes place, and the zone in which they lie
 * meanwhile.
 */
const SETTLING = 'settle-instead'

/**
 * Numbers a replacement rule; it stands in `replacing` while its text is carried out, so that it replaces an event
 * once. The rules of one sentence, which may speak of several events, have one number.
 */
export function numberOfInstead(em: Emitter, rule: HookRule): number {
  return em.analyses.insteads().findIndex(({ span }) => span === rule.span)
}

/**
 * Replacement rules come before the event. Where the game settles them, all that fit are gathered; else the first that
 * fits is taken.
 */
export function replacements(em: Emitter, names: Names, event: TEvent, params: readonly Local[]): Code {
  if (event.insteads.length === 0) return NOTHING
  if (em.program.events.has(SETTLING))
    return code`if (${settleName(em, event)}(${matchArgs(names, params, null)})) return`
  if (looksBack(em, event)) return replacedAsJudged(em, names, event, params)
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

/** In a line that is done for all: which replacement fits is judged by how things stood before it. */
function replacedAsJudged(em: Emitter, names: Names, event: TEvent, params: readonly Local[]): Code {
  const parts = params.map((p) => names.of(p))
  const then = code`asJudged(s, ${cardsAmong(names, params)})`
  const instead = names.fresh('instead')
  const cases = event.insteads.map((rule) => {
    const number = numberOfInstead(em, rule)
    const args = rule.captured.map((l, i) => code`${instead}[${i + 1}] ‹as ${tsType(l.type)}›`)
    const after = rule.proc.resumable ? NOTHING : code`removeFrom(s.replacing, ${number})`
    const carriedOut = code`${em.procName(rule.proc)}(${[STATE, ...args]})`
    return code`case ${number}:\n${lines([code`s.replacing.push(${number})`, carriedOut, after, code`return`])}`
  })
  const asked = code`const ${instead} = ${insteadName(em, event)}(${[then, code`s.replacing`, ...parts]})`
  return code`${asked}\nif (${instead} !== null) {\n${switchOf(code`${instead}[0]`, cases)}\n}`
}

const insteadName = (em: Emitter, event: TEvent): Name =>
  em.symbol('events', `instead of ${event.name}`, `insteadOf${pascal(event.name)}`)

/** Which replacement fits an event, as a state is: its number, and what its text knows; for a line at the same time. */
export function fittingInstead(em: Emitter, event: TEvent): Piece[] {
  if (event.insteads.length === 0 || !looksBack(em, event)) return []
  const names = new Names(em)
  names.reserve('running')
  const settles = em.program.events.has(SETTLING)
  const { params } = event
  const [state, ...heads] = paramsOf(names, params)
  const found = event.insteads.map((rule) =>
    whereFits(
      em,
      names,
      rule,
      params,
      (self) => {
        bindRule(em, names, rule, params, self)
        if (settles) return code`found.push(${record(effectOf(em, names, rule, params))})`
        return code`return [${[code`${numberOfInstead(em, rule)}`, ...rule.captured.map((l) => names.of(l))]}]`
      },
      code`running`,
    ),
  )
  const running: Param = { name: word('running'), type: code`‹readonly number[]›` }
  return [
    {
      doc: `What would come instead of \`${event.name}\`, but for what is being carried out.`,
      code: functionCode({
        name: insteadName(em, event),
        params: [...(state === undefined ? [] : [state]), running, ...heads],
        result: settles ? code`‹PendingEffect[]›` : code`‹readonly [number, ...Captured[]] | null›`,
        body: settles ? code`const found‹: PendingEffect[]› = []\n${found}\nreturn found` : code`${found}\nreturn null`,
        own: true,
      }),
    },
  ]
}

function record({ body, controller, source, optional, captured }: EffectCode): Code {
  const who = code`controller: ${controller}, source: ${source}`
  return code`{ body: ${body}, ${who}, optional: ${optional}, captured: [${captured}] }`
}

function whereFits(
  em: Emitter,
  names: Names,
  rule: HookRule,
  params: readonly Local[],
  write: (self: Name | null) => Code,
  running = code`s.replacing`,
): Code {
  const unused = code`!${running}.includes(${numberOfInstead(em, rule)})`
  const self = rule.selfDomain === null ? null : names.fresh('it')
  const holders = rule.selfDomain === null ? null : domainSet(em, names, rule.selfDomain)
  const fits = code`${em.rule(rule)}(${matchArgs(names, params, self)})`
  const once = when(code`${unused} && ${fits}`, write(self))
  return self === null || holders === null ? once : forEach(self, holders, once)
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
  const gather = looksBack(em, event)
    ? [layingThem(em, names, event)]
    : event.insteads.map((rule) =>
        whereFits(em, names, rule, params, (self) => {
          bindRule(em, names, rule, params, self)
          return effectAdded(code`ZONE.applicable`, effectOf(em, names, rule, params))
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

function layingThem(em: Emitter, names: Names, event: TEvent): Code {
  const { params } = event
  const then = code`asJudged(s, ${cardsAmong(names, params)})`
  const found = code`${insteadName(em, event)}(${[then, code`s.replacing`, ...params.map((p) => names.of(p))]})`
  const parts = ['body', 'controller', 'source', 'optional', 'captured'].map((part) => code`it.${word(part)}`)
  return code`for (const it of ${found}) addEffect(${[STATE, code`ZONE.applicable`, ...parts]})`
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
