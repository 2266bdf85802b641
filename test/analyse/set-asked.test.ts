import { expect, test } from 'vitest'
import { askedByCall, whileChosen } from '../../compiler/analyse/set-chosen.ts'
import { whileGrowing } from '../../compiler/analyse/set-laid-down.ts'
import { SETS, chosenIn, knownOf, shown } from './told-sets.ts'
import { programOf } from './told-game.ts'

// What is asked of a set that somebody puts together, and what of it no further member can mend.

/** What lasts of a condition on a set `s` of cards. */
const lasting = (said: string): string => knownOf(said, whileChosen)

test('what no further member of a set can mend', () => {
  expect(
    [
      'count of s < 3',
      'count of s <= 3',
      'count of s > 3',
      'count of s >= 3',
      'count of s = 3',
      '3 = count of s',
      'count of s != 3',
      '3 > count of s',
      '3 <= count of s',
      'not count of s > 3',
      'not count of s >= 3',
      'not count of s < 3',
      'not count of s != 3',
      'not count of s = 3',
      'count of s < rounds',
      'count of s < count of distinct of suit of s',
      'count of distinct of rank of s = 1',
      'sum of rank of s <= 9',
      'sum of (rank of s - 3) <= 9',
      'sum of debt of s <= 9',
      'sum of cost of s <= 9',
      'sum of dear of s <= 9',
      'sum of share of s <= 9',
      'sum of short of s <= 9',
      'sum of part of s <= 9',
      'sum of loss-of of s <= 9',
      'highest of rank of s <= 9',
      'count of top of (s, 2) < 3',
      'worth of s <= 9',
      'worth-then of s <= 9',
      'count of s + 1 <= 9',
      'count of (each card d in s where rank of d = 2) < 2',
      'count of (each card d in s where rank of d = count of s) < 2',
      'count of (each card d in hand of p where d in s) < 2',
      'no card d in s where rank of d = 2',
      'some card d in s where rank of d = 2',
      'not some card d in s where rank of d = 2',
      'not no card d in s where rank of d = 2',
      'no card d in hand where rank of d = count of s',
      'rounds = 3',
      'not rounds = 3',
      'count of s < 3 and count of distinct of rank of s = 1',
      'count of s < 3 and count of s > 1',
      'count of s < 3 or sum of rank of s > 1',
      'count of s < 3 or rounds = 3',
      'not (count of s >= 3 and rounds = 3)',
      'not (count of s >= 3 or rounds = 3)',
      'not (count of s < 3 and rounds = 3)',
      'not (count of s < 3 or rounds >= 3)',
      's is pair',
      'not s is pair',
      's is red',
      's is either',
      'not s is either',
      's is never-said',
      'hand of p outdoes s',
      's outdoes hand of p',
      'not s outdoes hand of p',
      'suit of first of hand of p = suit of last of s',
      's = hand of p',
      'sum of rank of s = debt of first of hand of p',
      'not rounds in rank of s',
      'rounds in rank of s',
      'sum of owing of s <= 9',
      'sum of extra of s <= 9',
      'sum of less of s <= 9',
    ].map(lasting),
  ).toMatchInlineSnapshot(`
    [
      "count of s < 3 | (count(s) < 3)",
      "count of s <= 3 | (count(s) <= 3)",
      "count of s > 3 | ",
      "count of s >= 3 | ",
      "count of s = 3 | (count(s) <= 3)",
      "3 = count of s | (count(s) <= 3)",
      "count of s != 3 | ",
      "3 > count of s | (count(s) < 3)",
      "3 <= count of s | ",
      "not count of s > 3 | (count(s) <= 3)",
      "not count of s >= 3 | (count(s) < 3)",
      "not count of s < 3 | ",
      "not count of s != 3 | (count(s) <= 3)",
      "not count of s = 3 | ",
      "count of s < rounds | (count(s) < kept rounds())",
      "count of s < count of distinct of suit of s | ",
      "count of distinct of rank of s = 1 | (count(distinct(each(s, each: card gives printed rank(each)))) <= 1)",
      "sum of rank of s <= 9 | (sum(each(s, each: card gives printed rank(each))) <= 9)",
      "sum of (rank of s - 3) <= 9 | ",
      "sum of debt of s <= 9 | ",
      "sum of cost of s <= 9 | (sum(each(s, each: card gives fact cost(each))) <= 9)",
      "sum of dear of s <= 9 | ",
      "sum of share of s <= 9 | (sum(each(s, each: card gives fact share(each))) <= 9)",
      "sum of short of s <= 9 | ",
      "sum of part of s <= 9 | (sum(each(s, each: card gives fact part(each))) <= 9)",
      "sum of loss-of of s <= 9 | ",
      "highest of rank of s <= 9 | ",
      "count of top of (s, 2) < 3 | ",
      "worth of s <= 9 | (sum(each(s, each: card gives printed rank(each))) <= 9)",
      "worth-then of s <= 9 | ",
      "count of s + 1 <= 9 | ",
      "count of (each card d in s where rank of d = 2) < 2 | (count((each d: card in s where (printed rank(d) = 2))) < 2)",
      "count of (each card d in s where rank of d = count of s) < 2 | ",
      "count of (each card d in hand of p where d in s) < 2 | ",
      "no card d in s where rank of d = 2 | (no d: card in s where (printed rank(d) = 2))",
      "some card d in s where rank of d = 2 | ",
      "not some card d in s where rank of d = 2 | (no d: card in s where (printed rank(d) = 2))",
      "not no card d in s where rank of d = 2 | ",
      "no card d in hand where rank of d = count of s | ",
      "rounds = 3 | (kept rounds() = 3)",
      "not rounds = 3 | not (kept rounds() = 3)",
      "count of s < 3 and count of distinct of rank of s = 1 | ((count(s) < 3) and (count(distinct(each(s, each: card gives printed rank(each)))) <= 1))",
      "count of s < 3 and count of s > 1 | (count(s) < 3)",
      "count of s < 3 or sum of rank of s > 1 | ",
      "count of s < 3 or rounds = 3 | ((count(s) < 3) or (kept rounds() = 3))",
      "not (count of s >= 3 and rounds = 3) | ((count(s) < 3) or not (kept rounds() = 3))",
      "not (count of s >= 3 or rounds = 3) | ((count(s) < 3) and not (kept rounds() = 3))",
      "not (count of s < 3 and rounds = 3) | ",
      "not (count of s < 3 or rounds >= 3) | not (kept rounds() >= 3)",
      "s is pair | ((count(s) <= 2) and (count(distinct(each(s, each: card gives printed rank(each)))) <= 1))",
      "not s is pair | ",
      "s is red | (no c: card in s where (printed suit(c) = suit.♠))",
      "s is either | ((count(s) < 3) or (no c: card in s where (printed suit(c) = suit.♠)))",
      "not s is either | ",
      "s is never-said | no",
      "hand of p outdoes s | ((count(s) <= count(zone hand(p))) and (sum(each(s, each: card gives printed rank(each))) < fact worth(zone hand(p))))",
      "s outdoes hand of p | (count(s) <= count(zone hand(p)))",
      "not s outdoes hand of p | ",
      "suit of first of hand of p = suit of last of s | ",
      "s = hand of p | ",
      "sum of rank of s = debt of first of hand of p | (sum(each(s, each: card gives printed rank(each))) <= printed debt(first(zone hand(p))))",
      "not rounds in rank of s | not (kept rounds() in each(s, each: card gives printed rank(each)))",
      "rounds in rank of s | ",
      "sum of owing of s <= 9 | ",
      "sum of extra of s <= 9 | (sum(each(s, each: card gives fact extra(each))) <= 9)",
      "sum of less of s <= 9 | ",
    ]
  `)
})

