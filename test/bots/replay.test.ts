import { describe, expect, test } from 'vitest'
import { randomBot } from '../../runtime/bots/random-bot.ts'
import type { BaseState, Engine } from '../../runtime/engine.ts'
import { playGame } from '../../runtime/simulate/play-game.ts'
import { choicesInWords } from '../../runtime/words/choices-in-words.ts'
import {
  adopted,
  newRecord,
  parseRecord,
  parseSave,
  RecordError,
  recordedChoice,
  replay,
  restore,
  savedGame,
  type GameRecord,
  type SavedGame,
} from '../../runtime/records/replay.ts'
import { replayUnder, unlikeText } from '../../runtime/records/replay-under.ts'
import { numberDuel } from './number-duel.ts'

const setup = { seed: 5, players: 3, options: { rounds: 'three' } }

/** A game of random bots, its record, and a save after `upTo` choices. */
function played(upTo = Infinity): { record: GameRecord; state: BaseState } {
  const record = newRecord(numberDuel, setup)
  const choices = [...record.choices]
  playGame(numberDuel, { ...setup, bots: [randomBot, randomBot, randomBot], maxDecisions: 1000 }, (state, choice) => {
    if (choices.length < upTo) choices.push(recordedChoice(numberDuel, state, choice))
  })
  const whole = { ...record, choices }
  return { record: whole, state: replay(numberDuel, whole) }
}

const text = (data: unknown) => JSON.stringify(data)

