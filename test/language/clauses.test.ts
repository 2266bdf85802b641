import { describe, expect, it } from 'vitest'
import { declarationAt, referencesOf } from '../../language/find-names.ts'
import { hover } from '../../language/hover.ts'
import { NamesOfGames } from '../../language/name-table.ts'
import { edited, rename, type RenameInput } from '../../language/rename.ts'
import { checkedAll, marked, said, tableOf } from './kit.ts'

const LIST = `{
  "document": "Tiny, by its author",
  "clauses": [
    {"id": "start", "kind": "procedure", "summary": "The match ends at once."},
    {"id": "win", "kind": "normative", "summary": "Who has most wins."}
  ]
}
`

const TINY = `game Tiny for 2 players "clauses"

[win] score of player: number starts 0

[start] to match
  [win] each player p
    result of p becomes score of p
  finish

[start, win] example "over"
  given
    at match
  then score of A = 0
`

const HOUSE = `variant House of Tiny "more"

[h.1] replace score of player: number starts 1

[h.1] remove [start]
`

const files = (game: string, house = HOUSE): Record<string, string> => ({
  'Tiny.rules': game,
  'Tiny.clauses.json': LIST,
  'House.rules': house,
})

/** What is before and after the cursor, where its clause is declared, and where it is named. */
const CASES: readonly (readonly [name: string, at: string, declared: string, all: readonly string[]])[] = [
  [
    'of a sentence',
    '[w⌖in] score',
    'Tiny.clauses.json:5:13 win',
    ['Tiny.clauses.json:5:13 win', 'Tiny.rules:10:9 win', 'Tiny.rules:3:2 win', 'Tiny.rules:6:4 win'],
  ],
  [
    'of a line inside',
    '  [⌖win] each',
    'Tiny.clauses.json:5:13 win',
    ['Tiny.clauses.json:5:13 win', 'Tiny.rules:10:9 win', 'Tiny.rules:3:2 win', 'Tiny.rules:6:4 win'],
  ],
  [
    'of an example, and one that a variant removes',
    '[start⌖, win] example',
    'Tiny.clauses.json:4:13 start',
    ['House.rules:5:15 start', 'Tiny.clauses.json:4:13 start', 'Tiny.rules:10:2 start', 'Tiny.rules:5:2 start'],
  ],
]

