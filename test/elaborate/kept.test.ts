import { describe, expect, test } from 'vitest'
import { CheckSession } from '../../compiler/check-session.ts'
import { type CheckResult, checkGame } from '../../compiler/compile.ts'
import { renderJson } from '../../compiler/diagnostics/render-json.ts'
import { printProgram } from '../../compiler/program/print-program.ts'
import type { Span } from '../../grammar/source-file.ts'
import { fair } from './meanings/fair.ts'
import { printRest } from './meanings/print-rest.ts'

// What an edit leaves of a program is what a fresh one is, and its rules are kept where only examples have changed.

const example = (lines: string, title = 'tried'): string =>
  `example "${title}"\n  given\n    hand of A is ♣1, ♥2\n    at turn by A\n${lines.replace(/^/gm, '  ')}\n`

const place = ({ file, start, end }: Span): string => `${file.path} ${start} ${end}`

const told = ({ diagnostics, omitted, program }: CheckResult) => ({
  findings: renderJson(diagnostics, omitted),
  program: program === null ? null : [printProgram(program), ...printRest(program)],
  uses: program?.uses.map(({ kind, span, declared }) => `${kind} ${place(span)} ${place(declared)}`),
  used: program === null ? null : [...program.used].sort(),
  words: program?.words.map(({ word, span, position }) => `${word} ${place(span)} ${position}`),
  texts: program === null ? null : [...program.game.texts.all],
  counters: program?.counters.map(({ id, name, counted }) => `${id} ${name} ${counted}`),
})

const LESS = 'less.rules'

/** The game, and a variant of it that has one card less. */
const hostOf = (text: string) => ({
  read: (path: string) => (path === LESS ? 'variant Less of Fair\nremove card ♣5\n' : text),
  find: () => 'fair.rules',
})

const counted = 'counted: number = times (take card c)\n'
const rival = 'reading rival: player q where q != you\n  each in rules\ntext of high this\n  rival cannot take this\n'

/** Texts that go on from the game, one after the other. */
const COURSES: readonly (readonly [what: string, texts: readonly string[]])[] = [
  ['a line of an example', [example('then rounds = 0'), example('then rounds = 1'), example('A is asked')]],
  [
    'examples that come and go',
    [example('A passes'), example('A passes') + example('A is asked', 'more'), example('A is asked', 'more'), ''],
  ],
  [
    'what else an example uses',
    [
      example('then seen is empty'),
      example('then stock is empty'),
      example('then word = "other"'),
      example('A is asked'),
    ],
  ],
  [
    'counts of an example',
    [
      example('then times (take card c) = 0'),
      example('then times (take card c) = 1'),
      example('then times (pay 3) = 1') + example('then times (pay 3) = 2', 'more'),
      example('then rounds = 1'),
    ],
  ],
  [
    'counts of rules and an example',
    [
      counted + example('then times (take card c) = 0'),
      counted + example('then times (take card c) = 0\nthen times (pay 3) = 0'),
      example('then times (take card c) = 0'),
    ],
  ],
  [
    'what an example asks of printed cards',
    [
      example('then some definition d where d is high'),
      example('then some definition d where d is high\nthen rounds = 1'),
      example('then rounds = 1'),
      example('then some definition d where d is high'),
    ],
  ],
  [
    'names of an example',
    [example('then name of ♣1 = "♣1"'), example('then name of ♣1 = "♣2"'), example('then rounds = 1')],
  ],
  [
    'a mistake in an example',
    [example('then rounds = 1'), example('then round = 1'), example('then rounds = 2'), example('A does tke ♣1')],
  ],
  [
    'a rule',
    [
      `limit-so: number = 3\n${example('then limit-so = 3')}`,
      `limit-so: number = 4\n${example('then limit-so = 3')}`,
      `limit-so: truth = yes\n${example('then limit-so = 3')}`,
    ],
  ],
  ['a word of texts', [rival + example('A is asked'), rival + example('A passes'), example('A passes')]],
  [
    'a rule of nobody',
    [
      `who: player or none = controller of first of waiting\n${example('then controller of first of waiting is none')}`,
      `when match\n  rounds gains 1\nwho: player or none = controller of first of waiting\n${example('then controller of first of waiting is none')}`,
    ],
  ],
  [
    'a card that a variant removes',
    [example('then rounds = 0'), example('then ♣5 in deck'), example('then rounds = 0')],
  ],
]

describe.each(COURSES)('%s', (_what, texts) => {
  test.each(['fair.rules', LESS])('in %s', (path) => {
    const session = new CheckSession()
    for (const text of texts) {
      const host = hostOf(fair + text)
      expect(told(session.check(path, host))).toEqual(told(checkGame(path, host)))
    }
  })
})

test('rules are kept where only examples have changed', () => {
  const session = new CheckSession()
  const rulesOf = (text: string) => session.check('fair.rules', hostOf(fair + text)).program?.procs
  const first = rulesOf(example('then rounds = 1'))
  expect(rulesOf(example('then rounds = 2'))).toBe(first)
  expect(rulesOf(example('then rounds = 2') + example('A passes', 'more'))).toBe(first)
  expect(rulesOf(example('then times (pay 3) = 2'))).not.toBe(first)
  const counts = example('then times (pay 3) = 2')
  const counted = rulesOf(counts + example('A passes', 'more'))
  expect(rulesOf(counts + example('A is asked', 'more'))).toBe(counted)
  expect(rulesOf(`more-so: number = 3\n${example('then rounds = 2')}`)).not.toBe(first)
})
