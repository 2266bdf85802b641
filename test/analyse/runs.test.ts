import { expect, test } from 'vitest'
import { settledAt } from '../../compiler/analyse/settled.ts'
import { analysesOf } from '../../compiler/analyse/analyses.ts'
import { eventsDoneOften } from '../../compiler/analyse/long-ways.ts'
import { Runs } from '../../compiler/analyse/runs.ts'
import { procTexts } from '../../compiler/analyse/worked-texts.ts'
import { programOf } from './told-game.ts'

// How often events and texts come between two answers at most, with the rounds of loops and by places alone.

const own = new Set(programOf('').procs.map(({ name }) => name))

function often(...lines: readonly string[]): string {
  const program = programOf(lines.join('\n'))
  const { procs, events } = new Runs(program, procTexts(program))
  const texts = [...procs].flatMap(([{ name }, { times, places }]) =>
    own.has(name) ? [] : [`${name} ${times}/${places}`],
  )
  const told = ['rest', 'tick', 'move', 'more'].flatMap((name) => {
    const found = events.get(name)
    return found === undefined ? [] : [`${name} ${found.times}/${found.places}`]
  })
  return `${lines.join(' / ')} | ${texts.join(', ')} | ${told.join(', ')}`
}

test('how often something runs', () => {
  expect([
    often('to try', '  rounds gains 1'),
    often('to try', '  tick'),
    often('to try', '  tick', '  tick'),
    often('to try', '  each player p', '    tick'),
    often('to try', '  each player p', '    each suit s', '      tick', '  tick'),
    often('to try', '  while rounds < 3', '    tick'),
    often('to try', '  if rounds > 3', '    tick', '  else', '    tick'),
    often('to try', '  more', '  more', 'to more', '  each player p', '    tick'),
    often('to try', '  each player p', '    more', 'to more', '  tick', '  tick'),
    often('to try', '  more', 'to more', '  if rounds < 3', '    try', '    tick'),
    often('to try', '  if rounds < 3', '    try', '  more', 'to more', '  tick'),
    often(
      'to try',
      '  each player p',
      '    rest by p',
      'before rest by player p',
      '  tick',
      '  more',
      'to more',
      '  rounds gains 1',
    ),
    often(
      'to try',
      '  each player p',
      '    rest by p',
      'after rest by player p',
      '  more',
      'to more',
      '  rounds gains 1',
    ),
    often(
      'to try',
      '  each player p',
      '    rest by p',
      'when rest by player p',
      '  more',
      'to more',
      '  rounds gains 1',
    ),
    often(
      'to try',
      '  each player p',
      '    rest by p',
      'instead of rest by player p',
      '  more',
      'to more',
      '  rounds gains 1',
    ),
    often(
      'to try',
      '  tick',
      'instead of tick',
      '  rounds gains 1',
      'to settle-instead',
      '  more',
      '  more',
      'to more',
      '  rounds gains 1',
    ),
    often('to try', '  each player p', '    later by p', '      more', 'to more', '  rounds gains 1'),
    often(
      'to try',
      '  each player p',
      '    resolve first of waiting',
      'when rest by player p',
      '  more',
      'to more',
      '  rounds gains 1',
    ),
    often('to try', '  first of players may act', 'player p may more at try', 'to more by player p', '  tick'),
    often(
      'to try',
      '  first of players may act',
      'player p may more at try',
      'player p may more at try if rounds > 3',
      'to more by player p',
      '  tick',
    ),
    often('to try', '  first of players may act', 'player p may more at turn', 'to more by player p', '  tick'),
    often('to try', '  each card c in deck', '    move c to hand of first of players'),
    often('to try', '  each card c in deck', '    move c to heap of old', 'before move card d', '  tick'),
    often('to try', '  each card c in deck', '    move c to heap of old', 'after move card d', '  tick'),
    often('to try', '  each card c in deck', '    move c to heap of old', 'when move card d', '  tick'),
    often('to try', '  each card c in deck', '    swap c with first of hand', 'before move card d', '  tick'),
    often(
      'to try',
      '  each player p at the same time',
      '    rest by p',
      'after rest by player q',
      '  more',
      'to more',
      '  rounds gains 1',
    ),
    often('to try', '  each number n in seen', '    each number m in seen', '      each card c', '        tick'),
  ]).toMatchInlineSnapshot(`
    [
      "to try /   rounds gains 1 | try 1/1 | rest 24/2",
      "to try /   tick | try 1/1 | rest 24/2, tick 1/1",
      "to try /   tick /   tick | try 1/1 | rest 24/2, tick 2/2",
      "to try /   each player p /     tick | try 1/1 | rest 24/2, tick 12/1",
      "to try /   each player p /     each suit s /       tick /   tick | try 1/1 | rest 24/2, tick 37/2",
      "to try /   while rounds < 3 /     tick | try 1/1 | rest 24/2, tick 1/1",
      "to try /   if rounds > 3 /     tick /   else /     tick | try 1/1 | rest 24/2, tick 2/2",
      "to try /   more /   more / to more /   each player p /     tick | try 1/1, more 2/2 | rest 24/2, tick 24/2, more 2/2",
      "to try /   each player p /     more / to more /   tick /   tick | try 1/1, more 12/1 | rest 24/2, tick 24/2, more 12/1",
      "to try /   more / to more /   if rounds < 3 /     try /     tick | try 1/1, more 1/1 | rest 24/2, tick 1/1, more 1/1",
      "to try /   if rounds < 3 /     try /   more / to more /   tick | try 1/1, more 1/1 | rest 24/2, tick 1/1, more 1/1",
      "to try /   each player p /     rest by p / before rest by player p /   tick /   more / to more /   rounds gains 1 | try 1/1, more 36/3, before-rest 36/3 | rest 36/3, tick 36/3, more 36/3",
      "to try /   each player p /     rest by p / after rest by player p /   more / to more /   rounds gains 1 | try 1/1, more 36/3, after-rest 36/3 | rest 36/3, more 36/3",
      "to try /   each player p /     rest by p / when rest by player p /   more / to more /   rounds gains 1 | try 1/1, more 36/3, when-rest 36/3 | rest 36/3, more 36/3",
      "to try /   each player p /     rest by p / instead of rest by player p /   more / to more /   rounds gains 1 | try 1/1, more 36/3, instead-rest 36/3 | rest 36/3, more 36/3",
      "to try /   tick / instead of tick /   rounds gains 1 / to settle-instead /   more /   more / to more /   rounds gains 1 | try 1/1, settle-instead 13/2, more 26/4, instead-tick 1/1 | rest 24/2, tick 1/1, more 26/4",
      "to try /   each player p /     later by p /       more / to more /   rounds gains 1 | try 1/1, try-effect 12/1, more 12/1 | rest 24/2, more 12/1",
      "to try /   each player p /     resolve first of waiting / when rest by player p /   more / to more /   rounds gains 1 | try 1/1, more 36/3, when-rest 36/3 | rest 24/2, more 36/3",
      "to try /   first of players may act / player p may more at try / to more by player p /   tick | try 1/1, more 1/1 | rest 24/2, tick 1/1, more 1/1",
      "to try /   first of players may act / player p may more at try / player p may more at try if rounds > 3 / to more by player p /   tick | try 1/1, more 2/2 | rest 24/2, tick 2/2, more 1/1",
      "to try /   first of players may act / player p may more at turn / to more by player p /   tick | try 1/1, more 1/1 | rest 24/2, tick 1/1, more 1/1",
      "to try /   each card c in deck /     move c to hand of first of players | try 1/1 | rest 24/2",
      "to try /   each card c in deck /     move c to heap of old / before move card d /   tick | try 1/1, before-move 2049/2 | rest 24/2, tick 2049/2, move 2049/2",
      "to try /   each card c in deck /     move c to heap of old / after move card d /   tick | try 1/1, after-move 2049/2 | rest 24/2, tick 2049/2, move 2049/2",
      "to try /   each card c in deck /     move c to heap of old / when move card d /   tick | try 1/1, when-move 2049/2 | rest 24/2, tick 2049/2",
      "to try /   each card c in deck /     swap c with first of hand / before move card d /   tick | try 1/1, before-move 2049/2 | rest 24/2, tick 2049/2, move 2049/2",
      "to try /   each player p at the same time /     rest by p / after rest by player q /   more / to more /   rounds gains 1 | try 1/1, more 37/4, after-rest 37/4, after rest 1/1 | rest 36/3, more 37/4",
      "to try /   each number n in seen /     each number m in seen /       each card c /         tick | try 1/1 | rest 24/2, tick 1000000000000/1",
    ]
  `)
})

