import { describe, expect, test } from 'vitest'
import type { CardFileValue } from '../../cli/cards/card-row.ts'
import type { PrintedFrom } from '../../cli/cards/game-cards.ts'
import { printedReader, type Unread } from '../../cli/cards/printed-of.ts'

const face = { name: 'Leaf Bird', names: { ja: '葉の鳥' } }

const languages = new Set(['en', 'ja', 'de'])
const values = { kind: ['monster', 'effect', 'fusion', 'spell', 'trap', 'high', 'a', 'b'] }

function read(type: string, from: PrintedFrom | readonly PrintedFrom[], held?: CardFileValue): unknown {
  const found = printedReader(
    { it: from },
    { types: new Map([['it', type]]), values, languages },
  )({ face, printed: held === undefined ? {} : { word: held }, language: 'en' })
  return found === null ? 'left out' : found['it']
}

const cost = { from: 'word', match: '\\{([^}]+)\\}', copies: true }

describe('what a database says becomes what the rules print', () => {
  test.each<[string, string, PrintedFrom | readonly PrintedFrom[], CardFileValue | undefined, unknown]>([
    [
      'the matches of a pattern, copies kept',
      'set of symbol',
      { ...cost, values: { 2: 'two', W: 'white' } },
      '{2}{W}{W}',
      ['two', 'white', 'white'],
    ],
    ['words without a meaning are left', 'set of symbol', { ...cost, values: { W: 'white' } }, '{Q}{W}', ['white']],
    ['or kept', 'set of symbol', { ...cost, values: { W: 'white' }, others: 'same' }, '{Q}{W}', ['Q', 'white']],
    [
      'or leave the card out',
      'set of symbol',
      { ...cost, values: { W: 'white' }, others: 'refuse' },
      '{Q}{W}',
      'left out',
    ],
    ['how many of some words', 'number', { ...cost, is: ['W'] }, '{2}{W}{W}', 2],
    ['numbers together', 'number', { ...cost, sum: true }, '{2}{W}{3}', 5],
    ['a number in letters', 'number', { from: 'word' }, '12', 12],
    ['what is no number is none', 'number', { from: 'word' }, '1+*', undefined],
    ['nor is what engines do not carry', 'number', { from: 'word' }, -1073741824, undefined],
    ['alone or together', 'number', { ...cost, sum: true }, '{999999999}{999999999}{999999999}', undefined],
    [
      'bits of a number',
      'set of kind',
      { from: 'word', bits: { '0x1': 'monster', '0x10': 'effect', '0x20': 'fusion' } },
      0x21,
      ['monster', 'fusion'],
    ],
    [
      'bits of a number too large for JSON',
      'set of kind',
      { from: 'word', bits: { '0x4000000000000000': 'high' } },
      '4611686018427387904',
      ['high'],
    ],
    ['the first of them', 'kind', { from: 'word', bits: { '0x2': 'spell', '0x4': 'trap' } }, 6, 'spell'],
    ['a part of a number', 'number', { from: 'word', mask: '0xff00', shift: 8 }, 0x1207, 0x12],
    ['one of a list', 'truth', { from: 'word', is: ['old'] }, ['new', 'old'], true],
    ['none of a list', 'truth', { from: 'word', is: ['old'] }, ['new'], false],
    [
      'a word for one of a list, another for none',
      'fate',
      { from: 'word', is: ['old'], yes: 'kept', no: 'lost' },
      ['new'],
      'lost',
    ],
    [
      'the first place that gives something',
      'fate',
      [{ from: 'other', values: { x: 'y' } }, { from: 'word' }],
      'here',
      'here',
    ],
    ['whether there is something', 'truth', { from: 'word' }, undefined, false],
    ['whether there is nothing', 'truth', { from: 'word', no: true }, undefined, true],
    ['whether there is nothing, of something', 'truth', { from: 'word', yes: false, no: true }, 'x', false],
    [
      'words once, in small letters, those that the rules have',
      'set of kind',
      { from: 'word', match: '\\w+', lower: true },
      'Trap Spell Trap Field',
      ['trap', 'spell'],
    ],
    [
      'a word that the rules do not have leaves the card out',
      'kind',
      { from: 'word', others: 'refuse' },
      'field',
      'left out',
    ],
    [
      'something of cards with these bits',
      'number',
      { from: 'word', mask: '0xff', if: { from: 'word', some: '0x100' } },
      0x107,
      7,
    ],
    [
      'nothing of others',
      'number',
      { from: 'word', mask: '0xff', if: { from: 'word', some: '0x100', none: '0x1' } },
      0x107,
      undefined,
    ],
    ['keys of an object', 'set of kind', { from: 'word' }, { a: 1, b: 2 }, ['a', 'b']],
    ['the name', 'text', { from: 'name' }, undefined, 'Leaf Bird'],
    ['the name in another language', 'text', { from: 'names.ja' }, undefined, '葉の鳥'],
    ['the name in its own language', 'text', { from: 'names.en' }, undefined, 'Leaf Bird'],
    ['no name', 'text', { from: 'names.de' }, undefined, undefined],
  ])('%s', (_what, type, from, held, expected) => {
    expect(read(type, from, held)).toEqual(expected)
  })

  test('what the rules do not print is not looked at', () => {
    expect(
      printedReader(
        { it: { from: 'word', values: {}, others: 'refuse' } },
        { types: new Map(), values, languages },
      )({ face, printed: { word: 'x' }, language: 'en' }),
    ).toEqual({})
  })

  test.each<[string, string, CardFileValue | undefined, unknown]>([
    ['a word of the rules, in whatever case', 'kind', 'Spell', 'spell'],
    ['several words with signs between them', 'set of kind', 'Spell, trap', ['spell', 'trap']],
    ['with words between them', 'set of kind', 'spell and Trap', ['spell', 'trap']],
    ['with any sign that people use', 'set of kind', 'Spell/trap & a+b', ['spell', 'trap', 'a', 'b']],
    ['with nothing but blanks', 'list of kind', 'a a  b', ['a', 'a', 'b']],
    ['numbers likewise', 'set of number', '3 and 5', [3, 5]],
    ['texts, of which a word is a part', 'set of text', 'Fire and Ice, Day', ['Fire and Ice', 'Day']],
    ['a list of them', 'list of kind', ['a', 'a', 'b'], ['a', 'a', 'b']],
    ['a number', 'number', '12', 12],
    ['a number with a sign behind it', 'number', '5+', undefined],
    ['one of several numbers that is none', 'set of number', '3 and x', undefined],
    ['a yes', 'truth', 'yes', true],
    ['a yes of a table', 'truth', 'TRUE', true],
    ['a no', 'truth', 'no', false],
    ['nothing', 'kind', undefined, undefined],
    ['a word that the rules do not have', 'kind', 'land', 'left out'],
  ])(
    '%s under the very name of what is printed, where the game does not say where it is found',
    (_, type, held, expected) => {
      const read = printedReader({}, { types: new Map([['it', type]]), values, languages })
      const found = read({ face, printed: held === undefined ? {} : { it: held }, language: 'en' })
      expect(found === null ? 'left out' : found['it']).toEqual(expected)
    },
  )

  test.each<[string, string, CardFileValue, boolean]>([
    ['a word that the rules do not have', 'kind', 'land', true],
    ['one among several', 'set of kind', 'Spell and land', true],
    ['a number that is none', 'number', '5+', false],
    ['one that the rules reckon with on every card', 'number', '5+', true],
    ['neither yes nor no', 'truth', 'maybe', false],
  ])('%s is told as it stands there', (what, type, held, leavesOut) => {
    const told: Unread[] = []
    const read = printedReader(
      {},
      {
        types: new Map([['it', type]]),
        values,
        languages,
        needed: what.endsWith('every card') ? ['it'] : [],
        tell: (each) => told.push(each),
      },
    )
    expect(read({ face, printed: { it: held }, language: 'en' })).toEqual(leavesOut ? null : {})
    expect(told).toEqual([{ printed: 'it', from: 'it', word: held, leavesOut }])
  })

  test('a database without names in a language does not say that a card has none in it', () => {
    const from: PrintedFrom = { from: 'names.ja', yes: false, no: true }
    const read = (all: readonly string[]): unknown =>
      printedReader(
        { it: from },
        { types: new Map([['it', 'truth']]), values, languages: new Set(all) },
      )({
        face: { name: 'Leaf Bird' },
        printed: {},
        language: 'en',
      })?.['it']
    expect([read(['en', 'ja']), read(['en'])]).toEqual([true, undefined])
  })
})
