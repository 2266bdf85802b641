import type { IToken } from 'chevrotain'
import type { Decl, File, Header, OverlayDecl } from './tree/declarations.ts'
import type { Name } from './tree/names.ts'
import type { SourceFile, Span } from './source-file.ts'
import { ExampleParser } from './examples.ts'
import { textOf } from './values.ts'
import { headOf, labelAhead, ordinaryAfterName, type Head } from './heads.ts'
import { type Anchor, AnchoredSpan } from './anchor.ts'
import { type Bare, type BlockReader, type Production, type SpanMaker, inFile } from './line-parser.ts'
import type { Fault } from './fault.ts'
import type { Parsed } from './parsed.ts'
import { ruleNoun } from './syntax-errors.ts'
import * as t from './tokens.ts'

type Range = NonNullable<Header['players']>

/** Tokens that are read in one go, with the places that their offsets mean. */
interface Readable {
  readonly tokens: IToken[]
  readonly spanOf: SpanMaker
  readonly atBeginning: boolean
  /** Whether they come in the order of the text. */
  readonly inOrder: boolean
}

class RulesParser extends ExampleParser {
  constructor(skipValidations: boolean) {
    super(skipValidations)
    this.performSelfAnalysis()
  }

  /** Whether the tokens are those of the beginning of a file, where its header may stand. */
  private atBeginning = true

  read({ tokens, spanOf, atBeginning, inOrder }: Readable): Parsed {
    this.begin(spanOf, tokens, inOrder)
    this.atBeginning = atBeginning
    return { ...this.file(), faults: this.faults }
  }

  private readonly file: Production<Omit<File, 'span'>> = this.rule('file', () => {
    const begun = this.ACTION(() => this.headerAhead())
    const header =
      this.OPTION({
        GATE: () => this.headerAhead(),
        DEF: () => this.firstLine(),
      }) ?? null
    const items = this.lines(() => this.SUBRULE(this.item), this.anythingUnder)
    return header === null && begun ? { header, misread: true, items } : { header, items }
  })

  /** `game` and `variant` are ordinary names too, and a first declaration may bear clauses as well. */
  private headerAhead(): boolean {
    let at = 1
    while (this.next(at, t.Cite)) at += 1
    return this.atBeginning && this.next(at, t.Game, t.Variant) && !this.next(at + 1, ...ordinaryAfterName)
  }

  private firstLine(): Header | null {
    const first = this.LA(1)
    try {
      return this.SUBRULE(this.header)
    } catch (error) {
      this.recover(error, { first, head: first, level: 0, readUnder: this.skipUnder })
      return null
    }
  }

  private readonly header: Production<Header> = this.rule('header', () => {
    const first = this.LA(1)
    const cites: Name[] = []
    // A game may keep more clauses than a line has room for.
    this.MANY(() => cites.push(...this.citesOf(this.CONSUME(t.Cite))))
    const head = this.OR<Pick<Header, 'kind' | 'name' | 'base' | 'withs' | 'order'>>([
      {
        ALT: () => {
          this.CONSUME(t.Game)
          const name = this.nameOf(this.CONSUME(t.Name, { ERR_MSG: 'the name of the game' }))
          return { kind: 'game', name, base: null, withs: [], order: [] }
        },
      },
      { ALT: () => this.SUBRULE(this.variantHead) },
    ])
    const game = this.ACTION(() => head.kind === 'game')
    if (game) this.demandPlayers()
    const players = this.OPTION(() => this.SUBRULE(this.players)) ?? null
    const description = this.OPTION2(() => textOf(this.CONSUME(t.Text))) ?? null
    this.CONSUME(t.NL)
    return { ...head, cites, players, description, span: this.spanFrom(first) }
  })

  private demandPlayers(): void {
    if (!this.next(1, t.For)) this.misfit('`for` and the number of players')
  }

