import { costsOf } from './costs.ts'
import { partsOfDomain } from '../analyse/domain.ts'
import { conjuncts, mentions } from '../analyse/walk.ts'
import { isRestricted } from '../analyse/event-text.ts'
import type { TEvent } from '../program/declarations.ts'
import type { AskedRule, OfferRule } from '../program/ir.ts'
import { type Param, all, entry, functionCode, when } from '../typescript/build.ts'
import { type Code, NOTHING, type Part, lines } from '../typescript/code.ts'
import { remark } from '../typescript/literals.ts'
import { type Name, word } from '../typescript/name.ts'
import { MOVE, STATE, code } from '../typescript/vocabulary.ts'
import { denied, unmet } from './denied.ts'
import { Duties } from './duties.ts'
import { type Emitter, Names, THE_STATE, docOf, pascal } from './emitter.ts'
import { conjunction, domainSet, emitExpr, writing } from './expr.ts'
import { aliasKept } from './lasting.ts'
import { Lifting } from './lifting.ts'
import { loopedIn, variesWith } from './looped.ts'
import { digits, encode, eventOf, restOf } from './move-code.ts'
import type { Piece } from './piece.ts'
import { offerable } from './texts.ts'

/** What a seat may do, and of that what it must do. */

export const offersName = (em: Emitter, site: string): Name =>
  em.symbol('decisions', `offers ${site}`, `offersAt${pascal(site)}`)
const permitsName = (em: Emitter, site: string): Name =>
  em.symbol('decisions', `permits ${site}`, `permitsAt${pascal(site)}`)
export const obligationsName = (em: Emitter, site: string): Name =>
  em.symbol('decisions', `obligations ${site}`, `obligationsAt${pascal(site)}`)

const [SEAT, OUT, CODE] = ['seat', 'out', 'code'].map(word)

const number = (name: Name): Param => ({ name, type: code`‹number›` })

const REASONS: Param = { name: word('reasons'), type: code`‹number[]›` }

/** The moves that are listed, for a seat. */
const LISTING: readonly Param[] = [THE_STATE, number(SEAT), { name: OUT, type: code`‹number[]›` }]

const listing = (name: Name, body: Code, further: readonly Param[] = []): Code =>
  functionCode({ name, params: [...LISTING, ...further], result: code`‹void›`, body, own: true })

/** The functions that list what a seat may do at a site, and why it may not. */
export function offersAt(em: Emitter, site: string): Piece[] {
  const offers = em.program.offers.filter((o) => o.kind === 'may' && o.at.includes(site))
  const musts = em.program.offers.filter((o) => o.kind === 'must' && o.at.includes(site))
  const seen = new Set<string>()
  const repeated = new Set(
    offers.filter((o) => (seen.has(o.event) ? true : (seen.add(o.event), false))).map((o) => o.event),
  )
  const duties = Duties.at(em, site, musts)
  const permits = offers.map((o) => offer(em, o, { repeated: repeated.has(o.event) || o.lasting !== null, duties }))
  if (duties !== null) return dutifulOffers(em, site, duties, lines([duties.before, ...permits]))
  const only = new Set(offers.map((o) => o.event)).size === 1
  const kept = musts.map((o, i) => ({
    o,
    name: em.symbol('decisions', `must ${site} ${i}`, `must${pascal(o.name)}`),
  }))
  const may = `What a seat may do at \`${site}\`.`
  if (kept.length === 0) return [{ doc: may, code: listing(offersName(em, site), lines(permits)) }]
  const ask = (name: Name): Code => code`${name}(s, seat, out)`
  return [
    { doc: may, code: listing(permitsName(em, site), lines(permits)) },
    ...kept.map(({ o, name }) => ({
      from: o.span,
      doc: docOf(o.cites, `\`${o.name}\`: leaves in \`out\` the moves that this rule asks for, unless there are none.`),
      code: listing(name, keeping(em, o, only)),
    })),
    {
      doc: `What a seat may do at \`${site}\`; of that, what it must do if able.`,
      code: listing(offersName(em, site), lines([permitsName(em, site), ...kept.map(({ name }) => name)].map(ask))),
    },
    obligationAt(em, site, kept),
  ]
}

