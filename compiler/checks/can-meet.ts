import type { Program } from '../program/program.ts'
import type { TExcept } from '../program/declarations.ts'
import type { Local, TExpr } from '../program/ir.ts'
import { keyOf } from '../program/key-of.ts'
import { mentions } from '../analyse/walk.ts'
import { literalsOf, clashIn } from './contradiction.ts'
import { membersClash } from './members-clash.ts'
import { isOfCard } from './of-card.ts'

/** Beyond so many cards only what the text says is compared, not every card. */
const MOST_CARDS = 400

/** What is asked of the parts that a sentence is about. */
export interface Tested {
  readonly params: readonly (Local | null)[]
  readonly tests: readonly TExpr[]
}

/** Whether nothing in the text keeps two sentences about the same from holding at once. */
export function canMeet(program: Program, a: Tested, b: Tested): boolean {
  const tests = [...a.tests, ...asSaidOf(a, b, b.tests)]
  const literals = tests.flatMap((t) => literalsOf(t))
  if (clashIn(program, literals) !== null || membersClash(program, literals)) return false
  const [card] = a.params
  const cards = card?.type.base === 'card' ? [...program.game.definitions.values()] : []
  if (card == null || cards.length === 0 || cards.length > MOST_CARDS) return true
  return cards.some((printed) => tests.every((t) => isOfCard(program, t, card, printed) !== false))
}

/** Whether they set the same value, and whether that hangs on what it is asked of. */
export function sameValue(a: TExcept, b: TExcept): 'no' | 'constant' | 'worked-out' {
  const [value = b.value] = asSaidOf(a, b, [b.value])
  if (keyOf(a.value) !== keyOf(value)) return 'no'
  return a.params.some((local) => mentions(a.value, local)) ? 'worked-out' : 'constant'
}

/** Expressions of one sentence with the names that another has for the same things. */
function asSaidOf(a: Tested, b: Tested, all: readonly TExpr[]): TExpr[] {
  const known = new Map<number, Local>(
    b.params.flatMap((local, i) => {
      const other = a.params[i]
      return local === null || other == null ? [] : [[local.id, other]]
    }),
  )
  return all.map((x) => renamed(x, known))
}

function renamed<T>(x: T, known: ReadonlyMap<number, Local>): T {
  if (Array.isArray(x)) return x.map((each: unknown) => renamed(each, known)) as T
  if (typeof x !== 'object' || x === null) return x
  const parts = Object.entries(x).map(([name, part]: [string, unknown]) => [
    name,
    name === 'local'
      ? (known.get((part as Local).id) ?? part)
      : name === 'span' || name === 'type' || name === 'counter'
        ? part
        : renamed(part, known),
  ])
  return Object.fromEntries(parts) as T
}