/** What a call right after the choice of a set asks of it, and what of that lasts. */
function asked(lines: readonly string[], call = 'lay s by p', said = 'card c in hand of p'): string {
  const program = programOf(
    [SETS, 'to try by player p', `  choose 0..3 ${said} as s by p`, `  ${call}`, ...lines].join('\n'),
  )
  const { choice, after } = chosenIn(program)
  const found = askedByCall(program, choice.result, after[0])
  const lasts = shown(whileChosen(program, choice.result, found))
  return `${[call, ...lines].join(' / ')} | ${shown(found)} | ${lasts}`
}

const LAY = ['to lay set of card t by player q', '  move t to deck']

test('what a call asks of the set', () => {
  expect([
    asked(LAY),
    asked([...LAY, 'player q cannot lay set of card t if not t is pair']),
    asked([...LAY, 'player q cannot lay set of card t']),
    asked([...LAY, 'player q cannot lay pair t if rounds > 3']),
    asked([...LAY, 'player q cannot lay set of card t if count of t > 2', 'cannot lay set of card t if rounds > 9']),
    asked([
      'to lay set of card t by player q',
      '  only if count of t < 3',
      '  only if bid of q > 3',
      '  move t to deck',
    ]),
    asked(['to lay set of card t by player q', '  move t to deck', '  only if count of t < 3']),
    asked(['to lay set of card t by player q', '  only if count of t < 3']),
    asked([...LAY, 'player q cannot lay set of card t if not t is pair'], 'must lay s by p'),
    asked([...LAY, 'player q cannot lay set of card t if not t is pair'], 'lay hand of p by p'),
    asked([...LAY, 'player q cannot lay set of card t if not t is pair'], 'rounds gains 1'),
    asked([...LAY, 'player q cannot lay set of card t if not t is pair'], 'lay s + top of (deck, 1) by p'),
    asked([
      ...LAY,
      'text of card this in hand',
      '  cannot lay set of card t if count of t > 2',
      'text of card this in deck',
      '  to tick-over this',
      '    rounds gains 1',
    ]),
    asked([...LAY, 'player q cannot lay set of card t if count of t > 2'], 'lay s by first of players'),
  ]).toMatchInlineSnapshot(`
    [
      "lay s by p / to lay set of card t by player q /   move t to deck |  | ",
      "lay s by p / to lay set of card t by player q /   move t to deck / player q cannot lay set of card t if not t is pair | not not is pair(s) | ((count(s) <= 2) and (count(distinct(each(s, each: card gives printed rank(each)))) <= 1))",
      "lay s by p / to lay set of card t by player q /   move t to deck / player q cannot lay set of card t |  | ",
      "lay s by p / to lay set of card t by player q /   move t to deck / player q cannot lay pair t if rounds > 3 | not (is pair(s) and (kept rounds() > 3)) | ",
      "lay s by p / to lay set of card t by player q /   move t to deck / player q cannot lay set of card t if count of t > 2 / cannot lay set of card t if rounds > 9 | not (count(s) > 2) AND not (kept rounds() > 9) | (count(s) <= 2) AND not (kept rounds() > 9)",
      "lay s by p / to lay set of card t by player q /   only if count of t < 3 /   only if bid of q > 3 /   move t to deck | (count(s) < 3) AND (kept bid(p) > 3) | (count(s) < 3) AND (kept bid(p) > 3)",
      "lay s by p / to lay set of card t by player q /   move t to deck /   only if count of t < 3 |  | ",
      "lay s by p / to lay set of card t by player q /   only if count of t < 3 | (count(s) < 3) | (count(s) < 3)",
      "must lay s by p / to lay set of card t by player q /   move t to deck / player q cannot lay set of card t if not t is pair |  | ",
      "lay hand of p by p / to lay set of card t by player q /   move t to deck / player q cannot lay set of card t if not t is pair |  | ",
      "rounds gains 1 / to lay set of card t by player q /   move t to deck / player q cannot lay set of card t if not t is pair |  | ",
      "lay s + top of (deck, 1) by p / to lay set of card t by player q /   move t to deck / player q cannot lay set of card t if not t is pair | not not is pair((s union top(zone deck, 1))) | ",
      "lay s by p / to lay set of card t by player q /   move t to deck / text of card this in hand /   cannot lay set of card t if count of t > 2 / text of card this in deck /   to tick-over this /     rounds gains 1 |  | ",
      "lay s by first of players / to lay set of card t by player q /   move t to deck / player q cannot lay set of card t if count of t > 2 | not (count(s) > 2) | (count(s) <= 2)",
    ]
  `)
})

