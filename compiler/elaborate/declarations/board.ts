import type { Sayable } from '../../../grammar/saying.ts'
import type { Name } from '../../../grammar/tree/names.ts'
import { error } from '../../diagnostics/make.ts'
import { nearest } from '../../diagnostics/nearest.ts'
import type { FactSymbol, Game } from '../../game/model.ts'
import type { BoardDecl } from '../../../grammar/tree/declarations.ts'
import type { TBoard } from '../../program/presentation.ts'
import { type Elaboration, refer } from '../context.ts'
import { worded } from '../../diagnostics/worded.ts'

/** How a table looks: what is named is there, and such as a board can have. */
export function elaborateBoard(e: Elaboration): TBoard[] {
  return e.game.board.map(({ decl }) => {
    for (const name of decl.names) shown(e, decl.verb, name)
    for (const name of decl.by) sortedBy(e, name)
    return { verb: decl.verb, names: decl.names.map(said), by: decl.by.map(said) }
  })
}

const said = ({ text, span }: Name): TBoard['names'][number] => ({ name: text, span })

function shown(e: Elaboration, verb: BoardDecl['verb'], name: Name): void {
  const { game } = e
  const zone = game.zones.get(name.text)
  if (zone !== undefined) {
    refer(e, 'zone', name.span, zone.name.span)
    if (zone.holds === 'effects' && verb === 'sorts') unfit(e, name, worded('holds effects, not cards'))
    return
  }
  if (verb === 'sorts') return unknown(e, name, worded('no zone'), [...game.zones.keys()])
  const fact = game.facts.get(name.text)
  const adjective = game.adjectives.get(name.text)
  if (fact !== undefined) {
    refer(e, 'fact', name.span, fact.name.span)
    if (!isOnBoards(fact)) unfit(e, name, whyNot(fact))
    return
  }
  if (adjective === undefined) return unknown(e, name, worded('no fact or zone'), boardNames(game))
  refer(e, 'adjective', name.span, adjective.name.span)
  if (!adjective.stored) unfit(e, name, worded('is an adjective that is worked out'))
}

/** What is kept is on every board; what is worked out where a line shows it, of the game or of each player. */
function isOnBoards({ stored, deck, params }: FactSymbol): boolean {
  const [of, ...others] = params
  const isOfPlayer = of === undefined || (of.type.base === 'player' && !of.type.set)
  return deck !== true && (stored || (others.length === 0 && isOfPlayer))
}

const whyNot = ({ deck }: FactSymbol): Sayable =>
  deck === true ? worded('is a deck, which nobody else sees') : worded('is worked out of something else than a player')

/** What is printed on cards, or a fact of single cards: a number, a player, a truth or a value of a type. */
function sortedBy(e: Elaboration, name: Name): void {
  const { game } = e
  const printed = game.printed.get(name.text)
  const fact = game.facts.get(name.text)
  if (printed !== undefined) {
    refer(e, 'printed', name.span, printed.name.span)
    if (hasNoOrder(printed.type)) unfit(e, name, worded('has no order'))
    return
  }
  if (fact === undefined)
    return unknown(e, name, worded('nothing printed and no fact of cards'), [
      ...game.printed.keys(),
      ...cardFacts(game),
    ])
  refer(e, 'fact', name.span, fact.name.span)
  if (!isOfCards(fact)) unfit(e, name, worded('is no fact of cards'))
  else if (hasNoOrder(fact.type)) unfit(e, name, worded('has no order'))
}

const hasNoOrder = ({ base, set }: FactSymbol['type']): boolean =>
  set || !['number', 'truth', 'player', 'enum'].includes(base)

const isOfCards = ({ params }: FactSymbol): boolean =>
  params.length === 1 && params[0]?.type.base === 'card' && !params[0].type.set

const cardFacts = ({ facts }: Game): string[] => [...facts.values()].filter(isOfCards).map(({ name }) => name.text)

const boardNames = ({ facts, adjectives, zones }: Game): string[] => [
  ...facts.keys(),
  ...adjectives.keys(),
  ...zones.keys(),
]

function unknown(e: Elaboration, name: Name, what: Sayable, known: readonly string[]): void {
  e.report(
    error(
      'HR0101',
      worded('unknown name'),
      name.span,
      worded('{1} is called `{2}`', what, name.text),
      nearest(name.text, known),
    ),
  )
}

function unfit(e: Elaboration, name: Name, why: Sayable): void {
  e.report(error('HR0524', worded('a board cannot have this'), name.span, worded('`{1}` {2}', name.text, why)))
}
