import { MATCH } from './random-match.ts'
import { RandomSets } from './random-sets.ts'
import type { Likings, Scope } from './random-words.ts'

/** Writes small games at random, which compile: announcements, hooks, limits, refusals, replacements in many ways. */
export function randomGame(pick: (below: number) => number, likings: Likings = {}): string {
  const g = new Writer(pick, likings)
  return g.game()
}

class Writer extends RandomSets {
  private readonly likings: Likings

  constructor(pick: (below: number) => number, likings: Likings) {
    super(pick)
    this.likings = likings
  }

  game(): string {
    this.line(0, 'game Fuzz for 2 to 3 players')
    for (const l of [
      'type hue: red, blue',
      'printed rank of card: number',
      'printed hue of card: hue',
      'card each hue h, each number n in 1..5 named h n',
      '  hue = h',
      '  rank = n',
      'zone deck seen by nobody',
      'zone hand of player p seen by p',
      `zone row of player p${this.chance(60) ? ` at most ${1 + this.pick(3)}` : ''} seen by everyone`,
      `zone camp of hue h${this.chance(30) ? ' at most 2' : ''} seen by ${this.one(['everyone', 'nobody'])}`,
      'zone plans of effects seen by everyone',
      `zone pile${this.chance(30) ? ` at most ${2 + this.pick(3)}` : ''} seen by everyone`,
      'score of player: number starts 0',
      'bid of player: number or none starts none',
      'wear of card in row: number starts 0',
      `card c${this.one(['', ' in pile', ' in row', ' in row, pile'])} is hot starts ${this.chance(80) ? 'no' : 'yes'}`,
      'total: number starts 0',
      ...(this.likings.keeps === undefined ? [] : ['pals of card: set of card starts ()']),
    ])
      this.line(0, l)
    this.line(
      0,
      `card c is cold if ${this.cond({ vars: [{ name: 'c', sort: 'card' }], level: 0, depth: 1, announcing: false, calls: 0 }, false)}`,
    )
    if (this.chance(50)) {
      this.line(0, 'weight: number')
      this.line(1, 'let n = count of pile')
      this.line(1, 'each player q')
      this.line(2, 'n gains count of row of q')
      this.line(1, 'give n')
    } else this.line(0, 'weight: number = count of pile + count of row')
    for (const l of MATCH) this.line(0, l)
    this.line(0, 'to turn by player p')
    this.line(1, this.one(['p may act', 'p must act', 'while p may act']))
    if (this.lines.at(-1)?.includes('while')) this.line(2, 'score of p gains 1')
    this.line(1, 'if deck is not empty')
    this.line(2, 'move top of deck to hand of p')
    if (this.chance(60)) this.meanwhile()
    for (let e = 0; e < this.events; e++) this.event(e)
    for (let h = 0, hooks = this.pick(4); h < hooks; h++) this.hook(h)
    for (let n = this.pick(3); n > 0; n--)
      this.line(
        0,
        this.one([
          () => `player p cannot e${this.pick(this.events)} card c if ${this.cond(this.about(['c', 'p']))}`,
          () => `cannot move card c to ${this.one(['pile', 'row', 'hand'])} if ${this.cond(this.about(['c']))}`,
          () => `player p must e${this.pick(this.events)} card c where ${this.cond(this.about(['c', 'p']))} at turn`,
          () => `player p must act at turn if some card c in hand of p where ${this.cond(this.about(['c', 'p']))}`,
        ])(),
      )
    this.texts()
    for (let n = this.pick(3); n > 0; n--) this.ownText()
    this.decks()
    this.wholes(this.events)
    return `${this.lines.join('\n')}\n`
  }

  /** What players bring, which is laid into their hands before the first turn. */
  private decks(): void {
    if (!this.chance(30)) return
    for (const l of [
      'deck main of player p',
      'default deck "brought"',
      `  main is ${1 + this.pick(2)} red1, blue${1 + this.pick(5)}`,
      'before turn by player p if times (turn by p) = 1',
      '  create main of p to hand of p',
    ])
      this.line(0, l)
  }

