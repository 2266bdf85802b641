import type { Call, Expr } from './tree/expressions.ts'
import type { ExampleDecl, ExampleStep, Given, GivenItem } from './tree/examples.ts'
import type { Name } from './tree/names.ts'
import { DeckParser } from './decks.ts'
import { textOf } from './values.ts'
import type { Bare, Production } from './line-parser.ts'
import { blockNoun } from './syntax-errors.ts'
import * as t from './tokens.ts'

type Step = ExampleStep extends infer S ? (S extends unknown ? Omit<S, 'span'> : never) : never
type Situation = Given extends infer G ? (G extends unknown ? Omit<G, 'span'> : never) : never
type Fact = GivenItem['facts'][number]

/** Examples: a situation, what players do in it, and what then holds. */
export abstract class ExampleParser extends DeckParser {
  protected readonly example: Production<Bare<ExampleDecl>> = this.rule('example', () => {
    this.CONSUME(t.Example)
    const title = textOf(this.CONSUME(t.Text, { ERR_MSG: 'a title in quotes' }))
    this.CONSUME(t.NL)
    this.CONSUME(t.Indent, { ERR_MSG: blockNoun })
    const given =
      this.OPTION({
        GATE: () => this.next(2, t.NL),
        DEF: () => this.SUBRULE(this.givenBlock),
      }) ?? []
    const steps = this.lines(() => this.SUBRULE(this.step))
    this.CONSUME(t.Dedent)
    return { kind: 'example', title, given, steps }
  })

  private readonly givenBlock: Production<readonly Given[]> = this.rule('givenBlock', () => {
    this.CONSUME(t.Given)
    this.CONSUME(t.NL)
    this.CONSUME(t.Indent, { ERR_MSG: blockNoun })
    const given = this.lines(() => this.SUBRULE(this.given))
    this.CONSUME(t.Dedent)
    return given
  })

  private readonly given: Production<Given> = this.rule('given', () => {
    const first = this.LA(1)
    const situation = this.OR<Situation>({
      DEF: [
        { GATE: () => this.next(1, t.Numeral) && this.next(2, t.Players), ALT: () => this.SUBRULE(this.givenPlayers) },
        { GATE: () => this.isName(2), ALT: () => this.SUBRULE(this.givenOption) },
        { GATE: () => this.next(1, t.The) && this.next(2, t.Rest), ALT: () => this.SUBRULE(this.givenRest) },
        { ALT: () => ({ kind: 'after', calls: (this.CONSUME(t.After), this.SUBRULE2(this.calls)) }) },
        { ALT: () => ({ kind: 'at', path: (this.CONSUME(t.At), this.SUBRULE(this.calls)) }) },
        { ALT: () => this.SUBRULE(this.givenIs) },
      ],
      ERR_MSG: '`after`, `at`, `option`, a number of players, or what is in a zone or a fact',
    })
    this.CONSUME(t.NL)
    return { ...situation, span: this.spanFrom(first) }
  })

  private readonly givenOption: Production<Situation> = this.rule('givenOption', () => {
    this.CONSUME(t.Option)
    const name = this.nameOf(this.CONSUME(t.Name))
    this.CONSUME(t.Is)
    return { kind: 'option', name, value: this.SUBRULE(this.optionValue) }
  })

  private readonly givenRest: Production<Situation> = this.rule('givenRest', () => {
    this.CONSUME(t.The)
    this.CONSUME(t.Rest)
    this.CONSUME(t.Of)
    this.CONSUME2(t.The)
    this.CONSUME(t.Pack)
    this.CONSUME(t.Is)
    this.CONSUME(t.In)
    return { kind: 'rest', zone: this.SUBRULE(this.primary) }
  })

  private readonly givenPlayers: Production<Situation> = this.rule('givenPlayers', () => {
    const count = Number(this.CONSUME(t.Numeral).image)
    this.CONSUME(t.Players)
    return { kind: 'players', count }
  })

  private readonly givenIs: Production<Situation> = this.rule('givenIs', () => {
    const items: GivenItem[] = []
    const target = this.SUBRULE(this.primary)
    this.CONSUME(t.Is)
    const not = this.OPTION(() => this.CONSUME(t.Not)) !== undefined
    this.AT_LEAST_ONE_SEP({ SEP: t.Comma, DEF: () => items.push(this.SUBRULE(this.givenItem)), ERR_MSG: 'a value' })
    return { kind: 'is', target, not, items }
  })

