import type { Local } from '../program/ir.ts'
import type { Type } from '../game/type.ts'

/**
 * One thing. `null` is none; players are seats, cards and effects are numbered as they are made, zones are numbered
 * family by family,
 * values of types and printed cards by their place in the text; a text is what it says.
 */
export type Single = number | boolean | string | null

/** One thing, or several in an order. */
export type Value = Single | readonly Single[]

export function isSeveral(value: Value): value is readonly Single[] {
  return Array.isArray(value)
}

/** One thing counts as a set of itself. */
export function membersOf(value: Value): readonly Single[] {
  return isSeveral(value) ? value : [value]
}

/** What is said of something that is not there, and what a variable holds before it is given a value. */
export function nothing(type: Type): Value {
  return type.set ? [] : type.base === 'truth' ? false : null
}

/** Texts are alike when they are so after this. */
export function spelling(text: string): string {
  return text.normalize('NFKC')
}

/** `none` equals nothing, not even itself. */
export function sameValue(a: Value, b: Value): boolean {
  return a !== null && a === b
}

/** Whether two sets have the same members, each as often. */
export function sameMembers(a: readonly Single[], b: readonly Single[]): boolean {
  return a.length === b.length && lessCopies(a, b).length === 0
}

/** The members of a list without one copy for each of another. */
export function lessCopies(a: readonly Single[], b: readonly Single[]): readonly Single[] {
  const gone = [...b]
  return a.filter((x) => {
    const at = gone.indexOf(x)
    if (at >= 0) gone.splice(at, 1)
    return at < 0
  })
}

/** Both together: of lists all copies, of sets each member once. */
export function together(a: readonly Single[], b: readonly Single[], list: boolean): readonly Single[] {
  return [...a, ...(list ? b : b.filter((x) => !a.includes(x)))]
}

/** The first without the second: of lists a copy for each copy. */
export function without(a: readonly Single[], b: readonly Single[], list: boolean): readonly Single[] {
  return list ? lessCopies(a, b) : a.filter((x) => !b.includes(x))
}

/** The variables of a text, or of a rule, and what they hold. */
export class Env {
  private readonly held = new Map<number, Value>()
  /** Around a member of what happens at the same time, which has only some variables of its own. */
  private around: { readonly env: Env; readonly own: ReadonlySet<number> } | null = null

  constructor(locals: readonly Local[] = [], values: readonly Value[] = []) {
    for (const [i, local] of locals.entries()) this.set(local, values[i] ?? null)
  }

  /** The variables of one member: its own, and those of the text around, which it shares with all. */
  ofMember(own: readonly Local[]): Env {
    const member = new Env()
    member.around = { env: this, own: new Set(own.map(({ id }) => id)) }
    return member
  }

  get(local: Local): Value {
    const value = this.holding(local).get(local.id)
    return value === undefined ? nothing(local.type) : value
  }

  set(local: Local, value: Value): void {
    this.holding(local).set(local.id, value)
  }

  private holding(local: Local): Map<number, Value> {
    const { around } = this
    if (around === null || around.own.has(local.id) || this.held.has(local.id)) return this.held
    return around.env.holding(local)
  }

  /** What `work` gives while the variable holds the value. */
  having<T>(local: Local, value: Value, work: () => T): T {
    const before = this.held.get(local.id)
    this.held.set(local.id, value)
    const result = work()
    if (before === undefined) this.held.delete(local.id)
    else this.held.set(local.id, before)
    return result
  }
}
