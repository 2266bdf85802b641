import type { Stmt } from '../../../grammar/tree/statements.ts'
import type { EventSymbol } from '../../game/model.ts'
import { PLAYER, TRUTH } from '../../game/type.ts'
import type { Local, Proc, TExpr, TStmt } from '../../program/ir.ts'
import { halvesOf } from '../../program/halves.ts'
import { keyOf } from '../../program/key-of.ts'
import { localExpr } from '../../program/local-expr.ts'
import { type Elaboration, type Scope, THIS, YOU, bind, newLocal, newProc, rootScope } from '../context.ts'
import { textTests } from '../patterns/pattern.ts'
import { statement } from '../statements/stmt.ts'
import { conditionIn } from '../words/read-word.ts'
import { readingScope } from '../words/reading-places.ts'
import { type ParamName, paramScope } from './param-scope.ts'

type OnlyIf<S extends { readonly kind: string }> = S & { readonly kind: 'onlyIf' }

/** An event whose instructions the texts of cards may replace. */
interface Replaced {
  readonly name: string
  readonly proc: Proc
  readonly symbol: EventSymbol
  readonly params: readonly Local[]
}

/** `to use-trap this by player p` in a text. */
export interface TextOfCard {
  /** Whether the text stands on the card; earlier texts go before it. */
  readonly stands: TExpr
  /** Its `only if` lines at the head, said of the parts of the event. */
  readonly head: readonly OnlyIf<TStmt>[]
  /** Carries out the rest of it, a procedure of its own. */
  readonly call: TStmt & { readonly kind: 'proc' }
}

export function textsOfCards(e: Elaboration, event: Replaced): readonly TextOfCard[] {
  return event.symbol.overrides.reduceRight<readonly TextOfCard[]>(
    (later, over) => [...textOfCard(e, event, over), ...later],
    [],
  )
}

function textOfCard(
  e: Elaboration,
  { name, proc, symbol, params }: Replaced,
  { decl, context }: EventSymbol['overrides'][number],
): TextOfCard[] {
  const { span } = decl
  const own = symbol.params.map((p) => newLocal(e, p.name, p.type, null))
  const cites = decl.cites.map((c) => c.text)
  const text = newProc(e, name, 'override', own, cites, span)
  const at = symbol.params.findIndex((p) => decl.params.some((q) => q.role === p.role && q.type === null))
  const names = symbol.params.map((p): ParamName => {
    const said = decl.params.find((q) => q.role === p.role)?.name ?? null
    return said === null ? p : { name: said.text, said: said.span }
  })
  const speaking = (scope: Scope, of: readonly Local[]): Scope => {
    const self = of[at]
    const doer = of[symbol.params.findIndex((p) => p.role === 'by' && p.type.base === PLAYER.base)]
    if (self !== undefined) bind(scope, THIS, self, span)
    if (doer !== undefined) bind(scope, YOU, doer, span)
    return scope
  }
  const self = params[at]
  if (self === undefined) return []
  const { head, below } = parted(decl.body)
  const inside = readingScope(speaking(paramScope(name, text, symbol, own, names), own), 'instructions')
  text.body = below.flatMap((s) => statement(e, inside, s))
  const tests = textTests(e, speaking(rootScope(name, null), params), context, self)
  const outside = speaking(paramScope(name, proc, symbol, params, names), params)
  return [
    {
      stands: tests.reduce((a: TExpr, b) => joined('and', a, b), tests.shift() ?? { ...YES, span }),
      head: head.map((s) => headCondition(e, outside, s, cites)),
      call: { span, cites, kind: 'proc', proc: text, args: params.map((p) => localExpr(p, span)) },
    },
  ]
}

const YES = { kind: 'truth', value: true, type: TRUTH } as const

const joined = (op: 'and' | 'or', left: TExpr, right: TExpr): TExpr => {
  return { kind: 'binary', op, left, right, type: TRUTH, span: op === 'or' ? right.span : left.span }
}

