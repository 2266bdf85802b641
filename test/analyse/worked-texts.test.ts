import { beforeAll, expect, test } from 'vitest'
import { analysesOf } from '../../compiler/analyse/analyses.ts'
import { type WorkedText, otherTexts, procTexts, wordTexts } from '../../compiler/analyse/worked-texts.ts'
import type { Program } from '../../compiler/program/program.ts'
import { programOf } from './told-game.ts'

// The loops that stand in texts, each with its size and how often it may begin, and the words that texts ask for, each
// with how often in rounds and in how many places.

function shown({ loops, words }: WorkedText): string {
  const loopsSaid = loops.map(({ local, size, times }) => `${local.name} in ${size} × ${times}`)
  const wordsSaid = [...words].map(([key, { times, places }]) => `${key} × ${times} in ${places}`)
  return [...loopsSaid, ...wordsSaid].join(', ')
}

/** Whatever is worked out besides words of the rules. */
const done = (program: Program): WorkedText[] => [...procTexts(program).values(), ...otherTexts(program)]

/** What the small game says itself, without further lines. */
let own: ReadonlySet<string> = new Set()
beforeAll(() => {
  const plain = programOf('')
  own = new Set([...wordTexts(plain).keys(), ...done(plain).map(({ at }) => at)])
})

/** The words that some lines declare. */
function words(...lines: readonly string[]): string {
  const texts = [...wordTexts(programOf(lines.join('\n')))].filter(([key]) => !own.has(key))
  return `${lines.join(' / ')} | ${texts.map(([key, text]) => `${key} at ${text.at}: ${shown(text)}`).join('; ')}`
}