/** The same where it is asked of each move at once how much it does of what must be done. */
function dutifulOffers(em: Emitter, site: string, duties: Duties, permits: Code): Piece[] {
  const [name, listed] = [permitsName(em, site), word('offered')]
  const checks = duties.rows.map(({ rule, upTo }) => {
    const row = em.table.told({ name: rule.name, kind: 'must', clauses: rule.cites, span: rule.span })
    return code`if (!${listed}(${upTo})) return void reasons.push(${row})`
  })
  return [
    {
      doc: `What a seat may do at \`${site}\`; of that, what does most of what is asked for.`,
      code: listing(name, permits, [duties.param]),
    },
    ...duties.pieces(),
    {
      doc: `What a seat may do at \`${site}\`; of that, what it must do if able.`,
      code: listing(offersName(em, site), code`${name}(s, seat, out, ${duties.asks}(s, seat))`),
    },
    obligation(
      em,
      site,
      code`const asked = ${duties.asks}(s, seat)
const ${listed} = (of‹: number›)‹: boolean› => {
const out‹: number[]› = []
${name}(s, seat, out, of)
return out.includes(code)
}
if (!${listed}(0)) return
${lines(checks)}`,
    ),
  ]
}

/** A rule that says what must be done, and the function that leaves nothing else. */
interface Must {
  readonly o: OfferRule
  readonly name: Name
}

function obligationAt(em: Emitter, site: string, musts: readonly Must[]): Piece {
  const checks = musts.map(({ o, name }) => {
    const row = em.table.told({ name: o.name, kind: 'must', clauses: o.cites, span: o.span })
    return code`${name}(s, seat, out)\nif (!out.includes(code)) return void reasons.push(${row})`
  })
  return obligation(
    em,
    site,
    code`const out‹: number[]› = []
${permitsName(em, site)}(s, seat, out)
if (!out.includes(code)) return
${lines(checks)}`,
  )
}

const obligation = (em: Emitter, site: string, body: Code): Piece => ({
  doc: `The obligation at \`${site}\` that leaves a permitted move out.`,
  code: functionCode({
    name: obligationsName(em, site),
    params: [THE_STATE, number(SEAT), number(CODE), REASONS],
    result: code`‹void›`,
    body,
    own: true,
  }),
})

/** What becomes of the moves that an offer makes. */
interface Offering {
  /** Whether another offer may have made them before. */
  readonly repeated?: boolean
  readonly duties?: Duties | null
  /** The list of what an obligation keeps of the moves that are already offered. */
  readonly keep?: Name
}

/** Loops over what an offer leaves open. */
function offer(em: Emitter, o: OfferRule, offering: Offering): Code {
  const { keep = null, duties = null } = offering
  const event = em.program.events.get(o.event)
  if (event === undefined) return NOTHING
  const names = new Names(em)
  for (const taken of ['seat', 'out', 'code', ...(duties?.words ?? [])]) names.reserve(taken)
  if (o.lasting !== null) for (const taken of ['kept', 'narrower']) names.reserve(taken)
  names.alias(o.asker, SEAT)
  const narrows = o.lasting !== null && keep !== null
  const conditions = o.cond === null ? [] : conjuncts(o.cond)
  const first = conditions.filter((x) => !variesWith(o, x))
  const loops = o.args.filter((arg) => arg.kind === 'domain').length
  const around = o.selfDomain === null ? null : holderLoop(em, names, o, { loops, narrower: narrows ? keep : null })
  const lifting = new Lifting(em, names, loopedIn(o))
  const { args, heads } = argumentsOf(em, names, o, lifting)
  const move = encode(em, event, o, args)
  const ofText = o.selfDomain !== null && loops === 0 ? o.selfTests : []
  const tests = costsOf(em).sorted([...ofText, ...conditions.filter((x) => variesWith(o, x))])
  const inner = keep === null ? offered(em, event, { args, move, offering }) : keptMove(move, keep, narrows)
  const lifted = loops === 0 ? tests : lifting.lifted(tests)
  const tested = tests.length === 0 ? inner : when(conjunction(em, names, lifted), inner)
  const looped = heads.reduceRight((body, { head, skips }) => code`${head} {\n${lines([...skips, body])}\n}`, tested)
  const { declarations } = lifting
  const own = declarations === NOTHING ? looped : code`{\n${declarations}\n${looped}\n}`
  // What an offer without a loop declares would stand beside what another declares.
  const isBare = heads.length === 0 && first.length === 0 && (duties !== null || offering.repeated === true)
  const whole = around === null ? (isBare ? code`{\n${own}\n}` : own) : around(own)
  return lines([
    remark(docOf(o.cites, o.name)),
    first.length === 0 ? whole : when(conjunction(em, names, first), whole),
  ])
}

