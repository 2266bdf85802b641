import { spanText } from '../../grammar/source-file.ts'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DiskFiles } from '../../cli/lsp/disk-files.ts'
import type { CheckResult } from '../../compiler/compile.ts'
import type { NamedSymbol } from '../../language/name-table.ts'
import { edited, rename } from '../../language/rename.ts'
import { Workspace } from '../../language/server/workspace.ts'
import { byDay, sampledSeed, times } from '../kit/effort.ts'

const folder = resolve(import.meta.dirname, '../../rules/hearts')
const space = new Workspace(new DiskFiles([]), folder, () => {})
const checked = space.all()
const table = space.table(checked)
const symbols = [...table.symbols()]

const errors = (results: readonly CheckResult[]): readonly string[] =>
  results
    .flatMap(({ diagnostics }) => diagnostics)
    .flatMap(({ severity, title }) => (severity === 'error' ? title : []))

const namesOf = (symbol: NamedSymbol): readonly string[] => table.of(symbol).map(({ span }) => spanText(span))

/** Those that have one name of their own. */
const named = symbols.filter((symbol) => new Set(namesOf(symbol)).size === 1)

/** Names of cards are made of the suits, and a game begins with an event of this name. */
const refused: ReadonlySet<string> = new Set(['♣', '♦', '♠', '♥', 'match'])

// A rename only elaborates what it changes: a whole check must find no error either.
test('whatever is renamed in Hearts and its variants, no check finds an error afterwards', () => {
  const taken = fc.constantFrom(...named).map((symbol) => namesOf(symbol)[0] ?? '')
  fc.assert(
    fc.property(fc.constantFrom(...named), fc.oneof(fc.constant('quite-new'), taken), (symbol, to) => {
      const [first] = table.of(symbol)
      if (first === undefined) throw new Error('a symbol stands somewhere')
      const place = { path: first.span.file.path, offset: first.span.start }
      const made = rename(
        { table, checked, again: (texts, which) => space.namesAgain(checked, texts, which) },
        place,
        to,
      )
      if (to === 'quite-new') expect(made).toMatchObject({ ok: !refused.has(spanText(first.span)) })
      if (!made.ok) return
      expect(made.edits).toHaveLength(table.of(symbol).length)
      expect(errors(space.again(checked, edited(made.edits)))).toEqual([])
    }),
    { numRuns: byDay(10, 40 * times), ...sampledSeed('renamed') },
  )
})
