import { describe, expect, it } from 'vitest'
import { declarationAt, referencesOf } from '../../language/find-names.ts'
import { rename, type RenameInput } from '../../language/rename.ts'
import { NamesOfGames } from '../../language/name-table.ts'
import { checkedAll, elaboratedAll, hostOf, marked, said, SMALL, tableOf } from './kit.ts'
import { edited } from '../../language/rename.ts'
import { checkGame } from '../../compiler/compile.ts'

/** What is before and after the cursor, and where each name then stands. */
const CASES: readonly (readonly [name: string, at: string, all: readonly string[]])[] = [
  ['a fact', 'card c is wild if rank of c > li⌖mit', ['8:31 limit', '18:1 limit']],
  ['a type', 'printed suit of card: ⌖suit', ['3:6 suit', '5:23 suit']],
  ['a value', '  suit = r⌖ed', ['3:12 red', '11:10 red']],
  ['a value of an option', 'tossing is ⌖allowed', ['4:17 allowed', '33:31 allowed']],
  ['what is printed', '  ⌖suit = red', ['5:9 suit', '11:3 suit', '14:3 suit']],
  ['an adjective', '  if c is ⌖wild', ['8:11 wild', '33:11 wild']],
  ['a relation', 'where d ⌖beats c', ['9:8 beats', '36:66 beats']],
  ['a zone', 'no card d in ⌖pile', ['17:6 pile', '23:17 pile', '36:29 pile', '36:53 pile', '40:5 pile']],
  ['an event', 'A does ⌖play ace', ['31:4 play', '36:14 play', '42:10 play']],
  ['a card', 'A does play ⌖ace', ['10:6 ace', '40:13 ace', '42:15 ace']],
  ['a variable', '  move ⌖c to hand', ['31:14 c', '32:8 c', '33:6 c', '34:30 c']],
  ['who is asked', 'player ⌖q may play', ['36:8 q', '36:94 q']],
]

describe('every place of a name', () => {
  it.each(CASES)('%s', (_name, at, all) => {
    const { texts, cursor } = marked({ 'Small.rules': SMALL.replace(at.replace('⌖', ''), at) })
    expect(referencesOf(tableOf(texts), cursor, true).map(said)).toEqual(all.map((one) => `Small.rules:${one}`))
  })

  it('goes through variants, to what they change', () => {
    const { texts, cursor } = marked({
      'Small.rules': SMALL,
      'House.rules': 'variant House of Small "more"\n\nreplace ⌖limit = 9\n',
    })
    const table = tableOf(texts)
    expect(declarationAt(table, cursor).map(said)).toEqual(['Small.rules:18:1 limit'])
    expect(referencesOf(table, cursor, false).map(said)).toEqual(['House.rules:3:9 limit', 'Small.rules:8:31 limit'])
  })

  it('finds them around a line that cannot be read', () => {
    const { texts, cursor } = marked({
      'Small.rules': SMALL.replace('then score', 'then ⌖score').replace('  p must act', '  p must ('),
    })
    expect(declarationAt(tableOf(texts), cursor).map(said)).toEqual(['Small.rules:19:1 score'])
  })
})

// What a name stands for is known although what stands beside it is not.
describe('beside what is wrong', () => {
  it.each([
    ['what is said of the wrong thing', 'score of p gains rank of c', '⌖score of c gains rank of c', '19:1 score'],
    ['a card in a zone that is not declared', 'pile is ace, two', 'pil is ⌖ace, two', '10:6 ace'],
    [
      'a name that a card gets there',
      'pile is ace, two\n',
      'pil is ace as first, two\n    pile is ⌖first\n',
      '40:12 ace as first',
    ],
  ])('%s', (_name, was, at, declared) => {
    const { texts, cursor } = marked({ 'Small.rules': SMALL.replace(was, at) })
    expect(declarationAt(tableOf(texts), cursor).map(said)).toEqual([`Small.rules:${declared}`])
  })

  it('nothing more is said of what stands in a zone that is not declared', () => {
    const texts = new Map([['Small.rules', SMALL.replace('pile is ace, two', 'pil is ace, 4')]])
    expect(checkedAll(texts).flatMap(({ diagnostics }) => diagnostics.map(({ primary }) => primary.text))).toEqual([
      'nothing here is called `pil`',
    ])
  })
})

describe('another name', () => {
  const renamed = (at: string, to: string): unknown => {
    const { texts, cursor } = marked({ 'Small.rules': SMALL.replace(at.replace('⌖', ''), at) })
    const checked = checkedAll(texts)
    const again: RenameInput['again'] = (changed, which) => elaboratedAll(new Map([...texts, ...changed]), which)
    const made = rename({ table: new NamesOfGames(checked), checked, again }, cursor, to)
    if (!made.ok) return { reason: made.reason, at: made.at === null ? null : said(made.at) }
    const after = new Map([...texts, ...edited(made.edits)])
    expect(checkGame('Small.rules', hostOf(after)).diagnostics.filter((d) => d.severity === 'error')).toEqual([])
    return made.edits.length
  }

  it.each(CASES)('of %s', (_name, at, all) => {
    expect(renamed(at, 'quite-new')).toBe(all.length)
  })

  it('is put in brackets where it means something else', () => {
    expect(renamed('  if c is ⌖wild', 'very wild')).toBe(2)
  })

  it('is refused where another thing bears it', () => {
    expect(renamed('no card d in ⌖pile', 'hand')).toEqual({
      reason: 'then `hand` is declared again here',
      at: 'Small.rules:17:6 hand',
    })
  })

  it('is refused where a variable would be taken for it', () => {
    expect(renamed('  move ⌖c to hand', 'p')).toMatchObject({ reason: expect.stringMatching(/^then /) as string })
  })

  it('is refused of what every game has, which nobody has declared', () => {
    const { texts, cursor } = marked({
      'Small.rules': `${SMALL}\nprize: number = count of waiting + res⌖ult of first of players\n`,
    })
    expect(tableOf(texts).at(cursor)).toBeNull()
  })

  it('takes all sentences of a word with it, also those of a variant', () => {
    const more = `${SMALL}card c is wild if rank of c = 2\n`
    const { texts, cursor } = marked({
      'Small.rules': more.replace('  if c is wild', '  if c is wi⌖ld'),
      'House.rules':
        'variant House of Small "more"\n\ncard c is wild if rank of c = 4\ncard d beats card c if c is wild\n',
    })
    const checked = checkedAll(texts)
    const again: RenameInput['again'] = (changed, which) => elaboratedAll(new Map([...texts, ...changed]), which)
    const made = rename({ table: new NamesOfGames(checked), checked, again }, cursor, 'free')
    expect(made.ok ? made.edits.map(({ span }) => said(span)).toSorted() : made.reason).toEqual([
      'House.rules:3:11 wild',
      'House.rules:4:29 wild',
      'Small.rules:33:11 wild',
      'Small.rules:44:11 wild',
      'Small.rules:8:11 wild',
    ])
  })

  it.each([
    ['to match', 'to ⌖match', 'whole', 'match'],
    ['another event to it', '  tu⌖rn by p\n  finish', 'match', 'match'],
    ['an event to one by which decks are drafted', 'to tu⌖rn by', 'draft', 'draft'],
  ])('is refused where an event means something by its name: %s', (_name, at, to, word) => {
    expect(renamed(at, to)).toEqual({ reason: `an event means something by being called \`${word}\``, at: null })
  })

  it('is refused of what the language brings', () => {
    expect(renamed('zone hand of ⌖player', 'person')).toEqual({
      reason: 'there is no name here that the rules declare',
      at: null,
    })
  })
})
