import type { OfferRule } from '../game/ir.ts'
import type { Type } from '../game/type.ts'
import type { TEvent } from '../elaborate/program.ts'
import { type Emitter, Names, docOf, pascal } from './emitter.ts'
import { type Piece, canName, isRestricted } from './events.ts'
import { conjunction, domainSet, emitExpr } from './expr.ts'
import { aliasKept } from './lasting.ts'
import { literal } from './names.ts'

/** How many values an argument can have in the code of a choice, and where they start. */
export function radixOf(em: Emitter, t: Type): { size: number; from: number } {
  switch (t.base) {
    case 'player': return { size: 16, from: 0 }
    case 'enum': return { size: Math.max(em.program.game.enums.get(t.of)?.values.length ?? 1, 1), from: 0 }
    case 'truth': return { size: 2, from: 0 }
    case 'number': return { size: 4096, from: -2048 }
    default: return { size: 2048, from: 0 }
  }
}

/** The functions that list what may be answered, and the one that carries an answer out. */
export function emitDecisions(em: Emitter): Piece[] {
  const sites = [...new Set(em.program.sites.filter((s) => s.kind === 'act').map((s) => s.at))]
  return [...sites.flatMap((site) => offersAt(em, site)), obligations(em, sites), ...candidateFunctions(em), listFunction(em), performFunction(em), askFunction(em)]
}

const offersName = (em: Emitter, site: string): string => em.names.of(`offers ${site}`, `offersAt${pascal(site)}`)

function offersAt(em: Emitter, site: string): Piece[] {
  const offers = em.program.offers.filter((o) => o.kind === 'may' && o.at.includes(site))
  const musts = em.program.offers.filter((o) => o.kind === 'must' && o.at.includes(site))
  const seen = new Set<string>()
  const repeated = new Set(offers.filter((o) => (seen.has(o.event) ? true : (seen.add(o.event), false))).map((o) => o.event))
  const code = offers.map((o) => offer(em, o, repeated.has(o.event) || o.lasting !== null, null))
  const body = `function ${permitsName(em, site)}(s: State, seat: number, out: number[]): void {\n${code.join('\n')}\n}`
  const pieces: Piece[] = [{ doc: `What a seat may do at \`${site}\`.`, code: body }]
  const only = new Set(offers.map((o) => o.event)).size === 1
  const kept = musts.map((o, i) => ({ o, name: em.names.of(`must ${site} ${i}`, `must${pascal(o.name)}`) }))
  for (const { o, name } of kept) {
    pieces.push({ doc: `Of the moves in \`out\`, those that this rule keeps. ${docOf(o.cites, o.span, o.name)}`, code: `function ${name}(s: State, seat: number, out: readonly number[]): readonly number[] {\n${keeping(em, o, only)}\nreturn kept\n}` })
  }
  const lines = kept.map(({ name }) => `keepOnly(out, ${name}(s, seat, out))`)
  pieces.push({ doc: `What a seat may do at \`${site}\`; of that, what it must do if able.`, code: `function ${offersName(em, site)}(s: State, seat: number, out: number[]): void {\n${permitsName(em, site)}(s, seat, out)\n${lines.join('\n')}\n}` })
  pieces.push({ doc: `Obligations at \`${site}\` that leave a permitted move out.`, code: `function ${obligationsName(em, site)}(s: State, seat: number, code: number, reasons: number[]): void {
const out: number[] = []
${permitsName(em, site)}(s, seat, out)
if (!out.includes(code)) return
${kept.length === 0 ? '' : 'let kept: readonly number[]'}
${kept.map(({ o, name }) => `kept = ${name}(s, seat, out)\nif (kept.length > 0 && !kept.includes(code)) reasons.push(${em.table.of({ name: o.name, kind: 'must', clauses: o.cites, span: o.span })})\nkeepOnly(out, kept)`).join('\n')}
}` })
  return pieces
}

