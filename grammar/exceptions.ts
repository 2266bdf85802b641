import type { AlwaysDecl } from './tree/declarations.ts'
import type { Expr, PatternArg } from './tree/expressions.ts'
import type { ExceptDecl } from './tree/statements.ts'
import type { Bare, Production } from './line-parser.ts'
import { StatementParser } from './statements.ts'
import * as t from './tokens.ts'

/** Sentences that speak of a value, or of the whole table: `except …`, `always …`. */
export abstract class ExceptionParser extends StatementParser {
  protected readonly condition: Production<Expr> = this.rule('condition', () => {
    this.CONSUME(t.If)
    return this.SUBRULE(this.expression)
  })

  protected readonly exception: Production<Bare<ExceptDecl>> = this.rule('exception', () => {
    this.CONSUME(t.Except)
    const fact = this.nameOf(this.CONSUME(t.Name, { ERR_MSG: 'the name of a fact' }))
    const args =
      this.OPTION2(() => {
        this.CONSUME(t.Of)
        return this.SUBRULE(this.exceptArgs)
      }) ?? []
    const op = this.OR<ExceptDecl['op']>([
      {
        ALT: () => {
          this.CONSUME(t.Equals)
          return '='
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.PlusEquals)
          return '+='
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.MinusEquals)
          return '-='
        },
      },
    ])
    const value = this.SUBRULE(this.expression)
    const cond = this.OPTION(() => this.SUBRULE(this.condition)) ?? null
    this.CONSUME(t.NL)
    return { kind: 'except', fact, args, op, value, cond }
  })

  protected readonly always: Production<Bare<AlwaysDecl>> = this.rule('always', () => {
    this.CONSUME(t.Always)
    const cond = this.SUBRULE(this.expression)
    this.CONSUME(t.NL)
    return { kind: 'always', cond }
  })

  private readonly exceptArgs: Production<readonly PatternArg[]> = this.rule('exceptArgs', () => {
    const args: PatternArg[] = []
    this.OR({
      DEF: [
        {
          GATE: () => this.next(1, t.Open),
          ALT: () => {
            this.CONSUME(t.Open)
            this.AT_LEAST_ONE_SEP({
              SEP: t.Comma,
              DEF: () => args.push(this.SUBRULE(this.patternArg)),
              ERR_MSG: 'a value',
            })
            this.CONSUME(t.Close)
          },
        },
        { ALT: () => args.push(this.SUBRULE2(this.patternArg)) },
      ],
      ERR_MSG: 'what the fact is of',
    })
    return args
  })
}
