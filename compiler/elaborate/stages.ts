import type { Diagnostic, Report } from '../diagnostics/diagnostic.ts'
import type { NameUse } from '../game/name-use.ts'
import type { WordUse } from '../program/program.ts'
import type { Counter } from '../program/ir.ts'
import type { Elaboration } from './context.ts'

/** What a stage of elaboration added to what is gathered over the whole game. */
export interface Stage {
  readonly found: readonly Diagnostic[]
  readonly used: readonly string[]
  readonly uses: readonly NameUse[]
  readonly words: readonly WordUse[]
}

/** What the stages before and after the examples added, and what they reckon with. */
export interface AroundExamples {
  /** What the names in declarations stand for is not part of the first. */
  readonly before: Stage
  readonly after: Stage
  /** The texts of the game when its rules were elaborated. */
  readonly texts: readonly string[]
  /** What is asked of printed cards besides, by the rules and by all. */
  readonly ofDefinitions: { readonly rules: readonly string[]; readonly all: readonly string[] }
  /** The counts that the rules make, and the first number that is left for variables. */
  readonly counters: readonly Counter[]
  readonly nextLocal: number
  /** Whether the examples made no procedures, and named no card that was taken out. */
  readonly isApart: boolean
}

/** Tells the stages of elaboration apart: the rules, the examples, and what is made of all of them. */
export class Stages {
  private readonly found: Diagnostic[] = []
  private readonly pass: Report
  private marks: Mark[] = []
  private texts: readonly string[] = []

  constructor(report: Report) {
    this.pass = report
  }

  readonly report: Report = (diagnostic) => {
    this.found.push(diagnostic)
    this.pass(diagnostic)
  }

  endOfRules(e: Elaboration): void {
    this.texts = [...e.game.texts.all]
    this.mark(e)
  }

  endOfExamples(e: Elaboration): void {
    this.mark(e)
  }

  end(e: Elaboration): AroundExamples {
    this.mark(e)
    const [rules, examples, all] = this.marks
    if (rules === undefined || examples === undefined || all === undefined)
      throw new RangeError('a stage of elaboration was left out')
    const none: Mark = { ...rules, found: 0, used: [], uses: e.game.uses.length, words: 0 }
    return {
      before: this.between(e, none, rules),
      after: this.between(e, examples, all),
      texts: this.texts,
      ofDefinitions: { rules: rules.ofDefinitions, all: examples.ofDefinitions },
      counters: e.counters.slice(0, rules.counters),
      nextLocal: rules.nextLocal,
      isApart: rules.numbered === examples.numbered,
    }
  }

  private mark(e: Elaboration): void {
    this.marks.push({
      found: this.found.length,
      used: [...e.used],
      uses: e.uses.length,
      words: e.words.length,
      ofDefinitions: [...e.ofDefinitions],
      numbered: numberedIn(e),
      counters: e.counters.length,
      nextLocal: e.nextLocal,
    })
  }

  private between(e: Elaboration, from: Mark, to: Mark): Stage {
    const known = new Set(from.used)
    return {
      found: this.found.slice(from.found, to.found),
      used: to.used.filter((name) => !known.has(name)),
      uses: e.uses.slice(from.uses, to.uses),
      words: e.words.slice(from.words, to.words),
    }
  }
}

/** How much there is of what is numbered through the whole game, or joined to it at the end. */
function numberedIn({ procs, sites, lasting, removedUses }: Elaboration): string {
  const laid = Object.values(lasting).map((list: readonly unknown[] | ReadonlySet<string>) => [...list].length)
  return [procs.length, sites.length, removedUses.length, ...laid].join()
}

/** Whether elaboration made nothing of that. */
export const numbersNothing = (e: Elaboration): boolean =>
  numberedIn(e)
    .split(',')
    .every((n) => n === '0')

/** How far what is gathered had got. */
interface Mark {
  readonly found: number
  readonly used: readonly string[]
  readonly uses: number
  readonly words: number
  readonly ofDefinitions: readonly string[]
  readonly numbered: string
  readonly counters: number
  readonly nextLocal: number
}