test('the words of the rules', () => {
  expect([
    words('sized: number = rounds'),
    words('sized: number = limit + limit * wealth of first of players'),
    words('sized: number = count of each card c where c is low and c is held'),
    words('sized: number = sum of wealth of players'),
    words('sized: number = sum of wealth of (each player q where wealth of q > limit)'),
    words('sized of player p: number', '  let n = limit', '  give n + limit'),
    words('sized: number', '  let n = 0', '  each player q', '    n gains limit', '  give n'),
    words('sized: number', '  if limit > 3', '    give limit', '  else', '    give 2'),
    words('sized: number', '  let n = 0', '  while n < limit', '    n gains limit', '  give n'),
    words('sized: number', '  let n = 0', '  repeat', '    n gains limit', '  until n > limit', '  give n'),
    words('sized: number', '  each player q where wealth of q > 2', '    give limit', '  give 1'),
    words('sized of player p: number = limit', 'except sized of player p += limit if wealth of p > 2'),
    words('sized of card c: number = limit', 'except sized of low = 3'),
    words('sized of card c: number = limit', 'except sized of low c = wealth of first of players'),
    words('card c is fine if c is low', 'card c is fine if limit > 3 and c is held'),
    words('card c is fine if some player q where wealth of q > limit'),
    words('card c outdoes card d if c is low and d is low'),
    words('text of card this in hand where this is held', '  this is fine if this is low', 'card c is fine'),
    words('to try by player p', '  only if limit > 3', '  bid of p gains limit'),
    words('to try by player p', '  announce', '    take first of deck by p', '    bid of p gains limit'),
    words('to try by player p', '  bid of p gains limit', 'player p cannot try if wealth of p > 3'),
    words('to try by player p', '  rest by p', 'text of held this', '  cannot try if this is low'),
    words('except viewers of low c = players if limit > 3'),
    words('asked: truth = some player p where p may rest', 'player p may rest at turn'),
  ]).toMatchInlineSnapshot(`
    [
      "sized: number = rounds | fact sized at sized: ",
      "sized: number = limit + limit * wealth of first of players | fact sized at sized: fact limit × 2 in 2, fact wealth × 1 in 1",
      "sized: number = count of each card c where c is low and c is held | fact sized at sized: c in 2048 × 1, adjective low × 2048 in 1, adjective held × 2048 in 1",
      "sized: number = sum of wealth of players | fact sized at sized: each in 12 × 1, fact wealth × 12 in 1",
      "sized: number = sum of wealth of (each player q where wealth of q > limit) | fact sized at sized: q in 12 × 1, each in 12 × 1, fact wealth × 24 in 2, fact limit × 12 in 1",
      "sized of player p: number /   let n = limit /   give n + limit | fact sized at sized: fact limit × 2 in 2",
      "sized: number /   let n = 0 /   each player q /     n gains limit /   give n | fact sized at sized: q in 12 × 1, fact limit × 12 in 1",
      "sized: number /   if limit > 3 /     give limit /   else /     give 2 | fact sized at sized: fact limit × 2 in 2",
      "sized: number /   let n = 0 /   while n < limit /     n gains limit /   give n | fact sized at sized: fact limit × 200000 in 2",
      "sized: number /   let n = 0 /   repeat /     n gains limit /   until n > limit /   give n | fact sized at sized: fact limit × 200000 in 2",
      "sized: number /   each player q where wealth of q > 2 /     give limit /   give 1 | fact sized at sized: q in 12 × 1, fact wealth × 12 in 1, fact limit × 12 in 1",
      "sized of player p: number = limit / except sized of player p += limit if wealth of p > 2 | fact sized at sized: fact limit × 2 in 2, fact wealth × 1 in 1",
      "sized of card c: number = limit / except sized of low = 3 | fact sized at sized: fact limit × 1 in 1, adjective low × 1 in 1",
      "sized of card c: number = limit / except sized of low c = wealth of first of players | fact sized at sized: fact limit × 1 in 1, adjective low × 1 in 1, fact wealth × 1 in 1",
      "card c is fine if c is low / card c is fine if limit > 3 and c is held | adjective fine at fine: adjective low × 1 in 1, fact limit × 1 in 1, adjective held × 1 in 1",
      "card c is fine if some player q where wealth of q > limit | adjective fine at fine: q in 12 × 1, fact wealth × 12 in 1, fact limit × 12 in 1",
      "card c outdoes card d if c is low and d is low | relation outdoes at outdoes: adjective low × 2 in 2",
      "text of card this in hand where this is held /   this is fine if this is low / card c is fine | adjective fine at fine: adjective held × 1 in 1, adjective low × 1 in 1",
      "to try by player p /   only if limit > 3 /   bid of p gains limit | can try at try: fact limit × 1 in 1",
      "to try by player p /   announce /     take first of deck by p /     bid of p gains limit | can try at try: can take × 1 in 1",
      "to try by player p /   bid of p gains limit / player p cannot try if wealth of p > 3 | can try at try: fact wealth × 1 in 1",
      "to try by player p /   rest by p / text of held this /   cannot try if this is low | can try at try: this in 2048 × 1, adjective held × 2048 in 1, adjective low × 2048 in 1",
      "except viewers of low c = players if limit > 3 | viewers at viewers: adjective low × 1 in 1, fact limit × 1 in 1",
      "asked: truth = some player p where p may rest / player p may rest at turn | fact asked at asked: p in 12 × 1, can rest × 12 in 1",
    ]
  `)
})

/** Whatever else is worked out in some lines. */
function others(...lines: readonly string[]): string {
  const texts = done(programOf(lines.join('\n'))).filter(({ at }) => !own.has(at))
  return `${lines.join(' / ')} | ${texts.map((text) => `${text.at}: ${shown(text)}`).join('; ')}`
}

