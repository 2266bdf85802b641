import { holderFact } from '../game/holder.ts'
import type { TExcept, TFact, TSentence } from '../program/declarations.ts'
import { type Machine, GivenValue, Stopped, allHold, inNumbers, value } from './machine.ts'
import { effectsOf, holdsFor, selvesOf } from './standing.ts'
import { keptValue } from './starts.ts'
import { seatOfZone, seatsAtTable, zoneWithKey } from './table.ts'
import { Env, type Value, membersOf, together, without } from './value.ts'

/** Whether a kept adjective holds, or one of the sentences about it. */
export function holdsOf(m: Machine, name: string, args: readonly Value[]): boolean {
  if (m.program.game.adjectives.get(name)?.stored === true) return keptValue(m, name, args) === true
  return (m.program.adjectives.get(name)?.sentences ?? []).some((s) => cases(m, s, args).length > 0)
}

export function related(m: Machine, name: string, args: readonly Value[]): boolean {
  return (m.program.relations.get(name)?.sentences ?? []).some((s) => cases(m, s, args).length > 0)
}

/**
 * What a fact is that is worked out: its value or block, unless an exception says otherwise; then every shift on top.
 */
export function derived(m: Machine, name: string, args: readonly Value[]): Value {
  const fact = m.program.facts.get(name)
  if (fact === undefined) throw new Error(`no fact ${name}`)
  const type = m.program.game.facts.get(name)?.type
  return excepted(m, fact.excepts, args, { set: type?.set === true, list: type?.list === true }, () =>
    workedOut(m, fact, args),
  )
}

interface Shape {
  readonly set: boolean
  readonly list: boolean
}

function excepted(
  m: Machine,
  excepts: readonly TExcept[],
  args: readonly Value[],
  shape: Shape,
  standard: () => Value,
): Value {
  const said = setForAWhile(m, excepts, args) ?? setAlways(m, excepts, args)
  const first = said === null ? standard() : said.value
  const start = shape.set ? membersOf(first) : first
  return excepts
    .filter((x) => x.op !== '=')
    .reduce((now, x) => cases(m, x, args).reduce((sum, env) => shifted(m, sum, x, env, shape), now), start)
}

/** The exception laid down last decides, whichever sentence it is of. */
function setForAWhile(
  m: Machine,
  excepts: readonly TExcept[],
  args: readonly Value[],
): { readonly value: Value } | null {
  const lasting = excepts.filter((x) => x.op === '=' && x.lasting !== null)
  for (const effect of effectsOf(m).toReversed()) {
    for (const x of lasting) {
      const env = caseOf(m, x, args, effect)
      if (env !== null) return { value: value(m, x.value, env) }
    }
  }
  return null
}

function setAlways(m: Machine, excepts: readonly TExcept[], args: readonly Value[]): { readonly value: Value } | null {
  for (const x of excepts) {
    const [env] = x.op === '=' && x.lasting === null ? cases(m, x, args) : []
    if (env !== undefined) return { value: value(m, x.value, env) }
  }
  return null
}

function shifted(m: Machine, now: Value, x: TExcept, env: Env, { set, list }: Shape): Value {
  if (x.otherwise !== null) {
    env.set(x.otherwise, now)
    const to = value(m, x.value, env)
    return set ? membersOf(to) : to
  }
  const by = value(m, x.value, env)
  if (set)
    return x.op === '+=' ? together(membersOf(now), membersOf(by), list) : without(membersOf(now), membersOf(by), list)
  if (typeof now !== 'number' || typeof by !== 'number') return now
  return inNumbers(x.op === '+=' ? now + by : now - by)
}

function workedOut(m: Machine, fact: TFact, args: readonly Value[]): Value {
  const env = new Env(fact.params, args)
  if (fact.body === null) return fact.value === null ? null : value(m, fact.value, env)
  try {
    m.means.block({ ...m, rounds: new Map() }, fact.body, env, { name: fact.name, cites: fact.cites }).next()
  } catch (signal) {
    if (signal instanceof GivenValue) return signal.value
    if (!(signal instanceof Stopped)) throw signal
  }
  return null
}

/**
 * The ways in which a sentence holds of these things: one, or one for each card of its text or effect that laid it
 * down.
 */
function cases(m: Machine, s: TSentence, args: readonly Value[]): readonly Env[] {
  if (s.selfDomain !== null || s.lasting !== null)
    return selvesOf(m, s).flatMap((self) => caseOf(m, s, args, self) ?? [])
  const env = caseOf(m, s, args, null)
  return env === null ? [] : [env]
}

function caseOf(m: Machine, s: TSentence, args: readonly Value[], self: number | null): Env | null {
  const env = new Env(s.params, args)
  if (!holdsFor(m, s.lasting, self, env)) return null
  if (s.self !== null && self !== null) env.set(s.self, self)
  if (s.you !== null && s.self !== null) env.set(s.you, holderOf(m, env.get(s.self)))
  return allHold(m, s.tests, env) ? env : null
}

/** Who holds a card: as a fact of that name says, else whose zone it is in, else its owner. */
export function holderOf(m: Machine, card: Value): number | null {
  if (typeof card !== 'number') return null
  const own = holderFact(m.program.game)
  if (own !== null)
    return (own.stored ? keptValue(m, own.name.text, [card]) : derived(m, own.name.text, [card])) as number | null
  const found = m.state.cards[card]
  return found === undefined ? null : (seatOfZone(m, found.place) ?? found.owner)
}

/** Who sees a card: those to whom its place is open, with the exceptions of that, and those it was shown to. */
export function viewersOf(m: Machine, card: number): readonly number[] {
  const shown = m.state.cards[card]?.shown ?? []
  const there = membersOf(
    excepted(m, m.program.viewers, [card], { set: true, list: false }, () => placeViewers(m, card)),
  )
  return shown.length === 0
    ? (there as readonly number[])
    : seatsAtTable(m).filter((seat) => shown.includes(seat) || there.includes(seat))
}

function placeViewers(m: Machine, card: number): Value {
  const place = m.state.cards[card]?.place ?? null
  const found = place === null ? null : zoneWithKey(m, place)
  const zone = found === null ? undefined : m.program.zones.get(found.symbol.name.text)
  if (zone === undefined || zone.seenBy === null) return []
  return value(m, zone.seenBy, new Env(zone.key === null ? [] : [zone.key], [found?.key ?? null]))
}
