import type { Proc, TStmt } from '../game/ir.ts'
import type { TEvent } from '../elaborate/program.ts'
import { announce, announces, couldBeAnnounced, fromTheBeginning } from './announcements.ts'
import { addEffect, takeEffect, WAITING } from './effects.ts'
import { hooks, noticed } from './hooks.ts'
import { Left, type Machine, type Play, type Reason, Stopped, allHold, holds, refuse } from './machine.ts'
import { replaced } from './replacements.ts'
import { fits, fitting } from './rules.ts'
import { effectsOf } from './standing.ts'
import { hold, held, keyOf } from './state.ts'
import { keptOut, placeCard } from './table.ts'
import { Env, type Value } from './value.ts'

/** `only if` at the head of an event, and its other instructions. */
function partsOf(proc: Proc): { readonly head: readonly (TStmt & { kind: 'onlyIf' })[]; readonly own: readonly TStmt[] } {
  const first = proc.body.findIndex((s) => s.kind !== 'onlyIf')
  const own = first < 0 ? [] : proc.body.slice(first)
  const head = proc.body.slice(0, proc.body.length - own.length).flatMap((s) => (s.kind === 'onlyIf' ? [s] : []))
  return { head, own }
}

const isAnnounced = ({ proc }: TEvent): boolean => proc !== null && partsOf(proc).own.some((s) => s.kind === 'announce')

/** Whether nothing keeps an event from happening: no rule, no `only if` at its head, and its announcement can be completed. */
export function mayHappen(m: Machine, event: TEvent, args: readonly Value[]): boolean {
  if (event.cannots.some((rule) => fits(m, rule, args))) return false
  const env = new Env(event.params, args)
  if (event.proc !== null && !partsOf(event.proc).head.every((s) => holds(m, s.cond, env))) return false
  return canBeAnnounced(m, event, args)
}

/** Inside of another announcement it becomes part of that. */
function canBeAnnounced(m: Machine, event: TEvent, args: readonly Value[]): boolean {
  return !isAnnounced(event) || m.announcing > 0 || couldBeAnnounced(m, (on) => carriedOut(on, event, args))
}

/** Everything that keeps an event from happening. */
export function refusalsOf(m: Machine, event: TEvent, args: readonly Value[]): readonly Reason[] {
  const env = new Env(event.params, args)
  const { proc } = event
  const reasons: Reason[] = event.cannots.filter((rule) => fits(m, rule, args)).map(({ called, cites }) => ({ rule: called, kind: 'cannot', clauses: cites }))
  if (proc === null) return reasons
  for (const s of partsOf(proc).head) if (!holds(m, s.cond, env)) reasons.push({ rule: `${event.name} only if`, kind: 'only-if', clauses: s.cites.length > 0 ? s.cites : proc.cites })
  const within: Reason[] = []
  if (isAnnounced(event) && !couldBeAnnounced({ ...m, reasons: within }, (on) => carriedOut(on, event, args))) reasons.push({ rule: event.name, kind: 'announcement', clauses: proc.cites }, ...within)
  return reasons
}

/** What an instruction says: the event happens if it may. `must CALL` asks only whether it can be announced. */
export function* happens(m: Machine, event: TEvent, args: readonly Value[], forced: boolean): Play {
  const may = forced ? canBeAnnounced(m, event, args) : mayHappen(m, event, args)
  if (may) yield* perform(m, event, args)
  else refuse(m, ...(m.reasons === null || forced ? [] : refusalsOf(m, event, args)))
}

/** The event happens, whatever forbids it. */
export function perform(m: Machine, event: TEvent, args: readonly Value[]): Play {
  const start = (on: Machine): Play => carriedOut(on, event, args)
  return event.proc !== null && announces(event.proc.body) ? fromTheBeginning(m, start) : start(m)
}

/** Carries out the text of an event; `entered` takes its place where a position begins inside of it. */
export type Entered = ((env: Env, proc: Proc) => Play) | null

/**
 * The order of an event, as the reference numbers it (1, what refuses it, has been asked): 2 a replacement takes over; 3 it counts, and
 * what looks back is noticed; 4 `before`, its own instructions, `after`; 5 what `when` says waits. Lasting rules end before all of it.
 */
