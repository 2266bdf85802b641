import { MAX_SEATS } from '../game/declare/seats.ts'
import { NUMBERS } from '../game/numbers.ts'
import type { TExcept, TFact } from '../program/declarations.ts'
import type { ExprIn, Local, TExpr, TStmt } from '../program/ir.ts'
import type { BuiltinName } from '../program/builtin.ts'
import { MOST_CARDS } from '../program/number-ranges.ts'
import type { Program } from '../program/program.ts'
import { type Bounds, around, combined, liesWithin } from './bounds.ts'
import type { ByKind } from './by-kind.ts'
import { handedIn } from './given-once.ts'
import { MOST_IN_SET, sizeOfSet } from './sizes.ts'
import { statementsIn } from './walk.ts'

/** What flows into a variable or a fact: numbers, or sets of them; null where anything may. */
type Sources = readonly TExpr[] | null

/** Of what no number comes to be. */
const NOTHING: Bounds = { from: Infinity, to: -Infinity }

/** Happenings are counted one by one, and no game goes on for so long. */
const MOST_TIMES = 1_000_000_000

/** Each that lies there counts as many numbers of a state (`EFFECT` of `runtime/rounds/state-size.ts`). */
const MOST_EFFECTS = 100_000

/** After so many rounds what still grows is taken to grow to the end. */
const ROUNDS = 4

/**
 * Between which bounds numbers lie in any state, since an engine stops where one would leave `NUMBERS`: what is known
 * of the text, of printed cards, and of all that is ever given to a variable.
 */
export class Reach {
  private readonly sources = new Map<Local | string, Sources>()
  private readonly known = new Map<Local | string, Bounds>()
  private readonly program: Program

  constructor(program: Program, statements: ByKind<TStmt>, expressions: ByKind<TExpr>) {
    this.program = program
    for (const { domain } of [...statements.of('each'), ...statements.of('sameTime')])
      this.gains(domain.local, domain.set)
    for (const { domain, result } of statements.of('choose')) {
      this.gains(domain.local, domain.set)
      this.gains(result, domain.set)
    }
    for (const { local, set } of expressions.of('map')) this.gains(local, set)
    for (const { domain } of expressions.of('query')) this.gains(domain.local, domain.set)
    for (const { args } of program.offers)
      for (const arg of args) if (arg.kind === 'domain') this.gains(arg.domain.local, arg.domain.set)
    for (const { local, value } of statements.of('assign')) this.gains(local, value)
    for (const fact of program.facts.values()) this.sources.set(fact.name, this.sourcesOf(fact))
    for (const local of handedIn(program)) this.sources.set(local, null)
    this.settle()
  }

  /** What a number that is worked out comes to, whether an engine carries it or not; of a set, what its members do. */
  workedOut(x: TExpr): Bounds {
    if (x.kind === 'binary') return this.ofBinary(x)
    return x.kind === 'builtin' ? this.ofBuiltin(x) : this.of(x)
  }

  /** Whether a number that is worked out may be one that an engine does not carry. */
  mayLeave(x: TExpr): boolean {
    return isBeyond(this.workedOut(x))
  }

  /** Whether what is added on top of a fact may lead there. */
  mayBeShiftedAway(fact: TFact): boolean {
    const sources = this.sourcesOf(fact)
    return isBeyond(this.shifted(fact, sources === null ? NUMBERS : around(sources.map((x) => this.of(x)))))
  }

  /** Between which bounds a number lies, or the members of a set do. */
  of(x: TExpr): Bounds {
    if (x.type.base !== 'number' && x.type.base !== 'option') return x.kind === 'none' ? NOTHING : NUMBERS
    switch (x.kind) {
      case 'number':
        return { from: x.value, to: x.value }
      case 'local':
        return this.kept(x.local)
      case 'stored':
      case 'derived':
        return this.kept(x.fact)
      case 'printed':
        return this.ofPrinted(x.name)
      case 'times':
        return { from: 0, to: MOST_TIMES }
      case 'if':
        return around([this.of(x.then), this.of(x.otherwise)])
      case 'case':
        return around([...x.arms.map(({ value }) => value), x.otherwise].map((one) => this.of(one)))
      case 'list':
        return around(x.items.map((item) => this.of(item)))
      case 'map':
        return this.of(x.body)
      case 'query':
        return x.domain.set === null ? NUMBERS : this.of(x.domain.set)
      case 'binary':
      case 'builtin':
        return clipped(this.workedOut(x))
      default:
        x satisfies ExprIn<'literals' | 'options' | 'sentences' | 'can' | 'zone' | 'places' | 'not'>
        return NUMBERS
    }
  }

  private ofBinary({ op, left, right }: TExpr & { kind: 'binary' }): Bounds {
    const [a, b] = [this.of(left), this.of(right)]
    switch (op) {
      case '+':
      case '-':
        return reckoned(op, a, b)
      case '*':
        return times(a, b)
      case '/':
        return divided(a, b)
      case 'mod':
        return { from: Math.min(0, b.from + 1), to: Math.max(0, b.to - 1) }
      case '..':
        return { from: a.from, to: b.to }
      case 'without':
        return a
      default:
        return around([a, b])
    }
  }

  private ofBuiltin({ name, args }: TExpr & { kind: 'builtin' }): Bounds {
    const [first] = args
    const said = first === undefined ? undefined : BUILTINS[name]
    if (first === undefined || said === undefined) return NUMBERS
    return said({ first, size: sizeOfSet(this.program, first), all: args.map((arg) => this.of(arg)) }, this)
  }

