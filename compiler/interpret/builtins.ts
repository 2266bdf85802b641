import { MAX_SEATS } from '../game/declare/seats.ts'
import { bareName } from '../game/texts.ts'
import type { BuiltinName } from '../program/builtin.ts'
import type { TExpr } from '../program/ir.ts'
import { holderOf, viewersOf } from './facts.ts'
import { type Machine, inNumbers, value } from './machine.ts'
import { copyOfOwner, copyOnTable, seatsAtTable, zoneNumber } from './table.ts'
import { type Env, type Single, type Value, membersOf, nothing, spelling } from './value.ts'

type Builtin = TExpr & { kind: 'builtin' }

/** What the language brings along, by name. Of something that is none there is nothing to say. */
export function builtin(m: Machine, x: Builtin, env: Env): Value {
  const { name } = x
  const [only] = x.args
  if (name === 'zoneNumber') return only === undefined ? null : zoneNumber(m, only, env)
  if (name === 'sortedBy') return inOrder(m, only, env)
  const args = x.args.map((arg) => value(m, arg, env))
  if (name === 'isNone') return args[0] === null
  if (name === 'joined' || name === 'joinedSet') return joined(args.flatMap(membersOf))
  // A round that begins with nobody begins with the first.
  if (name === 'roundIn') return roundFrom(membersOf(args[0] ?? []), args[1] ?? null)
  if (args.includes(null)) return nothing(x.type)
  const [set, numbers] = [membersOf(args[0] ?? []), args as readonly number[]]
  const [first = 0, second] = numbers
  return meanings[name]({ m, x, args, set, numbers, first, second })
}

/** What is none adds nothing. */
function joined(texts: readonly Single[]): string {
  return spelling(texts.filter((text) => text !== null).join(''))
}

/** What a word is said of: the values of its parts, the first as a set, and as numbers where they are. */
interface SaidOf {
  readonly m: Machine
  readonly x: Builtin
  readonly args: readonly Value[]
  readonly set: readonly Single[]
  readonly numbers: readonly number[]
  readonly first: number
  readonly second: number | undefined
}

/** Words of which something can be said where a part is none, or that do not ask for the values of their parts. */
type OfWhatIsNone = 'zoneNumber' | 'sortedBy' | 'isNone' | 'joined' | 'joinedSet' | 'roundIn'

const meanings: { readonly [N in Exclude<BuiltinName, OfWhatIsNone>]: (of: SaidOf) => Value } = {
  players: ({ m }) => seatsAtTable(m),
  count: ({ set }) => set.length,
  empty: ({ set }) => set.length === 0,
  sum: ({ set }) => inNumbers(set.reduce((total: number, n) => total + Number(n), 0)),
  first: ({ set }) => set[0] ?? null,
  last: ({ set }) => set.at(-1) ?? null,
  topOne: ({ set }) => set.at(-1) ?? null,
  top: ({ set, second }) => ((second ?? 0) <= 0 ? [] : set.slice(-(second ?? 0)).reverse()),
  distinct: ({ set }) => [...new Set(set)],
  highest: ({ numbers }) => Math.max(...numbers),
  lowest: ({ numbers }) => Math.min(...numbers),
  highestOf: ({ set }) => (set.length === 0 ? 0 : Math.max(...set.map(Number))),
  lowestOf: ({ set }) => (set.length === 0 ? 0 : Math.min(...set.map(Number))),
  copies: ({ args }) => membersOf(args[1] ?? []).filter((member) => member === args[0]).length,
  hasDefinition: ({ m, set, second }) => set.some((card) => m.state.cards[Number(card)]?.definition === second),
  next: ({ m, first, second }) => along(seatsAtTable(m), first, second ?? 1),
  nextIn: ({ set, numbers, second }) => along(set, second ?? 0, numbers[2] ?? 1),
  seat: ({ first }) => first + 1,
  owner: ({ m, first }) => m.state.cards[first]?.owner ?? null,
  holder: ({ m, first }) => holderOf(m, first),
  definition: ({ m, first }) => m.state.cards[first]?.definition ?? null,
  printedDefinition: ({ m, first }) => m.state.cards[first]?.printed ?? null,
  viewers: ({ m, first }) => viewersOf(m, first),
  controller: ({ m, first }) => m.state.effects[first]?.controller ?? null,
  source: ({ m, first }) => m.state.effects[first]?.source ?? null,
  optional: ({ m, first }) => m.state.effects[first]?.optional ?? false,
  optionNumber: ({ m, x, first }) => optionNumber(m, x.args[0]?.type.of ?? '', first),
  name: ({ m, x, first }) => nameOf(m, x, first),
  contains: ({ args }) => String(args[0]).includes(String(args[1])),
  length: ({ args }) => [...String(args[0])].length,
  theCopy: ({ m, first }) => copyOnTable(m, first),
  theCopyThere: ({ m, first }) => copyOnTable(m, first),
  copyOf: ({ m, first, second }) => copyOfOwner(m, first, second ?? 0),
  copyOfThere: ({ m, first, second }) => copyOfOwner(m, first, second ?? 0),
  // Only where it is counted which rules apply.
  applies: () => true,
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
