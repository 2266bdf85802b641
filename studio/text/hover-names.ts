import type { Extension } from '@codemirror/state'
import { hoverTooltip } from '@codemirror/view'
import type { Meaning } from '../protocol/name-calls.ts'

/** Shows what a name or sentence means while the pointer rests on it. */
export function hoverNames(meaning: (offset: number) => Promise<Meaning | null>): Extension {
  return hoverTooltip(async (view, offset) => {
    const said = await meaning(offset)
    if (said === null || said.to > view.state.doc.length) return null
    return { pos: said.from, end: said.to, create: () => ({ dom: drawn(said) }) }
  })
}

/** Written as text: names and clauses are a stranger's. */
function drawn({ kind, parts, clauses }: Meaning): HTMLElement {
  const dom = document.createElement('div')
  dom.className = 'meaning'
  const add = (name: string, text: string | null): void => {
    if (text === null || text === '') return
    const part = document.createElement('span')
    part.className = name
    part.textContent = text
    dom.append(part)
  }
  add('kind', kind)
  for (const { text, note, at } of parts) {
    add('detail', text)
    add('remark', note)
    add('file', at)
  }
  for (const { id, summary } of clauses) add('remark', summary === null ? `[${id}]` : `[${id}] ${summary}`)
  return dom
}
