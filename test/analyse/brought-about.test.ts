import { expect, test } from 'vitest'
import { insideAnnouncements } from '../../compiler/analyse/announcements.ts'
import { analysesOf } from '../../compiler/analyse/analyses.ts'
import { suspends } from '../../compiler/analyse/suspension.ts'
import { programOf } from './told-game.ts'

// What an instruction may come to, through all that runs because of it: at once, around it, or later.

/** Each line of `try`, with what is found of it. */
function found(lines: readonly string[], more: readonly string[] = []): string {
  const text = ['to try card c by player p', ...lines.map((line) => `  ${line}`), ...more].join('\n')
  const program = programOf(text)
  const body = program.events.get('try')?.proc?.body ?? []
  const conduct = analysesOf(program).conduct()
  const first = body.at(-1)
  const said = [
    conduct.asks(body) ? 'asks' : '',
    conduct.leaves(body) ? 'leaves' : '',
    first !== undefined && suspends(program, first) ? 'suspends' : '',
  ]
  return `${[...lines, ...more].join(' / ')}: ${said.filter((x) => x !== '').join(', ')}`
}

const ASK = ['to ask player p', '  choose suit s by p']
const DRAW = ['to draw-lots', '  choose suit s by chance']
const END = ['to end-it', '  finish']

test('who is asked, and whether something ends', () => {
  expect([
    found(['rounds gains 1']),
    found(['finish']),
    found(['stop ring']),
    found(['stop']),
    found(['if rounds > 3', '  stop try']),
    found(['if rounds > 3', '  rounds gains 1', 'else', '  choose suit s by p']),
    found(['each player q', '  choose suit s by q']),
    found(['each player q at the same time', '  bid of q gains 1']),
    found(['while rounds < 3', '  choose suit s by p', '  rounds gains 1']),
    found(['choose suit s by p']),
    found(['choose suit s by chance']),
    found(['choose one of by p', '  - rounds gains 1', '  - rounds gains 2']),
    found(['choose one of by chance', '  - rounds gains 1', '  - rounds gains 2']),
    found(['choose one of by chance', '  - rounds gains 1', '  - finish']),
    found(['p may', '  rounds gains 1']),
    found(['p may act']),
    found(['announce', '  rounds gains 1']),
    found(['ask p'], ASK),
    found(['draw-lots'], DRAW),
    found(['end-it'], END),
    found(['rest by p']),
    found(['rest by p'], ['before rest by player q', '  ask q', ...ASK]),
    found(['rest by p'], ['after rest by player q', '  ask q', ...ASK]),
    found(['rest by p'], ['when rest by player q', '  ask q', ...ASK]),
    found(['rest by p'], ['instead of rest by player q', '  ask q', ...ASK]),
    found(
      ['rest by p'],
      ['instead of rest by player q', '  rounds gains 2', 'to settle-instead', '  ask first of players', ...ASK],
    ),
    found(['rest by p'], ['to settle-instead', '  ask first of players', ...ASK]),
    found(['rest by p'], ['after rest by player q', '  end-it', ...END]),
    found(['rest by p'], ['when rest by player q', '  end-it', ...END]),
    found(['move c to deck']),
    found(['move c to deck'], ['before move card d', '  ask first of players', ...ASK]),
    found(['move c to deck'], ['after move card d', '  end-it', ...END]),
    found(['swap c with top of deck'], ['after move card d', '  ask first of players', ...ASK]),
    found(['later by p', '  ask p'], ASK),
    found(['later by p', '  end-it'], END),
    found(['later by p', '  rounds gains 1', 'resolve first of waiting']),
    found(['resolve first of waiting']),
    found(['resolve first of waiting'], ['when rest by player q', '  ask q', ...ASK]),
    found(['resolve first of waiting'], ['when rest by player q', '  end-it', ...END]),
    found(['p may act'], ['player p may rest at try', 'after rest by player q', '  end-it', ...END]),
    found(['p may act'], ['player p may rest at turn', 'after rest by player q', '  end-it', ...END]),
    found(['until ring by player q', '  player q cannot take card d']),
    found(['rounds gains 1'], ['text of card this in deck', '  to try this by player q', '    ask q', ...ASK]),
    found(['rest by p'], ['text of card this in deck', '  after rest by player q', '    ask q', ...ASK]),
    found(['each player q at the same time', '  rest by q'], ['after rest by player q', '  ask q', ...ASK]),
  ]).toMatchInlineSnapshot(`
    [
      "rounds gains 1: ",
      "finish: leaves",
      "stop ring: leaves, suspends",
      "stop: ",
      "if rounds > 3 /   stop try: ",
      "if rounds > 3 /   rounds gains 1 / else /   choose suit s by p: asks, suspends",
      "each player q /   choose suit s by q: asks, suspends",
      "each player q at the same time /   bid of q gains 1: suspends",
      "while rounds < 3 /   choose suit s by p /   rounds gains 1: asks, suspends",
      "choose suit s by p: asks, suspends",
      "choose suit s by chance: suspends",
      "choose one of by p /   - rounds gains 1 /   - rounds gains 2: asks, suspends",
      "choose one of by chance /   - rounds gains 1 /   - rounds gains 2: suspends",
      "choose one of by chance /   - rounds gains 1 /   - finish: leaves, suspends",
      "p may /   rounds gains 1: asks, suspends",
      "p may act: asks, suspends",
      "announce /   rounds gains 1: suspends",
      "ask p / to ask player p /   choose suit s by p: asks, suspends",
      "draw-lots / to draw-lots /   choose suit s by chance: suspends",
      "end-it / to end-it /   finish: leaves",
      "rest by p: ",
      "rest by p / before rest by player q /   ask q / to ask player p /   choose suit s by p: asks, suspends",
      "rest by p / after rest by player q /   ask q / to ask player p /   choose suit s by p: asks, suspends",
      "rest by p / when rest by player q /   ask q / to ask player p /   choose suit s by p: asks",
      "rest by p / instead of rest by player q /   ask q / to ask player p /   choose suit s by p: asks, suspends",
      "rest by p / instead of rest by player q /   rounds gains 2 / to settle-instead /   ask first of players / to ask player p /   choose suit s by p: suspends",
      "rest by p / to settle-instead /   ask first of players / to ask player p /   choose suit s by p: ",
      "rest by p / after rest by player q /   end-it / to end-it /   finish: leaves",
      "rest by p / when rest by player q /   end-it / to end-it /   finish: leaves",
      "move c to deck: ",
      "move c to deck / before move card d /   ask first of players / to ask player p /   choose suit s by p: asks, suspends",
      "move c to deck / after move card d /   end-it / to end-it /   finish: leaves",
      "swap c with top of deck / after move card d /   ask first of players / to ask player p /   choose suit s by p: asks, suspends",
      "later by p /   ask p / to ask player p /   choose suit s by p: asks",
      "later by p /   end-it / to end-it /   finish: leaves",
      "later by p /   rounds gains 1 / resolve first of waiting: ",
      "resolve first of waiting: ",
      "resolve first of waiting / when rest by player q /   ask q / to ask player p /   choose suit s by p: asks, suspends",
      "resolve first of waiting / when rest by player q /   end-it / to end-it /   finish: leaves",
      "p may act / player p may rest at try / after rest by player q /   end-it / to end-it /   finish: asks, leaves, suspends",
      "p may act / player p may rest at turn / after rest by player q /   end-it / to end-it /   finish: asks, suspends",
      "until ring by player q /   player q cannot take card d: ",
      "rounds gains 1 / text of card this in deck /   to try this by player q /     ask q / to ask player p /   choose suit s by p: asks, suspends",
      "rest by p / text of card this in deck /   after rest by player q /     ask q / to ask player p /   choose suit s by p: asks, suspends",
      "each player q at the same time /   rest by q / after rest by player q /   ask q / to ask player p /   choose suit s by p: asks, suspends",
    ]
  `)
})

