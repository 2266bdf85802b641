import type { Decl } from '../../grammar/tree/declarations.ts'
import type { Expr } from '../../grammar/tree/expressions.ts'
import type { Name } from '../../grammar/tree/names.ts'
import type { Change } from './operators.ts'
import { type Part, type Place, wordsOf } from './places.ts'
import { type Question, type Variable, type Vocabulary, boundIn, variableOf, variablesOf } from './vocabulary.ts'

/** So many questions are tried of each variable, both ways. */
const TRIED = 2

/**
 * A rule speaks of fewer than it should: of those alone of whom one thing more is true, or is not, which the rules ask
 * elsewhere of things that come from the same place.
 */
export function narrow({ part }: Place, vocabulary: Vocabulary): Change[] {
  return thingsOf(part, vocabulary).flatMap(({ variable, within }) => {
    const name = variable.name ?? { text: 'one-of-these', span: part.span }
    const it: Expr = { kind: 'name', name: name.text, span: part.span }
    return untried(variable, vocabulary).flatMap(({ words, about }) =>
      [false, true].map((negated) => ({
        edit: { kind: 'exchange', by: within(name, about(it, negated)) } as const,
        what: `only if ${words(name.text, negated)}: ${wordsOf(part.span)}`,
      })),
    )
  })
}

/** What is asked elsewhere of such a thing, and not here. */
function untried({ origins, asked }: Variable, vocabulary: Vocabulary): readonly Question[] {
  const here = new Set(asked.map(({ key }) => key))
  const elsewhere = origins.flatMap((origin) => vocabulary.asked.get(origin) ?? [])
  const once = new Map(elsewhere.map((question) => [question.key, question]))
  return [...once.values()]
    .filter(({ key }) => !here.has(key) && !origins.some((origin) => vocabulary.implied.has(`${key}, ${origin}`)))
    .slice(0, TRIED)
}

/** Something that a rule speaks of by a variable, and the rule with one condition more. */
interface Thing {
  readonly variable: Variable
  readonly within: (name: Name, cond: Expr) => Part
}

function thingsOf(part: Part, vocabulary: Vocabulary): Thing[] {
  if ('phrase' in part && part.phrase !== null) {
    const { phrase } = part
    const within = (name: Name, cond: Expr): Part =>
      ({ ...part, phrase: { ...phrase, name, where: both(phrase.where, cond) } }) as Part
    return [{ variable: variableOf(phrase, vocabulary), within }]
  }
  if (!isSentence(part)) return []
  const within = (_: Name, cond: Expr): Part => ({ ...part, cond: both(part.cond, cond) })
  return boundBy(part, vocabulary).map((variable) => ({ variable, within }))
}

type Sentence = Extract<Decl, { readonly kind: 'modal' | 'hook' | 'except' }>

const isSentence = (part: Part): part is Sentence =>
  part.kind === 'modal' || part.kind === 'hook' || part.kind === 'except'

/** The variables that a sentence binds: where it has several patterns, what one binds the others need not. */
function boundBy(part: Sentence, vocabulary: Vocabulary): Variable[] {
  if (part.kind === 'except') return part.args.flatMap((arg) => boundIn(arg, vocabulary, part.cond, []))
  return part.patterns.length === 1 ? variablesOf(part.patterns, vocabulary, part.cond) : []
}

const both = (cond: Expr | null, and: Expr): Expr =>
  cond === null ? and : { kind: 'binary', op: 'and', left: cond, right: and, span: cond.span }
