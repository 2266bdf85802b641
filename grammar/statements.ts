import type { IToken } from 'chevrotain'
import type { Call } from './tree/expressions.ts'
import type { Name } from './tree/names.ts'
import type { Stmt } from './tree/statements.ts'
import type { Bare, Production } from './line-parser.ts'
import { ChoiceParser } from './choices.ts'
import { actionNoun, blockNoun, label } from './syntax-errors.ts'
import * as t from './tokens.ts'

type Body = Bare<Stmt>
type Branches = { readonly then: readonly Stmt[]; readonly otherwise: readonly Stmt[] }

const timesHint =
  '`repeat` goes round until the condition of its `until` is true; so many times is `each number i in 1..3`'
const sameTimeNoun = '`at the same time`'

const verbs = [t.Of, t.Becomes, t.Gains, t.Loses, t.May, t.Must] as const

export abstract class StatementParser extends ChoiceParser {
  protected abstract readonly lasting: Production<Body>
  protected abstract readonly lastingUnder: () => void

  protected readonly statementsUnder = (first: IToken): void => {
    if (first.tokenType === t.Until || first.tokenType === t.During) return this.lastingUnder()
    this.nested(() => {
      this.CONSUME(t.Indent)
      this.lines(() => this.SUBRULE(this.statement), this.statementsUnder)
      this.CONSUME(t.Dedent)
    })
  }

  protected readonly block: Production<readonly Stmt[]> = this.rule('block', () =>
    this.nested(() => {
      this.CONSUME(t.Indent, { ERR_MSG: blockNoun })
      const body = this.lines(() => this.SUBRULE(this.statement), this.statementsUnder)
      this.CONSUME(t.Dedent)
      return body
    }),
  )

  /** A statement line with its clause ids. */
  protected readonly statement: Production<Stmt> = this.rule('statement', () => {
    const cites = this.OPTION(() => this.citesOf(this.CONSUME(t.Cite))) ?? []
    const first = this.LA(1)
    const body = this.SUBRULE(this.action)
    return { ...body, cites, span: this.spanFrom(first) }
  })

  private readonly action: Production<Body> = this.rule('action', () =>
    this.OR<Body>({
      DEF: [
        { ALT: () => this.SUBRULE(this.forced) },
        { ALT: () => this.SUBRULE(this.conditionalBlock) },
        { ALT: () => this.SUBRULE(this.letLine) },
        { ALT: () => this.SUBRULE(this.loop) },
        { ALT: () => this.SUBRULE(this.repeat) },
        { ALT: () => this.SUBRULE(this.whileLoop) },
        { ALT: () => this.SUBRULE(this.choice) },
        { ALT: () => this.SUBRULE(this.later) },
        { ALT: () => this.SUBRULE(this.lasting) },
        { ALT: () => this.SUBRULE(this.onlyIf) },
        { ALT: () => this.SUBRULE(this.announce) },
        { ALT: () => this.SUBRULE(this.stop) },
        { ALT: () => this.SUBRULE(this.give) },
        { ALT: () => this.SUBRULE(this.piece) },
        {
          GATE: () => !this.next(1, t.Minus) && (!this.isName(1) || this.next(2, ...verbs)),
          ALT: () => this.SUBRULE(this.change),
        },
        { ALT: () => this.SUBRULE(this.plainCall) },
      ],
      ERR_MSG: actionNoun,
    }),
  )

  private readonly plainCall: Production<Body> = this.rule('plainCall', () => {
    const call = this.SUBRULE(this.call)
    this.endBehind(this.ACTION(() => call.args.at(-1)?.role ?? null))
    return { kind: 'call', call, forced: false }
  })

  private readonly forced: Production<Body> = this.rule('forced', () => {
    this.CONSUME(t.Must)
    const call = this.SUBRULE(this.call)
    this.endBehind(this.ACTION(() => call.args.at(-1)?.role ?? null))
    return { kind: 'call', call, forced: true }
  })

  private readonly letLine: Production<Body> = this.rule('letLine', () => {
    this.CONSUME(t.Let)
    const name = this.nameOf(this.CONSUME(t.Name, { ERR_MSG: 'a name for the value' }))
    this.CONSUME(t.Equals)
    const value = this.SUBRULE(this.expression)
    this.CONSUME(t.NL)
    return { kind: 'let', name, value }
  })

