import { fromKindTable } from '../kind-table.ts'
import type { EventOperation } from '../flow/operation.ts'
import type { Local, TRule } from '../program/ir.ts'
import type { TEvent, TExchange } from '../program/declarations.ts'
import { all, when } from '../typescript/build.ts'
import { type Code, FALSE, lines, NOTHING, type Part } from '../typescript/code.ts'
import { code } from '../typescript/vocabulary.ts'
import { ownText } from '../analyse/event-text.ts'
import { announcedWhen } from './announced.ts'
import { columnIndex, countColumn, startCode } from './column-index.ts'
import { beginsPrivately, endsPrivately } from './audience.ts'
import { type Emitter, Names } from './emitter.ts'
import { conjunction, emitExpr, writing } from './expr.ts'
import { beginsRunning, endings, endsRunning } from './lasting.ts'
import { matchArgs } from './match-args.ts'
import { someMember } from './members.ts'
import { moveNoted, noted } from './noted.ts'
import { noticed, noticedRules } from './noticed.ts'
import { owning } from './owning.ts'
import { replacements } from './replacements.ts'
import type { OperationWriters, Scope } from './scope.ts'

/** The code of steps in the order of an event; nothing where the game has nothing there. */
export const eventWriters: OperationWriters<EventOperation> = {
  'unless-over': () => code`if (s.over) return`,
  descend: (o, { em }) => {
    const number = em.loops.ofEvent(o.event.name)
    return number === null ? NOTHING : code`goesRound(${number})`
  },
  room: (o, { body: { names } }) => room(names, o.event),
  places: (o, { body: { names } }) => placesNoted(names, o.exchange),
  refuse: (o, { em, body: { names } }) => refused(em, names, o.event),
  'end-rules-until': (o, { em, body: { names } }) => endings(em, names, o.event),
  replace: (o, { em, body: { names } }) => replacements(em, names, o.event, o.event.params),
  'begin-run': (o, { em, body: { names } }) => lines([beginsRunning(em, o.event), beginsPrivately(em, names, o.event)]),
  log: (o, at) => logged(at.em, suspendedNames(at, o.event), o.event, o.suspended),
  count: (o, at) => counted(at.em, suspendedNames(at, o.event), o.event),
  unannounced: (o, { em, body: { names } }) => unannounced(em, names, o.event),
  notice: (o, { em, body: { names } }) => lines(noticed(em, names, o.event, o.first)),
  'lay-noticed': (o, { em, inFrame }) => noticedLaid(em, o, inFrame),
  'put-off': (o, at) => puttingOff(at, o),
  'end-run': (o, { em }) => lines([endsRunning(em, o.event), endsPrivately(o.event)]),
  'tell-moved': () => code`if (s.log !== null) noteDone(s, viewersOf)`,
  'end-replacement': () => code`removeFrom(s.replacing, f.replaces)`,
  place: (o, { em, body: { names } }) => placed(em, names, o.event, o.again),
  exchange: (o, { em, body: { names } }) => exchanged(em, names, o.exchange, o.again),
}

export const eventOperationCode = fromKindTable<EventOperation, [at: Scope], Code>(eventWriters)

/**
 * A step that is carried out in a frame is written with the variables of the frame, and with names of its own besides.
 */
function suspendedNames({ em, body, inFrame, proc }: Scope, event: TEvent): Names {
  if (!inFrame) return body.names
  const names = new Names(em)
  // A card's own text has parameters of its own.
  for (const [i, p] of event.params.entries()) names.alias(p, body.names.of(proc?.params[i] ?? p))
  return names
}

/** Card, zone it leaves and zone it goes to. */
const partsOfMove = (names: Names, { params }: TEvent): readonly [Part, Part, Part] => {
  const [card = NOTHING, from = NOTHING, to = NOTHING] = params.map((p) => names.of(p))
  return [card, from, to]
}

function room(names: Names, event: TEvent): Code {
  const [card, from, to] = partsOfMove(names, event)
  return code`if (!mayEnter(s, ${card}, ${to})) return refuse(s)\nconst ${from} = s.place[${card}]!`
}

function refused(em: Emitter, names: Names, event: TEvent): Code {
  const unforced = forcesMoves(em) ? [code`!forced`] : []
  const asked = event.cannots.map((rule) => all([...unforced, code`!${forbidden(em, names, rule, event.params)}`]))
  return lines(asked.map((test) => code`if (${test}) return refuse(s)`))
}

function placed(em: Emitter, names: Names, event: TEvent, again: boolean): Code {
  const [card, , to] = partsOfMove(names, event)
  const gone = code`s.place[${card}] === NONE || !mayEnter(s, ${card}, ${to})`
  return lines([
    again ? code`if (${gone}) return refuse(s)` : NOTHING,
    code`place(s, ${card}, ${to}, bottom)`,
    notesMove(em),
  ])
}

/** Where something in a line is judged by how things stood before, until it has changed something. */
const notesMove = (em: Emitter): Code =>
  em.analyses.lineNeeds()?.replaces === true && em.analyses.eventsInLines().has('move')
    ? code`s.changedInLine = true`
    : NOTHING

