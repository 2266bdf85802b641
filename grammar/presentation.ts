import type { BoardDecl, TellDecl, ToldPart, ToldPattern, ToldQuestion } from './tree/declarations.ts'
import type { Name } from './tree/names.ts'
import type { Bare, Production } from './line-parser.ts'
import { LastingParser } from './lasting.ts'
import * as t from './tokens.ts'

type BoardRest = Pick<BoardDecl, 'verb' | 'names' | 'by'>
type Told = Pick<TellDecl, 'patterns' | 'question' | 'only' | 'words'>
type ToldHow = Pick<TellDecl, 'only' | 'words'>

/** Sentences that say how a table looks and what is told of it: `board …`, `tell …`. */
export abstract class PresentationParser extends LastingParser {
  protected readonly board: Production<Bare<BoardDecl>> = this.rule('board', () => {
    this.CONSUME(t.Board)
    const rest = this.OR<BoardRest>({
      DEF: [
        {
          ALT: () => {
            this.CONSUME(t.Shows)
            return { verb: 'shows', names: this.SUBRULE(this.names), by: [] }
          },
        },
        {
          ALT: () => {
            this.CONSUME(t.Leaves)
            this.CONSUME(t.Out)
            return { verb: 'leaves out', names: this.SUBRULE2(this.names), by: [] }
          },
        },
        { ALT: () => this.SUBRULE(this.sorting) },
      ],
      ERR_MSG: '`shows`, `leaves out` or `sorts`',
    })
    this.CONSUME(t.NL)
    return { kind: 'board', ...rest }
  })

  /** `sorts hand by suit, then rank` */
  private readonly sorting: Production<BoardRest> = this.rule('sorting', () => {
    const by: Name[] = []
    const key = { ERR_MSG: 'what is printed on cards, or a fact of them' }
    this.CONSUME(t.Sorts)
    const names = this.SUBRULE(this.names)
    this.CONSUME(t.By)
    by.push(this.nameOf(this.CONSUME(t.Name, key)))
    this.MANY(() => {
      this.CONSUME(t.Comma)
      this.CONSUME(t.Then)
      by.push(this.nameOf(this.CONSUME2(t.Name, key)))
    })
    return { verb: 'sorts', names, by }
  })

  protected readonly telling: Production<Bare<TellDecl>> = this.rule('telling', () => {
    this.CONSUME(t.Tell)
    const told = this.OR<Told>([
      {
        GATE: () => this.next(1, t.Nothing) && this.next(2, t.Of),
        ALT: () => {
          this.CONSUME(t.Nothing)
          this.CONSUME(t.Of)
          return { ...this.SUBRULE(this.untold), only: null, words: null }
        },
      },
      {
        GATE: () => this.asksThere(),
        ALT: () => {
          const question = this.SUBRULE(this.toldQuestion)
          return { patterns: [], question, ...this.SUBRULE(this.toldHow) }
        },
      },
      {
        ALT: () => {
          const pattern = this.SUBRULE2(this.toldPattern)
          return { patterns: [pattern], question: null, ...this.SUBRULE2(this.toldHow) }
        },
      },
    ])
    this.CONSUME(t.NL)
    return { kind: 'tell', ...told }
  })

  /** What stands behind `tell nothing of`: events, or a question. */
  private readonly untold: Production<Pick<Told, 'patterns' | 'question'>> = this.rule('untold', () =>
    this.OR<Pick<Told, 'patterns' | 'question'>>([
      {
        GATE: () => this.asksThere(),
        ALT: () => ({ patterns: [], question: this.SUBRULE(this.toldQuestion) }),
      },
      {
        ALT: () => {
          const patterns: ToldPattern[] = []
          this.AT_LEAST_ONE_SEP({
            SEP: t.Comma,
            DEF: () => patterns.push(this.SUBRULE(this.toldPattern)),
            ERR_MSG: 'the name of an event',
          })
          return { patterns, question: null }
        },
      },
    ]),
  )

  private asksThere(): boolean {
    return this.next(1, t.Choose, t.May) || (this.next(1, t.Act) && this.next(2, t.At))
  }

