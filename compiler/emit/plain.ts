import type { Local, StmtIn, TExpr, TStmt } from '../program/ir.ts'
import { changesItself } from '../program/line-kinds.ts'
import { all, forEach, lambda, when } from '../typescript/build.ts'
import { type Code, NOTHING, type Part, codeOf, isPath, lines } from '../typescript/code.ts'
import { remark } from '../typescript/literals.ts'
import { type Name, word } from '../typescript/name.ts'
import { STATE, code } from '../typescript/vocabulary.ts'
import { snapshot } from './alive.ts'
import type { Body } from './body.ts'
import { forced } from './completion.ts'
import { type Emitter, tsType } from './emitter.ts'
import { absentParts } from '../analyse/absent-parts.ts'
import { isOfNobody } from '../analyse/statements/of-cards.ts'
import { reaches } from '../analyse/walk.ts'
import { movedTogether } from './bulk.ts'
import { isLazy, isWithoutEnd } from './column-index.ts'
import { conjunction, domainSet, emitExpr, writing, zoneInstance } from './expr.ts'
import { grownFact, heldSet, isMadeThere, withinNumbersAt, wholeRange } from './unbounded.ts'
import { allThere } from './guarded.ts'
import { factIndex, pairStart } from './stored.ts'
import { heldAnew, heldByEffect, seenAsLaidDown } from './held-anew.ts'
import { hookCall } from './hooks.ts'
import { laysDown } from './lasting.ts'
import { membersThat } from './members.ts'
import { createNoted, shown, shuffled } from './noted.ts'
import { partsOf } from '../analyse/walk.ts'
import { onlyIf, refusedIf } from './refused.ts'
import { keptText } from './texts.ts'
import { writingOf } from './trace.ts'
import { owning } from './owning.ts'
import { partsOfDomain } from '../analyse/domain.ts'
import { EffectSet } from '../analyse/effect-set.ts'
import { ANY_ZONE } from '../analyse/region.ts'

const inLoop = (b: Body): Body => (b.stopInLoop === undefined ? b : { ...b, stop: b.stopInLoop })

/**
 * Statements one after the other; `last` where nothing follows them, so that it does not matter whether the game is
 * over.
 */
export function emitBlock(b: Body, stmts: readonly TStmt[], last = false): Code {
  const leaves = stmts.findIndex((s) => s.kind === 'finish' || s.kind === 'stop')
  const reached = leaves < 0 ? stmts : stmts.slice(0, leaves + 1)
  return lines(
    reached.flatMap((s, i) => [emitStmt(b, s), last && i === reached.length - 1 ? NOTHING : endsHere(b.em, s)]),
  )
}

/** After something that may finish the game nothing more is done. */
export function endsHere(em: Emitter, s: TStmt): Code {
  return s.kind !== 'finish' && s.kind !== 'hook' && em.analyses.running().mayFinish(s)
    ? code`if (s.over) return`
    : NOTHING
}

function cited(s: TStmt, of: Code): Code {
  return s.cites.length === 0 || s.kind === 'hook' ? of : lines([remark(`[${s.cites.join(', ')}]`), of])
}

/** A statement that cannot stop the engine. */
export function emitStmt(b: Body, s: TStmt): Code {
  const done = bare(b, s)
  return cited(s, b.notesChanges === true && changesItself(s) ? lines([code`s.changedInLine = true`, done]) : done)
}

