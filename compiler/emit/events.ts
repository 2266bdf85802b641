import { rowOf } from '../analyse/operations.ts'
import { reaches } from '../analyse/walk.ts'
import type { HookRule, Local, Proc, TStmt } from '../game/ir.ts'
import type { TEvent } from '../elaborate/program.ts'
import { columnIndex, countColumn } from './column-index.ts'
import { completion, forcing } from './completion.ts'
import { descending } from './descent.ts'
import { type Emitter, Names, docOf, tsType } from './emitter.ts'
import { emitTogether } from './bulk.ts'
import { conjunction, domainSet, emitExpr } from './expr.ts'
import { type FrameCode, emitFrame } from './frame.ts'
import { bindRule, effectOf, matchArgs } from './hooks.ts'
import { beginsRunning, endOfRunning, endings, endsRunning } from './lasting.ts'
import { literal } from './names.ts'
import { emitMove } from './moves.ts'
import { noted } from './noted.ts'
import { type Body, emitBlock } from './plain.ts'
import { noting } from './trace.ts'
import { carriedOut, numberOfInstead, replacements, settling } from './replacements.ts'

/** A piece of a module: a function, type or constant, with its comment. */
export interface Piece { readonly doc: string; readonly code: string }

export interface EventCode {
  readonly pieces: Piece[]
  /** Frame type and step function of each procedure that can stop. */
  readonly frames: { readonly proc: Proc; readonly code: FrameCode }[]
}

/** Functions for all events, hooks, overrides and effects. */
export function emitEvents(em: Emitter): EventCode {
  const out: EventCode = { pieces: [], frames: [] }
  for (const event of em.program.events.values()) {
    out.pieces.push(...settling(em, event))
    if (event.name === 'move') emitMove(em, event, out)
    else if (event.proc !== null) emitEvent(em, event, event.proc, out)
  }
  for (const event of em.program.events.values()) out.pieces.push(...endOfRunning(em, event))
  for (const proc of em.program.procs) if (proc.kind !== 'event' && proc.kind !== 'lasting') emitProc(em, proc, out)
  out.pieces.push(...emitTogether(em), resolveEffect(em))
  return out
}

export function signature(names: Names, params: readonly Local[]): string {
  return ['s: State', ...params.map((p) => `${names.of(p)}: ${tsType(p.type)}`)].join(', ')
}

export function passed(names: Names, params: readonly Local[]): string {
  return ['s', ...params.map((p) => names.of(p))].join(', ')
}

/** `only if` lines at the head of a body: part of whether the event may happen at all. */
export function headConditions(proc: Proc): { conds: (TStmt & { kind: 'onlyIf' })[]; rest: readonly TStmt[] } {
  const conds: (TStmt & { kind: 'onlyIf' })[] = []
  for (const s of proc.body) {
    if (s.kind !== 'onlyIf') break
    conds.push(s)
  }
  return { conds, rest: proc.body.slice(conds.length) }
}

export const announces = (proc: Proc): boolean => headConditions(proc).rest.some((s) => s.kind === 'announce')

/** Whether anything can keep the event from happening, so that a `can` function is worth having. */
export function isRestricted(event: TEvent): boolean {
  return event.cannots.length > 0 || (event.proc !== null && (headConditions(event.proc).conds.length > 0 || announces(event.proc)))
}

export function canName(em: Emitter, event: string): string {
  return em.names.of(`can ${event}`, `can${em.event(event).slice(0, 1).toUpperCase()}${em.event(event).slice(1)}`)
}

function emitEvent(em: Emitter, event: TEvent, proc: Proc, out: EventCode): void {
  const { conds, rest } = headConditions(proc)
  if (isRestricted(event)) out.pieces.push(canFunction(em, event, proc, conds))
  const names = new Names(em)
  const params = proc.params
  const sig = signature(names, params)
  const args = passed(names, params)
  const doc = docOf(proc.cites, proc.span)
  const check = isRestricted(event) ? `if (!${canName(em, event.name)}(${args})) {\nrefuse(s)\nif (s.reasons !== null) refusals(s, EVENT[${literal(event.name)}], [${params.map((p) => names.of(p)).join(', ')}], s.reasons)\nreturn\n}\n` : ''
  out.pieces.push({ doc, code: `export function ${em.event(event.name)}(${sig}): void {\n${check}${em.perform(event.name)}(${args})\n}` })
  out.pieces.push(...forcing(em, event, proc))
  if (proc.resumable) emitFramedEvent(em, event, proc, rest, out)
  else out.pieces.push({ doc: `Carries out \`${event.name}\`. ${doc}`, code: plainEvent(em, event, proc, rest) })
}

