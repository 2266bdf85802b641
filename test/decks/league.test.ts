import { describe, expect, test } from 'vitest'
import { unknownReasons } from '../../runtime/decks/deck-reasons.ts'
import { DeckError, readDeck } from '../../runtime/decks/read-deck.ts'
import { setupProblem } from '../../runtime/simulate/check-setup.ts'
import type { BaseState, DeckList } from '../../runtime/engine.ts'
import { runExample } from '../../runtime/example/examples.ts'
import { newRecord, parseRecord, recordedChoice, replay, type RecordedChoice } from '../../runtime/records/replay.ts'
import { compiledSample } from '../kit/compiled-sample.ts'
import { laws } from '../laws/all.ts'
import { keeps } from '../laws/law.ts'

const { engine, examples } = await compiledSample('test/decks/league.rules')

keeps({ name: 'League', engine, variant: false }, laws)

test.each(examples.map((example) => [example.title, example] as const))('%s', (_, example) => {
  expect(runExample(engine, example).failures).toEqual([])
})

const owned = (s: BaseState, seat: number): string[] =>
  s.def.flatMap((d, card) => (s.owner[card] === seat ? [engine.info.cards[d] ?? '?'] : [])).sort()

const mine: DeckList = {
  main: [
    { card: 'Cat', copies: 2 },
    { card: 'Ant', copies: 3 },
    { card: 'Bee', copies: 1 },
  ],
  leader: [{ card: 'Emperor', copies: 1 }],
}

describe('setting up', () => {
  test('each seat has what it brought, in as many copies, or a default deck in turn', () => {
    const s = engine.setup({ seed: 1, decks: [mine] })
    expect(owned(s, 0)).toEqual(['Ant', 'Ant', 'Ant', 'Bee', 'Cat', 'Cat', 'Emperor'])
    expect(owned(s, 1)).toEqual(['Ant', 'Ant', 'Ant', 'Bee', 'Emperor', '《Dire Dog》', '《Dire Dog》'])
    expect(owned(engine.setup({ seed: 1 }), 0)).toEqual([
      'Ant',
      'Ant',
      'Ant',
      'Bee',
      'Bee',
      'Bee',
      'Cat',
      'Cat',
      'Emperor',
    ])
  })

  test('a deck written in another order is the same deck', () => {
    const turned = { leader: mine['leader'] ?? [], main: [...(mine['main'] ?? [])].reverse() }
    expect(JSON.stringify(engine.setup({ seed: 5, decks: [null, turned] }))).toBe(
      JSON.stringify(engine.setup({ seed: 5, decks: [null, mine] })),
    )
  })

  test('decks may refuse each other at a table, but not alone', () => {
    const dogs: DeckList = {
      main: [
        { card: '《Dire Dog》', copies: 1 },
        { card: 'Ant', copies: 3 },
        { card: 'Bee', copies: 2 },
      ],
      leader: [{ card: 'Emperor', copies: 1 }],
    }
    const options = { dogs: 'for-one' }
    expect(engine.checkDeck(dogs, options)).toEqual([])
    expect(
      engine.checkTable([dogs, dogs], options).map((problems) => problems.map((p) => [p.clauses.join(), p.about])),
    ).toEqual([[['deck.dogs', '《Dire Dog》']], [['deck.dogs', '《Dire Dog》']]])
    expect(engine.checkTable([dogs, mine], options)).toEqual([[], []])
    expect(engine.checkTable([null, null])).toEqual([[], []])
    expect(() => engine.checkTable([null, null, null])).toThrow('League is for 2 players, not 3')
  })

  test('what no deck of this game can be is refused', () => {
    expect(() => engine.setup({ seed: 1, decks: [{ main: [{ card: 'Auk', copies: 1 }] }] })).toThrow(
      'no card is called `Auk` in League',
    )
    expect(() => engine.setup({ seed: 1, decks: [{ mian: [] }] })).toThrow('no list is called `mian`')
    expect(() => engine.setup({ seed: 1, decks: [{ main: [{ card: 'Ant', copies: 0.5 }] }] })).toThrow(
      '0.5 copies of Ant',
    )
    expect(() => engine.setup({ seed: 1, decks: [null, null, null] })).toThrow('3 decks for 2 players')
  })

  test('nobody sees the list of another', () => {
    expect(JSON.stringify(engine.observe(engine.setup({ seed: 1, decks: [mine] }), 1))).not.toMatch(/main|Cat/)
  })
})

describe('checking', () => {
  test('every reason is told, each once for each card', () => {
    const deck = { main: [{ card: 'Ant', copies: 4 }], leader: [{ card: 'Bee', copies: 2 }] }
    expect(engine.checkDeck(deck).map((p) => [p.rule, p.clauses.join(), p.message, p.about])).toEqual([
      ['refuse-deck', 'deck.size', 'fewer than 6 cards', null],
      ['copy-limit', 'deck.copies', 'more than 3 copies', 'Ant'],
      ['refuse-deck-2', 'deck.leader', 'not exactly one leader', null],
      ['refuse-deck-3', 'deck.leader', 'no captain', 'Bee'],
    ])
  })

  test('options and values of types count', () => {
    expect(engine.checkDeck(mine)).toEqual([])
    expect(engine.checkDeck(mine, { length: 'long' }).map((p) => p.message)).toEqual(['fewer than 6 cards'])
    const motley = {
      main: [
        { card: 'Ant', copies: 2 },
        { card: 'Cat', copies: 2 },
        { card: '《Dire Dog》', copies: 1 },
      ],
      leader: [{ card: 'Emperor', copies: 1 }],
    }
    expect(engine.checkDeck(motley).map((p) => p.about)).toEqual([null, 'green', 'blue'])
  })

  test('the default decks may be played', () => {
    expect(engine.defaultDecks().map(({ title, deck }) => [title, engine.checkDeck(deck)])).toEqual([
      ['Ants and bees', []],
      ['Dogs', []],
    ])
  })
})