function bare(b: Body, s: TStmt): Code {
  const { em, names } = b
  const ex = (x: TExpr): Code => emitExpr(em, names, x)
  const list = (xs: readonly TExpr[]): Part[] => [STATE, ...xs.map((x) => keptText(em, x, ex(x)))]
  switch (s.kind) {
    case 'call':
      return called(b, s)
    case 'proc':
      return code`${em.procName(s.proc)}(${list(s.args)})`
    case 'move':
      return moved(b, s)
    case 'swap':
      return code`exchange(s, ${ex(s.card)}, ${ex(s.other)}${s.forced ? code`, true` : NOTHING})`
    case 'moveEffect':
      return code`moveEffect(s, ${ex(s.what)}, ${zoneInstance(em, names, s.zone)}, EFFECT_ZONES)`
    case 'create':
      return create(b, s)
    case 'delete':
      return code`leaveGame(s, ${ex(s.card)})`
    case 'shuffle':
      return shuffle(b, s.zone)
    case 'show':
      return shown(em, ex(s.card), ex(s.to))
    case 'resolve':
      return code`resolveEffect(s, ${ex(s.effect)})`
    case 'dismiss':
      return code`takeEffect(s, ${ex(s.effect)}, EFFECT_ZONES)`
    case 'finish':
      return code`return endGame(s)`
    case 'set':
      return lines([writingOf(em, s.fact), setFact(b, s)])
    case 'mark':
      return lines([writingOf(em, s.adjective), mark(b, s)])
    case 'assign':
      return assign(b, s.local, s.value)
    case 'if':
      return branch(b, s)
    case 'each':
      return each(b, s)
    case 'loop':
      return loop(b, s)
    case 'later':
      return later(b, s)
    case 'lasting':
      return laysDown(em, names, s)
    case 'onlyIf':
      return onlyIf(b, s)
    case 'stop':
      return b.stop
    case 'place':
      return refusedIf(
        code`s.place[${ex(s.card)}] === NONE || !mayEnter(s, ${ex(s.card)}, ${ex(s.zone)})`,
        code`place(${list([s.card, s.zone, s.bottom])})`,
      )
    case 'exchange':
      return refusedIf(
        code`s.place[${ex(s.card)}] !== ${ex(s.from)} || s.place[${ex(s.other)}] !== ${ex(s.to)}`,
        code`changePlaces(${list([s.card, s.other])})`,
      )
    case 'hook':
      return hookCall(b, s.rule, s.params)
    case 'piece':
      return emitBlock(b, s.body)
    case 'give':
      return code`return ${snapshot(s.value, wholeRange(em, s.value, ex(s.value)))}`
    default:
      s satisfies StmtIn<'questions' | 'announce' | 'leave' | 'sameTime'>
      throw new Error(`a ${s.kind} statement needs a frame`)
  }
}

/** A call is refused where a part that its event needs is none; what a part is, is worked out once. */
function called({ em, names }: Body, s: TStmt & { kind: 'call' }): Code {
  const event = s.forced ? forced(em, s.event) : em.event(s.event)
  const absent = new Set(absentParts(em.program, s.event, s.args))
  const found: Code[] = []
  const { params = [] } = em.program.events.get(s.event) ?? {}
  const args = s.args.map((x, i) => {
    const given = keptText(em, x, emitExpr(em, names, x))
    const written = params[i]?.type.set === true ? snapshot(x, wholeRange(em, x, given)) : given
    if (!absent.has(x) || isPath(written)) return written
    const name = names.fresh('part')
    found.push(code`const ${name} = ${written}`)
    return codeOf(name)
  })
  const call = code`${event}(${[STATE, ...args]})`
  if (absent.size === 0) return call
  const there = s.args.flatMap((x, i) => (absent.has(x) ? [code`${args[i] ?? NOTHING} !== NONE`] : []))
  const asked = code`if (${all(there)}) ${call}\nelse refuse(s)`
  return found.length === 0 ? asked : code`{\n${lines([...found, asked])}\n}`
}

/** A zone without room refuses a created card like any other. It is told as every seat sees the card that was made. */
function create({ em, names }: Body, s: TStmt & { kind: 'create' }): Code {
  const zone = zoneInstance(em, names, s.zone)
  const card = names.fresh('made')
  const definition = emitExpr(em, names, s.definition)
  const laid = lines([code`const ${card} = createCard(s, ${definition}, ${zone})`, createNoted(em, card)])
  const made = s.definition.type.optional ? when(code`${definition} !== NONE`, laid) : laid
  return em.analyses.refusals().isLimited(s)
    ? code`if (mayEnter(s, s.place.length, ${zone})) {\n${made}\n} else refuse(s)`
    : made
}

