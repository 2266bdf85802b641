import { functionCode, type Param, switchByLine } from '../typescript/build.ts'
import { type Code, Listed, NOTHING, TRUE, codeOf, commas, lines } from '../typescript/code.ts'
import { type Name, word } from '../typescript/name.ts'
import { code, named } from '../typescript/vocabulary.ts'
import { mentions } from '../typescript/walks.ts'
import type { TEvent } from '../program/declarations.ts'
import type { Emitter } from './emitter.ts'
import { Names, THE_STATE, docOf, pascal, tsType } from './emitter.ts'
import type { Piece } from './piece.ts'
import { announces, isRestricted, ownText } from '../analyse/event-text.ts'
import { announcedWhen, byText } from './announced.ts'
import type { RuleTable } from './rule-table.ts'
import { denied } from './denied.ts'
import { domainSet, writing } from './expr.ts'
import { matchArgs } from './match-args.ts'

/**
 * For each event that something can keep from happening: every reason why it may not happen, as rows of the rule table.
 */
export function emitExplanations(em: Emitter): Piece[] {
  const refused = [...em.program.events.values()].filter((e) => e.proc !== null && isRestricted(e))
  const own = refused.map((event) => ({ event, name: refusalsName(em, event), piece: refusalsOf(em, event) }))
  const cases = own.map(({ event, name }) => code`${em.eventCase(event.name)} return ${name}(s, args, out)`)
  if (cases.length === 0) return []
  return [
    ...own.map(({ piece }) => piece),
    {
      doc: 'Every rule that keeps an event from happening with these arguments; empty when nothing does.',
      code: functionCode({
        name: named('refusals'),
        params: [THE_STATE, { name: word('event'), type: code`‹number›` }, ARGS, OUT],
        result: code`‹void›`,
        body: switchByLine(word('event'), cases),
      }),
    },
  ]
}

const ARGS: Param = { name: word('args'), type: code`‹readonly Captured[]›` }
const OUT: Param = { name: word('out'), type: code`‹number[]›` }

const refusalsName = (em: Emitter, event: TEvent): Name =>
  em.symbol('explain', `refusals ${event.name}`, `refusalsOf${pascal(event.name)}`)

const refusalsOf = (em: Emitter, event: TEvent): Piece => ({
  doc: docOf(event.proc?.cites ?? [], `Every rule that keeps \`${event.name}\` from happening.`),
  code: functionCode({
    name: refusalsName(em, event),
    params: [THE_STATE, ARGS, OUT],
    result: code`‹void›`,
    body: reasons(em, em.table, event),
    own: true,
  }),
  ...(event.proc === null ? {} : { from: event.proc.span }),
})

function reasons(em: Emitter, table: RuleTable, event: TEvent): Code {
  const names = new Names(em)
  for (const reserved of ['event', 'args', 'out']) names.reserve(reserved)
  const found: Code[] = []
  for (const rule of event.cannots) {
    const row = table.told({ name: rule.called, kind: 'cannot', clauses: rule.cites, span: rule.span })
    const self = rule.selfDomain === null ? null : names.fresh('it')
    const holders = rule.selfDomain === null ? null : domainSet(em, names, rule.selfDomain)
    const refuses = code`${em.rule(rule)}(${matchArgs(names, event.params, self)})`
    if (self === null || holders === null) found.push(code`if (${refuses}) out.push(${row})`)
    else if (rule.lasting === null) found.push(code`if (${holders}.some((${self}) => ${refuses})) out.push(${row})`)
    else found.push(code`for (const ${self} of ${holders}) if (${refuses}) out.push(lastingReason(${row}, ${self}))`)
  }
  for (const s of event.proc?.body ?? []) {
    if (s.kind !== 'onlyIf') break
    const row = table.told({
      name: `${event.name} only if`,
      kind: 'only-if',
      clauses: s.cites.length > 0 ? s.cites : (event.proc?.cites ?? []),
      span: s.span,
    })
    found.push(code`if (${denied(writing(em, names), s.cond)}) out.push(${row})`)
  }
  if (event.proc !== null && announces(event.proc)) {
    const row = byText(em, names, event.proc, ({ cites, span }) =>
      table.of({ name: event.name, kind: 'announcement', clauses: cites, span }),
    )
    const begins = code`(t) => ${em.perform(event.name)}(${[word('t'), ...event.params.map((p) => names.of(p))]})`
    // While something else is announced this is about an announcement of its own.
    const announced = announcedWhen(em, names, ownText(event.proc))
    const tells = code`if (!could) out.push(${row}, ...whyNot(program, s, ${begins}))`
    const tried = code`apart(s, () => {\nconst could = completable(program, s, ${begins})\n${tells}\nreturn could\n})`
    found.push(announced === TRUE ? tried : code`if (${announced}) ${tried}`)
  }
  const asked = lines(found)
  const taken = event.params.map((p) => names.own(p)).map((name) => (mentions(asked, name) ? name : NOTHING))
  const last = taken.findLastIndex((each) => each !== NOTHING)
  if (last < 0) return asked
  const types = event.params.slice(0, last + 1).map((p) => tsType(p.type))
  return code`const [${new Listed(taken.slice(0, last + 1).map(codeOf), ', ')}] = args ‹as [${commas(types)}]›\n${asked}`
}
