import { beforeAll, describe, expect, test } from 'vitest'
import type { BaseState, Happening, Seat } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { linesOf } from '../../runtime/match/lines.ts'
import { compiledSample } from '../kit/compiled-sample.ts'

let tricks: FullEngine<BaseState>
let passing: FullEngine<BaseState>
let peeking: FullEngine<BaseState>
let astray: FullEngine<BaseState>
let setting: FullEngine<BaseState>
beforeAll(async () => {
  tricks = (await compiledSample('test/secrets/face-down-tricks.rules')).engine
  passing = (await compiledSample('test/secrets/passing.rules')).engine
  peeking = (await compiledSample('test/secrets/peek.rules')).engine
  astray = (await compiledSample('test/secrets/astray.rules')).engine
  setting = (await compiledSample('test/secrets/set-down.rules')).engine
})

/** Takes the first choice that begins with these words, in the eyes of nobody; what happened. */
function take(engine: FullEngine<BaseState>, s: BaseState, words: string): Happening[] {
  s.log = []
  const choice = engine.choices(s).find((each) => engine.describe(s, each).startsWith(words))
  if (choice === undefined)
    throw new Error(
      `no ${words} among ${engine
        .choices(s)
        .map((each) => engine.describe(s, each))
        .join(', ')}`,
    )
  engine.apply(s, choice)
  return s.log ?? []
}

const lines = (engine: FullEngine<BaseState>, s: BaseState, log: readonly Happening[], viewer?: Seat): string[] =>
  linesOf(engine, s, log, viewer).map(({ words }) => words)
const nameOf = (engine: FullEngine<BaseState>, s: BaseState, zone: string, index: number): string =>
  engine.observe(s, zone.endsWith('A') ? 0 : 1).zones[zone]?.[index]?.card ?? '?'

describe('a trick that lies face down as soon as it is won', () => {
  test('its last card is told to everybody, as a card that is played face up', () => {
    const s = tricks.setup({ seed: 3, log: true })
    take(tricks, s, 'play')
    const card = nameOf(tricks, s, 'hand of B', 0)
    const log = take(tricks, s, `play ${card}`)
    expect(tricks.observe(s, 0).zones['taken']?.map((each) => each.card)).toEqual([null, null])
    expect(lines(tricks, s, log, 0).slice(0, 2)).toEqual([`B: play ${card}`, `move ${card} from hand of B to trick`])
    expect(lines(tricks, s, log, 0)[2]).toMatch(new RegExp(`^move c\\d, ${card} from trick to taken$`))
  })
})

describe('a card that goes from hand to hand', () => {
  test('is named to those who hold it, and told to others by its place then', () => {
    const s = passing.setup({ seed: 5, log: true })
    const card = nameOf(passing, s, 'hand of A', 1)
    const log = take(passing, s, card)
    expect(lines(passing, s, log, 0)[0]).toBe(`A: ${card}`)
    expect(lines(passing, s, log, 1)).toEqual([
      `A: ${card}`,
      `move ${card} from hand of A to hand of B`,
      'give-on by B',
    ])
    expect(lines(passing, s, log, 2)).toEqual([
      'A: a card of hand of A',
      'move a card from hand of A to hand of B',
      'give-on by B',
    ])
  })

  test('is told the same for ever, from a copy and from JSON as well', () => {
    const s = passing.setup({ seed: 5, log: true })
    const log = take(passing, s, '')
    const told = lines(passing, s, log, 2)
    for (let i = 0; i < 12; i++) take(passing, s, '')
    expect(lines(passing, s, log, 2)).toEqual(told)
    expect(lines(passing, s, JSON.parse(JSON.stringify(log)) as Happening[], 2)).toEqual(told)
  })
})

describe('a card that lies open only in the middle of a text', () => {
  /** What B is told of what A does with the third card of his hand. */
  const toB = (does: string): string[] => {
    const s = setting.setup({ seed: 1, log: true })
    const log = take(setting, s, `${does} red3`)
    expect(lines(setting, s, log, 0)[0]).toBe(`A: ${does} red3`)
    return lines(setting, s, log, 1)
  }
  const unnamed = (does: string): string[] => toB(does).filter((line) => line.includes('red3'))

  test.each(['cover', 'cover-at-once', 'make', 'bring-in', 'break-off'])('is not named to others: %s', (does) => {
    expect(unnamed(does)).toEqual([])
    expect(toB(does)).toContain('look-at card 1 of yard of A')
  })

  test('is named to whom it is shown there', () => {
    expect(toB('show-and-cover').slice(0, 3)).toEqual([
      'A: show-and-cover red3',
      'move red3 from hand of A to yard of A',
      'show red3 to B',
    ])
  })

  test('is named where an event of its own lays it open, or where somebody is asked meanwhile', () => {
    expect(toB('bring-in-by-two')).toContain('move red3 from yard of A to pile')
    expect(toB('ask-and-cover')).toContain('A: ask-and-cover red3')
  })

  test('is named where what covers it comes after its event', () => {
    expect(toB('cover-after')).toContain('look-at red3')
  })

  test('is named no more than others of the pile that it was mixed with', () => {
    const told = toB('mix-in')
    expect(told.slice(0, 4)).toEqual([
      'A: mix-in a card of hand of A',
      'move a card from hand of A to yard of A',
      'look-at card 1 of yard of A',
      'move a card from yard of A to deck',
    ])
    expect(told.slice(4, 6)).toEqual(['shuffle deck', 'move red3 from deck to yard of A'])
  })
})

