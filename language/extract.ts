import type { CheckResult } from '../compiler/compile.ts'
import { type Entry, handlesOf } from '../compiler/game/entry.ts'
import type { Game } from '../compiler/game/model.ts'
import { type BaseType, type Type, CARD, PLAYER, show } from '../compiler/game/type.ts'
import { usesOf } from '../compiler/uses-of.ts'
import { stretched, type Span, spanText, spanWithin } from '../grammar/source-file.ts'
import type { Expr } from '../grammar/tree/expressions.ts'
import { type CheckedPlace, askAboutExpression } from './ask-checker.ts'
import type { Refactoring } from './refactoring.ts'
import { type Selected, type Selection, selectedExpression } from './selected-expression.ts'
import { walkSyntax } from './walk-syntax.ts'

/** Types that no declaration can give a fact. */
const UNSAID: ReadonlySet<BaseType> = new Set(['unknown', 'none', 'option'])

/** A variable that an expression takes from around it: how the new declaration says it, and how its use. */
interface Taken {
  readonly type: Type
  readonly inside: string
  readonly outside: string
}

/**
 * The selected expression as a declaration of its own, of the variables that it takes from around it: a truth about one
 * thing becomes an adjective, all else a fact. Nothing where no expression of a rule is selected.
 */
export function extract(checked: CheckResult, text: string, selection: Selection): readonly Refactoring[] {
  const { resolution } = checked
  if (resolution === null || selection.from === selection.to) return []
  const rules = resolution.entries.filter(({ decl }) => decl.kind !== 'example' && decl.kind !== 'card')
  const selected = selectedExpression(rules, text, selection)
  if (selected === null) return []
  const asked = askAboutExpression(resolution, selected.entry, selected.expression)
  if (asked === null || UNSAID.has(asked.type.base) || isName(selected.expression, resolution.game)) return []
  const name = freeName(resolution.entries, asked)
  const taken = takenBy(checked, selected.expression, asked)
  if (!taken.every(({ type }) => isOne(type))) return []
  const [only, ...others] = taken
  const isAdjective =
    asked.type.base === 'truth' &&
    !asked.type.set &&
    only !== undefined &&
    only.type.base !== 'truth' &&
    others.length === 0
  const said = written(selected.expression, taken)
  const declared = isAdjective
    ? `${show(only.type)} ${only.inside} is ${name} if ${said}`
    : `${name}${ofList(taken.map(({ type, inside }) => `${show(type)} ${inside}`))}: ${show(asked.type)} = ${said}`
  const used = isAdjective
    ? within(`${only.outside} is ${name}`, selected)
    : `${name}${ofList(taken.map(({ outside }) => outside))}`
  return [
    {
      title: `extract ${isAdjective ? 'an adjective' : 'a fact'}`,
      kind: 'extract',
      edits: [
        { span: aboveSentence(selected.entry, text), replacement: `${clausesOf(selected.entry)}${declared}\n\n` },
        { span: selected.expression.span, replacement: used },
      ],
      creates: null,
    },
  ]
}

/** Names of variables, and of zones, which are more than the cards in them, have a name already. */
function isName(expression: Expr, { zones }: Game): boolean {
  const { kind } = expression
  if (kind === 'of') return zones.has(expression.name.text)
  return kind === 'name' || kind === 'this' || kind === 'you' || kind === 'none' || kind === 'truth'
}

/** Declarations are of one thing each, which is there. */
const isOne = ({ base, set, optional }: Type): boolean => !set && !optional && !UNSAID.has(base)

const ofList = (all: readonly string[]): string =>
  all.length === 0 ? '' : ` of ${all.length === 1 ? all[0] : `(${all.join(', ')})`}`

/** `and`, `or` and what stands by itself take a truth as it is; what else there is around it would bind closer. */
function within(said: string, { around }: Selected): string {
  const isLoose = around === null || (around.kind === 'binary' && (around.op === 'and' || around.op === 'or'))
  const opens = around?.kind === 'quantified' || around?.kind === 'times' || around?.kind === 'if'
  return isLoose || opens ? said : `(${said})`
}