  private readonly variantHead: Production<Pick<Header, 'kind' | 'name' | 'base' | 'withs' | 'order'>> = this.rule(
    'variantHead',
    () => {
      const withs: Name[] = []
      const order: [Name, Name][] = []
      this.CONSUME(t.Variant)
      const name = this.nameOf(this.CONSUME(t.Name, { ERR_MSG: 'the name of the variant' }))
      this.CONSUME(t.Of)
      const base = this.nameOf(this.CONSUME2(t.Name, { ERR_MSG: 'the name of a game or variant' }))
      this.OPTION(() => {
        this.CONSUME(t.With)
        let last = this.nameOf(this.CONSUME3(t.Name, { ERR_MSG: 'the name of a variant' }))
        withs.push(last)
        this.MANY(() => {
          const earlier = this.OR([
            {
              ALT: () => {
                this.CONSUME(t.Comma)
                return null
              },
            },
            {
              ALT: () => {
                this.CONSUME(t.Before)
                return last
              },
            },
          ])
          last = this.nameOf(this.CONSUME4(t.Name, { ERR_MSG: 'the name of a variant' }))
          if (earlier !== null) order.push([earlier, last])
          withs.push(last)
        })
      })
      return { kind: 'variant', name, base, withs, order }
    },
  )

  private readonly players: Production<Range> = this.rule('players', () => {
    this.CONSUME(t.For)
    const first = this.LA(1)
    const from = Number(this.CONSUME(t.Numeral).image)
    this.ACTION(() => {
      if (this.next(1, t.DotDot))
        this.misfit('`to` or `players`', 'how many play is written with `to`: `for 2 to 4 players`')
    })
    const to =
      this.OPTION(() => {
        this.CONSUME(t.To)
        return Number(this.CONSUME2(t.Numeral).image)
      }) ?? from
    const span = this.spanFrom(first)
    this.CONSUME(t.Players)
    return { from, to, span }
  })

  /** A declaration with its clause ids. */
  protected readonly item: Production<Decl> = this.rule('item', () => {
    const cites = this.OPTION(() => this.citesOf(this.CONSUME(t.Cite))) ?? []
    const decl = this.SUBRULE(this.labelled)
    return { ...decl, cites }
  })

  private readonly labelled: Production<Decl> = this.rule('labelled', () => {
    const first = this.LA(1)
    const label =
      this.OPTION({
        GATE: () => labelAhead(this.ahead),
        DEF: () => {
          const name = this.nameOf(this.CONSUME(t.Name))
          this.CONSUME(t.Colon)
          return name
        },
      }) ?? null
    const body = this.nested(() => this.SUBRULE(this.declaration))
    return { ...body, cites: [], label, span: this.spanFrom(first) }
  })

  private readonly ahead = (steps: number): IToken => this.LA(steps)

  private readonly declaration: Production<Bare<Decl>> = this.rule('declaration', () => {
    const head = this.ACTION(() => this.knownHead())
    const is = (kind: Head) => (): boolean => head === kind
    return this.OR<Bare<Decl>>([
      { GATE: is('include'), ALT: () => this.SUBRULE(this.include) },
      { GATE: is('option'), ALT: () => this.SUBRULE(this.optionLine) },
      { GATE: is('type'), ALT: () => this.SUBRULE(this.typeLine) },
      { GATE: is('printed'), ALT: () => this.SUBRULE(this.printed) },
      { GATE: is('zone'), ALT: () => this.SUBRULE(this.zone) },
      { GATE: is('card'), ALT: () => this.SUBRULE(this.card) },
      { GATE: is('text'), ALT: () => this.SUBRULE(this.text) },
      { GATE: is('event'), ALT: () => this.SUBRULE(this.event) },
      { GATE: is('hook'), ALT: () => this.SUBRULE(this.hook) },
      { GATE: is('except'), ALT: () => this.SUBRULE(this.exception) },
      { GATE: is('always'), ALT: () => this.SUBRULE(this.always) },
      { GATE: is('board'), ALT: () => this.SUBRULE(this.board) },
      { GATE: is('tell'), ALT: () => this.SUBRULE(this.telling) },
      { GATE: is('modal'), ALT: () => this.SUBRULE(this.modal) },
      { GATE: is('fact'), ALT: () => this.SUBRULE(this.fact) },
      { GATE: is('adjective'), ALT: () => this.SUBRULE(this.adjective) },
      { GATE: is('relation'), ALT: () => this.SUBRULE(this.relation) },
      { GATE: is('reading'), ALT: () => this.SUBRULE(this.reading) },
      { GATE: is('overlay'), ALT: () => this.SUBRULE(this.overlay) },
      { GATE: is('deck'), ALT: () => this.SUBRULE(this.deck) },
      { GATE: is('refuse'), ALT: () => this.SUBRULE(this.refusal) },
      { GATE: is('default'), ALT: () => this.SUBRULE(this.defaultDeck) },
      { GATE: is('example'), ALT: () => this.SUBRULE(this.example) },
    ])
  })

