import { costsOf } from './costs.ts'
import type { Proc, TRule } from '../program/ir.ts'
import type { TEvent } from '../program/declarations.ts'
import type { Type } from '../game/type.ts'
import { eventOrder, exchangeOrder, textOrder } from '../lower/event-order.ts'
import { announces, headConditions, isRestricted } from '../analyse/event-text.ts'
import { all, entry, functionCode, type Param, switchByLine, switchOf } from '../typescript/build.ts'
import { type Code, lines, NOTHING } from '../typescript/code.ts'
import { type Name, word } from '../typescript/name.ts'
import { code, EVENT, named, STATE } from '../typescript/vocabulary.ts'
import { audienceOf, keepsAudience } from './audience.ts'
import { emitTogether } from './bulk.ts'
import { type CarriedOut, framedFunction, plainFunction } from './carried-out.ts'
import { completion, forcing } from './completion.ts'
import { descending } from './descent.ts'
import { docOf, type Emitter, Names, paramsOf, THE_STATE, tsType } from './emitter.ts'
import { forbidden, forcesMoves } from './event-code.ts'
import { emitExpr } from './expr.ts'
import type { FrameCode } from './frame.ts'
import { endOfRunning } from './lasting.ts'
import { matchArgs } from './match-args.ts'
import { type Piece, piecesFrom } from './piece.ts'
import { noticing } from './noticed.ts'
import { carriedOut, fittingInstead, settling } from './replacements.ts'
import { emitStretches } from './stretches.ts'

export interface EventCode {
  readonly pieces: Piece[]
  /** Frame type and step function of each procedure that can be suspended. */
  readonly frames: { readonly proc: Proc; readonly code: FrameCode }[]
}

/** Functions for all events, hooks, overrides and effects. */
export function emitEvents(em: Emitter): EventCode {
  const out: EventCode = { pieces: [], frames: [] }
  for (const event of em.program.events.values()) {
    const looking = [...fittingInstead(em, event), ...noticing(em, event)]
    const made: EventCode = { pieces: [...looking, ...settling(em, event)], frames: out.frames }
    if (event.name === 'move') emitMove(em, event, made)
    else if (event.proc !== null) emitEvent(em, event, event.proc, made)
    out.pieces.push(...piecesFrom(event.name === 'move' ? undefined : event.proc?.span, made.pieces))
  }
  emitExchange(em, out)
  for (const event of em.program.events.values()) out.pieces.push(...endOfRunning(em, event), ...audienceOf(em, event))
  for (const proc of em.program.procs)
    if (proc.kind !== 'event' && proc.kind !== 'lasting') {
      const made: EventCode = { pieces: [], frames: out.frames }
      emitProc(em, proc, made)
      out.pieces.push(...piecesFrom(proc.span, made.pieces))
    }
  out.pieces.push(...emitTogether(em), ...followUps(em), ...resolveEffect(em), ...emitStretches(em))
  return out
}

const VOID = code`‹void›`

/**
 * A function that carries an event out; where something can keep it from happening, also one that asks, and one that
 * asks first.
 */
function emitEvent(em: Emitter, event: TEvent, proc: Proc, out: EventCode): void {
  if (isRestricted(event)) out.pieces.push(canFunction(em, event, proc), askingFunction(em, event, proc))
  out.pieces.push(...uncountedFunction(em, event, proc))
  out.pieces.push(...forcing(em, event, proc))
  const names = new Names(em)
  const made: CarriedOut = {
    proc,
    event,
    order: eventOrder(event),
    name: em.perform(event.name),
    params: paramsOf(names, proc.params),
    names,
  }
  const does = proc.resumable ? `Begins \`${event.name}\`, which may stop to ask.` : `Carries out \`${event.name}\`.`
  emitCarriedOut(em, made, docOf(proc.cites, does), out)
}

function askingFunction(em: Emitter, event: TEvent, proc: Proc): Piece {
  const names = new Names(em)
  const params = paramsOf(names, proc.params)
  const args = matchArgs(names, proc.params, null)
  const own = proc.params.map((p) => names.of(p))
  const body = code`if (${em.can(event.name)}(${args})) return ${em.perform(event.name)}(${args})
refuse(s)
if (s.reasons !== null) refusals(s, ${entry(EVENT, event.name)}, [${own}], s.reasons)`
  return {
    doc: docOf(proc.cites, `Carries out \`${event.name}\` if it may happen.`),
    code: functionCode({ name: em.event(event.name), params, result: VOID, body }),
  }
}

