import { type Node, isNode } from '../../compiler/game/names-in.ts'
import type { Decl, File } from '../../grammar/tree/declarations.ts'
import type { Expr, Pattern, PatternArg, Phrase } from '../../grammar/tree/expressions.ts'
import type { Name } from '../../grammar/tree/names.ts'

/** A question that can be put to a variable: `is face-up`, `suit of … = ♦`. */
export interface Question {
  /** What tells it from others. */
  readonly key: string
  readonly words: (variable: string, negated: boolean) => string
  readonly about: (variable: Expr, negated: boolean) => Expr
}

/** Where a variable comes from: `in hand`, `to of move`. Things from one place are asked the same questions. */
export type Origin = string

/** What the rules of a game ask of things, and where these can lie: what a break may say instead. */
export interface Vocabulary {
  readonly adjectives: ReadonlySet<string>
  readonly zones: ReadonlySet<string>
  /** Values of declared types: a comparison with anything else hangs on what stands around it. */
  readonly values: ReadonlySet<string>
  /** The questions that the rules put to what comes from there, most frequent first. */
  readonly asked: ReadonlyMap<Origin, readonly Question[]>
  /** `word, zone`, where being in the zone is enough to be called so. */
  readonly implied: ReadonlySet<string>
  /** For each zone another one with as many owners; none for a zone that has none beside it. */
  readonly beside: ReadonlyMap<string, string>
}

export function vocabularyOf(files: readonly File[]): Vocabulary {
  const decls = files.flatMap(({ items }) => items.flatMap(withRules)).filter(({ kind }) => kind !== 'example')
  const known = {
    adjectives: new Set(decls.flatMap((each) => (each.kind === 'adjective' ? [each.name.text] : []))),
    values: new Set(decls.flatMap((each) => (each.kind === 'type' ? each.values.map(({ text }) => text) : []))),
    zones: new Set(decls.flatMap((each) => (each.kind === 'zone' ? [each.name.text] : []))),
  }
  return {
    ...known,
    asked: askedIn(decls, known),
    implied: new Set(decls.flatMap(impliedBy)),
    beside: zonesBeside(decls),
  }
}

function withRules(decl: Decl): readonly Decl[] {
  if (decl.kind === 'overlay') return decl.verb === 'replace' ? [decl.decl] : []
  return [decl]
}

type Known = Pick<Vocabulary, 'adjectives' | 'zones' | 'values'>

/** A variable of a phrase or sentence, where it comes from, and what is asked of it there. */
export interface Variable {
  /** Null where the rules needed no name. */
  readonly name: Name | null
  readonly origins: readonly Origin[]
  readonly asked: readonly Question[]
}

/** What a phrase goes through: of its zones. */
export function variableOf(phrase: Phrase, known: Known, cond: Expr | null = null): Variable {
  const { name, type, where } = phrase
  const own = known.adjectives.has(type.text) ? [isWord(type.text)] : []
  const asked = questionsIn([where, cond], name?.text ?? '', known)
  return { name, origins: zonesIn(phrase.in, known.zones), asked: [...own, ...asked] }
}

/** What the patterns of a sentence bind: of their events and zones. */
export function variablesOf(patterns: readonly Pattern[], known: Known, cond: Expr | null): Variable[] {
  return patterns.flatMap(({ event, args }) =>
    args.flatMap(({ role, arg }) => boundIn(arg, known, cond, [`${role} of ${event.text}`])),
  )
}

export function boundIn(arg: PatternArg, known: Known, cond: Expr | null, origins: readonly Origin[]): Variable[] {
  if (arg.kind !== 'bind' || arg.set === true || arg.phrase.name === null) return []
  const one = variableOf(arg.phrase, known, cond)
  return [{ ...one, origins: [...origins, ...one.origins] }]
}

function zonesIn(expr: Expr | null, zones: ReadonlySet<string>): Origin[] {
  const found = new Set<Origin>()
  walk(expr, (node) => {
    const name = node['kind'] === 'of' ? (node['name'] as Name).text : node['kind'] === 'name' ? node['name'] : null
    if (typeof name === 'string' && zones.has(name)) found.add(`in ${name}`)
  })
  return [...found]
}

