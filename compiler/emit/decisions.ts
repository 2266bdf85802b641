import { all, entry, functionCode, type Param, switchOf } from '../target/build.ts'
import { type Code, NOTHING, type Part, lines } from '../target/code.ts'
import { remark } from '../target/literals.ts'
import { type Name, word } from '../target/name.ts'
import { EVENT, STATE, code, named } from '../target/vocabulary.ts'
import type { Local, OfferRule, Site, TExpr } from '../program/ir.ts'
import type { TEvent } from '../program/declarations.ts'
import { type Emitter, Names, THE_STATE, docOf, pascal } from './emitter.ts'
import { emitAsking } from './asking.ts'
import { type Piece, piecesFrom } from './piece.ts'
import { isRestricted } from '../lower/event-text.ts'
import { denied, unmet } from './denied.ts'
import { conjunction, domainSet, emitExpr, writing } from './expr.ts'
import { digits, encode, eventOf, offeredEvents, restOf } from './move-code.ts'
import { aliasKept } from './lasting.ts'
import { Lifting } from './lifting.ts'
import { mentions } from '../analyse/walk.ts'
import { mentions as uses } from '../target/walks.ts'
import { partsOfDomain } from '../analyse/domain.ts'
import { conjunctsOf } from './costs.ts'
import { memoisesFacts } from './memo.ts'
import { pickedFunctions, siteCase } from './picked-so-far.ts'
import { offerable } from './texts.ts'

/** The functions that list what may be answered, and the one that carries an answer out. */
export function emitDecisions(em: Emitter): Piece[] {
  const sites = [...new Set(em.program.sites.filter((s) => s.kind === 'act').map((s) => s.at))]
  return [
    ...sites.flatMap((site) => piecesFrom(em.program.events.get(site)?.proc?.span, offersAt(em, site))),
    obligations(em, sites),
    ...candidateFunctions(em),
    ...listFunctions(em),
    ...pickedFunctions(em),
    performFunction(em),
    ...emitAsking(em),
  ]
}

const offersName = (em: Emitter, site: string): Name =>
  em.symbol('decisions', `offers ${site}`, `offersAt${pascal(site)}`)
const permitsName = (em: Emitter, site: string): Name =>
  em.symbol('decisions', `permits ${site}`, `permitsAt${pascal(site)}`)
const obligationsName = (em: Emitter, site: string): Name =>
  em.symbol('decisions', `obligations ${site}`, `obligationsAt${pascal(site)}`)

const [SITE, SEAT, OUT, CODE, CHOICE, REST] = ['site', 'seat', 'out', 'code', 'choice', 'rest'].map(word)

const number = (name: Name): Param => ({ name, type: code`‹number›` })

const REASONS: Param = { name: word('reasons'), type: code`‹number[]›` }

/** The moves that are listed, for a seat. */
const LISTING: readonly Param[] = [THE_STATE, number(SEAT), { name: OUT, type: code`‹number[]›` }]

const listing = (name: Name, body: Code): Code =>
  functionCode({ name, params: LISTING, result: code`‹void›`, body, own: true })

function offersAt(em: Emitter, site: string): Piece[] {
  const offers = em.program.offers.filter((o) => o.kind === 'may' && o.at.includes(site))
  const musts = em.program.offers.filter((o) => o.kind === 'must' && o.at.includes(site))
  const seen = new Set<string>()
  const repeated = new Set(
    offers.filter((o) => (seen.has(o.event) ? true : (seen.add(o.event), false))).map((o) => o.event),
  )
  const permits = offers.map((o) => offer(em, o, repeated.has(o.event) || o.lasting !== null, null))
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
  return {
    doc: `The obligation at \`${site}\` that leaves a permitted move out.`,
    code: functionCode({
      name: obligationsName(em, site),
      params: [THE_STATE, number(SEAT), number(CODE), REASONS],
      result: code`‹void›`,
      body: code`const out‹: number[]› = []
${permitsName(em, site)}(s, seat, out)
if (!out.includes(code)) return
${lines(checks)}`,
      own: true,
    }),
  }
}

