import type {
  CardDecl,
  Decl,
  FactDecl,
  Handle,
  IncludeDecl,
  OptionDecl,
  PrintedDecl,
  TextDecl,
  TypeDecl,
  ZoneDecl,
} from './tree/declarations.ts'
import type { Expr, Phrase } from './tree/expressions.ts'
import type { Name, Param, TypeRef } from './tree/names.ts'
import { textOf } from './values.ts'
import type { Bare, Production } from './line-parser.ts'
import { PresentationParser } from './presentation.ts'
import { blockNoun, partsOfName } from './syntax-errors.ts'
import * as t from './tokens.ts'

type FactRest = Pick<FactDecl, 'starts' | 'value' | 'body'>
type Attribute = CardDecl['attributes'][number]
type Spelling = CardDecl['spellings'][number]
type CardHead = Pick<CardDecl, 'name' | 'generators' | 'naming' | 'spellings'>
type CardLine = { readonly attribute: Attribute } | { readonly rule: Decl }

/** Declarations that say what there is: options, types, facts, zones, cards. */
export abstract class DeclarationParser extends PresentationParser {
  protected abstract readonly item: Production<Decl>

  protected readonly include: Production<Bare<IncludeDecl>> = this.rule('include', () => {
    this.CONSUME(t.Include)
    const path = textOf(this.CONSUME(t.Text, { ERR_MSG: 'the path of a file in quotes' }))
    this.CONSUME(t.NL)
    return { kind: 'include', path }
  })

  protected readonly optionLine: Production<Bare<OptionDecl>> = this.rule('optionLine', () => {
    const values: Name[] = []
    this.CONSUME(t.Option)
    const name = this.nameOf(this.CONSUME(t.Name, { ERR_MSG: 'the name of the option' }))
    this.CONSUME(t.Colon)
    this.AT_LEAST_ONE_SEP({ SEP: t.Comma, DEF: () => values.push(this.SUBRULE(this.optionValue)) })
    this.CONSUME(t.NL)
    return { kind: 'option', name, values }
  })

  protected readonly optionValue: Production<Name> = this.rule('optionValue', () =>
    this.nameOf(
      this.OR({
        DEF: [
          { ALT: () => this.CONSUME(t.Name) },
          { ALT: () => this.CONSUME(t.Numeral) },
          { ALT: () => this.CONSUME(t.Yes) },
          { ALT: () => this.CONSUME(t.No) },
          { ALT: () => this.CONSUME(t.None) },
        ],
        ERR_MSG: 'a value of the option',
      }),
    ),
  )

  protected readonly typeLine: Production<Bare<TypeDecl>> = this.rule('typeLine', () => {
    this.CONSUME(t.Type)
    const name = this.nameOf(this.CONSUME(t.Name, { ERR_MSG: 'the name of the type' }))
    this.CONSUME(t.Colon)
    const values = this.SUBRULE(this.names)
    this.CONSUME(t.NL)
    return { kind: 'type', name, values }
  })

  protected readonly printed: Production<Bare<PrintedDecl>> = this.rule('printed', () => {
    this.CONSUME(t.Printed)
    const name = this.nameOf(this.CONSUME(t.Name, { ERR_MSG: 'the name of what is printed' }))
    this.CONSUME(t.Of)
    const subject = this.nameOf(this.CONSUME2(t.Name, { ERR_MSG: 'a type' }))
    this.CONSUME(t.Colon)
    const type = this.SUBRULE(this.typeRef)
    this.CONSUME(t.NL)
    return { kind: 'printed', name, subject, type }
  })

  /** `number`, `set of card`, `list of symbol`, `player or none` */
  protected readonly typeRef: Production<TypeRef> = this.rule('typeRef', () => {
    const first = this.LA(1)
    const many = this.OPTION({ GATE: () => this.next(2, t.Of), DEF: () => this.SUBRULE(this.manyOf) }) ?? { set: false }
    const name = this.nameOf(this.CONSUME(t.Name, { ERR_MSG: 'a type' }))
    const orNone =
      this.OPTION2(() => {
        this.CONSUME(t.Or)
        this.CONSUME(t.None)
        return true
      }) ?? false
    return { name, ...many, orNone, span: this.spanFrom(first) }
  })

  protected readonly fact: Production<Bare<FactDecl>> = this.rule('fact', () => {
    const name = this.nameOf(this.CONSUME(t.Name))
    const params =
      this.OPTION(() => {
        this.CONSUME(t.Of)
        return this.SUBRULE(this.factParams)
      }) ?? []
    const zones = this.OPTION2(() => this.SUBRULE(this.zones)) ?? []
    this.CONSUME(t.Colon)
    const type = this.SUBRULE(this.typeRef)
    return { ...this.SUBRULE(this.factRest), kind: 'fact', name, params, zones, type }
  })

