import type { Local, TExpr, TStmt } from '../game/ir.ts'
import { forced } from './completion.ts'
import { type Emitter, type Names, tsType } from './emitter.ts'
import { reaches } from '../elaborate/resumable.ts'
import { movedTogether } from './bulk.ts'
import { isLazy } from './column-index.ts'
import { conjunction, domainSet, emitExpr, factIndex, pairStart, zoneInstance } from './expr.ts'
import { hookCall } from './hooks.ts'
import { laysDown } from './lasting.ts'
import { comment, unused } from './names.ts'
import { noted, shuffled } from './noted.ts'
import { partsOf } from '../game/parts.ts'
import { mentions } from './words.ts'
import { keptText } from './texts.ts'
import { EffectSet } from '../analyse/effect-set.ts'
import { ANY_ZONE } from '../analyse/region.ts'

/** Inside which function statements are emitted. */
export interface Body {
  readonly em: Emitter
  readonly names: Names
  /** Variables that live in the frame; others are declared where they first get a value. */
  readonly framed: ReadonlySet<number>
  readonly declared: Set<number>
  /** Clauses of the text that is emitted. */
  readonly cites: readonly string[]
  /** What `stop` becomes. */
  readonly stop: string
  /** What it becomes in a loop, where that is something else. */
  readonly stopInLoop?: string
  /** Set in what is only worked out, which leaves the state alone. */
  readonly pure?: true
}

const inLoop = (b: Body): Body => (b.stopInLoop === undefined ? b : { ...b, stop: b.stopInLoop })

/** Statements one after the other; `last` where nothing follows them, so that it does not matter whether the game is over. */
export function emitBlock(b: Body, stmts: readonly TStmt[], last = false): string {
  const finish = stmts.findIndex((s) => s.kind === 'finish')
  const reached = finish < 0 ? stmts : stmts.slice(0, finish + 1)
  return reached.map((s, i) => `${emitStmt(b, s)}${last && i === reached.length - 1 ? '' : endsHere(b.em, s)}`).join('\n')
}

/** After something that may finish the game nothing more is done. */
export function endsHere(em: Emitter, s: TStmt): string {
  return s.kind !== 'finish' && s.kind !== 'hook' && em.running.mayFinish(s) ? '\nif (s.over) return' : ''
}

function cited(s: TStmt, code: string): string {
  return s.cites.length === 0 || s.kind === 'hook' ? code : `// [${comment(s.cites.join(', '))}]\n${code}`
}

/** A statement that cannot stop the engine. */
export function emitStmt(b: Body, s: TStmt): string {
  return cited(s, bare(b, s))
}

function bare(b: Body, s: TStmt): string {
  const { em, names } = b
  const ex = (x: TExpr): string => emitExpr(em, names, x)
  const list = (xs: readonly TExpr[]): string => ['s', ...xs.map((x) => keptText(em, x, ex(x)))].join(', ')
  switch (s.kind) {
    case 'call': return `${s.forced ? forced(em, s.event) : em.event(s.event)}(${list(s.args)})`
    case 'proc': return `${em.procName(s.proc)}(${list(s.args)})`
    case 'move': return `move(s, ${ex(s.what)}, ${zoneInstance(em, names, s.zone)}${s.forced ? `, ${s.bottom}, true` : s.bottom ? ', true' : ''})`
    case 'moveEffect': return `moveEffect(s, ${ex(s.what)}, ${zoneInstance(em, names, s.zone)}, EFFECT_ZONES)`
    case 'create': return create(b, s)
    case 'delete': return `leaveGame(s, ${ex(s.card)})`
    case 'shuffle': return shuffled(em, zoneInstance(em, names, s.zone))
    case 'show': return `${noted(em, 'show', [ex(s.card), ex(s.to)], [ex(s.card)])}\nshowTo(s, ${ex(s.card)}, ${ex(s.to)})`
    case 'resolve': return `resolveEffect(s, ${ex(s.effect)})`
    case 'dismiss': return `takeEffect(s, ${ex(s.effect)}, EFFECT_ZONES)`
    case 'finish': return 'endGame(s)\nreturn'
    case 'set': return setFact(b, s)
    case 'mark': return `s.${em.column(s.adjective)}[${keptText(em, s.of, ex(s.of))}] = ${s.value}`
    case 'assign': return assign(b, s.local, s.value)
    case 'if': return branch(b, s)
    case 'each': return each(b, s)
    case 'loop': return loop(b, s)
    case 'later': return later(b, s)
    case 'lasting': return laysDown(em, names, s)
    case 'onlyIf': return `if (!(${ex(s.cond)})) {\nrefuse(s)\nif (s.reasons !== null) s.reasons.push(${em.table.of({ name: 'only if', kind: 'only-if', clauses: s.cites.length > 0 ? s.cites : b.cites, span: s.span })})\n${b.stop}\n}`
    case 'stop': return b.stop
    case 'place': return `if (s.place[${ex(s.card)}] === NONE || !mayEnter(s, ${ex(s.card)}, ${ex(s.zone)})) {\nrefuse(s)\ns.frames.pop()\nreturn\n}\nplace(${list([s.card, s.zone, s.bottom])})`
    case 'hook': return hookCall(b, s.rule, s.params)
    case 'piece': return emitBlock(b, s.body)
    case 'give': return `return ${copied(s.value, ex(s.value))}`
    case 'act': case 'may': case 'choose': case 'oneOf': case 'announce': case 'leave': throw new Error(`a ${s.kind} statement needs a frame`)
  }
}

