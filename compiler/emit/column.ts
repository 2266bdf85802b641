import { countColumn } from './column-index.ts'
import type { Code } from '../typescript/code.ts'
import type { Name } from '../typescript/name.ts'
import type { Type } from '../game/type.ts'

/** A field of a state that the rules of a game ask for. */
export interface Column {
  readonly name: Name
  readonly type: Code
  readonly per: 'game' | 'player' | 'value' | 'card' | 'pair' | 'counter' | 'texts'
  readonly start: Code
  /** What stands in a game of its own before anything is set. */
  readonly blank: Code
  readonly keys?: readonly Type[]
}

/** How a column that is no single value begins. */
export function startOf(c: Column): '0' | '[]' | '{}' {
  if (c.per === 'counter') return countColumn(c.keys ?? []).start
  return c.per === 'pair' || c.per === 'texts' ? '{}' : '[]'
}

/** How a copy of a column is made: it is one value, a list, or kept by keys. */
export function shapeOf(c: Column): 'value' | 'list' | 'record' {
  const start = startOf(c)
  if (c.per === 'game' || start === '0') return 'value'
  return start === '{}' ? 'record' : 'list'
}
