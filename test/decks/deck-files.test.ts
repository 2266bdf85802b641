import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { xmlLists } from '../../cli/decks/xml-lists.ts'
import { DECK_FORMATS, type DeckFormat, deckFile } from '../../cli/decks/write-deck.ts'
import { DeckError, type DeckNames, deckOfLists, readDeck } from '../../runtime/decks/read-deck.ts'
import { headingMeant } from '../../runtime/decks/written-deck.ts'
import type { DeckList } from '../../runtime/engine.ts'
import { compiledText } from '../kit/compiled-sample.ts'

const { engine } = await compiledText(`game Forge for 2 players
deck main-deck of player p
deck extra-deck of player p
deck sideboard of player p
card Ant
card 《Leaf Bird》
card 《Sun // Moon》
card 《3 Wishes》
card 《Mark X 4》
card 葉の鳥
card 《+2 Ant》
card 《Fire -- Ice》
to match
  finish
`)
const { info } = engine
const ids = new Map(info.cards.map((card, i) => [card, 40_000_000 + i]))

/** The names of the rules, and the numbers of a database. */
const names: DeckNames = {
  listOf: (heading) =>
    heading === null
      ? 'main-deck'
      : (info.decks ?? []).find((list) => list === heading || headingMeant(list) === headingMeant(heading)),
  cardOf: (all) =>
    all
      .map((name) =>
        info.cards.find((card) => [card, card.replace(/[《》]/g, ''), String(ids.get(card))].includes(name)),
      )
      .find((card) => card !== undefined),
  isCard: (name) => info.cards.some((card) => [card, card.replace(/[《》]/g, '')].includes(name)),
}

const read = (text: string): DeckList =>
  text.trimStart().startsWith('<') ? deckOfLists(xmlLists(text), names) : readDeck(info, text, names)

/** `list: copies card, …` for each list, in short. */
const short = (deck: DeckList): string[] =>
  Object.entries(deck).map(
    ([list, lines]) => `${list}: ${lines.map(({ card, copies }) => `${copies} ${card}`).join(', ')}`,
  )

describe('a deck is read as it is written by', () => {
  test.each<[string, string, string[]]>([
    [
      'people',
      '4 Ant\n2x Leaf Bird\n葉の鳥 x3\n\nsideboard\nAnt\n',
      ['main-deck: 4 Ant, 2 《Leaf Bird》, 3 葉の鳥', 'sideboard: 1 Ant'],
    ],
    [
      'Arena, with sets and numbers',
      'About\nName A deck\n\nDeck\n4 Leaf Bird (M19) 314\n1 Ant (UNH) 12a\n\nSideboard\n2 Sun // Moon (APC)\n',
      ['main-deck: 4 《Leaf Bird》, 1 Ant', 'sideboard: 2 《Sun // Moon》'],
    ],
    ['MTGO', '4 Leaf Bird\n1 Ant\n\nSIDEBOARD:\n2 Ant\n', ['main-deck: 4 《Leaf Bird》, 1 Ant', 'sideboard: 2 Ant']],
    [
      'MWS',
      '// Deck file\n// NAME : A deck\n    4 [UNH] Leaf Bird\n    1 [ZZ] Ant\nSB: 2 [UNH] Ant\n',
      ['main-deck: 4 《Leaf Bird》, 1 Ant', 'sideboard: 2 Ant'],
    ],
    [
      'sites, with signs of foil and headings of kinds',
      'Deck (5)\n4 Leaf Bird *F*\n1 Ant [2019] \n',
      ['main-deck: 4 《Leaf Bird》, 1 Ant'],
    ],
    [
      'simulators, by numbers',
      '#created by somebody\n#main\n40000000\n40000000\n40000001\n#extra\n40000002\n!side\n40000005\n',
      ['main-deck: 1 Ant, 1 Ant, 1 《Leaf Bird》', 'extra-deck: 1 《Sun // Moon》', 'sideboard: 1 葉の鳥'],
    ],
    [
      'simulators, as a link',
      'ydke://AFpiAgFaYgI=!AlpiAg==!!',
      ['main-deck: 1 Ant, 1 《Leaf Bird》', 'extra-deck: 1 《Sun // Moon》', 'sideboard: '],
    ],
    [
      'Cockatrice',
      '<?xml version="1.0"?>\n<cockatrice_deck version="1"><deckname>A deck</deckname><zone name="main"><card number="4" name="Leaf Bird"/></zone><zone name="side"><card number="1" name="Sun // Moon"/></zone></cockatrice_deck>',
      ['main-deck: 4 《Leaf Bird》', 'sideboard: 1 《Sun // Moon》'],
    ],
    [
      'OCTGN',
      '<deck game="x"><section name="Main" shared="False"><card qty="4" id="ab-1">Leaf Bird</card></section><section name="Planes/Schemes"/></deck>',
      ['main-deck: 4 《Leaf Bird》'],
    ],
    ['people in Japan', 'メインデッキ\n4 葉の鳥\nサイドボード\n1 Ant\n', ['main-deck: 4 葉の鳥', 'sideboard: 1 Ant']],
    [
      'Cockatrice, with tokens',
      '<cockatrice_deck><zone name="main"><card number="4" name="Ant"/></zone><zone name="tokens"><card number="1" name="Elf"/></zone></cockatrice_deck>',
      ['main-deck: 4 Ant'],
    ],
    [
      'MTGO, in XML',
      '<Deck><NetDeckID>0</NetDeckID><Cards CatID="1" Quantity="2" Sideboard="false" Name="Ant"/><Cards CatID="1" Quantity="1" Sideboard="true" Name="Ant"/></Deck>',
      ['main-deck: 2 Ant', 'sideboard: 1 Ant'],
    ],
  ])('%s', (_, text, expected) => {
    expect(short(read(text))).toEqual(expected)
  })

  test('a number of copies is no part of a name that is spelt alike', () => {
    expect(short(read('2 Ant\n1 40000001\n'))).toEqual(['main-deck: 2 Ant, 1 《Leaf Bird》'])
  })

  test('a card that is called like a number of copies', () => {
    expect(short(read('3 Wishes\n2 3 Wishes\nMark X 4\n2 Mark X 4\n'))).toEqual([
      'main-deck: 1 《3 Wishes》, 2 《3 Wishes》, 1 《Mark X 4》, 2 《Mark X 4》',
    ])
  })
})

