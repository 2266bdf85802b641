import { decidesText, textOfCards } from '../analyse/event-text.ts'
import type { Proc, TExpr, TStmt } from '../program/ir.ts'
import type { TEvent } from '../program/declarations.ts'
import { announce, announces, couldBeAnnounced, fromTheBeginning } from './announcements.ts'
import { putEffect, takeEffect, WAITING } from './effects.ts'
import { hooks, noticed } from './hooks.ts'
import {
  type HowMoved,
  Left,
  type Machine,
  type Play,
  type RefusalReason,
  type Said,
  Stopped,
  allHold,
  begins,
  holds,
  refuse,
} from './machine.ts'
import { toldNow, toldOf } from './audience.ts'
import { replaced } from './replacements.ts'
import { fits, fitting } from './rules.ts'
import { waits } from './same-time.ts'
import { effectsOf } from './standing.ts'
import { type Effect, keyOf } from './state.ts'
import { keptOut, placeCard } from './table.ts'
import { Env, type Value } from './value.ts'

/** An `only if` at the head of a text, with the variables it speaks of. */
interface Head {
  readonly cond: TExpr
  readonly cites: readonly string[]
  readonly env: Env
}

/** The text of an event: that of a card which says how it is done, where one does, else the event's own. */
interface Text {
  readonly said: Said
  readonly env: Env
  readonly head: readonly Head[]
  readonly own: readonly TStmt[]
}

/**
 * The event's text for these parts. `only if` at the head, also of a card's own text, is part of whether it may happen.
 */
function textFor(m: Machine, proc: Proc, args: readonly Value[]): Text {
  const env = new Env(proc.params, args)
  const own = proc.body.slice(headLength(proc.body))
  const head = proc.body.slice(0, headLength(proc.body)).flatMap((s) => {
    return s.kind === 'onlyIf' ? [{ cond: s.cond, cites: s.cites.length > 0 ? s.cites : proc.cites, env }] : []
  })
  const said = saidHere(m, own, env)
  if (!('kind' in said)) return { said: proc, env, head, own: said }
  return { said, env: new Env(said.params, args), head, own: said.body }
}

function headLength(body: readonly TStmt[]): number {
  const first = body.findIndex((s) => s.kind !== 'onlyIf')
  return first < 0 ? body.length : first
}

/** The text of a card that stands in for the event's own, or that. */
function saidHere(m: Machine, own: readonly TStmt[], env: Env): Proc | readonly TStmt[] {
  const when = decidesText(own)
  if (when === null) return own
  if (!holds(m, when.cond, env)) return saidHere(m, when.otherwise, env)
  return textOfCards(when) ?? saidHere(m, when.then, env)
}

const isAnnounced = (text: Text | null): boolean => text !== null && text.own.some((s) => s.kind === 'announce')

/** Where a part that the event needs is none, there is nobody or nothing that it could happen to. */
const isPartAbsent = (event: TEvent, args: readonly Value[]): boolean =>
  event.params.some((param, i) => args[i] === null && !param.type.optional)

/**
 * Whether nothing keeps an event from happening: no rule, no `only if` at its head, and its announcement can be
 * completed.
 */
export function mayHappen(m: Machine, event: TEvent, args: readonly Value[]): boolean {
  if (isPartAbsent(event, args)) return false
  if (event.cannots.some((rule) => fits(m, rule, args))) return false
  const text = event.proc === null ? null : textFor(m, event.proc, args)
  return (text === null || text.head.every(({ cond, env }) => holds(m, cond, env))) && canBeAnnounced(m, event, args)
}

/** Inside of another announcement it becomes part of that. */
function canBeAnnounced(m: Machine, event: TEvent, args: readonly Value[]): boolean {
  const text = event.proc === null || m.announcing > 0 ? null : textFor(m, event.proc, args)
  return !isAnnounced(text) || couldBeAnnounced(m, (on) => carriedOut(on, event, args))
}

