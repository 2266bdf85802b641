import { error } from '../diagnostics/make.ts'
import type { TExample } from '../program/examples.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { Check } from './check.ts'
import { analysesOf } from '../analyse/analyses.ts'
import type { MostCopies } from '../analyse/copies-created.ts'
import { worded } from '../diagnostics/worded.ts'

/** HR0603: the position of an example holds a card more often than the game ever makes it. */
export const moreCopiesThanThereAre: Check = ({ program }, report) => {
  const most = analysesOf(program).mostCopies()
  const names = new Map([...program.game.definitions].map(([name, { index }]) => [index, name]))
  for (const example of program.examples) {
    for (const { definition, span, copies, above, here } of tooMany(example, most)) {
      const name = names.get(definition) ?? '?'
      const made = copies === 1 ? `one \`${name}\`` : `${copies} \`${name}\` for ${example.players} players`
      const named = above === 0 ? worded('here it is named {1} times', here) : worded('it is named above already')
      report(
        error('HR0603', worded('not so many copies'), span, worded('the game makes {1}, and {2}', made, named), {
          hint: worded('name another card, or lay this one down once'),
        }),
      )
    }
  }
}

interface TooMany {
  readonly definition: number
  readonly span: Span
  readonly copies: number
  /** How often it is named in this place, and before it. */
  readonly here: number
  readonly above: number
}

/** Each place that names more than are left; `3 copper` is one place. */
function tooMany(example: TExample, most: MostCopies): TooMany[] {
  const seen = new Map<number, number>()
  const found = new Map<string, TooMany>()
  for (const { what, span } of example.given.flatMap((g) => (g.kind === 'zone' ? g.items : []))) {
    if (what.kind !== 'card') continue
    const { definition } = what
    const count = (seen.get(definition) ?? 0) + 1
    seen.set(definition, count)
    const place = `${definition} ${span.start}`
    const { above, here } = found.get(place) ?? { above: count - 1, here: 0 }
    const copies = most(definition, example.players)
    found.set(place, { definition, span, copies, above, here: here + 1 })
  }
  return [...found.values()].filter(({ above, here, copies }) => above + here > copies)
}
