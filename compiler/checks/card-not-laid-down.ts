import { error } from '../diagnostics/make.ts'
import { partsOf } from '../analyse/walk.ts'
import type { TGiven } from '../program/examples.ts'
import type { TExpr } from '../program/ir.ts'
import type { Check } from './check.ts'
import { worded } from '../diagnostics/worded.ts'

/** HR0601: a position speaks of a card by its name that none of its lines lays down, so that it is none. */
export const cardNotLaidDown: Check = ({ program }, report) => {
  for (const { given, before, path } of program.examples) {
    // What is worked out may be any card.
    if (given.some(laysWorkedOut)) continue
    const laid = new Set(given.flatMap(laidDown))
    // What is carried out first may lay down more.
    const begun = before.length > 0 ? before.slice(0, 1) : path
    const meant = [...given.flatMap(cardsMeant), ...begun.flatMap(({ args }) => args.flatMap(copiesIn))]
    for (const card of meant.filter(({ index }) => !laid.has(index)))
      report(
        error(
          'HR0601',
          worded('not on the table'),
          card.span,
          worded('no line lays down `{1}`, so this is none', card.name),
          {
            hint: worded('lay it down in a line of its own: `… is {1}`, with the zone that it lies in', card.name),
          },
        ),
      )
  }
}

const laysWorkedOut = (line: TGiven): boolean =>
  line.kind === 'zone' && line.items.some(({ what }) => what.kind === 'value')

/** What cards are laid down as: by their names, and as what they count at present. */
const laidDown = (line: TGiven): readonly number[] =>
  line.kind !== 'zone'
    ? []
    : line.items.flatMap(({ what, facts }) => [
        ...(what.kind === 'card' ? [what.definition] : []),
        ...facts.flatMap(({ value }) => (value.kind === 'definition' ? [value.index] : [])),
      ])

type Printed = TExpr & { kind: 'definition' }

/** The cards that a kept fact or mark is given of, or that a fact, also one of a card, is given to be. */
function cardsMeant(line: TGiven): readonly Printed[] {
  switch (line.kind) {
    case 'fact':
      return [line.place, line.value].flatMap(copiesIn)
    case 'mark':
      return copiesIn(line.of)
    case 'zone':
      return line.items.flatMap(({ facts }) => facts.flatMap(({ value }) => copiesIn(value)))
    case 'deck':
    case 'rest':
      return []
  }
}

function copiesIn(x: TExpr): readonly Printed[] {
  if (x.kind === 'builtin' && (x.name === 'theCopy' || x.name === 'copyOf'))
    return x.args.filter((arg) => arg.kind === 'definition')
  // What is printed on a card it has wherever it is.
  if (x.kind === 'builtin' && x.name === 'definition') return []
  return partsOf(x).flatMap(copiesIn)
}
