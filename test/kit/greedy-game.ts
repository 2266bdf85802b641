/** Words by which a number is too large, too small, or near a bound of the language. */
const HUGE = ['90000', '100000', '100001', '1000000', '999999999', '2147483647', '-2147483647']
const SOME = ['1', '2', '3', '7', '40', '300', '2000']

/**
 * Writes a game at random that takes what it can: it keeps sets of pairs and long texts, goes through numbers of numbers,
 * does events that do each other, has facts that ask for others twice, lets effects wait and rules last, and offers
 * thousands of answers. It may compile or not, and end or not.
 */
export function greedyGame(pick: (below: number) => number): string {
  return new Greedy(pick).game()
}

/** What may be named where a line is written. */
interface Within {
  readonly level: number
  readonly numbers: readonly string[]
  readonly cards: readonly string[]
  /** How many blocks may still stand in this one. */
  readonly depth: number
}

class Greedy {
  private readonly lines: string[] = []
  private readonly pick: (below: number) => number
  private readonly events: number
  private fresh = 0
  /** Facts that what is written now may ask for: those that are worked out do not lead back to themselves. */
  private asked: readonly string[] = []

  constructor(pick: (below: number) => number) {
    this.pick = pick
    this.events = 2 + pick(4)
  }

  game(): string {
    this.write(`game Greedy for 2 to 8 players
printed rank of card: number
card each number n in 1..${this.one(['3', '12', '60'])} named stone n
  rank = n
zone deck seen by ${this.one(['nobody', 'everyone'])}
zone hand of player p seen by p
zone pile${this.chance(20) ? ' at most 40' : ''} seen by everyone
zone plans of effects seen by everyone
round: number starts 0
high: number starts ${this.one(SOME)}
said: set of text starts ()
long: text starts "x"
all: set of number starts ()
row: list of number starts ()
big of number: set of number starts ()
held of card: set of card starts ()
of-pairs of (number, number): number starts 0
of-cards of (card, card): set of card starts ()
words of number: text starts ""
score of player: number starts 0
card c is marked starts no
t0: number = ${this.number(this.inside([], []))}`)
    const twice = this.pick(40)
    for (let n = 1; n <= twice; n += 1) this.write(`t${n}: number = t${n - 1} ${this.one(['+', '*', '-'])} t${n - 1}`)
    this.asked = [`t${twice}`]
    this.write(
      `wide of number a: number = count of (each number b in 1..${this.size()} where ${this.condition(['a', 'b'])})
deep of (number a, number b): number = count of (each number c in 1..${this.size()} where wide of c > a + b)
span of number a: set of number = (a..(a + ${this.size()}))

`.trimEnd(),
    )
    this.asked = [`t${twice}`, 'wide of @', `deep of (@, ${this.one(SOME)})`, 'count of span of @']
    this
      .write(`card c is near if some card d in ${this.zone()} where some card e in ${this.zone()} where rank of d + rank of e > ${this.size()}
to match
  each definition d
    create d to deck
  each number i in 1..${this.one(['1', '20', '500', '2000'])}
    create stone1 to ${this.one(['deck', 'pile', 'hand of first of players'])}
  repeat
    each player q
      turn by q
  until round > ${this.one(['1000', '1000000000'])}
to turn by player p
  ${this.one(['p must act', 'p may act', 'while p may act'])}
to rest by player p
  round gains 1
player p may rest at turn`)
    for (let e = 0; e < this.events; e += 1) this.event(e)
    for (let n = this.pick(4); n > 0; n -= 1) this.rule()
    return `${this.lines.join('\n')}\n`
  }

  private event(e: number): void {
    this.write(`to e${e} number n by player p`)
    if (this.chance(30)) this.announcement()
    this.block(this.inside(['n'], []), 1 + this.pick(4))
    this.write(
      this.one([
        () => `player p may e${e} ${this.one(SOME)} at turn`,
        () => `player p may e${e} number n in 1..${this.size()} at turn`,
        () => `player p may e${e} number n in 1..${this.size()} at turn if ${this.condition(['n'])}`,
      ])(),
    )
  }

  /** Asks within what is tried as a whole. */
  private announcement(): void {
    this.write('  announce')
    for (let n = this.pick(3); n >= 0; n -= 1)
      this.write(
        this.one([
          () => `    choose number x${this.fresh++} in 1..${this.size()} by p`,
          () =>
            `    choose ${this.one(['1..3', '0..30', '2..2000'])} card x${this.fresh} in ${this.zone()} as y${this.fresh++} by p`,
          () => '    move top of deck to pile',
          () => `    e${this.pick(this.events)} n + 1 by p`,
        ])(),
      )
    this.write(`    only if ${this.condition(['n'])}`)
  }

