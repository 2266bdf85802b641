import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import type { TableNews, ToClient, ToHost } from '../../cli/host/messages.ts'
import type { Room } from '../../cli/host/room.ts'
import { engine as hearts } from '../../generated/hearts/index.ts'
import type { View } from '../../runtime/match/view.ts'
import { wordsInFile } from '../../compiler/game/words-file.ts'
import { source } from '../kit/playout.ts'
import { specimen } from '../kit/specimen.ts'
import { type Setting, hosting, madeOf, planOf, roomsFor } from './kit.ts'
import { TableClient } from './table-client.ts'

/** Somebody at a table, and all that he was sent. */
class Guest {
  readonly sent: ToClient[] = []
  readonly room: Room

  constructor(room: Room, secret?: string) {
    this.room = room
    room.enter(this, secret)
  }

  send(message: ToClient): void {
    // As over the wire.
    this.sent.push(JSON.parse(JSON.stringify(message)) as ToClient)
  }

  last<K extends ToClient['kind']>(kind: K): Extract<ToClient, { kind: K }> | undefined {
    return this.sent.findLast((message) => message.kind === kind) as Extract<ToClient, { kind: K }> | undefined
  }

  get news(): TableNews {
    return this.last('table')?.table ?? expect.fail('nothing was told of the table')
  }

  get view(): View {
    return this.last('view')?.view ?? expect.fail('nothing was shown')
  }

  get secret(): string {
    return this.last('seated')?.secret ?? expect.fail('no seat')
  }
}

async function tableOf(setting: Setting = {}): Promise<Room> {
  const rooms = roomsFor(setting)
  onTestFinished(() => rooms.close())
  return rooms.house()
}

/** Guests who have sat down, from the first seat on. */
function seated(room: Room, ...names: readonly string[]): Guest[] {
  return names.map((name, seat) => {
    const guest = new Guest(room)
    room.sit(guest, seat, name)
    return guest
  })
}

const shortNews = ({ stage, seats }: TableNews): string =>
  `${stage}: ${seats.map(({ name, isBot, isReady }) => `${name ?? (isBot ? 'bot' : '-')}${isReady ? '!' : ''}`).join(' ')}`

test('people sit down by their names, bots fill the empty seats, and it begins once everybody is ready', async () => {
  const room = await tableOf()
  const [ann, bob] = seated(room, 'Ann', 'Bob') as [Guest, Guest]
  expect(shortNews(ann.news)).toBe('waiting: Ann Bob - -')
  room.ready(ann, true)
  room.bot(bob, 2, true)
  room.bot(bob, 3, true)
  expect(shortNews(ann.news)).toBe('waiting: Ann! Bob bot bot')
  expect(ann.last('view')).toBeUndefined()
  room.ready(bob, true)
  expect(shortNews(bob.news)).toBe('playing: Ann Bob bot bot')
  expect([ann.view.seat, bob.view.seat]).toEqual(['A', 'B'])
})

test('a seat is had once, by a name that others can read and nobody else has', async () => {
  const room = await tableOf()
  const [ann] = seated(room, 'Ann') as [Guest]
  const other = new Guest(room)
  expect(() => room.sit(other, 0, 'Bob')).toThrow('somebody else sits there by now')
  expect(() => room.sit(other, 1, ' Ann\u200b ')).toThrow('somebody here is called Ann already')
  expect(() => room.sit(other, 1, '\u202e \n\t')).toThrow('say a name to sit down')
  for (const seat of [-1, 4, 0.5, Number.NaN]) expect(() => room.sit(other, seat, 'Bob')).toThrow('there is no seat')
  room.sit(other, 1, '  <b>Bob\u202e\r\nthe 🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡 ')
  expect(ann.news.seats[1]?.name).toBe(`<b>Bob the ${'🂡'.repeat(13)}`)
})

test('whoever comes later watches, takes the place of a bot, and sees its cards from then on', async () => {
  const room = await tableOf({ plan: planOf('KuhnPoker', 2) })
  const [ann] = seated(room, 'Ann') as [Guest]
  room.bot(ann, 1, true)
  room.ready(ann, true)
  const late = new Guest(room)
  const { view } = late.last('watch') ?? expect.fail('a newcomer watches')
  expect(JSON.stringify(view.zones)).not.toMatch(/"card":"[JQK]"/)
  room.sit(late, 1, 'Bob')
  expect(late.view.seat).toBe('B')
  expect(JSON.stringify(late.view.zones)).toMatch(/"card":"[JQK]"/)
  expect(() => room.sit(new Guest(room), 0, 'Ben')).toThrow('somebody else sits there by now')
})

