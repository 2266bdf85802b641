import { expect, test } from 'vitest'
import { ofAllTogether } from '../../compiler/analyse/set-chosen.ts'
import { knownOf } from './told-sets.ts'

/** What all cards together have to meet for some set `s` of them to meet the condition. */
const together = (said: string): string => knownOf(said, ofAllTogether)

test('what all that could be chosen has to meet together', () => {
  expect(
    [
      'count of s > 3',
      'count of s < 3',
      'not count of s < 3',
      'count of s = 3',
      'count of s != 3',
      'count of distinct of rank of s = 2',
      'sum of rank of s = 9',
      'sum of extra of s >= 9',
      'sum of owing of s >= 9',
      'sum of (rank of s - 3) >= 9',
      'sum of rank of s = debt of first of hand of p',
      'some card d in s where rank of d = 2',
      'not no card d in s where rank of d = 2',
      'no card d in s where rank of d = 2',
      'some card d in s where rank of d = count of s',
      'rounds in rank of s',
      'not rounds in rank of s',
      'suit of first of hand of p in suit of s',
      'rounds = 3',
      'count of s > 3 and count of s < 5',
      'count of s > 3 or sum of rank of s >= 9',
      's is pair',
      'not s is red',
      's outdoes hand of p',
    ].map(together),
  ).toMatchInlineSnapshot(`
    [
      "count of s > 3 | (3 < count(s))",
      "count of s < 3 | ",
      "not count of s < 3 | (3 <= count(s))",
      "count of s = 3 | (3 <= count(s))",
      "count of s != 3 | ",
      "count of distinct of rank of s = 2 | (2 <= count(distinct(each(s, each: card gives printed rank(each)))))",
      "sum of rank of s = 9 | (9 <= sum(each(s, each: card gives printed rank(each))))",
      "sum of extra of s >= 9 | (9 <= sum(each(s, each: card gives fact extra(each))))",
      "sum of owing of s >= 9 | ",
      "sum of (rank of s - 3) >= 9 | ",
      "sum of rank of s = debt of first of hand of p | (printed debt(first(zone hand(p))) <= sum(each(s, each: card gives printed rank(each))))",
      "some card d in s where rank of d = 2 | (some d: card in s where (printed rank(d) = 2))",
      "not no card d in s where rank of d = 2 | (some d: card in s where (printed rank(d) = 2))",
      "no card d in s where rank of d = 2 | ",
      "some card d in s where rank of d = count of s | ",
      "rounds in rank of s | (kept rounds() in each(s, each: card gives printed rank(each)))",
      "not rounds in rank of s | ",
      "suit of first of hand of p in suit of s | (printed suit(first(zone hand(p))) in each(s, each: card gives printed suit(each)))",
      "rounds = 3 | ",
      "count of s > 3 and count of s < 5 | (3 < count(s))",
      "count of s > 3 or sum of rank of s >= 9 | ((3 < count(s)) or (9 <= sum(each(s, each: card gives printed rank(each)))))",
      "s is pair | ((2 <= count(s)) and (1 <= count(distinct(each(s, each: card gives printed rank(each))))))",
      "not s is red | (some c: card in s where (printed suit(c) = suit.♠))",
      "s outdoes hand of p | ((count(zone hand(p)) <= count(s)) and (fact worth(zone hand(p)) < sum(each(s, each: card gives printed rank(each)))))",
    ]
  `)
})