  private readonly conditionalBlock: Production<Body> = this.rule('conditionalBlock', () => {
    this.CONSUME(t.If)
    const cond = this.SUBRULE(this.expression)
    this.CONSUME(t.NL)
    const then = this.SUBRULE(this.block)
    const otherwise =
      this.OPTION({
        GATE: () => this.next(this.next(1, t.Cite) ? 2 : 1, t.Else),
        DEF: () => this.SUBRULE(this.elseBranch),
      }) ?? []
    return { kind: 'if', cond, then, otherwise }
  })

  /** The clause ids before an `else` belong to what follows: the next `if`, or each statement of the block. */
  private readonly elseBranch: Production<readonly Stmt[]> = this.rule('elseBranch', () => {
    const cites = this.OPTION(() => this.citesOf(this.CONSUME(t.Cite))) ?? []
    this.CONSUME(t.Else)
    const first = this.LA(1)
    return this.OR<readonly Stmt[]>({
      DEF: [
        {
          ALT: () => {
            const body = this.nested(() => this.SUBRULE(this.conditionalBlock))
            return [{ ...body, cites, span: this.spanFrom(first) }]
          },
        },
        {
          ALT: () => {
            this.CONSUME(t.NL)
            const body = this.SUBRULE(this.block)
            return this.ACTION(() => body.map((stmt) => ({ ...stmt, cites: [...cites, ...stmt.cites] })))
          },
        },
      ],
      ERR_MSG: 'the end of the line or `if`',
    })
  })

  private readonly loop: Production<Body> = this.rule('loop', () => {
    this.CONSUME(t.Each)
    const phrase = this.SUBRULE(this.sortedPhrase)
    const from =
      this.OPTION(() => {
        this.CONSUME(t.From)
        return this.SUBRULE(this.sum)
      }) ?? null
    const sameTime = this.OPTION2(() => this.SUBRULE(this.atTheSameTime)) !== undefined
    this.CONSUME(t.NL)
    return { kind: 'each', phrase, from, sameTime, body: this.SUBRULE(this.block) }
  })

  private readonly atTheSameTime: Production<true> = this.rule('atTheSameTime', () => {
    this.CONSUME(t.At)
    this.CONSUME(t.The, { ERR_MSG: sameTimeNoun })
    this.CONSUME(t.Same, { ERR_MSG: sameTimeNoun })
    this.CONSUME(t.Time, { ERR_MSG: sameTimeNoun })
    return true
  })

  private readonly repeat: Production<Body> = this.rule('repeat', () => {
    this.CONSUME(t.Repeat)
    this.ACTION(() => {
      if (!this.next(1, t.NL)) this.misfit(label(t.NL), timesHint)
    })
    this.CONSUME(t.NL)
    const body = this.SUBRULE(this.block)
    const until =
      this.OPTION(() => {
        this.CONSUME(t.Until)
        const cond = this.SUBRULE(this.expression)
        this.CONSUME2(t.NL)
        return cond
      }) ?? null
    return { kind: 'repeat', body, until }
  })

  private readonly whileLoop: Production<Body> = this.rule('whileLoop', () => {
    this.CONSUME(t.While)
    return this.OR<Body>({
      DEF: [
        {
          GATE: () => this.lineEndsWithAct(),
          ALT: () => {
            const who = this.SUBRULE(this.sum)
            this.CONSUME(t.May)
            this.CONSUME(t.Act)
            this.CONSUME(t.NL)
            const body = this.OPTION({ GATE: () => this.next(1, t.Indent), DEF: () => this.SUBRULE(this.block) }) ?? []
            return { kind: 'whileAct', who, body }
          },
        },
        {
          ALT: () => {
            const cond = this.SUBRULE(this.expression)
            this.CONSUME2(t.NL)
            return { kind: 'while', cond, body: this.SUBRULE2(this.block) }
          },
        },
      ],
      ERR_MSG: 'a condition, or a player and `may act`',
    })
  })

  private lineEndsWithAct(): boolean {
    let ahead = 1
    while (!this.next(ahead, t.NL)) ahead += 1
    return this.next(ahead - 1, t.Act) && this.next(ahead - 2, t.May)
  }

  private readonly later: Production<Body> = this.rule('later', () => {
    this.CONSUME(t.Later)
    const zone =
      this.OPTION(() => {
        this.CONSUME(t.In)
        return this.SUBRULE(this.sum)
      }) ?? null
    const by =
      this.OPTION2(() => {
        this.CONSUME(t.By)
        return this.SUBRULE2(this.sum)
      }) ?? null
    this.endBehind(by === null ? null : 'by')
    return { kind: 'later', zone, by, body: this.SUBRULE(this.block) }
  })