/** A zone without room refuses a created card like any other. */
function create(b: Body, s: TStmt & { kind: 'create' }): string {
  const zone = zoneInstance(b.em, b.names, s.zone)
  const made = `createCard(s, ${emitExpr(b.em, b.names, s.definition)}, ${zone})`
  return b.em.refusals.isLimited(s) ? `if (mayEnter(s, s.def.length, ${zone})) ${made}\nelse refuse(s)` : made
}

/** A zone that is kept under a name is copied, since the zone goes on changing. */
export function copied(value: TExpr, code: string): string {
  const alive = (value.kind === 'zone' && !value.family) || (value.kind === 'query' && value.quantifier === 'each' && value.domain.tests.length === 0 && value.domain.set?.kind === 'zone')
    || (value.kind === 'stored' && value.type.set)
  return alive ? `${code}.slice()` : code
}

function assign(b: Body, local: Local, value: TExpr): string {
  const plain = copied(value, emitExpr(b.em, b.names, value))
  const code = b.pure === true ? plain : keptText(b.em, value, plain)
  if (b.framed.has(local.id) || b.declared.has(local.id)) return `${b.names.of(local)} = ${code}`
  b.declared.add(local.id)
  return `let ${b.names.of(local)}: ${tsType(local.type)} = ${code}`
}

function setFact(b: Body, s: TStmt & { kind: 'set' }): string {
  const { em, names } = b
  const args = s.args.map((a) => keptText(em, a, emitExpr(em, names, a)))
  const value = keptText(em, s.value, emitExpr(em, names, s.value))
  const name = s.fact === '$owner' ? 'owner' : s.fact === '$definition' ? 'def' : s.fact === 'result' ? 'result' : em.column(s.fact)
  const index = args.length === 0 ? '' : `[${factIndex(em, s.fact, args)}]`
  const place = `s.${name}${index}`
  const symbol = em.program.game.facts.get(s.fact)
  const before = args.length === 0 ? place : isLazy(symbol?.params ?? []) ? `(${place} ?? ${pairStart(em, names, s)})` : `${place}!`
  if (symbol?.type.set === true) {
    const members = s.value.type.set ? value : `[${value}]`
    const [gains, loses] = symbol.type.list === true ? ['joined', 'lessCopies'] : ['union', 'without']
    return guardNone(s, args, s.op === '=' ? `${place} = ${copied(s.value, members)}` : `${place} = ${s.op === '+=' ? gains : loses}(${before}, ${members})`)
  }
  if (s.op === '=' || args.length === 0) return guardNone(s, args, `${place} ${s.op} ${value}`)
  return guardNone(s, args, `${place} = ${before} ${s.op === '+=' ? '+' : '-'} ${value}`)
}

/** A fact of something that may be none is only set when the thing is there. */
function guardNone(s: TStmt & { kind: 'set' }, args: readonly string[], code: string): string {
  const guards = s.args.flatMap((a, i) => (a.type.optional ? [`${args[i]} !== NONE`] : []))
  return guards.length === 0 ? code : `if (${guards.join(' && ')}) ${code}`
}

function branch(b: Body, s: TStmt & { kind: 'if' }): string {
  const { narrowing } = b.em
  const then = `if (${emitExpr(b.em, b.names, s.cond)}) {\n${narrowing.under(s.cond, true, () => emitBlock(b, s.then))}\n}`
  if (s.otherwise.length === 0) return then
  const only = s.otherwise.length === 1 ? s.otherwise[0] : undefined
  const otherwise = narrowing.under(s.cond, false, () => (only?.kind === 'if' && only.cites.length === 0 ? branch(b, only) : `{\n${emitBlock(b, s.otherwise)}\n}`))
  return `${then} else ${otherwise}`
}

