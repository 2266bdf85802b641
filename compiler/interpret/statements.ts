import type { Proc, TExpr, TStmt } from '../program/ir.ts'
import { changesItself } from '../program/line-kinds.ts'
import { toldNow } from './audience.ts'
import { announce } from './announcements.ts'
import { chooseOne, chooseSeveral, chooseBranches } from './choices.ts'
import { putEffect, lastingZone, moveEffect, takeEffect, WAITING } from './effects.ts'
import { runText } from './texts.ts'
import { viewersOf } from './facts.ts'
import {
  Finished,
  GivenValue,
  Left,
  type Machine,
  type Play,
  type Said,
  Stopped,
  goesRound,
  holds,
  inNumbers,
  refuse,
  single,
  value,
} from './machine.ts'
import { listOf } from './members.ts'
import { compelling, movesAt } from './offers.ts'
import { ask } from './questions.ts'
import { followed, sameTime } from './same-time.ts'
import { shuffled } from './random.ts'
import { keyOf } from './state.ts'
import { keptValue } from './starts.ts'
import { cardAt, createCard, deleteCard, keptOut, zoneNumber } from './table.ts'
import { type Env, type Value, membersOf, together, without } from './value.ts'

/**
 * Instructions one after the other. Whether they came to their end: a choice of one for which there is nothing ends its
 * block.
 */
export function* block(m: Machine, stmts: readonly TStmt[], env: Env, said: Said): Play<boolean> {
  for (const s of stmts) {
    m.fuel.left -= 1
    if (m.fuel.left < 0) throw new RangeError(`a step of the game does not end: ${said.name}`)
    if (s.kind === 'choose' && s.count === null) {
      if (!(yield* chooseOne(m, s, env, said))) return false
    } else yield* statement(m, s, env, said)
  }
  return true
}

function* statement(m: Machine, s: TStmt, env: Env, said: Said): Play {
  yield* carriedOut(m, s, env, said)
  if (changesItself(s)) m.state.changed = true
}

/** Exhaustive: a new kind of instruction has to say what it means. */
function* carriedOut(m: Machine, s: TStmt, env: Env, said: Said): Play {
  const { state } = m
  const one = (x: TExpr): number | null => single(m, x, env)
  const zone = (x: TExpr): number | null => zoneNumber(m, x, env)
  switch (s.kind) {
    case 'call':
      return yield* call(m, s, env)
    case 'proc':
      return yield* runText(
        m,
        s.proc,
        s.args.map((x) => value(m, x, env)),
      )
    case 'move':
      return yield* m.means.move(m, one(s.what), zone(s.zone), s)
    case 'swap':
      return yield* m.means.swap(m, one(s.card), one(s.other), s.forced)
    case 'moveEffect':
      return moveEffect(m, one(s.what), zone(s.zone))
    case 'create':
      return create(m, one(s.definition), zone(s.zone))
    case 'delete':
      return remove(m, one(s.card))
    case 'shuffle':
      return shuffle(m, zone(s.zone))
    case 'show':
      return show(m, one(s.card), one(s.to))
    case 'resolve':
      return yield* m.means.resolve(m, one(s.effect))
    case 'dismiss':
      return void takeEffect(m, one(s.effect))
    case 'finish':
      state.over = true
      throw new Finished()
    case 'set':
      return setFact(m, s, env)
    case 'mark': {
      const of = value(m, s.of, env)
      if (of !== null) state.facts.set(s.adjective, keyOf([of]), s.value)
      return
    }
    case 'assign':
      return env.set(s.local, value(m, s.value, env))
    case 'if':
      return void (yield* block(m, holds(m, s.cond, env) ? s.then : s.otherwise, env, said))
    case 'each':
      return yield* each(m, s, env, said)
    case 'sameTime':
      return yield* sameTime(m, s, env, said)
    case 'loop':
      return yield* loop(m, s, env, said)
    case 'act':
      return yield* act(m, s, env, said)
    case 'may': {
      const answer = yield* ask(m, s.site, { who: one(s.who), choices: [{ kind: 'yes' }], optional: true })
      return void (yield* block(m, answer.kind === 'yes' ? s.then : s.otherwise, env, said))
    }
    case 'choose':
      return yield* chooseSeveral(m, s, env, said)
    case 'oneOf':
      return yield* chooseBranches(m, s, env, said)
    case 'piece':
      return void (yield* block(m, s.body, env, said))
    case 'later':
      return putEffect(m, s.zone === null ? WAITING : (zone(s.zone) ?? WAITING), { ...laid(m, s, env), during: null })
    case 'lasting':
      return layDown(m, s, env)
    case 'onlyIf':
      if (holds(m, s.cond, env)) return
      refuse(m, { rule: 'only if', kind: 'only-if', clauses: s.cites.length > 0 ? s.cites : said.cites })
      throw new Stopped()
    case 'announce':
      return void (yield* announce(m, () => block(m, s.body, env, said)))
    case 'stop':
      throw new Stopped()
    case 'leave': {
      const run = state.running.findLast(({ event, ending }) => event === s.event && !ending)
      throw run === undefined ? new Stopped() : new Left(run.number)
    }
    case 'give':
      throw new GivenValue(value(m, s.value, env))
    case 'hook':
      return yield* followed(m, s, env)
    case 'place':
    case 'exchange':
      throw new Error(`${s.kind} is put in by emission, and means nothing by itself`)
  }
}