describe('a record', () => {
  test('leads to the same state, through text', () => {
    const { record, state } = played()
    expect(state.over).toBe(true)
    expect(text(replay(numberDuel, parseRecord(text(record))))).toBe(text(state))
  })

  test('tells each step', () => {
    const { record } = played()
    const seen: number[] = []
    replay(numberDuel, record, (_state, _choice, number) => seen.push(number))
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('words are those of whoever looks', () => {
    const secret: Engine = {
      ...numberDuel,
      describe: (_s, choice, viewer) => (viewer === undefined ? `card ${choice}` : 'a card'),
    } as Engine
    const state = secret.setup({ seed: 1 })
    expect([...choicesInWords(secret, state, 0).keys()]).toEqual(['a card', 'a card (2)'])
  })

  test('tells choices apart that read the same', () => {
    const twins: Engine = { ...numberDuel, describe: () => 'the same' } as Engine
    const state = twins.setup({ seed: 1 })
    expect([...choicesInWords(twins, state)]).toEqual([
      ['the same', 0],
      ['the same (2)', 1],
    ])
    expect(recordedChoice(twins, state, 1)).toEqual({ seat: 'A', choice: 'the same (2)' })
  })

  test.each<[string, (record: GameRecord) => unknown, RegExp]>([
    [
      'another game',
      (r) => ({ ...r, game: 'Whist' }),
      /^game: this is a game of Whist, not of NumberDuel; it takes the rules of Whist/,
    ],
    [
      'other rules',
      (r) => ({ ...r, fingerprint: 'ffff' }),
      /^fingerprint: recorded with other rules of NumberDuel \(ffff\) than these \(d0e1\)/,
    ],
    ['too many players', (r) => ({ ...r, players: 9 }), /^NumberDuel is for 2 to 4 players, not 9$/],
    ['an unknown option', (r) => ({ ...r, options: { speed: 'high' } }), /^NumberDuel has no option `speed`$/],
    [
      'a choice that is not offered',
      (r) => ({ ...r, choices: [{ seat: 'A', choice: 'back 99' }] }),
      /^choice 1: A is not offered "back 99"; offered: "drop out", "back \d"$/,
    ],
    [
      'a choice of the wrong seat',
      (r) => ({ ...r, choices: [{ seat: 'B', choice: 'drop out' }] }),
      /^choice 1: A is asked here, but the record has B choose "drop out"$/,
    ],
    [
      'choices after the end',
      (r) => ({ ...r, choices: [...r.choices, r.choices[0]] }),
      /^choice 10: the game is already over/,
    ],
    ['a wrong type', (r) => ({ ...r, seed: 'five' }), /^seed: must be integer$/],
    [
      'a wrong entry',
      (r) => ({ ...r, choices: [...r.choices.slice(0, 3), { seat: 'A' }] }),
      /^choices\[3\]: must have required property 'choice'$/,
    ],
    ['an unknown field', (r) => ({ ...r, extra: 1 }), /^the file: must NOT have additional properties \(`extra`\)$/],
    [
      'a save instead',
      (r) => savedGame(numberDuel, r, played().state),
      /^format: expected "houserules-replay\/1", but it is "houserules-save\/2"$/,
    ],
    ['something else', () => [1, 2], /^format: expected "houserules-replay\/1", but it is missing$/],
    ['null', () => null, /^format: expected .* missing$/],
  ])('with %s is refused', (_name, change, message) => {
    const attempt = () => replay(numberDuel, parseRecord(text(change(played().record))))
    expect(attempt).toThrow(RecordError)
    expect(attempt).toThrow(message)
  })

  test('cut off anywhere is refused with a reason', () => {
    const whole = text(played().record)
    for (let length = 0; length < whole.length; length += 7) {
      expect(() => parseRecord(whole.slice(0, length))).toThrow(RecordError)
    }
    expect(() => parseRecord('')).toThrow('the file is empty')
    expect(() => parseRecord(whole.slice(0, 50))).toThrow(/^not JSON, it seems to be cut off: /)
    expect(() => parseRecord(`${whole}}`)).toThrow(/^not JSON: /)
  })
})

describe('a save', () => {
  test('is gone on with from the same state', () => {
    const { record, state } = played(4)
    const restored = restore(numberDuel, parseSave(text(savedGame(numberDuel, record, state))))
    expect(restored).toEqual(state)
    expect(restored.over).toBe(false)
  })

  test('can be restored with a log of all that happened', () => {
    const { record } = played(4)
    const logged = replay(numberDuel, record, undefined, { log: true })
    const save = parseSave(text(savedGame(numberDuel, record, logged)))
    expect(restore(numberDuel, save, { log: true }).log).toEqual(logged.log)
  })

  test('whose position was changed is refused', () => {
    const { record, state } = played(4)
    const save = savedGame(numberDuel, record, { ...state, result: [1000, 0, 0] })
    expect(() => restore(numberDuel, parseSave(text(save)))).toThrow(
      /^position: not what the choices of this save lead to/,
    )
  })

  test('whose choices were cut is refused', () => {
    const { record, state } = played(4)
    const save = savedGame(numberDuel, { ...record, choices: record.choices.slice(1) }, state)
    expect(() => restore(numberDuel, parseSave(text(save)))).toThrow(RecordError)
  })

  test('without a position is refused', () => {
    const { position: _, ...rest } = savedGame(numberDuel, played(2).record, played(2).state)
    expect(() => parseSave(text(rest))).toThrow("the file: must have required property 'position'")
  })

  test('of format 1 is taken by its choices, whatever state it kept', () => {
    const { record, state } = played(4)
    const save = parseSave(text({ ...record, format: 'houserules-save/1', state: { kept: 'otherwise' } }))
    expect(restore(numberDuel, save)).toEqual(state)
    expect(() => parseSave(text({ ...record, format: 'houserules-save/1', choices: 3 }))).toThrow(
      'choices: must be array',
    )
  })

  test('of other rules is taken where its choices are offered and lead to an equal position', () => {
    const { record, state } = played(4)
    const save = { ...savedGame(numberDuel, record, state), fingerprint: 'of-old' }
    expect(restore(numberDuel, save)).toEqual(state)
    expect(adopted(numberDuel, save)).toEqual(savedGame(numberDuel, record, state))
  })

  test.each<[string, (save: SavedGame) => SavedGame, string]>([
    [
      'a choice that is not offered',
      (s) => ({ ...s, choices: s.choices.map((c, i) => (i === 2 ? { ...c, choice: 'raise' } : c)) }),
      'it no longer holds at choice 3: C is not offered "raise" at turn [duel.2]; offered',
    ],
    [
      'another who is asked',
      (s) => ({ ...s, choices: s.choices.map((c, i) => (i === 1 ? { ...c, seat: 'C' } : c)) }),
      'it no longer holds at choice 2: B is asked at turn, not C [duel.2]',
    ],
    [
      'another position',
      (s) => ({
        ...s,
        position: s.position === null ? null : { ...s.position, facts: { ...s.position.facts, round: '7' } },
      }),
      'after choice 4 it is elsewhere: round is 2, was 7',
    ],
    [
      'another table',
      (s) => ({ ...s, players: 9 }),
      'it no longer holds at the set-up: NumberDuel is for 2 to 4 players, not 9',
    ],
  ])('of other rules with %s is refused with the place', (_name, change, told) => {
    const { record, state } = played(4)
    const save = change({ ...savedGame(numberDuel, record, state), fingerprint: 'of-old' })
    for (const use of [restore, adopted])
      expect(() => use(numberDuel, save)).toThrow(
        `fingerprint: recorded with other rules of NumberDuel (of-old) than these (d0e1); ${told.replace('; offered', '')}`,
      )
  })
})

test('however long a word of a record is, what is said of it can be read', () => {
  const long = 'x'.repeat(1_000_000)
  const record = newRecord(numberDuel, setup)
  const spoilt: readonly GameRecord[] = [
    { ...record, game: long },
    { ...record, fingerprint: long, choices: [{ seat: 'A', choice: 'nothing' }] },
    { ...record, options: { [long]: 'three' } },
    { ...record, options: { rounds: long } },
    { ...record, choices: [{ seat: 'A', choice: long }] },
    { ...record, choices: [{ seat: long, choice: long }] },
  ]
  const said = spoilt.flatMap((each) => [
    () => replay(numberDuel, each),
    () => restore(numberDuel, { ...each, format: 'houserules-save/2', position: null }),
    () => parseRecord(text({ ...each, options: { ...each.options, [`${long}/`]: 1 } })),
  ])
  for (const say of said) {
    expect(say).toThrow(RecordError)
    expect(say).toThrow(/^.{20,1000}$/su)
  }
  for (const each of spoilt) {
    const { unlike } = replayUnder(numberDuel, each)
    if (unlike !== null) expect(unlikeText(unlike).length).toBeLessThan(1000)
  }
})