test('a bot plays for who has gone, until he is back by the secret of his seat', async () => {
  const room = await tableOf({ plan: planOf('KuhnPoker', 2) })
  const [ann, bob] = seated(room, 'Ann', 'Bob') as [Guest, Guest]
  for (const each of [ann, bob]) room.ready(each, true)
  expect(() => room.bot(ann, 1, true)).toThrow('somebody is there')
  room.leave(bob)
  expect(ann.news.seats[1]).toMatchObject({ name: 'Bob', isHere: false })
  room.bot(ann, 1, true)
  expect(ann.news.seats[1]).toMatchObject({ name: 'Bob', isBot: true })
  const back = new Guest(room, bob.secret)
  expect(back.news.own).toBe(1)
  expect(ann.news.seats[1]).toMatchObject({ name: 'Bob', isBot: false, isHere: true })
  // Who leaves for good leaves his cards to a bot, and his secret is worth nothing any more.
  room.stand(back)
  expect(ann.news.seats[1]).toMatchObject({ name: null, isBot: true })
  expect(new Guest(room, bob.secret).news.own).toBeNull()
})

test('a table chooses another game, other seats and options, and everybody is asked again', async () => {
  const room = await tableOf()
  const [ann, bob] = seated(room, 'Ann', 'Bob') as [Guest, Guest]
  room.ready(ann, true)
  await room.plan(bob, planOf('TrumpKing', 4))
  expect(shortNews(ann.news)).toBe('waiting: Ann Bob')
  expect(ann.last('sheet')?.sheet.name).toBe('TrumpKing')
  const third = new Guest(room)
  await expect(room.plan(third, planOf('Hearts', 4))).rejects.toThrow('take a seat first')
  await expect(room.plan(ann, { ...planOf('TrumpKing', 1) })).rejects.toThrow('2 people sit here already')
  await expect(room.plan(ann, planOf('Nowhere', 2))).rejects.toThrow('does not offer a game called "Nowhere"')
  await room.plan(ann, { ...planOf('TrumpKing', 2), rules: ['One', 'Other'] })
  expect(bob.news.problem).toBe('One and Other do not go together')
  for (const each of [ann, bob]) room.ready(each, true)
  expect(bob.news.stage).toBe('waiting')
  await room.plan(ann, { ...planOf('TrumpKing', 2), options: { nothing: 'of it' } })
  expect([bob.news.problem, bob.news.plan.options]).toEqual([null, {}])
})

/** Plays to the end by random choices of those who sit there; `look` is called after each. */
function playOn(room: Room, guests: readonly Guest[], random: (below: number) => number, look = (): void => {}): void {
  for (let guard = 0; guests[0]?.view.results === null && guard < 5000; guard += 1) {
    const asked = guests.find(({ view }) => view.decision !== null) ?? expect.fail('nobody is asked')
    const { decision } = asked.view
    const choice = decision?.choices[random(decision.choices.length)] ?? expect.fail('nothing to choose')
    room.answer(asked, decision?.step ?? 0, choice.move)
    look()
  }
}

test('a game is played to its end, and again', async () => {
  const room = await tableOf({ plan: planOf('KuhnPoker', 2) })
  const guests = seated(room, 'Ann', 'Bob')
  for (let game = 0; game < 3; game += 1) {
    for (const each of guests) room.ready(each, true)
    playOn(room, guests, source(game))
    expect(guests.map(({ news }) => news.stage)).toEqual(['over', 'over'])
  }
})

/** The names of cards that are seen in a hand. */
const held = (view: Pick<View, 'zones'>, seat: string): string[] => {
  const hands = (view.zones['hand'] ?? {}) as Readonly<Record<string, readonly { readonly card: string | null }[]>>
  return (hands[seat] ?? []).flatMap(({ card }) => (card === null ? [] : [card]))
}

