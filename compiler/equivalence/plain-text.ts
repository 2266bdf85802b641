import { analysesOf } from '../analyse/analyses.ts'
import { conjuncts, exprsOf, mentions, statementsIn, within } from '../analyse/walk.ts'
import { NUMBER, TRUTH, setOf } from '../game/type.ts'
import type { Local, StmtIn, TExpr, TStmt } from '../program/ir.ts'
import { keyOf } from '../program/key-of.ts'
import { isLocal } from '../program/local-expr.ts'
import type { Program } from '../program/program.ts'
import { MOST_PARTS, namedValues, withNamed } from './named-values.ts'
import type { NormalForm } from './normal-form.ts'

type Each = TStmt & { readonly kind: 'each' }
type Loop = TStmt & { readonly kind: 'loop' }
type Assign = TStmt & { readonly kind: 'assign' }
type SetFact = TStmt & { readonly kind: 'set' }

/** Does nothing but what it says. */
export const PLAIN: ReadonlySet<TStmt['kind']> = new Set(['set', 'mark', 'assign', 'if', 'piece'])

/**
 * Texts in one of the ways to say them: one condition for two inside of each other, each number for a loop that counts,
 * one value for one that is replaced at once.
 */
export class PlainText {
  private readonly program: Program
  private readonly normal: NormalForm
  private readonly known = new WeakMap<readonly TStmt[], readonly TStmt[]>()
  /** Variables of loops that did not have one. */
  private nextLocal = -1_000_000
  /** Texts that `only if` ends: where something is announced, it refuses that as well. */
  private readonly ended: ReadonlySet<readonly TStmt[]>

  constructor(program: Program, normal: NormalForm) {
    this.program = program
    this.normal = normal
    const announces = analysesOf(program).announced().size > 0
    this.ended = new Set(announces ? [] : program.procs.map(({ body }) => body))
  }

  /** `left`: what is left of it without what does nothing. */
  of(body: readonly TStmt[], left = body): readonly TStmt[] {
    const known = this.known.get(body)
    if (known !== undefined) return known
    const named = namedValues(this.program)
    const text: TStmt[] = []
    const said = (this.ended.has(body) ? withRestUnder(left) : left).filter(
      (s) => s.kind !== 'assign' || !named.has(s.local),
    )
    for (const [i, s] of said.entries()) for (const line of this.line(s)) this.add(text, line, said.slice(i + 1))
    this.known.set(body, text)
    this.known.set(text, text)
    return text
  }

  /** Puts a line behind others, as one with the last where that comes to the same. */
  private add(text: TStmt[], s: TStmt, rest: readonly TStmt[]): void {
    const before = text.at(-1)
    const one =
      before?.kind === 'assign' && s.kind === 'loop'
        ? this.counted(before, s, rest)
        : before?.kind === 'set' && s.kind === 'set'
          ? this.setAtOnce(before, s)
          : null
    if (one !== null) text.pop()
    text.push(one ?? s)
  }

  private line(s: TStmt): readonly TStmt[] {
    switch (s.kind) {
      case 'if':
        return [withInner(s, this.of(s.then))]
      case 'onlyIf':
        return conjuncts(this.normal.of(s.cond)).map((cond) => ({ ...s, cond }))
      case 'each':
        return [this.ofThoseMeant(s)]
      case 'set':
        return [asShift(s)]
      default:
        s satisfies StmtIn<
          | 'calls'
          | 'moves'
          | 'cards'
          | 'effects'
          | 'mark'
          | 'assign'
          | 'sameTime'
          | 'loop'
          | 'piece'
          | 'announce'
          | 'questions'
          | 'finish'
          | 'stop'
          | 'leave'
          | 'give'
          | 'inserted'
        >
        return [s]
    }
  }

  /** `each x where …` for a condition around all that is done with each, which nothing of that changes. */
  private ofThoseMeant(s: Each): Each {
    const [only, ...more] = this.of(s.body)
    if (only?.kind !== 'if' || more.length + only.otherwise.length > 0) return s
    const isPlain = statementsIn(only.then).every(({ kind }) => PLAIN.has(kind))
    if (!isPlain || !this.stays(only.cond, only.then)) return s
    return { ...s, domain: { ...s.domain, tests: [...s.domain.tests, only.cond] }, body: only.then }
  }