/** What the cards have to meet that are moved and then spoken of where they lie. */
function growing(lines: readonly string[], more: readonly string[] = [], source = 'store of p'): string {
  const inside = [`choose 0..3 card c in ${source} as s by p`, ...lines].map((line) => `  ${line}`)
  const program = programOf([SETS, 'to try by player p', ...inside, ...more].join('\n'))
  const { choice, after } = chosenIn(program)
  const found = whileGrowing(program, choice, after)
  const said = found === null ? '' : `${shown(found.conditions)} IN ${shown([found.zone])}`
  return `${[...lines, ...more].join(' / ')} | ${said}`
}

const MOVE = 'move s to pit'

test('what cards have to meet where they are laid down', () => {
  expect(
    [
      'count of pit < 3',
      'count of pit > 3',
      'count of distinct of suit of pit = 1',
      'sum of rank of pit < 9',
      'count of s < 3',
      'no card d in pit where rank of d = 1',
      'no card d in pit where d in store of p',
      'no card d in pit where suit of d = suit of top of deck',
      'no card d in pit where rank of d = rounds and bid of p > 3',
      'no card d in pit where owner of d = p',
      'no card d in pit where rank of d = odds',
      'no card d in pit where rank of d = limit and d is not low',
      'no card d in pit where d is loose',
      'no card d in pit where d is new',
      'no card d in pit where speed is fast',
      'no card d in pit where p in viewers of d',
      'rounds < 3',
      'count of store of p < 3',
      'count of store < 3',
      'count of hand < 3',
      'pit is pair',
      'not pit is pair',
      'deck outdoes pit',
    ].map((said) => growing([MOVE, `only if ${said}`]).replace(`${MOVE} / `, '')),
  ).toMatchInlineSnapshot(`
    [
      "only if count of pit < 3 | (count(s) < 3) IN zone pit",
      "only if count of pit > 3 | ",
      "only if count of distinct of suit of pit = 1 | (count(distinct(each(s, each: card gives printed suit(each)))) <= 1) IN zone pit",
      "only if sum of rank of pit < 9 | (sum(each(s, each: card gives printed rank(each))) < 9) IN zone pit",
      "only if count of s < 3 | ",
      "only if no card d in pit where rank of d = 1 | (no d: card in s where (printed rank(d) = 1)) IN zone pit",
      "only if no card d in pit where d in store of p | ",
      "only if no card d in pit where suit of d = suit of top of deck | (no d: card in s where (printed suit(d) = printed suit(topOne(zone deck)))) IN zone pit",
      "only if no card d in pit where rank of d = rounds and bid of p > 3 | (no d: card in s where ((printed rank(d) = kept rounds()) and (kept bid(p) > 3))) IN zone pit",
      "only if no card d in pit where owner of d = p | (no d: card in s where (owner(d) = p)) IN zone pit",
      "only if no card d in pit where rank of d = odds | (no d: card in s where (printed rank(d) = fact odds())) IN zone pit",
      "only if no card d in pit where rank of d = limit and d is not low | ",
      "only if no card d in pit where d is loose | (no d: card in s where is loose(d)) IN zone pit",
      "only if no card d in pit where d is new | (no d: card in s where is new(d)) IN zone pit",
      "only if no card d in pit where speed is fast | (no d: card in s where option speed is value 1) IN zone pit",
      "only if no card d in pit where p in viewers of d | ",
      "only if rounds < 3 | (kept rounds() < 3) IN zone pit",
      "only if count of store of p < 3 | ",
      "only if count of store < 3 | ",
      "only if count of hand < 3 | (count(zone hand of all) < 3) IN zone pit",
      "only if pit is pair | ",
      "only if not pit is pair | ",
      "only if deck outdoes pit | ",
    ]
  `)
})

