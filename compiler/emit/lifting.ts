import type { ExprIn, Local, TExpr } from '../program/ir.ts'
import { type Code, lines } from '../typescript/code.ts'
import { code } from '../typescript/vocabulary.ts'
import type { Emitter, Names } from './emitter.ts'
import { emitExpr } from './expr.ts'

/**
 * Loop-invariant code motion: what a test compares with and what is the same for every member of a loop is worked out
 * once, before it. Only what has a value in every state is lifted, since tests before it might have kept it from being
 * asked.
 */
export class Lifting {
  private readonly declared: Code[] = []
  private readonly em: Emitter
  private readonly names: Names
  private readonly looped: readonly Local[]

  constructor(em: Emitter, names: Names, looped: readonly Local[]) {
    this.em = em
    this.names = names
    this.looped = looped
  }

  /** The tests as they are asked inside of the loop. */
  lifted(tests: readonly TExpr[]): TExpr[] {
    return this.em.shortcuts.has('loop-invariants') ? tests.map((test) => this.inTest(test)) : [...tests]
  }

  /** What stands before the loop. */
  get declarations(): Code {
    return lines(this.declared)
  }

  private inTest(x: TExpr): TExpr {
    if (x.kind === 'not') return { ...x, operand: this.inTest(x.operand) }
    if (x.kind !== 'binary') return x
    const inside = (side: TExpr): TExpr =>
      x.op === 'and' || x.op === 'or' ? this.inTest(side) : this.isWorthwhile(side) ? this.lift(side) : side
    return { ...x, left: inside(x.left), right: inside(x.right) }
  }

  private lift(x: TExpr): TExpr {
    const before = emitExpr(this.em, this.names, x)
    const variable = this.names.fresh(wishOf(x))
    const local: Local = { id: -1 - this.declared.length, name: variable.wish, type: x.type }
    this.declared.push(code`const ${variable} = ${before}`)
    this.names.alias(local, variable)
    return { kind: 'local', local, type: x.type, span: x.span }
  }

  private isWorthwhile(x: TExpr): boolean {
    return ['stored', 'printed', 'builtin'].includes(x.kind) && !x.type.set && this.hasValue(x)
  }

  /** Whether it is the same for every member, and has a value in every state. */
  private hasValue(x: TExpr): boolean {
    switch (x.kind) {
      case 'local':
        return !this.looped.includes(x.local)
      case 'stored':
        return x.args.every((arg) => this.isThere(arg))
      case 'printed':
        return this.hasValue(x.of)
      case 'builtin':
        return ['topOne', 'count', 'owner'].includes(x.name) && x.args.every((arg) => this.hasValue(arg))
      case 'zone':
        return !x.family && (x.key === null || this.isThere(x.key))
      default:
        x satisfies ExprIn<
          | 'literals'
          | 'options'
          | 'sentences'
          | 'derived'
          | 'happenings'
          | 'places'
          | 'ranges'
          | 'operators'
          | 'composed'
        >
        return false
    }
  }

  private isThere(x: TExpr): boolean {
    return x.kind === 'local' && !x.type.optional && this.hasValue(x)
  }
}

/** What the variable would like to be called. */
function wishOf(x: TExpr): string {
  if (x.kind === 'stored') return x.fact
  return x.kind === 'printed' ? `${x.name}-there` : 'there'
}
