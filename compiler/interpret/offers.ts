import type { AskedRule, Compulsion, Domain, OfferRule, Site } from '../program/ir.ts'
import { rangeInMove } from '../program/number-ranges.ts'
import { holderOf } from './facts.ts'
import { type Choice, type Machine, allHold, holds, value } from './machine.ts'
import { effectsOf, holdsFor } from './standing.ts'
import { spelledOf } from './table.ts'
import { Env, type Single, type Value } from './value.ts'

type Act = Choice & { kind: 'act' }

/** What a player may do where somebody is asked to act: what is permitted, and of that what must be done if it can. */
export function movesAt(m: Machine, site: Site, seat: number): readonly Choice[] {
  const here = m.program.offers.filter((o) => o.at.includes(site.at))
  const musts = here.filter((o) => o.kind === 'must')
  return musts.reduce(
    (moves, must) => narrowed(m, must, seat, moves),
    permitted(
      m,
      here.filter((o) => o.kind === 'may'),
      seat,
    ),
  )
}

/**
 * Each way to fill in the parts of an event that a permission leaves open, once, where nothing keeps the event from
 * happening.
 */
function permitted(m: Machine, offers: readonly OfferRule[], seat: number): readonly Act[] {
  const moves = new Map<string, Act>()
  for (const o of offers) {
    const event = m.program.events.get(o.event)
    for (const args of ways(m, o, seat, standingOn(m, o, seat))) {
      const key = JSON.stringify([o.event, args])
      if (event === undefined || moves.has(key) || !m.means.mayHappen(m, event, args)) continue
      moves.set(key, { kind: 'act', event: o.event, args })
    }
  }
  return [...moves.values()]
}

/** The moves that an obligation asks for, unless there are none. Each effect that laid one down asks for itself. */
function narrowed(m: Machine, must: OfferRule, seat: number, moves: readonly Act[]): readonly Act[] {
  const selves = standingOn(m, must, seat)
  const groups = must.lasting === null ? [selves] : selves.map((self) => [self])
  return groups.reduce((left, group) => {
    const asked = new Set(ways(m, must, seat, group).map((args) => JSON.stringify([must.event, args])))
    const remaining = left.filter(({ event, args }) => asked.has(JSON.stringify([event, args])))
    return remaining.length > 0 ? remaining : left
  }, moves)
}

/** The rules that keep whoever is asked there from passing; one on cards, or that lasts, holds for any that bears it. */
export function compelling(m: Machine, at: string, seat: number): readonly Compulsion[] {
  return inForce(m, 'must act', at, seat)
}

/** Whether a seat is asked there also where nothing is possible. */
export const attends = (m: Machine, at: string, seat: number): boolean =>
  inForce(m, 'always asked', at, seat).length > 0

function inForce(m: Machine, kind: Compulsion['kind'], at: string, seat: number): readonly Compulsion[] {
  return m.program.compulsions.filter(
    (o) =>
      o.kind === kind &&
      o.at.includes(at) &&
      standingOn(m, o, seat).some((self) => {
        const env = bearing(m, o, seat, self)
        return env !== null && (o.cond === null || holds(m, o.cond, env))
      }),
  )
}

/** The cards whose text makes the offer, or the effects that laid it down; null alone where it stands always. */
function standingOn(m: Machine, o: AskedRule, seat: number): readonly (number | null)[] {
  if (o.lasting !== null) return effectsOf(m)
  return o.selfDomain === null
    ? [null]
    : (m.means.members(m, o.selfDomain, new Env([o.asker], [seat])) as readonly number[])
}

function ways(m: Machine, o: OfferRule, seat: number, selves: readonly (number | null)[]): (readonly Value[])[] {
  return selves.flatMap((self) => {
    const env = bearing(m, o, seat, self)
    return env === null ? [] : filledIn(m, o, seat, env, [])
  })
}

/** What is known in the rule of a card or an effect, or in one that stands always; null where it does not speak to the seat. */
function bearing(m: Machine, o: AskedRule, seat: number, self: number | null): Env | null {
  const env = new Env([o.asker], [seat])
  if (o.self !== null && self !== null) env.set(o.self, self)
  const speaks = holdsFor(m, o.lasting, self, env) && isOwn(m, o, seat, self) && allHold(m, o.selfTests, env)
  return speaks ? env : null
}

/** A text speaks to the player who holds its card, unless its place or a word says to whom. */
function isOwn(m: Machine, o: AskedRule, seat: number, self: number | null): boolean {
  return o.selfDomain === null || o.selfDomain.set !== null || o.byWord === true || holderOf(m, self) === seat
}

function filledIn(m: Machine, o: OfferRule, seat: number, env: Env, args: readonly Value[]): (readonly Value[])[] {
  const arg = o.args[args.length]
  if (arg === undefined) return o.cond === null || holds(m, o.cond, env) ? [args] : []
  switch (arg.kind) {
    case 'asker':
      return filledIn(m, o, seat, env, [...args, seat])
    case 'self':
      return filledIn(m, o, seat, env, [...args, o.self === null ? null : env.get(o.self)])
    case 'value':
      return filledIn(m, o, seat, env, [...args, named(m, o, args.length, value(m, arg.value, env))])
    case 'domain':
      return offerable(m, arg.domain, env).flatMap((one) =>
        env.having(arg.domain.local, one, () => filledIn(m, o, seat, env, [...args, named(m, o, args.length, one)])),
      )
  }
}

/** Of texts only those that stand in the rules can be named by a move. */
export function offerable(m: Machine, domain: Domain, env: Env): readonly Single[] {
  const all = m.means.members(m, domain, env)
  return domain.local.type.base === 'text' ? all.filter((text) => spelledOf(m.program).has(String(text))) : all
}

/** @throws RangeError where a move would name a number that is too large or too small for it. */
function named(m: Machine, o: OfferRule, index: number, said: Value): Value {
  const { from, to } = rangeInMove(o, index)
  const isNumber = m.program.events.get(o.event)?.params[index]?.type.base === 'number'
  if (isNumber && typeof said === 'number' && (said < from || said > to))
    throw new RangeError(`${o.event}: the number ${said} does not lie within ${from} to ${to}`)
  return said
}
