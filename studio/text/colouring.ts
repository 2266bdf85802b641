import { RangeSetBuilder, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'
import { type ColouredStretches, COLOURS } from '../protocol/colours.ts'

/** New colours for the whole text. */
export const setColours = StateEffect.define<ColouredStretches>()

const MARKS = COLOURS.map((colour) => Decoration.mark({ class: `c-${colour}` }))

/** Colours that were worked out elsewhere; while the text changes they move with it until there are new ones. */
export const colouring = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(before, transaction) {
    let now = before.map(transaction.changes)
    for (const effect of transaction.effects)
      if (effect.is(setColours)) now = marksOf(effect.value, transaction.newDoc.length)
    return now
  },
  provide: (field) => EditorView.decorations.from(field),
})

function marksOf(coloured: ColouredStretches, length: number): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>()
  for (let i = 0; i + 2 < coloured.length; i += 3) {
    const [from = 0, to = 0, colour = 0] = coloured.slice(i, i + 3)
    const mark = MARKS[colour]
    if (mark !== undefined && from < to && to <= length) builder.add(from, to, mark)
  }
  return builder.finish()
}