/** Everything that keeps an event from happening. */
export function refusalsOf(m: Machine, event: TEvent, args: readonly Value[]): readonly RefusalReason[] {
  const reasons: RefusalReason[] = event.cannots
    .filter((rule) => fits(m, rule, args))
    .map(({ called, cites }) => ({ rule: called, kind: 'cannot', clauses: cites }))
  const text = event.proc === null ? null : textFor(m, event.proc, args)
  for (const { cond, cites, env } of text?.head ?? []) {
    if (!holds(m, cond, env)) reasons.push({ rule: `${event.name} only if`, kind: 'only-if', clauses: cites })
  }
  const within: RefusalReason[] = []
  const fails = isAnnounced(text) && !couldBeAnnounced({ ...m, reasons: within }, (on) => carriedOut(on, event, args))
  return fails
    ? [...reasons, { rule: event.name, kind: 'announcement', clauses: text?.said.cites ?? [] }, ...within]
    : reasons
}

/**
 * What an instruction says: the event happens if it may. `must CALL` asks only whether its parts are there and it can
 * be announced.
 */
export function* happens(m: Machine, event: TEvent, args: readonly Value[], forced: boolean): Play {
  if (isPartAbsent(event, args)) return refuse(m)
  const may = forced ? canBeAnnounced(m, event, args) : mayHappen(m, event, args)
  if (may) yield* perform(m, event, args)
  else refuse(m, ...(m.reasons === null || forced ? [] : refusalsOf(m, event, args)))
}

/** The event happens, whatever forbids it. */
export function perform(m: Machine, event: TEvent, args: readonly Value[]): Play {
  const start = (on: Machine): Play => carriedOut(on, event, args)
  return event.proc !== null && announces(event.proc.body) ? fromTheBeginning(m, start) : start(m)
}

/** What takes the place of an event's text where a position begins inside of it. */
export type EnteredEvent = ((env: Env, proc: Proc) => Play) | null

/**
 * The order of an event, as the reference numbers it (1, what refuses it, has been asked): 2 a replacement takes over;
 * 3 it counts, and
 * what looks back is noticed; 4 `before`, its own instructions, `after`; 5 what `when` says waits. Lasting rules end
 * before all of it.
 */
export function* carriedOut(m: Machine, event: TEvent, args: readonly Value[], entered: EnteredEvent = null): Play {
  begins(m, event)
  endRulesUntil(m, event, args)
  if (yield* replaced(m, event, args)) return
  const run = beginRun(m, event, args)
  const text = event.proc === null ? null : textFor(m, event.proc, args)
  if (!isAnnounced(text)) countEvent(m, event, args)
  const seen = noticed(m, event, args)
  try {
    if (event.proc !== null && entered !== null) yield* ownText(run, entered(new Env(event.params, args), event.proc))
    else if (text !== null) yield* ownText(run, wholeText(m, event, args, text))
    endingOf(m, run)
    yield* whatFollows(m, event, args, seen)
  } catch (signal) {
    // The game is over, or only tried: there is nothing to tidy up.
    if (signal instanceof Left) endRun(m, run)
    throw signal
  }
  endRun(m, run)
}

/** What comes after an event; where it belongs to a line that is done for all, when that is done. */
function* whatFollows(m: Machine, event: TEvent, args: readonly Value[], seen: readonly Effect[]): Play {
  if (m.state.together > 0) return waits(m, event, args, seen)
  yield* hooks(m, event, event.afters, args)
  yield* hooks(
    m,
    event,
    event.whens.filter((rule) => !rule.asBefore),
    args,
  )
  for (const effect of seen) putEffect(m, WAITING, effect)
}

/** A text ends where it stops, or where its event is left. */
function* ownText(run: number, text: Play): Play {
  try {
    yield* text
  } catch (signal) {
    if (!(signal instanceof Stopped) && !(signal instanceof Left && signal.run === run)) throw signal
  }
}

/**
 * `before`, then the event's own instructions. Where it begins with its announcement, what happens before belongs to
 * that.
 */