  /** Rules that stand on cards, while they lie in a row. */
  private texts(): void {
    if (this.chance(30))
      for (const l of ['to settle-instead', '  choose effect e in applicable by first of players', '  resolve e'])
        this.line(0, l)
    for (let n = this.pick(3); n > 0; n--) {
      this.line(0, `text of card this in row where ${this.cond({ ...this.about(['this']) }, false)}`)
      this.line(
        1,
        this.one([
          () => `cannot e${this.pick(this.events)} card c if ${this.cond(this.about(['c', 'this']))}`,
          () =>
            `instead of e${this.pick(this.events)} card c by player p if ${this.cond(this.about(['c', 'p', 'this']))}\n    move c to pile`,
          () =>
            `after e${this.pick(this.events)} card c by player p if ${this.cond(this.about(['c', 'p']))}\n    c becomes hot`,
          () => `instead of move card c to pile if ${this.cond(this.about(['c', 'this']))}\n    move c to deck`,
          () => `you must act at turn if ${this.cond(this.about(['this']))}`,
        ])(),
      )
    }
  }

  /** An event as a card has it: with conditions and an announcement of its own. */
  private ownText(): void {
    this.line(0, `text of card this where rank of this ${this.one(['=', '>', '<'])} ${1 + this.pick(4)}`)
    this.line(1, `to e${this.pick(this.events)} this by player p`)
    if (this.chance(40)) this.line(2, `only if ${this.cond(this.about(['this', 'p']))}`)
    const scope: Scope = { ...this.about(['this', 'p'], 2), depth: 2 }
    if (this.chance(30)) this.block({ ...scope, depth: 0 }, 1)
    if (this.chance(60)) {
      this.line(2, 'announce')
      this.block({ ...scope, level: 3, announcing: true }, 1 + this.pick(3))
    }
    this.block({ ...scope, depth: 1 }, 1)
  }

  private event(e: number): void {
    this.line(
      0,
      `player p may e${e} card c in ${this.one(['hand of p', 'hand of p', 'row of p', 'pile'])} at turn${this.chance(30) ? ` if ${this.cond(this.about(['c', 'p']))}` : ''}`,
    )
    this.line(0, `to e${e} card c by player p`)
    if (this.chance(30)) this.line(1, `only if ${this.cond(this.about(['c', 'p']))}`)
    const scope: Scope = { ...this.about(['c', 'p']), depth: 3, calls: e }
    if (this.chance(65)) {
      this.line(1, 'announce')
      this.block({ ...scope, level: 2, announcing: true }, 1 + this.pick(4))
    }
    this.block({ ...scope, vars: this.about(['c', 'p']).vars }, 1 + this.pick(2))
  }

  private hook(h: number): void {
    const kind = this.one(['before', 'after', 'instead of', 'when'])
    const ofMove = this.chance(50)
    const pattern = ofMove ? `move card c to ${this.one(['pile', 'row', 'hand'])}` : this.someEvents()
    const scope = { ...this.about(ofMove ? ['c'] : ['c', 'p']), depth: 2 }
    this.line(0, `${kind} ${pattern} if ${this.cond(scope)}`)
    const inner = kind === 'instead of'
    // What asks or moves around a move would set itself off without end.
    if (inner)
      this.line(
        1,
        this.chance(60)
          ? `move c to ${this.one(ofMove ? ['pile', 'deck'] : ['pile', 'row of p', 'hand of p'])}`
          : 'c becomes hot',
      )
    else if (!ofMove && this.chance(40)) this.block({ ...scope, calls: 0 }, 1)
    else
      this.line(
        1,
        this.one([
          'total gains 0',
          'c becomes hot',
          `wear of c gains ${1 + h}`,
          ...(kind === 'when' || ofMove ? [] : ['move top of deck to pile']),
        ]),
      )
  }

  /** Of two events, each has the rule with the same block. */
  private someEvents(): string {
    const some = new Set(Array.from({ length: this.chance(30) ? 2 : 1 }, () => this.pick(this.events)))
    return [...some].map((e) => `e${e} card c by player p`).join(' or ')
  }

  private block(scope: Scope, count: number): void {
    let inside = scope
    for (let i = 0; i < count; i++) inside = this.statement(inside)
  }

