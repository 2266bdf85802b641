import type { TSentence } from '../program/declarations.ts'
import type { AskedRule, Domain, HookRule, Local, OfferRule, TExpr, TStmt } from '../program/ir.ts'
import { printTExpr } from '../program/print-texpr.ts'
import { isPlainSentence } from './said-in-place.ts'
import { type Sum, asSum } from './sums.ts'
import { not } from './value-cases.ts'

type Side = 'old' | 'new'

/** What may be the same though it is written otherwise. */
export interface Leeway {
  /** A text of either side without what does nothing in it. */
  readonly left: (side: Side, body: readonly TStmt[]) => readonly TStmt[]
  /** The same in its normal form. */
  readonly text: (side: Side, body: readonly TStmt[]) => readonly TStmt[]
  /** An expression, or what a variable ranges over, in its normal form. */
  readonly normal: (side: Side, x: TExpr) => TExpr
  readonly normalDomain: (side: Side, domain: Domain) => Domain
  /** Whether two values are worked out as the same, by cases and by what sums come to. */
  readonly comeToTheSame: (a: TExpr, b: TExpr) => boolean
  /** Whether two conditions are never both met, of which the first is of the old side. */
  readonly neverMeet: (a: readonly TExpr[], b: readonly TExpr[]) => boolean
  /** Whether two lines of the new side come to the same in either order. */
  readonly commute: (a: TStmt, b: TStmt) => boolean
  /** Rules around an event of either side, or all texts of it, without those that do nothing. */
  readonly rules: (side: Side, all: readonly unknown[], at: string) => readonly unknown[]
  /** What a fact or an adjective of either side stands for where it is asked for; null of anything else. */
  readonly saidInPlace: (side: Side, x: TExpr) => TExpr | null
  /** Whether conditions hold in the same cases, all of them together. */
  readonly holdAlike: (a: readonly TExpr[], b: readonly TExpr[]) => boolean
  /** The same of sentences of which any may hold, about things that are known for the same. */
  readonly sayAlike: (a: readonly TSentence[], b: readonly TSentence[]) => boolean
  /** Whether a text does nothing where only one of two conditions holds. */
  readonly idleBetween: (cases: Between) => boolean
  /** Notes that something is the same by what it stands for. */
  readonly inPlace: () => void
  /** The same of when members of two sums add something. */
  readonly addAlike: (a: readonly TExpr[], b: readonly TExpr[]) => boolean
}

/** The same text under two conditions. */
export interface Between {
  readonly old: Guarded
  readonly new: Guarded
}

/** A text that is carried out under a condition, and what else there is to it. */
export interface Guarded {
  readonly tests: readonly TExpr[]
  readonly body: readonly TStmt[]
  readonly rest: Part
  readonly of: 'rule' | 'if' | 'each'
}

type If = TStmt & { readonly kind: 'if' }

/** A text, and when it is carried out. */
interface TextCase {
  readonly when: readonly TExpr[]
  readonly text: readonly TStmt[]
}

/** More pairs of cases are not looked at. */
const MOST_PAIRS = 64

/** How many parts are compared in vain: lines in another order are tried in each block, and in each block of these. */
const MOST_IN_VAIN = 100_000

/** Parts of a program that say nothing of what it does, and numbers that are only those of this program. */
const ASIDE: ReadonlySet<string> = new Set(['span', 'id', 'index', 'locals'])

/** What only who reads is told, or what is called so by its place in the text. */
const UNSAID = {
  exception: new Set(['name']),
  rule: new Set(['name', 'called']),
  textOfRule: new Set(['name']),
  question: new Set(['prompt', 'about', 'lines']),
} as const satisfies Readonly<Record<string, ReadonlySet<string>>>

/** Texts among the parts of statements, procedures and facts. */
const TEXTS: ReadonlySet<string> = new Set(['body', 'then', 'otherwise', 'branches'])

type Part = Readonly<Record<string, unknown>>

