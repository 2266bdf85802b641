import { error } from '../diagnostics/make.ts'
import type { TExample } from '../program/examples.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { Check } from './check.ts'
import { type MostCopies, mostCopies } from '../analyse/copies-created.ts'

/** HR0603: the position of an example holds a card more often than the game ever makes it. */
export const moreCopiesThanThereAre: Check = ({ program }, report) => {
  const most = mostCopies(program)
  const names = new Map([...program.game.definitions].map(([name, { index }]) => [index, name]))
  for (const example of program.examples) {
    for (const { definition, span, copies } of tooMany(example, most)) {
      const name = names.get(definition) ?? '?'
      report(
        error(
          'HR0603',
          'not so many copies',
          span,
          `the game makes ${copies === 1 ? 'one' : copies} \`${name}\`${copies === 1 ? '' : ` for ${example.players} players`}, and it is named above already`,
          {
            hint: 'name another card, or lay this one down once',
          },
        ),
      )
    }
  }
}

interface TooMany {
  readonly definition: number
  readonly span: Span
  readonly copies: number
}

function tooMany(example: TExample, most: MostCopies): TooMany[] {
  const seen = new Map<number, number>()
  return example.given
    .flatMap((g) => (g.kind === 'zone' ? g.items : []))
    .flatMap(({ what, span }) => {
      if (what.kind !== 'card') return []
      const count = (seen.get(what.definition) ?? 0) + 1
      seen.set(what.definition, count)
      const copies = most(what.definition, example.players)
      return count > copies ? [{ definition: what.definition, span, copies }] : []
    })
}
