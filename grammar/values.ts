import type { IToken } from 'chevrotain'
import type { Expr } from './tree/expressions.ts'
import { CallParser } from './calls.ts'
import type { Production } from './line-parser.ts'
import * as t from './tokens.ts'

type Arm = { readonly when: Expr; readonly value: Expr }
type Quantifier = Extract<Expr, { kind: 'quantified' }>['quantifier']

const value = 'a value'

/** Tokens other than names that a value can start with. */
const valueStarts = [
  t.Numeral,
  t.Text,
  t.OpenText,
  t.None,
  t.Yes,
  t.No,
  t.This,
  t.You,
  t.Some,
  t.Each,
  t.The,
  t.Times,
  t.Case,
  t.Open,
  t.Minus,
] as const

/** Values without operators around them. */
export abstract class ValueParser extends CallParser {
  protected rangeBarred = false

  /** In `choose n + 1..m + 2 card c` the `..` belongs to the count, not to a value. Brackets lift the bar. */
  protected withoutRange<T>(parse: () => T): T {
    return this.withRange(true, parse)
  }

  private withRange<T>(barred: boolean, parse: () => T): T {
    const before = this.rangeBarred
    this.rangeBarred = barred
    try {
      return parse()
    } finally {
      this.rangeBarred = before
    }
  }

  protected startsValue(ahead: number): boolean {
    return this.isName(ahead) || this.next(ahead, ...valueStarts)
  }

  protected readonly primary: Production<Expr> = this.rule('primary', () =>
    this.nested(() => {
      const first = this.LA(1)
      return this.OR<Expr>({
        DEF: [
          { ALT: () => this.SUBRULE(this.reference) },
          { ALT: () => this.SUBRULE(this.bracketed) },
          {
            GATE: () => !this.next(1, t.No) || this.isName(2),
            ALT: () => this.SUBRULE(this.quantified),
          },
          { ALT: () => this.SUBRULE(this.times) },
          { ALT: () => this.SUBRULE(this.cases) },
          {
            ALT: () => {
              const image = this.CONSUME(t.Numeral).image
              return { kind: 'number', value: Number(image), span: this.spanFrom(first) }
            },
          },
          { ALT: () => ({ kind: 'string', value: textOf(this.CONSUME(t.Text)), span: this.spanFrom(first) }) },
          {
            ALT: () => {
              this.CONSUME(t.None)
              return { kind: 'none', span: this.spanFrom(first) }
            },
          },
          {
            ALT: () => {
              this.CONSUME(t.Yes)
              return { kind: 'truth', value: true, span: this.spanFrom(first) }
            },
          },
          {
            ALT: () => {
              this.CONSUME(t.No)
              return { kind: 'truth', value: false, span: this.spanFrom(first) }
            },
          },
          {
            ALT: () => {
              this.CONSUME(t.This)
              return { kind: 'this', span: this.spanFrom(first) }
            },
          },
          {
            ALT: () => {
              this.CONSUME(t.You)
              return { kind: 'you', span: this.spanFrom(first) }
            },
          },
        ],
        ERR_MSG: value,
      })
    }),
  )

  private readonly reference: Production<Expr> = this.rule('reference', () => {
    const first = this.LA(1)
    const printed = this.OPTION2({
      GATE: () => this.next(1, t.Printed) && this.isName(2) && this.next(3, t.Of),
      DEF: () => {
        this.CONSUME(t.Printed)
        return true as const
      },
    })
    const name = this.nameOf(this.CONSUME(t.Name))
    const args = this.OPTION(() => {
      this.CONSUME(t.Of)
      return this.OR<readonly Expr[]>({
        DEF: [
          { GATE: () => this.next(1, t.Open), ALT: () => this.SUBRULE(this.tuple) },
          { ALT: () => [this.SUBRULE(this.primary)] },
        ],
        ERR_MSG: value,
      })
    })
    if (args === undefined) return { kind: 'name', name: name.text, span: this.spanFrom(first) }
    return { kind: 'of', name, args, span: this.spanFrom(first), ...(printed === undefined ? {} : { printed }) }
  })

