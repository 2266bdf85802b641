import type { Code } from '../typescript/code.ts'
import { code } from '../typescript/vocabulary.ts'
import type { TExpr } from '../program/ir.ts'

/** A fact that a test around says to be one constant. */
interface Known {
  readonly fact: string
  readonly constant: string
}

/**
 * TypeScript takes a field that was compared with a constant to hold it up to an assignment in the same function,
 * though what
 * is called in between may change it. Comparisons with another constant in there are written so that they are still
 * asked.
 */
export class Narrowing {
  private readonly known: Known[] = []

  /** Emits what is only carried out, or worked out, where the condition holds (or, with `false`, does not). */
  under<T>(cond: TExpr, holds: boolean, emit: () => T): T {
    const before = this.known.length
    this.learn(cond, holds)
    const made = emit()
    this.known.length = before
    return made
  }

  /** The code of one side of a comparison, wide again where it is taken for another constant than the other side. */
  widened(side: TExpr, other: TExpr | null, of: Code): Code {
    const fact = factOf(side)
    const constant = other === null ? 'none' : constantOf(other)
    if (fact === null || constant === null) return of
    return this.known.some((k) => k.fact === fact && k.constant !== constant) ? code`${of} ‹as number›` : of
  }

  private learn(x: TExpr, holds: boolean): void {
    if (x.kind === 'not') return this.learn(x.operand, !holds)
    if (x.kind === 'builtin' && x.name === 'isNone' && holds) return this.add(x.args[0], null)
    if (x.kind !== 'binary') return
    if (x.op === (holds ? 'and' : 'or')) {
      this.learn(x.left, holds)
      this.learn(x.right, holds)
    } else if (x.op === (holds ? '=' : '!=')) {
      this.add(x.left, x.right)
      this.add(x.right, x.left)
    }
  }

  private add(side: TExpr | undefined, other: TExpr | null): void {
    const fact = side === undefined ? null : factOf(side)
    const constant = other === null ? 'none' : constantOf(other)
    if (fact !== null && constant !== null) this.known.push({ fact, constant })
  }
}

/** A kept fact of the game, or of things that variables stand for. */
function factOf(x: TExpr): string | null {
  if (x.kind !== 'stored' || x.type.set) return null
  const of = x.args.map((arg) => (arg.kind === 'local' ? String(arg.local.id) : null))
  return of.includes(null) ? null : `${x.fact} ${of.join(' ')}`
}

function constantOf(x: TExpr): string | null {
  if (x.kind === 'number') return String(x.value)
  if (x.kind === 'enum') return `${x.enum} ${x.index}`
  return x.kind === 'none' ? 'none' : null
}