test('which events can be suspended', () => {
  const suspended = (...lines: readonly string[]): string => {
    const program = programOf(lines.join('\n'))
    const own = new Set(programOf('').procs.map(({ name }) => name))
    const names = program.procs.flatMap((proc) => (proc.resumable && !own.has(proc.name) ? [proc.name] : []))
    return `${lines.join(' / ')}: ${[...new Set(names)].join(', ')}`
  }
  expect([
    suspended('to try', '  rounds gains 1'),
    suspended('to try', '  first of players may act'),
    suspended('to try', '  again', 'to again', '  first of players may act'),
    suspended('to try', '  if rounds > 3', '    again', 'to again', '  try', '  first of players may act'),
    suspended('to try', '  again', 'to again', '  rounds gains 1', '  stop try'),
    suspended('to try', '  rounds gains 1', 'to again', '  stop try'),
    suspended('to try', '  again', 'to again', '  rounds gains 1', 'before again', '  first of players may act'),
    suspended('to try', '  again', 'to again', '  rounds gains 1', 'after again', '  first of players may act'),
    suspended('to try', '  again', 'to again', '  rounds gains 1', 'instead of again', '  first of players may act'),
    suspended('to try', '  again', 'to again', '  rounds gains 1', 'when again', '  first of players may act'),
    suspended(
      'to try',
      '  again',
      'to again',
      '  rounds gains 1',
      'instead of again',
      '  rounds gains 2',
      'to settle-instead',
      '  first of players may act',
    ),
    suspended('to try', '  rounds gains 1', 'to settle-instead', '  first of players may act'),
    suspended('to try', '  resolve first of waiting'),
    suspended('to try', '  resolve first of waiting', 'when rest by player q', '  q may act'),
    suspended('to try', '  later by first of players', '    first of players may act'),
    suspended('to try', '  move top of deck to heap of old', 'before move card d', '  first of players may act'),
    suspended('to try', '  swap top of deck with top of hand', 'before move card d', '  first of players may act'),
    suspended('to try', '  rounds gains 1', 'before move card d', '  first of players may act'),
    suspended('to try', '  each player q at the same time', '    bid of q gains 1'),
    suspended('to try', '  announce', '    rounds gains 1'),
    suspended(
      'to try card c',
      '  rounds gains 1',
      'text of card this in deck',
      '  to try this',
      '    holder of this may act',
    ),
  ]).toMatchInlineSnapshot(`
    [
      "to try /   rounds gains 1: ",
      "to try /   first of players may act: try",
      "to try /   again / to again /   first of players may act: try, again",
      "to try /   if rounds > 3 /     again / to again /   try /   first of players may act: try, again",
      "to try /   again / to again /   rounds gains 1 /   stop try: try, again",
      "to try /   rounds gains 1 / to again /   stop try: try, again",
      "to try /   again / to again /   rounds gains 1 / before again /   first of players may act: try, again, before-again",
      "to try /   again / to again /   rounds gains 1 / after again /   first of players may act: try, again, after-again",
      "to try /   again / to again /   rounds gains 1 / instead of again /   first of players may act: try, again, instead-again",
      "to try /   again / to again /   rounds gains 1 / when again /   first of players may act: when-again",
      "to try /   again / to again /   rounds gains 1 / instead of again /   rounds gains 2 / to settle-instead /   first of players may act: try, again, settle-instead",
      "to try /   rounds gains 1 / to settle-instead /   first of players may act: settle-instead",
      "to try /   resolve first of waiting: ",
      "to try /   resolve first of waiting / when rest by player q /   q may act: try, when-rest",
      "to try /   later by first of players /     first of players may act: try-effect",
      "to try /   move top of deck to heap of old / before move card d /   first of players may act: try, before-move, move",
      "to try /   swap top of deck with top of hand / before move card d /   first of players may act: try, before-move, move, exchange",
      "to try /   rounds gains 1 / before move card d /   first of players may act: before-move, move",
      "to try /   each player q at the same time /     bid of q gains 1: try",
      "to try /   announce /     rounds gains 1: try",
      "to try card c /   rounds gains 1 / text of card this in deck /   to try this /     holder of this may act: try",
    ]
  `)
})

