import type { Call, Expr, Pattern, PatternArg, Phrase } from './tree/expressions.ts'
import type { Name, Role } from './tree/names.ts'
import { LineParser, type Production } from './line-parser.ts'
import { label } from './syntax-errors.ts'
import * as t from './tokens.ts'

type Arg = Pattern['args'][number]

/** What every game has things of. */
const typeWords: ReadonlySet<string> = new Set(['card', 'player', 'definition', 'number', 'zone', 'effect'])

/** Phrases that name things, patterns that name events, and calls that make them happen. */
export abstract class CallParser extends LineParser {
  protected abstract readonly expression: Production<Expr>
  protected abstract readonly sum: Production<Expr>

  /** `card c in hand of p where …` */
  protected readonly phrase: Production<Phrase> = this.rule('phrase', () => {
    const first = this.LA(1)
    const type = this.nameOf(this.CONSUME(t.Name, { ERR_MSG: 'a type or a property' }))
    const name = this.OPTION(() => this.nameOf(this.CONSUME2(t.Name))) ?? null
    this.ACTION(() => this.refuseTypeAfterAdjective(type, name))
    const inside =
      this.OPTION2(() => {
        this.CONSUME(t.In)
        return this.SUBRULE(this.sum)
      }) ?? null
    const where =
      this.OPTION3(() => {
        this.CONSUME(t.Where)
        return this.SUBRULE(this.expression)
      }) ?? null
    return { type, name, in: inside, where, span: this.spanFrom(first) }
  })

  /** `card c in hand of p sorted by rank of c` */
  protected readonly sortedPhrase: Production<Phrase> = this.rule('sortedPhrase', () => {
    const first = this.LA(1)
    const phrase = this.SUBRULE(this.phrase)
    const sortedBy = this.OPTION({
      GATE: () => this.next(1, t.Sorted) && this.next(2, t.By),
      DEF: () => {
        const keys: Expr[] = []
        this.CONSUME(t.Sorted)
        this.CONSUME(t.By)
        keys.push(this.SUBRULE(this.sum))
        this.MANY({
          GATE: () => this.next(1, t.Comma) && this.next(2, t.Then),
          DEF: () => {
            this.CONSUME(t.Comma)
            this.CONSUME(t.Then)
            keys.push(this.SUBRULE2(this.sum))
          },
        })
        return keys
      },
    })
    return sortedBy === undefined ? phrase : { ...phrase, sortedBy, span: this.spanFrom(first) }
  })

  /** `some high card c`: an adjective says already what kind of thing it is. */
  private refuseTypeAfterAdjective(adjective: Name, type: Name | null): void {
    if (type === null || !typeWords.has(type.text) || this.LA(1).tokenType !== t.Name) return
    this.misfit(
      '`in`, `where` or the end of this',
      `an adjective stands in place of the type: \`${adjective.text} ${this.LA(1).image}\``,
    )
  }

  protected readonly pattern: Production<Pattern> = this.rule('pattern', () => {
    const first = this.LA(1)
    const args: Arg[] = []
    const event = this.nameOf(this.CONSUME(t.Name, { ERR_MSG: 'the name of an event' }))
    this.OPTION({
      // `when ring you may`: that speaks of the rule.
      GATE: () => !(this.next(1, t.You) && this.next(2, t.May)),
      DEF: () => args.push({ role: 'main', arg: this.SUBRULE(this.patternArg) }),
    })
    this.MANY({
      GATE: () => !(this.next(1, t.As) && this.next(2, t.Before)),
      DEF: () => {
        const role = this.SUBRULE(this.role)
        args.push({ role, arg: this.SUBRULE2(this.patternArg) })
      },
    })
    return { event, args, span: this.spanFrom(first) }
  })

  protected readonly patternArg: Production<PatternArg> = this.rule('patternArg', () =>
    this.OR<PatternArg>({
      DEF: [
        {
          GATE: () => this.beginsSet() && (this.isName(4) || typeWords.has(this.LA(3).image)),
          ALT: () => {
            const set = this.SUBRULE(this.setWords)
            return { kind: 'bind', phrase: this.SUBRULE(this.phrase), set }
          },
        },
        {
          GATE: () => this.isName(1) && this.isName(2),
          ALT: () => ({ kind: 'bind', phrase: this.SUBRULE2(this.phrase) }),
        },
        { ALT: () => ({ kind: 'expr', expr: this.SUBRULE(this.sum) }) },
      ],
      ERR_MSG: 'a value',
    }),
  )

  /** `set of card`: not a fact that is called `set`, which is asked of a value. */
  protected beginsSet(): boolean {
    return this.next(1, t.SetWord) && this.next(2, t.Of) && this.isName(3)
  }

  protected readonly setWords: Production<true> = this.rule('setWords', () => {
    this.CONSUME(t.SetWord)
    this.CONSUME(t.Of)
    return true
  })

  protected readonly role: Production<Role> = this.rule('role', () =>
    this.OR<Role>([
      {
        ALT: () => {
          this.CONSUME(t.By)
          return 'by'
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.To)
          return 'to'
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.From)
          return 'from'
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.With)
          return 'with'
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.As)
          return 'as'
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.On)
          return 'on'
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.For)
          return 'for'
        },
      },
    ]),
  )

  protected readonly call: Production<Call> = this.rule('call', () => {
    const first = this.LA(1)
    const args: { role: Role | 'at'; value: Expr }[] = []
    const event = this.nameOf(this.CONSUME(t.Name, { ERR_MSG: 'the name of an event' }))
    this.OPTION({
      GATE: () => !(this.next(1, t.Because) && this.next(2, t.Cite)),
      DEF: () => args.push({ role: 'main', value: this.SUBRULE(this.sum) }),
    })
    this.MANY({
      // `each card c where p may toss c at the same time`: that speaks of the line.
      GATE: () => !(this.next(1, t.At) && this.next(2, t.The) && this.next(3, t.Same)),
      DEF: () => {
        const role = this.OR<Role | 'at'>([
          { ALT: () => this.SUBRULE(this.role) },
          {
            ALT: () => {
              this.CONSUME(t.At)
              return 'at'
            },
          },
        ])
        args.push({ role, value: this.SUBRULE2(this.sum) })
      },
    })
    return { event, args, span: this.spanFrom(first) }
  })

  /** The end of a line behind a value in this part, which ends before `or` and `and` unless it stands in brackets. */
  protected endBehind(role: Role | 'at' | null): void {
    this.ACTION(() => {
      const { image } = this.LA(1)
      if (role === null || !this.next(1, t.Or, t.And)) return
      const before = role === 'main' ? '' : `${role} `
      this.misfit(label(t.NL), `a value with \`${image}\` stands in brackets here: \`${before}(… ${image} …)\``)
    })
    this.CONSUME(t.NL)
  }
}