function obligations(em: Emitter, sites: readonly string[]): Piece {
  const ids = (at: string): Code => lines(em.program.sites.filter((s) => s.kind === 'act' && s.at === at).map(siteCase))
  const obliging = new Set(em.program.offers.filter((o) => o.kind === 'must').flatMap((o) => o.at))
  const asked = sites.filter((at) => obliging.has(at))
  const cases = asked.map((at) => code`${ids(at)}\nreturn ${obligationsName(em, at)}(s, seat, code, reasons)`)
  return {
    doc: 'Obligations that leave a permitted move out, as rows of the rule table.',
    code: functionCode({
      name: named('obligations'),
      params: [THE_STATE, number(SITE), number(SEAT), number(CODE), REASONS],
      result: code`‹void›`,
      body: switchOf(SITE, cases),
    }),
  }
}

/** Loops over what an offer leaves open. A `must` keeps only moves that are already offered. */
function offer(em: Emitter, o: OfferRule, repeated: boolean, keep: Name | null): Code {
  const event = em.program.events.get(o.event)
  if (event === undefined) return NOTHING
  const names = new Names(em)
  for (const taken of ['seat', 'out', 'code']) names.reserve(taken)
  if (o.lasting !== null) for (const taken of ['kept', 'narrower']) names.reserve(taken)
  names.alias(o.asker, SEAT)
  const narrows = o.lasting !== null && keep !== null
  const conditions = o.cond === null ? [] : conjunctsOf(o.cond)
  const first = conditions.filter((x) => !variesWith(o, x))
  const loops = o.args.filter((arg) => arg.kind === 'domain').length
  const around = o.selfDomain === null ? null : holderLoop(em, names, o, { loops, narrower: narrows ? keep : null })
  const lifting = new Lifting(em, names, loopedIn(o))
  const { args, heads } = argumentsOf(em, names, o, lifting)
  const move = encode(em, event, o, args)
  const ofText = o.selfDomain !== null && loops === 0 ? o.selfTests : []
  const tests = em.costs.sorted([...ofText, ...conditions.filter((x) => variesWith(o, x))])
  const inner = keep === null ? offered(em, event, args, move, repeated) : keptMove(move, keep, narrows)
  const lifted = loops === 0 ? tests : lifting.lifted(tests)
  const tested = tests.length === 0 ? inner : code`if (${conjunction(em, names, lifted)}) {\n${inner}\n}`
  const looped = heads.reduceRight((body, { head, skips }) => code`${head} {\n${lines([...skips, body])}\n}`, tested)
  const { declarations } = lifting
  const own = declarations === NOTHING ? looped : code`{\n${declarations}\n${looped}\n}`
  const whole = around === null ? own : around(own)
  return lines([
    remark(docOf(o.cites, o.name)),
    first.length === 0 ? whole : code`if (${conjunction(em, names, first)}) {\n${whole}\n}`,
  ])
}

const keptMove = (move: Code, keep: Name, narrows: boolean): Code =>
  narrows
    ? code`const code = ${move}\nif (kept.includes(code) && !${keep}.includes(code)) ${keep}.push(code)`
    : code`const code = ${move}\nif (out.includes(code)) ${keep}.push(code)`

/** Goes through the cards, or effects, of whose text an offer is. */
function holderLoop(
  em: Emitter,
  names: Names,
  o: OfferRule,
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
      : em.costs.sorted(o.selfTests).map((t) => code`if (${denied(writing(em, names), t)}) continue`)),
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

/** An obligation goes through the moves that are offered already, instead of making them again. */
function keeping(em: Emitter, o: OfferRule, only: boolean): Code {
  const event = em.program.events.get(o.event)
  if (event === undefined) return NOTHING
  if (o.lasting !== null) return keptForAWhile(em, o)
  if (o.self !== null)
    return code`const kept‹: number[]› = []\n${offer(em, o, false, word('kept'))}\nkeepOnly(out, out.filter((code) => kept.includes(code)))`
  const names = new Names(em)
  for (const taken of ['seat', 'out', 'code', 'kept', 'rest']) names.reserve(taken)
  names.alias(o.asker, SEAT)
  const asker = o.args.findIndex((a) => a.kind === 'asker')
  const alone = event.params.length - (asker < 0 ? 0 : 1) === 1
  const lifting = new Lifting(em, names, loopedIn(o))
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
    only ? NOTHING : code`if (${eventOf(em, CODE)} !== ${entry(EVENT, event.name)}) continue`,
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
  return code`let kept‹: readonly number[]› = out.slice()\n${offer(em, o, false, word('narrower'))}\nkeepOnly(out, out.filter((code) => kept.includes(code)))`
}

