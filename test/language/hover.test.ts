import { describe, expect, it } from 'vitest'
import { lineColumn } from '../../grammar/source-file.ts'
import { hover, type Hovered } from '../../language/hover.ts'
import { NamesOfGames } from '../../language/name-table.ts'
import { checkedAll, marked, SMALL } from './kit.ts'

const LIST = '{ "clauses": [{ "id": "win.1", "summary": "Who has most wins." }, { "id": "win.2" }] }'

const GAME = `${SMALL}
[win.1] player q cannot play card c if c is wild
[win.2] dear: player q cannot play card c if rank of c = 2
fee of card c: number = 1
except fee of wild c = 2
`

const HOUSE = `variant House of Small "more"

replace limit = 9
replace fee of card c: number = 3
remove dear
remove [win.1]
add after turn in match
  finish
`

/** What is pointed at, in a line each: how it bears, what it is called, where it stands, and its clauses. */
function pointed(at: string, files: Readonly<Record<string, string>> = { 'Small.rules': GAME }): readonly string[] {
  const plain = at.replace('⌖', '')
  const all = Object.entries(files).map(([path, text]) => [path, text.replace(plain, at)])
  const { texts, cursor } = marked(Object.fromEntries([...all, ['Small.clauses.json', LIST]]) as Record<string, string>)
  const own = checkedAll(texts).toSorted((a, b) => order(a, cursor.path) - order(b, cursor.path))
  return told(hover(new NamesOfGames(own), own, cursor))
}

const order = ({ resolution }: ReturnType<typeof checkedAll>[number], path: string): number =>
  resolution?.modules.at(-1)?.path === path ? 0 : 1

function told(found: Hovered | null): readonly string[] {
  if (found === null) return []
  return [
    found.uses === null ? found.kind : `${found.kind} ${found.uses}`,
    ...found.told.map(({ bears, called, module, decl, clauses }) => {
      const { line } = lineColumn(decl.span.file, decl.span.start)
      const cited = clauses.map(({ id, summary }) => ` [${id}] ${summary ?? ''}`).join('')
      return `${bears} ${called} ${module}:${line}${cited}`
    }),
    ...found.declared.map(({ line }) => line),
  ]
}

const BOTH = { 'Small.rules': GAME, 'House.rules': HOUSE }

describe('what is told of a name', () => {
  it.each([
    ['a fact', 'c > li⌖mit', ['fact 1', 'itself limit (fact) Small:18']],
    [
      'a fact with an exception',
      'fee⌖ of card',
      ['fact 1', 'itself fee (fact) Small:47', 'exception fee-exception (except) Small:48'],
    ],
    ['an event', 'q may ⌖play card', ['event 4', 'itself play (event) Small:31']],
    ['a variable', '  move ⌖c to hand', ['variable 3', 'to play card c by player p']],
    ['a value', '  suit = r⌖ed', ['value 1', 'type suit: red, blue']],
    ['a card', 'A does play ⌖ace', ['card 2', 'itself ace (card) Small:10']],
  ])('%s', (_name, at, lines) => {
    expect(pointed(at)).toEqual(lines)
  })

  it('says what a variant makes of it, from the base', () => {
    expect(pointed('c > li⌖mit', BOTH)).toEqual(['fact 2', 'itself limit (fact) Small:18', 'elsewhere replace House:3'])
    expect(pointed('\nfee⌖ of card', BOTH)).toEqual([
      'fact 1',
      'itself fee (fact) Small:47',
      'exception fee-exception (except) Small:48',
      'elsewhere fee (fact) House:4',
    ])
  })

  it('says what it took the place of, from the variant', () => {
    expect(pointed('replace fee⌖ of', BOTH)).toEqual([
      'fact 1',
      'itself fee (fact) House:4',
      'base fee (fact) Small:47',
      'exception fee-exception (except) Small:48',
    ])
    expect(pointed('replace li⌖mit', BOTH)).toEqual([
      'fact 2',
      'itself limit (fact) Small:18',
      'change replace House:3',
    ])
  })
})

describe('what is told of a sentence', () => {
  it.each([
    [
      'its clauses',
      'player q can⌖not play card c if c',
      ['sentence', 'itself cannot-play (cannot) Small:45 [win.1] Who has most wins.'],
    ],
    ['one with a name of its own', 'de⌖ar: player', ['sentence', 'itself dear (cannot) Small:46 [win.2] ']],
    ['not of an instruction', '  fin⌖ish', []],
    ['not of a comment', '-- Which⌖', []],
  ])('%s', (_name, at, lines) => {
    expect(pointed(at)).toEqual(lines)
  })

  it.each([
    [
      'that it is taken away by name',
      'de⌖ar: player',
      ['sentence', 'itself dear (cannot) Small:46 [win.2] ', 'elsewhere remove House:5'],
    ],
    [
      'that it is taken away by a clause',
      'player q can⌖not play card c if c',
      ['sentence', 'itself cannot-play (cannot) Small:45 [win.1] Who has most wins.', 'elsewhere remove House:6'],
    ],
    [
      'what is taken away',
      'remo⌖ve dear',
      ['sentence', 'change remove House:5', 'base dear (cannot) Small:46 [win.2] '],
    ],
    [
      'what is taken away by a clause',
      'remo⌖ve [',
      ['sentence', 'change remove House:6', 'base cannot-play (cannot) Small:45 [win.1] Who has most wins.'],
    ],
    ['what is added to', 'ad⌖d after', ['sentence', 'itself match (event) Small:21', 'change add House:7']],
  ])('%s', (_name, at, lines) => {
    expect(pointed(at, BOTH)).toEqual(lines)
  })
})