  private rule(): void {
    const event = `e${this.pick(this.events)}`
    const kind = this.one(['before', 'after', 'instead of', 'when', 'cannot', 'text', 'move', 'always'])
    if (kind === 'cannot') this.write(`player p cannot ${event} number n if ${this.condition(['n'])}`)
    else if (kind === 'always') this.write(`always ${this.condition([])}`)
    else if (kind === 'text') {
      this.write(`text of card this in ${this.one(['pile', 'deck'])} where rank of this < ${this.one(SOME)}`)
      this.write(
        `  after ${event} number n by player p\n    ${this.one(['score of p gains n', 'move this to deck', `e${this.pick(this.events)} n + 1 by p`])}`,
      )
    } else if (kind === 'move') {
      this.write(`${this.one(['before', 'after', 'when'])} move card c to ${this.one(['pile', 'deck'])}`)
      this.block(this.inside(['rank of c'], ['c']), 1)
    } else {
      this.write(`${kind} ${event} number n by player p if ${this.condition(['n'])}`)
      this.block(this.inside(['n'], []), 1 + this.pick(2))
    }
  }

  private inside(numbers: readonly string[], cards: readonly string[]): Within {
    return { level: 1, numbers, cards, depth: 3 }
  }

  private block(within: Within, count: number): void {
    for (let n = 0; n < count; n += 1) this.line(within)
  }

  private line(within: Within): void {
    if (within.depth > 0 && this.chance(55)) this.around(within)
    else this.write('  '.repeat(within.level) + this.simple(within))
  }

  /** A line with a block, which goes on in it. */
  private around(within: Within): void {
    const name = `v${this.fresh++}`
    const { level, numbers, cards } = within
    const deeper: Within = { ...within, level: level + 1, depth: within.depth - 1 }
    const ofNumber: Within = { ...deeper, numbers: [...numbers, name] }
    const ofCard: Within = { ...deeper, cards: [...cards, name] }
    const [head, inner] = this.one<() => readonly [string, Within]>([
      () => [`each number ${name} in 1..${this.size()}`, ofNumber],
      () => [`each number ${name} in 1..${this.size()}`, ofNumber],
      () => [`each number ${name} in ${this.set(within)}`, ofNumber],
      () => [`each card ${name} in ${this.zone()}`, ofCard],
      () => [`each card ${name} in ${this.zone()} where ${this.condition(numbers)}`, ofCard],
      () => [`each player ${name}`, deeper],
      () => [
        this.one(['while round < 2000000000', 'while high > 0', 'while count of all < high', 'while round != high']),
        deeper,
      ],
      () => ['repeat', deeper],
      () => [`if ${this.condition(numbers)}`, deeper],
      () => ['later by first of players', deeper],
      () => ['later in plans by first of players', deeper],
      () => ['first of players may', deeper],
    ])()
    this.write('  '.repeat(level) + head)
    if (head.startsWith('while') || head === 'repeat')
      this.write(
        `${'  '.repeat(level + 1)}${this.one(['round gains 1', 'high gains 1', 'high gains round + 1', 'all gains high\n' + '  '.repeat(level + 1) + 'round gains 1\n' + '  '.repeat(level + 1) + 'high gains 1'])}`,
      )
    this.block(inner, 1 + this.pick(2))
    if (head === 'repeat')
      this.write(`${'  '.repeat(level)}until ${this.one(['round > 99', 'high > round', 'count of all > 99999'])}`)
  }

  private simple(within: Within): string {
    const number = (): string => this.number(within)
    const card = within.cards.length > 0 ? this.one(within.cards) : 'top of deck'
    return this.one([
      () => `round gains ${number()}`,
      () => `high becomes ${number()}`,
      () => `high gains ${number()} * ${number()}`,
      () => 'long becomes long + long',
      () => 'long becomes long + "y"',
      () => 'said gains long',
      () => `words of ${number()} becomes long`,
      () => `words of ${number()} becomes words of ${number()} + long`,
      () => `all gains ${number()}`,
      () => `all becomes ${this.set(within)}`,
      () => `all gains ${this.set(within)}`,
      () => `row gains ${this.one([number(), this.set(within), 'row'])}`,
      () => `big of ${number()} becomes ${this.set(within)}`,
      () => `of-pairs of (${number()}, ${number()}) gains ${number()}`,
      () => `of-cards of (${card}, ${this.one([card, 'top of deck', 'last of pile'])}) becomes ${this.zone()}`,
      () => `held of ${card} becomes ${this.zone()}`,
      () => `held of ${card} gains ${this.zone()}`,
      () =>
        `move ${this.one([card, 'deck', 'pile', 'top of deck'])} to ${this.one(['pile', 'deck', 'hand of first of players'])}`,
      () => `create stone1 to ${this.one(['pile', 'deck', 'hand of last of players'])}`,
      () => `${card} becomes ${this.one(['', 'not '])}marked`,
      () => `shuffle ${this.one(['deck', 'pile'])}`,
      () =>
        `e${this.pick(this.events)} ${number()}${this.one(['', ' + 1', ' - 1'])} by ${this.one(['first', 'last'])} of players`,
      () => `e${this.pick(this.events)} ${number()} by first of players`,
      () => `choose number x${this.fresh++} in 1..${this.size()} by first of players`,
      () =>
        `choose ${this.one(['1..3', '0..30', '2..2000'])} card x${this.fresh} in ${this.zone()} as y${this.fresh++} by first of players`,
      () =>
        `choose 0..30 card x${this.fresh} in ${this.zone()} as y${this.fresh} by first of players where sum of rank of y${this.fresh++} = ${number()}`,
      () => `only if ${this.condition(within.numbers)}`,
      () => this.one(['resolve first of waiting', 'dismiss first of waiting', 'resolve first of plans']),
      () => 'first of players must act',
      () => `show ${card} to last of players`,
      () => this.one(['stop', 'finish', 'delete top of deck']),
    ])()
  }

