import { keptWordsOf } from './kept-words.ts'
import type { Site } from '../program/ir.ts'
import { functionCode, type Param, switchByLine, switchOf } from '../typescript/build.ts'
import { type Code, NOTHING, lines } from '../typescript/code.ts'
import { type Name, word } from '../typescript/name.ts'
import { STATE, code, named } from '../typescript/vocabulary.ts'
import { mentions as uses } from '../typescript/walks.ts'
import { audienceFunctions } from './audience.ts'
import { attendance, compulsionsAt, compulsionsName } from './compulsions.ts'
import { emitAsking } from './asking.ts'
import { type Emitter, THE_STATE, docOf, pascal } from './emitter.ts'
import { digits, eventOf, moveCase, offeredEvents, restOf } from './move-code.ts'
import { obligationsName, offersAt, offersName } from './offers.ts'
import { pickedFunctions, siteCase } from './picked-so-far.ts'
import { type Piece, piecesFrom } from './piece.ts'

/** The functions that list what may be answered, and the one that carries an answer out. */
export function emitDecisions(em: Emitter): Piece[] {
  const sites = [...new Set(em.program.sites.filter((s) => s.kind === 'act').map((s) => s.at))]
  return [
    ...sites.flatMap((site) =>
      piecesFrom(em.program.events.get(site)?.proc?.span, [...offersAt(em, site), ...compulsionsAt(em, site)]),
    ),
    ...obligations(em, sites),
    ...attendance(em),
    ...audienceFunctions(em),
    ...candidateFunctions(em),
    ...listFunctions(em),
    ...pickedFunctions(em),
    performFunction(em),
    ...emitAsking(em),
  ]
}

const [SITE, SEAT, OUT, CODE, CHOICE, REST] = ['site', 'seat', 'out', 'code', 'choice', 'rest'].map(word)

const number = (name: Name): Param => ({ name, type: code`‹number›` })

const REASONS: Param = { name: word('reasons'), type: code`‹number[]›` }

function obligations(em: Emitter, sites: readonly string[]): Piece[] {
  const asking = (at: string): readonly Site[] => em.program.sites.filter((s) => s.kind === 'act' && s.at === at)
  const obliging = new Set(em.program.offers.filter((o) => o.kind === 'must').flatMap((o) => o.at))
  const compelling = em.analyses.compelling()
  const cases = sites.flatMap((at): Code[] => {
    const moves = obliging.has(at) ? [code`return ${obligationsName(em, at)}(s, seat, code, reasons)`] : []
    const all = asking(at)
    if (!compelling.has(at)) return moves.length === 0 ? [] : [lines([...all.map(siteCase), ...moves])]
    const passing = code`if (code === DECLINE) return ${compulsionsName(em, at)}(s, seat, reasons)`
    const free = lines([...all.filter(({ optional }) => optional).map(siteCase), passing, ...moves])
    // Where nobody may pass as far as the text goes, no rule is the reason.
    const bound = all.filter(({ optional }) => !optional)
    const others = bound.length === 0 || moves.length === 0 ? [] : [lines([...bound.map(siteCase), ...moves])]
    return [moves.length > 0 ? free : code`${free}\nreturn`, ...others]
  })
  if (cases.length === 0) return []
  const passing = compelling.size === 0 ? '' : ', or keep a seat from passing'
  return [
    {
      doc: `Obligations that leave a permitted move out${passing}, as rows of the rule table.`,
      code: functionCode({
        name: named('obligations'),
        params: [THE_STATE, number(SITE), number(SEAT), number(CODE), REASONS],
        result: code`‹void›`,
        body: switchOf(SITE, cases),
      }),
    },
  ]
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
    if (site.kind === 'act') return code`${siteCase(site)} return ${offersName(em, site.at)}(s, seat, out)`
    if (site.kind === 'may') return code`${siteCase(site)} return void out.push(1)`
    return found === undefined
      ? NOTHING
      : code`${siteCase(site)} return ${answersName(em, site)}(s, f ‹as ${found.frame}›, out)`
  })
  const listing = switchByLine(
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
  if (keptWordsOf(em).all('meanwhile').length === 0)
    return [{ doc, code: functionCode({ ...parts, name: list, body: listing }) }]
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
  const which = eventOf(em, CHOICE)
  const cases = offeredEvents(em).map(({ event, asker }, i) => {
    const args = digits(em, event, asker, word('rest')).map((r) => r ?? SEAT)
    const call = code`return ${em.perform(event.name)}(${[STATE, ...args]})`
    return which === null ? call : code`${moveCase(i, event)} ${call}`
  })
  const whole = which === null ? lines(cases) : switchByLine(which, cases)
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