/** Goes through parts of two programs side by side, and tells whether they are the same. */
export class SameParts {
  /** The variables of the new side by those of the old one. */
  readonly variables = new Map<number, number>()
  private readonly leeway: Leeway
  private readonly taken = new Set<number>()
  /** What is being compared or has been; a part that leads to itself is the same if nothing else differs. */
  private readonly met = new Map<unknown, unknown>()
  /** What takes back each thing that was noted so far. */
  private readonly undo: (() => void)[] = []
  private compared = 0
  private inVain = 0
  /** Within what is done line by line for all at the same time, where lines keep their order and their kind. */
  private isLineByLine = false

  constructor(leeway: Leeway) {
    this.leeway = leeway
  }

  /** `at`: as what the parts stand in what they are part of. */
  areSame(a: unknown, b: unknown, at = ''): boolean {
    this.compared += 1
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
    if (Array.isArray(a) && Array.isArray(b)) return this.isSameList(a, b, at)
    if (a instanceof Map && b instanceof Map) return this.isSameList([...a], [...b], at)
    if (isExpression(a) && isExpression(b))
      return this.isSameExpression(this.leeway.normal('old', a), this.leeway.normal('new', b))
    if (isDomain(a) && isDomain(b))
      return this.hasSameParts(
        this.leeway.normalDomain('old', a) as unknown as Part,
        this.leeway.normalDomain('new', b) as unknown as Part,
      )
    if (isVariable(a) && isVariable(b)) return this.isSameVariable(a, b)
    if (this.met.get(a) === b) return true
    this.met.set(a, b)
    this.undo.push(() => void this.met.delete(a))
    if (isAsked(a) && isAsked(b)) return this.isSameAsked(a, b)
    if (this.isLineByLine || (isStatement(a) && a.kind === 'sameTime'))
      return this.isSameLineByLine(a as Part, b as Part)
    if (isStatement(a) && isStatement(b) && a.kind === 'if' && b.kind === 'if') return this.isSameIf(a, b)
    return this.isSameAsIs(a, b, at)
  }

  /** Which line a condition or an instruction stands in decides what it finds done for the others. */
  private isSameLineByLine(a: Part, b: Part): boolean {
    const outside = this.isLineByLine
    this.isLineByLine = true
    const areSame = this.hasSameParts(a, b)
    this.isLineByLine = outside
    return areSame
  }

  /** The same but for a condition under which nothing is done. */
  private isSameAsIs(a: object, b: object, at: string): boolean {
    const [one, other] = [guardedIn(a, at), guardedIn(b, at)]
    return one === null || other === null || printed(one.tests) === printed(other.tests)
      ? this.hasSameParts(a as Part, b as Part)
      : this.isSameGuarded({ a, one }, { b, other })
  }

  /** The same condition, or one between which and the other nothing is done. */
  private isSameGuarded(
    { a, one }: { readonly a: object; readonly one: Guarded },
    { b, other }: { readonly b: object; readonly other: Guarded },
  ): boolean {
    if (this.tried(() => this.hasSameParts(a as Part, b as Part))) return true
    return (
      this.tried(() => this.hasSameParts(one.rest, other.rest)) && this.leeway.idleBetween({ old: one, new: other })
    )
  }

  private isSameList(a: readonly unknown[], b: readonly unknown[], at: string): boolean {
    const isText = TEXTS.has(at) && a.every(isStatement) && b.every(isStatement)
    const text = this.isLineByLine ? this.leeway.left : this.leeway.text
    const [x, y]: readonly (readonly unknown[])[] = isText
      ? [text('old', a), text('new', b)]
      : [this.leeway.rules('old', a, at), this.leeway.rules('new', b, at)]
    const each = (): boolean => x.length === y.length && x.every((part, i) => this.areSame(part, y[i], at))
    if (isText && !this.isLineByLine)
      return this.tried(each) || this.isSameInAnotherOrder(x as readonly TStmt[], y as readonly TStmt[])
    if (at === 'tests') return this.tried(each) || this.leeway.holdAlike(a as TExpr[], b as TExpr[])
    if (at !== 'sentences') return each()
    return this.tried(each) || this.tried(() => this.saySame(a as TSentence[], b as TSentence[]))
  }

