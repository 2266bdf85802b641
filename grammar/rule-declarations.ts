import type { AdjectiveDecl, HookDecl, ModalDecl } from './tree/statements.ts'
import type { EventDecl, EventParam, ReadingDecl, ReadingWay, RelationDecl } from './tree/declarations.ts'
import type { Expr, Pattern } from './tree/expressions.ts'
import type { Name, Param, TypeRef } from './tree/names.ts'
import type { Bare, Production } from './line-parser.ts'
import { ExceptionParser } from './exceptions.ts'
import { EOF } from './chevrotain.ts'
import { actionNoun, blockNoun, label, Misfit } from './syntax-errors.ts'
import * as t from './tokens.ts'

const LATE_CONDITION = 'the `if` of a `may` or `must` stands on its line, which goes on below with `and` or `or`'

/** Declarations that say what happens and what is allowed. */
export abstract class RuleParser extends ExceptionParser {
  /** `card c` or, in a text, `this`. */
  protected readonly subject: Production<Param> = this.rule('subject', () => {
    const first = this.LA(1)
    const type = this.nameOf(this.CONSUME(t.Name, { ERR_MSG: 'a type or `this`' }))
    const name = this.OPTION(() => this.nameOf(this.CONSUME2(t.Name))) ?? null
    const span = this.spanFrom(first)
    return { type: { name: type, set: false, orNone: false, span: type.span }, name, span }
  })

  /** `card c` or `set of card s`: what an adjective or a relation may be said of. */
  private readonly described: Production<Param> = this.rule('described', () => {
    const first = this.LA(1)
    const set = this.OPTION({ GATE: () => this.beginsSet(), DEF: () => this.SUBRULE(this.setWords) }) ?? false
    const param = this.SUBRULE(this.subject)
    return set && param.type !== null ? { ...param, type: { ...param.type, set }, span: this.spanFrom(first) } : param
  })

  /** `card b` or `set of card b`, where the variable is needed. */
  private readonly bound: Production<Param> = this.rule('bound', () => {
    const first = this.LA(1)
    const set = this.OPTION({ GATE: () => this.beginsSet(), DEF: () => this.SUBRULE(this.setWords) }) ?? false
    const type = this.nameOf(this.CONSUME(t.Name, { ERR_MSG: 'a type and a name, as in `card b`' }))
    const name = this.nameOf(this.CONSUME2(t.Name, { ERR_MSG: 'a name, as in `card b`' }))
    return { type: { name: type, set, orNone: false, span: type.span }, name, span: this.spanFrom(first) }
  })

  protected readonly self: Production<Param> = this.rule('self', () => {
    const first = this.LA(1)
    const name = this.nameOf(this.CONSUME(t.This))
    return { type: null, name, span: this.spanFrom(first) }
  })

