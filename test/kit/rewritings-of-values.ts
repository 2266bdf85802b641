import { parseFile } from '../../compiler/syntax/parse.ts'
import type { Decl } from '../../grammar/tree/declarations.ts'
import type { Expr } from '../../grammar/tree/expressions.ts'

/** A text in another order or in other words; null where there is no place for that. */
export type Rewriting = (text: string, pick: (below: number) => number) => string | null

type Of<K extends Expr['kind']> = Extract<Expr, { readonly kind: K }>

/** What is said of an expression instead, with its parts in words; every fourth time by chance what is a little off. */
type Say<X> = (x: X, means: Means) => string | null

interface Means {
  /** A part as it stands, in brackets. */
  readonly said: (x: Expr) => string
  readonly pick: (below: number) => number
  /** A number now and then off by one. */
  readonly off: (n: number) => number
}

/** Values said in other ways, which mean the same but for the few that are off by one. */
export const OF_VALUES: Readonly<Record<string, Rewriting>> = {
  'cases one by one': at('case', ({ subject, arms, otherwise }, { said }) => {
    const cases = arms.map(({ when, value }) => `${said(value)} if ${said(subject)} = ${said(when)}`)
    return `(${cases.join(' else ')} else ${said(otherwise)})`
  }),
  'a condition as a case': at('if', ({ cond, then, otherwise }, { said }) =>
    cond.kind === 'binary' && cond.op === '=' && /^[\w♠♣♦♥]+$/u.test(said(cond.right).slice(1, -1))
      ? `(case ${said(cond.left)}: ${said(cond.right).slice(1, -1)} is ${said(then)}, else ${said(otherwise)})`
      : null,
  ),
  'cases turned round': at('if', ({ cond, then, otherwise }, { said, pick }) =>
    pick(4) === 0
      ? `(${said(then)} if not ${said(cond)} else ${said(otherwise)})`
      : `(${said(otherwise)} if not ${said(cond)} else ${said(then)})`,
  ),
  'extremes as cases': at('of', ({ name, args }, { said, pick }) => {
    const [a, b, ...more] = args
    if ((name.text !== 'highest' && name.text !== 'lowest') || a === undefined || b === undefined || more.length > 0)
      return null
    const [op, other] = name.text === 'highest' ? ['>', '>='] : ['<', '<=']
    const [x, y] = pick(2) === 0 ? [a, b] : [b, a]
    return `(${said(x)} if ${said(x)} ${pick(2) === 0 ? op : other} ${said(y)} else ${said(pick(5) === 0 ? x : y)})`
  }),
  'members counted': at('quantified', (x, { said, pick, off }) => {
    const { quantifier, phrase } = x
    if (quantifier !== 'some' && quantifier !== 'no') return null
    const all = `count of (each${said({ ...x, span: phrase.span }).slice(1)}`
    const [isSome, isNone] = [
      ['> 0', '>= 1', '!= 0', `> ${off(0)}`],
      ['= 0', '< 1', '<= 0', `< ${off(1)}`],
    ]
    const way = (quantifier === 'some' ? isSome : isNone)?.[pick(4)] ?? ''
    return `(${all} ${way})`
  }),
  'a comparison turned': at('binary', ({ op, left, right }, { said, pick, off }) => {
    const turned = TURNED[op]
    if (turned === undefined) return null
    if (pick(3) === 0) return `(${said(right)} ${turned} ${said(left)})`
    const [moved, by] = MOVED[op] ?? ['', '']
    return `(${said(left)} ${moved} ${said(right)} ${by} ${off(1)})`
  }),
  'what is taken over': at('binary', ({ op, left, right }, { said, off }) =>
    TURNED[op] === undefined ? null : `(${said(left)} - ${said(right)} ${op} ${off(0)})`,
  ),
  'a range as bounds': at('binary', ({ op, left, right }, { said, pick }) =>
    op === 'in' && right.kind === 'binary' && right.op === '..'
      ? `(${said(left)} >= ${said(right.left)} and ${said(left)} ${pick(4) === 0 ? '<' : '<='} ${said(right.right)})`
      : null,
  ),
  'a list as equations': at('binary', ({ op, left, right }, { said }) =>
    op === 'in' && right.kind === 'list' && right.items.length > 0
      ? `(${right.items.map((item) => `${said(left)} = ${said(item)}`).join(' or ')})`
      : null,
  ),
  'a bound as a range': at('binary', ({ op, left, right }, { said, off }) =>
    right.kind !== 'number' || (op !== '>' && op !== '<=')
      ? null
      : op === '>'
        ? `(${said(left)} in ${right.value + 1}..${off(5)})`
        : `(${said(left)} in ${off(1)}..${right.value})`,
  ),
  'a sum turned': at('binary', ({ op, left, right }, { said, pick }) =>
    op === '+'
      ? `(${said(right)} + ${said(left)})`
      : op === '-'
        ? `(${pick(2)} - ${said(right)} + ${said(left)})`
        : null,
  ),
  'a product as a sum': at('binary', ({ op, left, right }, { said, off }) =>
    op === '*' && right.kind === 'number' && right.value > 0
      ? `(${said(left)} * ${off(right.value - 1)} + ${said(left)})`
      : null,
  ),
  'what is divided in parts': at('binary', ({ op, left, right }, { said, pick }) => {
    if (op !== '/' || right.kind !== 'number' || left.kind !== 'binary') return null
    if (left.op === '*' && left.right.kind === 'number')
      return `(${said(left.left)} * ${Math.floor(left.right.value / right.value)} + ${said(left.left)} * ${left.right.value % right.value} / ${right.value})`
    return pick(2) === 0 && left.op === '+'
      ? `(${said(left.left)} / ${right.value} + ${said(left.right)} / ${right.value})`
      : null
  }),
  'distributed over a sum': at('binary', ({ op, left, right }, { said, pick }) =>
    op === '*' && right.kind === 'binary' && (right.op === '+' || right.op === '-')
      ? `(${said(left)} * ${said(right.left)} ${right.op} ${pick(5) === 0 ? '1 * ' : `${said(left)} * `}${said(right.right)})`
      : null,
  ),
  'distributed over cases': at('binary', ({ op, left, right }, { said }) =>
    /^[-+*]$/u.test(op) && right.kind === 'if'
      ? `(${said(left)} ${op} ${said(right.then)} if ${said(right.cond)} else ${said(left)} ${op} ${said(right.otherwise)})`
      : null,
  ),
  'all but one as a condition': (text, pick) => {
    const places = [...text.matchAll(/each player (?<x>\w+) in players - (?<y>\w+)/gu)]
    const { 0: all = '', index = 0, groups: { x = '', y = '' } = {} } = places[pick(places.length)] ?? {}
    return all === ''
      ? null
      : replaced(text, index, all.length, `each player ${x} where ${x} ${pick(4) === 0 ? '=' : '!='} ${y}`)
  },
  'another number': at('number', ({ value }, { pick }) => String(Math.max(0, value + (pick(2) === 0 ? 1 : -1)))),
}

