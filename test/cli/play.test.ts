import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesBelow, folderWith, houserules, realHouserules, type Ran } from './kit.ts'

const table = () => folderWith({ 'duel.rules': 'game Duel\n' })

function play(cwd: string, input: string, ...argv: string[]): Promise<Ran> {
  return houserules(['play', 'duel.rules', '--seed', '3', ...argv], { cwd, input })
}

const sample = (path: string): string => readFileSync(join(import.meta.dirname, '..', path), 'utf8')

const STAKES = `game Stakes for 2 players
to match
  each player p
    turn by p
  finish
to turn by player p
  p must act
bet-so-far of player: number starts 0
[stakes.1] player p may pass at turn
  bet-so-far of p becomes 0
[stakes.2] player p may bet number n in 1..99 at turn
  bet-so-far of p becomes n
`

const HAND = `game Hand for 2 players
printed rank of card: number
card each number n in 2..9 named n ♣
  rank = n
zone hand of player p seen by p
zone stall of player p seen by everyone
to match
  turn by first of players
  finish
to turn by player p
  p must act
to lay card c by player p
  move c to stall of p
player p may lay card c in hand of p at turn
player p may keep card c in hand of p at turn if rank of c = 3
  stop

example "a hand"
  given
    hand of A is 3♣, 4♣
    at turn by A
  A is asked
`

const KEEN = `${HAND.slice(0, HAND.indexOf('example'))}
keen: player p must act at turn if stall of p is empty
tell act at turn by player p as "{p} lays a card, or passes"
`
  .replace('p must act\n', 'while p may act\n')
  .replace('to match\n', 'to match\n  each definition d\n    create d to hand of first of players\n')

const lastLines = (ran: Ran) => ran.out.trimEnd().split('\n').slice(-2)

