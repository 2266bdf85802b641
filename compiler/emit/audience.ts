import { isAskedBy } from '../program/asked-by.ts'
import type { TEvent } from '../program/declarations.ts'
import type { TExpr } from '../program/ir.ts'
import type { TAudience } from '../program/presentation.ts'
import { all, entry, functionCode, switchOf } from '../typescript/build.ts'
import { type Code, NOTHING, codeOf, lines } from '../typescript/code.ts'
import { type Name, word } from '../typescript/name.ts'
import { EVENT, code, named } from '../typescript/vocabulary.ts'
import { type Emitter, Names, THE_STATE, paramsOf, pascal } from './emitter.ts'
import { emitExpr } from './expr.ts'
import type { Piece } from './piece.ts'
import { siteCase } from './picked-so-far.ts'
import { liesIn } from './zones.ts'

/** Who is told of what: as bit sets of seats, in games that tell something to some alone. */

const NUMBER = code`‹number›`

/** Everybody is told. */
const ALL = code`-1`

const [ARGS, ASKED] = ['args', 'asked'].map(word)

const privateEvents = ({ program }: Emitter): TEvent[] =>
  [...program.events.values()].filter(({ audience }) => audience.length > 0)

/** Whether a state has to know who is told of what goes on. */
export const keepsAudience = (em: Emitter): boolean => privateEvents(em).length > 0

const audienceName = (em: Emitter, event: TEvent): Name =>
  em.symbol('events', `audience ${event.name}`, `audienceOf${pascal(event.name)}`)

/** The code with which such an event begins, and ends. */
export function beginsPrivately(em: Emitter, names: Names, event: TEvent): Code {
  if (event.audience.length === 0) return NOTHING
  const parts = event.params.map((p) => names.of(p))
  return code`beginsFor(s, ${audienceName(em, event)}(${[code`s`, ...parts]}))`
}

export const endsPrivately = ({ audience }: TEvent): Code => (audience.length === 0 ? NOTHING : code`endsFor(s)`)

/** Where events were left from further in, only those that go on are told to some alone. */
export function endsAbandonedAudience(em: Emitter): Code[] {
  const left = privateEvents(em)
    .flatMap(({ proc, following }) => [proc, following])
    .filter((proc) => proc?.resumable === true)
  if (left.length === 0) return []
  const [first = NOTHING, ...others] = left.flatMap((proc) =>
    proc === null ? [] : [code`suspended(s, ${em.procConst(proc)})`],
  )
  return [code`endsAllBut(s, ${others.reduce((sum, each) => code`${sum} + ${each}`, first)})`]
}

/** One function for each such event: the seats that are told of it. */
export function audienceOf(em: Emitter, event: TEvent): Piece[] {
  if (event.audience.length === 0) return []
  const names = new Names(em)
  const params = paramsOf(names, event.params)
  const told = event.audience.toReversed().map((line) => {
    for (const [i, part] of line.parts.entries()) {
      const param = event.params[i]
      if (part !== null && param !== undefined) names.alias(part, names.of(param))
    }
    const tests = testsOf(em, names, event, line)
    const bits = code`return ${readers(em, names, line.readers)}`
    return tests.length === 0 ? bits : code`if (${all(tests)}) ${bits}`
  })
  const isSaid = event.audience.some(({ fits }) => fits.length === 0)
  const body = lines([...untilAny(event.audience, told), isSaid ? NOTHING : code`return ${ALL}`])
  return [
    {
      doc: `The seats that are told of \`${event.name}\`, as a bit set.`,
      code: functionCode({ name: audienceName(em, event), params, result: NUMBER, body }),
    },
  ]
}

/** Behind a line that fits whatever happens no other is asked. */
function untilAny(audience: readonly TAudience[], told: readonly Code[]): readonly Code[] {
  const at = audience.toReversed().findIndex(({ fits }) => fits.length === 0)
  return at < 0 ? told : told.slice(0, at + 1)
}

function testsOf(em: Emitter, names: Names, event: TEvent, { fits }: TAudience): Code[] {
  return fits.flatMap((test) => {
    const param = event.params[test.part]
    if (param === undefined) return []
    const value = names.of(param)
    return [code`${'zone' in test ? liesIn(em, test.zone, codeOf(value)) : code`${value} === ${test.value}`}`]
  })
}

function readers(em: Emitter, names: Names, x: TExpr): Code {
  const told = emitExpr(em, names, x)
  return x.type.set ? code`bitsOf(${told})` : code`bitOf(${told})`
}

/** The functions by which answers are told, and who is asked. */
export function audienceFunctions(em: Emitter): Piece[] {
  if (!tellsSomeAlone(em)) return []
  const cases = privateEvents(em)
    .filter(({ params }) => !params.some(({ type }) => type.set))
    .map((event) => {
      const parts = event.params.map(({ type }, i) =>
        type.base === 'truth' ? code`${ARGS}[${i}] === 1` : code`${ARGS}[${i}]!`,
      )
      return code`case ${entry(EVENT, event.name)}:\nreturn ${audienceName(em, event)}(${[code`s`, ...parts]})`
    })
  const asked = em.program.sites.flatMap((site) => {
    const line = em.program.askedPrivately.findLast((each) => isAskedBy(each, site))
    if (line === undefined) return []
    const names = new Names(em)
    for (const taken of ['site', 'asked']) names.reserve(taken)
    names.alias(line.asker, ASKED)
    return [code`${siteCase(site)}\nreturn ${readers(em, names, line.readers)}`]
  })
  const params = [
    { name: word('event'), type: NUMBER },
    { name: ARGS, type: code`‹readonly number[]›` },
  ]
  const ofSite = [
    { name: word('site'), type: NUMBER },
    { name: ASKED, type: NUMBER },
  ]
  const found = (on: string, list: readonly Code[]): Code =>
    lines([list.length === 0 ? NOTHING : switchOf(word(on), list), code`return ${ALL}`])
  return [
    {
      doc: 'The seats that are told of an event, as a bit set.',
      code: functionCode({
        name: named('toldOfEvent'),
        params: [THE_STATE, ...params],
        result: NUMBER,
        body: found('event', cases),
      }),
    },
    {
      doc: 'The seats that are told of a question and its answer, as a bit set.',
      code: functionCode({
        name: named('toldOfQuestion'),
        params: [THE_STATE, ...ofSite],
        result: NUMBER,
        body: found('site', asked),
      }),
    },
  ]
}

/** Whether anything is told to some alone. */
export const tellsSomeAlone = (em: Emitter): boolean =>
  keepsAudience(em) || em.program.sites.some((site) => em.program.askedPrivately.some((each) => isAskedBy(each, site)))