  /** `each number n in a..b` for a variable that is counted up or down in a loop and asked for nowhere else. */
  private counted(start: Assign, loop: Loop, rest: readonly TStmt[]): Each | null {
    const { local } = start
    const end = loop.body.at(-1)
    if (loop.while === null || loop.until !== null || end?.kind !== 'assign' || end.local !== local) return null
    const body = loop.body.slice(0, -1)
    const analyses = analysesOf(this.program)
    const gives = analyses
      .statements()
      .of('assign')
      .filter((s) => s.local === local)
    const isAsked = (all: readonly TStmt[]): boolean => this.asks(all, local)
    // Where there is nothing to choose one of, what stands behind it is not carried out.
    const mayBreakOff = body.some((s) => s.kind === 'choose' && s.count === null)
    // It begins here, so that nothing but what stands behind it could ask for it.
    if (
      gives.length !== 2 ||
      analyses.boundOtherwise().has(local) ||
      mayBreakOff ||
      local.type.optional ||
      isAsked(rest)
    )
      return null
    const step = stepOf(end)
    const bound = boundOf(this.normal.of(loop.while), local)
    if (step === -1 && bound?.isAbove === true && bound.than.kind === 'number' && !isAsked(body)) {
      const own = { ...local, id: this.nextLocal-- }
      return eachNumber(loop, own, numbersBetween(bound.than, start.value, 1 - (bound.isStrict ? 0 : 1)), body)
    }
    if (step !== 1 || bound?.isAbove !== false || !this.stays(bound.than, body)) return null
    return eachNumber(loop, local, numbersBetween(start.value, bound.than, 0, bound.isStrict ? 1 : 0), body)
  }

  /** Whether a text leaves alone what a value hangs on. */
  private stays(x: TExpr, body: readonly TStmt[]): boolean {
    const effects = analysesOf(this.program).everEffects()
    const given = statementsIn(body).flatMap((s) => (s.kind === 'assign' ? [s.local] : []))
    return this.hangsOn(x).every(
      (part) =>
        !given.some((local) => mentions(part, local)) &&
        body.every((s) => !effects.reads(part).meets(effects.writes(s))),
    )
  }

  private asks(body: readonly TStmt[], local: Local): boolean {
    return statementsIn(body).some(
      (s) =>
        exprsOf(s).some((x) => this.hangsOn(x).some((part) => mentions(part, local))) ||
        ((s.kind === 'later' || s.kind === 'lasting') && s.captured.includes(local)),
    )
  }

  /** An expression, with the values of variables that are left out. */
  private hangsOn(x: TExpr): readonly TExpr[] {
    return withNamed(namedValues(this.program), x)
  }

  /** A number that is set, and set anew by what it is then. */
  private setAtOnce(first: SetFact, second: SetFact): SetFact | null {
    if (first.op !== '=' || first.fact !== second.fact || wordsOf(first.args) !== wordsOf(second.args)) return null
    if (!isNumber(first.value) || !isNumber(second.value)) return null
    const value = second.op === '=' ? second.value : sumOf(first, second)
    const made = second.op === '=' ? this.havingSet(value, first) : value
    if (within(made).length > MOST_PARTS) return null
    const effects = analysesOf(this.program).effects()
    const written = effects.writes(first)
    const asked = second.op === '=' ? [made] : [second.value]
    const hangsOn = [...asked, ...second.args].flatMap((x) => this.hangsOn(x))
    if (hangsOn.some((x) => effects.reads(x).meets(written))) return null
    return { ...second, op: '=', value: made }
  }

  /** A value with what a fact is set to in the place of the fact. */
  private havingSet(x: TExpr, set: SetFact): TExpr {
    if (isFactOf(x, set)) return set.value
    return x.kind === 'binary' ? { ...x, left: this.havingSet(x.left, set), right: this.havingSet(x.right, set) } : x
  }
}