  private number({ numbers }: Pick<Within, 'numbers'>): string {
    const some = numbers.length > 0 ? this.one(numbers) : this.one(SOME)
    return this.one([
      () => some,
      () => some,
      () => this.one(SOME),
      () => this.one(HUGE).replace(/^-(.*)/, '(0 - $1)'),
      () => 'round',
      () => 'high',
      () => this.one(['round', ...this.asked]).replace('@', some),
      () => this.one(['high', ...this.asked]).replace('@', some),
      () => `count of big of ${some}`,
      () => this.wholeSet(some),
      () =>
        this.one([
          'count of deck',
          'count of pile',
          'count of all',
          'count of row',
          'count of said',
          'count of waiting',
        ]),
      () => `(${some} * ${this.one(HUGE).replace('-', '')})`,
      () => `(${some} mod ${this.one(['0', '2', '7', 'high'])})`,
      () => `(${some} / ${this.one(['0', '2', 'round'])})`,
    ])()
  }

  /** What takes looking at each member of a set, though nothing goes through it. */
  private wholeSet(some: string): string {
    const set = this.one(['all', 'row', `big of ${some}`, `span of ${some}`, `(${some}..high)`])
    return this.one([
      () => `sum of ${set}`,
      () => `highest of ${set}`,
      () => `count of (${set} - ${some})`,
      () => `count of distinct of ${set}`,
      () => `count of top of (${set}, ${some})`,
      () => `(1 if ${set} = all else 0)`,
      () => `(1 if ${some} in ${set} else 0)`,
      () => 'length of long',
    ])()
  }

  private set(within: Within): string {
    return this.one([
      () => `(1..${this.size()})`,
      () => `(${this.number(within)}..${this.number(within)})`,
      () => 'all',
      () => `(all + span of ${this.number(within)})`,
      () => `span of ${this.number(within)}`,
      () => `big of ${this.number(within)}`,
      () => `(each number z in ${this.one(['all', `1..${this.size()}`])} where ${this.condition(['z'])})`,
    ])()
  }

  private condition(numbers: readonly string[]): string {
    const number = (): string => this.number({ numbers })
    // What is compared changes, so that the answer is not known beforehand.
    const kept = this.one(['round', 'high', 'count of deck', 'count of said', 'count of all'])
    return this.one([
      () => `${kept} ${this.one(['<', '>', '!=', '>=', '<='])} ${number()}`,
      () => `${kept} ${this.one(['<', '>', '!=', '>=', '<='])} ${number()}`,
      () => `some number y in 1..${this.size()} where y * y ${this.one(['=', '<'])} ${number()}`,
      () => `no number y in 1..${this.size()} where some number z in 1..${this.size()} where y + z < ${number()}`,
      () => `count of (each card y in ${this.zone()} where rank of y > ${this.one(SOME)}) > ${number()}`,
      () => 'some card y in deck where some card z in pile where rank of y = rank of z',
    ])()
  }

  private size(): string {
    return this.one([...SOME, ...SOME, '20000', this.one(HUGE).replace('-', ''), 'high', 'round'])
  }

  private zone(): string {
    return this.one(['deck', 'pile', 'hand', 'hand of first of players', 'top of (deck, 9)'])
  }

  private write(text: string): void {
    this.lines.push(text)
  }

  private one<T>(list: readonly T[]): T {
    return list[this.pick(list.length)] as T
  }

  private chance(percent: number): boolean {
    return this.pick(100) < percent
  }
}
