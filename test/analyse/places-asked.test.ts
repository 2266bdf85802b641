import { expect, test } from 'vitest'
import { analysesOf } from '../../compiler/analyse/analyses.ts'
import { programOf } from './told-game.ts'

// Which places of the sets that are chosen in announcements rules ask for: sets of the same members there are one set.

/** An announcement that chooses cards as `all`, and then has these lines; what else is declared stands behind it. */
const announcing = (lines: readonly string[], ...others: readonly string[]): string =>
  [
    'first-rank: number starts 0',
    'kept: set of card starts ()',
    'to part-with by player p',
    '  announce',
    '    choose 1..3 card c in hand of p as all by p',
    ...lines.map((line) => `    ${line}`),
    'player p may part-with at turn',
    ...others,
  ].join('\n')

const asked = (lines: readonly string[], ...others: readonly string[]): string =>
  `${[...lines, ...others].join(' / ')} | ${analysesOf(programOf(announcing(lines, ...others))).placesInAnnouncements()}`

test('of sets themselves', () => {
  expect([
    asked(['only if count of all > 1']),
    asked(['only if sum of rank of all > 1 and 2 in rank of all']),
    asked(['only if rank of first of all > 1']),
    asked(['only if first of rank of all > 1']),
    asked(['only if rank of last of all > 1']),
    asked(['only if rank of last of all > rank of first of all']),
    asked(['only if rank of first of (each card d in all where d is low) > 1']),
    asked(['only if rank of the card d in all where d is low > 1']),
    asked(['only if rank of first of (each card d in hand of p where d in all) > 1']),
    asked(['only if rank of first of hand of p > 1']),
  ]).toMatchInlineSnapshot(`
    [
      "only if count of all > 1 | none",
      "only if sum of rank of all > 1 and 2 in rank of all | none",
      "only if rank of first of all > 1 | first",
      "only if first of rank of all > 1 | first",
      "only if rank of last of all > 1 | last",
      "only if rank of last of all > rank of first of all | ends",
      "only if rank of first of (each card d in all where d is low) > 1 | all",
      "only if rank of the card d in all where d is low > 1 | all",
      "only if rank of first of (each card d in hand of p where d in all) > 1 | none",
      "only if rank of first of hand of p > 1 | none",
    ]
  `)
})

test('of what is handed on', () => {
  expect([
    asked(['let others = all - hand of next of p', 'only if rank of first of others > 1']),
    asked(['kept becomes all', 'only if rank of last of kept > 1']),
    asked(['give-up all by p'], 'to give-up set of card s by player p', '  only if rank of first of s > 1'),
    asked(
      ['give-up all by p'],
      'to give-up set of card s by player p',
      '  move s to deck',
      'cannot give-up set of card s if rank of last of s > 1',
    ),
    asked(['kept becomes all + top of (deck, 1)', 'only if rank of last of kept > 1']),
    asked(['kept becomes all', 'kept gains top of (deck, 1)', 'only if rank of last of kept > 1']),
    asked(['let some-of-them = top of (all, 2)', 'only if rank of first of some-of-them > 1']),
    asked(['choose card d in all by p', 'move d to deck', 'only if rank of top of deck > 1']),
    asked(['give-up first of all by p'], 'to give-up card c by player p', '  only if rank of c > 1'),
    asked(['only if all is led'], 'set of card s is led if rank of first of s > 1'),
    asked(['only if lead of all > 1'], 'lead of (set of card s): number = rank of first of s or 0'),
    asked(['only if lead of hand of p > 1'], 'lead of (set of card s): number = rank of first of s or 0'),
    asked(
      ['only if lead of all > 1'],
      'lead of (set of card s): number',
      '  each card d in s',
      '    give rank of d',
      '  give 1',
    ),
  ]).toMatchInlineSnapshot(`
    [
      "let others = all - hand of next of p / only if rank of first of others > 1 | all",
      "kept becomes all / only if rank of last of kept > 1 | last",
      "give-up all by p / to give-up set of card s by player p /   only if rank of first of s > 1 | first",
      "give-up all by p / to give-up set of card s by player p /   move s to deck / cannot give-up set of card s if rank of last of s > 1 | last",
      "kept becomes all + top of (deck, 1) / only if rank of last of kept > 1 | all",
      "kept becomes all / kept gains top of (deck, 1) / only if rank of last of kept > 1 | all",
      "let some-of-them = top of (all, 2) / only if rank of first of some-of-them > 1 | all",
      "choose card d in all by p / move d to deck / only if rank of top of deck > 1 | all",
      "give-up first of all by p / to give-up card c by player p /   only if rank of c > 1 | first",
      "only if all is led / set of card s is led if rank of first of s > 1 | first",
      "only if lead of all > 1 / lead of (set of card s): number = rank of first of s or 0 | first",
      "only if lead of hand of p > 1 / lead of (set of card s): number = rank of first of s or 0 | none",
      "only if lead of all > 1 / lead of (set of card s): number /   each card d in s /     give rank of d /   give 1 | all",
    ]
  `)
})

