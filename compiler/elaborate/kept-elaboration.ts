import type { Diagnostic, Report } from '../diagnostics/diagnostic.ts'
import type { Game } from '../game/model.ts'
import { saysTheSame, withSameParts } from '../game/same-parts.ts'
import { TextTable } from '../game/texts.ts'
import type { Program } from '../program/program.ts'
import { type Elaboration, newElaboration } from './context.ts'
import { elaborateExamples } from './examples/examples.ts'
import { KeptExamples } from './examples/kept-examples.ts'
import { type AroundExamples, type Stage, numbersNothing } from './stages.ts'

/** What elaboration made of a version of a game. */
interface Made {
  /** The game as it was handed to elaboration, which takes out what it does without. */
  readonly game: Game
  readonly program: Program
  readonly around: AroundExamples
}

/**
 * What elaborations of one game leave to the next, after an edit: what the last one made, and no more. Where only
 * examples have changed, its rules are not elaborated again.
 */
export class KeptElaboration {
  readonly examples = new KeptExamples()
  /** Whether what only the examples of the first version had counted is counted in all, so that rules stay the same. */
  private readonly countsOn: boolean
  private before: Game | null = null
  private made: Made | null = null

  constructor({ countsOn = false }: { readonly countsOn?: boolean } = {}) {
    this.countsOn = countsOn
  }

  /** The game with what its last version has as well as the very same. */
  sameParts(game: Game): Game {
    const same = this.before === null ? game : withSameParts(game, this.before)
    this.before = { ...same, events: new Map(same.events) }
    return same
  }

  keep(program: Program, around: AroundExamples): void {
    this.made = this.before === null ? null : { game: this.before, program, around }
  }

  /**
   * The program of a game whose rules are those of the last one that was elaborated; null where they are not, or where
   * its examples make a difference to them.
   */
  withExamplesOf(game: Game, report: Report): Program | null {
    const { made } = this
    if (made === null || !made.around.isApart || !saysTheSame(game, made.game)) return null
    const { before, after, texts, ofDefinitions, counters, nextLocal } = made.around
    const whole = { ...game, events: made.program.game.events, texts: new TextTable(texts) }
    const found: Diagnostic[] = []
    const e = newElaboration(whole, (d) => void found.push(d))
    add(e, before)
    e.counters.push(...counters)
    e.nextLocal = nextLocal
    for (const name of ofDefinitions.rules) e.ofDefinitions.add(name)
    const examples = elaborateExamples(e, this.examples)
    if (!numbersNothing(e) || !this.isKnown(e.counters, made.program.counters)) return null
    if (!this.isKnown([...e.ofDefinitions], ofDefinitions.all)) return null
    add(e, after)
    for (const d of found) report(d)
    const program = { ...made.program, game: whole, examples, used: e.used, uses: e.uses, words: e.words }
    this.made = { ...made, program }
    return program
  }

  /** Whether what examples ask for is what those before them did; or, where that stays, whether it is there. */
  private isKnown(asked: readonly unknown[], before: readonly unknown[]): boolean {
    const isThere = asked.every((each, i) => each === before[i])
    return isThere && (this.countsOn || asked.length === before.length)
  }

  get size(): number {
    return this.examples.size
  }
}

function add(e: Elaboration, { found, used, uses, words }: Stage): void {
  for (const d of found) e.report(d)
  for (const name of used) e.used.add(name)
  e.uses.push(...uses)
  e.words.push(...words)
}