test('what runs before an announcement is complete', () => {
  const announced = (lines: readonly string[], more: readonly string[] = []): string => {
    const text = ['to try card c by player p', '  announce', ...lines.map((line) => `    ${line}`), ...more].join('\n')
    const program = programOf(text)
    const names = [...insideAnnouncements(program)].map(({ name }) => name)
    return `${[...lines, ...more].join(' / ')}: ${names.join(', ')}`
  }
  expect([
    announced(['rounds gains 1']),
    announced(['rest by p']),
    announced(['ring by p']),
    announced(['rest by p'], ['before rest by player q', '  ask q', ...ASK]),
    announced(['rest by p'], ['instead of rest by player q', '  ask q', ...ASK]),
    announced(['rest by p'], ['when rest by player q', '  ask q', ...ASK]),
    announced(['rest by p'], ['instead of rest', '  rounds gains 2', 'to settle-instead', '  rounds gains 1']),
    announced(['move c to deck'], ['after move card d', '  rounds gains 1']),
    announced(['swap c with top of deck'], ['after move card d', '  rounds gains 1']),
    announced(['later by p', '  ask p'], ASK),
    announced(['resolve first of waiting']),
    announced(['if rounds > 3', '  ask p'], ASK),
    announced(['rounds gains 1'], ['to other', '  rest by first of players']),
  ]).toMatchInlineSnapshot(`
    [
      "rounds gains 1: try",
      "rest by p: try, rest",
      "ring by p: try, ring, before-ring, after-ring, rest",
      "rest by p / before rest by player q /   ask q / to ask player p /   choose suit s by p: try, rest, before-rest, ask",
      "rest by p / instead of rest by player q /   ask q / to ask player p /   choose suit s by p: try, rest, instead-rest, ask",
      "rest by p / when rest by player q /   ask q / to ask player p /   choose suit s by p: try, rest",
      "rest by p / instead of rest /   rounds gains 2 / to settle-instead /   rounds gains 1: try, rest, instead-rest",
      "move c to deck / after move card d /   rounds gains 1: try",
      "swap c with top of deck / after move card d /   rounds gains 1: try",
      "later by p /   ask p / to ask player p /   choose suit s by p: try",
      "resolve first of waiting: try, when-ring",
      "if rounds > 3 /   ask p / to ask player p /   choose suit s by p: try, ask",
      "rounds gains 1 / to other /   rest by first of players: try",
    ]
  `)
})