  private knownHead(): Head {
    const head = headOf(this.ahead)
    if (typeof head === 'string') return head
    const hint = this.next(0, t.Colon) ? 'a fact goes on with `starts` or `=` after its type' : head.hint
    return this.misfit(ruleNoun, hint)
  }

  private readonly overlay: Production<Bare<OverlayDecl>> = this.rule('overlay', () =>
    this.OR<Bare<OverlayDecl>>([
      { ALT: () => this.SUBRULE(this.removal) },
      { ALT: () => this.SUBRULE(this.replacement) },
      { ALT: () => this.SUBRULE(this.addition) },
    ]),
  )

  private readonly removal: Production<Bare<OverlayDecl>> = this.rule('removal', () => {
    this.CONSUME(t.Remove)
    const target = this.SUBRULE(this.handle)
    this.CONSUME(t.NL)
    return { kind: 'overlay', verb: 'remove', target }
  })

  private readonly replacement: Production<Bare<OverlayDecl>> = this.rule('replacement', () => {
    this.CONSUME(t.Replace)
    return this.OR<Bare<OverlayDecl>>([
      {
        GATE: () => this.next(2, t.Equals),
        ALT: () => {
          const target = this.nameOf(this.CONSUME(t.Name))
          this.CONSUME(t.Equals)
          const value = this.SUBRULE(this.expression)
          this.CONSUME(t.NL)
          return { kind: 'overlay', verb: 'set', target, value }
        },
      },
      { ALT: () => ({ kind: 'overlay', verb: 'replace', decl: this.SUBRULE(this.labelled) }) },
    ])
  })

  private readonly addition: Production<Bare<OverlayDecl>> = this.rule('addition', () => {
    this.CONSUME(t.Add)
    const where = this.OR<'before' | 'after'>({
      DEF: [
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
      ],
      ERR_MSG: '`before` or `after`',
    })
    const anchor = this.nameOf(this.CONSUME(t.Name, { ERR_MSG: 'the name of the action to stand next to' }))
    this.CONSUME(t.In)
    const event = this.nameOf(this.CONSUME2(t.Name, { ERR_MSG: 'the name of an event' }))
    this.CONSUME(t.NL)
    return { kind: 'overlay', verb: 'add', where, anchor, event, body: this.SUBRULE(this.block) }
  })

  /** Cards and texts hold declarations, examples hold steps; under all else stand actions. */
  private readonly anythingUnder = (head: IToken): void => {
    if (head.tokenType === t.TextWord) this.linesUnder(() => this.SUBRULE(this.item), this.anythingUnder)
    else if (head.tokenType === t.Card) this.linesUnder(() => this.SUBRULE(this.cardLine), this.statementsUnder)
    else if (head.tokenType === t.Example) this.skipUnder()
    else this.statementsUnder(head)
  }

  private linesUnder<T>(parse: () => T, readUnder: BlockReader): void {
    this.nested(() => {
      this.CONSUME(t.Indent)
      this.lines(parse, readUnder)
      this.CONSUME(t.Dedent)
    })
  }

  productions(): ReturnType<RulesParser['getSerializedGastProductions']> {
    return this.getSerializedGastProductions()
  }
}

const parser = new RulesParser(true)

/** One parser serves every file: making it is the slow part, and a file is read in one go. */
export function parseTokens(
  source: SourceFile,
  tokens: IToken[],
  inOrder = true,
): { readonly file: File; readonly faults: readonly Fault[] } {
  const { faults, ...file } = parser.read({ tokens, spanOf: inFile(source), atBeginning: true, inOrder })
  return { file: { ...file, span: { file: source, start: 0, end: source.text.length } }, faults }
}

/** The same for a passage of a file, whose tokens count from its beginning; only the first may have a header. */
export function parsePassage(anchor: Anchor, tokens: IToken[], atBeginning: boolean, inOrder = true): Parsed {
  const spanOf = (start: number, end: number): Span => new AnchoredSpan(anchor, start, end)
  return parser.read({ tokens, spanOf, atBeginning, inOrder })
}

/** Throws for a grammar that is ambiguous or calls itself first. */
export function validateGrammar(): void {
  void new RulesParser(false)
}

export function productions(): ReturnType<RulesParser['productions']> {
  return parser.productions()
}
