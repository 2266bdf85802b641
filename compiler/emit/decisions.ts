import type { Local, OfferRule, TExpr } from '../game/ir.ts'
import type { TEvent } from '../elaborate/program.ts'
import { type Emitter, Names, docOf, pascal } from './emitter.ts'
import { type Piece, canName, isRestricted } from './events.ts'
import { conjunction, denied, domainSet, emitExpr } from './expr.ts'
import { digits, encode, eventOf, offeredEvents, restOf } from './move-code.ts'
import { aliasKept } from './lasting.ts'
import { mentions, partsOfDomain } from '../game/parts.ts'
import { literal } from './names.ts'
import { chanceAnswers } from './noted.ts'
import { conjunctsOf } from './costs.ts'
import { keepsFacts } from './kept.ts'
import { offerable } from './texts.ts'

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
    pieces.push({ doc: `Leaves in \`out\` the moves that this rule asks for, unless there are none. ${docOf(o.cites, o.span, o.name)}`, code: `function ${name}(s: State, seat: number, out: number[]): void {\n${keeping(em, o, only)}\n}` })
  }
  const lines = kept.map(({ name }) => `${name}(s, seat, out)`)
  pieces.push({ doc: `What a seat may do at \`${site}\`; of that, what it must do if able.`, code: `function ${offersName(em, site)}(s: State, seat: number, out: number[]): void {\n${permitsName(em, site)}(s, seat, out)\n${lines.join('\n')}\n}` })
  const refused = (o: OfferRule): string => `if (!out.includes(code)) return void reasons.push(${em.table.of({ name: o.name, kind: 'must', clauses: o.cites, span: o.span })})`
  pieces.push({ doc: `The obligation at \`${site}\` that leaves a permitted move out.`, code: `function ${obligationsName(em, site)}(s: State, seat: number, code: number, reasons: number[]): void {
const out: number[] = []
${permitsName(em, site)}(s, seat, out)
if (!out.includes(code)) return
${kept.map(({ o, name }) => `${name}(s, seat, out)\n${refused(o)}`).join('\n')}
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
  const conditions = o.cond === null ? [] : conjunctsOf(o.cond)
  const first = conditions.filter((x) => !variesWith(o, x))
  const loops = o.args.filter((arg) => arg.kind === 'domain').length
  if (o.selfDomain !== null && o.self !== null) {
    const self = names.of(o.self)
    open.push(`for (const ${self} of ${domainSet(em, names, o.selfDomain)}) {`)
    if (o.lasting !== null) aliasKept(names, o.lasting, self)
    if (o.lasting !== null) open.push(`if (s.effects[${self}]?.body !== ${em.procConst(o.lasting)}) continue`)
    if (narrows) open.push(`const ${keep}: number[] = []`)
    if (loops > 0) open.push(...em.costs.sorted(o.selfTests).map((t) => `if (${denied(em, names, t)}) continue`))
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
      open.push(...offerable(em, arg.domain, v).map((test) => `if (!${test}) continue`))
      if (arg.domain.tests.length > 0) open.push(`if (!(${conjunction(em, names, arg.domain.tests)})) continue`)
      close.push('}')
      args.push(v)
    }
  }
  const code = encode(em, event, o, args)
  const own = o.selfDomain !== null && loops === 0 ? o.selfTests : []
  const tests = em.costs.sorted([...own, ...conditions.filter((x) => variesWith(o, x))])
  const inner = keep !== null ? `const code = ${code}\nif (${narrows ? `kept.includes(code) && !${keep}.includes(code)` : 'out.includes(code)'}) ${keep}.push(code)` : offered(em, event, args, code, repeated)
  const tested = tests.length === 0 ? inner : `if (${conjunction(em, names, tests)}) {\n${inner}\n}`
  if (narrows) close.splice(-1, 0, `if (${keep}.length > 0) kept = ${keep}`)
  const whole = `${open.join('\n')}\n${tested}\n${close.join('\n')}`
  return `// ${docOf(o.cites, o.span, o.name)}\n${first.length === 0 ? whole : `if (${conjunction(em, names, first)}) {\n${whole}\n}`}`
}

/** An obligation goes through the moves that are offered already, instead of making them again. */
function keeping(em: Emitter, o: OfferRule, only: boolean): string {
  const event = em.program.events.get(o.event)
  if (event === undefined) return ''
  if (o.lasting !== null) return keptForAWhile(em, o)
  if (o.self !== null) return `const kept: number[] = []\n${offer(em, o, false, 'kept')}\nkeepOnly(out, out.filter((code) => kept.includes(code)))`
  const names = new Names(em)
  for (const word of ['seat', 'out', 'code', 'kept', 'rest']) names.reserve(word)
  names.alias(o.asker, 'seat')
  const tests: string[] = []
  const lines: string[] = []
  const asked = [...o.args.flatMap((arg) => (arg.kind === 'domain' ? partsOfDomain(arg.domain) : [])), ...(o.cond === null ? [] : [o.cond])]
  const asker = o.args.findIndex((a) => a.kind === 'asker')
  const alone = event.params.length - (asker < 0 ? 0 : 1) === 1
  const reads = digits(em, event, asker, alone ? `(${restOf(em, 'code')})` : 'rest')
  for (const [i, arg] of o.args.entries()) {
    if (arg.kind === 'asker' || arg.kind === 'self') continue
    if (arg.kind === 'value') {
      const read = reads[i] ?? ''
      tests.push(`${read.includes('&') ? `(${read})` : read} === ${emitExpr(em, names, arg.value)}`)
      continue
    }
    const v = names.of(arg.domain.local)
    if (arg.domain.set !== null || asked.some((x) => mentions(x, arg.domain.local))) lines.push(`const ${v} = ${reads[i] ?? ''}`)
    if (arg.domain.set !== null) tests.push(`${domainSet(em, names, arg.domain)}.includes(${v})`)
    tests.push(...arg.domain.tests.map((t) => `(${emitExpr(em, names, t)})`))
  }
  const cond = o.cond === null ? '' : emitExpr(em, names, o.cond)
  const first = o.cond !== null && !variesWith(o, o.cond) ? `if (${denied(em, names, o.cond)}) return\n` : ''
  if (o.cond !== null && cond !== '' && variesWith(o, o.cond)) tests.push(`(${cond})`)
  const other = only ? '' : `if ((${eventOf(em, 'code')}) !== EVENT[${literal(event.name)}]) continue\n`
  const compares = o.args.some((arg) => arg.kind === 'value')
  const rest = alone || (lines.length === 0 && !compares) ? '' : `const rest = ${restOf(em, 'code')}\n`
  return `${first}let kept = 0\nfor (const code of out) {\n${other}${rest}${lines.join('\n')}\n${tests.length === 0 ? '' : `if (${tests.join(' && ')}) `}out[kept++] = code\n}\nkeepFirst(out, kept)`
}

/** Each effect that lays the obligation down narrows what the others leave. */
function keptForAWhile(em: Emitter, o: OfferRule): string {
  return `let kept: readonly number[] = out.slice()\n${offer(em, o, false, 'narrower')}\nkeepOnly(out, out.filter((code) => kept.includes(code)))`
}

/** Whether a condition mentions what the offer loops over; if not it is asked once, first. */
function variesWith(o: OfferRule, x: TExpr): boolean {
  if (o.lasting !== null) return true
  const looped: Local[] = o.self === null ? [] : [o.self]
  for (const arg of o.args) if (arg.kind === 'domain') looped.push(arg.domain.local)
  return looped.some((local) => mentions(x, local))
}

function offered(em: Emitter, event: TEvent, args: readonly string[], code: string, repeated: boolean): string {
  const can = isRestricted(event) ? `${canName(em, event.name)}(${['s', ...args].join(', ')})` : ''
  if (repeated) return `const code = ${code}\nif (!out.includes(code)${can === '' ? '' : ` && ${can}`}) out.push(code)`
  return can === '' ? `out.push(${code})` : `if (${can}) out.push(${code})`
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
  const head = 'list(s: State, f: Frame, site: number, seat: number, out: number[]): void {'
  const listing = `void f\nvoid seat\nswitch (site) {\n${cases.join('\n')}\n}\n}`
  const doc = 'Lists the answers of a decision, DECLINE apart.'
  if (!keepsFacts(em)) return { doc, code: `export function ${head}\n${listing}` }
  return { doc, code: `export function ${head}\nstandingStill(s, () => listAnew(s, f, site, seat, out))\n}\n\nfunction ${head.replace('list', 'listAnew')}\n${listing}` }
}

function performFunction(em: Emitter): Piece {
  const cases = offeredEvents(em).map(({ event, asker }) => {
    const args = digits(em, event, asker, 'rest').map((r) => r ?? 'seat')
    return `${em.eventCase(event.name)}\nreturn ${em.perform(event.name)}(${['s', ...args].join(', ')})`
  })
  return { doc: 'Carries out an offered move.', code: `export function perform(s: State, choice: number, seat: number): void {\nconst rest = ${restOf(em, 'choice')}\nvoid rest\nvoid seat\nvoid s\nswitch (${eventOf(em, 'choice')}) {\n${cases.join('\n')}\n}\n}` }
}

/** Stops to ask; a game that announces nothing needs no trials. */
function askFunction(em: Emitter): Piece {
  const kinds = em.program.sites.map((s) => literal(s.kind))
  const announcing = em.announces
  const trial = `let may = optional
if (s.announcing > 0) {
const settled = isSettled(s, SETTLED)
if (isTrying(s)) {
askInTrial(s, site, optional, picked)
if (legal.length > 0 && settled) s.dry = 2
return
}
if (!settled) {
prune(program, s, picked)
// Nothing more, or no, is an answer only where the announcement can be completed without.
may = optional && completable(program, s, (t) => answer(t, 0))
}
}`
  const may = announcing ? 'may' : 'optional'
  const chance = chanceAnswers(em)
  const doc = 'Stops to ask a seat, unless there is nothing to ask.'
  const picked = announcing ? ', picked = -1' : ''
  return { doc, code: `${chance.table}const KINDS = ['', ${kinds.join(', ')}]
export function ask(s: State, f: Frame, site: number, seat: number, optional: boolean${picked}): void {
const { legal } = s
emptied(legal)
f.answer = 0
if (seat === NONE) return
${announcing ? 'if (picked > 0 && isToldNext(s, f)) return\n' : ''}list(s, f, site, seat, legal)
${announcing ? trial : ''}
const only = legal.length === 1 && !${may} && !s.askAll && KINDS[site] !== 'act'
if (legal.length === 0 && !(s.askAll && KINDS[site] === 'act')) return
${chance.lost}if (seat === CHANCE && !s.openChance) ${chance.code}else if (only) f.answer = legal[0]!
else {
s.ask = site
s.asked = seat
s.optional = ${may}
return
}
emptied(legal)
}` }
}
