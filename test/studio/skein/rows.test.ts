import { describe, expect, it } from 'vitest'
import type { Parted } from '../../../studio/protocol/play-calls.ts'
import { type Plays, ROOT, grown, withKnotName } from '../../../studio/skein/plays.ts'
import { type Looked, rowsOf } from '../../../studio/skein/rows.ts'
import { isHeldFor, verdictAt } from '../../../studio/skein/verdict.ts'

const none: Plays = { beginning: { kind: 'deal', seed: 1, players: 2, options: {} }, game: '', changed: 0, knots: [] }
const line = (text: string) => [...text].map((choice) => ({ seat: 'A', choice, told: 'A' }))
const made = (...lines: readonly string[]): Plays => lines.reduce((plays, each) => grown(plays, line(each)), none)
const plain: Looked = { here: null, open: new Map(), held: new Map() }

/** Rows as an outline: choices, `›` for what is closed, `*` for where the table stands. */
function outline(plays: Plays, looked: Partial<Looked> = {}): string {
  const rows = rowsOf(new Map([['k', plays]]), { ...plain, ...looked })
  const said = rows.map(({ kind, at, from, count, isOpen, isHere, level }) => {
    const choice = plays.knots[at]?.choice ?? 'deal'
    const words = kind === 'some' ? `${plays.knots[from]?.choice}..${choice} (${count})` : choice
    return `${'  '.repeat(level - 1)}${kind === 'branch' ? 'or ' : ''}${words}${isOpen === false ? ' ›' : ''}${isHere ? ' *' : ''}`
  })
  return said.join('\n')
}

describe('the rows of a skein', () => {
  it('are closed where the table does not stand', () => {
    expect(outline(made('abc'))).toBe('deal ›')
  })

  it('fold choices that nothing is to be said of, and show where the table stands and the end', () => {
    expect(outline(made('abcdefgh'), { here: { key: 'k', at: 3 } })).toBe(
      ['deal', '  a..c (3) ›', '  d *', '  e..g (3) ›', '  h'].join('\n'),
    )
  })

  it('show what was chosen instead beside what was chosen first', () => {
    expect(outline(made('abcde', 'abxyz'), { here: { key: 'k', at: 4 } })).toBe(
      ['deal', '  a', '  b', '  c', '  or x ›', '  d', '  e *'].join('\n'),
    )
  })

  it('open the branch in which the table stands', () => {
    const plays = made('abc', 'ax', 'axyz')
    expect(outline(plays, { here: { key: 'k', at: plays.knots.findIndex(({ choice }) => choice === 'z') } })).toBe(
      ['deal', '  a', '  b', '  or x', '    y', '    z *', '  c'].join('\n'),
    )
  })

  it('are opened and closed by hand', () => {
    const open = new Map([
      ['knot -1 k', true],
      ['some 0 k', true],
    ])
    expect(outline(made('abcd'), { open })).toBe(['deal', '  a..c (3)', '    a', '    b', '    c', '  d'].join('\n'))
  })

  it('show what has a name', () => {
    const plays = withKnotName(made('abcdefgh'), 3, { words: 'the turn', by: 'all' })
    expect(outline(plays, { open: new Map([['knot -1 k', true]]) })).toContain('\n  d\n')
  })

  it('say where they stand among others', () => {
    const rows = rowsOf(new Map([['k', made('ab', 'ax')]]), { ...plain, here: { key: 'k', at: ROOT } })
    expect(rows.map(({ level, position, size }) => [level, position, size])).toEqual([
      [1, 1, 1],
      [2, 1, 3],
      [2, 2, 3],
      [2, 3, 3],
    ])
  })
})

describe('whether a branch holds', () => {
  const plays = made('abc', 'abx')
  const [x, c] = [3, 2]
  const parted: Parted = { number: 3, kind: 'not-offered', text: '', clauses: [], reasons: [], seat: 'A', of: 3 }

  it('is found out for each by itself', () => {
    const held = { knots: plays.knots, partings: [{ at: x, parted }], untried: [], ends: [c] }
    expect(verdictAt(plays, held, x)).toEqual({ kind: 'parts', at: x, parted })
    expect(verdictAt(plays, held, c)).toEqual({ kind: 'holds', isOver: true })
  })

  it('is lost for all that comes after where rules part', () => {
    const held = { knots: plays.knots, partings: [{ at: 0, parted }], untried: [], ends: [] }
    for (const at of [x, c]) expect(verdictAt(plays, held, at)).toMatchObject({ kind: 'parts', at: 0 })
  })

  it('is not known where there was no time, or where the tree is another', () => {
    const held = { knots: plays.knots, partings: [], untried: [1], ends: [] }
    expect(verdictAt(plays, held, x)).toEqual({ kind: 'untried' })
    expect(verdictAt(plays, held, 0)).toEqual({ kind: 'holds', isOver: false })
    expect(isHeldFor(held, made('abc', 'q'))).toBe(false)
    expect(verdictAt(plays, null, 0)).toBeNull()
  })

  it('is known of what was played since', () => {
    const held = { knots: made('ab').knots, partings: [], untried: [], ends: [] }
    expect(isHeldFor(held, plays)).toBe(true)
    expect(verdictAt(plays, held, c)).toEqual({ kind: 'holds', isOver: false })
  })
})
