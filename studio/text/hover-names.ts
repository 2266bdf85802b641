import type { Extension } from '@codemirror/state'
import { hoverTooltip } from '@codemirror/view'
import { nameAt } from './name-at.ts'

/** What is shown of a name. */
export interface Hovered {
  /** Such as `fact` or `clause`. */
  readonly kind: string
  /** The line that declares it, or what the clause says. */
  readonly detail: string
  /** The file of the line; null for a clause. */
  readonly file: string | null
}

/** Shows what a name means while the pointer rests on it. */
export function hoverNames(meaning: (name: string) => Hovered | null): Extension {
  return hoverTooltip((view, offset) => {
    const line = view.state.doc.lineAt(offset)
    const found = nameAt(line.text, offset - line.from)
    const said = found === null ? null : meaning(found.name)
    if (found === null || said === null) return null
    return {
      pos: line.from + found.from,
      end: line.from + found.to,
      create: () => ({ dom: drawn(said) }),
    }
  })
}

/** Written as text: names and clauses are a stranger's. */
function drawn({ kind, detail, file }: Hovered): HTMLElement {
  const dom = document.createElement('div')
  dom.className = 'meaning'
  const parts = [
    ['kind', kind],
    ['detail', detail],
    ['file', file ?? ''],
  ] as const
  for (const [name, text] of parts) {
    if (text === '') continue
    const part = document.createElement('span')
    part.className = name
    part.textContent = text
    dom.append(part)
  }
  return dom
}
