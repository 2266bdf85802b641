import { substituted, withParts } from '../analyse/substituted.ts'
import { holderFact } from '../game/holder.ts'
import type { Type } from '../game/type.ts'
import type { TAdjective, TFact, TSentence } from '../program/declarations.ts'
import type { Local, TExpr } from '../program/ir.ts'
import { localExpr } from '../program/local-expr.ts'
import type { Program } from '../program/program.ts'
import { sideFact } from '../game/side.ts'

/** How often what a word stands for is put in the place of the next, and how much may come of it. */
const [DEEPEST, MOST] = [4, 400]

/** What facts and adjectives that are worked out stand for, put where they are asked for. */
export class SaidInPlace {
  private readonly program: Program
  private readonly known = new WeakMap<TExpr, { readonly said: TExpr | null }>()
  /** Variables that are bound in what is put in place are others at each place. */
  private nextLocal = -1

  constructor(program: Program) {
    this.program = program
  }

  /** What a fact or adjective stands for where it is asked for; null of anything else, and where that is not plain. */
  of(x: TExpr): TExpr | null {
    const before = this.known.get(x)
    if (before !== undefined) return before.said
    const said = this.worked(x)
    const own = said === null ? null : this.withOwnVariables(said, new Map())
    this.known.set(x, { said: own })
    return own
  }

  /** All of an expression in such words; as it is where too much would come of it. */
  throughout(x: TExpr): TExpr {
    let size = 0
    const within = (part: TExpr, deep: number): TExpr => {
      const said = deep > 0 && size < MOST ? this.of(part) : null
      if (said !== null) return within(said, deep - 1)
      size += 1
      return withParts(part, (each) => within(each, deep))
    }
    const said = within(x, DEEPEST)
    return size < MOST ? said : x
  }

  /** Facts or adjectives by name, without those that the other program does not know and that are plain everywhere. */
  without(all: readonly unknown[], other: Program): readonly unknown[] {
    const { game } = this.program
    const askedFor = [holderFact(game), sideFact(game)]
    return all.filter((each) => {
      // Each is looked through as a list as well.
      if (!Array.isArray(each)) return true
      const [name, decl] = each as unknown as readonly [string, TFact | TAdjective]
      // The language asks by itself who holds a card, and who wins together.
      if (askedFor.some((fact) => fact?.name.text === name)) return true
      return 'value' in decl
        ? other.facts.has(name) || !isPlainFact(decl)
        : other.adjectives.has(name) || !isPlainAdjective(decl)
    })
  }

  private worked(x: TExpr): TExpr | null {
    const { facts, adjectives } = this.program
    if (x.kind === 'derived') {
      const fact = facts.get(x.fact)
      if (fact === undefined || fact.value === null || !isPlainFact(fact)) return null
      return isSameType(fact.value.type, x.type) ? saidOf(fact.value, fact.params, x.args) : null
    }
    const decl = x.kind === 'adjective' ? adjectives.get(x.name) : undefined
    if (x.kind !== 'adjective' || decl === undefined || !isPlainAdjective(decl)) return null
    const sentences = decl.sentences.map((sentence) => conditionOf(sentence, x.of))
    return sentences.every((each) => each !== null) ? joined('or', sentences) : null
  }

  private withOwnVariables(x: TExpr, env: ReadonlyMap<Local, TExpr>): TExpr {
    if (x.kind === 'local') return env.get(x.local) ?? x
    if (x.kind !== 'query' && x.kind !== 'map') return withParts(x, (part) => this.withOwnVariables(part, env))
    const local = x.kind === 'query' ? x.domain.local : x.local
    const own: Local = { ...local, id: this.nextLocal-- }
    const inside = new Map([...env, [local, localExpr(own, x.span)] as const])
    const said = withParts(x, (part) => this.withOwnVariables(part, inside))
    if (said.kind === 'query') return { ...said, domain: { ...said.domain, local: own } }
    return said.kind === 'map' ? { ...said, local: own } : said
  }
}

/** Worked out by a value, with no exceptions from it. */
const isPlainFact = ({ value, starts, excepts }: TFact): boolean =>
  value !== null && starts === null && excepts.length === 0

/** Said by sentences that stand on no card, and hold as long as the game goes on. */
const isPlainAdjective = ({ starts, sentences }: TAdjective): boolean =>
  starts === null && sentences.length > 0 && sentences.every(isPlainSentence)

/** Of alternatives: it stands on no card, and holds as long as the game goes on. */
export const isPlainSentence = ({ self, you, selfDomain, lasting, tests }: TSentence): boolean =>
  self === null && you === null && selfDomain === null && lasting === null && tests.length > 0

function conditionOf({ params, tests }: TSentence, of: TExpr): TExpr | null {
  return params.length === 1 ? saidOf(joined('and', tests), params, [of]) : null
}

/** What is said of these things; null where one of them may be none, of which nothing is said. */
function saidOf(x: TExpr, params: readonly Local[], args: readonly TExpr[]): TExpr | null {
  const env = new Map<Local, TExpr>()
  for (const [i, param] of params.entries()) {
    const arg = args[i]
    if (arg === undefined || arg.type.optional || !isSameType(arg.type, param.type)) return null
    env.set(param, arg)
  }
  return args.length === params.length ? substituted(x, env) : null
}

function joined(op: 'and' | 'or', parts: readonly TExpr[]): TExpr {
  return parts.reduce((left, right) => ({ kind: 'binary', op, left, right, type: left.type, span: left.span }))
}

const isSameType = (a: Type, b: Type): boolean =>
  a.base === b.base && a.of === b.of && a.set === b.set && a.list === b.list && a.optional === b.optional
