import type { ExprIn, TExpr, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { weakMemo } from '../analyse/memo.ts'
import type { Shortcut } from './shortcuts.ts'
import type { TSentence } from '../program/declarations.ts'
import type { NamedWord } from '../analyse/row.ts'
import { blocksOf, exprsOf, partsOf } from '../analyse/walk.ts'

/** What a test costs to ask: a look at the state, a search, something that is worked out step by step, or a dry run. */
export type Cost = 0 | 1 | 2 | 3

/** A program of which an engine is spared something. */
export interface Spared {
  readonly program: Program
  readonly shortcuts: ReadonlySet<Shortcut>
}

/** Tests change nothing, so that those of a conjunction may be asked in any order: cheap ones first, if `sorts`. */
class Costs {
  private readonly known = new Map<string, Cost>()
  private readonly program: Program
  private readonly sorts: boolean

  constructor(program: Program, sorts: boolean) {
    this.program = program
    this.sorts = sorts
  }

  /** The expressions, cheap ones first, else in their order. */
  sorted(tests: readonly TExpr[]): TExpr[] {
    return this.sortedBy(tests, (t) => this.of(t))
  }

  sortedBy<T>(list: readonly T[], cost: (item: T) => Cost): T[] {
    return this.sorts ? [...list].sort((a, b) => cost(a) - cost(b)) : [...list]
  }

  of(x: TExpr): Cost {
    return dearest([this.itself(x), ...partsOf(x).map((part) => this.of(part))])
  }

  ofAll(tests: readonly TExpr[]): Cost {
    return dearest(tests.map((t) => this.of(t)))
  }

  private itself(x: TExpr): Cost {
    switch (x.kind) {
      case 'query':
      case 'map':
        return 1
      case 'derived':
        return this.ofWord({ kind: 'fact', name: x.fact })
      case 'adjective':
      case 'relation':
        return this.ofWord({ kind: x.kind, name: x.name })
      default:
        x satisfies ExprIn<'leaves' | 'columns' | 'happenings' | 'places' | 'operators' | 'composed' | 'zone'>
        return 0
    }
  }

  /** What it costs to work out what a word means; no more than a look where it is stored. */
  ofWord(word: NamedWord): Cost {
    return this.memo(`${word.kind} ${word.name}`, () => this.meaning(word))
  }

  private meaning({ kind, name }: NamedWord): Cost {
    const { facts, adjectives, relations } = this.program
    switch (kind) {
      case 'fact': {
        const fact = facts.get(name)
        if (fact === undefined) return 0
        const worked = fact.body === null ? [] : [2 as const, this.ofBlock(fact.body)]
        return dearest([
          ...worked,
          ...(fact.value === null ? [] : [this.of(fact.value)]),
          this.ofSentences(fact.excepts),
          this.ofAll(fact.excepts.map((e) => e.value)),
        ])
      }
      case 'adjective':
        return this.ofSentences(adjectives.get(name)?.sentences ?? [])
      case 'relation':
        return this.ofSentences(relations.get(name)?.sentences ?? [])
    }
  }

  private ofSentences(list: readonly TSentence[]): Cost {
    return dearest(list.map((s) => (s.selfDomain === null ? this.ofAll(s.tests) : dearest([1, this.ofAll(s.tests)]))))
  }

  private ofBlock(body: readonly TStmt[]): Cost {
    return dearest(body.flatMap((s) => [this.ofAll(exprsOf(s)), ...blocksOf(s).map((b) => this.ofBlock(b))]))
  }

  private memo(key: string, find: () => Cost): Cost {
    const known = this.known.get(key)
    if (known !== undefined) return known
    this.known.set(key, 0)
    const cost = find()
    this.known.set(key, cost)
    return cost
  }
}

/** What tests of a program cost, worked out when it is first asked for. */
export const costsOf = weakMemo(
  ({ program, shortcuts }: Spared) => new Costs(program, shortcuts.has('cheap-tests-first')),
)

function dearest(costs: readonly Cost[]): Cost {
  return costs.reduce<Cost>((most, cost) => (cost > most ? cost : most), 0)
}