function canFunction(em: Emitter, event: TEvent, proc: Proc, conds: readonly (TStmt & { kind: 'onlyIf' })[]): Piece {
  const names = new Names(em)
  const sig = signature(names, proc.params)
  const args = passed(names, proc.params)
  const tests = [
    ...em.costs.sortedBy(event.cannots, (rule) => em.costs.ofAll(rule.tests)).map((rule) => forbidden(em, names, rule, proc.params)),
    ...conds.map((c) => emitExpr(em, names, c.cond)).map((code) => `(${code})`),
    ...(announces(proc) ? [completion(em, names, event, proc, args)] : []),
  ]
  return { doc: `Whether \`${event.name}\` may happen. ${docOf(proc.cites, proc.span)}`, code: `export function ${canName(em, event.name)}(${sig}): boolean {\nreturn ${tests.join(' && ')}\n}` }
}

/** A test that no card's text or rule forbids the event. */
export function forbidden(em: Emitter, names: Names, rule: TEvent['cannots'][number], params: readonly Local[]): string {
  if (rule.selfDomain === null) return `!${em.rule(rule)}(${matchArgs(names, params, null)})`
  const self = names.fresh(rule.lasting === null ? 'card' : 'it')
  return `!${domainSet(em, names, rule.selfDomain)}.some((${self}) => ${em.rule(rule)}(${matchArgs(names, params, self)}))`
}

export const hookStmt = (rule: HookRule, params: readonly Local[], proc: Pick<Proc, 'span'>): TStmt => ({ kind: 'hook', rule, params, span: proc.span, cites: rule.cites })

/** `suspended`: the event stands on the frames already, as one that is logged once it is announced. */
export function logLine(em: Emitter, names: Names, event: TEvent, suspended = false): string {
  const args = event.params.map((p) => (p.type.set ? 'NONE' : p.type.base === 'truth' ? `Number(${names.of(p)})` : names.of(p)))
  const cards = event.params.flatMap((p) => {
    if (p.type.set) return []
    if (p.type.base === 'effect') return [`s.effects[${names.of(p)}]?.source ?? NONE`]
    return p.type.base === 'card' ? [names.of(p)] : []
  })
  const number = em.program.counted?.events.get(event.name) ?? null
  return `${number === null ? '' : `if (s.dry === 0) applies(${number})\n`}${noted(em, event.name, args, cards, suspended)}`
}

/** Counting: the columns that count this event, and those that begin anew with it. */
export function counting(em: Emitter, names: Names, event: TEvent): string {
  const lines: string[] = []
  for (const c of em.program.counters) {
    if (c.during === event.name) lines.push(`s.${em.counter(c.name)} = ${countColumn(c.keys).start}`)
  }
  for (const c of em.program.counters) {
    if (c.event !== event.name) continue
    for (const [i, binder] of c.binders.entries()) {
      const param = event.params[i]
      if (binder !== null && param !== undefined) names.alias(binder, names.of(param))
    }
    const column = `s.${em.counter(c.name)}`
    const keys = c.keyValues.map((k) => emitExpr(em, names, k))
    const add = keys.length === 0 ? `${column} += 1` : ((index: string): string => `${column}[${index}] = (${column}[${index}] ?? 0) + 1`)(columnIndex(c.keys, keys))
    lines.push(c.tests.length === 0 ? add : `if (${conjunction(em, names, c.tests)}) ${add}`)
  }
  return lines.join('\n')
}