/** Events each of which does the next one so often. */
const doublings = (levels: number, times: number): string =>
  Array.from({ length: levels }, (_, i) => [
    `to level-${i}`,
    ...Array.from({ length: times }, () => (i + 1 < levels ? `  level-${i + 1}` : '  tick')),
  ])
    .flat()
    .join('\n')

test('which events are counted, as others do them ten thousand times by places alone', () => {
  const counted = (lines: string): string => {
    const program = programOf(lines)
    return [...eventsDoneOften(new Runs(program, procTexts(program)))].join(', ')
  }
  expect([doublings(4, 9), doublings(4, 10), doublings(5, 9)].map(counted)).toEqual(['', 'tick', 'tick'])
})

test('where an announcement can no longer fail', () => {
  const program = programOf('to sure by player p\n  rounds gains 1\nto unsure by player p\n  only if rounds > 3')
  const completion = analysesOf(program).completion()
  const [sure, unsure] = ['sure', 'unsure'].map((name) => program.events.get(name)?.proc?.body ?? [])
  const rests = {
    nothing: [],
    'a line that is certain': [sure ?? []],
    'a line that may be refused': [unsure ?? []],
    'what is not looked into': ['unsure'],
    'what is not looked into, after certain lines': [sure ?? [], 'unsure'],
    'the end of the announcement': ['announced'],
    'certain lines to the end of the announcement': [sure ?? [], 'announced'],
    'an uncertain line before the end of the announcement': [unsure ?? [], 'announced'],
    'certain lines after the announcement': ['announced', sure ?? []],
    'an uncertain line after the announcement': ['announced', unsure ?? []],
    'what is not looked into after the announcement': ['announced', 'unsure'],
    'another announcement around it': ['announced', 'announced'],
    'another announcement around it, after an uncertain line': ['announced', unsure ?? [], 'announced'],
  } as const
  const told = Object.entries(rests).map(([name, rest]) => `${name}: ${settledAt(completion, rest)}`)
  expect(told).toMatchInlineSnapshot(`
    [
      "nothing: 3",
      "a line that is certain: 3",
      "a line that may be refused: null",
      "what is not looked into: null",
      "what is not looked into, after certain lines: null",
      "the end of the announcement: 2",
      "certain lines to the end of the announcement: 2",
      "an uncertain line before the end of the announcement: null",
      "certain lines after the announcement: 2",
      "an uncertain line after the announcement: 1",
      "what is not looked into after the announcement: 1",
      "another announcement around it: null",
      "another announcement around it, after an uncertain line: 1",
    ]
  `)
})