/** The list an `each` goes through, fixed before its first step. */
export function loopList(b: Body, s: TStmt & { kind: 'each' }): string {
  const { em, names } = b
  if (s.from !== null) {
    const round = `seatsFrom(s, ${emitExpr(em, names, s.from)})`
    if (s.domain.tests.length === 0) return round
    const v = names.fresh(s.domain.local.name)
    const was = s.domain.local
    names.alias(was, v)
    return `${round}.filter((${v}) => ${conjunction(em, names, s.domain.tests)})`
  }
  const set = s.domain.set === null ? domainSet(em, names, s.domain) : keptText(em, s.domain.set, domainSet(em, names, s.domain))
  if (s.domain.tests.length === 0) return s.domain.set === null ? set : copied(s.domain.set, set)
  const variable = names.fresh(s.domain.local.name)
  names.alias(s.domain.local, variable)
  return `${set}.filter((${variable}) => ${conjunction(em, names, s.domain.tests)})`
}

function each(b: Body, s: TStmt & { kind: 'each' }): string {
  const together = b.em.shortcuts ? movedTogether(b, s) : null
  if (together !== null) return together
  if (b.em.shortcuts && isSteady(b.em, s)) return steadyLoop(b, s)
  const list = loopList(b, s)
  const variable = b.names.fresh(s.domain.local.name)
  b.names.alias(s.domain.local, variable)
  b.declared.add(s.domain.local.id)
  const body = emitBlock(inLoop(b), s.body)
  return `for (const ${mentioned(variable, body)} of ${list}) {\n${body}\n}`
}

/** A variable that only counts the rounds says so by its name. */
function mentioned(variable: string, code: string): string {
  return mentions(code, variable) ? variable : unused(variable)
}

/** Goes through a set that the body leaves as it is, so that each member is tested when its turn comes. */
function steadyLoop(b: Body, s: TStmt & { kind: 'each' }): string {
  const { em, names } = b
  const { domain } = s
  const variable = names.fresh(domain.local.name)
  names.alias(domain.local, variable)
  b.declared.add(domain.local.id)
  const set = s.from === null ? domainSet(em, names, domain) : `seatsFrom(s, ${emitExpr(em, names, s.from)})`
  const test = domain.tests.length === 0 ? '' : conjunction(em, names, domain.tests)
  const body = emitBlock(inLoop(b), s.body)
  return `for (const ${mentioned(variable, test + body)} of ${set}) {\n${test === '' ? body : `if (${test}) {\n${body}\n}`}\n}`
}

/** Pending effects come and go with every trigger. */
function concernsEffects(x: TExpr): boolean {
  return x.type.base === 'effect' || partsOf(x).some(concernsEffects)
}

/** Whether no step of the body can change which members the loop goes through. */
function isSteady(em: Emitter, s: TStmt & { kind: 'each' }): boolean {
  const { set, local, tests } = s.domain
  if (local.type.base === 'effect' || set?.kind === 'stored' || [...(set === null ? [] : [set]), ...tests].some(concernsEffects)) return false
  const reads = set === null ? new EffectSet() : em.effects.reads(set)
  for (const test of tests) em.effects.reads(test, reads)
  const writes = new EffectSet()
  for (const step of s.body) em.effects.writes(step, writes)
  // Where any zone matters, cards that only stay in their zone may still change places.
  return !reads.has(ANY_ZONE) && !reads.meets(writes) && !reaches(s.body, (x) => x.kind === 'assign')
}

function loop(b: Body, s: TStmt & { kind: 'loop' }): string {
  const { while: cond } = s
  const { start, round } = rounds(b, s)
  if (cond !== null) return `${start}while (${emitExpr(b.em, b.names, cond)}) {\n${round}\n${b.em.narrowing.under(cond, true, () => emitBlock(inLoop(b), s.body))}\n}`
  if (s.until === null) return `${start}for (;;) {\n${round}\n${emitBlock(inLoop(b), s.body)}\n}`
  // The condition may mention what the body declared, so it is asked inside.
  return `${start}for (;;) {\n${round}\n${emitBlock(inLoop(b), s.body)}\nif (${emitExpr(b.em, b.names, s.until)}) break\n}`
}

/** How the rounds of a loop are counted: in what is only worked out by a variable, since that may be asked at any time. */
function rounds(b: Body, s: TStmt & { kind: 'loop' }): { readonly start: string; readonly round: string } {
  const number = b.em.loops.of(s)
  if (b.pure !== true) return { start: '', round: `goesRound(${number})` }
  const variable = b.names.fresh('rounds')
  return { start: `let ${variable} = 0\n`, round: `${variable} = anotherRound(${variable}, ${number})` }
}

function later(b: Body, s: TStmt & { kind: 'later' }): string {
  const { em, names } = b
  const zone = s.zone === null ? '0' : zoneInstance(em, names, s.zone)
  const captured = s.captured.map((l) => names.of(l)).join(', ')
  return `addEffect(s, ${zone}, ${em.procConst(s.proc)}, ${emitExpr(em, names, s.controller)}, ${emitExpr(em, names, s.source)}, false, [${captured}])`
}