/** Triggers that look back are noticed before the event. Each entry is controller, source, and what the effect captures. */
export function noticing(em: Emitter, names: Names, event: TEvent, params: readonly Local[]): { name: string; rule: HookRule; code: string }[] {
  return event.whens.filter((r) => r.asBefore).map((rule, i) => {
    const tuple = (self: string | null): string => {
      bindRule(em, names, rule, params, self)
      const { controller, source, captured } = effectOf(em, names, rule, params)
      return `[${[controller, source, ...captured].join(', ')}]`
    }
    const name = `noticed${i + 1}`
    if (rule.selfDomain === null) return { name, rule, code: `${em.rule(rule)}(${matchArgs(names, params, null)}) ? [${tuple(null)}] : []` }
    const self = names.fresh('it')
    return { name, rule, code: `${domainSet(em, names, rule.selfDomain)}.filter((${self}) => ${em.rule(rule)}(${matchArgs(names, params, self)})).map((${self}) => ${tuple(self)})` }
  })
}

export function noticedEffects(em: Emitter, noticed: readonly { name: string; rule: HookRule }[], prefix: string): string {
  return noticed.map(({ name, rule }) => `for (const [controller, source, ...captured] of ${prefix}${name}) addEffect(s, 0, ${em.procConst(rule.proc)}, controller as number, source as number, ${rule.optional}, captured)`).join('\n')
}

