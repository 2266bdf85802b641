import { expect, test } from 'vitest'
import { whySame } from '../../compiler/equivalence/why-same.ts'
import { compiledGame } from './compiled-game.ts'
import type { Program } from '../../compiler/program/program.ts'

const piles = `game Piles for 2 players
type suit: spades, hearts
printed suit of card: suit
printed rank of card: number
card one
  suit = spades
  rank = 1
card two
  suit = hearts
  rank = 2
zone hand of player p seen by p
zone deck seen by nobody
zone pile seen by everyone
led: suit or none starts none
score of player: number starts 0
most: number = 9
shown: set of suit starts ()
ranks: list of number starts ()
card is turned starts no
to match
  repeat
    each player p
      turn by p
  until score of first of players > most
to turn by player p
  p must act
player p may play card c in hand of p at turn
player p must play card c where suit of c = led at turn if led is not none
player p may rest at turn
to rest by player p
  score of p gains 1
  led becomes suit of top of pile or led
  led becomes suit of (the card d in pile where suit of d != led) or led
  if most > 3
    led becomes suit of first of deck or led
to play card c by player p
  move c to pile
  c becomes turned
  led becomes suit of c
  shown gains suit of c
  ranks gains rank of c
  if rank of c > 1 and score of p < 5
    score of p gains 2
to gather
  move each card c in pile where rank of c > 1 to deck
  move pile to deck
  finish
after rest by player p
  gather
`

/** Why the game is the same where it says something else in one place. */
function why(words: string, others: string): string | null {
  if (!piles.includes(words)) throw new Error(`the sample does not say ${words}`)
  return whySame(compiledGame(piles), compiledGame(piles.replace(words, () => others)))
}

const twice = (line: string): string => `${line}\n${line}`
const REPEATED = 'an instruction that the one before has done already does nothing'
const CONDITIONS = 'the conditions hold in the same cases'

test.each([
  ['what is so already', '  c becomes turned'],
  ['a value that is kept already', '  led becomes suit of c'],
  ['a member that is there already', '  shown gains suit of c'],
  ['a value that stays where there is no other', '  led becomes suit of top of pile or led'],
  ['such a value in a block', '  if most > 3\n    led becomes suit of first of deck or led'],
  ['moving what has been moved away', '  move each card c in pile where rank of c > 1 to deck'],
  ['moving a zone that is empty by then', '  move pile to deck'],
  ['the end of the game', '  finish'],
])('%s is the same twice', (_, line) => {
  expect(why(line, twice(line))).toBe(REPEATED)
})

test.each([
  [
    'a value that the one before may have given',
    '  led becomes suit of (the card d in pile where suit of d != led) or led',
  ],
  ['a number that grows', '    score of p gains 1'.slice(2)],
  ['a copy more in a list', '  ranks gains rank of c'],
  ['an event that a rule is about', '  gather'],
])('%s is not the same twice', (_, line) => {
  expect(why(line, twice(line))).toBeNull()
})

const EXCEPTED = 'an exception that the one before has made already changes nothing'

test.each([
  ['a value', 'except worth of card c = 9 if suit of c = hearts\n', EXCEPTED],
  ['a value more than otherwise', 'except worth of card c += 9 if suit of c = hearts\n', null],
  ['twice what it would be otherwise', 'except worth of card c = 2 * otherwise if suit of c = hearts\n', null],
  ['who sees a card', 'except viewers of card c = players if suit of c = hearts\n', EXCEPTED],
])('%s, given as an exception, twice', (_, line, reason) => {
  const fact = `${piles}worth of card c: number = rank of c\n`
  expect(whySame(compiledGame(fact + line), compiledGame(fact + line + line))).toBe(reason)
})

test('what comes behind an exception that stands twice is what it was, whatever it is called then', () => {
  const line = 'except worth of card c = 9 if suit of c = hearts\n'
  const rest = 'except worth of card c = 8 if suit of c = spades\n'
  const fact = `${piles}worth of card c: number = rank of c\n`
  expect(whySame(compiledGame(fact + line + rest), compiledGame(fact + line + line + rest))).toBe(EXCEPTED)
})

const gathering = (line: string): string => `${piles}to look by player p
  let found = each card c in hand of p where rank of c > 1
${line}  score of p gains count of found
`