/** Of nobody there is no zone to shuffle. */
function shuffle({ em, names }: Body, zone: TExpr): Code {
  const which = zoneInstance(em, names, zone)
  const mixed = shuffled(em, which)
  return isOfNobody(zone) ? when(code`s.zones[${which}] !== undefined`, mixed) : mixed
}

function assign(b: Body, local: Local, value: TExpr): Code {
  const plain = heldSet(b.em, value, snapshot(value, emitExpr(b.em, b.names, value)))
  const of = b.pure === true ? plain : keptText(b.em, value, plain)
  if (b.framed.has(local.id) || b.declared.has(local.id)) return code`${b.names.of(local)} = ${of}`
  b.declared.add(local.id)
  if (b.em.analyses.givenOnce().has(local)) return code`const ${b.names.of(local)} = ${of}`
  return code`let ${b.names.of(local)}‹: ${tsType(local.type)}› = ${of}`
}

function setFact(b: Body, s: TStmt & { kind: 'set' }): Code {
  const change = changedFact(b, s)
  if (s.args.length === 0) return change
  return lines([owning(columnSet(b.em, s.fact)), placeKept(b, s), change])
}

/** Where something may be kept of any number of things, each new one is counted. */
function placeKept({ em, names }: Body, s: TStmt & { kind: 'set' }): Code {
  const params = em.program.game.facts.get(s.fact)?.params ?? []
  if (!isWithoutEnd(params.map(({ type }) => type))) return NOTHING
  const args = s.args.map((a) => keptText(em, a, emitExpr(em, names, a)))
  const place = factIndex(em, s.fact, args)
  return code`keeps(s.${columnSet(em, s.fact)}, ${place}, ${em.loops.ofGrowing('kept', s.span)})`
}

function changedFact(b: Body, s: TStmt & { kind: 'set' }): Code {
  const { em, names } = b
  const args = s.args.map((a) => keptText(em, a, emitExpr(em, names, a)))
  const value = keptText(em, s.value, emitExpr(em, names, s.value))
  const column = code`s.${columnSet(em, s.fact)}`
  const place = args.length === 0 ? column : code`${column}[${factIndex(em, s.fact, args)}]`
  const symbol = em.program.game.facts.get(s.fact)
  const before =
    args.length === 0
      ? place
      : isLazy(symbol?.params ?? [])
        ? code`${place} ?? ${pairStart(writing(em, names), s)}`
        : code`${place}!`
  if (symbol?.type.set === true) {
    const given = s.value.type.set ? value : code`[${value}]`
    const members = s.op === '-=' ? given : heldAnew(b, s, args, given)
    if (s.op === '=') {
      const given = snapshot(s.value, members)
      return guardNone(s, args, code`${place} = ${isMadeThere(s.value) ? given : grownFact(em, symbol, s.span, given)}`)
    }
    const changed = code`${changedSet(s.op, symbol.type.list === true)}(${before}, ${members})`
    return guardNone(s, args, code`${place} = ${s.op === '+=' ? grownFact(em, symbol, s.span, changed) : changed}`)
  }
  if (s.op === '=') return guardNone(s, args, code`${place} = ${heldAnew(b, s, args, value)}`)
  const changed = s.op === '+=' ? code`${before} + ${value}` : code`${before} - ${value}`
  return guardNone(s, args, code`${place} = ${withinNumbersAt(em, s.value.span, changed)}`)
}

/** The column that a change of a fact goes into. */
function columnSet(em: Emitter, fact: string): Name {
  if (fact === '$owner') return word('owner')
  if (fact === '$definition') return word('def')
  return fact === 'result' ? word('result') : em.column(fact)
}