  /** `8♣ (position defence, arrived 3)`, `8♣ as bait`; in a deck `4 Bear` */
  private readonly givenItem: Production<GivenItem> = this.rule('givenItem', () => {
    const first = this.LA(1)
    const facts: Fact[] = []
    const copies = this.OPTION2({
      GATE: () => this.isName(2),
      DEF: () => Number(this.CONSUME(t.Numeral).image),
    })
    const value = this.SUBRULE(this.sum)
    const called = this.OPTION3(() => {
      this.CONSUME(t.As)
      return this.nameOf(this.CONSUME2(t.Name, { ERR_MSG: 'a name for this copy' }))
    })
    this.OPTION(() => {
      this.CONSUME(t.Open)
      this.AT_LEAST_ONE_SEP({
        SEP: t.Comma,
        DEF: () => {
          const name = this.nameOf(this.CONSUME(t.Name))
          facts.push({ name, value: this.SUBRULE2(this.sum) })
        },
        ERR_MSG: 'the name of a fact',
      })
      this.CONSUME(t.Close)
    })
    return {
      value,
      facts,
      span: this.spanFrom(first),
      ...(copies === undefined ? {} : { copies }),
      ...(called === undefined ? {} : { called }),
    }
  })

  private readonly calls: Production<readonly Call[]> = this.rule('calls', () => {
    const calls: Call[] = []
    this.AT_LEAST_ONE_SEP({
      SEP: t.Comma,
      DEF: () => calls.push(this.SUBRULE(this.call)),
      ERR_MSG: 'the name of an event',
    })
    return calls
  })

  private readonly values: Production<readonly Expr[]> = this.rule('values', () => {
    const values: Expr[] = []
    this.AT_LEAST_ONE_SEP({ SEP: t.Comma, DEF: () => values.push(this.SUBRULE(this.sum)), ERR_MSG: 'a value' })
    return values
  })

  private readonly step: Production<ExampleStep> = this.rule('step', () => {
    const first = this.LA(1)
    const step = this.OR<Step>({
      DEF: [
        {
          // `then passes = 1` asks a fact of that name.
          GATE: () =>
            this.next(1, t.Then) && !(this.next(2, ...deeds) || (this.next(2, ...answers) && this.next(3, t.NL))),
          ALT: () => this.SUBRULE(this.outcome),
        },
        { GATE: () => this.next(1, t.Chance) && this.next(2, t.Chooses), ALT: () => this.SUBRULE(this.drawn) },
        { GATE: () => this.next(1, t.Nobody) && this.next(2, t.Is), ALT: () => this.SUBRULE(this.silence) },
        { ALT: () => this.SUBRULE(this.deed) },
      ],
      ERR_MSG: 'the name of a player, `nobody`, `chance`, or `then`',
    })
    this.CONSUME(t.NL)
    return { ...step, span: this.spanFrom(first) }
  })

  private readonly outcome: Production<Step> = this.rule('outcome', () => {
    this.CONSUME(t.Then)
    return this.OR<Step>({
      DEF: [
        {
          GATE: () => this.happens(1) || (this.next(1, t.Not) && this.happens(2)),
          ALT: () => {
            const not = this.OPTION(() => this.CONSUME(t.Not)) !== undefined
            this.CONSUME(t.Happened)
            return { kind: 'happened', not, calls: this.SUBRULE(this.calls) }
          },
        },
        { ALT: () => this.SUBRULE(this.thenFact) },
      ],
      ERR_MSG: 'what then holds, or `happened`',
    })
  })

  /** `happened draw`, and not a fact of that name. */
  private happens(ahead: number): boolean {
    return this.next(ahead, t.Happened) && this.isName(ahead + 1)
  }

  /** `deck of A is refused because [clause]`; anything else has no reasons. */
  private readonly thenFact: Production<Step> = this.rule('thenFact', () => {
    const fact = this.SUBRULE(this.expression)
    const because = this.OPTION(() => this.SUBRULE(this.because))
    return { kind: 'then', fact, ...(because === undefined ? {} : { because }) }
  })

  private readonly because: Production<readonly Name[]> = this.rule('because', () => {
    this.CONSUME(t.Because)
    return this.citesOf(this.CONSUME(t.Cite))
  })

  private readonly drawn: Production<Step> = this.rule('drawn', () => {
    this.CONSUME(t.Chance)
    this.CONSUME(t.Chooses)
    return { kind: 'chance', values: this.SUBRULE(this.values) }
  })

  private readonly silence: Production<Step> = this.rule('silence', () => {
    this.CONSUME(t.Nobody)
    this.CONSUME(t.Is)
    this.CONSUME(t.Asked)
    return { kind: 'nobody' }
  })