  /** Whether the same lines stand in another order, on which nothing hangs. */
  private isSameInAnotherOrder(x: readonly TStmt[], y: readonly TStmt[]): boolean {
    if (x.length !== y.length || x.length < 2) return false
    const rest = [...y]
    for (const s of x) {
      const at = rest.findIndex((other) => other.kind === s.kind && this.tried(() => this.areSame(s, other)))
      const [found] = at < 0 ? [] : rest.splice(at, 1)
      if (found === undefined || !rest.slice(0, at).every((other) => this.leeway.commute(other, found))) return false
    }
    return true
  }

  /** The same texts in the same cases, in whatever order these are asked for. */
  private isSameIf(a: If, b: If): boolean {
    if (this.tried(() => this.isSameAsIs(a, b, ''))) return true
    const [one, other] = [this.textCases('old', a), this.textCases('new', b)]
    if (one.length * other.length > MOST_PAIRS || one.length + other.length < 4) return false
    return one.every(({ when, text }) =>
      other.every(
        (each) => this.probed(() => this.areSame(text, each.text, 'then')) || this.leeway.neverMeet(when, each.when),
      ),
    )
  }

  private textCases(side: Side, s: If): readonly TextCase[] {
    const cond = this.leeway.normal(side, s.cond)
    const within = (body: readonly TStmt[], holds: TExpr): readonly TextCase[] => {
      const text = this.leeway.text(side, body)
      const [only, ...more] = text
      const inner = only?.kind === 'if' && more.length === 0 ? this.textCases(side, only) : [{ when: [], text }]
      return inner.map((each) => ({ ...each, when: [holds, ...each.when] }))
    }
    return [...within(s.then, cond), ...within(s.otherwise, not(cond))]
  }

  /** Whether sentences about one thing, which are alternatives, say the same all together. */
  private saySame(a: readonly TSentence[], b: readonly TSentence[]): boolean {
    const [first, other] = [a[0], b[0]]
    if (first === undefined || other === undefined || ![...a, ...b].every(isPlainSentence)) return false
    return this.areSame(first.params, other.params) && this.leeway.sayAlike(a, b)
  }

  private hasSameParts(a: Part, b: Part): boolean {
    const names = [...new Set([...Object.keys(a), ...Object.keys(b)])]
    const unsaid = unsaidOf(a)
    // What is called so in the other parts is known before these are compared.
    const [bound, others] = [true, false].map((is) => names.filter((name) => isNamed(a[name]) === is))
    return [...(bound ?? []), ...(others ?? [])].every(
      (name) => ASIDE.has(name) || unsaid?.has(name) === true || this.areSame(a[name], b[name], name),
    )
  }

  private isSameExpression(a: TExpr, b: TExpr): boolean {
    const [one, other] = [this.leeway.saidInPlace('old', a), this.leeway.saidInPlace('new', b)]
    if (this.tried(() => this.isSameAsSaid(a, b))) return true
    const isPlain = one === null && other === null
    if (!isPlain && this.tried(() => this.isSameInPlace([one ?? a, other ?? b]))) return true
    return !isCondition(a) && this.leeway.comeToTheSame(a, b)
  }

  private isSameInPlace([a, b]: readonly [TExpr, TExpr]): boolean {
    if (!this.isSameExpression(a, b)) return false
    this.leeway.inPlace()
    return true
  }

  private isSameAsSaid(a: TExpr, b: TExpr): boolean {
    const parts = (): boolean => this.hasSameParts(a as unknown as Part, b as unknown as Part)
    if (isCondition(a) && isCondition(b)) return this.tried(parts) || this.leeway.holdAlike([a], [b])
    const [one, other] = [asSum(a), asSum(b)]
    return one === null || other === null ? parts() : this.tried(parts) || this.isSameSum(one, other)
  }

  /** Whether the same members add the same; others are in one of the sums and add nothing. */
  private isSameSum(a: Sum, b: Sum): boolean {
    const areSame = this.areSame(a.local, b.local) && this.areSame(a.set, b.set) && this.areSame(a.adds, b.adds)
    return areSame && this.leeway.addAlike(a.tests, b.tests)
  }