describe('play', () => {
  test('tells that passing is not possible where the words of the rules name it', async () => {
    const cwd = folderWith({ 'keen.rules': KEEN })
    const ran = await realHouserules(['play', 'keen.rules', '--seed', '3'], { cwd, input: 'q\n' })
    expect(ran.out).toContain('A lays a card, or passes\n   passing is not possible now\n')
    const on = await realHouserules(['play', 'keen.rules', '--seed', '3'], { cwd, input: '1\nq\n' })
    expect(on.out.match(/A lays a card, or passes/g)).toHaveLength(2)
    expect(on.out.match(/passing is not possible/g)).toHaveLength(1)
  })

  test('two bots play to the end without input', async () => {
    const ran = await play(table(), '', '--seats', 'random')
    expect(ran).toMatchObject({ code: 0, err: '' })
    expect(ran.out).toContain('numbers are dealt')
    expect(lastLines(ran)[0]).toMatch(/^over after 6 decisions: A -?\d+, B -?\d+$/)
  })

  test('a person answers by number or by words', async () => {
    const numbers = await play(table(), '2\n1\n2\n', '--seats', 'person,random')
    expect(numbers.code).toBe(0)
    expect(numbers.out).toContain('A (you)  chips 0')
    const words = await play(
      table(),
      numbers.out.match(/back \d(?=\n)|drop out/g)?.join('\n') ?? '',
      '--seats',
      'person,random',
    )
    expect(words.code).toBe(0)
    expect(lastLines(numbers)[0]).toMatch(/^over after 6 decisions/)
  })

  test('a person never reads what others hold', async () => {
    const ran = await play(table(), '2\n2\n', '--seats', 'person,random')
    expect(ran.out).toMatch(/B\b.* held \[1 hidden\]/)
    expect(ran.out).not.toMatch(/B: back \d/)
  })

  test('a line that is no choice is answered, not obeyed', async () => {
    const ran = await play(table(), '7\nfly\nwhy back 1\nhelp\nquit\n', '--seats', 'person,random')
    expect(ran.out).toContain('choose 1 to 2')
    expect(ran.out).toContain('A may not fly, because\n  back [duel.2] decides it (number-duel.rules:4)')
    expect(ran.out).toContain('A may not back 1')
    expect(ran.out).toContain('undo, save [FILE], quit')
    expect(ran).toMatchObject({ code: 0, err: 'left after 0 decisions\n' })
  })

  test('a card alone is the answer that is given with it, and of several it is asked which', async () => {
    const cwd = folderWith({ 'hand.rules': HAND })
    const { out } = await realHouserules(['play', 'hand.rules', '--seats', 'person', '--from', 'a hand'], {
      cwd,
      input: '3♣\nwhy 3♣\n4♣\n',
    })
    expect(out).toMatch(/^say which: `lay 3♣` or `keep 3♣`$/m)
    expect(out).toContain('say which: `lay 3♣` or `keep 3♣`; choose 1 to 3;')
    expect(out).toMatch(/^A: lay 4♣$/m)
  })

  describe('`why`', () => {
    /** What is told behind the question, line by line of what is typed. */
    const told = async (typed: string): Promise<string> => {
      const cwd = folderWith({ 'stakes.rules': STAKES })
      const { out } = await realHouserules(['play', 'stakes.rules', '--seats', 'person'], {
        cwd,
        input: `${typed}\nquit\n`,
      })
      return out.split('bet 1 to 99\n')[1]?.trimEnd() ?? ''
    }

    test('tells of a choice by its number what it tells of it by its words', async () => {
      const byNumber = await told('why 1')
      expect(byNumber).toBe(
        'A may pass, because\n  may-pass [stakes.1] allows it (stakes.rules:9)\n    player p may pass at turn',
      )
      expect(byNumber).toBe(await told('why pass'))
    })

    test('tells of one of many numbers in a line, or asks which of them is meant', async () => {
      expect(await told('why 2 30')).toMatch(/^A may bet 30, because\n {2}may-bet \[stakes\.2\] allows it/)
      expect(await told('why 2')).toBe('say which: `bet 1` to `bet 99`, or `2 1` to `2 99`')
    })

    test('asks of which move where nothing is said, or no such line is offered', async () => {
      const how = 'say of which move: choose 1 to 2, or the words of one that is not offered'
      expect([await told('why'), await told('why 3')]).toEqual([how, how])
    })

    test('tells of what is not offered which rule is in the way', async () => {
      expect(await told('why bet 100')).toMatch(/^A may not bet 100, because\n/)
    })
  })

  test.each(['-1', '0', '3', '1.5', '1e5'])('`%s` is no choice, and asked is again', async (line) => {
    const ran = await play(table(), `${line}\nquit\n`, '--seats', 'person,random')
    expect(ran.out.split('\n').at(-2)).toBe('choose 1 to 2; `help` shows what else you can type')
    expect(ran).toMatchObject({ code: 0, err: 'left after 0 decisions\n' })
  })

  test('an answer can be taken back, and bots answer as before', async () => {
    const straight = await play(table(), '2\n1\n2\n', '--seats', 'person,random')
    const taken = await play(table(), 'u\n1\nu\n2\n1\n1\nu\n2\n', '--seats', 'person,random')
    expect(taken.out).toContain('there is nothing to take back')
    expect(taken.out.match(/^taken back$/gm)).toHaveLength(1)
    expect(lastLines(taken)[0]).toMatch(/^over after 6/)
    expect(lastLines(await play(table(), '1\nu\n2\n1\n2\n', '--seats', 'person,random'))).toEqual(lastLines(straight))
  })

  test.each([
    ['a card that went face down is taken up again', 'lay-down', 'taken back'],
    ['a card that was shown stays so', 'show-off', 'it cannot be taken back: a card was shown to B'],
    [
      'an answer stands that hung on what another holds',
      'dare',
      'it cannot be taken back: what came of it hung on cards that A does not know',
    ],
  ])('%s', async (_, words, told) => {
    const cwd = folderWith({ 'challenge.rules': sample('match/challenge.rules') })
    const start = ['play', 'challenge.rules', '--seed', '1', '--seats', 'person']
    const { out } = await realHouserules(start, { cwd, input: 'quit\n' })
    const move = new RegExp(`\\d {2}(${words}.*?)(?= {2}|$)`, 'm').exec(out)?.[1] ?? ''
    const ran = await realHouserules(start, { cwd, input: `${move}\nundo\nquit\n` })
    expect(ran.out).toContain(`\n${told}\n`)
    expect(ran.err).toBe(`left after ${told === 'taken back' ? 0 : 1} decisions\n`)
  })

  test('what bots have shown since cannot be taken back either', async () => {
    const cwd = folderWith({ 'tricks.rules': sample('secrets/face-down-tricks.rules') })
    const ran = await realHouserules(['play', 'tricks.rules', '--seed', '3', '--seats', 'person,random'], {
      cwd,
      input: '1\nundo\nquit\n',
    })
    expect(ran.out).toContain('\nit cannot be taken back: a card was shown to ')
  })

  test('an answer may be given as it is told, `choose ANSWER`', async () => {
    const cwd = folderWith({ 'passing.rules': sample('secrets/passing.rules') })
    const start = ['play', 'passing.rules', '--seed', '5', '--seats', 'person']
    const { out } = await realHouserules(start, { cwd, input: 'quit\n' })
    const [, , card = ''] = /^ *(2) +(\S.*)$/m.exec(out) ?? []
    const ran = await realHouserules(start, { cwd, input: `why choose ${card}\nchoose ${card}\nquit\n` })
    expect(ran.out).toContain(`A may choose ${card}`)
    expect(ran.err).toBe('left after 1 decisions\n')
  })

  test('of several it is told how many are asked for, what is chosen so far, and once what can be typed', async () => {
    const cwd = folderWith({ 'gifts.rules': sample('cli/gifts.rules') })
    const ran = await realHouserules(['play', 'gifts.rules', '--seats', 'person'], { cwd, input: '2\n5♣\n1\nquit\n' })
    const asked = ran.out.split(/^(?=A: choose )/m).filter((each) => each.startsWith('A: choose 1'))
    expect(asked.map((each) => each.split('\n').filter((line) => / in all|type /.test(line)))).toEqual([
      ['   1 to 3 in all, one after the other; so far none', '   type its number, or its words, such as `5♣`'],
      ['   1 to 3 in all, one after the other; so far 3♣'],
      ['   1 to 3 in all, one after the other; so far 3♣, 5♣'],
    ])
  })

  test('a game is saved, and gone on with to the same end', async () => {
    const cwd = table()
    const whole = await play(cwd, '2\n1\n2\n', '--seats', 'person,random')
    const first = await play(cwd, '2\nsave ours.json\nquit\n', '--seats', 'person,random')
    expect(first.out).toContain('saved in ours.json')
    const second = await play(cwd, '1\n2\n', '--seats', 'person,random', '--resume', 'ours.json')
    expect(lastLines(second)).toEqual(lastLines(whole))
    const back = await play(cwd, 'u\n2\n1\n2\n', '--seats', 'person,random', '--resume', 'ours.json')
    expect(back.out).toContain('taken back')
    expect(lastLines(back)).toEqual(lastLines(whole))
  })

  test('all seats may be people', async () => {
    const ran = await play(table(), '2\n1\n2\n1\n2\n1\n', '--seats', 'person')
    expect(lastLines(ran)).toEqual(['over after 6 decisions: A 3, B -3', 'A wins'])
  })

  test('a record is written and shown again', async () => {
    const cwd = table()
    const played = await play(cwd, '', '--seats', 'random', '--record', 'game.json')
    expect(played.err).toContain('recorded in game.json')
    const shown = await houserules(['play', 'duel.rules', '--replay', 'game.json'], { cwd })
    expect(shown.code).toBe(0)
    for (const line of played.out.split('\n').filter((each) => each.startsWith('A: ')))
      expect(shown.out).toContain(line)
  })

  test('input that ends in the middle leaves the game', async () => {
    expect(await play(table(), '2\n', '--seats', 'person,random')).toMatchObject({
      code: 0,
      err: 'left after 2 decisions\n',
    })
  })
})

