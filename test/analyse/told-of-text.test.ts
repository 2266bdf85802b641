import { expect, test } from 'vitest'
import { boundsOf, boundsOfMembers } from '../../compiler/analyse/bounds.ts'
import { analysesOf } from '../../compiler/analyse/analyses.ts'
import { Confinement } from '../../compiler/analyse/confinement.ts'
import { isNeverEmpty } from '../../compiler/analyse/domain.ts'
import type { Regions } from '../../compiler/analyse/effect-set.ts'
import { Effects } from '../../compiler/analyse/effects.ts'
import { keyOfRegion } from '../../compiler/analyse/region.ts'
import { sizeOfSet } from '../../compiler/analyse/sizes.ts'
import type { TStmt } from '../../compiler/program/ir.ts'
import { programOf } from './told-game.ts'

// What analyses tell of expressions and instructions, read beside their text.

const listed = (regions: Regions): string =>
  [...regions]
    .map(keyOfRegion)
    .sort((a, b) => (a < b ? -1 : 1))
    .join(', ')

/** What a fact says that is worked out, of a card `c`. */
function told(type: string, said: string): string {
  const program = programOf(`sized of card c: set of number = 1..rank of c
asked of card c: ${type} = ${said}`)
  const value = program.facts.get('asked')?.value
  if (value == null) throw new Error(`${said} says nothing`)
  const { from, to } = value.type.set ? boundsOfMembers(program, value) : boundsOf(program, value)
  const reads = listed(new Effects(program).reads(value))
  return `${said} | ${sizeOfSet(program, value)} within ${from}..${to} | ${reads}`
}

