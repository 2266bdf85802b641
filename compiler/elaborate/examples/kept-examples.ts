import type { ExampleDecl } from '../../../grammar/tree/examples.ts'
import { isAlike } from '../../alike.ts'
import type { TExample } from '../../program/examples.ts'
import type { Elaboration } from '../context.ts'
import { type Apart, findsTheSame } from './apart.ts'

/** What the examples of a game became, for its next version: as many as that one has. */
export class KeptExamples {
  private before = new Map<ExampleDecl, Apart<TExample>>()
  private made = new Map<ExampleDecl, Apart<TExample>>()

  /** What an example became, where the game still answers all that it was asked for it as it did. */
  of(decl: ExampleDecl, e: Elaboration): Apart<TExample> | null {
    const known = this.before.get(decl)
    if (known === undefined) return null
    const isSame = findsTheSame(e, known) && known.questions?.isAnsweredAlike(e.game, isAlike) === true
    return isSame ? known : null
  }

  keep(decl: ExampleDecl, made: Apart<TExample>): void {
    this.made.set(decl, made)
  }

  /** All examples of a version are there: what none of them became is let go. */
  close(): void {
    this.before = this.made
    this.made = new Map()
  }

  get size(): number {
    return this.before.size
  }
}