describe('a shuffle', () => {
  test('ends what can be said of a card: where it lies after it is not told, whoever has seen it before', () => {
    const s = passing.setup({ seed: 1, log: true })
    while (
      s.log?.some((h) => h.kind === 'event' && passing.info.events[h.event]?.name === 'shuffle') !== true ||
      s.asked !== 0
    )
      take(passing, s, '')
    for (let i = 0; i < 8; i++) take(passing, s, '')
    const log = take(passing, s, '')
    const shuffle = lines(passing, s, log, 0).indexOf('shuffle deck')
    expect(shuffle).toBeGreaterThan(0)
    const after = lines(passing, s, log, 0).slice(shuffle)
    expect(after.filter((line) => line.includes('hand of B') || line.includes('hand of C'))).toEqual([
      'move 3 cards from deck to hand of B',
      'move 3 cards from deck to hand of C',
    ])
    // What lay face up before it is named on its way there.
    expect(lines(passing, s, log, 0).find((line) => line.includes('from table to deck'))).toMatch(
      /^move c\d+, c\d+, c\d+ from table to deck$/,
    )
  })
})

describe('a card that is shown', () => {
  test('is named to whom it is shown only', () => {
    const s = peeking.setup({ seed: 2, log: true })
    const log = take(peeking, s, 'peek')
    const shown = peeking.observe(s, 0).zones['deck']?.find((each) => each.card !== null)?.card
    expect(lines(peeking, s, log, 0)).toContain(`show ${shown} to A`)
    expect(lines(peeking, s, log, 1)).toContain('show card 4 of deck to A')
  })

  test('a card that an exception of `viewers` turns over is named to all from its turning on', () => {
    const s = peeking.setup({ seed: 2, log: true })
    const card = nameOf(peeking, s, 'board of A', 0)
    expect(lines(peeking, s, take(peeking, s, `flip ${card}`), 1)[0]).toBe(`A: flip ${card}`)
  })

  test('what chance has chosen is told to those who see it, and to others by what follows from it', () => {
    const s = peeking.setup({ seed: 2, log: true })
    const log = take(peeking, s, 'aim')
    const [, chosen] = lines(peeking, s, log)
    expect(chosen).toMatch(/^chance: c\d of B$/)
    // The card lies before B and is shown to A.
    expect(lines(peeking, s, log, 0)[1]).toBe(chosen)
    expect(lines(peeking, s, log, 1)[1]).toBe(chosen)
    const deal = tricks.setup({ seed: 1, log: true })
    deal.log = [{ kind: 'answer', site: 1, by: -1, choice: 1, glimpses: [], open: false }]
    expect(lines(tricks, deal, deal.log, 0)).toEqual([])
    expect(tricks.tell(deal, deal.log[0] as Happening, 0)).toBe('chance: not told')
  })
})

describe('a fact that goes on holding a card', () => {
  test('says where it lies, and no more than `a card` once it was shuffled', () => {
    const s = peeking.setup({ seed: 2, log: true })
    take(peeking, s, 'peek')
    expect(peeking.observe(s, 1).facts['marked']).toBe('card 4 of deck')
    take(peeking, s, 'stir')
    expect(peeking.observe(s, 1).facts['marked']).toMatch(/^(a card|c\d)$/)
    expect(peeking.observe(s, 0).facts['marked']).toMatch(/^(a card|c\d)$/)
    expect(JSON.stringify(peeking.observe(s, 0).facts)).not.toContain('of deck')
  })

  test('says no more than `a card` either to whoever sees it again, and did not know which one it was', () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const s = astray.setup({ seed, log: true })
      take(astray, s, 'mark')
      take(astray, s, 'stir')
      for (const viewer of [0, 1]) expect(astray.observe(s, viewer).facts['marked']).toBe('a card')
    }
  })

  test('says which card it is as soon as it is told so anew, be it the same one', () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const s = astray.setup({ seed, log: true })
      take(astray, s, 'mark-own')
      take(astray, s, 'stir')
      expect(astray.observe(s, 0).facts['marked']).toBe('a card')
      take(astray, s, 'mark')
      const last = astray.observe(s, 0).zones['deck']?.length
      expect(last).toBe(2)
      expect(astray.observe(s, 0).facts['marked']).toBe('card 1 of deck')
      take(astray, s, 'mark-again')
      expect(astray.observe(s, 0).facts['also-marked']).toBe('card 1 of deck')
    }
  })

  test('says no more than `a card` either of what a text kept in mind while it was shuffled', () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const s = astray.setup({ seed, log: true })
      take(astray, s, 'mark-kept')
      take(astray, s, '')
      for (const viewer of [0, 1]) expect(astray.observe(s, viewer).facts['also-marked']).toBe('a card')
      expect(astray.observe(s, 0).facts['marked']).toMatch(/^c\d$/)
      expect(astray.observe(s, 1).facts['marked']).toBe('a card of hand of A')
    }
  })

  test('tells another fact no more than it says itself', () => {
    const s = astray.setup({ seed: 1, log: true })
    take(astray, s, 'mark')
    take(astray, s, 'stir')
    take(astray, s, 'mark-again')
    for (const viewer of [0, 1]) {
      expect(astray.observe(s, viewer).facts['also-marked']).toBe('a card')
      expect(astray.observe(s, viewer).facts['favourite']).toMatchObject({ A: 'a card' })
    }
  })
})

test('copies of a state share no entry of a log that goes on', () => {
  const s = tricks.setup({ seed: 3, log: true })
  for (const entry of s.log ?? []) entry.open = true
  const t = tricks.clone(s)
  for (const entry of s.log ?? []) for (const glimpse of entry.glimpses) glimpse.seen = 0
  expect(t.log?.some((entry) => entry.glimpses.some((glimpse) => glimpse.seen !== 0))).toBe(true)
})