test('how large sets and numbers are, and what they read', () => {
  const sets = [
    ['set of number', '(1, 2, 5)'],
    ['set of number', '2..6'],
    ['set of number', '1..limit'],
    ['set of number', '1..open-limit of first of players'],
    ['set of number', '1..5000'],
    ['set of number', '5..2'],
    ['set of number', '(1..3) + 7'],
    ['set of number', '1..9 - (2, 3)'],
    ['set of number', '(1..3 if rounds = 0 else (0, 9))'],
    ['set of number', 'seen'],
    ['set of number', 'bid of players'],
    ['set of number', 'distinct of rank of deck'],
    ['set of suit', 'suit of hand of first of players'],
    ['set of suit', 'each suit s where s != ♣'],
    ['set of player', 'each player p where bid of p > 1'],
    ['set of player', 'players - winner'],
    ['set of card', 'deck'],
    ['set of card', 'hand'],
    ['set of card', 'each held d'],
    ['set of card', 'each low d where d is not new'],
    ['set of card', 'top of (deck, 2)'],
    ['set of card', 'heap of old + heap of new'],
    ['set of definition', 'definition of deck'],
    ['set of text', 'name of deck'],
    ['list of suit', 'marks of c'],
    ['set of suit', '(♣, ♥)'],
    ['set of suit', '()'],
    ['set of number', '0..998'],
    ['set of number', '0..999'],
    ['set of number', '0..1000'],
    ['set of number', '0..1001'],
    ['set of number', '3..3'],
    ['set of number', '3..2'],
    ['set of number', '(1, 2) + (2, 3)'],
    ['set of number', '(1..3 if rounds = 0 else 4..9)'],
    ['set of number', '(4..9 if rounds = 0 else 1..3)'],
    ['set of number', 'case rounds: 1 is 1..3, else 2..4'],
    ['set of number', 'sized of c'],
    ['set of suit', 'marks of deck'],
    ['set of player', 'each player p'],
    ['set of player', 'owner of deck'],
    ['set of card', 'each card d'],
    ['set of effect', 'each effect e'],
    ['set of definition', 'each definition d'],
    ['set of definition', '(♣1, ♥2)'],
  ] as const
  const single = [
    ['number', '3 + limit - rounds'],
    ['number', '4 - 6'],
    ['number', '3 * 4'],
    ['number', '3 * rounds'],
    ['number', 'count of deck + 1'],
    ['number', '10 - count of deck'],
    ['number', 'ticks + 2'],
    ['number', 'times (move card d to hand of first of players)'],
    ['number', 'wealth of first of players'],
    ['number', 'rank of c'],
    ['number', '(1 if c is low else 0)'],
    ['number', 'case rounds: 1 is bid of first of players, else count of deck'],
    ['suit', 'suit of c'],
    ['suit', 'printed suit of c'],
    ['player or none', 'owner of c'],
    ['player or none', 'next of winner'],
    ['truth', 'c in heap of old'],
    ['truth', 'c is new'],
    ['truth', 'speed is fast'],
    ['truth', 'first of players beats last of players'],
    ['truth', 'some player p where p may take c'],
    ['truth', 'first of players may take c'],
    ['truth', 'no card d in deck where d is new'],
    ['truth', 'not rounds = 3'],
    ['truth', 'yes'],
    ['suit', '♣'],
    ['card or none', 'c'],
    ['card or none', 'the card d in deck where d is new'],
    ['player or none', 'none'],
    ['definition', '♣1'],
    ['text', '"new"'],
    ['text', 'name of c'],
  ].flatMap(([type, said]) => (type === undefined || said === undefined ? [] : [[type, said] as const]))
  expect([...sets, ...single].map(([type, said]) => told(type, said))).toMatchInlineSnapshot(`
    [
      "(1, 2, 5) | 3 within 1..5 | ",
      "2..6 | 5 within 2..6 | ",
      "1..limit | 4 within 1..4 | ",
      "1..open-limit of first of players | 100000 within 1..Infinity | fact rounds",
      "1..5000 | 100000 within 1..5000 | ",
      "5..2 | 0 within 5..2 | ",
      "(1..3) + 7 | 4 within 1..7 | ",
      "1..9 - (2, 3) | 9 within 1..9 | ",
      "(1..3 if rounds = 0 else (0, 9)) | 3 within 0..9 | fact rounds",
      "seen | 100000 within -Infinity..Infinity | fact seen",
      "bid of players | 12 within -Infinity..Infinity | fact bid",
      "distinct of rank of deck | 100000 within -Infinity..Infinity | definition, zone deck",
      "suit of hand of first of players | 2048 within -Infinity..Infinity | definition, zone hand",
      "each suit s where s != ♣ | 3 within -Infinity..Infinity | ",
      "each player p where bid of p > 1 | 12 within -Infinity..Infinity | fact bid",
      "players - winner | 12 within -Infinity..Infinity | fact winner",
      "deck | 2048 within -Infinity..Infinity | zone deck",
      "hand | 2048 within -Infinity..Infinity | zone hand",
      "each held d | 2048 within -Infinity..Infinity | cards, zone hand",
      "each low d where d is not new | 2048 within -Infinity..Infinity | adjective new, cards, definition, zone deck, zone hand",
      "top of (deck, 2) | 2048 within -Infinity..Infinity | zone deck",
      "heap of old + heap of new | 4096 within -Infinity..Infinity | zone heap",
      "definition of deck | 2048 within -Infinity..Infinity | definition, zone deck",
      "name of deck | 2048 within -Infinity..Infinity | definition, zone deck",
      "marks of c | 100000 within -Infinity..Infinity | definition",
      "(♣, ♥) | 2 within -Infinity..Infinity | ",
      "() | 0 within Infinity..-Infinity | ",
      "0..998 | 999 within 0..998 | ",
      "0..999 | 1000 within 0..999 | ",
      "0..1000 | 100000 within 0..1000 | ",
      "0..1001 | 100000 within 0..1001 | ",
      "3..3 | 1 within 3..3 | ",
      "3..2 | 0 within 3..2 | ",
      "(1, 2) + (2, 3) | 4 within 1..3 | ",
      "(1..3 if rounds = 0 else 4..9) | 6 within 1..9 | fact rounds",
      "(4..9 if rounds = 0 else 1..3) | 6 within 1..9 | fact rounds",
      "case rounds: 1 is 1..3, else 2..4 | 100000 within -Infinity..Infinity | fact rounds",
      "sized of c | 100000 within -Infinity..Infinity | definition",
      "marks of deck | 204800000 within -Infinity..Infinity | definition, zone deck",
      "each player p | 12 within -Infinity..Infinity | ",
      "owner of deck | 2048 within -Infinity..Infinity | owner, zone deck",
      "each card d | 2048 within -Infinity..Infinity | cards",
      "each effect e | 2048 within -Infinity..Infinity | zone plans, zone waiting",
      "each definition d | 9 within -Infinity..Infinity | ",
      "(♣1, ♥2) | 2 within -Infinity..Infinity | ",
      "3 + limit - rounds | 1 within -Infinity..Infinity | fact rounds",
      "4 - 6 | 1 within -2..-2 | ",
      "3 * 4 | 1 within 12..12 | ",
      "3 * rounds | 1 within -Infinity..Infinity | fact rounds",
      "count of deck + 1 | 1 within 1..Infinity | zone deck",
      "10 - count of deck | 1 within -Infinity..10 | zone deck",
      "ticks + 2 | 1 within -Infinity..Infinity | count times-tick",
      "times (move card d to hand of first of players) | 1 within 0..Infinity | count times-move, zone hand",
      "wealth of first of players | 1 within -Infinity..Infinity | fact bid, zone hand",
      "rank of c | 1 within -Infinity..Infinity | definition",
      "(1 if c is low else 0) | 1 within -Infinity..Infinity | definition, zone deck, zone hand",
      "case rounds: 1 is bid of first of players, else count of deck | 1 within -Infinity..Infinity | fact bid, fact rounds, zone deck",
      "suit of c | 1 within -Infinity..Infinity | definition",
      "printed suit of c | 1 within -Infinity..Infinity | ",
      "owner of c | 1 within -Infinity..Infinity | owner",
      "next of winner | 1 within -Infinity..Infinity | fact winner",
      "c in heap of old | 1 within -Infinity..Infinity | zone heap",
      "c is new | 1 within -Infinity..Infinity | adjective new",
      "speed is fast | 1 within -Infinity..Infinity | ",
      "first of players beats last of players | 1 within -Infinity..Infinity | fact bid",
      "some player p where p may take c | 1 within -Infinity..Infinity | state",
      "first of players may take c | 1 within -Infinity..Infinity | state",
      "no card d in deck where d is new | 1 within -Infinity..Infinity | adjective new, zone deck",
      "not rounds = 3 | 1 within -Infinity..Infinity | fact rounds",
      "yes | 1 within -Infinity..Infinity | ",
      "♣ | 1 within -Infinity..Infinity | ",
      "c | 1 within -Infinity..Infinity | ",
      "the card d in deck where d is new | 1 within -Infinity..Infinity | adjective new, zone deck",
      "none | 1 within -Infinity..Infinity | ",
      "♣1 | 1 within -Infinity..Infinity | ",
      ""new" | 1 within -Infinity..Infinity | ",
      "name of c | 1 within -Infinity..Infinity | definition",
    ]
  `)
})