test.each([
  ['members that are in the set are not added again', '  found becomes found + pile\n', REPEATED],
  ['nor before those that are in it', '  found becomes () + top of pile + found + deck\n', REPEATED],
  ['what it holds may hang on the set', '  found becomes (each card c in pile where c not in found) + found\n', null],
  ['nor are members taken out twice', '  found becomes found - pile\n', REPEATED],
  ['what takes the place of all others is said of others then', '  found becomes pile - found\n', null],
])('%s', (_, line, reason) => {
  expect(whySame(compiledGame(gathering(line)), compiledGame(gathering(line + line)))).toBe(reason)
})

const toppling = (topple: string): string => `${piles}to strike card c by player p
  topple c
${topple}to put-away card c
  move c to deck
`
const FALLS = 'to topple card c\n  only if c in pile\n  put-away c\n'

test.each([
  ['an event whose card has left the zone that it asks for', FALLS, REPEATED],
  [
    'the same with others that follow it',
    `${FALLS}after move card c from pile\n  score of p gains 1\n`.replace('of p', 'of first of players'),
    REPEATED,
  ],
  ['not without asking for a zone', FALLS.replace('  only if c in pile\n', ''), null],
  ['not where the card may stay', FALLS.replace('  put-away c', '  if most > 3\n    put-away c'), null],
  ['not where a rule may keep it there', `${FALLS}cannot put-away card c if rank of c = 2\n`, null],
  [
    'not where a rule comes instead',
    `${FALLS}instead of move card c from pile if rank of c = 2\n  score of first of players gains 1\n`,
    null,
  ],
  ['not where another brings it back', `${FALLS}after put-away card c\n  move c to pile\n`, null],
  [
    'not where a rule ends it before',
    `${FALLS}before move card c from pile\n  if rank of c = 2\n    stop put-away\n`,
    null,
  ],
  ['not where it goes where it is', FALLS.replace('in pile', 'in deck'), null],
])('a second time nothing is left: %s', (_, rules, reason) => {
  const once = toppling(rules)
  expect(whySame(compiledGame(once), compiledGame(once.replace('  topple c\n', '  topple c\n  topple c\n')))).toBe(
    reason,
  )
})

test('what is said between two lines tells them apart', () => {
  expect(why('  c becomes turned\n', '  c becomes turned\n  c becomes not turned\n  c becomes turned\n')).toBeNull()
})

test.each(['  move each card c in pile where rank of c > 1 to deck\n', '  move pile to deck\n'])(
  'moving twice is not the same where a rule is about moves: %s',
  (line) => {
    const watched = `${piles}after move card c to deck\n  score of first of players gains 1\n`
    expect(whySame(compiledGame(watched), compiledGame(watched.replace(line, line + line)))).toBeNull()
  },
)

test.each([
  ['what cannot be none needs not be told from it', ' at turn if led is not none', ' at turn'],
  ['whole numbers have nothing between', 'rank of c > 1 and score', 'rank of c >= 2 and score'],
  ['order does not matter', 'rank of c > 1 and score of p < 5', 'not (score of p >= 5 or rank of c <= 1)'],
  ['what no card bears is not asked for', 'rank of c > 1 and score', 'rank of c = 2 and score'],
  ['what is implied adds nothing', 'score of p < 5', 'score of p < 5 and score of p != 7'],
])('%s', (_, words, others) => {
  expect(why(words, others)).toBe(CONDITIONS)
})

test.each([
  ['rank of c > 1 and score', 'rank of c >= 1 and score'],
  ['score of p < 5', 'score of p < 5 and score of p != 4'],
  ['where suit of c = led', 'where suit of c = spades'],
  ['score of p < 5', 'score of p < rank of c'],
  ['players > most', 'players >= most'],
  ['score of first of players > most', 'count of hand > most'],
  ['rank of c > 1 and score of p < 5', 'rank of c > 1 or score of p < 5'],
  ['score of p gains 2', 'score of p gains 3'],
])('%s is not %s', (words, others) => {
  expect(why(words, others)).toBeNull()
})

const fitting = (...sentences: readonly string[]): Program =>
  compiledGame(`${piles}height of card c: number = (1 if rank of c = 2 else 9)
card a precedes card b if rank of a < rank of b
${sentences.map((each) => `card c is fitting if ${each}\n`).join('')}`)
const inPile = 'some card d in pile where rank of d = rank of c'
const below = 'height of c < 2'

test.each([
  ['what another sentence says already', [below, `${inPile} and ${below}`], [below]],
  ['the same in another order', [below, inPile], [inPile, below]],
  ['a condition that hangs on no member', [`${inPile} and ${below}`], [`${below} and ${inPile}`]],
  ['a value that is worked out by cases', ['height of c < 2'], ['rank of c = 2']],
])('sentences are alternatives: %s', (_, some, others) => {
  expect(whySame(fitting(...some), fitting(...others))).toBe(CONDITIONS)
})