export function* carriedOut(m: Machine, event: TEvent, args: readonly Value[], entered: Entered = null): Play {
  endRulesUntil(m, event, args)
  if (yield* replaced(m, event, args)) return
  const run = beginRun(m, event)
  try {
    if (!isAnnounced(event)) count(m, event, args)
    const seen = noticed(m, event, args)
    if (event.proc !== null) yield* ownText(m, event, event.proc, args, entered)
    endingOf(m, run)
    yield* hooks(m, event, event.afters, args)
    yield* hooks(m, event, event.whens.filter((rule) => !rule.asBefore), args)
    for (const effect of seen) addEffect(m, WAITING, effect)
  } catch (signal) {
    // The game is over, or only tried: there is nothing to tidy up.
    if (!(signal instanceof Left)) throw signal
    endRun(m, run)
    throw signal
  }
  endRun(m, run)
}

function* ownText(m: Machine, event: TEvent, proc: Proc, args: readonly Value[], entered: Entered): Play {
  const run = m.state.running.at(-1)?.number
  const env = new Env(event.params, args)
  try {
    if (entered === null) yield* wholeText(m, event, proc, args, env)
    else yield* entered(env, proc)
  } catch (signal) {
    if (!(signal instanceof Stopped) && !(signal instanceof Left && signal.run === run)) throw signal
  }
}

/** `before`, then the event's own instructions. Where it begins with its announcement, what happens before belongs to that. */
function* wholeText(m: Machine, event: TEvent, proc: Proc, args: readonly Value[], env: Env): Play {
  const { own } = partsOf(proc)
  const at = own.findIndex((s) => s.kind === 'announce')
  const announcement = own[at]
  const before = (): Play => hooks(m, event, event.befores, args)
  if (at !== 0) yield* before()
  if (announcement?.kind !== 'announce') return void (yield* m.means.block(m, own, env, proc))
  if (!(yield* m.means.block(m, own.slice(0, at), env, proc))) return
  yield* announce(m, function* () {
    if (at === 0) yield* before()
    return yield* m.means.block(m, announcement.body, env, proc)
  })
  count(m, event, args)
  yield* m.means.block(m, own.slice(at + 1), env, proc)
}

/** The event has happened: it is told, and counts. */
function count(m: Machine, event: TEvent, args: readonly Value[]): void {
  const { counts, happened } = m.state
  happened.push({ event: event.name, args: args.map((arg, i) => (event.params[i]?.type.set === true ? null : arg)) })
  for (const counter of m.program.counters) if (counter.during === event.name) counts.delete(counter.id)
  for (const counter of m.program.counters) {
    if (counter.event !== event.name) continue
    const env = new Env()
    for (const [i, binder] of counter.binders.entries()) if (binder !== null) env.set(binder, args[i] ?? null)
    const key = keyOf(counter.keyValues.map((x) => m.means.value(m, x, env)))
    if (allHold(m, counter.tests, env)) hold(counts, counter.id, key, (held(counts, counter.id, key) ?? 0) + 1)
  }
}

/** Rules that last until an event like this begins are over. */
function endRulesUntil(m: Machine, event: TEvent, args: readonly Value[]): void {
  if (event.endings.length === 0) return
  for (const effect of effectsOf(m)) if (event.endings.some((rule) => fitting(m, rule, args).includes(effect))) takeEffect(m, effect)
}

function beginRun(m: Machine, { name }: TEvent): number {
  m.state.runs += 1
  m.state.running = [...m.state.running, { number: m.state.runs, event: name, ending: false }]
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
export function* move(m: Machine, card: number | null, to: number | null, { bottom, forced }: { readonly bottom: boolean; readonly forced: boolean }): Play {
  const event = m.program.events.get('move')
  const refused = roomless(m, card, to)
  if (event === undefined || card === null || to === null || refused !== null) return refuse(m, ...(refused ?? []))
  const args = [card, m.state.cards[card]?.place ?? null, to]
  if (!forced && event.cannots.some((rule) => fits(m, rule, args))) return refuse(m)
  endRulesUntil(m, event, args)
  if (yield* replaced(m, event, args)) return
  count(m, event, args)
  const seen = noticed(m, event, args)
  yield* hooks(m, event, event.befores, args)
  // What happened before may have filled the zone, or taken the card away.
  const kept = roomless(m, card, to)
  if (kept !== null) return refuse(m, ...kept)
  placeCard(m, card, to, bottom)
  yield* hooks(m, event, event.afters, args)
  yield* hooks(m, event, event.whens.filter((rule) => !rule.asBefore), args)
  for (const effect of seen) addEffect(m, WAITING, effect)
}

function roomless(m: Machine, card: number | null, to: number | null): readonly Reason[] | null {
  const clauses = keptOut(m, card, to)
  return clauses === null ? null : [{ rule: 'move', kind: 'zone', clauses }]
}