describe('a damaged file', () => {
  async function saved(change: (text: string) => string): Promise<string> {
    const cwd = table()
    await play(cwd, '2\nsave s.json\nquit\n', '--seats', 'person,random', '--record', 'r.json')
    for (const name of ['s.json', 'r.json'])
      writeFileSync(join(cwd, name), change(readFileSync(join(cwd, name), 'utf8')))
    return cwd
  }

  test.each<[string, (text: string) => string, RegExp]>([
    ['cut off', (text) => text.slice(0, text.length / 2), /^error: [sr].json: not JSON, it seems to be cut off: /],
    ['empty', () => '', /^error: [sr].json: the file is empty\n$/],
    [
      'of another game',
      (text) => text.replace('NumberDuel', 'Whist'),
      /^error: [sr].json: game: this is a game of Whist, not of NumberDuel/,
    ],
    ['of another kind', () => '[]', /^error: [sr].json: format: expected/],
  ])('that is %s is unreadable input', async (_name, change, message) => {
    const cwd = await saved(change)
    for (const argv of [
      ['--resume', 's.json'],
      ['--replay', 'r.json'],
    ]) {
      const ran = await play(cwd, '', ...argv)
      expect(ran.err).toMatch(message)
      expect(ran).toMatchObject({ code: 2, out: '' })
    }
  })

  test('of other rules is used as far as these allow it', async () => {
    const other = (text: string): string => text.replace('d0e1', 'beef')
    expect(await play(await saved(other), '', '--replay', 'r.json')).toMatchObject({
      code: 0,
      err: 'r.json was recorded with other rules of NumberDuel; every choice of it is offered under these as well\n',
    })
    const resumed = await play(await saved(other), '1\n2\n', '--resume', 's.json')
    expect(resumed.out).toContain('over after 6 decisions')
    expect(resumed.err).toContain('the rules of NumberDuel have changed since this was saved')
    expect((await play(await saved((text) => text), '1\n2\n', '--resume', 's.json')).err).not.toContain('have changed')
    const cheated = await saved((text) =>
      other(text)
        .replace('"choice":"drop out"', '"choice":"fly"')
        .replace(/"choice": *"(back \d|drop out)"/, '"choice":"fly"'),
    )
    const shown = await play(cheated, '', '--replay', 'r.json')
    expect(shown).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /^r\.json was recorded with other rules of NumberDuel; it no longer holds at choice \d: [AB] is not offered "fly" at /,
      ),
    })
    expect(await play(cheated, '', '--resume', 's.json')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(
        /^error: s\.json: fingerprint: recorded with other rules .*; it no longer holds at choice \d: /,
      ),
    })
  })

  test('that was changed is not gone on with', async () => {
    const cwd = await saved((text) => text.replace('"round":"2"', '"round":"3"'))
    expect(await play(cwd, '', '--resume', 's.json')).toMatchObject({
      code: 2,
      err: expect.stringContaining('s.json: position: not what the choices of this save lead to'),
    })
  })

  test('that is not there is named', async () => {
    expect(await play(table(), '', '--resume', 'no.json')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/there is no file .*no\.json/),
    })
  })

  test('is named where it is to be gone on with as far as changed rules go', async () => {
    expect(await play(table(), '', '--take-back')).toMatchObject({
      code: 2,
      err: expect.stringContaining('`--take-back` is of a saved game'),
    })
  })
})

