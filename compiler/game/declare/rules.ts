import type { CardDecl, Decl } from '../../../grammar/tree/declarations.ts'
import { type PrintedCard, expandCards, namedAlike } from '../cards.ts'
import type { Entry } from '../entry.ts'
import { lostNames } from '../lost-cards.ts'
import type { RuleSymbol } from '../model.ts'
import { declaredTwice } from './declared-twice.ts'
import { isFree } from './spoken-for.ts'
import type { Declaring } from './declaring.ts'
import { worded } from '../../diagnostics/worded.ts'

/**
 * Cards, each under its name, but those that a variant removes, or puts a block of their own in the place of. Gives what
 * stands in those blocks, which is next.
 */
export function declareCards(d: Declaring, decl: CardDecl): Entry[] {
  const isRefused = decl.name !== null && !isFree(d.report, decl.name, 'value')
  const cards = isRefused ? null : expandCards(decl, d.game, d.report)
  if (cards === null) {
    lose(d, decl)
    return []
  }
  return cards.flatMap((card) => {
    const own = decl.name === null ? ownBlockOf(d, card.name) : null
    if (own !== null) return declareEarly(d, own, card.name)
    declareCard(d, decl, card)
    return []
  })
}

/** Notes how the cards of a refused declaration would be called. */
function lose({ game }: Declaring, decl: CardDecl): void {
  game.lostCards.set(lostNames(decl, game), decl.span)
}

function declareCard(d: Declaring, decl: CardDecl, card: PrintedCard): void {
  const removed = d.state.removedCards.get(card.name)
  if (removed !== undefined) {
    d.state.removedCards.delete(card.name)
    d.game.removedCards.set(card.name, removed)
    return
  }
  const before = d.game.definitions.get(card.name)
  if (before?.decl === decl) {
    lose(d, decl)
    return d.report(namedAlike(decl, card.name))
  }
  if (before !== undefined) {
    const again = {
      span: decl.name?.span ?? decl.span,
      text: worded('the card `{1}` is declared again here', card.name),
    }
    d.report(declaredTwice(d.state, again, before.decl.span, 'replace card …'))
  } else d.game.definitions.set(card.name, { ...card, index: d.game.definitions.size, decl })
}

/** What a variant says in the place of a card that `each` makes. */
function ownBlockOf({ state }: Declaring, name: string): CardDecl | null {
  if (!state.cardsOfEach.delete(name)) return null
  const own = state.entries.find(({ decl }) => decl.kind === 'card' && decl.name?.text === name)
  return own?.decl.kind === 'card' ? own.decl : null
}

/** In the place of the card that it replaces, since cards go by their order, and so do texts that stand on one. */
function declareEarly(d: Declaring, own: CardDecl, name: string): Entry[] {
  declareCards(d, own)
  const texts = d.state.entries.filter(({ ofCard }) => ofCard === name)
  for (const { decl } of [{ decl: own }, ...texts]) d.early.add(decl)
  return texts
}

/** A rule under the name that messages give it; no two bear one label. */
export function ruleOf<D extends Decl>(d: Declaring, decl: D, context: Entry['context'], name: string): RuleSymbol<D> {
  const { label } = decl
  const before = label === null ? undefined : d.labels.get(label.text)
  if (label !== null && before === undefined) d.labels.set(label.text, label)
  if (label !== null && before !== undefined) {
    const again = { span: label.span, text: worded('another rule is called `{1}`', label.text) }
    d.report(declaredTwice(d.state, again, before.span))
  }
  return { name, decl, context }
}