const permitsName = (em: Emitter, site: string): string => em.names.of(`permits ${site}`, `permitsAt${pascal(site)}`)
const obligationsName = (em: Emitter, site: string): string => em.names.of(`obligations ${site}`, `obligationsAt${pascal(site)}`)

function obligations(em: Emitter, sites: readonly string[]): Piece {
  const ids = (at: string): string => em.program.sites.filter((s) => s.kind === 'act' && s.at === at).map((s) => `case ${s.id}:`).join('\n')
  return { doc: 'Obligations that leave a permitted move out, as rows of the rule table.', code: `export function obligations(s: State, site: number, seat: number, code: number, reasons: number[]): void {\nswitch (site) {\n${sites.map((at) => `${ids(at)}\nreturn ${obligationsName(em, at)}(s, seat, code, reasons)`).join('\n')}\n}\n}` }
}

/** Loops over what an offer leaves open. A `must` keeps only moves that are already offered. */
function offer(em: Emitter, o: OfferRule, repeated: boolean, keep: string | null): string {
  const event = em.program.events.get(o.event)
  if (event === undefined) return ''
  const names = new Names(em)
  names.reserve('seat')
  names.reserve('out')
  names.reserve('code')
  if (o.lasting !== null) for (const word of ['kept', 'narrower']) names.reserve(word)
  names.alias(o.asker, 'seat')
  const open: string[] = []
  const close: string[] = []
  const narrows = o.lasting !== null && keep !== null
  const condFirst = o.cond !== null && !mentions(o)
  const cond = o.cond === null ? null : emitExpr
  if (o.selfDomain !== null && o.self !== null) {
    const self = names.of(o.self)
    open.push(`for (const ${self} of ${domainSet(em, names, o.selfDomain)}) {`)
    if (o.lasting !== null) aliasKept(names, o.lasting, self)
    if (o.lasting !== null) open.push(`if (s.effects[${self}]?.body !== ${em.procConst(o.lasting)}) continue`)
    if (narrows) open.push(`const ${keep}: number[] = []`)
    open.push(...o.selfTests.map((t) => `if (!(${emitExpr(em, names, t)})) continue`))
    if (o.selfDomain.set === null && o.byWord !== true) open.push(`if (holder(s, ${self}) !== seat) continue`)
    close.push('}')
  }
  const args: string[] = []
  for (const arg of o.args) {
    if (arg.kind === 'asker') args.push('seat')
    else if (arg.kind === 'self') args.push(o.self === null ? 'NONE' : names.of(o.self))
    else if (arg.kind === 'value') args.push(emitExpr(em, names, arg.value))
    else {
      const v = names.of(arg.domain.local)
      open.push(`for (const ${v} of ${domainSet(em, names, arg.domain)}) {`)
      if (arg.domain.tests.length > 0) open.push(`if (!(${conjunction(em, names, arg.domain.tests)})) continue`)
      close.push('}')
      args.push(v)
    }
  }
  const code = encode(em, event, o, args)
  const test = o.cond === null || cond === null ? '' : `${emitExpr(em, names, o.cond)}`
  const inner = keep !== null ? `const code = ${code}\nif (${narrows ? `kept.includes(code) && !${keep}.includes(code)` : 'out.includes(code)'}) ${keep}.push(code)` : offered(em, event, args, code, repeated)
  const head = test !== '' && condFirst ? `if (${test}) {\n` : ''
  const mid = test !== '' && !condFirst ? `if (${test}) {\n${inner}\n}` : inner
  if (narrows) close.splice(-1, 0, `if (${keep}.length > 0) kept = ${keep}`)
  return `// ${docOf(o.cites, o.span, o.name)}\n${head}${open.join('\n')}\n${mid}\n${close.join('\n')}${head === '' ? '' : '\n}'}`
}

