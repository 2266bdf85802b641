import { type Code, type Entry, Table } from '../typescript/code.ts'
import type { Name } from '../typescript/name.ts'
import { typeScript } from '../typescript/print.ts'
import { code } from '../typescript/vocabulary.ts'
import { type Definition, entriesOf, codeText } from './definition.ts'

/**
 * Whether a table of names, or the state, has all the entries of the base's; of names that are not all in use, none may
 * be another's.
 */
export function hasGrown(own: Definition, base: Definition | undefined): boolean {
  const [entries, before] = [entriesOf(own), base === undefined ? null : entriesOf(base)]
  if (entries === null || before === null) return false
  const isSparse = own.piece.declares?.kind === 'names' && own.piece.declares.sparse === true
  const numbers = new Set(entries.values())
  return [...before].every(([key, value]) => {
    const now = entries.get(key)
    return now === value || (now === undefined && isSparse && !numbers.has(value))
  })
}

/** What a definition has besides all that its base's has; null where it does not go on from there. */
export function moreThan(own: Definition, base: Definition): ((below: Name) => Code) | null {
  const { declares, table } = own.piece
  if (declares?.kind === 'type') return moreFields(own, base)
  const before = base.piece.table?.of
  if (table === undefined || before === undefined || before.entries.length === 0) return null
  const { of } = table
  if (of.brackets[0] !== before.brackets[0]) return null
  const more = of.brackets[0] === '[' ? moreRows(of, before) : moreNames(own, base, of)
  if (more === null) return null
  return (below) => {
    const all: Entry = { key: null, value: code`...${below}` }
    return table.filled(new Table(of.brackets, [all, ...more], of.rows, of.indent))
  }
}

function moreFields(own: Definition, base: Definition): ((below: Name) => Code) | null {
  const { declares } = own.piece
  const [fields, before] = [declares?.kind === 'type' ? declares.fields : undefined, entriesOf(base)]
  if (fields === undefined || before === null) return null
  const more = fields.of.filter((field) => !before.has(typeScript(field)))
  return fields.of.length - more.length === before.size ? (below) => fields.standingOn(below, more) : null
}

/** Rows after those of the base. */
function moreRows(own: Table, base: Table): readonly Entry[] | null {
  const isPrefix = base.entries.every(({ value }, i) => {
    const now = own.entries[i]
    return now !== undefined && codeText(now.value) === codeText(value)
  })
  return isPrefix ? own.entries.slice(base.entries.length) : null
}

function moreNames(own: Definition, base: Definition, table: Table): readonly Entry[] | null {
  const before = entriesOf(base)
  return before === null || !hasGrown(own, base) ? null : table.entries.filter(({ key }) => !before.has(codeText(key)))
}