test('who watches is sent no card of a hand, and no seat the cards of another', async () => {
  const room = await tableOf()
  const guests = seated(room, 'Ann', 'Bob', 'Cid', 'Dora')
  const watcher = new Guest(room)
  for (const each of guests) room.ready(each, true)
  const hands = guests.map(({ view }) => held(view, view.seat))
  expect(hands.map((hand) => hand.length)).toEqual([13, 13, 13, 13])
  for (const [seat, { sent }] of guests.entries())
    for (const [other, hand] of hands.entries())
      for (const card of hand)
        expect(JSON.stringify(sent.filter(({ kind }) => kind === 'view')).includes(`"${card}"`)).toBe(other === seat)
  let seen = 0
  playOn(room, guests, source(5), () => {
    const { view } = watcher.last('watch') ?? expect.fail('nothing was shown to who watches')
    const wire = JSON.stringify(view)
    for (const card of guests.flatMap((guest) => held(guest.view, guest.view.seat))) expect(wire).not.toContain(card)
    seen += JSON.stringify(view.zones['trick']).match(/"card":"/g)?.length ?? 0
  })
  // And yet it was shown the tricks.
  expect(seen).toBeGreaterThan(50)
  expect(watcher.last('watch')?.view.results).not.toBeNull()
})

test('while several choose at the same time, nobody is sent anything of what another chose, nor that he did', async () => {
  const room = await tableOf()
  const guests = seated(room, 'Ann', 'Bob', 'Cid', 'Dora')
  const watcher = new Guest(room)
  for (const each of guests) room.ready(each, true)
  const [ann, ...others] = guests as [Guest, Guest, Guest, Guest]
  const before = [...others, watcher].map(({ sent }) => sent.length)
  room.answer(ann, 0, 0)
  expect(ann.view.answered).toHaveLength(1)
  expect([...others, watcher].map(({ sent }) => sent.length)).toEqual(before)
})

const ENDLESS = `game Endless for 2 players "one move never ends"

score of player: number starts 0

to match
  each player p
    p must act
  finish

to rest by player p
  score of p gains 1

to go-on by player p
  repeat
    score of p gains 1
    score of p loses 1
  until score of p > 1

any: player p may rest at match
other: player p may go-on at match
`

test('rules that never come to an end are refused, and the table goes on', async () => {
  const { engine } = await specimen(ENDLESS)
  const room = await tableOf({ plan: planOf('Endless', 2), make: () => Promise.resolve(madeOf(engine)) })
  const [ann, bob] = seated(room, 'Ann', 'Bob') as [Guest, Guest]
  for (const each of [ann, bob]) room.ready(each, true)
  const endless = ann.view.decision?.choices.find(({ words }) => words === 'go-on')
  room.answer(ann, 0, endless?.move)
  expect(ann.last('refused')?.outcome).toMatchObject({ taken: false, kind: 'endless' })
  expect(bob.last('refused')).toBeUndefined()
  for (const each of [ann, bob]) {
    const { decision } = each.view
    room.answer(each, decision?.step ?? 0, decision?.choices.find(({ words }) => words === 'rest')?.move)
  }
  expect(ann.news.stage).toBe('over')
})

test('says in words what a client cannot have, and goes on', async () => {
  const { port, house } = await hosting()
  const client = await TableClient.connect(port)
  const said: string[] = []
  const nonsense: readonly (ToHost | string)[] = [
    'nonsense',
    '{"kind":"answer"}',
    '{"kind":"toString"}',
    '{"kind":"plan","plan":{"game":"Hearts","rules":[1],"players":4,"options":{}}}',
    { kind: 'answer', step: 0, choice: 0 },
    { kind: 'enter', table: 'nowhere' },
    { kind: 'enter', table: house },
    { kind: 'plan', plan: planOf('toString', 4) },
    { kind: 'plan', plan: planOf('Hearts', 1e9) },
  ]
  for (const message of nonsense) {
    client.say(message)
    if (typeof message === 'object' && message.kind === 'enter' && message.table === house) continue
    said.push((await client.next('error'))?.why ?? '')
  }
  expect(said).toEqual([
    'that is no message of this host',
    'that is no message of this host',
    'that is no message of this host',
    'that is no message of this host',
    'come to a table first',
    'there is no such table',
    'this host does not offer a game called "toString"',
    'a table has 1 to 12 seats',
  ])
})

test('a seat is answered for that takes too long', async () => {
  const { port, house } = await hosting({ plan: planOf('KuhnPoker', 2), patience: 30 })
  const clients = [await TableClient.connect(port), await TableClient.connect(port)]
  for (const [seat, client] of clients.entries()) {
    await client.sitsAt(house, seat)
    client.say({ kind: 'ready', isReady: true })
  }
  for (let view = (await clients[0]?.next('view'))?.view; view?.results === null;)
    view = (await clients[0]?.next('view'))?.view
  const stage = (): string | undefined =>
    clients[0]?.received.flatMap((message) => (message.kind === 'table' ? [message.table.stage] : [])).at(-1)
  await expect.poll(stage).toBe('over')
})

test('a host that speaks Japanese tells and asks in it, by the words of the game', async () => {
  const { ja } = { ja: wordsInFile(readFileSync('rules/hearts/hearts.words.ja.json', 'utf8')) }
  const room = await tableOf({ language: 'ja', make: () => Promise.resolve(madeOf(hearts, { ja })) })
  const guests = seated(room, 'あおい', 'はる', 'ゆき', 'れん')
  for (const guest of guests) room.ready(guest, true)
  const [first] = guests
  expect(first?.view.decision?.said).toBe('あおいは渡す札を選ぶ')
  expect(first?.last('view')?.told.flatMap(({ lines }) => lines)).toContain('はるに13枚の札が配られる')
  expect(first?.last('sheet')?.sheet.words.ja?.['hand']).toBe('手札')
  const told = () => first?.last('view')?.told.flatMap(({ lines }) => lines) ?? []
  if (first !== undefined) room.answer(first, first.view.step, 0)
  expect(told().at(-1)).toMatch(/^あおい：.+（まだ知らされない）$/u)
  if (first !== undefined) room.undo(first, first.view.step)
  expect(told().at(-1)).toMatch(/^取り消し：あおい：/u)
})