/** The questions about a variable in conditions. */
function questionsIn(conds: readonly (Expr | null)[], variable: string, known: Known): Question[] {
  const found: Question[] = []
  walk(conds, (node) => {
    const question = questionOf(node as unknown as Expr, variable, known)
    if (question !== null) found.push(question)
  })
  return found
}

function questionOf(expr: Expr, variable: string, { values }: Known): Question | null {
  const isIt = (each: Expr | undefined): boolean => each?.kind === 'name' && each.name === variable
  if (expr.kind === 'is' && isIt(expr.left)) return isWord(expr.name.text)
  if (expr.kind !== 'binary' || (expr.op !== '=' && expr.op !== '!=')) return null
  const { left, right } = expr
  if (left.kind !== 'of' || left.args.length !== 1 || !isIt(left.args[0])) return null
  const isConstant = right.kind === 'none' || (right.kind === 'name' && values.has(right.name))
  return isConstant ? isValue(left.name, right) : null
}

const isWord = (word: string): Question => ({
  key: `is ${word}`,
  words: (variable, negated) => `${variable} is ${negated ? 'not ' : ''}${word}`,
  about: (left, negated) => ({ kind: 'is', left, name: { text: word, span: left.span }, negated, span: left.span }),
})

type Said = Expr & { readonly kind: 'name' | 'none' }

const saidOf = (value: Said): string => (value.kind === 'name' ? value.name : 'none')

const isValue = (fact: Name, value: Said): Question => ({
  key: `${fact.text} = ${saidOf(value)}`,
  words: (variable, negated) => `${fact.text} of ${variable} ${negated ? '!=' : '='} ${saidOf(value)}`,
  about: (variable, negated) => {
    const { span } = variable
    const left: Expr = { kind: 'of', name: fact, args: [variable], span }
    return { kind: 'binary', op: negated ? '!=' : '=', left, right: value, span }
  },
})

/** `card c is on-field if c in monsters or …` */
function impliedBy(decl: Decl): string[] {
  if (decl.kind !== 'adjective') return []
  const zonesOf = (expr: Expr | null): string[] => {
    if (expr?.kind !== 'binary') return []
    if (expr.op === 'or') return [...zonesOf(expr.left), ...zonesOf(expr.right)]
    return expr.op === 'in' && expr.right.kind === 'name' ? [expr.right.name] : []
  }
  return zonesOf(decl.cond).map((zone) => `is ${decl.name.text}, in ${zone}`)
}

function askedIn(decls: readonly Decl[], known: Known): ReadonlyMap<Origin, readonly Question[]> {
  const counted = new Map<Origin, Map<string, { readonly question: Question; times: number }>>()
  const count = ({ origins, asked }: Variable): void => {
    for (const origin of origins)
      for (const question of asked) {
        const there = counted.get(origin) ?? new Map<string, { readonly question: Question; times: number }>()
        const entry = there.get(question.key) ?? { question, times: 0 }
        entry.times++
        counted.set(origin, there.set(question.key, entry))
      }
  }
  walk(decls, (node) => {
    if (isNode(node['phrase'])) count(variableOf(node['phrase'] as unknown as Phrase, known))
    if (Array.isArray(node['patterns']) && 'cond' in node)
      variablesOf(node['patterns'] as Pattern[], known, node['cond'] as Expr | null).forEach(count)
  })
  const inOrder = (entries: ReadonlyMap<string, { readonly question: Question; times: number }>): Question[] =>
    [...entries.values()].sort((a, b) => b.times - a.times).map(({ question }) => question)
  return new Map([...counted].map(([origin, entries]) => [origin, inOrder(entries)]))
}

function walk(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) for (const each of node) walk(each, see)
  if (!isNode(node)) return
  see(node)
  for (const [key, child] of Object.entries(node)) if (key !== 'span' && key !== 'cites') walk(child, see)
}

/** The zones with as many owners as a zone has: the one declared after it stands beside it, or else the first. */
function zonesBeside(decls: readonly Decl[]): ReadonlyMap<string, string> {
  const zones = decls.flatMap((each) => (each.kind === 'zone' && each.holds === 'cards' ? [each] : []))
  return new Map(
    zones.flatMap(({ name, key }) => {
      const alike = zones.filter((each) => (each.key === null) === (key === null)).map((each) => each.name.text)
      const other = alike[(alike.indexOf(name.text) + 1) % alike.length]
      return other === undefined || other === name.text ? [] : [[name.text, other] as const]
    }),
  )
}
