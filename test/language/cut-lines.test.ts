import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineColumn, type Span } from '../../grammar/source-file.ts'
import { declarationAt } from '../../language/find-names.ts'
import { hover } from '../../language/hover.ts'
import type { Occurrence } from '../../language/name-table.ts'
import type { Place } from '../../language/place.ts'
import { byDay, sampledSeed, times } from '../kit/effort.ts'
import { anyCut, type Cut, cutText, passageAt, uncut, uncutText, withCut } from './cut-game.ts'

const where = ({ file, start }: Span): string => {
  const { line, column } = lineColumn(file, start)
  return `${file.path}:${line}:${column}`
}

/**
 * What is left out of a comparison: the declaration that is cut, what names anything that it declares (or that a file
 * declares which it included), and what these declare. A type that is gone takes the cards of each of its values along.
 */
function concerned(cut: Cut, was: readonly Occurrence[], stillRead: ReadonlySet<string>): (span: Span) => boolean {
  const touched = passageAt({ file: { path: cut.file, text: uncutText(cut) }, start: cut.line })
  const gone = (span: Span): boolean => !stillRead.has(span.file.path) || passageAt(span) === touched
  const depend = new Set(was.flatMap(({ span, symbol }) => (symbol.declared.some(gone) ? [passageAt(span)] : [])))
  return (span) => gone(span) || depend.has(passageAt(span))
}

/** What a cut takes from the names of the rest. */
function namesTaken(cut: Cut): readonly string[] {
  const [before, after] = [uncut(cut.game), withCut(cut)]
  const moved = (path: string, offset: number): number =>
    path === cut.file && offset >= cut.end ? offset - cut.by : offset
  const all = [...before.checked.sources.keys()].flatMap((path) => before.table.within(path))
  const isConcerned = concerned(cut, all, new Set(after.checked.sources.keys()))
  return all.flatMap(({ span, symbol }, i) => {
    const place: Place = { path: span.file.path, offset: span.start }
    const found = declarationAt(before.table, place)
    if ([span, ...symbol.declared, ...found].some(isConcerned)) return []
    const now = { path: place.path, offset: moved(place.path, place.offset) }
    const expected = found.map((each) => `${each.file.path} ${moved(each.file.path, each.start)}`)
    const got = declarationAt(after.table, now).map((each) => `${each.file.path} ${each.start}`)
    // Hover takes longer to work out, so that it is asked here and there.
    const told =
      i % 40 > 0 ||
      hover(after.table, [after.checked], now)?.kind === hover(before.table, [before.checked], place)?.kind
    return told && got.join() === expected.join()
      ? []
      : [`${where(span)}: ${got.join() || 'nothing'}, not ${expected.join()}`]
  })
}

/** Findings about what cannot be read, elsewhere than in the declaration that is cut. */
function findingsAstray(cut: Cut): readonly string[] {
  const from = passageAt({ file: { path: cut.file, text: cutText(cut) }, start: cut.line })
  return withCut(cut).checked.diagnostics.flatMap(({ code, primary: { span, text } }) =>
    !code.startsWith('HR00') || passageAt(span) === from ? [] : [`${where(span)}: ${code} ${text}`],
  )
}

test('a line that is cut anywhere takes no name from what has nothing to do with it', () => {
  const law = fc.property(anyCut, (cut) => {
    expect(namesTaken(cut)).toEqual([])
  })
  fc.assert(law, { numRuns: byDay(10, 30 * times), ...sampledSeed('names beside a cut') })
})

test('what cannot be read of it is told where it stands', () => {
  const law = fc.property(anyCut, (cut) => {
    expect(findingsAstray(cut)).toEqual([])
  })
  fc.assert(law, { numRuns: byDay(20, 60 * times), ...sampledSeed('findings beside a cut') })
})
