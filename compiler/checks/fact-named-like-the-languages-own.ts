import { warning } from '../diagnostics/make.ts'
import type { FactSymbol } from '../game/model.ts'
import { show } from '../game/type.ts'
import { HOLDER, holderFact } from '../game/holder.ts'
import { sideFact } from '../game/side.ts'
import type { Check } from './check.ts'

interface Own {
  readonly of: string
  readonly is: string
  readonly instead: string
}

/** What the language itself goes by, of what, what it is there, and how a game has a say in it. */
const OWN: ReadonlyMap<string, Own> = new Map([
  ['owner', { of: 'card', is: 'whose a card is', instead: 'it can be changed undeclared: `owner of c becomes p`' }],
  ['viewers', { of: 'card', is: 'who sees a card', instead: 'change it by `except viewers of card c = …`' }],
  ['controller', { of: 'effect', is: 'who made an effect', instead: 'it is there undeclared: `controller of e`' }],
  ['source', { of: 'effect', is: 'the card of an effect', instead: 'it is there undeclared: `source of e`' }],
  [
    'next',
    { of: 'player', is: 'who plays next', instead: 'keep the order in `seating: set of player starts players`' },
  ],
])

/** What the language has a word for, and does not go by it: texts do, also those that are included. */
const SAID: ReadonlyMap<string, Own> = new Map([
  [
    'left-neighbour',
    { of: 'player', is: 'who sits on the left', instead: 'it is there undeclared: `left-neighbour of p`' },
  ],
  [
    'seat',
    { of: 'player', is: 'the number of a seat', instead: 'it is there undeclared: `seat of p`, 1 for the first' },
  ],
])

/**
 * HR0561: a fact that bears a name by which the language goes in every game, where it does not go by this fact: the
 * text may say more by it than happens.
 */
export const factNamedLikeTheLanguagesOwn: Check = ({ program }, report) => {
  for (const fact of program.game.facts.values()) {
    const { text, span } = fact.name
    const [own, said] = [OWN.get(text), SAID.get(text)]
    const word = own ?? said
    if (word === undefined || word.of !== onlyOf(fact)) continue
    const [title, far] =
      own === undefined
        ? ['the language has a word for this', 'what is included and says so means this fact here']
        : ['the language goes by its own', 'the language does not go by this fact']
    const sentence = `in every game \`${text} of\` is ${word.is}, and ${far}`
    report(warning('HR0561', title, span, sentence, { hint: `call the fact otherwise; ${word.instead}` }))
  }
  const holder = program.game.facts.get(HOLDER)
  if (holder !== undefined && holderFact(program.game) === null)
    report(
      warning('HR0561', 'this says nothing of who holds a card', holder.name.span, saidOfHolder(holder), {
        hint: 'who `you` is in the text of a card follows from `holder of card c: player`; for anything else, call the fact otherwise',
      }),
    )
  const side = program.game.facts.get('side')
  if (side !== undefined && onlyOf(side) === 'player' && sideFact(program.game) === null)
    report(
      warning('HR0561', 'this is no side to win with', side.name.span, `a side is no ${show(side.type)}`, {
        hint: 'who wins together has one side, a value of a type, a number or a player; for anything else, call the fact otherwise',
      }),
    )
}

function saidOfHolder(holder: FactSymbol): string {
  const [of] = holder.params
  if (onlyOf(holder) === 'card') return `who holds a card is no ${show(holder.type)}`
  return of === undefined
    ? 'it is said of no card'
    : `it is said of ${holder.params.map(({ type }) => show(type)).join(' and ')}`
}

/** The type of the one thing that a fact is said of. */
function onlyOf({ params: [only, ...others] }: FactSymbol): string | null {
  return only === undefined || others.length > 0 || only.type.set ? null : only.type.base
}
