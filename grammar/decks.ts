import type { DeckDecl, DeckItem, DeckLine, DefaultDeckDecl, RefuseDecl } from './tree/declarations.ts'
import { DeclarationParser } from './declarations.ts'
import type { Bare, Production } from './line-parser.ts'
import { blockNoun } from './syntax-errors.ts'
import * as t from './tokens.ts'
import { textOf } from './values.ts'

/** Decks: which lists players bring, which are refused, and what is played with when nobody brings any. */
export abstract class DeckParser extends DeclarationParser {
  /** `deck main of player p` */
  protected readonly deck: Production<Bare<DeckDecl>> = this.rule('deck', () => {
    this.CONSUME(t.Deck)
    const name = this.nameOf(this.CONSUME(t.Name, { ERR_MSG: 'the name of the list' }))
    this.CONSUME(t.Of)
    const player = this.SUBRULE(this.subject)
    this.CONSUME(t.NL)
    return { kind: 'deck', name, player }
  })

  /** `refuse deck of player p with definition d in main of p "more than four copies" if …` */
  protected readonly refusal: Production<Bare<RefuseDecl>> = this.rule('refusal', () => {
    this.CONSUME(t.Refuse)
    this.CONSUME(t.Deck)
    this.CONSUME(t.Of)
    const player = this.SUBRULE(this.subject)
    const about =
      this.OPTION(() => {
        this.CONSUME(t.With)
        return this.SUBRULE(this.phrase)
      }) ?? null
    const message = textOf(this.CONSUME(t.Text, { ERR_MSG: 'what is wrong with such a deck, in quotes' }))
    const cond = this.OPTION2(() => this.SUBRULE(this.condition)) ?? null
    this.CONSUME(t.NL)
    return { kind: 'refuse', player, about, message, cond }
  })

  protected readonly defaultDeck: Production<Bare<DefaultDeckDecl>> = this.rule('defaultDeck', () => {
    this.CONSUME(t.Default)
    this.CONSUME(t.Deck)
    const title = this.OPTION(() => textOf(this.CONSUME(t.Text))) ?? ''
    this.CONSUME(t.NL)
    this.CONSUME(t.Indent, { ERR_MSG: blockNoun })
    const lists = this.lines(() => this.SUBRULE(this.deckLine))
    this.CONSUME(t.Dedent)
    return { kind: 'default', title, lists }
  })

  /** `main is 4 Bear, Wolf` */
  private readonly deckLine: Production<DeckLine> = this.rule('deckLine', () => {
    const first = this.LA(1)
    const items: DeckItem[] = []
    const name = this.nameOf(this.CONSUME(t.Name, { ERR_MSG: 'the name of a list' }))
    this.CONSUME(t.Is)
    this.AT_LEAST_ONE_SEP({
      SEP: t.Comma,
      DEF: () => items.push(this.SUBRULE(this.deckItem)),
      ERR_MSG: 'the name of a card',
    })
    this.CONSUME(t.NL)
    return { name, items, span: this.spanFrom(first) }
  })

  private readonly deckItem: Production<DeckItem> = this.rule('deckItem', () => {
    const first = this.LA(1)
    const copies = this.OPTION(() => Number(this.CONSUME(t.Numeral).image)) ?? 1
    const card = this.nameOf(this.CONSUME(t.Name, { ERR_MSG: 'the name of a card' }))
    return { copies, card, span: this.spanFrom(first) }
  })
}