test.each([
  ['what no other sentence says', [below, `${inPile} and ${below}`], [inPile]],
  ['another edge of a value by cases', ['height of c < 2'], ['height of c < 1']],
  [
    'members the other way round',
    [`some card d in pile where some card e in deck where d precedes e and ${below}`],
    [`some card d in pile where some card e in deck where e precedes d and ${below} and ${below}`],
  ],
])('sentences are not: %s', (_, some, others) => {
  expect(whySame(fitting(...some), fitting(...others))).toBeNull()
})

const worth = `worth of card c: number = 0
except worth of card c where rank of c > 1 = 5
`
const counted = (tests: string, of = worth): Program =>
  compiledGame(`${piles}${of}to count-up by player p
  score of p gains sum of worth of each card c in hand of p${tests}
`)

test.each([
  ['what is worth nothing or more', ' where worth of c > 0', ' where worth of c >= 0'],
  ['what is worth something, or all', ' where worth of c > 0', ''],
  ['what is not worth nothing', ' where suit of c = spades and worth of c != 0', ' where suit of c = spades'],
])('a sum counts %s', (_, tests, others) => {
  expect(whySame(counted(tests), counted(others))).toBe('what only one of the sums counts adds nothing')
})

test.each([
  ['other members', ' where worth of c > 0', ' where suit of c = spades', worth],
  ['only what is worth more', ' where worth of c > 1', ' where worth of c > 5', worth],
  ['what is worth less than nothing', ' where worth of c > 0', '', worth.replace('= 5', '= 0 - 5')],
  [
    'what a rule may make worth less',
    ' where worth of c > 0',
    '',
    `${worth}after rest\n  until gather\n    except worth of card c = 0 - 1\n`,
  ],
])('a sum that counts %s is another', (_, tests, others, of) => {
  expect(whySame(counted(tests, of), counted(others, of))).toBeNull()
})

const beside = (cond: string): Program =>
  compiledGame(`${piles}to look by player p
  if ${cond}
    score of p gains 1
`)

test.each([
  ['led = suit of top of pile', 'led = suit of top of pile or (led is none and suit of top of pile is none)'],
  ['led != suit of top of pile', 'led != suit of top of pile and led is not none'],
])('none equals nothing, not even itself: %s is not %s', (cond, other) => {
  expect(whySame(beside(cond), beside(other))).toBeNull()
})

test('what is said of none is none, and equals nothing', () => {
  const asked = (cond: string): Program =>
    compiledGame(`${piles}leader: player or none starts none
mood of player: suit starts spades
to look by player p
  leader becomes p
  if ${cond}
    score of p gains 1
`)
  const [same, other] = ['mood of leader = mood of p', 'mood of leader != mood of p']
  expect(whySame(asked(`${same} and leader is not none`), asked(same))).toBe(CONDITIONS)
  expect(whySame(asked(`${other} and leader is not none`), asked(other))).toBeNull()
})

const ROUNDS = 'what stands in a loop once more is another round of it'
const taking = '    move top of pile to deck\n'
const away = '    move last of hand of p to deck\n'

test.each([
  ['a card that the loop takes next', 'to clear by player p\n  while pile is not empty\n', taking, ROUNDS],
  ['one that it does not wait for', 'to clear by player p\n  while pile is not empty\n', away, null],
  ['what has to be possible', 'to clear by player p\n  announce\n    while pile is not empty\n  ', taking, null],
  ['one that is gone when it ends', 'to clear by player p\n  while count of pile > 1\n', taking, null],
])('a line of a loop twice: %s', (_, head, line, reason) => {
  const rest = head.includes('announce') ? '  ' : ''
  const once = piles + head + line
  expect(whySame(compiledGame(once), compiledGame(once + rest + line))).toBe(reason)
})

const replacing = 'instead of play card c by player p if rank of c > 1\n  move c to deck\n'

test.each([
  ['the event never reaches it', replacing, 'a rule never comes instead of an event where one before it asks the same'],
  ['the event happens again in its block', replacing.replace('move c to deck', 'play c by next of p'), null],
  ['it asks otherwise', replacing.replace('if rank of c > 1', 'if rank of c = score of p'), null],
])('what comes instead of an event, twice: %s', (_, rule, reason) => {
  const first = reason === null && !rule.includes('next of') ? replacing : rule
  expect(whySame(compiledGame(piles + first), compiledGame(piles + first + rule))).toBe(reason)
})

