import type { ExprIn, Local, TExpr } from '../program/ir.ts'
import { partsOf } from '../analyse/walk.ts'
import type { Program } from '../program/program.ts'
import type { TFact, TSentence } from '../program/declarations.ts'

/**
 * What is the same in every state of a game, like a text joined from all printed names, is worked out once for each
 * thing asked.
 */
export class Constants {
  private readonly known = new Map<string, boolean>()
  private readonly program: Program

  constructor(program: Program) {
    this.program = program
  }

  /**
   * Whether the answers are kept: texts and sets of them that take a search to find, of things that no state changes.
   */
  keeps(fact: TFact): boolean {
    const { value } = fact
    return (
      value !== null &&
      value.type.base === 'text' &&
      fact.params.length <= 2 &&
      !fact.params.some((p) => p.type.set) &&
      searches(value) &&
      this.fact(fact)
    )
  }

  private fact(fact: TFact): boolean {
    return this.memo(
      `fact ${fact.name}`,
      () =>
        fact.body === null &&
        fact.params.every((p) => isSteady(p)) &&
        (fact.value === null || this.of(fact.value)) &&
        fact.excepts.every((x) => this.sentence(x) && this.of(x.value)),
    )
  }

  private sentence(s: TSentence): boolean {
    return (
      s.lasting === null &&
      s.selfDomain === null &&
      s.params.every((p) => isSteady(p)) &&
      s.tests.every((t) => this.of(t))
    )
  }

  private of(x: TExpr): boolean {
    switch (x.kind) {
      case 'stored':
      case 'zone':
      case 'inZone':
      case 'zoneIs':
      case 'option':
      case 'optionIs':
      case 'times':
      case 'can':
        return false
      case 'local':
        return isSteady(x.local)
      case 'printed':
        return x.of.type.base === 'definition' && this.of(x.of)
      case 'derived':
        return this.namedFact(x.fact) && x.args.every((a) => this.of(a))
      case 'adjective':
        return (
          this.memo(`adjective ${x.name}`, () =>
            (this.program.adjectives.get(x.name)?.sentences ?? []).every((s) => this.sentence(s)),
          ) && this.of(x.of)
        )
      case 'relation':
        return (
          this.memo(`relation ${x.name}`, () =>
            (this.program.relations.get(x.name)?.sentences ?? []).every((s) => this.sentence(s)),
          ) &&
          this.of(x.left) &&
          this.of(x.right)
        )
      case 'builtin':
        return STEADY.has(x.name) && x.args.every((a) => this.of(a))
      case 'query':
        return (
          (x.domain.set === null ? isSteady(x.domain.local) && x.domain.local.type.base !== 'effect' : true) &&
          partsOf(x).every((p) => this.of(p))
        )
      default:
        x satisfies ExprIn<'literals' | 'composed' | 'binary' | 'map' | 'not'>
        return partsOf(x).every((p) => this.of(p))
    }
  }

  private namedFact(name: string): boolean {
    const fact = this.program.facts.get(name)
    return fact !== undefined && this.program.game.facts.get(name)?.stored === false && this.fact(fact)
  }

  private memo(key: string, find: () => boolean): boolean {
    const known = this.known.get(key)
    if (known !== undefined) return known
    this.known.set(key, false)
    const found = find()
    this.known.set(key, found)
    return found
  }
}

/** What the language works out from its arguments alone. */
const STEADY: ReadonlySet<string> = new Set([
  'count',
  'sum',
  'empty',
  'isNone',
  'first',
  'last',
  'highest',
  'lowest',
  'highestOf',
  'lowestOf',
  'copies',
  'distinct',
  'sortedBy',
  'name',
  'joined',
  'joinedSet',
  'contains',
  'length',
])

const isSteady = ({ type }: Local): boolean => ['number', 'truth', 'definition', 'text', 'enum'].includes(type.base)

function searches(x: TExpr): boolean {
  return x.kind === 'query' || x.kind === 'map' || partsOf(x).some(searches)
}
