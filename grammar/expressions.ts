import type { IToken } from 'chevrotain'
import type { BinaryOp, Expr } from './tree/expressions.ts'
import type { Name } from './tree/names.ts'
import type { Production } from './line-parser.ts'
import { ValueParser } from './values.ts'
import * as t from './tokens.ts'

/** Operators, loosest first: or, and, not, comparisons, sums, products, ranges. */
export abstract class ExpressionParser extends ValueParser {
  private binary(op: BinaryOp, left: Expr, right: Expr, first: IToken): Expr {
    this.linked()
    return { kind: 'binary', op, left, right, span: this.spanFrom(first) }
  }

  protected readonly expression: Production<Expr> = this.rule('expression', () => {
    const first = this.LA(1)
    let left = this.SUBRULE(this.conjunction)
    this.MANY(() => {
      this.CONSUME(t.Or)
      left = this.binary('or', left, this.SUBRULE2(this.conjunction), first)
    })
    return left
  })

  private readonly conjunction: Production<Expr> = this.rule('conjunction', () => {
    const first = this.LA(1)
    let left = this.SUBRULE(this.negation)
    this.MANY(() => {
      this.CONSUME(t.And)
      left = this.binary('and', left, this.SUBRULE2(this.negation), first)
    })
    return left
  })

  private readonly negation: Production<Expr> = this.rule('negation', () => {
    const first = this.LA(1)
    return this.OR({
      DEF: [
        {
          ALT: () => {
            this.CONSUME(t.Not)
            const operand = this.nested(() => this.SUBRULE(this.negation))
            return { kind: 'not' as const, operand, span: this.spanFrom(first) }
          },
        },
        { ALT: () => this.SUBRULE(this.comparison) },
      ],
      ERR_MSG: 'a value',
    })
  })

  private readonly comparison: Production<Expr> = this.rule('comparison', () => {
    const first = this.LA(1)
    const left = this.SUBRULE(this.sum)
    return (
      this.OPTION({
        GATE: () => !this.isName(1) || (this.startsValue(2) && !this.next(1, t.Then)),
        DEF: () =>
          this.OR<Expr>([
            {
              ALT: () => {
                const op = this.SUBRULE(this.comparator)
                return this.binary(op, left, this.SUBRULE2(this.sum), first)
              },
            },
            {
              ALT: () => {
                this.CONSUME(t.Is)
                const negated = this.OPTION2(() => this.CONSUME(t.Not)) !== undefined
                return { kind: 'is', left, name: this.SUBRULE(this.quality), negated, span: this.spanFrom(first) }
              },
            },
            {
              ALT: () => {
                this.CONSUME(t.May)
                return { kind: 'can', who: left, call: this.SUBRULE(this.call), span: this.spanFrom(first) }
              },
            },
            {
              ALT: () => {
                const name = this.nameOf(this.CONSUME(t.Name))
                return { kind: 'relation', left, name, right: this.SUBRULE3(this.sum), span: this.spanFrom(first) }
              },
            },
          ]),
      }) ?? left
    )
  })

  private readonly comparator: Production<BinaryOp> = this.rule('comparator', () =>
    this.OR<BinaryOp>([
      {
        ALT: () => {
          this.CONSUME(t.Equals)
          return '='
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.NotEquals)
          return '!='
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Less)
          return '<'
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.AtMost)
          return '<='
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Greater)
          return '>'
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.AtLeast)
          return '>='
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.In)
          return 'in'
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Not)
          this.CONSUME2(t.In)
          return 'not in'
        },
      },
    ]),
  )

  /** What may stand after `is`. */
  private readonly quality: Production<Name> = this.rule('quality', () =>
    this.nameOf(
      this.OR({
        DEF: [
          { ALT: () => this.CONSUME(t.Name) },
          { ALT: () => this.CONSUME(t.Numeral) },
          { ALT: () => this.CONSUME(t.None) },
          { ALT: () => this.CONSUME(t.No) },
          { ALT: () => this.CONSUME(t.Yes) },
        ],
        ERR_MSG: 'a property, a value of an option or `none`',
      }),
    ),
  )

  protected readonly sum: Production<Expr> = this.rule('sum', () => {
    const first = this.LA(1)
    let left = this.SUBRULE(this.product)
    this.MANY(() => {
      const op = this.OR<BinaryOp>([
        {
          ALT: () => {
            this.CONSUME(t.Plus)
            return '+'
          },
        },
        {
          ALT: () => {
            this.CONSUME(t.Minus)
            return '-'
          },
        },
      ])
      left = this.binary(op, left, this.SUBRULE2(this.product), first)
    })
    return left
  })

  private readonly product: Production<Expr> = this.rule('product', () => {
    const first = this.LA(1)
    let left = this.SUBRULE(this.operand)
    this.MANY(() => {
      const op = this.OR<BinaryOp>([
        {
          ALT: () => {
            this.CONSUME(t.Star)
            return '*'
          },
        },
        {
          ALT: () => {
            this.CONSUME(t.Slash)
            return '/'
          },
        },
        {
          ALT: () => {
            this.CONSUME(t.Mod)
            return 'mod'
          },
        },
      ])
      left = this.binary(op, left, this.SUBRULE2(this.operand), first)
    })
    return left
  })

  private readonly operand: Production<Expr> = this.rule('operand', () => {
    const first = this.LA(1)
    let value = this.SUBRULE(this.signed)
    this.OPTION({
      GATE: () => !this.rangeBarred,
      DEF: () => {
        this.CONSUME(t.DotDot)
        value = this.binary('..', value, this.SUBRULE2(this.signed), first)
      },
    })
    return value
  })

  private readonly signed: Production<Expr> = this.rule('signed', () => {
    const first = this.LA(1)
    const minus = this.OPTION(() => this.CONSUME(t.Minus)) !== undefined
    const operand = this.SUBRULE(this.primary)
    return minus ? { kind: 'minus', operand, span: this.spanFrom(first) } : operand
  })
}