test('only where the cards are laid down first, and nothing else is done with them', () => {
  const few = 'only if count of pit < 3'
  const row = 'only if count of line of old < 3'
  const put = ['to put by player q', '  rounds gains 1']
  expect([
    growing([MOVE, few, 'only if count of distinct of suit of pit = 1']),
    growing([MOVE, few], [], 'store'),
    growing([MOVE, few], [], 'hand of p'),
    growing([MOVE, few], [], 'pit'),
    growing([MOVE, few], [], 'top of (store of p, 5)'),
    growing(['each card d in s', '  move d to pit', few]),
    growing(['move each card d in s where rank of d = 1 to pit', few]),
    growing(['move each card d in store of p to pit', few]),
    growing(['each card d in s', '  move top of deck to pit', few]),
    growing(['each card d in s', '  move d to pit', '  rounds gains 1', few]),
    growing(['each card d in s', '  rounds gains 1', few]),
    growing([MOVE, 'rounds gains 1', few]),
    growing([few, MOVE]),
    growing(['move s to line of old', row]),
    growing(['move s to line of new', row]),
    growing(['move s to heap of old', 'only if count of heap of old < 3']),
    growing(['move s to store of next of p', 'only if count of store of next of p < 3']),
    growing([MOVE, 'put by p'], [...put, 'player q cannot put if count of pit > 3']),
    growing([MOVE, 'must put by p'], [...put, 'player q cannot put if count of pit > 3']),
    growing([MOVE, few, 'put by p'], [...put, 'player q cannot put if count of distinct of rank of pit != 1']),
    growing([MOVE, 'put by p'], [...put, 'text of card this in pit', '  cannot put if count of pit > 3']),
    growing([MOVE, 'put by p'], [...put, 'text of card this in deck', '  cannot put if this = top of pit']),
    growing([MOVE, 'put by p'], ['to put by player q', '  only if count of pit < bid of q', '  rounds gains 1']),
    growing([MOVE, 'put by p'], ['to put by player q', '  rounds gains 1', '  only if count of pit < bid of q']),
    growing([MOVE, few], ['after move card c to pit', '  rounds gains 1']),
    growing([MOVE, few], ['cannot move card c if rounds > 9']),
    growing([MOVE, few], ['moved: number = times (move card c to pit)']),
    growing([MOVE, few], ['card c in pit is lost starts no']),
    growing([MOVE, few], ['times-seen of card in store: number starts 0']),
    growing([MOVE, few], ['card c in deck is lost starts no']),
    growing([MOVE, few], ['definition of card in pit: definition starts printed definition of card']),
    growing([MOVE, few], ['definition of card in deck: definition starts printed definition of card']),
  ]).toMatchInlineSnapshot(`
    [
      "move s to pit / only if count of pit < 3 / only if count of distinct of suit of pit = 1 | (count(s) < 3) AND (count(distinct(each(s, each: card gives printed suit(each)))) <= 1) IN zone pit",
      "move s to pit / only if count of pit < 3 | ",
      "move s to pit / only if count of pit < 3 | ",
      "move s to pit / only if count of pit < 3 | ",
      "move s to pit / only if count of pit < 3 | ",
      "each card d in s /   move d to pit / only if count of pit < 3 | (count(s) < 3) IN zone pit",
      "move each card d in s where rank of d = 1 to pit / only if count of pit < 3 | ",
      "move each card d in store of p to pit / only if count of pit < 3 | ",
      "each card d in s /   move top of deck to pit / only if count of pit < 3 | ",
      "each card d in s /   move d to pit /   rounds gains 1 / only if count of pit < 3 | ",
      "each card d in s /   rounds gains 1 / only if count of pit < 3 | ",
      "move s to pit / rounds gains 1 / only if count of pit < 3 | ",
      "only if count of pit < 3 / move s to pit | ",
      "move s to line of old / only if count of line of old < 3 | (count(s) < 3) IN zone line(row.old)",
      "move s to line of new / only if count of line of old < 3 | (count(zone line(row.old)) < 3) IN zone line(row.new)",
      "move s to heap of old / only if count of heap of old < 3 | ",
      "move s to store of next of p / only if count of store of next of p < 3 | ",
      "move s to pit / put by p / to put by player q /   rounds gains 1 / player q cannot put if count of pit > 3 | (count(s) <= 3) IN zone pit",
      "move s to pit / must put by p / to put by player q /   rounds gains 1 / player q cannot put if count of pit > 3 | ",
      "move s to pit / only if count of pit < 3 / put by p / to put by player q /   rounds gains 1 / player q cannot put if count of distinct of rank of pit != 1 | (count(s) < 3) AND (count(distinct(each(s, each: card gives printed rank(each)))) <= 1) IN zone pit",
      "move s to pit / put by p / to put by player q /   rounds gains 1 / text of card this in pit /   cannot put if count of pit > 3 | ",
      "move s to pit / put by p / to put by player q /   rounds gains 1 / text of card this in deck /   cannot put if this = top of pit | ",
      "move s to pit / put by p / to put by player q /   only if count of pit < bid of q /   rounds gains 1 | (count(s) < kept bid(p)) IN zone pit",
      "move s to pit / put by p / to put by player q /   rounds gains 1 /   only if count of pit < bid of q | ",
      "move s to pit / only if count of pit < 3 / after move card c to pit /   rounds gains 1 | ",
      "move s to pit / only if count of pit < 3 / cannot move card c if rounds > 9 | ",
      "move s to pit / only if count of pit < 3 / moved: number = times (move card c to pit) | ",
      "move s to pit / only if count of pit < 3 / card c in pit is lost starts no | ",
      "move s to pit / only if count of pit < 3 / times-seen of card in store: number starts 0 | ",
      "move s to pit / only if count of pit < 3 / card c in deck is lost starts no | (count(s) < 3) IN zone pit",
      "move s to pit / only if count of pit < 3 / definition of card in pit: definition starts printed definition of card | ",
      "move s to pit / only if count of pit < 3 / definition of card in deck: definition starts printed definition of card | (count(s) < 3) IN zone pit",
    ]
  `)
})
