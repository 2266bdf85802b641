import { insertNewlineAndIndent } from '@codemirror/commands'
import type { EditorView, KeyBinding } from '@codemirror/view'

/** What a block is deeper by. */
const DEEPER = '  '

/**
 * Enter goes on as deep as the line before, at once, and deeper where that begins a block: what knows it is asked, and
 * nobody waits. Who types in the meantime, or goes elsewhere, is left alone.
 */
export const blockIndent = (beginsBlock: (offset: number) => Promise<boolean>): KeyBinding => ({
  key: 'Enter',
  run(view) {
    const { head, empty } = view.state.selection.main
    const line = view.state.doc.lineAt(head)
    const isAtEnd = empty && line.text.slice(head - line.from).trim() === '' && line.text.trim() !== ''
    if (!insertNewlineAndIndent(view)) return false
    if (isAtEnd) void deepen(view, beginsBlock(head))
    return true
  },
})

async function deepen(view: EditorView, isBlock: Promise<boolean>): Promise<void> {
  const { state } = view
  if (!(await isBlock.catch(() => false)) || !view.state.doc.eq(state.doc)) return
  const { head } = view.state.selection.main
  if (view.state.doc.lineAt(head).text.trim() !== '') return
  view.dispatch({
    changes: { from: head, insert: DEEPER },
    selection: { anchor: head + DEEPER.length },
    userEvent: 'input.indent',
  })
}