describe('deck files', () => {
  const { info } = engine

  test.each([
    ['4 Ant\n2 Bee\n\n\n1 Emperor\n', ['Emperor'], 'stands behind the only blank line'],
    ['\n4 Ant\n2 Bee\n\n', [], 'is missing'],
    ['4 Ant\n\n2 Bee\n\n1 Emperor\n', [], 'may be any of several groups'],
    ['4 Ant\n2 Bee\n\n// the larger\n1 Emperor\n', [], 'is called otherwise'],
    ['4 Ant\n2 Bee\n\nEmperor\n', [], 'is written as programs do not'],
    ['main\n4 Ant\n\n1 Emperor\n', [], 'would have a heading as the first has'],
  ])('a second list, as in %j', (text, second) => {
    expect((readDeck(info, text)['leader'] ?? []).map(({ card }) => card)).toEqual(second)
  })

  test('a plain list and JSON say the same', () => {
    const plain = '-- a comment\r\n3 Ant\r\n1 Dire Dog  -- big\n\nleader:\nEmperor\nmain\nBee\n'
    const lists = {
      main: [
        { card: 'Ant', copies: 3 },
        { card: 'Dire Dog', copies: 1 },
        { card: 'Bee', copies: 1 },
      ],
      leader: [{ card: 'Emperor', copies: 1 }],
    }
    expect(readDeck(info, plain)).toEqual(
      readDeck(info, JSON.stringify({ format: 'houserules-deck/1', game: 'League', lists })),
    )
  })

  test.each([
    ['{ "format": "houserules-deck/1" }', "the file: must have required property 'lists'"],
    [
      '{ "format": "houserules-deck/1", "lists": { "main": [{ "card": "Ant", "copies": -1 }] } }',
      'lists.main.0.copies: must be >= 0',
    ],
    ['{ "format"', 'not JSON'],
    ['-- nothing\n', 'the file holds no cards'],
    ['5000 Ant', 'line 1: at most 1000 copies'],
    ['1 Bee\n0 Ant\n', 'line 2: no copies; leave the card out'],
    [
      '{ "format": "houserules-deck/1", "lists": { "main": [{ "card": "Ant", "copies": 0 }] } }',
      'lists.main.0: no copies; leave the card out',
    ],
  ])('%s is no deck', (text, message) => {
    expect(() => readDeck(info, text)).toThrow(DeckError)
    expect(() => readDeck(info, text)).toThrow(message)
  })
})

test('a record holds the decks, and plays the same game again', () => {
  const setup = { seed: 3, players: 2, options: { length: 'short' }, decks: [null, mine] }
  const state = engine.setup(setup)
  const choices: RecordedChoice[] = []
  while (engine.decision(state) !== null) {
    const choice = engine.choices(state)[0] ?? 0
    choices.push(recordedChoice(engine, state, choice))
    engine.apply(state, choice)
  }
  const record = parseRecord(JSON.stringify({ ...newRecord(engine, setup), choices }))
  expect(JSON.stringify(replay(engine, record))).toBe(JSON.stringify(state))
  expect(() => replay(engine, { ...record, decks: [{ main: [{ card: 'Auk', copies: 1 }] }] })).toThrow(
    'no card is called `Auk`',
  )
  expect(() => parseRecord(JSON.stringify({ ...record, decks: [{ main: ['Ant'] }] }))).toThrow('decks')
})

describe('a deck of a stranger', () => {
  const long = 'x'.repeat(1_000_000)
  const inJson = (lists: object): string => JSON.stringify({ format: 'houserules-deck/1', lists })

  test.each([
    ['lines', '1 Ant\n'.repeat(100_000), 'line 2049: more than 2048 cards, and no game holds as many'],
    ['copies', '1000 Ant\n1000 Bee\nleader:\n\n49 Cat\n', 'line 5: more than 2048 cards, and no game holds as many'],
    [
      'copies in JSON',
      inJson({ main: Array(3).fill({ card: 'Ant', copies: 1000 }) }),
      'lists.main.2: more than 2048 cards, and no game holds as many',
    ],
  ])('is refused with the line from which on there are too many %s', (_what, text, message) => {
    expect(() => readDeck(engine.info, text)).toThrow(new DeckError(message))
  })

  test('may hold as many as a game', () => {
    expect(readDeck(engine.info, '1000 Ant\n1000 Bee\n48 Cat\n')['main']).toHaveLength(3)
  })

  test('is refused by engines and records as well', () => {
    const deck = { main: [{ card: 'Ant', copies: 2_000_000_000 }] }
    const message = 'main: more than 2048 cards, and no game holds as many'
    expect(() => engine.setup({ seed: 1, decks: [deck] })).toThrow(message)
    expect(() => engine.checkDeck(deck)).toThrow(message)
    expect(setupProblem(engine.info, { decks: [null, deck] })).toBe(message)
  })

  test('is told of in words that can be read, however long its own are', () => {
    expect(unknownReasons(engine.info, { main: [{ card: long, copies: 1 }], [long]: [] }, () => '')).toEqual([
      `no card is called \`${'x'.repeat(200)}…\``,
      `no list is called \`${'x'.repeat(200)}…\``,
    ])
    expect(() => readDeck(engine.info, inJson({ [long]: [{ card: 1, copies: 1 }] }))).toThrow(/^lists\.x{194}…: /)
  })
})