  /** `set of` or `list of` */
  protected readonly manyOf: Production<{ readonly set: true; readonly list?: true }> = this.rule('manyOf', () => {
    const list = this.OR([
      {
        ALT: () => {
          this.CONSUME(t.SetWord)
          return false
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.ListWord)
          return true
        },
      },
    ])
    this.CONSUME(t.Of)
    return list ? { set: true, list } : { set: true }
  })

  /** `set of card looked`, `card c`, `card` or `this` */
  private readonly param: Production<Param> = this.rule('param', () => {
    const first = this.LA(1)
    return this.OR<Param>({
      DEF: [
        { ALT: () => this.SUBRULE(this.self) },
        {
          GATE: () => (this.next(1, t.SetWord) || this.next(1, t.ListWord)) && this.next(2, t.Of),
          ALT: () => {
            const many = this.SUBRULE(this.manyOf)
            const element = this.nameOf(this.CONSUME(t.Name, { ERR_MSG: 'a type' }))
            const type: TypeRef = { name: element, ...many, orNone: false, span: this.spanFrom(first) }
            const name = this.OPTION(() => this.nameOf(this.CONSUME2(t.Name))) ?? null
            return { type, name, span: this.spanFrom(first) }
          },
        },
        { ALT: () => this.SUBRULE(this.subject) },
      ],
      ERR_MSG: 'a type and a name, as in `player p`',
    })
  })

  protected readonly event: Production<Bare<EventDecl>> = this.rule('event', () => {
    const params: EventParam[] = []
    this.CONSUME(t.To)
    const name = this.nameOf(this.CONSUME(t.Name, { ERR_MSG: 'the name of an event' }))
    this.OPTION(() => {
      const param = this.SUBRULE(this.param)
      params.push({ ...param, role: 'main' })
    })
    this.MANY(() => {
      const role = this.SUBRULE(this.role)
      const param = this.SUBRULE2(this.param)
      params.push({ ...param, role })
    })
    this.CONSUME(t.NL)
    const body = this.OPTION2(() => this.SUBRULE(this.block)) ?? []
    return { kind: 'event', name, params, body }
  })

  protected readonly adjective: Production<Bare<AdjectiveDecl>> = this.rule('adjective', () => {
    const subject = this.OR<Param | null>([
      {
        ALT: () => {
          this.SUBRULE(this.self)
          return null
        },
      },
      { ALT: () => this.SUBRULE(this.described) },
    ])
    const zones = this.OPTION(() => this.SUBRULE(this.zones)) ?? []
    this.CONSUME(t.Is)
    const name = this.nameOf(this.CONSUME(t.Name, { ERR_MSG: 'the name of a property' }))
    let starts: Expr | null = null
    let cond: Expr | null = null
    this.OPTION2(() =>
      this.OR2([
        {
          ALT: () => {
            this.CONSUME(t.Starts)
            starts = this.SUBRULE(this.expression)
          },
        },
        {
          ALT: () => {
            cond = this.SUBRULE(this.condition)
          },
        },
      ]),
    )
    this.CONSUME(t.NL)
    return { kind: 'adjective', subject, zones, name, starts, cond }
  })

  protected readonly zones: Production<readonly Name[]> = this.rule('zones', () => {
    this.CONSUME(t.In)
    return this.SUBRULE(this.names)
  })

  protected readonly names: Production<readonly Name[]> = this.rule('names', () => {
    const names: Name[] = []
    this.AT_LEAST_ONE_SEP({ SEP: t.Comma, DEF: () => names.push(this.nameOf(this.CONSUME(t.Name))), ERR_MSG: 'a name' })
    return names
  })

  protected readonly relation: Production<Bare<RelationDecl>> = this.rule('relation', () => {
    const left = this.OR<Param>([{ ALT: () => this.SUBRULE(this.self) }, { ALT: () => this.SUBRULE(this.described) }])
    const name = this.nameOf(this.CONSUME(t.Name, { ERR_MSG: 'the name of a relation' }))
    const right = this.SUBRULE(this.bound)
    const cond = this.OPTION(() => this.SUBRULE(this.condition)) ?? null
    this.CONSUME(t.NL)
    return { kind: 'relation', left, name, right, cond }
  })

  /** What a word of texts means: `reading opponent = next of you`, or whom it may mean and how, by position. */
  protected readonly reading: Production<Bare<ReadingDecl>> = this.rule('reading', () => {
    this.CONSUME(t.Reading)
    const name = this.nameOf(this.CONSUME(t.Name, { ERR_MSG: 'the word that is read' }))
    return this.OR<Bare<ReadingDecl>>({
      DEF: [
        {
          ALT: () => {
            this.CONSUME(t.Equals)
            const value = this.SUBRULE(this.expression)
            this.CONSUME(t.NL)
            return { kind: 'reading', name, value, phrase: null, ways: [] }
          },
        },
        {
          ALT: () => {
            this.CONSUME(t.Colon)
            const phrase = this.SUBRULE(this.phrase)
            this.CONSUME2(t.NL)
            this.CONSUME(t.Indent, { ERR_MSG: blockNoun })
            const ways = this.nested(() => this.lines(() => this.SUBRULE(this.readingWay)))
            this.CONSUME(t.Dedent)
            return { kind: 'reading', name, value: null, phrase, ways }
          },
        },
      ],
      ERR_MSG: '`=` and a value, or `:` and whom it may mean',
    })
  })

  /** `chosen in instructions`, `each in rules`, `owner of this in triggers, replacements` */
  private readonly readingWay: Production<ReadingWay> = this.rule('readingWay', () => {
    const cites = this.OPTION(() => this.citesOf(this.CONSUME(t.Cite))) ?? []
    const first = this.LA(1)
    let value: Expr | null = null
    const way = this.OR<ReadingWay['way']>({
      DEF: [
        {
          GATE: () => this.next(2, t.In),
          ALT: () => {
            this.CONSUME(t.Chosen)
            return 'chosen'
          },
        },
        {
          GATE: () => this.next(2, t.In),
          ALT: () => {
            this.CONSUME(t.Matched)
            return 'matched'
          },
        },
        {
          GATE: () => this.next(2, t.In),
          ALT: () => {
            this.CONSUME(t.Each)
            return 'each'
          },
        },
        {
          GATE: () => this.next(2, t.In),
          ALT: () => {
            this.CONSUME(t.Some)
            return 'some'
          },
        },
        {
          ALT: () => {
            value = this.SUBRULE(this.sum)
            return 'value'
          },
        },
      ],
      ERR_MSG: '`chosen`, `matched`, `each`, `some` or a value',
    })
    this.CONSUME(t.In, { ERR_MSG: '`in` and the positions' })
    const positions = this.SUBRULE(this.names)
    const span = this.spanFrom(first)
    this.CONSUME(t.NL)
    return { span, cites, way, value, positions }
  })

  protected readonly modal: Production<Bare<ModalDecl>> = this.rule('modal', () => {
    const subject =
      this.OPTION(() =>
        this.OR<Param | 'you'>([
          {
            ALT: () => {
              this.CONSUME(t.You)
              return 'you'
            },
          },
          { ALT: () => this.SUBRULE(this.subject) },
        ]),
      ) ?? null
    return this.OR2<Bare<ModalDecl>>({
      DEF: [
        {
          GATE: () => this.next(1, t.Is) || (this.next(1, t.Must) && this.next(2, t.Act) && this.next(3, t.At)),
          ALT: () => ({ ...this.SUBRULE(this.compulsion), subject }),
        },
        { ALT: () => ({ ...this.SUBRULE(this.permission), subject }) },
        { ALT: () => ({ ...this.SUBRULE(this.prohibition), subject }) },
      ],
      ERR_MSG: '`may`, `must` or `cannot`',
    })
  })

  private readonly permission: Production<Bare<ModalDecl>> = this.rule('permission', () => {
    const modality = this.OR<'may' | 'must'>([
      {
        ALT: () => {
          this.CONSUME(t.May)
          return 'may'
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Must)
          return 'must'
        },
      },
    ])
    const pattern = this.SUBRULE(this.pattern)
    const at = this.SUBRULE(this.moments)
    const cond = this.OPTION(() => this.SUBRULE(this.condition)) ?? null
    this.CONSUME(t.NL)
    this.ACTION(() => this.refuseLateCondition())
    const body = this.OPTION2(() => this.SUBRULE(this.block)) ?? null
    return { kind: 'modal', modality, subject: null, patterns: [pattern], at, cond, body }
  })

  /** `at turn or evening` */
  private readonly moments: Production<readonly Name[]> = this.rule('moments', () => {
    const at: Name[] = []
    this.CONSUME(t.At, { ERR_MSG: '`at` and the event during which this is offered' })
    this.AT_LEAST_ONE_SEP({
      SEP: t.Or,
      DEF: () => at.push(this.nameOf(this.CONSUME(t.Name))),
      ERR_MSG: 'the name of an event',
    })
    return at
  })

  /** `must act at turn`, `is always asked at turn`: of whoever comes there, whatever may be done. */
  private readonly compulsion: Production<Bare<ModalDecl>> = this.rule('compulsion', () => {
    const modality = this.OR<'must act' | 'always asked'>([
      { ALT: () => (this.CONSUME(t.Must), this.CONSUME(t.Act), 'must act') },
      { ALT: () => (this.CONSUME(t.Is), this.CONSUME(t.Always), this.CONSUME(t.Asked), 'always asked') },
    ])
    const at = this.SUBRULE(this.moments)
    const cond = this.OPTION(() => this.SUBRULE(this.condition)) ?? null
    this.CONSUME(t.NL)
    this.ACTION(() => this.refuseLateCondition())
    return { kind: 'modal', modality, subject: null, patterns: [], at, cond, body: null }
  })

  /** An `if` on a deeper line begins the block of a `may`; under a block of its own it does, else it came too late. */
  private refuseLateCondition(): void {
    if (!this.next(1, t.Indent) || !this.next(2, t.If)) return
    let end = 3
    while (!this.next(end, t.NL, EOF)) end += 1
    if (!this.next(end + 1, t.Indent)) throw new Misfit(actionNoun, this.LA(2), LATE_CONDITION)
  }

  /** `drop card c or knock with card c` */
  private readonly anyEvent: Production<readonly Pattern[]> = this.rule('anyEvent', () => {
    const patterns: Pattern[] = []
    this.AT_LEAST_ONE_SEP({
      SEP: t.Or,
      DEF: () => patterns.push(this.SUBRULE(this.pattern)),
      ERR_MSG: 'the name of an event',
    })
    return patterns
  })

  private readonly prohibition: Production<Bare<ModalDecl>> = this.rule('prohibition', () => {
    this.CONSUME(t.Cannot)
    const patterns = this.SUBRULE(this.anyEvent)
    const cond = this.OPTION(() => this.SUBRULE(this.condition)) ?? null
    this.CONSUME(t.NL)
    return { kind: 'modal', modality: 'cannot', subject: null, patterns, at: [], cond, body: null }
  })

  protected readonly hook: Production<Bare<HookDecl>> = this.rule('hook', () => {
    const timing = this.OR<HookDecl['timing']>([
      {
        ALT: () => {
          this.CONSUME(t.Instead)
          this.CONSUME(t.Of)
          return 'instead'
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Before)
          return 'before'
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.After)
          return 'after'
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.When)
          return 'when'
        },
      },
    ])
    const patterns = this.SUBRULE(this.anyEvent)
    const endsWhere = (): void => {
      // What happens at once is neither offered nor judged by what was so earlier.
      if (timing !== 'when' && (this.next(1, t.You) || (this.next(1, t.As) && this.next(2, t.Before))))
        this.misfit(
          label(t.NL),
          `only \`when\` may have this: \`when … ${this.next(1, t.You) ? 'you may' : 'as before'}\``,
        )
    }
    this.ACTION(endsWhere)
    const asBefore =
      this.OPTION(() => {
        this.CONSUME(t.As)
        this.CONSUME2(t.Before)
        return true
      }) ?? false
    const cond = this.OPTION2(() => this.SUBRULE(this.condition)) ?? null
    this.ACTION(endsWhere)
    const optional =
      this.OPTION3(() => {
        this.CONSUME(t.You)
        this.CONSUME(t.May)
        return true
      }) ?? false
    this.CONSUME(t.NL)
    return { kind: 'hook', timing, patterns, asBefore, cond, optional, body: this.SUBRULE(this.block) }
  })
}
