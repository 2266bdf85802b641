import type { Phrase } from '../../../grammar/tree/expressions.ts'
import { warning } from '../../diagnostics/make.ts'
import { type Type, show } from '../../game/type.ts'
import type { Elaboration, Scope } from '../context.ts'
import { worded } from '../../diagnostics/worded.ts'

/**
 * HR0206: `the player` reads as the one that is spoken of, and is the first of all players, whoever's turn it is. Of
 * what is left out nothing is chosen silently.
 */
export function tellFirstOfAll(e: Elaboration, scope: Scope, { span, name }: Phrase, element: Type): void {
  if (element.base !== 'player' && element.base !== 'card' && element.base !== 'definition') return
  const type = show(element)
  const meant = namesOf(scope, element)
  const [only] = meant
  const names = meant.map((each) => `\`${each}\``).join(' or ')
  e.report(
    warning(
      'HR0206',
      worded('a part is left out'),
      span,
      worded('which {1} is meant? This is the first of all, whoever that is', type),
      {
        hint:
          only === undefined
            ? worded(
                'say which one: `the {1} {2} where …`; the first of all players is `first of players`',
                type,
                name?.text ?? type[0],
              )
            : worded('here that may be {1}; another one is `the {2} … where …`', names, type),
      },
    ),
  )
}

/** What variables stand for one such thing here, the innermost first. */
function namesOf(scope: Scope, element: Type): readonly string[] {
  const here = [...scope.vars].flatMap(([name, { type }]) =>
    type.base === element.base && !type.set && /^\p{L}/u.test(name) ? [name] : [],
  )
  return scope.parent === null ? here : [...here, ...namesOf(scope.parent, element)]
}
