import { all, any, functionCode, type Param } from '../typescript/build.ts'
import { type Code, NOTHING, TRUE, lines } from '../typescript/code.ts'
import { aside, literal } from '../typescript/literals.ts'
import { type Name, word } from '../typescript/name.ts'
import { code, named } from '../typescript/vocabulary.ts'
import { type Emitter, THE_STATE } from './emitter.ts'
import { chanceAnswers } from './noted.ts'
import type { Piece } from './piece.ts'

/** Where an engine stops to ask. */

const [SITE, SEAT] = ['site', 'seat'].map(word)

const TRIED = [code`s`, code`site`, code`optional`, code`picked`]

const number = (name: Name): Param => ({ name, type: code`‹number›` })

function trial({ shortcuts }: Emitter, places: readonly Code[]): Code {
  const where = places.map((each) => code`, places: ${each}`)
  const how = shortcuts.has('last-way-untried') ? [] : [code`, anew: true`]
  return code`if (s.announcing > 0) {
const settled = isSettled(s, SETTLED)
if (isTrying(s)) {
askInTrial(${[...TRIED, ...places]})
if (legal.length > 0 && settled) s.dry = 2
return
}
if (!settled) may = prune(program, s, { optional, picked, site${where}${how} })
}`
}

/** Who is offered something may be kept from passing; no move is asked for in an announcement, where more is tried. */
const BINDING = code`if (may && legal.length > 0) {
const binding‹: number[]› = []
obligations(s, site, seat, DECLINE, binding)
may = binding.length === 0
}`

/** Stops to ask; a game that announces nothing needs no trials, one without chance no draw. */
export function emitAsking(em: Emitter): Piece[] {
  const announcing = em.analyses.announces()
  const compelled = em.analyses.compelling().size > 0
  const may = announcing || compelled ? word('may') : word('optional')
  const chance = chanceAnswers(em)
  const picked: Param[] = announcing ? [{ name: word('picked'), type: code`‹number›`, start: -1 }] : []
  const params: readonly Param[] = [
    THE_STATE,
    { name: word('f'), type: code`‹Frame›` },
    number(SITE),
    number(SEAT),
    { name: word('optional'), type: code`‹boolean›` },
    ...picked,
  ]
  const sites = actsAt(em)
  const acts = sites === null || sites === TRUE ? sites : code`acts`
  const denied = acts === null ? [] : [code`!${acts}`]
  // Somebody who may act is asked by who wants to be asked everything, also where nothing is possible.
  const waits = acts === null ? [] : [acts === TRUE ? code`!s.askAll` : code`!(s.askAll && ${acts})`]
  // Who is asked everything gets its question; who listens is told of the answer (`kernel/apply.ts`).
  const unheard = [code`!s.askAll`, code`s.log === null`]
  const attends = em.analyses.attended().size === 0 ? [] : [code`!attends(s, site, seat)`]
  const stops = code`s.ask = site\ns.asked = seat\ns.optional = ${may}`
  const body = lines([
    code`const { legal } = s
emptied(legal)
f.answer = 0
if (seat === NONE) return`,
    announcing ? code`if (picked > 0 && isPresetNext(s, f)) return` : NOTHING,
    announcing ? code`comeTo(s, site)` : NOTHING,
    code`list(s, f, site, seat, legal)`,
    sites === null || sites === TRUE ? NOTHING : code`const acts = ${sites}`,
    announcing || compelled ? code`let may = optional` : NOTHING,
    announcing ? trial(em, placesAsked(em)) : NOTHING,
    compelled ? BINDING : NOTHING,
    acts === TRUE
      ? NOTHING
      : code`const only = ${all([code`legal.length === 1`, code`!${may}`, ...unheard, ...denied])}`,
    code`if (${all([code`legal.length === 0`, ...waits, ...attends])}) return`,
    chance?.lost ?? NOTHING,
    answered(
      chance?.answer ?? null,
      acts === TRUE ? stops : code`if (only) f.answer = legal[0]!\nelse {\n${stops}\nreturn\n}\nemptied(legal)`,
    ),
  ])
  return [
    ...(chance?.tables ?? []),
    {
      doc: 'Stops to ask a seat, unless there is nothing to ask.',
      code: functionCode({ name: named('ask'), params, result: code`‹void›`, body }),
    },
  ]
}

/** Which places in sets rules ask for, where that is not none. */
function placesAsked({ analyses, shortcuts }: Emitter): Code[] {
  const places = shortcuts.has('orders-told-apart') ? analyses.placesInAnnouncements() : 'none'
  return places === 'none' ? [] : [literal(places)]
}

/** Chance answers at once, where it is asked at all; `others` is what becomes of other questions. */
const answered = (chance: Code | null, others: Code): Code =>
  chance === null ? others : code`if (seat === CHANCE && !s.openChance) ${chance}\nelse ${others}`

/** Whether moves are asked for at `site`; null where they never are. */
function actsAt({ program: { sites } }: Emitter): Code | null {
  const acts = sites.filter((s) => s.kind === 'act')
  if (acts.length === 0) return null
  return acts.length === sites.length ? TRUE : any(acts.map((s) => code`site === ${s.id} ${aside(s.at)}`))
}