test('two hyphens begin a comment where they are not of a name', () => {
  expect(
    short(read('4 Fire -- Ice\n2 Fire -- Ice (M19) 3 -- for Tom -- or Ann\nAnt -- 2 Leaf Bird\n-- Ant\n')),
  ).toEqual(['main-deck: 4 《Fire -- Ice》, 2 《Fire -- Ice》, 1 Ant'])
})

test('a blank line alone tells nothing where a game has several further lists', () => {
  expect(short(read('4 Ant\n\n2 Leaf Bird\n'))).toEqual(['main-deck: 4 Ant, 2 《Leaf Bird》'])
})

const long = 'x'.repeat(1_000_000)

test.each([
  ['root', `<${long}/>`],
  ['element', `<deck><${long}></deck>`],
  ['entity', `<deck>&${long};</deck>`],
  ['section', `<deck><section name="${long}"><card qty="0">Ant</card></section></deck>`],
  ['zone', `<cockatrice_deck><zone name="${long}"><card name="Ant" number="?"/></zone></cockatrice_deck>`],
])('what is said of a deck is short, however long the name of its %s is', (_, text) => {
  try {
    read(text)
    expect.unreachable()
  } catch (error) {
    expect(error).toBeInstanceOf(DeckError)
    expect((error as DeckError).message.length).toBeLessThan(300)
  }
})

describe('what is no deck is told', () => {
  test.each([
    [`4 a${' '.repeat(40_000)}b`, 'line 1: longer than any card is called'],
    ['ydke://AAA!!!', 'the link holds no deck'],
    ['ydke://nothing', 'the link holds no deck'],
    ['<html/>', '`<html>` is no deck'],
    ['<deck><section', 'not XML'],
    ['<!DOCTYPE a [<!ENTITY b "cc">]><deck/>', 'a deck has no document type'],
    ['<deck><section name="Main"><card qty="many">Ant</card></section></deck>', '`many` is no number of copies'],
    ['<deck><section name="Main"><card qty="0">Ant</card></section></deck>', 'card 1 of section Main: no copies'],
    ['<deck><section name="Main"><card qty="3000">Ant</card></section></deck>', 'card 1 of section Main: at most 1000'],
  ])('%s', (text, message) => {
    expect(() => read(text)).toThrow(DeckError)
    expect(() => read(text)).toThrow(message)
  })
})

const decks = fc
  .tuple(...[1, 0, 0].map((minLength) => fc.uniqueArray(fc.constantFrom(...info.cards), { minLength, maxLength: 6 })))
  .chain((lists) =>
    fc
      .array(fc.integer({ min: 1, max: 9 }), { minLength: 18, maxLength: 18 })
      .map((copies) =>
        Object.fromEntries(
          lists.map((list, at) => [
            info.decks?.[at] ?? '',
            list.map((card, i) => ({ card, copies: copies[at * 6 + i] ?? 1 })),
          ]),
        ),
      ),
  )

/** How many copies of which card are where, whatever the lines. */
const counted = (deck: DeckList): string[] =>
  Object.entries(deck)
    .flatMap(([list, lines]) =>
      [...new Set(lines.map(({ card }) => card))].map(
        (card) => `${list} ${card} ${lines.reduce((sum, line) => sum + (line.card === card ? line.copies : 0), 0)}`,
      ),
    )
    .sort()

const writing = {
  nameOf: (card: string) => card.replace(/[《》]/g, ''),
  idOf: (card: string) => ids.get(card),
  headingOf: (list: string) => headingMeant(list) ?? list,
}
const without = (extra: boolean, deck: DeckList): DeckList => (extra ? deck : { ...deck, 'extra-deck': [] })

test.each(DECK_FORMATS)('a deck that is written as %s is read as the same deck', (format: DeckFormat) => {
  const hasExtra = ['list', 'json', 'ydk', 'ydke', 'o8d'].includes(format)
  fc.assert(
    fc.property(decks, (any) => {
      const deck = without(hasExtra, any)
      expect(counted(read(deckFile(info, deck, format, writing)))).toEqual(counted(deck))
    }),
  )
})

test('a list for which a format has no place is refused, and so is a card without a number', () => {
  const deck = { 'extra-deck': [{ card: 'Ant', copies: 1 }] }
  expect(() => deckFile(info, deck, 'arena', writing)).toThrow('a deck of the format arena has no list `extra-deck`')
  expect(() => deckFile(info, deck, 'ydk', { ...writing, idOf: () => undefined })).toThrow('Ant has no number here')
})