const TURNED: Readonly<Record<string, string>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' }

/** By one: `a > b` is `a >= b + 1`. */
const MOVED: Readonly<Record<string, readonly [op: string, by: string]>> = {
  '>': ['>=', '+'],
  '<': ['<=', '-'],
  '>=': ['>', '-'],
  '<=': ['<', '+'],
}

const replaced = (text: string, from: number, length: number, by: string): string =>
  text.slice(0, from) + by + text.slice(from + length)

/** One of the expressions of a kind that can be said otherwise. */
function at<K extends Expr['kind']>(kind: K, say: Say<Of<K>>): Rewriting {
  return (text, pick) => {
    const found = nodesWithin(
      declsOf(text).filter((decl) => decl.kind !== 'example' && decl.kind !== 'card'),
      (x): x is Of<K> => 'kind' in x && x.kind === kind && 'span' in x && !('cites' in x),
    )
    const said = (part: Expr): string => `(${text.slice(part.span.start, part.span.end)})`
    const off = (n: number): number => (pick(4) === 0 ? n + 1 : n)
    const from = pick(found.length)
    for (const x of [...found.slice(from), ...found.slice(0, from)]) {
      const by = say(x, { said, pick, off })
      if (by !== null) return replaced(text, x.span.start, x.span.end - x.span.start, by)
    }
    return null
  }
}

/** Of texts that were read last: many rewritings begin with the same. */
const read = new Map<string, readonly Decl[]>()
const MOST_READ = 8

export function declsOf(text: string): readonly Decl[] {
  const decls = read.get(text) ?? parseFile({ path: 'rewritten.rules', text }, () => undefined).items
  read.delete(text)
  read.set(text, decls)
  for (const oldest of read.keys()) if (read.size > MOST_READ) read.delete(oldest)
  return decls
}

/** All nodes of a kind in a tree. */
export function nodesWithin<T extends object>(node: unknown, isWanted: (x: object) => x is T): T[] {
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.entries(node).flatMap(([key, part]) => (key === 'span' ? [] : nodesWithin(part, isWanted)))
  return isWanted(node) ? [node, ...inside] : inside
}