function freeName(entries: readonly Entry[], { locals }: CheckedPlace): string {
  const taken = new Set([
    ...locals.map(({ name }) => name),
    ...entries.flatMap(({ decl }) =>
      ['values' in decl ? decl.values.map(({ text }) => text) : [], handlesOf(decl)].flat(),
    ),
  ])
  let [name, n] = ['extracted', 1]
  while (taken.has(name)) name = `extracted-${(n += 1)}`
  return name
}

/** Each variable once; `this` and `you` get names, as they mean nothing outside of texts. */
function takenBy(checked: CheckResult, expression: Expr, { locals, hasThis, hasYou }: CheckedPlace): readonly Taken[] {
  const { span } = expression
  const reached = new Map(locals.map(({ name, type }) => [name, type]))
  const taken = new Map<string, Taken>()
  for (const use of usesOf(checked)) {
    if (use.kind !== 'variable' || !spanWithin(use.span, span) || spanWithin(use.declared, span)) continue
    const said = spanText(use.span)
    const type = reached.get(said)
    if (type !== undefined) taken.set(said, { type, inside: said, outside: said })
  }
  const names = new Set([...reached.keys(), ...boundIn(checked, expression)])
  const fresh = (name: string): string => {
    let [free, n] = [name, 1]
    while (names.has(free)) free = `${name}-${(n += 1)}`
    return free
  }
  const words = new Set(wordsIn(expression).map(({ kind }) => kind))
  if (hasThis && words.has('this')) taken.set('this', { type: CARD, inside: fresh('c'), outside: 'this' })
  if (hasYou && words.has('you')) taken.set('you', { type: PLAYER, inside: fresh('p'), outside: 'you' })
  return [...taken.values()]
}

/** What the expression calls by names of its own. */
const boundIn = (checked: CheckResult, { span }: Expr): readonly string[] =>
  usesOf(checked).flatMap(({ kind, declared }) =>
    kind === 'variable' && spanWithin(declared, span) ? [spanText(declared).split(/\s+/).at(-1) ?? ''] : [],
  )

/** Where `this` and `you` stand in an expression. */
function wordsIn(expression: Expr): readonly { readonly kind: 'this' | 'you'; readonly span: Span }[] {
  const found: { readonly kind: 'this' | 'you'; readonly span: Span }[] = []
  walkSyntax(expression, (node) => {
    const { kind, span } = node as { readonly kind?: unknown; readonly span: Span }
    if (kind === 'this' || kind === 'you') found.push({ kind, span })
  })
  return found
}

/** The expression as the declaration has it, in one line unless there are comments in it, which go on to the end of theirs. */
function written(expression: Expr, taken: readonly Taken[]): string {
  const { start } = expression.span
  const text = wordsIn(expression)
    .toReversed()
    .reduce((said, { kind, span }) => {
      const name = taken.find(({ outside }) => outside === kind)?.inside ?? kind
      return said.slice(0, span.start - start) + name + said.slice(span.end - start)
    }, spanText(expression.span))
  return text.includes('--') ? text : text.replaceAll(/\s*\n\s*/g, ' ')
}

const clausesOf = ({ decl: { cites } }: Entry): string =>
  cites.length === 0 ? '' : `[${[...new Set(cites.map(({ text }) => text))].join(', ')}] `

/** The beginning of the line at the margin that begins what holds a sentence, or of the comment above. */
function aboveSentence({ decl: { span } }: Entry, text: string): Span {
  let start = text.lastIndexOf('\n', span.start - 1) + 1
  while (start > 0 && (/\s/.test(text[start] ?? '') || isComment(lineBefore(text, start))))
    start -= lineBefore(text, start).length + 1
  return stretched(span, { start, end: start })
}

const lineBefore = (text: string, start: number): string => text.slice(text.lastIndexOf('\n', start - 2) + 1, start - 1)

const isComment = (line: string): boolean => line.trimStart().startsWith('--')