  private readonly offer: Production<readonly Call[]> = this.rule('offer', () => {
    this.CONSUME(t.Offered)
    return this.OR<readonly Call[]>({
      DEF: [
        {
          GATE: () => this.next(1, t.Nothing) && this.next(2, t.NL),
          ALT: () => {
            this.CONSUME(t.Nothing)
            return []
          },
        },
        { ALT: () => this.SUBRULE(this.calls) },
      ],
      ERR_MSG: 'the name of an event or `nothing`',
    })
  })

  private readonly told: Production<readonly string[]> = this.rule('told', () => {
    const lines: string[] = []
    this.CONSUME(t.Told)
    this.AT_LEAST_ONE_SEP({
      SEP: t.Comma,
      DEF: () => lines.push(textOf(this.CONSUME(t.Text, { ERR_MSG: 'what is told, in quotes' }))),
      ERR_MSG: 'what is told, in quotes',
    })
    return lines
  })

  private readonly deed: Production<Step> = this.rule('deed', () => {
    const who = this.nameOf(this.CONSUME(t.Name))
    return this.OR<Step>({
      DEF: [
        {
          ALT: () => {
            this.CONSUME(t.Does)
            return this.OR4<Step>({
              DEF: [
                {
                  ALT: () => {
                    this.CONSUME3(t.Not)
                    this.CONSUME(t.Know)
                    return { kind: 'knows', who, not: true, cards: this.SUBRULE3(this.values) }
                  },
                },
                { ALT: () => ({ kind: 'does', who, call: this.SUBRULE(this.call) }) },
              ],
              ERR_MSG: 'the name of an event or `not know`',
            })
          },
        },
        {
          ALT: () => {
            this.CONSUME(t.Knows)
            return { kind: 'knows', who, not: false, cards: this.SUBRULE4(this.values) }
          },
        },
        {
          ALT: () => {
            this.CONSUME(t.Chooses)
            return { kind: 'chooses', who, values: this.SUBRULE(this.values) }
          },
        },
        {
          ALT: () => {
            this.CONSUME(t.Accepts)
            return { kind: 'answers', who, answer: 'accepts' }
          },
        },
        {
          ALT: () => {
            this.CONSUME(t.Declines)
            return { kind: 'answers', who, answer: 'declines' }
          },
        },
        {
          ALT: () => {
            this.CONSUME(t.Passes)
            return { kind: 'answers', who, answer: 'passes' }
          },
        },
        {
          ALT: () => {
            this.CONSUME(t.Is)
            return this.OR3<Step>({
              DEF: [
                { ALT: () => ({ kind: 'exactly', who, calls: this.SUBRULE(this.offer) }) },
                {
                  ALT: () => {
                    const not = this.OPTION5(() => this.CONSUME2(t.Not)) !== undefined
                    return this.OR5<Step>({
                      DEF: [
                        {
                          ALT: () => {
                            this.CONSUME(t.Asked)
                            return { kind: 'asked', who, not }
                          },
                        },
                        { ALT: () => ({ kind: 'told', who, not, lines: this.SUBRULE(this.told) }) },
                      ],
                      ERR_MSG: '`asked` or `told`',
                    })
                  },
                },
              ],
              ERR_MSG: '`offered`, `asked`, `told`, `not asked` or `not told`',
            })
          },
        },
        {
          ALT: () => {
            this.CONSUME(t.Must)
            this.CONSUME(t.Act)
            return { kind: 'mustAct', who, because: this.OPTION4(() => this.SUBRULE3(this.because)) ?? [] }
          },
        },
        {
          ALT: () => {
            this.CONSUME(t.May)
            const not = this.OPTION(() => this.CONSUME(t.Not)) !== undefined
            return this.OR2<Step>({
              DEF: [
                {
                  ALT: () => {
                    this.CONSUME(t.Choose)
                    const values = this.SUBRULE2(this.values)
                    return {
                      kind: 'choosable',
                      who,
                      not,
                      values,
                      because: this.OPTION3(() => this.SUBRULE2(this.because)) ?? [],
                    }
                  },
                },
                {
                  ALT: () => {
                    const call = this.SUBRULE2(this.call)
                    const because = this.OPTION2(() => this.SUBRULE(this.because)) ?? []
                    return { kind: 'offered', who, not, call, because }
                  },
                },
              ],
              ERR_MSG: 'the name of an event or `choose`',
            })
          },
        },
      ],
      ERR_MSG: '`does`, `chooses`, `may`, `must act`, `is offered`, `knows`, `accepts`, `declines` or `passes`',
    })
  })
}

const deeds = [t.Does, t.Chooses, t.Is, t.May, t.Must, t.Knows] as const
const answers = [t.Accepts, t.Declines, t.Passes] as const