/** The `only if` lines at the head of a text, and its instructions. */
export function parted(body: readonly Stmt[]): {
  readonly head: readonly OnlyIf<Stmt>[]
  readonly below: readonly Stmt[]
} {
  const head: OnlyIf<Stmt>[] = []
  for (const s of body) {
    if (s.kind !== 'onlyIf') break
    head.push(s)
  }
  return { head, below: body.slice(head.length) }
}

/** An `only if` at the head is a condition, and read as one. */
export function headCondition(
  e: Elaboration,
  scope: Scope,
  { span, cites, cond }: OnlyIf<Stmt>,
  around: readonly string[] = [],
): OnlyIf<TStmt> {
  return {
    span,
    cites: cites.length > 0 ? cites.map((c) => c.text) : around,
    kind: 'onlyIf',
    cond: conditionIn(e, readingScope(scope, 'conditions'), cond),
  }
}

/**
 * What decides at the head whether the event may happen: of the event's own text for cards whose text says nothing of
 * it,
 * of a card's text for that card.
 */
export function decidingHead(own: readonly TStmt[], texts: readonly TextOfCard[]): readonly TStmt[] {
  const unless = (s: TStmt, those: readonly TExpr[]): TStmt =>
    s.kind === 'onlyIf' ? { ...s, cond: anyOf(those, s.cond) } : s
  const standing = texts.map(({ stands }) => stands)
  const claims = standing.map(claimsOf)
  return [
    ...own.map((s) => unless(s, standing)),
    ...texts.flatMap(({ head, stands }, i) => {
      if (head.length === 0) return []
      const another: TExpr = { kind: 'not', operand: stands, type: TRUTH, span: stands.span }
      const its = claims[i] ?? new Map<string, string>()
      const earlier = standing.slice(0, i).filter((_, k) => !apart(claims[k] ?? its, its))
      return head.map((s) => unless(s, [...earlier, another]))
    }),
  ]
}

/** What a text claims of things whose values are told: by the thing, the value. */
type Claims = ReadonlyMap<string, string>

/** Whether two texts claim different values of one thing, such as which card it is, so that never both stand on it. */
function apart(one: Claims, other: Claims): boolean {
  for (const [thing, value] of one) if ((other.get(thing) ?? value) !== value) return true
  return false
}

function claimsOf(stands: TExpr): Claims {
  const claims = new Map<string, string>()
  const gather = (x: TExpr): void => {
    if (x.kind !== 'binary') return
    if (x.op === 'and') return [x.left, x.right].forEach(gather)
    if (x.op === '=' && TOLD.has(x.right.kind)) claims.set(keyOf(x.left), keyOf(x.right))
  }
  gather(stands)
  return claims
}

/** Values that are the same in every position. */
const TOLD: ReadonlySet<TExpr['kind']> = new Set(['definition', 'number', 'enum', 'truth'])

function anyOf(those: readonly TExpr[], last: TExpr): TExpr {
  const halves = halvesOf(those)
  if (halves === null) return those.reduceRight((cond, x) => joined('or', x, cond), last)
  return joined('or', anyOf(halves.first, halves.middle), anyOf(halves.second, last))
}

/** The first text that stands on the card is carried out, or else the event's own. */
export function chosenText(texts: readonly TextOfCard[], own: readonly TStmt[]): readonly TStmt[] {
  const halves = halvesOf(texts)
  if (halves === null)
    return texts.reduceRight<readonly TStmt[]>((otherwise, { stands, call }) => {
      return [{ span: call.span, cites: call.cites, kind: 'if', cond: stands, then: [call], otherwise }]
    }, own)
  const { first, middle, second } = halves
  const cond = anyOf(
    first.map(({ stands }) => stands),
    middle.stands,
  )
  const [then, otherwise] = [chosenText([...first, middle], []), chosenText(second, own)]
  return [{ span: cond.span, cites: [], kind: 'if', cond, then, otherwise }]
}