function plainEvent(em: Emitter, event: TEvent, proc: Proc, rest: readonly TStmt[]): string {
  const names = new Names(em)
  const { params } = proc
  const sig = signature(names, params)
  const noticed = noticing(em, names, event, params)
  const tail = [...event.afters, ...event.whens.filter((r) => !r.asBefore)].map((r) => hookStmt(r, params, proc))
  const body: Body = { em, names, framed: new Set(), declared: new Set(params.map((p) => p.id)), cites: proc.cites, stop: tail.length + noticed.length + event.during.length > 0 ? 'break body' : 'return' }
  const last = body.stop === 'return'
  const code = [
    'if (s.over) return',
    endings(em, names, event),
    replacements(em, names, event, params),
    beginsRunning(em, event),
    logLine(em, names, event),
    counting(em, names, event),
    ...noticed.map((n) => `const ${n.name} = ${n.code}`),
    noting(em, proc, joined([
      emitBlock(body, event.befores.map((r) => hookStmt(r, params, proc))),
      stopsIn(rest) && !last ? `body: {\n${emitBlock(body, rest)}\n}` : emitBlock(body, rest, last),
      emitBlock(body, tail),
      noticedEffects(em, noticed, ''),
      endsRunning(em, event),
    ])),
  ].filter((part) => part !== '')
  return descending(em, em.loops.ofEvent(event.name), { name: em.perform(event.name), signature: sig, args: passed(names, params), body: code.join('\n') })
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n')

const stopsIn = (body: readonly TStmt[]): boolean => reaches(body, (s) => rowOf(s).exits === 'text')

/** An event that can stop: what happens at once, then a frame for the rest. */
function emitFramedEvent(em: Emitter, event: TEvent, proc: Proc, rest: readonly TStmt[], out: EventCode): void {
  const { params } = proc
  const tail = [...event.afters, ...event.whens.filter((r) => !r.asBefore)].map((r) => hookStmt(r, params, proc))
  const befores = event.befores.map((r) => hookStmt(r, params, proc))
  const names = new Names(em)
  const sig = signature(names, params)
  const noticed = noticing(em, names, event, params)
  const [head, ...others] = rest
  // What happens before an announced event belongs to its announcement.
  const whole = head?.kind === 'announce' ? [{ ...head, body: [...befores, ...head.body] }, ...others] : [...befores, ...rest]
  const frame = emitFrame(em, proc, whole, tail, noticedEffects(em, noticed, 'f.') + (noticed.length > 0 ? '\n' : '') + (event.during.length > 0 ? `${endsRunning(em, event)}\n` : ''))
  const late = announces(proc)
  const count = counting(em, names, event)
  const number = em.loops.ofEvent(event.name)
  const start = [
    'if (s.over) return',
    ...(number === null ? [] : [`goesRound(${number})`]),
    endings(em, names, event),
    replacements(em, names, event, params),
    beginsRunning(em, event),
    ...(late ? [] : [logLine(em, names, event), count]),
    ...noticed.map((n) => `const ${n.name} = ${n.code}`),
    pushFrame(em, proc, frame, names, noticed.map((n) => n.name)),
  ].filter((part) => part !== '')
  out.pieces.push({ doc: `Begins \`${event.name}\`, which may stop to ask. ${docOf(proc.cites, proc.span)}`, code: `export function ${em.perform(event.name)}(${sig}): void {\n${start.join('\n')}\n}` })
  const fields = [...frame.fields, ...noticed.map((n) => ({ name: n.name, type: 'readonly Captured[][]', start: '[]', param: false }))]
  const after = late ? announcedCode(em, event, proc, frame) : frame.body
  out.frames.push({ proc, code: { ...frame, fields, body: after } })
}

/** History and log wait until the announcement is complete. */
function announcedCode(em: Emitter, event: TEvent, proc: Proc, frame: FrameCode): string {
  const names = new Names(em)
  for (const p of proc.params) names.alias(p, frame.names.of(p))
  const lines = [logLine(em, names, event, true), counting(em, names, event)].filter((l) => l !== '').join('\n')
  // At the beginning of a line: elsewhere it may be the words of a comment.
  const mark = '\nif (announced(s)) return'
  const at = frame.body.indexOf(mark)
  return at < 0 ? frame.body : `${frame.body.slice(0, at + mark.length)}\n${lines}${frame.body.slice(at + mark.length)}`
}

export function pushFrame(em: Emitter, proc: Proc, frame: FrameCode, names: Names, noticed: readonly string[]): string {
  const values = frame.fields.map((field, i) => {
    const param = proc.params[i]
    return field.param && param !== undefined ? `${field.name}: ${names.of(param)}` : `${field.name}: ${field.start}`
  })
  return `const frame: ${em.frame(proc)} = { ${['proc: ' + em.procConst(proc), 'pc: 0', 'answer: 0', ...values, ...noticed].join(', ')} }\ns.frames.push(frame)`
}

/** Hooks, overrides and effects: a function, or a function that suspends a frame. */
function emitProc(em: Emitter, proc: Proc, out: EventCode): void {
  const names = new Names(em)
  const sig = signature(names, proc.params)
  const doc = docOf(proc.cites, proc.span, proc.kind === 'effect' ? `Effect of \`${proc.name}\`.` : '')
  if (!proc.resumable) {
    const body: Body = { em, names, framed: new Set(), declared: new Set(proc.params.map((p) => p.id)), cites: proc.cites, stop: 'return' }
    out.pieces.push({ doc, code: `function ${em.procName(proc)}(${sig}): void {\n${noting(em, proc, emitBlock(body, proc.body, true))}\n}` })
    return
  }
  const instead = em.insteads.find((r) => r.proc === proc)
  const finish = instead === undefined ? '' : 'removeFrom(s.replacing, f.replaces)\n'
  const frame = emitFrame(em, proc, proc.body, [], finish)
  const fields = instead === undefined ? frame.fields : [...frame.fields, { name: 'replaces', type: 'number', start: String(numberOfInstead(em, instead)), param: false }]
  out.pieces.push({ doc, code: `function ${em.procName(proc)}(${sig}): void {\n${pushFrame(em, proc, { ...frame, fields }, names, [])}\n}` })
  out.frames.push({ proc, code: { ...frame, fields } })
}

function resolveEffect(em: Emitter): Piece {
  const effects = em.program.procs.filter((p) => p.kind === 'effect')
  const captured = effects.some((p) => p.params.length > 0) ? 'const { captured } = effect\n' : ''
  const cases = effects.map((p) => {
    const args = p.params.map((param, i) => `captured[${i}] as ${tsType(param.type)}`)
    const call = `${em.procName(p)}(${['s', ...args].join(', ')})`
    const instead = em.insteads.find((r) => r.proc === p)
    return `${em.caseOf(p)}\n${instead === undefined ? `return ${call}` : carriedOut(em, instead, call)}`
  })
  return { doc: 'Takes a pending effect away and carries it out.', code: descending(em, em.loops.ofResolving(), { name: 'resolveEffect', signature: 's: State, id: number', args: 's, id', body: `const effect = takeEffect(s, id, EFFECT_ZONES)\nif (effect === null) return\n${cases.length === 0 ? '' : `${captured}switch (effect.body) {\n${cases.join('\n')}\n}`}` }) }
}
