import { LASTING_ZONE } from '../elaborate/lasting-rules.ts'
import type { TEvent, TExcept } from '../elaborate/program.ts'
import type { Proc, TStmt } from '../game/ir.ts'
import { lastingWords } from '../syntax/told-words.ts'
import { type Emitter, Names, docOf, pascal, tsType } from './emitter.ts'
import type { Piece } from './events.ts'
import { conjunction, emitExpr } from './expr.ts'
import { zoneBase } from './zones.ts'
import { matchArgs } from './hooks.ts'
import { comment, literal, typeWord } from './names.ts'
import { mentions } from './words.ts'

/** The effects whose rules are in force, the latest last. */
export function inForce(): string {
  return `s.zones[${zoneBase(LASTING_ZONE)}]!`
}

/** Writes what a lasting rule keeps as parts of its effect, where a single expression is needed. */
export function aliasKept(names: Names, kind: Proc, effect: string): void {
  for (const [i, param] of kind.params.entries()) names.alias(param, `(s.effects[${effect}]!.captured[${i}] as ${tsType(param.type)})`)
}

/** Gives what a lasting rule keeps names of its own in `code`, after the test that the effect is one of its kind. */
export function withKept(em: Emitter, names: Names, kind: Proc, effect: string, otherwise: string, code: () => string): string {
  for (const param of kind.params) names.of(param)
  const inside = code()
  return [`const effect = s.effects[${effect}]`, `if (effect?.body !== ${em.procConst(kind)}) ${otherwise}`, ...usedOf(names, kind, inside), inside].join('\n')
}

/** Goes through the effects of a kind, the earliest first. */
export function whileInForce(em: Emitter, names: Names, kind: Proc, note: string, code: () => string): string {
  const it = names.fresh('it')
  return `// ${note}\nfor (const ${it} of ${inForce()}) {\n${withKept(em, names, kind, it, 'continue', code)}\n}`
}

/** Exceptions that set a value for a while: the one laid down last decides, whichever sentence it is of. */
export function latestFirst(em: Emitter, excepts: readonly TExcept[], params: readonly string[], make: (value: string, x: TExcept) => string): string[] {
  const cases = excepts.flatMap((x) => {
    if (x.lasting === null || x.op !== '=') return []
    const names = new Names(em)
    for (const word of ['lasting', 'i', ...params]) names.reserve(word)
    for (const [i, p] of x.params.entries()) names.alias(p, params[i] ?? 'it')
    for (const p of x.lasting.params) names.of(p)
    const value = make(emitExpr(em, names, x.value), x)
    const inside = x.tests.length === 0 ? value : `if (${conjunction(em, names, x.tests)}) ${value}`
    return [`// ${docOf(x.cites, x.span, x.name)}\nif (effect.body === ${em.procConst(x.lasting)}) {\n${[...usedOf(names, x.lasting, inside), inside].join('\n')}\n}`]
  })
  return cases.length === 0 ? [] : [`const lasting = ${inForce()}\nfor (let i = lasting.length - 1; i >= 0; i--) {\nconst effect = s.effects[lasting[i]!]!\n${cases.join('\n')}\n}`]
}

function usedOf(names: Names, kind: Proc, code: string): string[] {
  return kind.params.flatMap((param, i) => (mentions(code, names.of(param)) ? [`const ${names.of(param)} = effect.captured[${i}] as ${tsType(param.type)}`] : []))
}

/** Rules whose time is over as the event begins. */
export function endings(em: Emitter, names: Names, event: TEvent): string {
  if (event.endings.length === 0) return ''
  const it = names.fresh('it')
  const tests = event.endings.map((rule) => `${em.rule(rule)}(${matchArgs(names, event.params, it)})`)
  return `for (const ${it} of ${inForce()}.slice()) if (${tests.join(' || ')}) takeEffect(s, ${it}, EFFECT_ZONES)`
}

/** The innermost run of an event is known by how many of them are running. */
export function beginsRunning(em: Emitter, event: TEvent): string {
  return event.during.length === 0 ? '' : `s.${em.runningColumn(event.name)} += 1`
}

const endName = (em: Emitter, event: TEvent): string => em.names.of(`end ${event.name}`, `endRulesDuring${pascal(event.name)}`)

export function endsRunning(em: Emitter, event: TEvent): string {
  return event.during.length === 0 ? '' : `${endName(em, event)}(s)`
}

/** Where events were left from further in, rules that last during them end with them. */
export function endsAbandoned(em: Emitter): string[] {
  return [...em.program.events.values()].flatMap((event) => (event.during.length === 0 || event.proc?.resumable !== true ? [] : [`while (s.${em.runningColumn(event.name)} > suspended(s, ${em.procConst(event.proc)})) ${endsRunning(em, event)}`]))
}

/** One function for each event during which rules last. */
export function endOfRunning(em: Emitter, event: TEvent): Piece[] {
  if (event.during.length === 0) return []
  const running = `s.${em.runningColumn(event.name)}`
  const kinds = event.during.map((kind) => `effect.body === ${em.procConst(kind)}`).join(' || ')
  const body = `for (const id of ${inForce()}.slice()) {
const effect = s.effects[id]!
if ((${kinds}) && effect.captured.at(-1) === ${running}) takeEffect(s, id, EFFECT_ZONES)
}
${running} -= 1`
  return [{ doc: `Ends the rules that last during \`${comment(event.name)}\`, which ends.`, code: `function ${endName(em, event)}(s: State): void {\n${body}\n}` }]
}

/** Lays down the rules: an effect that keeps their names. Where the event of `during` does not run, they are over at once. */
export function laysDown(em: Emitter, names: Names, s: TStmt & { kind: 'lasting' }): string {
  const running = s.during === null ? [] : [`s.${em.runningColumn(s.during)}`]
  const captured = [...s.captured.map((l) => names.of(l)), ...running]
  const controller = s.controller === null ? 'NONE' : emitExpr(em, names, s.controller)
  const add = `addEffect(s, ${zoneBase(LASTING_ZONE)}, ${em.procConst(s.proc)}, ${controller}, ${emitExpr(em, names, s.source)}, false, [${captured.join(', ')}])`
  return s.during === null ? add : `if (${running[0]} > 0) ${add}`
}

/** What players are told about the rules that hold for a while; nothing in games without them. */
export function lastingInfo(em: Emitter): string[] {
  const { lasting } = em.program
  if (lasting.length === 0) return []
  const kinds = lasting.map(({ proc }) => {
    const { until, rules } = lastingWords(proc.span)
    const kept = proc.params.map((p) => `{ name: ${literal(p.name)}, type: ${literal(typeWord(p.type))} }`)
    return `{ proc: ${em.procConst(proc)}, until: ${literal(until)}, rules: [${rules.map(literal).join(', ')}], kept: [${kept.join(', ')}] }`
  })
  return [`lasting: [${kinds.join(', ')}]`]
}