test('a move in a saved game is explained', async () => {
  const cwd = table()
  await play(cwd, '2\nsave s.json\nquit\n', '--seats', 'person,random')
  const ran = await houserules(['explain', 'duel.rules', '--save', 's.json', '--move', 'fly', '--seat', 'b'], { cwd })
  expect(ran).toEqual({
    code: 0,
    err: '',
    out: 'B may not fly, because\n  back [duel.2] decides it (number-duel.rules:4)\n    it is not the turn\n',
  })
  expect(
    (await houserules(['explain', 'duel.rules', '--save', 's.json', '--move', 'fly', '--seat', 'Q'], { cwd })).err,
  ).toContain('there is no seat Q; the seats are A to B')
  expect((await houserules(['explain', 'duel.rules', '--save', 's.json'], { cwd })).err).toContain('belong together')
})

test('a save that cannot be written is said so, and the game goes on', async () => {
  const cwd = folderWith({ 'duel.rules': 'game Duel\n', 'file/x': 'old' })
  const ran = await play(cwd, '2\nsave file/x/y.json\nsave file\n1\n2\n', '--seats', 'person,random')
  expect(ran.out.match(/^cannot write: /gm)).toHaveLength(2)
  expect(lastLines(ran)[0]).toMatch(/^over after 6/)
  expect(filesBelow(cwd)).toEqual({ 'duel.rules': 'game Duel\n', 'file/x': 'old' })
})