  private readonly onlyIf: Production<Body> = this.rule('onlyIf', () => {
    this.CONSUME(t.Only)
    this.CONSUME(t.If)
    const cond = this.SUBRULE(this.expression)
    this.CONSUME(t.NL)
    return { kind: 'onlyIf', cond }
  })

  private readonly announce: Production<Body> = this.rule('announce', () => {
    this.CONSUME(t.Announce)
    this.CONSUME(t.NL)
    return { kind: 'announce', body: this.SUBRULE(this.block) }
  })

  private readonly stop: Production<Body> = this.rule('stop', () => {
    this.CONSUME(t.Stop)
    const event = this.OPTION(() => this.nameOf(this.CONSUME(t.Name))) ?? null
    this.CONSUME(t.NL)
    return { kind: 'stop', event }
  })

  private readonly give: Production<Body> = this.rule('give', () => {
    this.CONSUME(t.Give)
    const value = this.SUBRULE(this.expression)
    this.CONSUME(t.NL)
    return { kind: 'give', value }
  })

  /** Lines that begin with a value: what changes, or who acts. */
  private readonly change: Production<Body> = this.rule('change', () => {
    const target = this.SUBRULE(this.sum)
    return this.OR<Body>({
      DEF: [
        {
          ALT: () => {
            this.CONSUME(t.Becomes)
            const value = this.SUBRULE(this.expression)
            this.CONSUME(t.NL)
            // What is no mark is a value, of which `not` is a part.
            const isOfName = value.kind === 'not' && value.operand.kind === 'name'
            return { kind: 'becomes', target, value: isOfName ? value.operand : value, negated: isOfName }
          },
        },
        {
          ALT: () => {
            const op = this.OR2<'gains' | 'loses'>([
              {
                ALT: () => {
                  this.CONSUME(t.Gains)
                  return 'gains'
                },
              },
              {
                ALT: () => {
                  this.CONSUME(t.Loses)
                  return 'loses'
                },
              },
            ])
            const value = this.SUBRULE2(this.expression)
            this.CONSUME2(t.NL)
            return { kind: 'changes', target, op, value }
          },
        },
        {
          ALT: () => {
            this.CONSUME(t.Must)
            this.CONSUME(t.Act)
            this.CONSUME3(t.NL)
            return { kind: 'act', who: target, optional: false, then: [], otherwise: [] }
          },
        },
        {
          ALT: () => {
            this.CONSUME(t.May)
            const act = this.next(1, t.Act) && this.next(2, t.NL)
            const { then, otherwise } = this.SUBRULE(this.permitted)
            if (act) return { kind: 'act', who: target, optional: true, then, otherwise }
            return { kind: 'may', who: target, then, otherwise }
          },
        },
      ],
      ERR_MSG: '`becomes`, `gains`, `loses`, `may` or `must act`',
    })
  })

  /** What follows `p may`: `act`, one call, or a block; then perhaps an `else`. */
  private readonly permitted: Production<Branches> = this.rule('permitted', () => {
    const then = this.OR<readonly Stmt[]>({
      DEF: [
        {
          GATE: () => this.next(1, t.Act) && this.next(2, t.NL),
          ALT: () => {
            this.CONSUME(t.Act)
            this.CONSUME(t.NL)
            return this.OPTION(() => this.SUBRULE(this.block)) ?? []
          },
        },
        {
          ALT: () => {
            this.CONSUME2(t.NL)
            return this.SUBRULE2(this.block)
          },
        },
        { ALT: () => [this.SUBRULE(this.permittedCall)] },
      ],
      ERR_MSG: '`act`, the name of an event or the end of the line',
    })
    const otherwise =
      this.OPTION2(() => {
        this.CONSUME(t.Else)
        this.CONSUME3(t.NL)
        return this.SUBRULE3(this.block)
      }) ?? []
    return { then, otherwise }
  })

  private readonly permittedCall: Production<Stmt> = this.rule('permittedCall', () => {
    const first = this.LA(1)
    const call: Call = this.SUBRULE(this.call)
    this.CONSUME(t.NL)
    const cites: Name[] = []
    return { kind: 'call', call, forced: false, cites, span: this.spanFrom(first) }
  })
}
