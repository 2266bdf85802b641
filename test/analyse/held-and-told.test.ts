import { expect, test } from 'vitest'
import {
  eventsInLines,
  linesAtTheSameTime,
  needsOf,
  needsOfGame,
  textsInLines,
} from '../../compiler/analyse/events-in-lines.ts'
import { analysesOf } from '../../compiler/analyse/analyses.ts'
import { branchWords } from '../../compiler/analyse/asking.ts'
import { firstCall } from '../../compiler/analyse/first-call.ts'
import { heldCards } from '../../compiler/analyse/held-cards.ts'
import { lowerProgram } from '../../compiler/lower/lower-program.ts'
import { lookingTexts } from '../../compiler/analyse/looking-texts.ts'
import { absentParts } from '../../compiler/analyse/absent-parts.ts'
import { printTExpr } from '../../compiler/program/print-texpr.ts'
import type { LineNeeds } from '../../compiler/program/line-needs.ts'
import { programOf } from './told-game.ts'

// What engines keep besides the state: for lines that are done for all, for cards that are mixed, and for questions.

const own = new Set(programOf('').procs.map(({ name }) => name))

const shown = (needs: LineNeeds | null): string =>
  needs === null
    ? 'nothing'
    : Object.entries(needs)
        .flatMap(([name, needed]) => (needed === true ? [name] : []))
        .join(' and ')

test('what happens in a line that is done for all, and what it needs', () => {
  const inLine = (lines: readonly string[], more: readonly string[] = []): string => {
    const inside = lines.map((line) => `    ${line}`)
    const program = programOf(
      ['to try card c by player p', '  each player q at the same time', ...inside, ...more].join('\n'),
    )
    const [events, texts] = [eventsInLines(program), [...textsInLines(program)].map(({ name }) => name)]
    const needs = linesAtTheSameTime(program).flatMap(({ body }) => body.map((line) => shown(needsOf(program, line))))
    const all = shown(needsOfGame(program))
    return `${[...lines, ...more].join(' / ')} | ${[...events].join(', ')} | ${texts.join(', ')} | ${needs.join('; ')} | ${all}`
  }
  expect([
    inLine(['bid of q gains 1']),
    inLine(['rest by q']),
    inLine(['ring by q']),
    inLine(['hum by q']),
    inLine(['bid of q gains 1', 'ring by q', 'rest by q']),
    inLine(['if bid of q > 1', '  rest by q']),
    inLine(['rest by q'], ['after rest by player p', '  tick']),
    inLine(['rest by q'], ['before rest by player p', '  tick']),
    inLine(['rest by q'], ['when rest by player p', '  tick']),
    inLine(['rest by q'], ['when rest by player p as before', '  tick']),
    inLine(['rest by q'], ['instead of rest by player p', '  tick']),
    inLine(['rest by q'], ['instead of rest by player p', '  rounds gains 1', 'to settle-instead', '  tick']),
    inLine(['move c to hand of q']),
    inLine(['move c to hand of q'], ['after move card d', '  tick']),
    inLine(['swap c with top of deck'], ['before move card d', '  tick']),
    inLine(['resolve first of waiting'], ['when rest by player p', '  tick']),
    inLine(['later by q', '  tick']),
    inLine(['choose suit s by q']),
    inLine(['rounds gains 1'], ['to other', '  rest by first of players']),
  ]).toMatchInlineSnapshot(`
    [
      "bid of q gains 1 |  |  | nothing | nothing",
      "rest by q | rest | rest | nothing | nothing",
      "ring by q | ring, rest | ring, before-ring, rest | follows | follows",
      "hum by q | hum, rest | hum, instead-hum, rest | looksBack and replaces | looksBack and replaces",
      "bid of q gains 1 / ring by q / rest by q | ring, rest | ring, before-ring, rest | nothing; follows; nothing | follows",
      "if bid of q > 1 /   rest by q | rest | rest | nothing | nothing",
      "rest by q / after rest by player p /   tick | rest | rest | follows | follows",
      "rest by q / before rest by player p /   tick | rest, tick | rest, before-rest, tick | nothing | nothing",
      "rest by q / when rest by player p /   tick | rest | rest | follows | follows",
      "rest by q / when rest by player p as before /   tick | rest | rest | follows and looksBack | follows and looksBack",
      "rest by q / instead of rest by player p /   tick | rest, tick | rest, instead-rest, tick | looksBack and replaces | looksBack and replaces",
      "rest by q / instead of rest by player p /   rounds gains 1 / to settle-instead /   tick | rest, tick | rest, settle-instead, instead-rest, tick | looksBack and replaces | looksBack and replaces",
      "move c to hand of q | move |  | nothing | nothing",
      "move c to hand of q / after move card d /   tick | move |  | follows | follows",
      "swap c with top of deck / before move card d /   tick | move, tick | before-move, tick | nothing; nothing | nothing",
      "resolve first of waiting / when rest by player p /   tick | tick | when-ring, when-rest, tick | nothing; nothing | nothing",
      "later by q /   tick |  |  | nothing | nothing",
      "choose suit s by q |  |  | nothing | nothing",
      "rounds gains 1 / to other /   rest by first of players |  |  | nothing | nothing",
    ]
  `)
})

