import type { Count } from './tree/expressions.ts'
import { EOF } from './chevrotain.ts'
import { ExpressionParser } from './expressions.ts'
import type { Production } from './line-parser.ts'
import * as t from './tokens.ts'

type Pieces = { readonly count: Count | null; readonly again: boolean }

/** How many of the pieces of a text are chosen. */
export abstract class PieceParser extends ExpressionParser {
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
