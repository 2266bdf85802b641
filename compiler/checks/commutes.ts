import type { Effects } from '../analyse/effects.ts'
import { type Footprints, partByOrder } from '../analyse/footprint.ts'
import { isWithin } from '../analyse/idle-duties.ts'
import { mentions } from '../analyse/walk.ts'
import { doTheSame } from '../equivalence/to-the-letter.ts'
import { makesUntrue } from '../equivalence/untrue-by-then.ts'
import type { TExcept, TFact } from '../program/declarations.ts'
import type { HookRule, Local, OfferRule, TExpr } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { canMeet, sameValue } from './can-meet.ts'

/** What instructions are looked at with. */
export interface Means {
  readonly program: Program
  readonly effects: Effects
  readonly footprints: Footprints
}

/** Whether two rules around an event come to the same in either order. */
export function hooksCommute(means: Means, a: HookRule, b: HookRule): boolean {
  const [ofA, ofB] = [means.footprints.of(a), means.footprints.of(b)]
  const makesNever = (one: HookRule, other: HookRule): boolean =>
    !other.asBefore && makesUntrue(means, one.proc.body, other.tests)
  // Once one of them has been carried out the other does nothing, and it would have done the same.
  if (doTheSame(a, b) && makesNever(a, b) && makesNever(b, a)) return true
  if (canMeet(means.program, tested(a), tested(b))) return !partByOrder(ofA, ofB)
  const stays = (one: HookRule, other: HookRule): boolean =>
    !means.footprints.of(other).asks.meets(means.footprints.of(one).written) || makesNever(one, other)
  return stays(a, b) && stays(b, a)
}

/** Whether it never hangs on their order which of two rules happens instead of an event, or what that comes to. */
export const replacementsCommute = (program: Program, a: HookRule, b: HookRule): boolean =>
  !canMeet(program, tested(a), tested(b)) || doTheSame(a, b)

/** Of two that must be done the first decides only where no move is both. */
export function dutiesCommute(program: Program, a: OfferRule, b: OfferRule): boolean {
  if (!a.at.some((moment) => b.at.includes(moment)) || isWithin(a, b) || isWithin(b, a)) return true
  return !canMeet(program, asked(a), asked(b))
}

/** Whether what two exceptions make of a fact, one of what the other has made of it, is the same in either order. */
export function shiftsCommute(program: Program, { declared }: TFact, a: TExcept, b: TExcept): boolean {
  // What sets it goes before whatever shifts it, and two that set it are told of elsewhere.
  if (a.op === '=' || b.op === '=') return true
  if (!canMeet(program, a, b)) return true
  const isSet = program.game.facts.get(declared)?.type.set === true
  const [one, other] = [shiftOf(a, isSet), shiftOf(b, isSet)]
  if (one !== null && one === other) return true
  return a.op === b.op && sameValue(a, b) !== 'no'
}

/** Shifts of one kind come to the same in either order; null where it is of none. */
function shiftOf({ op, value, otherwise }: TExcept, isSet: boolean): string | null {
  if (op === '+=' || op === '-=') return isSet ? op : 'sum'
  if (otherwise === null) return null
  const isOtherwise = (x: TExpr): boolean => x.kind === 'local' && x.local === otherwise
  const isFree = (x: TExpr): boolean => !mentions(x, otherwise)
  const [left, right] = sidesOf(value)
  if (left === undefined || right === undefined) return null
  const kind = kindOf(value)
  if (isOtherwise(left) && isFree(right)) return kind
  const isTurnable = kind !== null && (kind !== 'sum' || (value.kind === 'binary' && value.op === '+'))
  if (isOtherwise(right) && isFree(left)) return isTurnable ? kind : isZero(left) ? 'product' : null
  return null
}

function sidesOf(x: TExpr): readonly TExpr[] {
  if (x.kind === 'binary') return [x.left, x.right]
  if (x.kind !== 'builtin' || (x.name !== 'lowest' && x.name !== 'highest')) return []
  return x.args.length === 2 ? x.args : []
}

function kindOf(x: TExpr): string | null {
  if (x.kind === 'builtin') return x.name
  if (x.kind !== 'binary') return null
  return x.op === '*' ? 'product' : x.op === '+' || x.op === '-' ? 'sum' : null
}

const isZero = (x: TExpr): boolean => x.kind === 'number' && x.value === 0

interface Parts {
  readonly params: readonly (Local | null)[]
  readonly tests: readonly TExpr[]
}

const tested = ({ binders, tests }: HookRule): Parts => ({ params: binders, tests })

/** When it must be done, whatever the move is. */
const asked = ({ asker, selfTests, cond }: OfferRule): Parts => ({
  params: [asker],
  tests: [...selfTests, ...(cond === null ? [] : [cond])],
})