test('what may hold cards while they are mixed', () => {
  const held = (...lines: readonly string[]): string => {
    const program = programOf(lines.join('\n'))
    // Besides the effect that the small game has itself.
    const found = heldCards({ ...program, procs: program.procs.filter(({ name }) => name !== 'when-ring') }, () =>
      lowerProgram(program),
    )
    if (found === null) return `${lines.join(' / ')} | nothing`
    const facts = [...found.facts].map(([name, how]) => `${name} (${how})`)
    return `${lines.join(' / ')} | ${facts.join(', ')} | ${[...found.texts].map(({ name }) => name).join(', ')}`
  }
  const mix = ['to mix', '  shuffle deck']
  expect([
    held('best: card or none starts none'),
    held(...mix),
    held(...mix, 'best: card or none starts none'),
    held(...mix, 'best of player: card or none starts none'),
    held(...mix, 'best: number starts 0'),
    held(...mix, 'best: card or none = top of deck'),
    held(...mix, 'bests: set of card starts ()'),
    held(...mix, 'to try card c by player p', '  choose suit s by p'),
    held(...mix, 'to try card c by player p', '  choose suit s by p', '  mix'),
    held(...mix, 'to try card c by player p', '  mix'),
    held(...mix, 'to try by player p', '  choose suit s by p', '  mix'),
    held(...mix, 'to try by player p', '  choose card d in deck by p', '  mix'),
    held(...mix, 'to try by player p', '  choose card d in deck by p', '  mix', '  move d to hand of p'),
    held(...mix, 'to try by player p', '  choose card d in deck by p', '  move d to hand of p', '  mix'),
    held(...mix, 'to try by player p', '  each card d in deck', '    mix', '    choose suit s by p'),
    held(...mix, 'to try by player p', '  choose 1..2 card d in deck as ds by p', '  mix'),
    held(...mix, 'to try card c by player p', '  choose suit s by p', '  rest by p', 'after rest', '  mix'),
    held(
      ...mix,
      'to try card c by player p',
      '  choose suit s by p',
      '  rest by p',
      'instead of rest',
      '  tick',
      'to settle-instead',
      '  mix',
    ),
    held(
      ...mix,
      'to try card c by player p',
      '  p may act',
      'player p may again at try',
      'to again by player p',
      '  mix',
    ),
    held(...mix, 'to try by player p', '  later by p', '    tick'),
    held(...mix, 'to try by player p', '  until ring by player q', '    player q cannot take card d'),
    held('to try card c by player p', '  choose card d in deck by chance', '  move d to hand of p'),
    held('to try card c by player p', '  choose card d in deck by p', '  move d to hand of p'),
    held('to try card c by player p', '  choose suit s by chance', '  choose suit t by p'),
    held('to try card c by player p', '  choose one of by chance', '    - rounds gains 1', '    - rounds gains 2'),
  ]).toMatchInlineSnapshot(`
    [
      "best: card or none starts none | nothing",
      "to mix /   shuffle deck | nothing",
      "to mix /   shuffle deck / best: card or none starts none | best (one) | ",
      "to mix /   shuffle deck / best of player: card or none starts none | best (each) | ",
      "to mix /   shuffle deck / best: number starts 0 | nothing",
      "to mix /   shuffle deck / best: card or none = top of deck | nothing",
      "to mix /   shuffle deck / bests: set of card starts () | bests (one) | ",
      "to mix /   shuffle deck / to try card c by player p /   choose suit s by p | nothing",
      "to mix /   shuffle deck / to try card c by player p /   choose suit s by p /   mix |  | try",
      "to mix /   shuffle deck / to try card c by player p /   mix | nothing",
      "to mix /   shuffle deck / to try by player p /   choose suit s by p /   mix | nothing",
      "to mix /   shuffle deck / to try by player p /   choose card d in deck by p /   mix | nothing",
      "to mix /   shuffle deck / to try by player p /   choose card d in deck by p /   mix /   move d to hand of p | nothing",
      "to mix /   shuffle deck / to try by player p /   choose card d in deck by p /   move d to hand of p /   mix | nothing",
      "to mix /   shuffle deck / to try by player p /   each card d in deck /     mix /     choose suit s by p |  | try",
      "to mix /   shuffle deck / to try by player p /   choose 1..2 card d in deck as ds by p /   mix |  | try",
      "to mix /   shuffle deck / to try card c by player p /   choose suit s by p /   rest by p / after rest /   mix |  | try",
      "to mix /   shuffle deck / to try card c by player p /   choose suit s by p /   rest by p / instead of rest /   tick / to settle-instead /   mix |  | try",
      "to mix /   shuffle deck / to try card c by player p /   p may act / player p may again at try / to again by player p /   mix |  | try",
      "to mix /   shuffle deck / to try by player p /   later by p /     tick |  | ",
      "to mix /   shuffle deck / to try by player p /   until ring by player q /     player q cannot take card d |  | ",
      "to try card c by player p /   choose card d in deck by chance /   move d to hand of p |  | try",
      "to try card c by player p /   choose card d in deck by p /   move d to hand of p | nothing",
      "to try card c by player p /   choose suit s by chance /   choose suit t by p | nothing",
      "to try card c by player p /   choose one of by chance /     - rounds gains 1 /     - rounds gains 2 | nothing",
    ]
  `)
})