function* wholeText(m: Machine, event: TEvent, args: readonly Value[], { said, env, own }: Text): Play {
  const at = own.findIndex((s) => s.kind === 'announce')
  const announcement = own[at]
  const before = (): Play => hooks(m, event, event.befores, args)
  if (at !== 0) yield* before()
  if (announcement?.kind !== 'announce') return void (yield* m.means.block(m, own, env, said))
  if (!(yield* m.means.block(m, own.slice(0, at), env, said))) return
  yield* announce(
    m,
    function* () {
      if (at === 0) yield* before()
      return yield* m.means.block(m, announcement.body, env, said)
    },
    () => countEvent(m, event, args),
  )
  yield* m.means.block(m, own.slice(at + 1), env, said)
}

/** The event has happened: it is told, and counts. */
export function countEvent(m: Machine, event: TEvent, args: readonly Value[]): void {
  const { counts, happened } = m.state
  const parts = args.map((arg, i) => (event.params[i]?.type.set === true ? null : arg))
  happened.push({ event: event.name, args: parts, told: toldNow(m) })
  for (const counter of m.program.counters) if (counter.during === event.name) counts.delete(counter.id)
  for (const counter of m.program.counters) {
    if (counter.event !== event.name) continue
    const env = new Env()
    for (const [i, binder] of counter.binders.entries()) if (binder !== null) env.set(binder, args[i] ?? null)
    const key = keyOf(counter.keyValues.map((x) => m.means.value(m, x, env)))
    if (allHold(m, counter.tests, env)) counts.set(counter.id, key, (counts.get(counter.id, key) ?? 0) + 1)
  }
}

/** Rules that last until an event like this begins are over. */
export function endRulesUntil(m: Machine, event: TEvent, args: readonly Value[]): void {
  if (event.endings.length === 0) return
  for (const effect of effectsOf(m))
    if (event.endings.some((rule) => fitting(m, rule, args).includes(effect))) takeEffect(m, effect)
}

function beginRun(m: Machine, event: TEvent, args: readonly Value[]): number {
  const told = toldOf(m, event, args)
  m.state.runs += 1
  m.state.running = [...m.state.running, { number: m.state.runs, event: event.name, told, ending: false }]
  return m.state.runs
}

function endingOf(m: Machine, run: number): void {
  m.state.running = m.state.running.map((r) => (r.number === run ? { ...r, ending: true } : r))
}

/** Rules that last during the event end with it. */
function endRun(m: Machine, run: number): void {
  for (const effect of effectsOf(m)) if (m.state.effects[effect]?.during === run) takeEffect(m, effect)
  m.state.running = m.state.running.filter((r) => r.number !== run)
}

/** `move`, with the same order around it: where there is no room the card stays. */
export function* move(m: Machine, card: number | null, to: number | null, { bottom, forced }: HowMoved): Play {
  const event = m.program.events.get('move')
  if (event !== undefined) begins(m, event)
  const refused = roomless(m, card, to)
  if (event === undefined || card === null || to === null || refused !== null) return refuse(m, ...(refused ?? []))
  const args = [card, m.state.cards[card]?.place ?? null, to]
  if (!forced && event.cannots.some((rule) => fits(m, rule, args))) return refuse(m)
  endRulesUntil(m, event, args)
  if (yield* replaced(m, event, args)) return
  countEvent(m, event, args)
  const seen = noticed(m, event, args)
  yield* hooks(m, event, event.befores, args)
  // What happened before may have filled the zone, or taken the card away.
  const refusal = roomless(m, card, to)
  if (refusal !== null) return refuse(m, ...refusal)
  placeCard(m, card, to, bottom)
  m.state.changed = true
  yield* whatFollows(m, event, args, seen)
}

function roomless(m: Machine, card: number | null, to: number | null): readonly RefusalReason[] | null {
  const clauses = keptOut(m, card, to)
  return clauses === null ? null : [{ rule: 'move', kind: 'zone', clauses }]
}
