import { describe, expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'
import { fixesOf } from '../../language/fixes.ts'
import { familyOf } from '../../bench/pairs/variants.ts'
import { repositoryRules, root } from './kit.ts'

/** Two variants that are joined, and whose order decides what comes out. */
const base = `game Base for 2 players
type suit: sun, moon
printed suit of card: suit
printed rank of card: number
card each suit s, each number n in 1..9 named s n
  suit = s
  rank = n
zone hand of player p seen by p
zone heap seen by everyone
zone away seen by everyone
score of player: number starts 0
level: number starts 0
spare: number starts 0
player p is marked starts no
worth of card c: number = rank of c
to match
  each definition d
    create d to away
  each player p
    turn by p
  each player p
    result of p becomes score of p + level + spare + sum of worth of heap
  finish
to turn by player p
  p must act
to lay card c by player p
  move c to heap
player p may lay card c in hand of p at turn
player p cannot lay card c if suit of c = moon and level > 98
always no player p where p is marked and level > 99
`

const joined = (first: string, second: string, how = ', '): string[] => {
  const texts = {
    Base: base,
    First: `variant First of Base\n${first}\n`,
    Second: `variant Second of Base\n${second}\n`,
  }
  const files: Readonly<Record<string, string>> = { ...texts, Ours: `variant Ours of Base with First${how}Second\n` }
  const { diagnostics } = checkGame('Ours', { read: (path) => files[path] ?? null, find: (name) => name })
  return diagnostics.map(({ code, severity, secondary }) => {
    const said = secondary.map(({ span }) => span.file.text.slice(span.start, span.end).split('\n')[0])
    return [code, severity, ...said].join(' | ')
  })
}

/** In either order it is told, of both sentences; with `before` it is not. */
function parts(first: string, second: string): void {
  expect(joined(first, second)).toHaveLength(1)
  expect(joined(first, second)[0]).toMatch(/^HR0412 \| warning \| /)
  expect(joined(second, first)).toHaveLength(1)
  expect(joined(first, second, ' before ')).toEqual([])
  expect(joined(second, first, ' before ')).toEqual([])
}

function commutes(first: string, second: string): void {
  expect([...joined(first, second), ...joined(second, first)]).toEqual([])
}

test('both sentences are named', () => {
  const [one, other] = [
    'player p must lay card c where rank of c > 5 at turn',
    'player p must lay card c where suit of c = sun at turn',
  ]
  expect(joined(one, other)).toEqual([`HR0412 | warning | ${one} | ${other}`])
})

test('an order holds through those in between', () => {
  const changing = (name: string, block: string): string => `variant ${name} of Base\nafter lay card c\n  ${block}\n`
  const found = (joining: string): number => {
    const files: Readonly<Record<string, string>> = {
      Base: base,
      First: changing('First', 'level gains 2'),
      Second: changing('Second', 'level becomes level * 2'),
      Third: changing('Third', 'level becomes level * 3 + 1'),
      Ours: `variant Ours of Base with ${joining}\n`,
    }
    return checkGame('Ours', { read: (path) => files[path] ?? null, find: (name) => name }).diagnostics.length
  }
  expect(found('First, Second, Third')).toBe(3)
  expect(found('First before Second, Third')).toBe(2)
  expect(found('First before Second before Third')).toBe(0)
})

test('a fix says that they stay in the order in which they stand', () => {
  const files: Readonly<Record<string, string>> = {
    Base: base,
    First: 'variant First of Base\nafter lay card c\n  level gains 2\n',
    Second: 'variant Second of Base\nafter lay card c\n  level becomes level * 2\n',
    Ours: 'variant Ours of Base with First, Second\n',
  }
  const { diagnostics } = checkGame('Ours', { read: (path) => files[path] ?? null, find: (name) => name })
  const [fix] = diagnostics.flatMap(fixesOf)
  expect(fix?.title).toBe('write `with First before Second`')
  const { start = 0, end = 0 } = fix?.edit.span ?? {}
  const text = files['Ours'] ?? ''
  expect(`${text.slice(0, start)}${fix?.edit.replacement ?? ''}${text.slice(end)}`).toBe(
    'variant Ours of Base with First before Second\n',
  )
})

describe('what must be done', () => {
  const must = (where: string, cond = ''): string => `player p must lay card c where ${where} at turn${cond}`

  test('decides where no move does both', () => parts(must('rank of c > 5'), must('suit of c = sun')))

  test('comes to the same where one asks for more of the same', () =>
    commutes(must('rank of c > 5'), must('rank of c > 5 and suit of c = sun')))

  test('comes to the same where the two never hold together', () =>
    commutes(must('rank of c > 5', ' if level = 0'), must('suit of c = sun', ' if level > 2')))
})

describe('what happens instead', () => {
  const instead = (cond: string, block: string): string => `instead of lay card c by player p if ${cond}\n  ${block}`

  test('is the first that fits', () =>
    parts(instead('rank of c > 5', 'move c to away'), instead('suit of c = sun', 'score of p gains 3')))

  test('comes to the same where both do the same, or only one can fit', () => {
    commutes(instead('rank of c > 5', 'move c to away'), instead('suit of c = sun', 'move c to away'))
    commutes(instead('rank of c > 5', 'move c to away'), instead('rank of c < 3', 'score of p gains 3'))
  })
})

describe('what happens around an event', () => {
  const after = (block: string, cond = ''): string => `after lay card c by player p${cond}\n  ${block}`
  const before = (block: string): string => `before lay card c by player p\n  ${block}`

  test('decides where one adds and the other doubles', () => {
    parts(after('level gains 2'), after('level becomes level * 2'))
    parts(before('level gains 2'), before('level becomes level * 2'))
  })

  test('decides where one reads what the other writes, in its condition, its block or a fact', () => {
    parts(after('level gains 1'), after('score of p gains 1', ' if level > 2'))
    parts(after('level gains 1'), after('score of p gains level'))
    parts(after('move heap to away'), after('score of p gains sum of worth of heap'))
    parts(after('move heap to away'), after('score of p gains high', '') + '\nhigh: number = count of heap')
  })

  test('decides where one ends the game or the event around', () => {
    parts(after('finish', ' if rank of c = 9'), after('score of p gains 1'))
    parts(after('stop turn', ' if rank of c = 9'), after('score of p gains 1'))
  })

  test('decides where one ends what the other lays down', () =>
    parts(after('move heap to away'), after('until move card d from heap to away\n    except worth of card e += 1')))

  test('comes to the same where both only add, or say the same', () => {
    commutes(after('level gains 2'), after('level loses 1'))
    commutes(after('level becomes 2'), after('level becomes 2'))
    commutes(after('p becomes marked'), after('p becomes marked'))
    commutes(after('level gains 2'), after('spare gains 1'))
  })

  test('but not where they say another thing', () => {
    parts(after('level becomes 2'), after('level becomes 3'))
    parts(after('p becomes marked'), after('p becomes not marked'))
  })

  test('comes to the same where conditions exclude each other, also of members', () => {
    commutes(after('level becomes 2', ' if rank of c = 3'), after('level becomes 3', ' if rank of c = 4'))
    const nines = ' if count of heap = 2 and count of (each card d in heap where rank of d = 9) = 2'
    commutes(after('move heap to away', nines), after('score of p gains 1', ' if 8 in rank of heap'))
    parts(after('move heap to away', nines), after('score of p gains 1', ' if 9 in rank of heap'))
    commutes(after('move heap to away', nines), after('score of p gains 1', ' if count of heap mod 2 = 1'))
  })

  test('but not where one makes the condition of the other true', () =>
    parts(after('level becomes 2', ' if level = 1'), after('level becomes 3', ' if level = 2')))

  test('comes to the same where either does the same and leaves nothing for the other', () =>
    commutes(after('move heap to away', ' if 8 in rank of heap'), after('move heap to away', ' if 7 in rank of heap')))
})

describe('exceptions', () => {
  test('decide where one bounds or doubles and the other adds', () => {
    parts('except worth of card c += 1', 'except worth of card c = 2 * otherwise')
    parts('except worth of card c = lowest of (otherwise, 5)', 'except worth of card c -= 1')
  })

  test('come to the same where both add, both multiply, both bound from one side, or do not meet', () => {
    commutes('except worth of card c += 1', 'except worth of card c = otherwise - 2')
    commutes('except worth of card c = otherwise * 3', 'except worth of card c = 0 - otherwise')
    commutes('except worth of card c = lowest of (otherwise, 5)', 'except worth of card c = lowest of (4, otherwise)')
    commutes('except worth of card c += 1 if rank of c = 2', 'except worth of card c = otherwise * 2 if rank of c = 3')
  })
})

describe('what lasts', () => {
  const laid = (what: string, cond = ''): string => `after lay card c by player p${cond}\n  until turn\n    ${what}`
  const [doubled, more] = ['except worth of card d = otherwise * 2', 'except worth of card d = otherwise + 1']

  test('decides where it is laid down at the same moment, and hangs on which is laid down first', () => {
    parts(laid(doubled), laid(more))
    parts(
      laid('player q must lay card d where rank of d > 5 at turn'),
      laid('player q must lay card d where suit of d = sun at turn'),
    )
    parts(laid('after lay card d\n      level gains 2'), laid('after lay card d\n      level becomes level * 2'))
  })

  test('comes to the same where both add, at moments that are never one, and beside what always stands', () => {
    commutes(laid('except worth of card d += 1'), laid(more))
    commutes(laid(doubled, ' if rank of c = 2'), laid(more, ' if rank of c = 3'))
    commutes(laid(doubled), more)
  })
})

describe('what players see and are told', () => {
  test('decides where one shows what the other hides', () => {
    parts('except viewers of card c += players', 'except viewers of card c -= players')
    commutes('except viewers of card c -= players if rank of c = 2', 'except viewers of card c -= players')
  })

  test('decides where each names others who alone are told', () => {
    parts('tell lay card c by player p only to p', 'tell lay card c by player p only to next of p')
    parts('tell act at turn by player p only to p', 'tell act at turn by player p only to next of p')
    commutes('tell lay card c by player p only to p', 'tell lay card c by player p only to p')
    commutes('tell lay card c by player p only to p', 'tell turn by player p only to next of p')
  })
})

const { shelf } = familyOf(root, 'rules/daifugo')

/** What is found where rules of Daifugo are joined. */
function ofDaifugo(joining: string): string[] {
  const [path, text] = [`${shelf.folder}/ours.rules`, `variant Ours of Daifugo with ${joining}\n`]
  const host = { ...shelf.host, read: (asked: string) => (asked === path ? text : shelf.host.read(asked)) }
  return checkGame(path, host, shelf.caches).diagnostics.map(({ code }) => code)
}

test('of joined variants of Daifugo those are told that take each other something away', () => {
  expect(ofDaifugo('EightCut, Revolution')).toEqual(['HR0412'])
  expect(ofDaifugo('Revolution, EightCut')).toEqual(['HR0412'])
  expect(ofDaifugo('Revolution before EightCut')).toEqual([])
  expect(ofDaifugo('Ambulance, TenDiscard')).toEqual([])
  expect(ofDaifugo('Ambulance, Rokurokubi')).toEqual([])
})

test('of two rules of Hearts on what to lead the first one decides', () => {
  const { host } = repositoryRules()
  const lead = (where: string): string =>
    `player p must play card c where ${where} at turn if led is none and trick-number > 1\n`
  const texts: Readonly<Record<string, string>> = {
    HighFirst: `variant HighFirst of Hearts\n${lead('rank of c > 10')}`,
    SpadeFirst: `variant SpadeFirst of Hearts\n${lead('suit of c = ♠')}`,
    Joined: 'variant Joined of Hearts with HighFirst, SpadeFirst\n',
  }
  const find = (name: string): string | null => (texts[name] === undefined ? host.find(name) : name)
  const { diagnostics } = checkGame('Joined', { ...host, find, read: (path) => texts[path] ?? host.read(path) })
  expect(diagnostics.map(({ code }) => code)).toEqual(['HR0412'])
})