  private statement(scope: Scope): Scope {
    const { level } = scope
    const card = this.one(scope.vars.filter((v) => v.sort === 'card')).name
    const who = scope.vars.find((v) => v.sort === 'player')?.name ?? 'first of players'
    const simple = scope.depth <= 0
    const { shuffles = 0, keeps = 0 } = this.likings
    if (keeps > 0 && this.chance(keeps)) return this.keeping(scope, card, who)
    const kind = this.one(
      scope.announcing && shuffles > 0 && this.chance(shuffles)
        ? [33]
        : simple
          ? [0, 1, 2, 3, 4, 20, 21]
          : [...Array(18).keys(), 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34],
    )
    switch (kind) {
      case 0:
      case 1:
        this.line(level, `move ${card} to ${this.zone(who)}`)
        return scope
      case 2:
        this.line(level, `score of ${who} ${this.one(['gains', 'loses'])} ${this.number(scope)}`)
        return scope
      case 3:
        this.line(level, `${card} becomes ${this.chance(30) ? 'not ' : ''}hot`)
        return scope
      case 4:
        this.line(level, `wear of ${card} gains 1`)
        return scope
      case 5:
      case 6: {
        const name = `x${this.fresh++}`
        const filter = this.chance(70)
          ? ` where ${this.cond({ ...scope, vars: [...scope.vars, { name, sort: 'card' }] })}`
          : ''
        this.line(level, `choose card ${name} in ${this.from(who)}${filter} by ${who}`)
        return { ...scope, vars: [...scope.vars, { name, sort: 'card' }], depth: scope.depth - 1 }
      }
      case 7: {
        const [name, set] = [`x${this.fresh++}`, `s${this.fresh++}`]
        const least = this.pick(2)
        this.line(
          level,
          `choose ${least}..${least + 1 + this.pick(4)} card ${name} in ${this.from(who)} as ${set} by ${who}${this.chance(50) ? ` where sum of rank of ${set} ${this.one(['>', '<', '>='])} ${1 + this.pick(6)}` : ''}`,
        )
        const to = this.one(['pile', `row of ${who}`, `hand of ${who}`])
        this.line(level, `move each card y${this.fresh++} in ${set} to ${to}`)
        if (scope.announcing && this.chance(60)) {
          this.line(level, `score of ${who} gains 1`)
          this.line(
            level,
            `only if ${this.one([`sum of rank of ${set} ${this.one(['>', '<', '='])} ${2 + this.pick(8)}`, `count of distinct of hue of ${set} = ${1 + this.pick(2)}`, `count of ${set} ${this.one(['>', '='])} ${1 + this.pick(4)}`, `${this.one([`first of rank of ${set}`, `last of rank of ${set}`, `rank of top of ${to}`])} ${this.one(['>', '<'])} ${2 + this.pick(3)}`])}`,
          )
        }
        return scope
      }
      case 8:
        this.line(level, `only if ${this.cond(scope)}`)
        return scope
      case 9:
        this.line(level, `if ${this.cond(scope)}`)
        this.block({ ...scope, level: level + 1, depth: scope.depth - 1 }, 1 + this.pick(2))
        if (this.chance(50)) {
          this.line(level, 'else')
          this.block({ ...scope, level: level + 1, depth: scope.depth - 1 }, 1)
        }
        return scope
      case 10:
        if (scope.calls > 0 && this.chance(60)) {
          this.line(level, `e${this.pick(scope.calls)} ${card} by ${who}`)
          return scope
        }
        this.line(level, `choose one of by ${who}`)
        for (let b = 0; b < 2; b++) {
          const before = this.lines.length
          this.block({ ...scope, level: level + 1, depth: 0 }, 1)
          const first = this.lines[before] ?? ''
          this.lines[before] = `${'  '.repeat(level + 1)}- ${first.trim()}`
        }
        return scope
      case 11:
        if (scope.announcing) {
          this.line(level, `only if ${this.cond(scope)}`)
          return scope
        }
        this.line(level, `${who} may`)
        this.block({ ...scope, level: level + 1, depth: scope.depth - 1 }, 1 + this.pick(2))
        return scope
      case 12: {
        const kept = this.one([
          `cannot e${this.pick(this.events)} card v if ${this.cond(this.about(['v']))}`,
          'card v is cold if v is hot',
          `cannot move card v to row if v = ${card}`,
          `player v must act at turn if v = ${who}`,
        ])
        this.line(level, this.one(['until turn', `until e${this.pick(this.events)}`, 'during turn']))
        this.line(level + 1, kept)
        return scope
      }
      case 13:
        if (scope.calls > 0) {
          this.line(level, `${this.chance(30) ? 'must ' : ''}e${this.pick(scope.calls)} ${card} by ${who}`)
          return scope
        }
        this.line(level, `if ${who} may e${this.pick(this.events)} ${card}`)
        this.block({ ...scope, level: level + 1, depth: 0 }, 1)
        return scope
      case 16:
        this.line(level, `if ${this.cond(scope)} and total > 1`)
        this.line(level + 1, 'finish')
        return scope
      case 14:
        this.line(level, 'later')
        this.block({ ...scope, level: level + 1, depth: 0 }, 1)
        this.line(level, this.one(['if waiting is not empty', 'while count of waiting > 1']))
        this.line(level + 1, 'resolve first of waiting')
        return scope
      case 20:
        this.line(level, `show ${card} to ${this.one([who, `next of ${who}`, `left-neighbour of (${who}, -1)`])}`)
        return scope
      case 21:
        this.line(level, `bid of ${who} becomes ${this.number(scope)}`)
        return scope
      case 22: {
        const name = `n${this.fresh++}`
        this.line(
          level,
          `choose number ${name} in ${this.one(['1..3', `1..${1 + this.pick(4)}`])}${this.chance(60) ? ` where ${name} ${this.one(['>', '<', '!='])} ${this.number(scope)}` : ''} by ${who}`,
        )
        this.line(level, `score of ${who} gains ${name}`)
        return { ...scope, depth: scope.depth - 1 }
      }
      case 23: {
        const name = `q${this.fresh++}`
        this.line(
          level,
          `choose player ${name}${this.chance(60) ? ` where score of ${name} ${this.one(['>', '<'])} ${this.number(scope)}` : ''} by ${who}`,
        )
        this.line(
          level,
          this.one([`score of ${name} gains 1`, `show ${card} to ${name}`, `move ${card} to row of ${name}`]),
        )
        return { ...scope, depth: scope.depth - 1 }
      }
      case 24: {
        const name = `q${this.fresh++}`
        this.line(
          level,
          `each player ${name} in ${this.one(['players', `players - ${who}`])} where score of ${name} < ${this.pick(6)} from ${this.one([who, `next of ${who}`, `left-neighbour of ${who}`])}`,
        )
        this.line(
          level + 1,
          this.one([`score of ${name} gains 1`, `move top of deck to hand of ${name}`, `show ${card} to ${name}`]),
        )
        return scope
      }
      case 25:
        this.line(level, `if ${this.cond(scope)}`)
        this.line(level + 1, `stop ${this.one(['turn', `e${this.pick(this.events)}`])}`)
        return scope
      case 26:
        this.line(level, this.one(['create red1 to', 'create definition of top of deck to']) + ` ${this.zone(who)}`)
        return scope
      case 27:
        this.line(level, `if ${this.cond(scope)}`)
        this.line(level + 1, `delete ${card}`)
        return scope
      case 28: {
        // What is gone through is taken away on the way.
        const [outer, inner] = [`y${this.fresh++}`, `y${this.fresh++}`]
        this.line(level, `each card ${outer} in ${this.from(who)}`)
        this.line(level + 1, `each card ${inner} in ${this.from(who)} where rank of ${inner} >= rank of ${outer}`)
        this.line(level + 2, `move ${this.one([outer, inner])} to ${this.zone(who)}`)
        return scope
      }
      case 29:
        this.line(level, `choose ${this.one(['2', '0..2', '1..2'])} of by ${who}`)
        for (let b = 0; b < 3; b++) this.line(level + 1, `- score of ${who} gains ${this.number(scope)}`)
        return scope
      case 30:
        this.line(level, `later in plans`)
        this.block({ ...scope, level: level + 1, depth: 0 }, 1)
        this.line(level, this.one(['each effect e in plans', 'each effect e in plans where count of plans > 1']))
        this.line(level + 1, this.one(['resolve e', 'dismiss e', 'move e to waiting']))
        return scope
      case 31:
        this.line(level, 'repeat')
        this.line(level + 1, `move top of deck to ${this.zone(who)}`)
        this.line(level + 1, 'total gains 0')
        this.line(level, `until deck is empty or ${this.cond(scope)}`)
        return scope
      case 34:
        this.line(level, `${this.one(['', 'must '])}swap ${card} with top of ${this.from(who)}`)
        return scope
      case 32: {
        const name = `n${this.fresh++}`
        this.line(level, `let ${name} = ${this.number(scope)} - ${this.number(scope)}`)
        this.line(level, `each number k${name} in ${name}..2`)
        this.line(level + 1, `score of ${who} gains k${name}`)
        return scope
      }
      case 33:
        this.line(level, `shuffle ${this.one(['deck', 'pile', `hand of ${who}`, `row of ${who}`])}`)
        return scope
      default: {
        const name = `y${this.fresh++}`
        this.line(
          level,
          `each ${this.cards(name, who)} where ${this.cond({ ...scope, vars: [...scope.vars, { name, sort: 'card' }] })}`,
        )
        this.block({ ...scope, vars: [...scope.vars, { name, sort: 'card' }], level: level + 1, depth: 0 }, 1)
        return scope
      }
    }
  }
}