function emitCarriedOut(em: Emitter, made: CarriedOut, doc: string, out: EventCode): void {
  const { proc } = made
  if (proc?.resumable !== true) return void out.pieces.push(...plainFunction(em, made, doc))
  const { code: whole, frame } = framedFunction(em, { ...made, proc })
  out.pieces.push({ doc, code: whole })
  out.frames.push({ proc, code: frame })
}

function canFunction(em: Emitter, event: TEvent, proc: Proc): Piece {
  const names = new Names(em)
  names.reserve('may')
  const forbids = event.cannots.map((rule) => ({
    code: forbidden(em, names, rule, proc.params),
    cost: costsOf(em).ofAll(rule.tests),
  }))
  const completable = announces(proc) ? completion(em, names, event, proc) : null
  const tests = costsOf(em)
    .sortedBy(
      [
        ...forbids,
        ...headConditions(proc).map((c) => ({ code: emitExpr(em, names, c.cond), cost: costsOf(em).of(c.cond) })),
        ...(completable === null ? [] : [{ code: completable.code, cost: completable.cost }]),
      ],
      ({ cost }) => cost,
    )
    .map(({ code: test }) => test)
  const number = em.loops.ofQuestion(event.name)
  const test = all(tests)
  return {
    doc: docOf(proc.cites, `Whether \`${event.name}\` may happen.`),
    code: functionCode({
      name: em.can(event.name),
      params: paramsOf(names, proc.params),
      result: code`‹boolean›`,
      body:
        number === null ? code`return ${test}` : code`descend(${number})\nconst may = ${test}\nascend()\nreturn may`,
    }),
  }
}

/** Asked again when the turn of one of those comes who do it at the same time: those before it count. */
function uncountedFunction(em: Emitter, event: TEvent, proc: Proc): Piece[] {
  const limits = em.analyses.eventsInLines().has(event.name) ? em.analyses.countingLimits(event) : null
  if (limits === null) return []
  const names = new Names(em)
  const tests = [
    ...limits.cannots.map((rule) => forbidden(em, names, rule, proc.params)),
    ...limits.heads.map((cond) => emitExpr(em, names, cond)),
  ]
  return [
    {
      doc: docOf(proc.cites, `Whether no limit that counts keeps \`${event.name}\` from happening once more.`),
      code: functionCode({
        name: em.uncounted(event.name),
        params: paramsOf(names, proc.params),
        result: code`‹boolean›`,
        body: code`return ${all(tests)}`,
      }),
    },
  ]
}

const MOVE = 'Moves a card to the top (or bottom) of a zone, with every rule that watches moves.'

const BOTTOM = word('bottom')

/** `move` with the rules of the game around it. */
function emitMove(em: Emitter, event: TEvent, out: EventCode): void {
  const names = new Names(em)
  const [card = BOTTOM, , to = BOTTOM] = event.params.map((p) => names.own(p))
  const bottom = event.proc?.params.at(-1)
  if (bottom !== undefined) names.alias(bottom, BOTTOM)
  const params: readonly Param[] = [
    THE_STATE,
    { name: card, type: code`‹number›` },
    { name: to, type: code`‹number›` },
    { name: BOTTOM, type: code`‹boolean›`, start: false },
    ...forcedPart(em),
  ]
  out.pieces.push(...mayMove(em, event))
  const name = named('move')
  emitCarriedOut(em, { proc: event.proc, event, order: eventOrder(event), name, params, names }, MOVE, out)
}

/** Whether nothing forbids a move, for a line that is done for all; what is not there the move itself refuses. */
function mayMove(em: Emitter, event: TEvent): Piece[] {
  if (!em.analyses.eventsInLines().has('move')) return []
  const counting = em.analyses.countingLimits(event)?.cannots ?? []
  return [
    ...noneForbids(em, event, event.cannots, { name: em.can('move'), doc: 'Whether nothing forbids a move.' }),
    ...noneForbids(em, event, counting, {
      name: em.uncounted('move'),
      doc: 'Whether no limit that counts forbids one more move.',
    }),
  ]
}

function noneForbids(
  em: Emitter,
  event: TEvent,
  rules: readonly TRule[],
  { name, doc }: { readonly name: Name; readonly doc: string },
): Piece[] {
  const names = new Names(em)
  const [card, from, to] = event.params.map((p) => names.own(p))
  if (rules.length === 0 || card === undefined || from === undefined || to === undefined) return []
  const number = code`‹number›`
  const tests = rules.map((rule) => forbidden(em, names, rule, event.params))
  return [
    {
      doc,
      code: functionCode({
        name,
        params: [THE_STATE, { name: card, type: number }, { name: to, type: number }],
        result: code`‹boolean›`,
        body: code`if (${card} === NONE || ${to} === NONE || s.place[${card}] === NONE) return true
const ${from} = s.place[${card}]!
return ${all(tests)}`,
        own: true,
      }),
    },
  ]
}

