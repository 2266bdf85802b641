import * as t from './tokens.ts'
import type { Count, Expr } from './tree/expressions.ts'
import type { Stmt } from './tree/statements.ts'
import type { Bare, Production } from './line-parser.ts'
import { blockNoun, label } from './syntax-errors.ts'
import { EOF } from './chevrotain.ts'
import { ExpressionParser } from './expressions.ts'

type Pieces = { readonly count: Count | null; readonly again: boolean }

/** How many of the pieces of a text are chosen. */
abstract class PieceParser extends ExpressionParser {
  /** `one of`, `2 of`, `1..2 of` or `(n) times one of`, and then nothing but who chooses. */
  protected choosesPieces(): boolean {
    if (!this.next(1, t.One, t.Numeral, t.Open)) return false
    let ahead = 1
    for (let open = 0; !this.next(ahead, t.NL, EOF); ahead += 1) {
      if (this.next(ahead, t.Open)) open += 1
      if (this.next(ahead, t.Close)) open -= 1
      if (open === 0 && this.next(ahead, t.Of)) return this.next(ahead + 1, t.By, t.NL)
    }
    return false
  }

  /** How many of the pieces: one, several different ones, or one several times over. */
  protected readonly piecesChosen: Production<Pieces> = this.rule('piecesChosen', () =>
    this.OR<Pieces>([
      {
        GATE: () => this.next(1, t.One),
        ALT: () => {
          this.CONSUME(t.One)
          return { count: null, again: false }
        },
      },
      {
        ALT: () => {
          const from = this.withoutRange(() => this.SUBRULE(this.primary))
          const to =
            this.OPTION(() => {
              this.CONSUME(t.DotDot)
              return this.withoutRange(() => this.SUBRULE2(this.primary))
            }) ?? null
          const again =
            this.OPTION2(() => {
              this.CONSUME(t.Times)
              this.CONSUME2(t.One)
              return true
            }) ?? false
          return { count: { from, to }, again }
        },
      },
    ]),
  )
}

type Body = Bare<Stmt>
type Chooser = Expr | 'chance'

const chosenNoun = 'what is chosen, as in `card c in hand of p`'
const arithmetic = [t.DotDot, t.Plus, t.Minus, t.Star, t.Slash, t.Mod] as const

/** What is chosen, of how many, by whom: cards and other things, or pieces of a text. */
export abstract class ChoiceParser extends PieceParser {
  protected abstract readonly statement: Production<Stmt>
  protected abstract readonly block: Production<readonly Stmt[]>

  protected readonly choice: Production<Body> = this.rule('choice', () => {
    this.CONSUME(t.Choose)
    return this.OR<Body>({
      DEF: [
        {
          GATE: () => this.choosesPieces(),
          ALT: () => this.SUBRULE(this.chooseOne),
        },
        { ALT: () => this.SUBRULE(this.chooseSome) },
      ],
      ERR_MSG: chosenNoun,
    })
  })

  private readonly chooseOne: Production<Body> = this.rule('chooseOne', () => {
    const { count, again } = this.SUBRULE(this.piecesChosen)
    this.CONSUME(t.Of)
    const by = this.OPTION(() => this.SUBRULE(this.chooser)) ?? null
    this.endBehind(by === null ? null : 'by')
    this.CONSUME(t.Indent, { ERR_MSG: blockNoun })
    const bullets = this.nested(() => this.lines(() => this.SUBRULE(this.bullet)))
    this.CONSUME(t.Dedent)
    return { kind: 'chooseOne', count, again, by, bullets }
  })

  /** A piece of text: its lines read words such as `opponent` for themselves. */
  protected readonly piece: Production<Body> = this.rule('piece', () => ({
    kind: 'piece',
    body: this.SUBRULE(this.bullet),
  }))

  private readonly bullet: Production<readonly Stmt[]> = this.rule('bullet', () => {
    this.CONSUME(t.Minus, { ERR_MSG: '`-` before each of the choices' })
    const first = this.SUBRULE(this.statement)
    const rest = this.OPTION(() => this.SUBRULE(this.block))
    return this.ACTION(() => [first, ...(rest ?? [])])
  })

  private readonly chooser: Production<Chooser> = this.rule('chooser', () => {
    this.CONSUME(t.By)
    return this.OR<Chooser>({
      DEF: [
        {
          GATE: () => this.next(1, t.Chance),
          ALT: () => {
            this.CONSUME(t.Chance)
            return 'chance'
          },
        },
        { ALT: () => this.SUBRULE(this.sum) },
      ],
      ERR_MSG: 'who chooses, or `chance`,',
    })
  })

  private readonly chooseSome: Production<Body> = this.rule('chooseSome', () => {
    const count = this.OPTION({ GATE: () => this.countAhead(), DEF: () => this.SUBRULE(this.count) }) ?? null
    this.ACTION(() => {
      if (!this.isName(1)) this.misfit(chosenNoun)
    })
    const phrase = this.SUBRULE(this.phrase)
    const as =
      this.OPTION2(() => {
        this.CONSUME(t.As)
        return this.nameOf(this.CONSUME(t.Name, { ERR_MSG: 'a name for what is chosen' }))
      }) ?? null
    const by = this.OPTION3(() => this.SUBRULE(this.chooser)) ?? null
    // Behind `by` a set that is chosen is tested, as a whole.
    this.ACTION(() => {
      if (count === null && this.next(1, t.Where))
        this.misfit(
          label(t.NL),
          'what one thing has to be stands before `as` and `by`: `choose card c in hand of p where … as x by p`',
        )
    })
    const setWhere =
      this.OPTION4(() => {
        this.CONSUME(t.Where)
        return this.SUBRULE(this.expression)
      }) ?? null
    this.endBehind(by === null || setWhere !== null ? null : 'by')
    return { kind: 'choose', count, phrase, as, by, setWhere }
  })

  /** A count is a number, a bracket, a fact of something, a range, or the first of three names in a row. */
  private countAhead(): boolean {
    if (this.next(1, t.Numeral, t.Open) || this.next(2, t.Of, ...arithmetic)) return true
    return this.isName(1) && this.isName(2) && this.isName(3)
  }

  private readonly count: Production<Count> = this.rule('count', () => {
    const from = this.withoutRange(() => this.SUBRULE(this.sum))
    const to =
      this.OPTION(() => {
        this.CONSUME(t.DotDot)
        return this.withoutRange(() => this.SUBRULE2(this.sum))
      }) ?? null
    return { from, to }
  })
}