describe('a clause', () => {
  const cursorAt = (at: string) => marked(files(TINY.replace(at.replace('⌖', ''), at)))
  const sorted = (spans: readonly Parameters<typeof said>[0][]) => spans.map(said).toSorted()

  it.each(CASES)('%s', (_name, at, declared, all) => {
    const { texts, cursor } = cursorAt(at)
    const table = tableOf(texts)
    expect(declarationAt(table, cursor).map(said)).toEqual([declared])
    expect(sorted(referencesOf(table, cursor, true))).toEqual(all)
  })

  it('that no list has is declared where it is cited first', () => {
    const { texts, cursor } = marked(files(TINY, HOUSE.replace('[h.1] remove', '[h⌖.1] remove')))
    expect(declarationAt(tableOf(texts), cursor).map(said)).toEqual(['House.rules:3:2 h.1'])
  })

  it('is told by what its list says', () => {
    const { texts, cursor } = cursorAt('[w⌖in] score')
    expect(hover(tableOf(texts), checkedAll(texts), cursor)).toMatchObject({
      kind: 'clause',
      declared: [{ path: 'Tiny.clauses.json', line: '[win]', comment: 'Who has most wins.' }],
      uses: 3,
    })
  })

  it('is found in a list that breaks off, as far as it goes', () => {
    const { texts, cursor } = cursorAt('[w⌖in] score')
    const cut = LIST.slice(0, LIST.indexOf('"kind": "normative"'))
    expect(declarationAt(tableOf(new Map([...texts, ['Tiny.clauses.json', cut]])), cursor).map(said)).toEqual([
      'Tiny.clauses.json:5:13 win',
    ])
  })

  const FINE = `variant House of Tiny "more"

[h.1] replace score of player: number starts 1

[start] example "again"
  given
    at match
  then score of A = 1
`
  const renamed = (at: Readonly<Record<string, string>>, to: string) => {
    const { texts, cursor } = marked(at)
    const checked = checkedAll(texts)
    const again: RenameInput['again'] = (changed, which) => checkedAll(new Map([...texts, ...changed]), which)
    return { texts, made: rename({ table: new NamesOfGames(checked), checked, again }, cursor, to) }
  }
  const AT_WIN = TINY.replace('[win] score', '[w⌖in] score')
  const changed = (at: Readonly<Record<string, string>>, to: string) => {
    const { texts, made } = renamed(at, to)
    if (!made.ok) throw new Error(made.reason)
    return (path: string) => edited(made.edits).get(path) ?? texts.get(path)
  }

  it('is renamed in its list and wherever it is cited', () => {
    const after = changed(files(AT_WIN, FINE), 'win.1')
    expect(after('Tiny.clauses.json')).toBe(LIST.replace('"win"', '"win.1"'))
    expect(after('Tiny.rules')).toBe(TINY.replaceAll(/\bwin\b/g, 'win.1'))
  })

  it('is renamed from its list, where nothing cites it either', () => {
    const after = changed({ ...files(TINY, FINE), 'Tiny.clauses.json': LIST.replace('"win"', '"w⌖in"') }, 'win.1')
    expect(after('Tiny.rules')).toBe(TINY.replaceAll(/\bwin\b/g, 'win.1'))
    const more = LIST.replace('"win"', '"win"}, {"id": "alone"')
    const unused = { ...files(TINY, FINE), 'Tiny.clauses.json': more.replace('alone', 'al⌖one') }
    expect(changed(unused, 'other')('Tiny.clauses.json')).toBe(more.replace('alone', 'other'))
  })

  const OWN = '{ "clauses": [{ "id": "h.1" }, { "id": "start" }] }'

  it('is one clause where the list of a variant has it again, and renamed in both', () => {
    const both = { ...files(TINY.replace('[start] to', '[st⌖art] to'), FINE), 'House.clauses.json': OWN }
    const after = changed(both, 'begin')
    expect(after('House.clauses.json')).toBe(OWN.replace('start', 'begin'))
    expect(after('House.rules')).toBe(FINE.replace('[start', '[begin'))
    expect(after('Tiny.clauses.json')).toBe(LIST.replace('"start"', '"begin"'))
    expect(after('Tiny.rules')).toBe(TINY.replaceAll(/\[start/g, '[begin'))
  })

  it('is another where the list of another game has it', () => {
    const other = TINY.replace('game Tiny', 'game Other').replaceAll(/\bwin\b/g, 'taken')
    const all = {
      ...files(AT_WIN, FINE),
      'Other.rules': other,
      'Other.clauses.json': LIST.replace('"win"', '"taken"'),
    }
    expect(changed(all, 'taken')('Tiny.rules')).toContain('[taken] score')
    expect(
      changed({ ...all, 'Tiny.rules': TINY, 'Other.rules': other.replace('[ta', '[t⌖a') }, 'win')('Tiny.rules'),
    ).toBe(TINY)
  })

  it.each([
    ['start', 'then two clauses are called `start`'],
    ['h.1', 'then two clauses are called `h.1`'],
    ['a b', '`a b` is no name'],
  ])('is not called `%s`', (to, reason) => {
    expect(renamed(files(AT_WIN, FINE), to).made).toMatchObject({ ok: false, reason })
  })

  it('is not called as one that nothing cites', () => {
    const more = LIST.replace('"win"', '"win"}, {"id": "alone"')
    expect(renamed({ ...files(AT_WIN, FINE), 'Tiny.clauses.json': more }, 'alone').made).toMatchObject({
      ok: false,
      reason: 'then two clauses are called `alone`',
    })
  })
})