/** An obligation goes through the moves that are offered already, instead of making them again. */
function keeping(em: Emitter, o: OfferRule, only: boolean): string {
  const event = em.program.events.get(o.event)
  if (event === undefined) return ''
  if (o.lasting !== null) return keptForAWhile(em, o)
  if (o.self !== null) return `const kept: number[] = []\n${offer(em, o, false, 'kept')}`
  const names = new Names(em)
  for (const word of ['seat', 'out', 'code', 'kept', 'rest']) names.reserve(word)
  names.alias(o.asker, 'seat')
  const tests: string[] = []
  const lines: string[] = []
  const { reads } = digits(em, event, o.args.findIndex((a) => a.kind === 'asker'), 'rest')
  for (const [i, arg] of o.args.entries()) {
    if (arg.kind === 'asker' || arg.kind === 'self') continue
    if (arg.kind === 'value') {
      tests.push(`${reads[i]} === ${emitExpr(em, names, arg.value)}`)
      continue
    }
    const v = names.of(arg.domain.local)
    lines.push(`const ${v} = ${reads[i]}`)
    if (arg.domain.set !== null) tests.push(`${domainSet(em, names, arg.domain)}.includes(${v})`)
    tests.push(...arg.domain.tests.map((t) => `(${emitExpr(em, names, t)})`))
  }
  const cond = o.cond === null ? '' : emitExpr(em, names, o.cond)
  const first = cond !== '' && !mentions(o) ? `if (!(${cond})) return out\n` : ''
  if (cond !== '' && mentions(o)) tests.push(`(${cond})`)
  const count = em.program.events.size
  const body = `const kept: number[] = []\nfor (const code of out) {\n${only ? '' : `if ((code - 1) % ${count} !== EVENT[${literal(event.name)}]) continue\n`}${reads.some((r) => r !== undefined) ? `const rest = Math.floor((code - 1) / ${count})\n` : ''}${lines.join('\n')}\n${tests.length === 0 ? '' : `if (${tests.join(' && ')}) `}kept.push(code)\n}`
  return `${first}${body}`
}

/** Each effect that lays the obligation down narrows what the others leave. */
function keptForAWhile(em: Emitter, o: OfferRule): string {
  return `let kept = out\n${offer(em, o, false, 'narrower')}`
}

/** How each argument is read back out of the rest of a code. */
function digits(em: Emitter, event: TEvent, asker: number, rest: string): { reads: (string | undefined)[] } {
  let scale = 1
  const open = event.params.filter((_, i) => i !== asker).length
  let seen = 0
  const reads = event.params.map((p, i) => {
    if (i === asker) return undefined
    const { size, from } = radixOf(em, p.type)
    seen += 1
    const down = scale === 1 ? rest : `Math.floor(${rest} / ${scale})`
    const value = seen === open ? down : `${down} % ${size}`
    scale *= size
    return from === 0 ? value : `(${value} + ${from})`
  })
  return { reads }
}

/** Whether the condition mentions what the offer loops over; if not it is asked once, first. */
function mentions(o: OfferRule): boolean {
  if (o.lasting !== null) return true
  const looped = new Set<number>()
  if (o.self !== null) looped.add(o.self.id)
  for (const arg of o.args) if (arg.kind === 'domain') looped.add(arg.domain.local.id)
  const text = JSON.stringify(o.cond, (key, value: unknown) => (key === 'span' ? undefined : value))
  return [...looped].some((id) => text.includes(`"local":{"id":${id},`))
}

function offered(em: Emitter, event: TEvent, args: readonly string[], code: string, repeated: boolean): string {
  const can = isRestricted(event) ? `${canName(em, event.name)}(${['s', ...args].join(', ')})` : ''
  if (repeated) return `const code = ${code}\nif (!out.includes(code)${can === '' ? '' : ` && ${can}`}) out.push(code)`
  return can === '' ? `out.push(${code})` : `if (${can}) out.push(${code})`
}