const keptMove = (move: Code, keep: Name, narrows: boolean): Code =>
  narrows
    ? code`const code = ${move}\nif (kept.includes(code) && !${keep}.includes(code)) ${keep}.push(code)`
    : code`const code = ${move}\nif (out.includes(code)) ${keep}.push(code)`

/** Goes through the cards, or effects, of whose text a rule about who is asked is. */
export function holderLoop(
  em: Emitter,
  names: Names,
  o: AskedRule,
  { loops, narrower }: { readonly loops: number; readonly narrower: Name | null },
): (body: Code) => Code {
  if (o.selfDomain === null || o.self === null) return (body) => body
  const self = names.of(o.self)
  const set = domainSet(em, names, o.selfDomain)
  if (o.lasting !== null) aliasKept(names, o.lasting, self)
  const head = [
    o.lasting === null ? NOTHING : code`if (s.effects[${self}]?.body !== ${em.procConst(o.lasting)}) continue`,
    narrower === null ? NOTHING : code`const ${narrower}‹: number[]› = []`,
    ...(loops === 0
      ? []
      : costsOf(em)
          .sorted(o.selfTests)
          .map((t) => code`if (${denied(writing(em, names), t)}) continue`)),
    o.selfDomain.set === null && o.byWord !== true ? code`if (holder(s, ${self}) !== seat) continue` : NOTHING,
  ]
  const end = narrower === null ? NOTHING : code`if (${narrower}.length > 0) kept = ${narrower}`
  return (body) => code`for (const ${self} of ${set}) {\n${lines([...head, body, end])}\n}`
}

/** The arguments of an offered move, and the loops over what it leaves open. */
function argumentsOf(
  em: Emitter,
  names: Names,
  o: OfferRule,
  lifting: Lifting,
): {
  readonly args: readonly Part[]
  readonly heads: readonly { readonly head: Code; readonly skips: readonly Code[] }[]
} {
  const args: Part[] = []
  const heads: { readonly head: Code; readonly skips: readonly Code[] }[] = []
  for (const arg of o.args) {
    if (arg.kind === 'asker') args.push(SEAT)
    else if (arg.kind === 'self') args.push(o.self === null ? code`NONE` : names.of(o.self))
    else if (arg.kind === 'value') args.push(emitExpr(em, names, arg.value))
    else {
      const v = names.of(arg.domain.local)
      const head = code`for (const ${v} of ${domainSet(em, names, arg.domain)})`
      const skips = offerable(em, arg.domain, v).map((test) => code`if (!${test}) continue`)
      const tests = lifting.lifted(arg.domain.tests)
      if (tests.length > 0) skips.push(code`if (${unmet(writing(em, names), tests)}) continue`)
      heads.push({ head, skips })
      args.push(v)
    }
  }
  return { args, heads }
}

/** Of the moves that are offered those stay that are kept, in the order in which they are offered. */
const KEEP = code`keepOnly(out, out.filter((code) => kept.includes(code)))`