/** How two cards change places with the rules around both moves, in games in which some do. */
function emitExchange(em: Emitter, out: EventCode): void {
  const { exchange } = em.program
  const move = em.program.events.get('move')
  if (exchange === null || move === undefined) return
  const names = new Names(em)
  const { proc } = exchange
  const event = { ...move, proc, params: exchange.params }
  const [card, other] = exchange.params.map((p) => names.own(p))
  const params = [THE_STATE, ...[card, other].map((name) => ({ name, type: code`‹number›` })), ...forcedPart(em)]
  const order = exchangeOrder(exchange, move)
  const doc = 'Lays two cards each where the other lies, with every rule that watches moves; both or neither.'
  emitCarriedOut(em, { proc, event, order, name: named('exchange'), params, names }, doc, out)
}

const forcedPart = (em: Emitter): readonly Param[] =>
  forcesMoves(em) ? [{ name: word('forced'), type: code`‹boolean›`, start: false }] : []

/** Hooks, overrides and effects. */
function emitProc(em: Emitter, proc: Proc, out: EventCode): void {
  const names = new Names(em)
  // Where it cannot be suspended, its caller notes when a replacement is done.
  const replaces = proc.resumable && em.analyses.insteads().some((r) => r.proc === proc)
  const made: CarriedOut = {
    proc,
    event: null,
    order: textOrder(proc, replaces, em.program.events),
    name: em.procName(proc),
    params: paramsOf(names, proc.params),
    names,
  }
  const doc = docOf(proc.cites, proc.kind === 'effect' ? `Effect of \`${proc.name}\`.` : '')
  emitCarriedOut(em, made, doc, out)
}

/** What follows an event of a line, once that is done for all: rules that come after it, or an effect that waits. */
function followUps(em: Emitter): Piece[] {
  const followings = em.program.procs.filter((p) => p.kind === 'following')
  if (followings.length === 0) return []
  const cases = followings.map((p) => code`${em.caseOf(p)} return ${withCaptured(em, p)}`)
  const told = keepsAudience(em) ? code`, effect.told` : NOTHING
  const body = lines([
    keptIn(followings),
    switchByLine(code`effect.body`, cases),
    code`addEffect(s, 0, effect.body, effect.controller, effect.source, effect.optional, effect.captured${told})`,
  ])
  return [
    {
      doc: 'What follows an event, once the line that it belongs to is done for all.',
      code: functionCode({
        name: named('followUp'),
        params: [THE_STATE, { name: word('effect'), type: code`‹PendingEffect›` }],
        result: VOID,
        body,
      }),
    },
  ]
}

/** What an effect has kept, most of which is numbers. */
const keptIn = (procs: readonly Proc[]): Code =>
  procs.some(({ params }) => params.some(({ type }) => !isOther(type)))
    ? code`const kept = effect.captured ‹as readonly number[]›`
    : NOTHING

const isOther = ({ set, base }: Type): boolean => set || base === 'truth'

/** A text, carried out with what its effect has kept. */
const withCaptured = (em: Emitter, p: Proc): Code => {
  const args = p.params.map(({ type }, i) =>
    isOther(type) ? code`effect.captured[${i}] ‹as ${tsType(type)}›` : code`kept[${i}]!`,
  )
  return code`${em.procName(p)}(${[STATE, ...args]})`
}

function resolveEffect(em: Emitter): Piece[] {
  const effects = em.program.procs.filter((p) => p.kind === 'effect')
  const insteads = new Map(em.analyses.insteads().map((rule) => [rule.proc, rule]))
  const isInstead = (p: Proc): boolean => insteads.has(p)
  const others = effects.filter((p) => !isInstead(p)).map((p) => code`${em.caseOf(p)} return ${withCaptured(em, p)}`)
  const replacing = effects.filter(isInstead).map((p) => {
    const rule = insteads.get(p)
    return code`${em.caseOf(p)}\n${rule === undefined ? NOTHING : carriedOut(em, rule, withCaptured(em, p))}`
  })
  return descending(
    em,
    em.loops.ofResolving(),
    {
      name: named('resolveEffect'),
      params: [THE_STATE, { name: word('id'), type: code`‹number›` }],
      result: VOID,
      body: lines([
        code`const effect = takeEffect(s, id, EFFECT_ZONES)\nif (effect === null) return`,
        keptIn(effects),
        switchByLine(code`effect.body`, others),
        switchOf(code`effect.body`, replacing),
      ]),
    },
    'Takes a pending effect away and carries it out.',
  )
}