function placesNoted(names: Names, { params }: TExchange): Code {
  const [card, other, from, to] = params.map((p) => names.of(p))
  return code`if (!mayExchange(s, ${card}, ${other})) return refuse(s)
const ${from} = s.place[${card}]!\nconst ${to} = s.place[${other}]!`
}

function exchanged(em: Emitter, names: Names, { params }: TExchange, again: boolean): Code {
  const [card, other, from, to] = params.map((p) => names.of(p))
  const gone = code`s.place[${card}] !== ${from} || s.place[${other}] !== ${to}`
  return lines([
    again ? code`if (${gone}) return refuse(s)` : NOTHING,
    code`changePlaces(s, ${card}, ${other})`,
    notesMove(em),
  ])
}

/** Whether some rule moves a card that others keep in its place. */
export const forcesMoves = (em: Emitter): boolean => em.program.used.has('must move')

/** A test that no card's text or rule forbids the event. */
export function forbidden(em: Emitter, names: Names, rule: TRule, params: readonly Local[]): Code {
  if (rule.selfDomain === null) return code`!${em.rule(rule)}(${matchArgs(names, params, null)})`
  const self = names.fresh(rule.lasting === null ? 'card' : 'it')
  const fits = code`${em.rule(rule)}(${matchArgs(names, params, self)})`
  return code`!${someMember(writing(em, names), rule.selfDomain, self, fits)}`
}

/** `suspended`: the event stands on the frames already, as one that is logged once it is announced. */
function logged(em: Emitter, names: Names, event: TEvent, suspended: boolean): Code {
  const args = event.params.map((p): Part =>
    p.type.set ? code`NONE` : p.type.base === 'truth' ? code`Number(${names.of(p)})` : names.of(p),
  )
  const cards = event.params.flatMap((p): Part[] => {
    if (p.type.set) return []
    if (p.type.base === 'effect') return [code`s.effects[${names.of(p)}]?.source ?? NONE`]
    return p.type.base === 'card' ? [names.of(p)] : []
  })
  const number = em.program.counted?.events.get(event.name) ?? null
  const applies = number === null ? NOTHING : code`if (s.dry === 0) applies(${number})`
  const [card] = cards
  if (event.name === 'move' && card !== undefined) return lines([applies, moveNoted(em, args, card)])
  return lines([applies, noted(em, event.name, args, cards, suspended)])
}

function unannounced(em: Emitter, names: Names, event: TEvent): Code {
  const happens = lines([logged(em, names, event, false), counted(em, names, event)])
  const announced = event.proc === null ? FALSE : announcedWhen(em, names, ownText(event.proc))
  return when(code`!${announced}`, happens)
}

/** The columns that count this event, and those that begin anew with it. */
function counted(em: Emitter, names: Names, event: TEvent): Code {
  const { counters } = em.program
  const begun = counters
    .filter((c) => c.during === event.name)
    .map((c) => code`s.${em.counter(c.name)} = ${startCode(countColumn(c.keys).start)}`)
  const adds = counters
    .filter((c) => c.event === event.name)
    .map((c) => {
      for (const [i, binder] of c.binders.entries()) {
        const param = event.params[i]
        if (binder !== null && param !== undefined) names.alias(binder, names.of(param))
      }
      const column = code`s.${em.counter(c.name)}`
      const keys = c.keyValues.map((k) => emitExpr(em, names, k))
      const add = keys.length === 0 ? code`${column} += 1` : oneMore(column, columnIndex(c.keys, keys))
      const test = c.tests.length === 0 ? add : code`if (${conjunction(em, names, c.tests)}) ${add}`
      return keys.length === 0 ? test : lines([owning(em.counter(c.name)), test])
    })
  return lines([...begun, ...adds])
}

const oneMore = (column: Code, index: Part): Code => code`${column}[${index}] = (${column}[${index}] ?? 0) + 1`

/** What follows an event of a line is kept until that is done for all: rules that come after, then what was noticed. */
function puttingOff(at: Scope, { event, first }: EventOperation & { kind: 'put-off' }): Code {
  const { em, inFrame } = at
  const { following } = event
  const names = suspendedNames(at, event)
  const parts = event.params.map((p) => names.of(p))
  const after =
    following === null || following.body.length === 0
      ? NOTHING
      : code`putsOff(s, ${em.procConst(following)}, [${parts}])`
  const effects = noticedRules(event, first).map(({ name, rule }) => {
    const of = code`controller: controller ‹as number›, source: source ‹as number›`
    const effect = code`{ body: ${em.procConst(rule.proc)}, ${of}, optional: ${rule.optional}, captured }`
    const noticed = inFrame ? code`f.${name}` : name
    return code`for (const [controller, source, ...captured] of ${noticed}) putsOffEffect(s, ${effect})`
  })
  return lines([after, ...effects])
}

function noticedLaid(em: Emitter, { event, first }: EventOperation & { kind: 'lay-noticed' }, inFrame: boolean): Code {
  const laid = noticedRules(event, first).map(({ name, rule }) => {
    const seen = inFrame ? code`f.${name}` : name
    const from = [code`controller ‹as number›`, code`source ‹as number›`]
    const add = code`addEffect(s, 0, ${em.procConst(rule.proc)}, ${from}, ${rule.optional}, captured)`
    return code`for (const [controller, source, ...captured] of ${seen}) ${add}`
  })
  return lines(laid)
}