test('what events do, and where rules apply', () => {
  expect([
    others('to try by player p', '  bid of p gains limit'),
    others('to try by player p', '  each player q where wealth of q > 2', '    bid of q gains limit'),
    others(
      'to try by player p',
      '  each player q',
      '    each card c in hand of q where c is low',
      '      rounds gains limit',
    ),
    others('to try by player p', '  while rounds < limit', '    rounds gains limit'),
    others('to try by player p', '  while rounds < limit', '    rest by p', '    rounds gains limit'),
    others('to try by player p', '  while rounds < limit', '    choose card c in hand by p', '    rounds gains limit'),
    others('to try by player p', '  repeat', '    rounds gains limit', '  until rounds > limit'),
    others('to try by player p', '  choose card c in hand where c is low by p', '  rounds gains limit'),
    others('to try by player p', '  choose number n in 1..limit by p', '  rounds gains limit'),
    others(
      'to try by player p',
      '  choose one of by p',
      '    - rounds gains limit',
      '    - rounds gains limit * limit',
    ),
    others('to try by player p', '  each player q at the same time', '    bid of q gains limit'),
    others('to try by player p', '  if limit > 3', '    rounds gains limit', '  else', '    rounds gains 3'),
    others('to try by player p', '  later by p', '    rounds gains limit'),
    others('early: before rest by player p if wealth of p > limit', '  rounds gains 1'),
    others('late: after rest by player p if wealth of p > limit', '  rounds gains 1'),
    others('then-on: when rest by player p if wealth of p > limit', '  rounds gains 1'),
    others('not-so: instead of rest by player p if wealth of p > limit', '  rounds gains 1'),
    others('text of held this', '  late: after rest by player p if this is low', '    rounds gains 1'),
    others(
      'to try by player p',
      '  until ring by player q where wealth of q > limit',
      '    player q cannot take card d',
    ),
    others('trying: player p may take card c in hand of p at turn if wealth of p > limit'),
    others('trying: player p may take low c at turn'),
    others('trying: player p may rest at turn if limit > 3'),
    others('text of held this', '  trying: you may take this at turn if this is low'),
    others('text of held this where this is low', '  trying: you may rest at turn'),
    others('fine: always limit > 3'),
    others('fine: always no card c where c is low'),
    others('deck main of player p', 'big: refuse deck of player p "too many" if count of main of p > limit'),
    others(
      'deck main of player p',
      'big: refuse deck of player p with definition d in main of p "too many" if copies of (d, main of p) > limit',
    ),
    others('rested: number = times (rest by player p)'),
    others('rested of player q: number = times (rest by q)'),
    others('rested: number = times (take low c)'),
    others('rested: number = times (take card c where rank of c = limit and c is low)'),
  ]).toMatchInlineSnapshot(`
    [
      "to try by player p /   bid of p gains limit | try: fact limit × 1 in 1",
      "to try by player p /   each player q where wealth of q > 2 /     bid of q gains limit | try: q in 12 × 1, fact wealth × 12 in 1, fact limit × 12 in 1",
      "to try by player p /   each player q /     each card c in hand of q where c is low /       rounds gains limit | try: q in 12 × 1, c in 2048 × 12, adjective low × 24576 in 1, fact limit × 24576 in 1",
      "to try by player p /   while rounds < limit /     rounds gains limit | try: fact limit × 200000 in 2",
      "to try by player p /   while rounds < limit /     rest by p /     rounds gains limit | try: fact limit × 2 in 2",
      "to try by player p /   while rounds < limit /     choose card c in hand by p /     rounds gains limit | try: c in 2048 × 1, fact limit × 2 in 2",
      "to try by player p /   repeat /     rounds gains limit /   until rounds > limit | try: fact limit × 200000 in 2",
      "to try by player p /   choose card c in hand where c is low by p /   rounds gains limit | try: c in 2048 × 1, adjective low × 2048 in 1, fact limit × 1 in 1",
      "to try by player p /   choose number n in 1..limit by p /   rounds gains limit | try: n in 4 × 1, fact limit × 2 in 2",
      "to try by player p /   choose one of by p /     - rounds gains limit /     - rounds gains limit * limit | try: fact limit × 3 in 3",
      "to try by player p /   each player q at the same time /     bid of q gains limit | try: q in 12 × 1, fact limit × 12 in 1",
      "to try by player p /   if limit > 3 /     rounds gains limit /   else /     rounds gains 3 | try: fact limit × 2 in 2",
      "to try by player p /   later by p /     rounds gains limit | try: ; try-effect: fact limit × 1 in 1",
      "early: before rest by player p if wealth of p > limit /   rounds gains 1 | early: ; early: fact wealth × 1 in 1, fact limit × 1 in 1",
      "late: after rest by player p if wealth of p > limit /   rounds gains 1 | late: ; late: fact wealth × 1 in 1, fact limit × 1 in 1",
      "then-on: when rest by player p if wealth of p > limit /   rounds gains 1 | then-on: ; then-on: fact wealth × 1 in 1, fact limit × 1 in 1",
      "not-so: instead of rest by player p if wealth of p > limit /   rounds gains 1 | not-so: ; not-so: fact wealth × 1 in 1, fact limit × 1 in 1",
      "text of held this /   late: after rest by player p if this is low /     rounds gains 1 | late: ; late: this in 2048 × 1, adjective held × 2048 in 1, adjective low × 2048 in 1",
      "to try by player p /   until ring by player q where wealth of q > limit /     player q cannot take card d | try: ; try-until-ring: ; try-until-ring-end: lasting in 2048 × 1, fact wealth × 2048 in 1, fact limit × 2048 in 1",
      "trying: player p may take card c in hand of p at turn if wealth of p > limit | trying: c in 2048 × 1, fact wealth × 2048 in 1, fact limit × 2048 in 1",
      "trying: player p may take low c at turn | trying: c in 2048 × 1, adjective low × 2048 in 1",
      "trying: player p may rest at turn if limit > 3 | trying: fact limit × 1 in 1",
      "text of held this /   trying: you may take this at turn if this is low | trying: this in 2048 × 1, adjective held × 2048 in 1, adjective low × 2048 in 1",
      "text of held this where this is low /   trying: you may rest at turn | trying: this in 2048 × 1, adjective held × 2048 in 1, adjective low × 2048 in 1",
      "fine: always limit > 3 | fine: fact limit × 1 in 1",
      "fine: always no card c where c is low | fine: c in 2048 × 1, adjective low × 2048 in 1",
      "deck main of player p / big: refuse deck of player p "too many" if count of main of p > limit | big: fact limit × 1 in 1",
      "deck main of player p / big: refuse deck of player p with definition d in main of p "too many" if copies of (d, main of p) > limit | big: d in 9 × 1, fact limit × 9 in 1",
      "rested: number = times (rest by player p) | ",
      "rested of player q: number = times (rest by q) | times-rest: ",
      "rested: number = times (take low c) | times-take: adjective low × 1 in 1",
      "rested: number = times (take card c where rank of c = limit and c is low) | times-take: fact limit × 1 in 1, adjective low × 1 in 1",
    ]
  `)
})

