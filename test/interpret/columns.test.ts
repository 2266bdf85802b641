import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ValueColumns } from '../../compiler/interpret/state.ts'

interface Table {
  readonly columns: ValueColumns<string, number>
  /** The same without anything shared: by name and key. */
  readonly plain: Map<string, number>
}

/** What is done to one of the tables that there are: a copy of it is another one. */
const deed = fc.record({
  table: fc.nat(5),
  kind: fc.constantFrom('set', 'set', 'delete', 'copy'),
  name: fc.constantFrom('a', 'b'),
  key: fc.constantFrom('x', 'y'),
  value: fc.nat(9),
})

test('what is done to a table leaves its copies alone, and what is done to them leaves it alone', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
      const tables: Table[] = [{ columns: new ValueColumns(), plain: new Map() }]
      for (const { table, kind, name, key, value } of deeds) {
        const chosen = tables[table % tables.length]
        if (chosen === undefined) throw new Error('there is a table')
        const { columns, plain } = chosen
        if (kind === 'copy') tables.push({ columns: columns.copy(), plain: new Map(plain) })
        else if (kind === 'delete') {
          columns.delete(name)
          for (const each of ['x', 'y']) plain.delete(`${name} ${each}`)
        } else {
          columns.set(name, key, value)
          plain.set(`${name} ${key}`, value)
        }
        for (const each of tables)
          for (const column of ['a', 'b'])
            for (const at of ['x', 'y']) expect(each.columns.get(column, at)).toBe(each.plain.get(`${column} ${at}`))
      }
    }),
  )
})