function* call(m: Machine, s: TStmt & { kind: 'call' }, env: Env): Play {
  const event = m.program.events.get(s.event)
  if (event !== undefined)
    yield* m.means.happens(
      m,
      event,
      s.args.map((x) => value(m, x, env)),
      s.forced,
    )
}

/** For each member; the list is fixed before the first. */
function* each(m: Machine, s: TStmt & { kind: 'each' }, env: Env, said: Said): Play {
  for (const member of listOf(m, s, env)) {
    env.set(s.domain.local, member)
    yield* block(m, s.body, env, said)
  }
}

function* loop(m: Machine, s: TStmt & { kind: 'loop' }, env: Env, said: Said): Play {
  while (s.while === null || holds(m, s.while, env)) {
    anotherRound(m, s, said)
    yield* block(m, s.body, env, said)
    if (s.until !== null && holds(m, s.until, env)) return
  }
}

/** An empty loop goes round as well. */
function anotherRound(m: Machine, s: TStmt, said: Said): void {
  m.fuel.left -= 1
  goesRound(m, s, said.name)
  if (m.fuel.left < 0) throw new RangeError(`a step of the game does not end: ${said.name}`)
}

/** A move is carried out at once; what stands under the question comes after it. */
function* act(m: Machine, s: TStmt & { kind: 'act' }, env: Env, said: Said): Play {
  do {
    const who = single(m, s.who, env)
    const choices = who === null ? [] : movesAt(m, s.site, who)
    const bound = who !== null && choices.length > 0 && compelling(m, s.site.at, who).length > 0
    const answer = yield* ask(m, s.site, { who, choices, optional: s.site.optional && !bound })
    const event = answer.kind === 'act' ? m.program.events.get(answer.event) : undefined
    if (answer.kind !== 'act' || event === undefined) return void (yield* block(m, s.otherwise, env, said))
    yield* m.means.perform(m, event, answer.args)
    yield* block(m, s.then, env, said)
  } while (s.loop)
}

function noted(m: Machine, event: string, args: readonly Value[]): void {
  m.state.happened.push({ event, args, told: toldNow(m) })
}

function create(m: Machine, definition: number | null, zone: number | null): void {
  const clauses = keptOut(m, m.state.cards.length, zone)
  if (clauses !== null) return refuse(m, { rule: 'create', kind: 'zone', clauses })
  if (definition !== null) noted(m, 'create', [createCard(m, definition, zone), zone])
}

function remove(m: Machine, card: number | null): void {
  if (card === null || cardAt(m, card).place === null) return
  noted(m, 'delete', [card])
  deleteCard(m, card, viewersOf(m, card))
}

function shuffle(m: Machine, zone: number | null): void {
  if (zone === null) return
  noted(m, 'shuffle', [zone])
  const cards = m.state.zones[zone] ?? []
  shuffled(m.state.random, cards)
  for (const card of cards) cardAt(m, card).shown = []
}

function show(m: Machine, card: number | null, to: number | null): void {
  noted(m, 'show', [card, to])
  if (card === null || to === null) return
  const seen = cardAt(m, card)
  seen.shown = [...seen.shown.filter((seat) => seat !== to), to]
}

/** Changes a kept fact; nothing is changed of what is not there. */
function setFact(m: Machine, s: TStmt & { kind: 'set' }, env: Env): void {
  const args = s.args.map((x) => value(m, x, env))
  const by = value(m, s.value, env)
  if (args.includes(null)) return
  const [card] = args
  if (s.fact === '$owner') cardAt(m, Number(card)).owner = by as number | null
  else if (s.fact === '$definition') cardAt(m, Number(card)).definition = Number(by)
  else m.state.facts.set(s.fact, keyOf(args), changed(m, s, args, by))
}

function changed(m: Machine, { fact, op }: TStmt & { kind: 'set' }, args: readonly Value[], by: Value): Value {
  const type = m.program.game.facts.get(fact)?.type
  if (op === '=') return type?.set === true ? membersOf(by) : by
  const before = keptValue(m, fact, args)
  const list = type?.list === true
  if (type?.set === true)
    return op === '+='
      ? together(membersOf(before), membersOf(by), list)
      : without(membersOf(before), membersOf(by), list)
  if (typeof before !== 'number' || typeof by !== 'number') return null
  return inNumbers(op === '+=' ? before + by : before - by)
}

type Laid = {
  readonly text: Proc
  readonly controller: number | null
  readonly source: number | null
  readonly optional: false
  readonly captured: readonly Value[]
}

/** A text that is put off keeps the values of the names that it uses. */
function laid(m: Machine, s: TStmt & { kind: 'later' | 'lasting' }, env: Env): Laid {
  const controller = s.controller === null ? null : single(m, s.controller, env)
  return {
    text: s.proc,
    controller,
    source: single(m, s.source, env),
    optional: false,
    captured: s.captured.map((local) => env.get(local)),
  }
}

/** Rules that last during an event are over at once where it does not run. */
function layDown(m: Machine, s: TStmt & { kind: 'lasting' }, env: Env): void {
  const run = m.state.running.findLast(({ event }) => event === s.during)
  if (s.during === null || run !== undefined)
    putEffect(m, lastingZone(m), { ...laid(m, s, env), during: run?.number ?? null })
}