/** The function by which members come or go; a list keeps its copies. */
export function changedSet(op: '+=' | '-=', list: boolean): Code {
  if (op === '+=') return list ? code`joined` : code`union`
  return list ? code`lessCopies` : code`without`
}

/** Nothing is marked where there is nothing. */
function mark({ em, names }: Body, { adjective, of, value }: TStmt & { kind: 'mark' }): Code {
  const marked = keptText(em, of, emitExpr(em, names, of))
  const column = em.column(adjective)
  const owned = owning(column)
  const change = code`s.${column}[${marked}] = ${value}`
  return lines([owned, of.type.optional ? code`if (${marked} !== NONE) ${change}` : change])
}

/** A fact of something that may be none is only set when the thing is there. */
function guardNone(s: TStmt & { kind: 'set' }, args: readonly Code[], change: Code): Code {
  const guards = allThere(s.args.map((a, i) => ({ code: args[i] ?? NOTHING, optional: a.type.optional })))
  return guards.length === 0 ? change : code`if (${all(guards)}) ${change}`
}

function moved({ em, names }: Body, s: TStmt & { kind: 'move' }): Code {
  const card = emitExpr(em, names, s.what)
  const how = s.forced ? [s.bottom, true] : s.bottom ? [true] : []
  return code`move(s, ${card}, ${[zoneInstance(em, names, s.zone), ...how]})`
}

function branch(b: Body, s: TStmt & { kind: 'if' }): Code {
  const { narrowing } = b.em
  const isSo = emitExpr(b.em, b.names, s.cond)
  const done = narrowing.under(s.cond, true, () => emitBlock(b, s.then))
  if (s.otherwise.length === 0) return when(isSo, done)
  const only = s.otherwise.length === 1 ? s.otherwise[0] : undefined
  const otherwise = narrowing.under(s.cond, false, () =>
    only?.kind === 'if' && only.cites.length === 0 ? branch(b, only) : code`{\n${emitBlock(b, s.otherwise)}\n}`,
  )
  return code`if (${isSo}) {\n${done}\n} else ${otherwise}`
}

/** The list an `each` goes through, fixed before its first step. */
export function loopList(b: Body, s: TStmt & { kind: 'each' | 'sameTime' }): Code {
  const { em, names } = b
  if (s.from !== null) {
    const round = code`seatsFrom(s, ${emitExpr(em, names, s.from)})`
    if (s.domain.tests.length === 0) return round
    const v = names.fresh(s.domain.local.name)
    const was = s.domain.local
    names.alias(was, v)
    return code`${round}.filter(${lambda(v, conjunction(em, names, s.domain.tests))})`
  }
  const { set, local, tests } = s.domain
  const all = domainSet(em, names, s.domain)
  const kept = set === null ? all : keptText(em, set, all)
  if (tests.length === 0) return set === null ? kept : snapshot(set, kept)
  const variable = names.fresh(local.name)
  names.alias(local, variable)
  const test = conjunction(em, names, tests)
  if (kept === all) return membersThat(writing(em, names), s.domain, variable, test)
  return code`${kept}.filter(${lambda(variable, test)})`
}

function each(b: Body, s: TStmt & { kind: 'each' }): Code {
  const together = b.em.shortcuts.has('bulk-moves') && b.notesChanges !== true ? movedTogether(b, s) : null
  if (together !== null) return together
  if (b.em.shortcuts.has('fused-tests') && isSteady(b.em, s)) return steadyLoop(b, s)
  const list = loopList(b, s)
  const variable = b.names.fresh(s.domain.local.name)
  b.names.alias(s.domain.local, variable)
  b.declared.add(s.domain.local.id)
  const body = lines([b.em.loops.round(s.domain.local), emitBlock(inLoop(b), s.body)])
  return forEach(variable, list, body, bindingOf(b, s))
}

