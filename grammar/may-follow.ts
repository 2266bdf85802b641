import type { ISerializedGast, IToken, TokenType } from 'chevrotain'
import { tokenMatcher } from './chevrotain.ts'
import { productions } from './parser.ts'
import { NL, vocabulary } from './tokens.ts'

/** A token that may come next, and where the grammar takes it: the productions around it, the outermost first. */
export interface Follower {
  readonly type: TokenType
  readonly productions: readonly string[]
  /** Which of the places of that type in the innermost production it is, as in `CONSUME2`. */
  readonly occurrence: number
}

/** A part of the grammar, as Chevrotain writes it down. */
type Part = ISerializedGast & {
  readonly name?: string
  readonly idx?: number
  readonly definition?: readonly Part[]
  readonly separator?: Part
}

/** A production that is being read, and those around it. */
interface ProductionRead {
  readonly production: string
  readonly around: ProductionRead | null
}

/** What is still to come: parts from one of them on, and then what comes after. */
interface Rest {
  readonly id: number
  readonly parts: readonly Part[]
  readonly index: number
  readonly then: Rest | null
  readonly reading: ProductionRead
}

/** A place where a token is taken, and what comes after it. */
interface Taking {
  readonly type: TokenType
  readonly occurrence: number
  readonly reading: ProductionRead
  readonly then: Rest
}

/**
 * Some tokens, read from the beginning of a production, and what may come after them, whatever comes behind it. All
 * ways through the grammar are followed side by side: the parser decides between some of them by tokens that are not
 * written yet, and Chevrotain's own content assist keeps to the first way that takes what is there.
 */
export class TokenCourse {
  private readonly ways: Ways
  private readonly rests: readonly Rest[]

  private constructor(ways: Ways, rests: readonly Rest[]) {
    this.ways = ways
    this.rests = rests
  }

  static of(production: string, before: readonly IToken[]): TokenCourse {
    const ways = new Ways()
    const start = new TokenCourse(ways, [ways.into(production, null, null)])
    return before.reduce((course, token) => course.after(token), start)
  }

  after(token: IToken): TokenCourse {
    const takings = this.ways.takings(this.rests)
    return new TokenCourse(
      this.ways,
      unique(takings.flatMap(({ type, then }) => (tokenMatcher(token, type) ? [then] : []))),
    )
  }

  /** Whether the production may end here. */
  get mayEnd(): boolean {
    return this.ways.mayEnd(this.rests)
  }

  followers(): readonly Follower[] {
    return this.ways
      .takings(this.rests)
      .map(({ type, occurrence, reading }) => ({ type, occurrence, productions: named(reading) }))
  }
}

const unique = (rests: readonly Rest[]): readonly Rest[] => [...new Set(rests)]

const named = ({ production, around }: ProductionRead): readonly string[] =>
  around === null ? [production] : [...named(around), production]

const rules: ReadonlyMap<string, readonly Part[]> = new Map(
  productions().map((rule) => [(rule as Part).name ?? '', (rule as Part).definition ?? []]),
)

const types: ReadonlyMap<string, TokenType> = new Map([...vocabulary, NL].map((type) => [type.name, type]))

/** Ways through the grammar. What is the same to come is the same object, so that ways that meet go on as one. */
class Ways {
  private readonly rests = new Map<string, Rest>()
  private readonly readings = new Map<string, ProductionRead>()
  private readonly numbers = new Map<readonly Part[], number>()

  into(production: string, then: Rest | null, around: ProductionRead | null): Rest {
    const key = `${production} ${then?.id}`
    const reading = this.readings.get(key) ?? { production, around }
    this.readings.set(key, reading)
    return this.rest(rules.get(production) ?? [], 0, then, reading)
  }

  /** Where the next token can be taken, by any of several ways. */
  takings(rests: readonly Rest[]): readonly Taking[] {
    return [...this.reached(rests)].flatMap((rest) => {
      const part = rest.parts[rest.index]
      return part?.type === 'Terminal' ? this.taking(part, rest) : []
    })
  }

  mayEnd(rests: readonly Rest[]): boolean {
    return [...this.reached(rests)].some(({ parts, index, then }) => index >= parts.length && then === null)
  }

  /** All that may be to come without a token between. */
  private reached(rests: readonly Rest[]): ReadonlySet<Rest> {
    const seen = new Set<Rest>()
    const open = [...rests]
    for (let rest = open.pop(); rest !== undefined; rest = open.pop()) {
      if (seen.has(rest)) continue
      seen.add(rest)
      const part = rest.parts[rest.index]
      if (part !== undefined) open.push(...this.step(part, rest))
      else if (rest.then !== null) open.push(rest.then)
    }
    return seen
  }

  private taking({ name = '', idx = 0 }: Part, rest: Rest): readonly Taking[] {
    const type = types.get(name)
    return type === undefined ? [] : [{ type, occurrence: idx, reading: rest.reading, then: this.behind(rest) }]
  }

  /** What a part may come to be; a token is nothing else. */
  private step(part: Part, rest: Rest): readonly Rest[] {
    const { definition = [] } = part
    const behind = this.behind(rest)
    const inside = (parts: readonly Part[], then: Rest): Rest => this.rest(parts, 0, then, rest.reading)
    switch (part.type) {
      case 'NonTerminal':
        return [this.into(part.name ?? '', behind, rest.reading)]
      case 'Alternation':
        return definition.map((way) => inside(way.definition ?? [], behind))
      case 'Option':
        return [inside(definition, behind), behind]
      case 'Repetition':
        return [inside(definition, rest), behind]
      case 'RepetitionMandatory':
        return [inside(definition, inside(again(part), behind))]
      case 'RepetitionWithSeparator':
        return [inside(definition, inside(again(part), behind)), behind]
      case 'RepetitionMandatoryWithSeparator':
        return [inside(definition, inside(again(part), behind))]
      case 'Alternative':
      case 'Rule':
        return [inside(definition, behind)]
      case 'Terminal':
        return []
    }
  }

  private behind({ parts, index, then, reading }: Rest): Rest {
    return this.rest(parts, index + 1, then, reading)
  }

  private rest(parts: readonly Part[], index: number, then: Rest | null, reading: ProductionRead): Rest {
    const number = this.numbers.get(parts) ?? this.numbers.size
    this.numbers.set(parts, number)
    const key = `${number} ${index} ${then?.id}`
    const made = this.rests.get(key) ?? { id: this.rests.size, parts, index, then, reading }
    this.rests.set(key, made)
    return made
  }
}

const repetitions = new WeakMap<Part, readonly Part[]>()

/** What comes after the first time of something that is said several times: a separator and it again, as often. */
function again(part: Part): readonly Part[] {
  const before = repetitions.get(part)
  if (before !== undefined) return before
  const { definition = [], separator } = part
  const body = separator === undefined ? definition : [{ ...separator, type: 'Terminal' as const }, ...definition]
  const made: readonly Part[] = [{ type: 'Repetition', definition: body }]
  repetitions.set(part, made)
  return made
}
