/**
 * A form of the language, said in both languages. `<rule:key>` is a part, which stands in both; `{ … }` holds parts that
 * may be left out, and stands where they do; `{ … | … }` holds several such, in any order, of which the first is printed.
 */
export interface Form {
  /** What the form is one of: a rule of the grammar. */
  readonly rule: string
  readonly en: string
  readonly ja: string
  /** What the lines of the block under it are; absent where none stands there. */
  readonly opens?: string
  /** It goes on with the block above, without which it is nothing. */
  readonly branch?: true
}

/** A form in one line: what it is one of, how both languages say it, and what the lines under it are. */
export type FormRow = readonly [rule: string, en: string, ja: string, opens?: string]

export const formOf = ([rule, en, ja, opens]: FormRow): Form => ({
  rule,
  en,
  ja,
  ...(opens === undefined ? {} : { opens }),
})

/** What a part of an event is to it: the word before it, and the particles behind it, of which the first is printed. */
const ROLES: readonly (readonly [en: string, ...ja: string[]])[] = [
  ['by', 'が', 'によって'],
  ['to', 'へ'],
  ['from', 'から'],
  ['with', 'で', 'とともに'],
  ['as', 'として'],
  ['on', 'に対して'],
  ['for', 'のために'],
]

/** Forms of `rule`, a part of an event in its role, and of `rules`, several such. */
export const inRoles = (rule: string, rules: string, part: string): readonly FormRow[] => [
  [rules, `<${rule}>`, `<${rule}>`],
  [rules, `<${rules}> <${rule}>`, `<${rules}><${rule}>`],
  ...ROLES.flatMap(([word, ...particles]) =>
    particles.map((particle): FormRow => [rule, `${word} <${part}>`, `<${part}>${particle}`]),
  ),
]

export type WrittenIn = 'en' | 'ja'

/** What a form says, piece by piece, for one choice of the parts that may be left out. */
export type FormPiece =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'part'; readonly rule: string; readonly key: string }

/** A template for one choice of parts; the first of its orders is the one that is printed. */
export interface TemplateWording {
  /** The keys of its parts, sorted and joined. */
  readonly keys: string
  readonly orders: readonly (readonly FormPiece[])[]
}

type Node = FormPiece | { readonly kind: 'group'; readonly segments: readonly (readonly Node[])[] }

const TOKEN = /<([A-Za-z-]+)(?::([a-z]+))?>|\{|\}|\||(?:[^<{}|]|<(?![A-Za-z]))+/gu

function parsed(template: string): readonly Node[] {
  const tokens = [...template.matchAll(TOKEN)]
  let at = 0
  const nodes = (inside: boolean): readonly (readonly Node[])[] => {
    const segments: Node[][] = [[]]
    for (; at < tokens.length; at += 1) {
      const [text, rule, key] = tokens[at] as RegExpExecArray
      const here = segments.at(-1) as Node[]
      if (rule !== undefined) here.push({ kind: 'part', rule, key: key ?? rule })
      else if (text === '{') {
        at += 1
        here.push({ kind: 'group', segments: nodes(true) })
      } else if (inside && text === '|') segments.push([])
      else if (inside && text === '}') return segments
      else here.push({ kind: 'literal', text })
    }
    return segments
  }
  return nodes(false).flat()
}

function partsOf(nodes: readonly Node[], deep: boolean): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'part') return [node.key]
    return node.kind === 'group' && deep ? node.segments.flatMap((segment) => partsOf(segment, true)) : []
  })
}

function permutations<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length < 2) return [items]
  return items.flatMap((first, i) => permutations(items.toSpliced(i, 1)).map((rest) => [first, ...rest]))
}

/** The orders in which the pieces stand where just these parts are there; none where they do not fit together. */
function orders(nodes: readonly Node[], there: ReadonlySet<string>): readonly (readonly FormPiece[])[] {
  let all: readonly (readonly FormPiece[])[] = [[]]
  for (const node of nodes) {
    const next = node.kind === 'group' ? ordersOf(node.segments, there) : [[node]]
    all = all.flatMap((before) => next.map((after) => [...before, ...after]))
  }
  return all
}

function ordersOf(
  segments: readonly (readonly Node[])[],
  there: ReadonlySet<string>,
): readonly (readonly FormPiece[])[] {
  const standing = segments.filter((segment) => partsOf(segment, false).every((key) => there.has(key)))
  return permutations(standing).flatMap((order) => {
    let all: readonly (readonly FormPiece[])[] = [[]]
    for (const segment of order) {
      const next = orders(segment, there)
      all = all.flatMap((before) => next.map((after) => [...before, ...after]))
    }
    return all
  })
}

function subsets(keys: readonly string[]): readonly (readonly string[])[] {
  return keys.reduce<readonly (readonly string[])[]>((all, key) => [...all, ...all.map((each) => [...each, key])], [[]])
}

const keysOf = (pieces: readonly FormPiece[]): string =>
  pieces
    .flatMap((piece) => (piece.kind === 'part' ? [piece.key] : []))
    .sort()
    .join(' ')

/** All wordings of a form in one language. Which parts may be left out, the English template says. */
export function wordingsOf(form: Form, language: WrittenIn): readonly TemplateWording[] {
  const english = parsed(form.en)
  const own = language === 'en' ? english : parsed(form.ja)
  const always = partsOf(english, false)
  const optional = [...new Set(partsOf(english, true))].filter((key) => !always.includes(key))
  return subsets(optional).flatMap((chosen) => {
    const there = new Set([...always, ...chosen])
    const keys = [...there].sort().join(' ')
    // A part within a part that is left out is left out with it.
    if (orders(english, there).some((pieces) => keysOf(pieces) !== keys)) return []
    return [{ keys, orders: orders(own, there) }]
  })
}