test('texts that may find something out of cards', () => {
  const looks = (...asked: readonly string[]): string => {
    const program = programOf(['to try player p', '  p may act', ...asked].join('\n'))
    const texts = lookingTexts(program).flatMap(({ name }) => (own.has(name) ? [] : [name]))
    return `${asked.join(' / ')} | ${texts.join(', ')}`
  }
  const told = (type: string, said: string): string =>
    looks(`  let x = ${said}`, `  kept becomes x`, `kept: ${type} starts ${START[type] ?? 'none'}`)
  const START: Readonly<Record<string, string>> = {
    number: '0',
    truth: 'no',
    suit: '♣',
    'set of number': '()',
    'set of player': '()',
    'set of text': '()',
  }
  expect([
    looks('  rounds gains 1'),
    told('number', '3'),
    told('suit', '♥'),
    told('number', 'rounds'),
    told('number', 'bid of p'),
    told('number', 'count of deck'),
    told('number', 'count of hand of p'),
    told('number', '(1 if rounds > 3 else 2)'),
    told('number', 'case rounds: 1 is 2, else 3'),
    told('set of number', '(1, 2)'),
    told('number', 'wealth of p'),
    looks('  rounds gains rank of top of deck or 0'),
    looks('  if top of deck is low', '    rounds gains 1'),
    looks('  if top of deck is new', '    rounds gains 1'),
    looks('  if top of deck in hand', '    rounds gains 1'),
    looks('  if p beats p', '    rounds gains 1'),
    looks('  if not rounds = 3', '    rounds gains 1'),
    looks('  if speed is fast', '    rounds gains 1'),
    looks('  if definition of top of deck = ♣1', '    rounds gains 1'),
    looks('  if printed definition of top of deck = ♣1', '    rounds gains 1'),
    looks('  if owner of top of deck = p', '    rounds gains 1'),
    looks('  if top of deck is none', '    rounds gains 1'),
    looks('  if p in viewers of top of deck', '    rounds gains 1'),
    looks('  if some card d in deck', '    rounds gains 1'),
    looks('  if ♣1 in deck', '    rounds gains 1'),
    looks('  rounds gains sum of rank of deck'),
    looks('  rounds gains times (tick)'),
    looks('  if p may rest', '    rounds gains 1'),
    looks('  best becomes top of deck', 'best: card or none starts none'),
    looks('  if best is none', '    rounds gains 1', 'best: card or none starts none'),
    looks('  rounds gains worn of first of deck or 0', 'worn of card: number starts 0'),
    looks('  choose card c in deck by p'),
    looks('  choose card c in deck by p', '  move c to hand of p'),
    looks('  rounds gains 1', 'cannot try if rounds > 3'),
    looks('  rounds gains 1', 'instead of try if rounds > 3', '  tick'),
    looks('  rounds gains 1', 'before try if rounds > 3', '  tick'),
    looks('  rounds gains 1', 'after try if rounds > 3', '  tick'),
    looks('  rounds gains 1', 'when try if rounds > 3', '  tick'),
    looks('  until ring by player q', '    player q cannot take card d'),
    looks('  rounds gains 1', 'to again by player p', '  rounds gains rank of top of deck or 0'),
  ]).toMatchInlineSnapshot(`
    [
      "  rounds gains 1 | ",
      "  let x = 3 /   kept becomes x / kept: number starts 0 | ",
      "  let x = ♥ /   kept becomes x / kept: suit starts ♣ | ",
      "  let x = rounds /   kept becomes x / kept: number starts 0 | ",
      "  let x = bid of p /   kept becomes x / kept: number starts 0 | ",
      "  let x = count of deck /   kept becomes x / kept: number starts 0 | ",
      "  let x = count of hand of p /   kept becomes x / kept: number starts 0 | ",
      "  let x = (1 if rounds > 3 else 2) /   kept becomes x / kept: number starts 0 | ",
      "  let x = case rounds: 1 is 2, else 3 /   kept becomes x / kept: number starts 0 | ",
      "  let x = (1, 2) /   kept becomes x / kept: set of number starts () | ",
      "  let x = wealth of p /   kept becomes x / kept: number starts 0 | try",
      "  rounds gains rank of top of deck or 0 | try",
      "  if top of deck is low /     rounds gains 1 | try",
      "  if top of deck is new /     rounds gains 1 | try",
      "  if top of deck in hand /     rounds gains 1 | try",
      "  if p beats p /     rounds gains 1 | try",
      "  if not rounds = 3 /     rounds gains 1 | ",
      "  if speed is fast /     rounds gains 1 | ",
      "  if definition of top of deck = ♣1 /     rounds gains 1 | try",
      "  if printed definition of top of deck = ♣1 /     rounds gains 1 | try",
      "  if owner of top of deck = p /     rounds gains 1 | try",
      "  if top of deck is none /     rounds gains 1 | ",
      "  if p in viewers of top of deck /     rounds gains 1 | try",
      "  if some card d in deck /     rounds gains 1 | try",
      "  if ♣1 in deck /     rounds gains 1 | try",
      "  rounds gains sum of rank of deck | try",
      "  rounds gains times (tick) | try",
      "  if p may rest /     rounds gains 1 | try",
      "  best becomes top of deck / best: card or none starts none | ",
      "  if best is none /     rounds gains 1 / best: card or none starts none | try",
      "  rounds gains worn of first of deck or 0 / worn of card: number starts 0 | try",
      "  choose card c in deck by p | ",
      "  choose card c in deck by p /   move c to hand of p | try",
      "  rounds gains 1 / cannot try if rounds > 3 | try",
      "  rounds gains 1 / instead of try if rounds > 3 /   tick | try",
      "  rounds gains 1 / before try if rounds > 3 /   tick | try",
      "  rounds gains 1 / after try if rounds > 3 /   tick | try",
      "  rounds gains 1 / when try if rounds > 3 /   tick | try",
      "  until ring by player q /     player q cannot take card d | ",
      "  rounds gains 1 / to again by player p /   rounds gains rank of top of deck or 0 | ",
    ]
  `)
})