test('of zones into which members come', () => {
  expect([
    asked(['move all to deck', 'only if rank of top of deck > 1']),
    asked(['move all to deck', 'only if count of deck > 1']),
    asked(['move all to heap of old', 'only if rank of top of deck > 1']),
    asked(['move all to deck', 'show top of deck to p']),
    asked(['move all to deck', 'show top of deck to p', 'only if p in viewers of first of hand of p']),
    asked(['move all to deck'], 'cannot move card d to deck if rank of top of deck > rank of d'),
    asked(['swap first of all with top of heap of old', 'only if rank of top of hand of p > 1']),
    asked(
      ['each card d in all', '  drop d'],
      'to drop card d',
      '  move d to deck',
      'cannot drop card d if rank of top of deck > rank of d',
    ),
  ]).toMatchInlineSnapshot(`
    [
      "move all to deck / only if rank of top of deck > 1 | all",
      "move all to deck / only if count of deck > 1 | none",
      "move all to heap of old / only if rank of top of deck > 1 | none",
      "move all to deck / show top of deck to p | none",
      "move all to deck / show top of deck to p / only if p in viewers of first of hand of p | all",
      "move all to deck / cannot move card d to deck if rank of top of deck > rank of d | all",
      "swap first of all with top of heap of old / only if rank of top of hand of p > 1 | all",
      "each card d in all /   drop d / to drop card d /   move d to deck / cannot drop card d if rank of top of deck > rank of d | all",
    ]
  `)
})

test('of loops', () => {
  expect([
    asked(['each card d in all', '  bid of p gains rank of d', 'only if bid of p > 2']),
    asked(['each card d in all', '  first-rank becomes rank of d', 'only if first-rank > 2']),
    asked(['each card d in all', '  let n = rank of d', '  bid of p gains n', 'only if bid of p > 2']),
    asked(['let n = 0', 'each card d in all', '  n gains rank of d', 'only if n > 2']),
    asked(['let n = 0', 'each card d in all where n < 2', '  n gains rank of d', 'only if n > 2']),
    asked(['each card d in all', '  if bid of p < 2', '    bid of p gains rank of d', 'only if bid of p > 2']),
    asked(['each card d in all', '  if rank of d > 2', '    stop']),
    asked(['let n = 0', 'each card d in all', '  n gains rank of d', '  bid of p gains n', 'only if bid of p > 2']),
    asked(['let n = 9', 'each card d in all', '  n loses rank of d', 'only if n > 2']),
    asked(['let n = 1', 'each card d in all', '  n becomes 2 * n + rank of d', 'only if n > 2']),
    asked(['each card d in all', '  if d in hand of p', '    bid of p gains 1', '  move d to deck']),
    asked(['each card d in all', '  if count of hand of p > 1', '    bid of p gains 1', '  move d to deck']),
    asked(['each card d in all', '  drop d'], 'to drop card d', '  if count of deck < 2', '    move d to deck'),
    asked(['move all to deck'], 'cannot move card d to deck if count of deck > 1'),
    asked(['move all to deck'], 'cannot move card d to deck if count of heap of old > 1'),
    asked(['move all to deck'], 'cannot move card d to deck if d in heap of old'),
    asked(
      ['move all to deck'],
      'after move card d to deck',
      '  rounds gains 1',
      'cannot move card d to heap if rounds > 1',
    ),
  ]).toMatchInlineSnapshot(`
    [
      "each card d in all /   bid of p gains rank of d / only if bid of p > 2 | none",
      "each card d in all /   first-rank becomes rank of d / only if first-rank > 2 | all",
      "each card d in all /   let n = rank of d /   bid of p gains n / only if bid of p > 2 | none",
      "let n = 0 / each card d in all /   n gains rank of d / only if n > 2 | none",
      "let n = 0 / each card d in all where n < 2 /   n gains rank of d / only if n > 2 | none",
      "each card d in all /   if bid of p < 2 /     bid of p gains rank of d / only if bid of p > 2 | all",
      "each card d in all /   if rank of d > 2 /     stop | none",
      "let n = 0 / each card d in all /   n gains rank of d /   bid of p gains n / only if bid of p > 2 | all",
      "let n = 9 / each card d in all /   n loses rank of d / only if n > 2 | none",
      "let n = 1 / each card d in all /   n becomes 2 * n + rank of d / only if n > 2 | all",
      "each card d in all /   if d in hand of p /     bid of p gains 1 /   move d to deck | none",
      "each card d in all /   if count of hand of p > 1 /     bid of p gains 1 /   move d to deck | all",
      "each card d in all /   drop d / to drop card d /   if count of deck < 2 /     move d to deck | all",
      "move all to deck / cannot move card d to deck if count of deck > 1 | all",
      "move all to deck / cannot move card d to deck if count of heap of old > 1 | all",
      "move all to deck / cannot move card d to deck if d in heap of old | all",
      "move all to deck / after move card d to deck /   rounds gains 1 / cannot move card d to heap if rounds > 1 | all",
    ]
  `)
})
