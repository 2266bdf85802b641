import type { Span } from '../../grammar/source-file.ts'
import type { Decl } from '../../grammar/tree/declarations.ts'
import type { Expr } from '../../grammar/tree/expressions.ts'
import { type Rewriting, declsOf, nodesWithin } from './rewritings-of-values.ts'

type Binary = Extract<Expr, { readonly kind: 'binary' }>
type Adjective = Extract<Decl, { readonly kind: 'adjective' }>

/** Sentences and lines in another order, and words for what they stand for: what is taken to mean the same. */
export const OF_ORDER: Readonly<Record<string, Rewriting>> = {
  'neighbouring sentences exchanged': (text, pick) => exchanged(text, pick, 0),
  'two of one kind exchanged': (text, pick) => twoExchanged(text, pick, () => true),
  'two zones exchanged': (text, pick) => twoExchanged(text, pick, (kind) => kind === 'zone'),
  'neighbouring lines exchanged': (text, pick) => exchanged(text, pick, 1 + pick(2)),
  'joined variants exchanged': (text, pick) => {
    const places = [...text.matchAll(/(?<= with )([A-Za-z]+), ([A-Za-z]+)/gu)]
    const place = places[pick(places.length)]
    return place === undefined ? null : replaced(text, place.index, place[0].length, `${place[2]}, ${place[1]}`)
  },
  'sides exchanged': (text, pick) =>
    atCondition(text, pick, ({ op, left, right }, said) => `((${said(right)}) ${op} (${said(left)}))`),
  'by what is not so': (text, pick) =>
    atCondition(
      text,
      pick,
      ({ op, left, right }, said) =>
        `(not ((not (${said(left)})) ${op === 'and' ? 'or' : 'and'} (not (${said(right)}))))`,
    ),
  distributed: (text, pick) =>
    atCondition(text, pick, ({ op, left, right }, said) => {
      if (right.kind !== 'binary' || right.op === op || (right.op !== 'and' && right.op !== 'or')) return null
      const [a, b, c] = [said(left), said(right.left), said(right.right)]
      return `(((${a}) ${op} (${b})) ${right.op} ((${a}) ${op} (${c})))`
    }),
  'said twice': (text, pick) =>
    atCondition(text, pick, (x, said) => `((${said(x)}) ${pick(2) === 0 ? 'and' : 'or'} (${said(x)}))`),
  'in two sentences': (text, pick) => {
    const found = declsOf(text).filter(
      (decl): decl is Adjective => decl.kind === 'adjective' && decl.cond?.kind === 'binary' && decl.cond.op === 'or',
    )
    const decl = found[pick(found.length)]
    const cond = decl?.cond
    if (decl === undefined || cond?.kind !== 'binary') return null
    const head = text.slice(decl.span.start, cond.span.start)
    const both = [cond.left, cond.right].map((x) => `${head}${saidIn(text, x)}`)
    return replaced(text, decl.span.start, decl.span.end - decl.span.start, both.join('\n'))
  },
  'a number as a fact': (text, pick) => {
    const numbers = nodesWithin(
      declsOf(text).filter(({ kind }) => kind !== 'example' && kind !== 'card'),
      isNumber,
    )
    const found = numbers[pick(numbers.length)]
    if (found === undefined || text.includes('the-number:')) return null
    return `${replaced(text, found.span.start, found.span.end - found.span.start, 'the-number').trimEnd()}\nthe-number: number = ${found.value}\n`
  },
  'a condition as a word': (text, pick) => {
    const found = nodesWithin(
      declsOf(text).filter(({ kind }) => kind !== 'example'),
      isCondition,
    )
    const x = found[pick(found.length)]
    const said = x === undefined ? '' : saidIn(text, x)
    const [of, ...others] = new Set(said.match(/\b[a-z]\b/gu))
    const about = VARIABLES[of ?? '']
    if (x === undefined || about === undefined || others.length > 0 || text.includes('the-word')) return null
    const placed = replaced(text, x.span.start, x.span.end - x.span.start, `${of ?? ''} is the-word`)
    return `${placed.trimEnd()}\n${about} ${of ?? ''} is the-word if ${said}\n`
  },
  'a fact in its place': (text, pick) => {
    const facts = [...text.matchAll(/^(?<name>[a-z][\w-]*): (?:number|truth) = (?<value>.*)\n/gmu)]
    const { 0: whole = '', groups: { name = '', value = '' } = {} } = facts[pick(facts.length)] ?? {}
    return whole === ''
      ? null
      : putInPlace(text.replace(whole, ''), new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'gu'), value)
  },
  'a word in its place': (text, pick) => {
    const words = [...text.matchAll(/^[a-z]+ (?<of>[a-z]) is (?<word>[\w-]+) if (?<cond>.*)\n/gmu)]
    const { 0: whole = '', groups: { of = '', word = '', cond = '' } = {} } = words[pick(words.length)] ?? {}
    if (whole === '' || text.split(` is ${word} if`).length !== 2) return null
    return putInPlace(text.replace(whole, ''), new RegExp(`\\b${of} is ${word}(?![\\w-])`, 'gu'), cond)
  },
}