test('what each branch of a choice begins with', () => {
  const begins = (...lines: readonly string[]): string => {
    const program = programOf(['to try card c by player p', ...lines.map((line) => `  ${line}`)].join('\n'))
    const found = [...analysesOf(program).asking().values()].filter((s) => s.site.at === 'try')
    const said = found.map((s) => {
      const calls = s.kind === 'oneOf' ? s.branches.map((branch) => firstCall(branch)) : []
      const called = calls.map((call) =>
        call === null ? 'none' : `${call.event}(${call.args.map(printTExpr).join(', ')})`,
      )
      const absent = calls.flatMap((call) => (call === null ? [] : absentParts(program, call.event, call.args)))
      return `${s.kind}: ${branchWords(s).join(', ')} (${called.join(', ')}; ${absent.map(printTExpr).join(', ')})`
    })
    return `${lines.join(' / ')} | ${said.join('; ')}`.replace(/#-?\d+/g, '')
  }
  expect([
    begins('choose suit s by p'),
    begins('choose one of by p', '  - rounds gains 1', '  - tick'),
    begins('choose one of by p', '  - rest by p', '    tick', '  - rounds gains 2', '    tick'),
    begins('choose one of by p', '  - rest by next of p', '  - take first of deck by p'),
    begins('choose one of by p', '  - take c by winner', '  - take top of deck by winner'),
    begins('if rounds > 3', '  choose one of by p', '    - rounds gains 1', '    - tick', 'choose suit s by p'),
    begins('choose one of by p', '  - choose one of by p', '      - tick', '      - rest by p', '  - rounds gains 1'),
    begins('each player q at the same time', '  choose one of by q', '    - rest by next of q', '    - tick'),
  ]).toMatchInlineSnapshot(`
    [
      "choose suit s by p | choose:  (; )",
      "choose one of by p /   - rounds gains 1 /   - tick | oneOf: rounds gains 1, tick (none, tick(); )",
      "choose one of by p /   - rest by p /     tick /   - rounds gains 2 /     tick | oneOf: rest, rounds gains 2 (rest(p), none; )",
      "choose one of by p /   - rest by next of p /   - take first of deck by p | oneOf: rest, take (rest(next(p)), take(first(zone deck), p); first(zone deck))",
      "choose one of by p /   - take c by winner /   - take top of deck by winner | oneOf: take, take (take(c, kept winner()), take(topOne(zone deck), kept winner()); kept winner(), topOne(zone deck), kept winner())",
      "if rounds > 3 /   choose one of by p /     - rounds gains 1 /     - tick / choose suit s by p | choose:  (; ); oneOf: rounds gains 1, tick (none, tick(); )",
      "choose one of by p /   - choose one of by p /       - tick /       - rest by p /   - rounds gains 1 | oneOf: choose one of by p, rounds gains 1 (none, none; ); oneOf: tick, rest (tick(), rest(p); )",
      "each player q at the same time /   choose one of by q /     - rest by next of q /     - tick | oneOf: rest, tick (rest(next(q)), tick(); )",
    ]
  `)
})