  private readonly factParams: Production<readonly Param[]> = this.rule('factParams', () => {
    const params: Param[] = []
    this.ACTION(() => {
      if (this.next(1, t.SetWord, t.ListWord) && this.next(2, t.Of))
        this.misfit(
          'one thing',
          'a set stands in brackets, and such a fact is worked out: `NAME of (set of card s): …`',
        )
    })
    this.OR({
      DEF: [
        {
          ALT: () => {
            this.CONSUME(t.Open)
            this.AT_LEAST_ONE_SEP({
              SEP: t.Comma,
              DEF: () => params.push(this.SUBRULE(this.listedParam)),
              ERR_MSG: 'a type',
            })
            this.CONSUME(t.Close)
          },
        },
        { ALT: () => params.push(this.SUBRULE2(this.subject)) },
      ],
      ERR_MSG: 'the type that the fact is of',
    })
    return params
  })

  /** `set of card pool`: only in a list, where no `of` follows the name. */
  private readonly listedParam: Production<Param> = this.rule('listedParam', () => {
    const set =
      this.OPTION({
        GATE: () => this.next(1, t.SetWord) && this.next(2, t.Of),
        DEF: () => {
          this.CONSUME(t.SetWord)
          this.CONSUME(t.Of)
          return true
        },
      }) ?? false
    const param = this.SUBRULE(this.subject)
    return set && param.type !== null ? { ...param, type: { ...param.type, set } } : param
  })

  private readonly factRest: Production<FactRest> = this.rule('factRest', () =>
    this.OR<FactRest>({
      DEF: [
        {
          ALT: () => {
            this.CONSUME(t.Starts)
            const starts = this.SUBRULE(this.expression)
            this.CONSUME(t.NL)
            return { starts, value: null, body: null }
          },
        },
        {
          ALT: () => {
            this.CONSUME(t.Equals)
            const value = this.SUBRULE2(this.expression)
            this.CONSUME2(t.NL)
            return { starts: null, value, body: null }
          },
        },
        {
          GATE: () => this.next(2, t.Indent),
          ALT: () => {
            this.CONSUME3(t.NL)
            return { starts: null, value: null, body: this.SUBRULE(this.block) }
          },
        },
      ],
      ERR_MSG: '`starts` and a first value, `=` and a value, or a block',
    }),
  )

  protected readonly zone: Production<Bare<ZoneDecl>> = this.rule('zone', () => {
    let key: Param | null = null
    let holds: ZoneDecl['holds'] = 'cards'
    this.CONSUME(t.Zone)
    const name = this.nameOf(this.CONSUME(t.Name, { ERR_MSG: 'the name of the zone' }))
    this.OPTION(() => {
      this.CONSUME(t.Of)
      this.OR({
        DEF: [
          {
            GATE: () => !this.isName(2) || this.next(2, t.Seen),
            ALT: () => {
              this.CONSUME(t.Effects)
              holds = 'effects'
            },
          },
          {
            ALT: () => {
              key = this.SUBRULE(this.subject)
            },
          },
        ],
        ERR_MSG: '`effects`, or a type and a name as in `player p`',
      })
    })
    const capacity =
      this.OPTION2(() => {
        this.CONSUME(t.At)
        this.CONSUME(t.Most)
        return this.SUBRULE(this.sum)
      }) ?? null
    this.CONSUME(t.Seen)
    this.CONSUME(t.By)
    const seenBy = this.SUBRULE2(this.sum)
    this.CONSUME(t.NL)
    return { kind: 'zone', name, key, holds, capacity, seenBy }
  })

  protected readonly card: Production<Bare<CardDecl>> = this.rule('card', () => {
    const attributes: Attribute[] = []
    const rules: Decl[] = []
    this.CONSUME(t.Card)
    const head = this.OR<CardHead>({
      DEF: [
        {
          ALT: () => {
            const name = this.nameOf(this.CONSUME(t.Name))
            return { name, generators: [], naming: [], spellings: [] }
          },
        },
        { ALT: () => this.SUBRULE(this.cardSeries) },
      ],
      ERR_MSG: 'the name of a card or `each`',
    })
    this.CONSUME(t.NL)
    this.OPTION(() => {
      this.CONSUME(t.Indent)
      const lines = this.nested(() => this.lines(() => this.SUBRULE(this.cardLine), this.statementsUnder))
      this.CONSUME(t.Dedent)
      this.ACTION(() =>
        lines.forEach((line) => {
          if ('rule' in line) rules.push(line.rule)
          else attributes.push(line.attribute)
        }),
      )
    })
    return { ...head, kind: 'card', attributes, rules }
  })

  protected readonly cardLine: Production<CardLine> = this.rule('cardLine', () => {
    const first = this.LA(1)
    return this.OR<CardLine>([
      {
        GATE: () => this.next(2, t.Equals),
        ALT: () => {
          const name = this.nameOf(this.CONSUME(t.Name))
          this.CONSUME(t.Equals)
          const value = this.SUBRULE(this.expression)
          this.CONSUME(t.NL)
          return { attribute: { name, value, span: this.spanFrom(first) } }
        },
      },
      { ALT: () => ({ rule: this.SUBRULE(this.item) }) },
    ])
  })