  /** `only to p`, `as "{p} plays {c}"`, or both. */
  private readonly toldHow: Production<ToldHow> = this.rule('toldHow', () =>
    this.OR<ToldHow>({
      DEF: [
        {
          ALT: () => {
            let words: ToldHow['words'] = null
            this.CONSUME(t.Only)
            this.CONSUME(t.To)
            const only = this.SUBRULE(this.expression)
            this.OPTION(() => {
              words = this.SUBRULE(this.toldWords)
            })
            return { only, words }
          },
        },
        { ALT: () => ({ only: null, words: this.SUBRULE2(this.toldWords) }) },
      ],
      ERR_MSG: '`as "…"`, or `only to` and who is told',
    }),
  )

  /** `as "{p} plays {c}"` */
  private readonly toldWords: Production<NonNullable<Told['words']>> = this.rule('toldWords', () => {
    this.CONSUME(t.As)
    const text = this.CONSUME(t.Text, { ERR_MSG: 'a sentence in quotes, as in `"{p} plays {c}"`' })
    return { said: text.image.slice(1, -1), span: this.nameOf(text).span }
  })

  /** `choose given at passing by player p` */
  private readonly toldQuestion: Production<ToldQuestion> = this.rule('toldQuestion', () => {
    const first = this.LA(1)
    const asks = this.OR<ToldQuestion['asks']>([
      { ALT: () => (this.CONSUME(t.Act), 'act') },
      { ALT: () => (this.CONSUME(t.Choose), 'choose') },
      { ALT: () => (this.CONSUME(t.May), 'may') },
    ])
    let what: Name | null = null
    let by: ToldQuestion['by'] = null
    this.OPTION(() => {
      what = this.nameOf(this.CONSUME(t.Name))
    })
    this.CONSUME(t.At)
    const at = this.nameOf(this.CONSUME2(t.Name, { ERR_MSG: 'the event in whose text it is asked' }))
    this.OPTION2(() => {
      this.CONSUME(t.By)
      const type = this.nameOf(this.CONSUME3(t.Name, { ERR_MSG: 'who is asked, as in `player p`' }))
      const name = this.nameOf(this.CONSUME4(t.Name, { ERR_MSG: 'a name, as in `player p`' }))
      by = { type, name }
    })
    return { asks, what, at, by, span: this.spanFrom(first) }
  })

  private readonly toldPattern: Production<ToldPattern> = this.rule('toldPattern', () => {
    const first = this.LA(1)
    const parts: { role: ToldPattern['parts'][number]['role']; part: ToldPart }[] = []
    const event = this.nameOf(this.CONSUME(t.Name, { ERR_MSG: 'the name of an event' }))
    this.OPTION(() => parts.push({ role: 'main', part: this.SUBRULE(this.toldPart) }))
    this.MANY({
      GATE: () => !(this.next(1, t.As) && this.next(2, t.Text, t.OpenText)),
      DEF: () => {
        const role = this.SUBRULE(this.role)
        parts.push({ role, part: this.SUBRULE2(this.toldPart) })
      },
    })
    return { event, parts, span: this.spanFrom(first) }
  })

  /** `card c`, `hand of player p`, `pile` or `3` */
  private readonly toldPart: Production<ToldPart> = this.rule('toldPart', () => {
    const first = this.LA(1)
    return this.OR<ToldPart>({
      DEF: [
        {
          GATE: () => this.next(2, t.Of),
          ALT: () => {
            const zone = this.nameOf(this.CONSUME(t.Name))
            this.CONSUME(t.Of)
            const type = this.nameOf(this.CONSUME2(t.Name, { ERR_MSG: 'whose it is, as in `player p`' }))
            const name = this.nameOf(this.CONSUME3(t.Name, { ERR_MSG: 'a name, as in `player p`' }))
            return { kind: 'whose', zone, type, name, span: this.spanFrom(first) }
          },
        },
        {
          GATE: () => this.isName(2),
          ALT: () => {
            const type = this.nameOf(this.CONSUME4(t.Name))
            const name = this.nameOf(this.CONSUME5(t.Name))
            return { kind: 'bind', type, name, span: this.spanFrom(first) }
          },
        },
        {
          ALT: () => {
            const name = this.nameOf(this.CONSUME6(t.Name))
            return { kind: 'said', name, span: this.spanFrom(first) }
          },
        },
        {
          ALT: () => {
            const name = this.nameOf(this.CONSUME(t.Numeral))
            return { kind: 'said', name, span: this.spanFrom(first) }
          },
        },
      ],
      ERR_MSG: 'a part, as in `card c`, or a zone',
    })
  })
}