/** An obligation goes through the moves that are offered already, instead of making them again. */
function keeping(em: Emitter, o: OfferRule, only: boolean): Code {
  const event = em.program.events.get(o.event)
  if (event === undefined) return NOTHING
  if (o.lasting !== null) return keptForAWhile(em, o)
  if (o.self !== null) return code`const kept‹: number[]› = []\n${offer(em, o, { keep: word('kept') })}\n${KEEP}`
  const names = new Names(em)
  for (const taken of ['seat', 'out', 'code', 'kept', 'rest']) names.reserve(taken)
  names.alias(o.asker, SEAT)
  const asker = o.args.findIndex((a) => a.kind === 'asker')
  const alone = event.params.length - (asker < 0 ? 0 : 1) === 1
  const lifting = new Lifting(em, names, loopedIn(o))
  const which = eventOf(em, CODE)
  const reads = digits(em, event, asker, alone ? restOf(em, CODE) : word('rest'))
  const { found, tests } = readBack(em, names, o, reads, lifting)
  const first =
    o.cond !== null && !variesWith(o, o.cond) ? code`if (${denied(writing(em, names), o.cond)}) return` : NOTHING
  if (o.cond !== null && variesWith(o, o.cond)) tests.push(conjunction(em, names, lifting.lifted([o.cond])))
  const compares = o.args.some((arg) => arg.kind === 'value')
  return lines([
    first,
    lifting.declarations,
    code`let kept = 0\nfor (const code of out) {`,
    only || which === null ? NOTHING : code`if (${which} !== ${entry(MOVE, event.name)}) continue`,
    alone || (found.length === 0 && !compares) ? NOTHING : code`const rest = ${restOf(em, CODE)}`,
    ...found,
    tests.length === 0 ? code`out[kept++] = code` : code`if (${all(tests)}) out[kept++] = code`,
    code`}\nkeepFirst(out, kept)`,
  ])
}

/** What an obligation says of the arguments of a move, which stand in `reads`. */
function readBack(
  em: Emitter,
  names: Names,
  o: OfferRule,
  reads: readonly (Part | null)[],
  lifting: Lifting,
): { readonly found: Code[]; readonly tests: Code[] } {
  const [found, tests]: [Code[], Code[]] = [[], []]
  const asked = [
    ...o.args.flatMap((arg) => (arg.kind === 'domain' ? partsOfDomain(arg.domain) : [])),
    ...(o.cond === null ? [] : [o.cond]),
  ]
  for (const [i, arg] of o.args.entries()) {
    const read = reads[i] ?? NOTHING
    if (arg.kind === 'value') tests.push(code`${read} === ${emitExpr(em, names, arg.value)}`)
    if (arg.kind !== 'domain') continue
    const v = names.of(arg.domain.local)
    if (arg.domain.set !== null || asked.some((x) => mentions(x, arg.domain.local)))
      found.push(code`const ${v} = ${read}`)
    if (arg.domain.set !== null) tests.push(code`${domainSet(em, names, arg.domain)}.includes(${v})`)
    tests.push(...lifting.lifted(arg.domain.tests).map((t) => emitExpr(em, names, t)))
  }
  return { found, tests }
}

/** Each effect that lays the obligation down narrows what the others leave. */
function keptForAWhile(em: Emitter, o: OfferRule): Code {
  return code`let kept‹: readonly number[]› = out.slice()\n${offer(em, o, { keep: word('narrower') })}\n${KEEP}`
}

/** A move with the arguments of its event. */
interface Offered {
  readonly args: readonly Part[]
  readonly move: Code
  readonly offering: Offering
}

function offered(em: Emitter, event: TEvent, { args, move, offering }: Offered): Code {
  const { repeated = false, duties = null } = offering
  const can = isRestricted(event) ? [code`${em.can(event.name)}(${[STATE, ...args]})`] : []
  const tests = repeated ? [code`!out.includes(code)`, ...can] : can
  const push = code`out.push(${repeated ? CODE : move})`
  const pushed =
    duties !== null
      ? duties.offer(event, args, tests, push)
      : tests.length === 0
        ? push
        : code`if (${all(tests)}) ${push}`
  return repeated ? code`const code = ${move}\n${pushed}` : pushed
}
