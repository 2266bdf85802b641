import type { Effects } from '../analyse/effects.ts'
import { type Footprints, partByOrder } from '../analyse/footprint.ts'
import { isOfferWithin } from '../analyse/idle-duties.ts'
import { mentions } from '../analyse/walk.ts'
import { type Span, spanText } from '../../grammar/source-file.ts'
import { JoinedVariants } from '../game/joined-variants.ts'
import type { Resolution } from '../game/resolve.ts'
import { doTheSame } from '../equivalence/to-the-letter.ts'
import { makesUntrue } from '../equivalence/untrue-by-then.ts'
import type { TExcept } from '../program/declarations.ts'
import type { HookRule, OfferRule, TExpr } from '../program/ir.ts'
import type { TAskedAudience, TAudience, ToldTest } from '../program/presentation.ts'
import type { Program } from '../program/program.ts'
import { canMeet, sameValue, type Tested } from './can-meet.ts'

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
  if (hooksMeet(means.program, a, b)) return !partByOrder(ofA, ofB)
  const stays = (one: HookRule, other: HookRule): boolean =>
    !means.footprints.of(other).asks.meets(means.footprints.of(one).written) || makesNever(one, other)
  return stays(a, b) && stays(b, a)
}

/** Whether two rules around an event may both apply to one of its kind. */
export const hooksMeet = (program: Program, a: HookRule, b: HookRule): boolean => canMeet(program, tested(a), tested(b))

/** Whether it never hangs on their order which of two rules happens instead of an event, or what that comes to. */
export const replacementsCommute = (program: Program, a: HookRule, b: HookRule): boolean =>
  !hooksMeet(program, a, b) || doTheSame(a, b)

/** Of two that must be done the first decides only where no move is both. */
export function dutiesCommute(program: Program, a: OfferRule, b: OfferRule): boolean {
  if (!a.at.some((moment) => b.at.includes(moment)) || isOfferWithin(a, b) || isOfferWithin(b, a)) return true
  return !canMeet(program, asked(a), asked(b))
}

/** Of who alone is told of an event, or asked, the last line that fits decides. */
export const audiencesCommute = (a: ToldAlone, b: ToldAlone): boolean =>
  spanText(a.span) === spanText(b.span) ||
  a.fits.some((one) => b.fits.some((other) => one.part === other.part && keptApart(one, other)))

/** The same of who alone is told of a question. */
export const questionsCommute = (a: TAskedAudience, b: TAskedAudience): boolean =>
  spanText(a.span) === spanText(b.span) ||
  a.asks !== b.asks ||
  a.at.name !== b.at.name ||
  (a.what !== null && b.what !== null && a.what.name !== b.what.name)

type ToldAlone = Pick<TAudience, 'fits' | 'span'>

const keptApart = (a: ToldTest, b: ToldTest): boolean =>
  ('zone' in a && 'zone' in b && a.zone !== b.zone) || ('value' in a && 'value' in b && a.value !== b.value)

/**
 * Whether two exceptions of one fact come to the same in either order. What sets a value goes before all others
 * wherever it stands, and of those that set one only one can hold (HR0501), but where variants are joined in an order
 * (`isOrdered`), or cards bear them.
 */
export function exceptionsCommute(
  { program, isOrdered = false }: { readonly program: Program; readonly isOrdered?: boolean },
  about: string,
  a: TExcept,
  b: TExcept,
): boolean {
  if (!canMeet(program, a, b)) return true
  if (a.op === b.op && sameValue(a, b) !== 'no') return true
  if (a.op === '=' && b.op === '=') return !isOrdered && a.selfDomain === null && b.selfDomain === null
  if (a.op === '=' || b.op === '=') return true
  const type = program.game.facts.get(about)?.type
  // Whom a card is open to is a set as well; what joins a set stands in it in the order in which it joined.
  if (type === undefined || type.set) return a.op === '-=' && b.op === '-=' && type?.list !== true
  const kind = shiftOf(a)
  return kind !== null && kind === shiftOf(b)
}

/** The same of what is written, by where it stands; false where it is not known of which fact that is. */
export function writtenExceptionsCommute(program: Program, resolution: Resolution): (a: Span, b: Span) => boolean {
  const variants = new JoinedVariants(resolution.modules)
  const facts = [...program.facts.values(), { declared: 'viewers', excepts: program.viewers }]
  const written = facts.map(({ declared, excepts }) => ({
    declared,
    excepts: new Map(excepts.map((each) => [placeOf(each.span), each])),
  }))
  return (a, b) => {
    const isOrdered = variants.between(a, b).kind === 'ordered'
    const both = written.flatMap(({ declared, excepts }) => {
      const [one, other] = [excepts.get(placeOf(a)), excepts.get(placeOf(b))]
      return one === undefined || other === undefined ? [] : [{ declared, one, other }]
    })
    const commute = both.map(({ declared, one, other }) =>
      exceptionsCommute({ program, isOrdered }, declared, one, other),
    )
    return commute.length > 0 && !commute.includes(false)
  }
}

const placeOf = ({ file, start }: Span): string => `${start} ${file.path}`

/** Shifts of one kind come to the same in either order; null where it is of none. */
function shiftOf({ op, value, otherwise }: TExcept): string | null {
  if (op === '+=' || op === '-=') return 'sum'
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

const tested = ({ binders, tests }: HookRule): Tested => ({ params: binders, tests })

/** When it must be done, whatever the move is. */
const asked = ({ asker, selfTests, cond }: OfferRule): Tested => ({
  params: [asker],
  tests: [...selfTests, ...(cond === null ? [] : [cond])],
})