  private ofPrinted(name: string): Bounds {
    const values = [...this.program.game.definitions.values()].flatMap(({ attributes }) => attributes.get(name) ?? [])
    return around([0, ...values.flat()].map((n) => ({ from: n, to: n })))
  }

  /** Whether an exception adds to a number, or takes from it; of a set, members come and go. */
  private isShift({ declared }: TFact, { op }: TExcept): boolean {
    return (op === '+=' || op === '-=') && this.program.game.facts.get(declared)?.type.set !== true
  }

  /** Of a fact that is kept anything may come to be: examples begin with whatever they say. */
  private sourcesOf(fact: TFact): Sources {
    const { starts, value, body, excepts } = fact
    if (starts !== null || (value === null && body === null)) return null
    const given = statementsIn(body ?? []).flatMap((s) => (s.kind === 'give' ? [s.value] : []))
    const values = excepts.flatMap((x) => (this.isShift(fact, x) ? [] : [x.value]))
    return [...(value === null ? [] : [value]), ...given, ...values]
  }

  /** What comes of a fact with everything on top that exceptions add. */
  private shifted(fact: TFact, bounds: Bounds): Bounds {
    return fact.excepts.reduce((sum, x) => {
      if (!this.isShift(fact, x)) return sum
      const often = { from: 0, to: x.lasting !== null ? MOST_EFFECTS : x.selfDomain !== null ? MOST_CARDS : 1 }
      return reckoned(x.op === '+=' ? '+' : '-', sum, times(this.of(x.value), often))
    }, bounds)
  }

  private kept(of: Local | string): Bounds {
    return this.sources.get(of) == null ? NUMBERS : (this.known.get(of) ?? NOTHING)
  }

  private gains(of: Local | string, value: TExpr | null): void {
    const before = this.sources.get(of)
    if (before !== null) this.sources.set(of, value === null ? null : [...(before ?? []), value])
  }

  private settle(): void {
    for (let round = 0; ; round++) {
      const grown = [...this.sources].filter(([of, sources]) => sources !== null && this.grows(of, sources))
      if (grown.length === 0) return
      if (round >= ROUNDS) for (const [of] of grown) this.sources.set(of, null)
    }
  }

  private grows(of: Local | string, sources: readonly TExpr[]): boolean {
    const before = this.known.get(of) ?? NOTHING
    const fact = typeof of === 'string' ? this.program.facts.get(of) : undefined
    const given = around(sources.map((x) => this.of(x)))
    const now = around([before, clipped(fact === undefined ? given : this.shifted(fact, given))])
    this.known.set(of, now)
    return !isNothing(now) && !liesWithin(now, before)
  }
}

/** What a word is said of: how many that are at most, and between which bounds the numbers of each argument lie. */
interface SaidOf {
  readonly first: TExpr
  readonly size: number
  readonly all: readonly Bounds[]
}

const ofMembers = ({ all }: SaidOf): Bounds => around(all.slice(0, 1))
/** Of an empty set it is nothing. */
const ofMembersOrNothing = (of: SaidOf): Bounds => around([{ from: 0, to: 0 }, ofMembers(of)])

/** Words whose numbers are fewer than there are. */
const BUILTINS: Partial<Record<BuiltinName, (of: SaidOf, reach: Reach) => Bounds>> = {
  count: ({ size }) => ({ from: 0, to: size }),
  copies: () => ({ from: 0, to: MOST_IN_SET }),
  seat: () => ({ from: 1, to: MAX_SEATS }),
  sum: (of) => times(ofMembersOrNothing(of), { from: 0, to: of.size }),
  highest: ({ all }) => ({ from: Math.max(...all.map((b) => b.from)), to: Math.max(...all.map((b) => b.to)) }),
  lowest: ({ all }) => ({ from: Math.min(...all.map((b) => b.from)), to: Math.min(...all.map((b) => b.to)) }),
  highestOf: ofMembersOrNothing,
  lowestOf: ofMembersOrNothing,
  first: ofMembers,
  last: ofMembers,
  topOne: ofMembers,
  distinct: ofMembers,
  sortedBy: ({ first }, reach) => (first.kind === 'map' ? reach.of(first.set) : NUMBERS),
}

const isNothing = ({ from, to }: Bounds): boolean => from > to

const isBeyond = (bounds: Bounds): boolean => !isNothing(bounds) && !liesWithin(bounds, NUMBERS)

const reckoned = (op: '+' | '-', a: Bounds, b: Bounds): Bounds =>
  isNothing(a) || isNothing(b) ? NOTHING : combined(op, a, b)

const clipped = ({ from, to }: Bounds): Bounds => ({
  from: Math.max(from, NUMBERS.from),
  to: Math.min(to, NUMBERS.to),
})

function times(a: Bounds, b: Bounds): Bounds {
  if (isNothing(a) || isNothing(b)) return NOTHING
  const ends = [a.from * b.from, a.from * b.to, a.to * b.from, a.to * b.to]
  return { from: Math.min(...ends), to: Math.max(...ends) }
}

/** Rounded down, and nothing is divided by nothing. */
function divided(a: Bounds, b: Bounds): Bounds {
  if (isNothing(a) || isNothing(b)) return NOTHING
  if (b.from >= 0) return { from: Math.min(a.from, 0), to: Math.max(a.to, 0) }
  const most = Math.max(Math.abs(a.from), Math.abs(a.to))
  return { from: -most, to: most }
}