  /** What an offer asks of its parts and besides is asked of each move; what a `must act` asks, of who is asked. */
  private isSameAsked(a: Asked, b: Asked): boolean {
    return this.hasSameParts(untested(a), untested(b)) && this.isSameList(testsOf(a), testsOf(b), 'tests')
  }

  private isSameVariable(a: Local, b: Local): boolean {
    const known = this.variables.get(a.id)
    if (known !== undefined || this.taken.has(b.id)) return known === b.id
    this.variables.set(a.id, b.id)
    this.taken.add(b.id)
    this.undo.push(() => {
      this.variables.delete(a.id)
      this.taken.delete(b.id)
    })
    return this.areSame(a.type, b.type)
  }

  /** Whether parts are the same, and nothing taken for the same for that. */
  private probed(compare: () => boolean): boolean {
    let areSame = false
    this.tried(() => {
      areSame = compare()
      return false
    })
    return areSame
  }

  /** Forgets what was taken for the same in vain; what takes too long is not known to be the same. */
  private tried(compare: () => boolean): boolean {
    if (this.inVain > MOST_IN_VAIN) return false
    const [from, compared] = [this.undo.length, this.compared]
    if (compare()) return true
    this.inVain += this.compared - compared
    for (const back of this.undo.splice(from).reverse()) back()
    return false
  }
}

function unsaidOf(part: Part): ReadonlySet<string> | null {
  if ('prompt' in part && 'about' in part) return UNSAID.question
  if ('otherwise' in part && 'op' in part) return UNSAID.exception
  if ('asBefore' in part && 'proc' in part) return UNSAID.rule
  return 'body' in part && 'locals' in part && part['kind'] === 'hook' ? UNSAID.textOfRule : null
}

/**
 * A text and its condition; null of what is judged or decided otherwise: what comes instead of an event keeps it from
 * happening, what is triggered waits, and of cards with such a text it is noted before the first who fits.
 */
function guardedIn(x: object, at: string): Guarded | null {
  if (at === 'befores' || at === 'afters') {
    const rule = x as HookRule
    const { tests, proc, optional, asBefore, selfDomain, lasting } = rule
    if (optional || asBefore || selfDomain !== null || lasting !== null) return null
    return { tests, body: proc.body, rest: { ...rule, tests: [] }, of: 'rule' }
  }
  if (!isStatement(x)) return null
  if (x.kind === 'if' && x.otherwise.length === 0)
    return { tests: [x.cond], body: x.then, rest: { ...x, cond: null }, of: 'if' }
  if (x.kind !== 'each') return null
  const { domain } = x
  return { tests: domain.tests, body: x.body, rest: { ...x, domain: { ...domain, tests: [] } }, of: 'each' }
}

const printed = (tests: readonly TExpr[]): string => tests.map((test) => printTExpr(test)).join(' and ')

const isExpression = (x: object): x is TExpr => 'type' in x && 'span' in x && 'kind' in x
const isCondition = ({ type }: TExpr): boolean => type.base === 'truth' && !type.set
const isStatement = (x: unknown): x is TStmt =>
  typeof x === 'object' && x !== null && 'kind' in x && 'span' in x && 'cites' in x
const isDomain = (x: object): x is Domain => 'local' in x && 'set' in x && 'tests' in x && !('kind' in x)
const isNamed = (x: unknown): boolean => typeof x === 'object' && x !== null && isVariable(x)
const isVariable = (x: object): x is Local => 'id' in x && 'name' in x && 'type' in x && !('kind' in x)
type Asked = AskedRule & Partial<Pick<OfferRule, 'args'>>

const isAsked = (x: object): x is Asked => 'asker' in x && 'selfTests' in x

const testsOf = ({ args = [], selfTests, cond }: Asked): readonly TExpr[] => [
  ...args.flatMap((arg) => (arg.kind === 'domain' ? arg.domain.tests : [])),
  ...selfTests,
  ...(cond === null ? [] : [cond]),
]

const untested = (rule: Asked): Part => ({
  ...rule,
  selfTests: [],
  cond: null,
  args: rule.args?.map((arg) => (arg.kind === 'domain' ? { ...arg, domain: { ...arg.domain, tests: [] } } : arg)),
})