/** `if` around the rest of a text for an `only if` that is not at its head. */
function withRestUnder(body: readonly TStmt[]): readonly TStmt[] {
  const head = body.findIndex(({ kind }) => kind !== 'onlyIf')
  const at = body.findIndex(({ kind }, i) => head >= 0 && i > head && kind === 'onlyIf')
  const s = body[at]
  if (s?.kind !== 'onlyIf') return body
  const { cond, span, cites } = s
  return [...body.slice(0, at), { kind: 'if', cond, then: body.slice(at + 1), otherwise: [], span, cites }]
}

/** One condition for two inside of each other. */
function withInner(s: TStmt & { readonly kind: 'if' }, then: readonly TStmt[]): TStmt {
  const [only, ...more] = then
  if (only?.kind !== 'if' || more.length + only.otherwise.length + s.otherwise.length > 0) return s
  const { span } = s.cond
  return {
    ...s,
    cond: { kind: 'binary', op: 'and', left: s.cond, right: only.cond, type: TRUTH, span },
    then: only.then,
  }
}

/** `x gains n` for `x becomes x + n`. */
function asShift(s: SetFact): SetFact {
  const { value } = s
  if (s.op !== '=' || value.kind !== 'binary' || value.type.set || (value.op !== '+' && value.op !== '-')) return s
  if (isFactOf(value.left, s)) return { ...s, op: value.op === '+' ? '+=' : '-=', value: value.right }
  return value.op === '+' && isFactOf(value.right, s) ? { ...s, op: '+=', value: value.left } : s
}

const sumOf = ({ value }: SetFact, { op, value: right, span }: SetFact): TExpr => ({
  kind: 'binary',
  op: op === '+=' ? '+' : '-',
  left: value,
  right,
  type: NUMBER,
  span,
})

const isFactOf = (x: TExpr, { fact, args }: SetFact): boolean =>
  x.kind === 'stored' && x.fact === fact && wordsOf(x.args) === wordsOf(args)

const wordsOf = (all: readonly TExpr[]): string => all.map((x) => keyOf(x)).join()

const isNumber = ({ type }: TExpr): boolean => type.base === 'number' && !type.set && !type.optional

/** By how much a variable is counted on. */
function stepOf({ local, value }: Assign): number | null {
  if (value.kind !== 'binary' || !isLocal(value.left, local) || value.right.kind !== 'number') return null
  return value.op === '+' ? value.right.value : value.op === '-' ? -value.right.value : null
}

interface Bound {
  readonly isAbove: boolean
  readonly isStrict: boolean
  readonly than: TExpr
}

/** `n > x` or `n <= x`, as a loop asks it that counts. */
function boundOf(x: TExpr, local: Local): Bound | null {
  if (x.kind !== 'binary' || (x.op !== '<' && x.op !== '<=')) return null
  const isStrict = x.op === '<'
  if (isLocal(x.right, local) && isNumber(x.left)) return { isAbove: true, isStrict, than: x.left }
  return isLocal(x.left, local) && isNumber(x.right) && !mentions(x.right, local)
    ? { isAbove: false, isStrict, than: x.right }
    : null
}

/** `(from + more)..(to - less)`. */
function numbersBetween(from: TExpr, to: TExpr, more: number, less = 0): TExpr {
  const { span } = to
  return {
    kind: 'binary',
    op: '..',
    left: shifted(from, '+', more),
    right: shifted(to, '-', less),
    type: setOf(NUMBER),
    span,
  }
}

function shifted(x: TExpr, op: '+' | '-', by: number): TExpr {
  if (by === 0) return x
  const right: TExpr = { kind: 'number', value: by, type: NUMBER, span: x.span }
  if (x.kind === 'number') return { ...right, value: op === '+' ? x.value + by : x.value - by }
  return { kind: 'binary', op, left: x, right, type: NUMBER, span: x.span }
}

const eachNumber = ({ span, cites }: Loop, local: Local, set: TExpr, body: readonly TStmt[]): Each => ({
  kind: 'each',
  domain: { local, set, tests: [] },
  from: null,
  body,
  span,
  cites,
})