/** What the instructions of an event write, and whether they are certain to be carried out to their end. */
function done(...lines: readonly string[]): string {
  const program = programOf(`to try card c by player p\n${lines.map((line) => `  ${line}`).join('\n')}`)
  const proc = program.events.get('try')?.proc
  if (proc == null) throw new Error('nothing is tried')
  const effects = new Effects(program)
  const written = effects.writes({ kind: 'piece', body: proc.body, span: proc.span, cites: [] } as TStmt)
  const certain = proc.body.every((s) => analysesOf(program).completion().isCertain(s))
  const refuses = analysesOf(program).refusals().mayRefuse(proc)
  const how = [certain ? 'certain' : '', refuses ? 'may be refused' : '', proc.resumable ? 'suspends' : '']
  return `${lines.join(' / ')} | ${how.filter((each) => each !== '').join(', ')} | ${listed(written)}`
}

test('what instructions write, and whether they go through', () => {
  expect(
    [
      ['rounds gains 1'],
      ['bid of p becomes 3'],
      ['c becomes new'],
      ['let n = 3', 'rounds gains n'],
      ['move c to deck'],
      ['move c to heap of old'],
      ['move hand of p to deck'],
      ['create ♣1 to deck'],
      ['create ♣1 to heap of new'],
      ['delete c'],
      ['shuffle deck'],
      ['show c to p'],
      ['owner of c becomes p'],
      ['rest by p'],
      ['ring by p'],
      ['hum by p'],
      ['tick'],
      ['take c by p'],
      ['must take c by p'],
      ['stall by p'],
      ['wait by p'],
      ['if rounds > 3', '  rounds gains 1', 'else', '  tick'],
      ['each player q', '  bid of q gains 1'],
      ['while rounds < 3', '  rounds gains 1'],
      ['repeat', '  rounds gains 1', 'until rounds > 3'],
      ['choose card d in deck by p', 'move d to hand of p'],
      ['choose number n in 1..3 by p', 'rounds becomes n'],
      ['choose suit s by p', 'rounds gains 1'],
      ['choose suit s by chance', 'rounds gains 1'],
      ['choose 2 card d in deck by p', 'rounds gains 1'],
      ['choose one of by p', '  - rounds gains 1', '  - tick'],
      ['p may', '  rounds gains 1'],
      ['p may act'],
      ['later by p', '  rounds gains 1'],
      ['only if rounds > 3', 'rounds gains 1'],
      ['stop', 'rounds gains 1'],
      ['stop turn'],
      ['finish'],
      ['until ring by player q', '  player q cannot take card d'],
      ['during ring', '  player q cannot take card d'],
      ['announce', '  rounds gains 1'],
    ].map((lines) => done(...lines)),
  ).toMatchInlineSnapshot(`
    [
      "rounds gains 1 | certain | fact rounds",
      "bid of p becomes 3 | certain | fact bid",
      "c becomes new | certain | adjective new",
      "let n = 3 / rounds gains n | certain | fact rounds",
      "move c to deck | certain | adjective kept-back, viewers, zone deck, zones",
      "move c to heap of old | may be refused | adjective kept-back, viewers, zone heap, zones",
      "move hand of p to deck | certain | adjective kept-back, viewers, zone deck, zones",
      "create ♣1 to deck |  | cards, zone deck",
      "create ♣1 to heap of new | may be refused | cards, zone heap",
      "delete c |  | cards, viewers, zones",
      "shuffle deck | certain | random, viewers, zone deck",
      "show c to p | certain | viewers",
      "owner of c becomes p | certain | owner",
      "rest by p | certain | fact rounds",
      "ring by p | certain | fact bid, fact rounds, fact winner, zone waiting",
      "hum by p | may be refused | fact rounds, zone plans, zone waiting",
      "tick | certain | count times-tick, fact rounds",
      "take c by p | may be refused | adjective kept-back, viewers, zone hand, zones",
      "must take c by p | certain | adjective kept-back, viewers, zone hand, zones",
      "stall by p |  | ",
      "wait by p | may be refused, suspends | ",
      "if rounds > 3 /   rounds gains 1 / else /   tick | certain | count times-tick, fact rounds",
      "each player q /   bid of q gains 1 | certain | fact bid",
      "while rounds < 3 /   rounds gains 1 |  | fact rounds",
      "repeat /   rounds gains 1 / until rounds > 3 |  | fact rounds",
      "choose card d in deck by p / move d to hand of p | may be refused, suspends | adjective kept-back, viewers, zone hand, zones",
      "choose number n in 1..3 by p / rounds becomes n | certain, suspends | fact rounds",
      "choose suit s by p / rounds gains 1 | certain, suspends | fact rounds",
      "choose suit s by chance / rounds gains 1 | certain, suspends | fact rounds, random",
      "choose 2 card d in deck by p / rounds gains 1 | may be refused, suspends | fact rounds",
      "choose one of by p /   - rounds gains 1 /   - tick | may be refused, suspends | count times-tick, fact rounds",
      "p may /   rounds gains 1 | suspends | fact rounds",
      "p may act | may be refused, suspends | ",
      "later by p /   rounds gains 1 | certain | zone plans, zone waiting",
      "only if rounds > 3 / rounds gains 1 | may be refused | fact rounds",
      "stop / rounds gains 1 |  | fact rounds",
      "stop turn | may be refused, suspends | ",
      "finish |  | end",
      "until ring by player q /   player q cannot take card d |  | zone lasting, zone plans, zone waiting",
      "during ring /   player q cannot take card d |  | zone lasting, zone plans, zone waiting",
      "announce /   rounds gains 1 | may be refused, suspends | fact rounds",
    ]
  `)
})