const OVER = 'the game is over after its last instruction'
const ending = 'until score of first of players > most\n'
const settling = `${piles.replace(ending, `${ending}  settle\n`)}to settle
  led becomes none
`

test.each([
  ['the last instruction of the whole', piles.replace(ending, `${ending}  led becomes none\n`), ending, OVER],
  ['the last of what comes last', settling, 'to settle\n', OVER],
  ['the last of what comes before as well', `${settling}after rest\n  settle\n`, 'to settle\n', null],
  ['the last before a rule', `${settling}after settle\n  led becomes hearts\n`, 'to settle\n', null],
])('`finish` may stand where the game is over anyway: %s', (_, text, before, reason) => {
  const at = `${before}  led becomes none\n`
  if (!text.includes(at)) throw new Error('the sample does not end so')
  const finished = text.replace(at, `${at}  finish\n`).replace(`  finish\n  finish\n`, '  finish\n')
  expect(whySame(compiledGame(text), compiledGame(finished))).toBe(reason)
})

test.each(['  gather-all', '  name-led', '  if led is none\n    name-led'])(
  'an event that happens twice is told twice, though nothing comes of it again: %s',
  (line) => {
    const events = 'to gather-all\n  move each card c where c not in deck to deck\nto name-led\n  led becomes hearts\n'
    const text = `${piles}${events}to look\n${line}\n`
    expect(whySame(compiledGame(text), compiledGame(`${text}${line}\n`))).toBeNull()
    const rule = `after play card c by player p\n${line}\n`
    expect(whySame(compiledGame(text + rule), compiledGame(text + rule + rule))).toBeNull()
  },
)

test.each(['holder of card c: player = first of players', 'side of player p: number = seat of p mod 2'])(
  'a fact that the language asks for by itself is no helper: %s',
  (fact) => {
    const text = `${piles}text of card this in pile\n  after mark this\n    score of you gains 1\n`
    const marking = 'to mark card c\n  c becomes turned\n'
    const once = compiledGame(text + marking)
    expect(whySame(once, compiledGame(`${text}${marking}  c becomes turned\n`))).toBe(REPEATED)
    expect(whySame(once, compiledGame(`${text}${marking}  c becomes turned\n${fact}\n`))).toBeNull()
  },
)

test('where the game is over anyway it is over as well by two instructions', () => {
  const finished = `${settling}  finish\n`
  expect(whySame(compiledGame(finished), compiledGame(`${finished}  finish\n`))).toBe(REPEATED)
})

test('a member is there already, also where players are asked at the same time', () => {
  const calling = `${piles}callers: set of player starts ()
to call-out
  each player p at the same time
    p may
      callers gains p
`
  expect(whySame(compiledGame(calling), compiledGame(`${calling}      callers gains p\n`))).toBe(REPEATED)
})

test('counts of other events are other counts, and of the same ones the same', () => {
  const counting = (rank: string, more = ''): Program =>
    compiledGame(piles.replace('score of p < 5', `times (play card d where rank of d ${rank}) = 0${more}`))
  expect(whySame(counting('= 2'), counting('!= 2'))).toBeNull()
  expect(whySame(counting('= 2'), counting('= 2', ' and rank of c != 1'))).toBe(CONDITIONS)
})

test('nothing is said of a game that says the same', () => {
  expect(why('finish', 'finish')).toBeNull()
})

const upright = 'after play card c by player p if rank of c > 1\n  c becomes not turned\n'
const asked = 'after turn by player p if count of hand of p > 1\n  led becomes none\n'
const growing = 'after play card c by player p\n  score of p gains 1\n'
const asking =
  'text of card this in pile\n  after rest by player p if led != suit of this\n    led becomes suit of this\n'

test.each([
  ['says what the one before has said', upright, REPEATED],
  ['says so after what can stop to ask', asked, REPEATED],
  ['adds once more', growing, null],
  ['asks what the same of other cards has changed', asking, null],
])('a rule that %s', (_, rule, reason) => {
  const once = `${piles}${rule}`
  expect(whySame(compiledGame(once), compiledGame(`${once}${rule}`))).toBe(reason)
})

test('a question that only some are told of is compared as what it is', () => {
  const secret = (readers: string, more: string): Program =>
    compiledGame(`${piles}${more}tell choose picked at peek by player q only to ${readers}
to peek by player q
  choose card c in hand of q as picked by q
`)
  expect(whySame(secret('q', upright), secret('q', upright + upright))).toBe(REPEATED)
  expect(whySame(secret('q', upright), secret('(q, first of players)', upright + upright))).toBeNull()
})
