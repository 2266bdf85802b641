import type { Sayable } from '../../grammar/saying.ts'
import { warning } from '../diagnostics/make.ts'
import type { FactSymbol } from '../game/model.ts'
import { show } from '../game/type.ts'
import { HOLDER, holderFact } from '../game/holder.ts'
import { sideFact } from '../game/side.ts'
import type { Check } from './check.ts'
import { worded } from '../diagnostics/worded.ts'

interface Own {
  readonly of: string
  readonly is: Sayable
  readonly instead: Sayable
}

/** What the language itself goes by, of what, what it is there, and how a game has a say in it. */
const OWN: ReadonlyMap<string, Own> = new Map([
  [
    'owner',
    {
      of: 'card',
      is: worded('whose a card is'),
      instead: worded('it can be changed undeclared: `owner of c becomes p`'),
    },
  ],
  [
    'viewers',
    { of: 'card', is: worded('who sees a card'), instead: worded('change it by `except viewers of card c = …`') },
  ],
  [
    'controller',
    { of: 'effect', is: worded('who made an effect'), instead: worded('it is there undeclared: `controller of e`') },
  ],
  [
    'source',
    { of: 'effect', is: worded('the card of an effect'), instead: worded('it is there undeclared: `source of e`') },
  ],
  [
    'next',
    {
      of: 'player',
      is: worded('who plays next'),
      instead: worded('keep the order in `seating: set of player starts players`'),
    },
  ],
])

/** What the language has a word for, and does not go by it: texts do, also those that are included. */
const SAID: ReadonlyMap<string, Own> = new Map([
  [
    'left-neighbour',
    {
      of: 'player',
      is: worded('who sits on the left'),
      instead: worded('it is there undeclared: `left-neighbour of p`'),
    },
  ],
  [
    'seat',
    {
      of: 'player',
      is: worded('the number of a seat'),
      instead: worded('it is there undeclared: `seat of p`, 1 for the first'),
    },
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
        ? [worded('the language has a word for this'), worded('what is included and says so means this fact here')]
        : [worded('the language goes by its own'), worded('the language does not go by this fact')]
    const sentence = worded('in every game `{1} of` is {2}, and {3}', text, word.is, far)
    report(warning('HR0561', title, span, sentence, { hint: worded('call the fact otherwise; {1}', word.instead) }))
  }
  const holder = program.game.facts.get(HOLDER)
  if (holder !== undefined && holderFact(program.game) === null)
    report(
      warning('HR0561', worded('this says nothing of who holds a card'), holder.name.span, saidOfHolder(holder), {
        hint: worded(
          'who `you` is in the text of a card follows from `holder of card c: player`; for anything else, call the fact otherwise',
        ),
      }),
    )
  const side = program.game.facts.get('side')
  if (side !== undefined && onlyOf(side) === 'player' && sideFact(program.game) === null)
    report(
      warning(
        'HR0561',
        worded('this is no side to win with'),
        side.name.span,
        worded('a side is no {1}', show(side.type)),
        {
          hint: worded(
            'who wins together has one side, a value of a type, a number or a player; for anything else, call the fact otherwise',
          ),
        },
      ),
    )
}

function saidOfHolder(holder: FactSymbol): Sayable {
  const [of] = holder.params
  if (onlyOf(holder) === 'card') return worded('who holds a card is no {1}', show(holder.type))
  return of === undefined
    ? worded('it is said of no card')
    : worded('it is said of {1}', holder.params.map(({ type }) => show(type)).join(' and '))
}

/** The type of the one thing that a fact is said of. */
function onlyOf({ params: [only, ...others] }: FactSymbol): string | null {
  return only === undefined || others.length > 0 || only.type.set ? null : only.type.base
}
