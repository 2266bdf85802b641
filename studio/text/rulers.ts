import { type Extension, RangeSetBuilder } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'

const RULER = Decoration.line({ class: 'ruler' })

/** A remark that is drawn out to the right margin by dashes. */
const isRuler = (line: string): boolean => /^\s*--.*-{8,}\s*$/.test(line)

function rulersIn({ state, visibleRanges }: EditorView): DecorationSet {
  const found = new RangeSetBuilder<Decoration>()
  for (const { from, to } of visibleRanges) {
    for (let at = from; at <= to;) {
      const line = state.doc.lineAt(at)
      if (isRuler(line.text)) found.add(line.from, line.from, RULER)
      at = line.to + 1
    }
  }
  return found.finish()
}

/** Rulers of dashes end at the edge of the editor instead of going on below. */
export const rulers: Extension = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet

    constructor(view: EditorView) {
      this.decorations = rulersIn(view)
    }

    update(update: ViewUpdate): void {
      if (update.docChanged || update.viewportChanged) this.decorations = rulersIn(update.view)
    }
  },
  { decorations: (plugin) => plugin.decorations },
)