test('where cards of an adjective lie', () => {
  const program = programOf('card c is placed if c is held or c in deck and c is loose')
  const confinement = new Confinement(program)
  const zones = (name: string): string => {
    const local = { id: -1, name: 'd', type: { base: 'card', of: '', set: false, optional: false } } as const
    const span = { file: { path: '', text: '' }, start: 0, end: 0 }
    const type = { base: 'truth', of: '', set: false, optional: false } as const
    const of = { kind: 'local', local, type: local.type, span } as const
    return `${name}: ${confinement.ofTests([{ kind: 'adjective', name, of, type, span }], local)?.join(', ') ?? 'anywhere'}`
  }
  expect(['held', 'low', 'new', 'loose', 'kept-back', 'placed'].map(zones)).toMatchInlineSnapshot(`
    [
      "held: hand",
      "low: deck, hand",
      "new: anywhere",
      "loose: anywhere",
      "kept-back: hand",
      "placed: deck, hand",
    ]
  `)
})

test('what there is always something of to choose', () => {
  const isAlways = (said: string): string => {
    const proc = programOf(`to try by player p\n  choose ${said} by p`).events.get('try')?.proc
    const [choice] = proc?.body ?? []
    if (choice?.kind !== 'choose') throw new Error('nothing is chosen')
    return `${said}: ${isNeverEmpty(choice.domain) ? 'always' : 'not always'}`
  }
  expect(
    [
      'suit s',
      'player q',
      'player q where q != p',
      'card c in deck',
      'number n in 1..3',
      'number n in 2..2',
      'number n in 3..1',
      'number n in 1..rounds',
      'number n in rounds..1',
      'number n in (1, 2)',
      'number n in seen',
      'number n in (1..3) + 4',
    ].map(isAlways),
  ).toMatchInlineSnapshot(`
    [
      "suit s: always",
      "player q: always",
      "player q where q != p: not always",
      "card c in deck: not always",
      "number n in 1..3: always",
      "number n in 2..2: always",
      "number n in 3..1: not always",
      "number n in 1..rounds: not always",
      "number n in rounds..1: not always",
      "number n in (1, 2): always",
      "number n in seen: not always",
      "number n in (1..3) + 4: not always",
    ]
  `)
})
