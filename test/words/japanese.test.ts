import { describe, expect, test } from 'vitest'
import { problemsOf } from '../../cli/commands/words.ts'
import { linesOf } from '../../runtime/match/lines.ts'
import { Match } from '../../runtime/match/match.ts'
import { boardFacts } from '../../runtime/words/board-facts.ts'
import { choicesAsShown } from '../../runtime/words/choices-in-words.ts'
import { seatOrValue, zoneSaid, zoneWord } from '../../runtime/words/describe.ts'
import { speechIn } from '../../runtime/words/languages.ts'
import { callingSeats, speaking, spokenName, spokenPieces } from '../../runtime/words/speech.ts'
import { wordsOfGame } from '../../runtime/words/words-of-game.ts'
import { sampledByDay } from '../kit/effort.ts'
import { shelfInJapanese, shelfWritten } from '../kit/shelf-games.ts'

/** A word of the rules, which are written in English letters; cards and seats have single ones. */
const ENGLISH = /[a-z]{2,}/i

describe.each(sampledByDay(shelfInJapanese, 6, 'japanese'))('$name in Japanese', ({ path }) => {
  test('everything that its rules name and say has a word', async () => {
    const { engine, written } = await shelfWritten(path)
    const words = written.words.ja ?? {}
    const wanted = wordsOfGame(engine.parts)
    expect(wanted.filter((each) => words[each] === undefined)).toEqual([])
    const own = Object.fromEntries(Object.entries(words).filter(([key]) => wanted.includes(key)))
    expect(problemsOf(own, wanted)).toEqual([])
  })

  test('whoever plays it reads no word of English, and answers the same', async () => {
    const { engine, written } = await shelfWritten(path)
    const speech = speechIn('ja', written.words)
    const state = engine.setup({ seed: 7, log: true })
    for (let step = 0; step < 150 && state.ask !== 0; step++) {
      const seat = state.asked
      const told = state.log ?? []
      const read = speaking(speech, () => [
        ...linesOf(engine, state, told, seat).map(({ words }) => words),
        engine.decision(state)?.said ?? engine.decision(state)?.prompt ?? '',
        ...choicesAsShown(engine, state, seat).keys(),
        ...boardFacts(engine.parts, state, seat).flatMap(({ name, value }) => [name, value]),
      ])
      expect(read.filter((words) => ENGLISH.test(words))).toEqual([])
      const plain = [...choicesAsShown(engine, state, seat).values()]
      expect([...speaking(speech, () => choicesAsShown(engine, state, seat)).values()]).toEqual(plain)
      state.log = []
      engine.apply(state, plain[(step * 7) % plain.length] ?? Number.NaN)
    }
  })
})

test('possession, order and particles are those of Japanese', async () => {
  const daifugo = shelfInJapanese.find(({ name }) => name === 'Daifugo')
  const { engine, written } = await shelfWritten(daifugo?.path ?? '')
  const state = engine.setup({ seed: 1, players: 3, log: true })
  const told = speaking(speechIn('ja', written.words), () => linesOf(engine, state, state.log ?? [], 0))
  expect(told.map(({ words }) => words)).toContainEqual(expect.stringMatching(/^Bに18枚の札が配られる$/))
})

test('a name that every object has is no word, and a part that a sentence has not stays as it stands', () => {
  const speech = speechIn('ja', { ja: { '{1} plays {2}': '{2}を{1}が{3}' } })
  speaking(speech, () => {
    expect(['constructor', 'toString', '__proto__'].map(spokenName)).toEqual(['constructor', 'toString', '__proto__'])
    const [who, what] = [{ part: 0 }, { part: 1 }]
    expect(spokenPieces([who, ' plays ', what])).toEqual(['', what, 'を', who, 'が', '{3}', ''])
  })
  expect(spokenName('hand')).toBe('hand')
})

test('the word of an event may say where its parts stand', () => {
  const { event, lone } = speechIn('ja', {}).wording
  const parts = [
    { role: 'main', words: 'B' },
    { role: 'for', words: '3' },
  ]
  expect(event('{main}に{for}を求める', parts)).toBe('Bに3を求める')
  expect(event('求める', parts)).toBe('3のためにBを求める')
  expect(lone('{main}に{for}を求める')).toBe('求める')
})

test('a match that is answered by people who read Japanese is kept as any other', async () => {
  const { engine, written } = await shelfWritten(shelfInJapanese.find(({ name }) => name === 'Hearts')?.path ?? '')
  const kept = [speechIn('en', {}), speechIn('ja', written.words)].map((speech) => {
    const match = Match.open(engine, { seed: 3 })
    for (let step = 0; step < 60 && match.results === null; step++)
      for (const seat of match.asked) speaking(speech, () => match.answer(seat, match.stepOf(seat), 0))
    return { saved: match.save(), steps: match.stepOf(0) }
  })
  expect(kept[1]).toEqual(kept[0])
  expect(kept[0]?.steps).toBeGreaterThan(20)
})

test('a person who is called like a word of the rules keeps the name', async () => {
  const { engine, written } = await shelfWritten(shelfInJapanese.find(({ name }) => name === 'Hearts')?.path ?? '')
  const { parts, info } = engine
  const hand = parts.zoneBases[info.zones.findIndex(({ name }) => name === 'hand')] ?? Number.NaN
  const said = () => [zoneSaid(parts, hand), seatOrValue(parts, hand), zoneWord(parts, hand)]
  expect(callingSeats(['turn'], () => speaking(speechIn('ja', written.words), said))).toEqual([
    'turnの手札',
    'turn',
    'hand of A',
  ])
})