  /** Brackets group one value, or make a list of several; the span takes the brackets in, but for a name alone. */
  private readonly bracketed: Production<Expr> = this.rule('bracketed', () => {
    const first = this.LA(1)
    const items = this.SUBRULE(this.tuple)
    const only = items.length === 1 ? items[0] : undefined
    const span = this.spanFrom(first)
    if (only === undefined) return { kind: 'list', items, span }
    return only.kind === 'name' ? only : { ...only, span }
  })

  private readonly tuple: Production<readonly Expr[]> = this.rule('tuple', () => {
    const items: Expr[] = []
    this.CONSUME(t.Open)
    this.withRange(false, () => {
      this.MANY_SEP({ SEP: t.Comma, DEF: () => items.push(this.SUBRULE(this.conditional)) })
    })
    this.CONSUME(t.Close)
    return items
  })

  /** `a if c else b`, only inside brackets. */
  private readonly conditional: Production<Expr> = this.rule('conditional', () => {
    const first = this.LA(1)
    const then = this.SUBRULE(this.expression)
    const rest = this.OPTION(() => {
      this.CONSUME(t.If)
      const cond = this.SUBRULE2(this.expression)
      this.CONSUME(t.Else)
      return { cond, otherwise: this.nested(() => this.SUBRULE(this.conditional)) }
    })
    if (rest === undefined) return then
    return { kind: 'if', cond: rest.cond, then, otherwise: rest.otherwise, span: this.spanFrom(first) }
  })

  private readonly quantified: Production<Expr> = this.rule('quantified', () => {
    const first = this.LA(1)
    const quantifier = this.OR<Quantifier>([
      {
        ALT: () => {
          this.CONSUME(t.Some)
          return 'some'
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.No)
          return 'no'
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Each)
          return 'each'
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.The)
          return 'the'
        },
      },
    ])
    return { kind: 'quantified', quantifier, phrase: this.SUBRULE(this.sortedPhrase), span: this.spanFrom(first) }
  })

  private readonly times: Production<Expr> = this.rule('times', () => {
    const first = this.LA(1)
    this.CONSUME(t.Times)
    this.CONSUME(t.Open)
    const pattern = this.SUBRULE(this.pattern)
    const where =
      this.OPTION(() => {
        this.CONSUME(t.Where)
        return this.SUBRULE(this.expression)
      }) ?? null
    this.CONSUME(t.Close)
    const during =
      this.OPTION2(() => {
        this.CONSUME(t.During)
        return this.nameOf(this.CONSUME(t.Name, { ERR_MSG: 'the name of an event' }))
      }) ?? null
    return { kind: 'times', pattern, where, during, span: this.spanFrom(first) }
  })

  private readonly cases: Production<Expr> = this.rule('cases', () => {
    const first = this.LA(1)
    const arms: (readonly Arm[])[] = []
    this.CONSUME(t.Case)
    const subject = this.SUBRULE(this.sum)
    this.CONSUME(t.Colon)
    arms.push(this.SUBRULE(this.armsOfOne))
    this.MANY({
      GATE: () => !this.next(2, t.Else),
      DEF: () => {
        this.CONSUME(t.Comma)
        arms.push(this.SUBRULE2(this.armsOfOne))
      },
    })
    this.CONSUME2(t.Comma, { ERR_MSG: '`, else` and a value for every other case' })
    this.CONSUME(t.Else)
    return { kind: 'case', subject, arms: arms.flat(), otherwise: this.SUBRULE2(this.sum), span: this.spanFrom(first) }
  })

  /** `1 or 2 is a` says the same of each. */
  private readonly armsOfOne: Production<readonly Arm[]> = this.rule('armsOfOne', () => {
    const cases = [this.SUBRULE(this.sum)]
    this.MANY(() => {
      this.CONSUME(t.Or)
      cases.push(this.SUBRULE3(this.sum))
    })
    this.CONSUME(t.Is)
    const value = this.SUBRULE2(this.sum)
    return cases.map((when) => ({ when, value }))
  })
}

/** The text between the quotes; a backslash keeps the character after it. */
export function textOf(token: IToken): string {
  const closed = token.tokenType !== t.OpenText
  const inside = closed ? token.image.slice(1, -1) : token.image.slice(1)
  return inside.replace(/\\(.)/gu, '$1')
}