/** Two declarations or sentences of one kind change places. */
function twoExchanged(
  text: string,
  pick: (below: number) => number,
  isMeant: (kind: string) => boolean,
): string | null {
  const blocks = text.trimEnd().split(/\n(?=[^ \n])/u)
  const kinds = blocks.map((block) => /^(?:[\w-]+: )?([a-z]+)/u.exec(block)?.[1] ?? '')
  const meant = kinds.flatMap((kind, i) => (i > 0 && isMeant(kind) ? [i] : []))
  const at = meant[pick(Math.max(1, meant.length))] ?? 0
  const others = meant.filter((i) => i !== at && kinds[i] === kinds[at])
  const other = others[pick(others.length)]
  const [a, b] = [blocks[at], blocks[other ?? -1]]
  if (other === undefined || a === undefined || b === undefined) return null
  return `${blocks.with(at, b).with(other, a).join('\n')}\n`
}

/** What variables of one letter stand for in games for such rewritings. */
const VARIABLES: Readonly<Record<string, string>> = { c: 'card', d: 'card', p: 'player', q: 'player' }

const putInPlace = (text: string, word: RegExp, by: string): string | null =>
  word.test(text) ? text.replace(word, () => `(${by})`) : null

const isCondition = (x: object): x is Binary =>
  'kind' in x && x.kind === 'binary' && 'op' in x && /^(?:and|or|[<>=]=?|!=)$/u.test(String(x.op))

const replaced = (text: string, at: number, length: number, by: string): string =>
  text.slice(0, at) + by + text.slice(at + length)

const saidIn = (text: string, { span }: { readonly span: Span }): string => text.slice(span.start, span.end)

/** One of the places where conditions are joined, said otherwise. */
function atCondition(
  text: string,
  pick: (below: number) => number,
  say: (x: Binary, said: (x: Expr) => string) => string | null,
): string | null {
  const found = nodesWithin(
    declsOf(text).filter(({ kind }) => kind !== 'example'),
    isJoined,
  )
  const x = found[pick(found.length)]
  const by = x === undefined ? null : say(x, (part) => saidIn(text, part))
  return x === undefined || by === null ? null : replaced(text, x.span.start, x.span.end - x.span.start, by)
}

const isJoined = (x: object): x is Binary =>
  'kind' in x && x.kind === 'binary' && 'op' in x && (x.op === 'and' || x.op === 'or')

const isNumber = (x: object): x is Extract<Expr, { readonly kind: 'number' }> =>
  'kind' in x && x.kind === 'number' && 'span' in x

/** Two neighbours of one depth change places, with what is indented under them. */
function exchanged(text: string, pick: (below: number) => number, depth: number): string | null {
  const lines = text.split('\n')
  const indent = (line: string): number => line.search(/[^ ]|$/u)
  const begins = lines.flatMap((line, i) => (i > 0 && line.trim() !== '' && indent(line) === 2 * depth ? [i] : []))
  const at = begins[pick(begins.length)]
  if (at === undefined) return null
  const endOf = (from: number): number => {
    const more = lines.slice(from + 1).findIndex((line) => line.trim() !== '' && indent(line) <= 2 * depth)
    return more < 0 ? lines.length : from + 1 + more
  }
  const [middle, end] = [endOf(at), endOf(endOf(at))]
  if (middle >= lines.length || indent(lines[middle] ?? '') !== 2 * depth) return null
  return [...lines.slice(0, at), ...lines.slice(middle, end), ...lines.slice(at, middle), ...lines.slice(end)].join(
    '\n',
  )
}
