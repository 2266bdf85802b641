import { costsOf } from './costs.ts'
import { conjuncts } from '../analyse/walk.ts'
import type { Compulsion } from '../program/ir.ts'
import { type Param, functionCode, switchOf } from '../typescript/build.ts'
import { type Code, lines } from '../typescript/code.ts'
import { remark } from '../typescript/literals.ts'
import { type Name, word } from '../typescript/name.ts'
import { code, named } from '../typescript/vocabulary.ts'
import { type Emitter, Names, THE_STATE, docOf, pascal } from './emitter.ts'
import { conjunction } from './expr.ts'
import { holderLoop } from './offers.ts'
import { siteCase } from './picked-so-far.ts'
import type { Piece } from './piece.ts'

/** What keeps a seat from passing that may pass as far as the text goes. */

const [SEAT, REASONS] = ['seat', 'reasons'].map(word)

const PARAMS: readonly Param[] = [
  THE_STATE,
  { name: SEAT, type: code`‹number›` },
  { name: REASONS, type: code`‹number[]›` },
]

export const compulsionsName = (em: Emitter, site: string): Name =>
  em.symbol('decisions', `compulsions ${site}`, `compulsionsAt${pascal(site)}`)

/** The function that names the rules by which a seat may not pass at a site, where it could do something. */
export function compulsionsAt(em: Emitter, site: string): Piece[] {
  if (!em.analyses.compelling().has(site)) return []
  const rules = em.program.compulsions.filter(({ kind, at }) => kind === 'must act' && at.includes(site))
  return [
    {
      doc: `Rules by which a seat may not pass at \`${site}\` if it is offered anything, as rows of the rule table.`,
      code: functionCode({
        name: compulsionsName(em, site),
        params: PARAMS,
        result: code`‹void›`,
        body: lines(rules.map((rule) => compelling(em, rule))),
        own: true,
      }),
    },
  ]
}

/** Whether some rule has a seat asked at a site where nothing is possible, site by site; nothing where none does. */
export function attendance(em: Emitter): Piece[] {
  if (em.analyses.attended().size === 0) return []
  const cases = [...em.analyses.attended()].map((place) => {
    const rules = em.program.compulsions.filter(({ kind, at }) => kind === 'always asked' && at.includes(place))
    const sites = em.program.sites.filter(({ kind, at }) => kind === 'act' && at === place).map(siteCase)
    return lines([...sites, code`{`, ...rules.map((rule) => compelling(em, rule)), code`break\n}`])
  })
  const body = lines([
    code`const reasons‹: number[]› = []`,
    switchOf(word('site'), cases),
    code`return reasons.length > 0`,
  ])
  return [
    {
      doc: 'Whether a seat is asked at a site where passing is the only answer, so that a question tells nothing.',
      code: functionCode({
        name: named('attends'),
        params: [THE_STATE, { name: word('site'), type: code`‹number›` }, { name: SEAT, type: code`‹number›` }],
        result: code`‹boolean›`,
        body,
      }),
    },
  ]
}

/** Notes the rule where it holds; one on cards once, one that lasts for each effect that laid it down. */
function compelling(em: Emitter, rule: Compulsion): Code {
  const names = new Names(em)
  for (const taken of ['seat', 'reasons']) names.reserve(taken)
  names.alias(rule.asker, SEAT)
  const row = em.table.told({ name: rule.name, kind: 'must-act', clauses: rule.cites, span: rule.span })
  const about = rule.selfDomain === null ? null : holderLoop(em, names, rule, { loops: 1, narrower: null })
  // What its text asks is asked where the cards are gone through.
  const ofText = about === null ? rule.selfTests : []
  const tests = [...ofText, ...(rule.cond === null ? [] : conjuncts(rule.cond))]
  const self = rule.lasting === null || rule.self === null ? null : names.of(rule.self)
  const once = self === null && about !== null
  const note = self === null ? code`reasons.push(${row})` : code`reasons.push(lastingReason(${row}, ${self}))`
  const noted = once ? code`{\n${note}\nbreak\n}` : note
  const tested = tests.length === 0 ? noted : code`if (${conjunction(em, names, costsOf(em).sorted(tests))}) ${noted}`
  return lines([remark(docOf(rule.cites, rule.name)), about === null ? tested : about(tested)])
}