/** Whether a condition mentions what the offer loops over; if not it is asked once, first. */
function variesWith(o: OfferRule, x: TExpr): boolean {
  return o.lasting !== null || loopedIn(o).some((local) => mentions(x, local))
}

/** What an offer goes through. */
function loopedIn(o: OfferRule): Local[] {
  const looped = o.args.flatMap((arg) => (arg.kind === 'domain' ? [arg.domain.local] : []))
  return o.self === null ? looped : [o.self, ...looped]
}

function offered(em: Emitter, event: TEvent, args: readonly Part[], move: Code, repeated: boolean): Code {
  const can = isRestricted(event) ? [code`${em.can(event.name)}(${[STATE, ...args]})`] : []
  if (repeated) return code`const code = ${move}\nif (${all([code`!out.includes(code)`, ...can])}) out.push(code)`
  return can.length === 0 ? code`out.push(${move})` : code`if (${all(can)}) out.push(${move})`
}

function candidateFunctions(em: Emitter): Piece[] {
  return em.program.sites.flatMap((site) => {
    const found = em.sites.get(site.id)
    if (found === undefined) return []
    return [
      {
        from: site.proc.span,
        doc: docOf(site.cites, `What may be answered: ${site.prompt}.`),
        code: functionCode({
          name: answersName(em, site),
          params: [THE_STATE, { name: word('f'), type: found.frame }, { name: OUT, type: code`‹number[]›` }],
          result: code`‹void›`,
          body: found.code,
          own: true,
        }),
      },
    ]
  })
}

const answersName = (em: Emitter, { id, proc }: Site): Name =>
  em.symbol('decisions', `answers ${id}`, `answersTo${pascal(proc.name)}`)

function listFunctions(em: Emitter): Piece[] {
  const cases = em.program.sites.map((site) => {
    const found = em.sites.get(site.id)
    if (site.kind === 'act') return code`${siteCase(site)}\nreturn ${offersName(em, site.at)}(s, seat, out)`
    if (site.kind === 'may') return code`${siteCase(site)}\nout.push(1)\nreturn`
    return found === undefined
      ? NOTHING
      : code`${siteCase(site)}\nreturn ${answersName(em, site)}(s, f ‹as ${found.frame}›, out)`
  })
  const listing = switchOf(
    SITE,
    cases.filter((each) => each !== NOTHING),
  )
  const params: readonly Param[] = [
    THE_STATE,
    { name: word('f'), type: code`‹Frame›` },
    number(SITE),
    number(SEAT),
    { name: OUT, type: code`‹number[]›` },
  ]
  const parts = { params, result: code`‹void›` }
  const doc = 'Lists the answers of a decision, DECLINE apart.'
  const list = named('list')
  if (!memoisesFacts(em)) return [{ doc, code: functionCode({ ...parts, name: list, body: listing }) }]
  const known = code`standingStill(s, () => listAnew(s, f, site, seat, out))`
  return [
    { doc, code: functionCode({ ...parts, name: list, body: known }) },
    {
      doc: 'The same, worked out anew.',
      code: functionCode({ ...parts, name: named('listAnew'), body: listing, own: true }),
    },
  ]
}

function performFunction(em: Emitter): Piece {
  const cases = offeredEvents(em).map(({ event, asker }) => {
    const args = digits(em, event, asker, word('rest')).map((r) => r ?? SEAT)
    return code`${em.eventCase(event.name)}\nreturn ${em.perform(event.name)}(${[STATE, ...args]})`
  })
  const whole = switchOf(eventOf(em, CHOICE), cases)
  return {
    doc: 'Carries out an offered move.',
    code: functionCode({
      name: named('perform'),
      params: [THE_STATE, number(CHOICE), number(SEAT)],
      result: code`‹void›`,
      body: uses(whole, REST) ? code`const rest = ${restOf(em, CHOICE)}\n${whole}` : whole,
    }),
  }
}
