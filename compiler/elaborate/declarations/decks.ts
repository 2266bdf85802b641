import { error } from '../../diagnostics/make.ts'
import { nearest } from '../../diagnostics/nearest.ts'
import type { DeckItem, DefaultDeckDecl, RefuseDecl } from '../../../grammar/tree/declarations.ts'
import type { Name } from '../../../grammar/tree/names.ts'
import { type RuleSymbol, cardSpan } from '../../game/model.ts'
import { PLAYER } from '../../game/type.ts'
import { type Elaboration, bind, newLocal, rootScope, refer } from '../context.ts'
import { truth } from '../expressions/expr.ts'
import { domainOf } from '../expressions/domain.ts'
import type { TDeck, TRefusal } from '../../program/decks.ts'
import { isLost } from '../../game/lost-cards.ts'
import { deckLists } from '../../game/deck-lists.ts'
import { worded } from '../../diagnostics/worded.ts'

export function elaborateDecks(e: Elaboration): { refusals: TRefusal[]; defaultDecks: TDeck[] } {
  return {
    refusals: e.game.refusals.map((r) => refusal(e, r)),
    defaultDecks: e.game.defaultDecks.map((d) => deck(e, d)),
  }
}

function refusal(e: Elaboration, { name, decl }: RuleSymbol<RefuseDecl>): TRefusal {
  const scope = rootScope('deck', null)
  const player = newLocal(e, decl.player.name?.text ?? 'player', PLAYER, null)
  bind(scope, player.name, player, decl.player.span)
  const about = decl.about === null ? null : domainOf(e, scope, decl.about)
  const cond = decl.cond === null ? null : truth(e, about?.scope ?? scope, decl.cond)
  return {
    name,
    player,
    about: about?.domain ?? null,
    cond,
    message: decl.message,
    cites: decl.cites.map((c) => c.text),
    span: decl.span,
  }
}

function deck(e: Elaboration, decl: DefaultDeckDecl): TDeck {
  const lists = deckLists(e.game)
  for (const { name } of decl.lists) {
    if (!lists.includes(name.text))
      e.report(
        error(
          'HR0101',
          worded('unknown list'),
          name.span,
          worded('no `deck {1} of player` is declared', name.text),
          nearest(name.text, lists),
        ),
      )
  }
  return {
    title: decl.title,
    lists: lists.map((list) =>
      definitions(
        e,
        decl.lists.flatMap((l) => (l.name.text === list ? l.items : [])),
      ),
    ),
  }
}

/** More copies of one card than anybody could hold are a slip of the pen. */
const MOST_COPIES = 1000

/** The definitions of a list in the order in which the game declares them, so that equal lists are the same list. */
export function definitions(e: Elaboration, items: readonly Pick<DeckItem, 'copies' | 'card'>[]): number[] {
  return items
    .flatMap(({ copies, card }) => {
      const index = indexOf(e, card)
      if (copies > MOST_COPIES)
        e.report(
          error('HR0210', worded('too large a number'), card.span, worded('at most {1} copies of a card', MOST_COPIES)),
        )
      return index === null ? [] : Array.from({ length: Math.min(copies, MOST_COPIES) }, () => index)
    })
    .sort((a, b) => a - b)
}

function indexOf(e: Elaboration, card: Name): number | null {
  const found = e.game.definitions.get(card.text)
  if (found !== undefined) refer(e, 'card', card.span, cardSpan(found))
  if (found === undefined && e.game.removedCards.has(card.text))
    e.removedUses.push({ name: card.text, span: card.span })
  else if (found === undefined && !isLost(e.game, card.text))
    e.report(
      error(
        'HR0101',
        worded('unknown card'),
        card.span,
        worded('no card is called `{1}`', card.text),
        nearest(card.text, e.game.definitions.keys()),
      ),
    )
  return found?.index ?? null
}