/** A move as one number: event, then its arguments except the seat that acts. */
function encode(em: Emitter, event: TEvent, o: OfferRule, args: readonly string[]): string {
  const digits = event.params.flatMap((p, i) => (o.args[i]?.kind === 'asker' ? [] : [{ code: args[i] ?? '0', ...radixOf(em, p.type) }]))
  const count = em.program.events.size
  const rest = digits.reduceRight((code, d) => {
    const value = d.from === 0 ? d.code : `(${d.code} - ${d.from})`
    return code === '' ? value : `(${value} + ${d.size} * ${code})`
  }, '')
  return `1 + EVENT[${literal(event.name)}]${rest === '' ? '' : ` + ${count} * ${rest}`}`
}

function candidateFunctions(em: Emitter): Piece[] {
  return em.program.sites.flatMap((site) => {
    const code = em.sites.get(site.id)
    return code === undefined ? [] : [{ doc: docOf(site.cites, site.proc.span, `What may be answered: ${site.prompt}.`), code: `function answers${site.id}(s: State, f: ${code.frame}, out: number[]): void {\n${code.code}\n}` }]
  })
}

function listFunction(em: Emitter): Piece {
  const cases = em.program.sites.map((site) => {
    const code = em.sites.get(site.id)
    if (site.kind === 'act') return `case ${site.id}:\nreturn ${offersName(em, site.at)}(s, seat, out)`
    if (site.kind === 'may') return `case ${site.id}:\nout.push(1)\nreturn`
    return code === undefined ? '' : `case ${site.id}:\nreturn answers${site.id}(s, f as ${code.frame}, out)`
  })
  return { doc: 'Lists the answers of a decision, DECLINE apart.', code: `export function list(s: State, f: Frame, site: number, seat: number, out: number[]): void {\nvoid f\nvoid seat\nswitch (site) {\n${cases.join('\n')}\n}\n}` }
}

/** Events that some permission offers, with which of their parameters is the one who acts. */
export function offeredEvents(em: Emitter): { event: TEvent; asker: number }[] {
  const names = [...new Set(em.program.offers.filter((o) => o.kind === 'may').map((o) => o.event))]
  return names.flatMap((name) => {
    const event = em.program.events.get(name)
    const o = em.program.offers.find((x) => x.event === name)
    return event === undefined || o === undefined ? [] : [{ event, asker: o.args.findIndex((a) => a.kind === 'asker') }]
  })
}

function performFunction(em: Emitter): Piece {
  const count = em.program.events.size
  const cases = offeredEvents(em).map(({ event, asker }) => {
    const { reads } = digits(em, event, asker, 'rest')
    const args = reads.map((r) => r ?? 'seat')
    return `${em.eventCase(event.name)}\nreturn ${em.perform(event.name)}(${['s', ...args].join(', ')})`
  })
  return { doc: 'Carries out an offered move.', code: `export function perform(s: State, choice: number, seat: number): void {\nconst rest = Math.floor((choice - 1) / ${count})\nvoid rest\nvoid seat\nvoid s\nswitch ((choice - 1) % ${count}) {\n${cases.join('\n')}\n}\n}` }
}

function askFunction(em: Emitter): Piece {
  const kinds = em.program.sites.map((s) => literal(s.kind))
  return { doc: 'Stops to ask a seat, unless there is nothing to ask.', code: `const KINDS = ['', ${kinds.join(', ')}]
export function ask(s: State, f: Frame, site: number, seat: number, optional: boolean): void {
const legal: number[] = []
s.legal = legal
f.answer = 0
if (seat === NONE) return
list(s, f, site, seat, legal)
if (s.announcing > 0) prune(program, s)
// Enough may be chosen and the announcement still fail: then more has to be chosen.
const may = optional && (s.announcing === 0 || KINDS[site] !== 'choose' || completable(program, s, (t) => answer(t, 0)))
const only = legal.length === 1 && !may && !s.askAll && KINDS[site] !== 'act'
if (legal.length === 0 && !(may && s.askAll && KINDS[site] === 'act')) return
if (seat === CHANCE && !s.openChance) f.answer = legal[randomBelow(s, legal.length)]!
else if (only) f.answer = legal[0]!
else {
s.ask = site
s.asked = seat
s.optional = may
return
}
if (legal.length > 0) s.legal = []
}` }
}
