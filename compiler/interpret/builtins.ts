import { MAX_SEATS } from '../game/declare/seats.ts'
import { bareName } from '../game/texts.ts'
import type { TExpr } from '../program/ir.ts'
import { holderOf, viewersOf } from './facts.ts'
import { type Machine, value } from './machine.ts'
import { copyOfOwner, copyOnTable, seatsOf, zoneNumber } from './table.ts'
import { type Env, type Single, type Value, membersOf, nothing, spelling } from './value.ts'

type Builtin = TExpr & { kind: 'builtin' }

/** What the language brings along, by name. Of something that is none there is nothing to say. */
export function builtin(m: Machine, x: Builtin, env: Env): Value {
  const [only] = x.args
  if (x.name === 'zoneNumber') return only === undefined ? null : zoneNumber(m, only, env)
  if (x.name === 'sortedBy') return inOrder(m, only, env)
  const args = x.args.map((arg) => value(m, arg, env))
  if (x.name === 'isNone') return args[0] === null
  if (x.name === 'joined' || x.name === 'joinedSet') return joined(args.flatMap(membersOf))
  // A round that begins with nobody begins with the first.
  if (x.name === 'roundIn') return roundFrom(membersOf(args[0] ?? []), args[1] ?? null)
  return args.includes(null) ? nothing(x.type) : meant(m, x, args)
}

/** What is none adds nothing. */
function joined(texts: readonly Single[]): string {
  return spelling(texts.filter((text) => text !== null).join(''))
}

function meant(m: Machine, x: Builtin, args: readonly Value[]): Value {
  const [set = [], numbers] = [membersOf(args[0] ?? []), args as readonly number[]]
  const [first = 0, second] = numbers
  switch (x.name) {
    case 'players':
      return seatsOf(m)
    case 'count':
      return set.length
    case 'empty':
      return set.length === 0
    case 'sum':
      return set.reduce((total: number, n) => total + Number(n), 0)
    case 'first':
      return set[0] ?? null
    case 'last':
    case 'topOne':
      return set.at(-1) ?? null
    case 'top':
      return (second ?? 0) <= 0 ? [] : set.slice(-(second ?? 0)).reverse()
    case 'distinct':
      return [...new Set(set)]
    case 'highest':
      return Math.max(...numbers)
    case 'lowest':
      return Math.min(...numbers)
    case 'highestOf':
      return set.length === 0 ? 0 : Math.max(...set.map(Number))
    case 'lowestOf':
      return set.length === 0 ? 0 : Math.min(...set.map(Number))
    case 'copies':
      return membersOf(args[1] ?? []).filter((member) => member === args[0]).length
    case 'hasDefinition':
      return set.some((card) => m.state.cards[Number(card)]?.definition === second)
    case 'next':
      return along(seatsOf(m), first, second ?? 1)
    case 'nextIn':
      return along(set, second ?? 0, numbers[2] ?? 1)
    case 'seat':
      return first + 1
    case 'owner':
      return m.state.cards[first]?.owner ?? null
    case 'holder':
      return holderOf(m, first)
    case 'definition':
      return m.state.cards[first]?.definition ?? null
    case 'printedDefinition':
      return m.state.cards[first]?.printed ?? null
    case 'viewers':
      return viewersOf(m, first)
    case 'controller':
      return m.state.effects[first]?.controller ?? null
    case 'source':
      return m.state.effects[first]?.source ?? null
    case 'optional':
      return m.state.effects[first]?.optional ?? false
    case 'optionNumber':
      return optionNumber(m, x.args[0]?.type.of ?? '', first)
    case 'name':
      return nameOf(m, x, first)
    case 'contains':
      return String(args[0]).includes(String(args[1]))
    case 'length':
      return [...String(args[0])].length
    case 'theCopy':
    case 'theCopyThere':
      return copyOnTable(m, first)
    case 'copyOf':
    case 'copyOfThere':
      return copyOfOwner(m, first, second ?? 0)
    // Only where it is counted which rules apply.
    case 'applies':
      return true
    case 'isNone':
    case 'joined':
    case 'joinedSet':
    case 'roundIn':
    case 'sortedBy':
    case 'zoneNumber':
      throw new Error(`no meaning for ${x.name}`)
  }
}

/** Members in the order of their numbers, lowest first; what counts the same stays as it stood. */
function inOrder(m: Machine, keys: TExpr | undefined, env: Env): readonly Single[] {
  if (keys?.kind !== 'map') throw new Error('members are in order by what is said of each')
  const { set, local, body } = keys
  return membersOf(value(m, set, env))
    .map((member) => ({ member, number: Number(env.having(local, member, () => value(m, body, env))) }))
    .toSorted((a, b) => a.number - b.number)
    .map(({ member }) => member)
}

/**
 * The player some steps on, as they sit; who does not sit is taken to stand where that seat would come in the round.
 */
function along(seating: readonly Single[], player: number, steps: number): Value {
  if (steps === 0) return player
  const at = seating.indexOf(player)
  const to = at >= 0 ? at + steps : seating.indexOf(sittingAfter(seating, player)) + (steps > 0 ? steps - 1 : steps)
  const count = seating.length
  return seating[((to % count) + count) % count] ?? player
}

/** Once round, beginning with a player, or with whoever sits next after one who does not. */
export function roundFrom(seating: readonly Single[], player: Value): readonly Single[] {
  const sits = player === null || seating.some((one) => one === player)
  const at = Math.max(
    0,
    seating.findIndex((one) => one === (sits ? player : sittingAfter(seating, Number(player)))),
  )
  return [...seating.slice(at), ...seating.slice(0, at)]
}

/** The first who sits after a seat of which nobody does, the way round that those who sit go by. */
function sittingAfter(seating: readonly Single[], seat: number): Single {
  const way = goesDown(seating.map(Number)) ? MAX_SEATS - 1 : 1
  for (let next = (seat + way) % MAX_SEATS; next !== seat; next = (next + way) % MAX_SEATS) {
    if (seating.includes(next)) return next
  }
  return null
}

/** Whether a round goes by the seats the other way; of two players, whether the later seat stands first. */
function goesDown(seating: readonly number[]): boolean {
  const after = (i: number): number => seating[(i + 1) % seating.length] ?? 0
  if (seating.length === 2) return (seating[0] ?? 0) > after(0)
  return seating.filter((seat, i) => seat < after(i)).length <= 1
}

/** What an option counts for where a number is asked. */
function optionNumber(m: Machine, option: string, chosen: number): number {
  const word = m.program.game.options.get(option)?.values[chosen]?.text ?? ''
  return /^\d+$/.test(word) ? Number(word) : 0
}

/** What a printed card or a value of a type is called. */
function nameOf(m: Machine, x: Builtin, index: number): Value {
  const { game } = m.program
  const of = x.args[0]?.type
  const names =
    of?.base === 'enum' ? (game.enums.get(of.of)?.values.map((v) => v.text) ?? []) : [...game.definitions.keys()]
  return spelling(bareName(names[index] ?? ''))
}