test('what is asked while an announcement is tried', () => {
  const tried = (...lines: readonly string[]): string => {
    const found = [...analysesOf(programOf(lines.join('\n'))).triedWords()].map(
      ([key, asked]) => `${key}: ${[...asked].join(', ')}`,
    )
    return `${lines.join(' / ')} | ${found.join('; ')}`
  }
  expect([
    tried('to try by player p', '  rounds gains limit'),
    tried('to try by player p', '  announce', '    rounds gains limit'),
    tried('to try by player p', '  announce', '    go by p', 'to go by player p', '  rounds gains limit'),
    tried(
      'to try by player p',
      '  announce',
      '    rest by p',
      'after rest by player p if limit > 3',
      '  rounds gains 1',
    ),
    tried('to try by player p', '  announce', '    rest by p', 'before try by player p', '  rounds gains limit'),
    tried('to try by player p', '  announce', '    rest by p', 'instead of rest if limit > 3', '  rounds gains 1'),
    tried(
      'to try by player p',
      '  announce',
      '    rest by p',
      'when rest if limit > 3',
      '  rounds gains wealth of first of players',
    ),
    tried(
      'to try card c by player p',
      '  rounds gains 1',
      'text of held this',
      '  to try this by player p',
      '    announce',
      '      rounds gains limit',
    ),
  ]).toMatchInlineSnapshot(`
    [
      "to try by player p /   rounds gains limit | ",
      "to try by player p /   announce /     rounds gains limit | can try: fact limit",
      "to try by player p /   announce /     go by p / to go by player p /   rounds gains limit | can try: fact limit",
      "to try by player p /   announce /     rest by p / after rest by player p if limit > 3 /   rounds gains 1 | can try: fact limit",
      "to try by player p /   announce /     rest by p / before try by player p /   rounds gains limit | can try: fact limit",
      "to try by player p /   announce /     rest by p / instead of rest if limit > 3 /   rounds gains 1 | can try: fact limit",
      "to try by player p /   announce /     rest by p / when rest if limit > 3 /   rounds gains wealth of first of players | can try: fact limit",
      "to try card c by player p /   rounds gains 1 / text of held this /   to try this by player p /     announce /       rounds gains limit | can try: adjective held, fact limit",
    ]
  `)
})