  /** `each kind k, each number n in 1..13 named n k, 11 as J` */
  private readonly cardSeries: Production<CardHead> = this.rule('cardSeries', () => {
    const generators: Phrase[] = []
    const naming: Name[] = []
    const spellings: Spelling[] = []
    generators.push(this.SUBRULE(this.generator))
    this.MANY(() => {
      this.CONSUME(t.Comma)
      generators.push(this.SUBRULE2(this.generator))
    })
    this.CONSUME(t.Named)
    this.AT_LEAST_ONE({
      DEF: () => naming.push(this.nameOf(this.CONSUME(t.Name))),
      ERR_MSG: partsOfName,
    })
    this.MANY2(() => {
      this.CONSUME2(t.Comma)
      const value = Number(this.CONSUME(t.Numeral).image)
      this.CONSUME(t.As)
      spellings.push({ value, as: this.SUBRULE(this.spelling) })
    })
    return { name: null, generators, naming, spellings }
  })

  /** `11 as J`, `15 as 2` */
  private readonly spelling: Production<Name> = this.rule('spelling', () =>
    this.nameOf(
      this.OR({
        DEF: [{ ALT: () => this.CONSUME(t.Name) }, { ALT: () => this.CONSUME(t.Numeral) }],
        ERR_MSG: 'what is printed in place of the number',
      }),
    ),
  )

  private readonly generator: Production<Phrase> = this.rule('generator', () => {
    this.CONSUME(t.Each)
    const first = this.LA(1)
    const type = this.nameOf(this.CONSUME(t.Name, { ERR_MSG: 'a type' }))
    const name = this.nameOf(this.CONSUME2(t.Name, { ERR_MSG: 'a variable' }))
    const inside =
      this.OPTION((): Expr => {
        this.CONSUME(t.In)
        return this.SUBRULE(this.sum)
      }) ?? null
    return { type, name, in: inside, where: null, span: this.spanFrom(first) }
  })

  protected readonly text: Production<Bare<TextDecl>> = this.rule('text', () => {
    this.CONSUME(t.TextWord)
    this.CONSUME(t.Of)
    const phrase = this.SUBRULE(this.textPhrase)
    this.CONSUME(t.NL)
    this.CONSUME(t.Indent, { ERR_MSG: blockNoun })
    const rules = this.nested(() => this.lines(() => this.SUBRULE(this.item), this.statementsUnder))
    this.CONSUME(t.Dedent)
    return { kind: 'text', phrase, rules }
  })

  /** A phrase whose variable may be `this`. */
  private readonly textPhrase: Production<Phrase> = this.rule('textPhrase', () => {
    const first = this.LA(1)
    const type = this.nameOf(this.CONSUME(t.Name, { ERR_MSG: 'the cards that have this text' }))
    const name =
      this.OPTION(() =>
        this.nameOf(this.OR([{ ALT: () => this.CONSUME2(t.Name) }, { ALT: () => this.CONSUME(t.This) }])),
      ) ?? null
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

  /** What `remove` takes away. */
  protected readonly handle: Production<Handle> = this.rule('handle', () => {
    const first = this.LA(1)
    return this.OR<Handle>({
      DEF: [
        {
          ALT: () => {
            const cite = this.CONSUME(t.Cite)
            return { kind: 'clause', name: this.ACTION(() => this.clauseOf(this.citesOf(cite))) }
          },
        },
        {
          GATE: () => this.isName(2),
          ALT: () => {
            this.CONSUME(t.Card)
            return { kind: 'card', name: this.nameOf(this.CONSUME(t.Name)) }
          },
        },
        {
          GATE: () => this.next(2, t.Text, t.OpenText),
          ALT: () => {
            this.CONSUME(t.Example)
            const title = textOf(this.CONSUME(t.Text))
            return { kind: 'example', title, span: this.spanFrom(first) }
          },
        },
        {
          GATE: () => this.next(2, t.Of),
          ALT: () => {
            this.CONSUME(t.Examples)
            this.CONSUME(t.Of)
            return { kind: 'examples', clauses: this.citesOf(this.CONSUME2(t.Cite)) }
          },
        },
        { ALT: () => ({ kind: 'name', name: this.nameOf(this.CONSUME2(t.Name)) }) },
      ],
      ERR_MSG: 'a clause in brackets, a card, an example, `examples of` a clause, or the name of a rule',
    })
  })

  /** `remove` takes one clause at a time. */
  private clauseOf(cites: readonly Name[]): Name {
    const [only, second] = cites
    if (only === undefined || second !== undefined)
      this.misfit('one clause, not several,', 'write one `remove` line for each clause')
    return only
  }
}