const bindingOf = ({ em }: Body, { domain }: TStmt & { kind: 'each' }): Code =>
  em.analyses.givenAgain().has(domain.local) ? code`let` : code`const`

/** Goes through a set that the body leaves as it is, so that each member is tested when its turn comes. */
function steadyLoop(b: Body, s: TStmt & { kind: 'each' }): Code {
  const { em, names } = b
  const { domain } = s
  const variable = names.fresh(domain.local.name)
  names.alias(domain.local, variable)
  b.declared.add(domain.local.id)
  const set = s.from === null ? domainSet(em, names, domain) : code`seatsFrom(s, ${emitExpr(em, names, s.from)})`
  const test = domain.tests.length === 0 ? null : conjunction(em, names, domain.tests)
  const body = lines([em.loops.round(domain.local), emitBlock(inLoop(b), s.body)])
  const inside = test === null ? body : when(test, body)
  return forEach(variable, set, inside, bindingOf(b, s))
}

/** Pending effects come and go with every trigger. */
function concernsEffects(x: TExpr): boolean {
  return x.type.base === 'effect' || partsOf(x).some(concernsEffects)
}

/** Whether no step of the body can change which members the loop goes through. */
function isSteady(em: Emitter, s: TStmt & { kind: 'each' }): boolean {
  const { set, local } = s.domain
  const asked = partsOfDomain(s.domain)
  if (local.type.base === 'effect' || set?.kind === 'stored' || asked.some(concernsEffects)) return false
  const effects = em.analyses.effects()
  const [reads, writes] = [new EffectSet(), new EffectSet()]
  for (const x of asked) reads.addAll(effects.reads(x))
  for (const step of s.body) writes.addAll(effects.writes(step))
  // Where any zone matters, cards that only stay in their zone may still change places.
  return !reads.has(ANY_ZONE) && !reads.meets(writes) && !reaches(s.body, (x) => x.kind === 'assign')
}

function loop(b: Body, s: TStmt & { kind: 'loop' }): Code {
  const { while: cond } = s
  const { start, round } = rounds(b, s)
  if (cond !== null) {
    const isSo = emitExpr(b.em, b.names, cond)
    const body = b.em.narrowing.under(cond, true, () => emitBlock(inLoop(b), s.body))
    return lines([start, code`while (${isSo}) {\n${round}\n${body}\n}`])
  }
  if (s.until === null) return lines([start, code`for (;;) {\n${round}\n${emitBlock(inLoop(b), s.body)}\n}`])
  // The condition may mention what the body declared, so it is asked inside.
  return lines([
    start,
    code`for (;;) {\n${round}\n${emitBlock(inLoop(b), s.body)}\nif (${emitExpr(b.em, b.names, s.until)}) break\n}`,
  ])
}

/**
 * How the rounds of a loop are counted: in what is only worked out by a variable, since that may be asked at any time.
 */
function rounds(b: Body, s: TStmt & { kind: 'loop' }): { readonly start: Code; readonly round: Code } {
  const number = b.em.loops.of(s)
  if (b.pure !== true) return { start: NOTHING, round: code`goesRound(${number})` }
  const variable = b.names.fresh('rounds')
  return { start: code`let ${variable} = 0`, round: code`${variable} = anotherRound(${variable}, ${number})` }
}

function later(b: Body, s: TStmt & { kind: 'later' }): Code {
  const { em, names } = b
  const zone = s.zone === null ? code`0` : zoneInstance(em, names, s.zone)
  const captured = [...s.captured.map((l) => names.of(l)), ...seenAsLaidDown(b, s)]
  const controller = emitExpr(em, names, s.controller)
  const source = emitExpr(em, names, s.source)
  const laid = code`addEffect(s, ${zone}, ${em.procConst(s.proc)}, ${controller}, ${source}, false, [${captured}])`
  return heldByEffect(b, s, laid)
}
