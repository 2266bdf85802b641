import type { Sayable } from '../../../grammar/saying.ts'
import { contrasted } from '../compared.ts'
import { lineColumn, type Span } from '../../../grammar/source-file.ts'
import type { Change } from '../change.ts'

const place = ({ file, start }: Span): string => `${file.path}:${lineColumn(file, start).line}`

/** Where a change stands: `new.rules:41 (was old.rules:38)`. */
export function changePlaces({ old, new: is, before, after }: Change): Sayable {
  if (is === null) return old === null ? '' : contrasted('was {1}', place(old))
  if (old === null || place(old) === place(is)) return place(is)
  return before === null || after === null ? place(is) : contrasted('{1} (was {2})', place(is), place(old))
}

/** How many lines of a text are shown around what differs in it. */
const AROUND = 1

export interface Lines {
  readonly before: readonly Sayable[]
  readonly after: readonly Sayable[]
}

/** What differs between two texts, with a line around it; longer runs of equal lines at both ends are left out. */
export function changedLines({ id, before, after }: Pick<Change, 'id' | 'before' | 'after'>): Lines {
  // Of an example more or less the title says enough.
  if (id === 'example-added' || id === 'example-removed') return { before: [], after: [] }
  const [a, b] = [before?.split('\n') ?? [], after?.split('\n') ?? []]
  if (a.length + b.length <= 8 || before === null || after === null) return { before: short(a), after: short(b) }
  let head = 0
  while (head < a.length && head < b.length && a[head] === b[head]) head += 1
  let tail = 0
  while (tail < a.length - head && tail < b.length - head && a[a.length - 1 - tail] === b[b.length - 1 - tail])
    tail += 1
  const cut = (lines: readonly string[]): string[] => {
    const [from, to] = [Math.max(0, head - AROUND), Math.min(lines.length, lines.length - tail + AROUND)]
    return [...(from > 0 ? ['…'] : []), ...lines.slice(from, to), ...(to < lines.length ? ['…'] : [])]
  }
  return { before: short(cut(a)), after: short(cut(b)) }
}

const MOST = 24

const short = (lines: readonly string[]): readonly Sayable[] =>
  lines.length <= MOST ? lines : [...lines.slice(0, MOST - 1), contrasted('… {1} more lines', lines.length - MOST + 1)]
