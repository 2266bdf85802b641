import { RandomLines } from './random-lines.ts'
import type { Scope } from './random-words.ts'

/** Sets of cards that are spoken of as a whole, at random. */
export abstract class RandomSets extends RandomLines {
  /** Sets, what always holds, and what changes a number of the whole table. */
  protected wholes(events: number): void {
    this.sets()
    this.always()
    this.exceptions()
    this.audiences(events)
  }

  /** A set is chosen and laid down, which rules about sets refuse, replace and follow. */
  private sets(): void {
    if (!this.chance(60)) return
    this.line(0, 'worth of (set of card s): number = sum of rank of s')
    for (let n = 1 + this.pick(2); n > 0; n--) this.line(0, `set of card s is fine if ${this.ofSet('s')}`)
    this.line(0, 'set of card s beats set of card t if worth of s > worth of t and count of s = count of t')
    this.line(0, 'to lay set of card s by player p')
    if (this.chance(30)) this.line(1, `only if ${this.ofSet('s')}`)
    this.line(1, this.one(['move each card c in s to pile', 'move s to row of p', 'score of p gains worth of s']))
    this.line(0, 'to lay-out by player p')
    const announced = this.chance(70)
    if (announced) this.line(1, 'announce')
    const where = this.chance(50) ? ` where ${this.ofSet('laid')}` : ''
    const from = this.one(['hand of p', 'row of p', 'pile'])
    this.line(announced ? 2 : 1, `choose ${this.pick(3)}..${1 + this.pick(3)} card c in ${from} as laid by p${where}`)
    if (this.chance(20)) this.line(announced ? 2 : 1, `only if ${this.ofSet('laid')}`)
    this.line(announced ? 2 : 1, `${this.chance(10) ? 'must ' : ''}lay laid by p`)
    this.line(0, `player p may lay-out at turn${this.chance(30) ? ' if hand of p is not empty' : ''}`)
    for (let n = this.pick(3); n > 0; n--)
      this.line(
        0,
        this.one([
          () => `player p cannot lay set of card s if ${this.ofSet('s')}`,
          () => `player p cannot lay set of card s if not ${this.one(['s is fine', 's beats hand of p'])}`,
          () => `cannot lay fine s${this.chance(50) ? ` where ${this.ofSet('s')}` : ''}`,
        ])(),
      )
    if (this.chance(30))
      for (const l of ['instead of lay fine s by player p', '  score of p gains count of s']) this.line(0, l)
    if (this.chance(30))
      for (const l of [`after lay set of card s by player p if ${this.ofSet('s')}`, '  score of p gains worth of s'])
        this.line(0, l)
    if (this.chance(30))
      for (const l of [`when lay set of card s by player p if ${this.ofSet('s')}`, '  score of p gains count of s'])
        this.line(0, l)
  }

  /** What is said to hold always, which often does not: both engines tell when. */
  private always(): void {
    if (!this.chance(30)) return
    this.line(
      0,
      this.one([
        () => `always count of pile < ${1 + this.pick(6)}`,
        () => `always no player p where score of p ${this.one(['<', '>'])} ${this.pick(4)}`,
        () => `watched: always weight < ${2 + this.pick(6)} or some card c in pile where c is hot`,
      ])(),
    )
  }

  /** What changes a fact of nothing, and what it would be otherwise. */
  private exceptions(): void {
    for (let n = this.pick(4); n > 0; n--) {
      const change = this.one(['+= 1', '-= 2', '= 0 - otherwise', '= otherwise * 2', '= otherwise mod 3'])
      const when = this.one([
        `count of row > ${this.pick(3)}`,
        'some card z in row where z is hot',
        'score of first of players < 3',
        'pile is empty',
      ])
      this.line(0, `except weight ${change} if ${when}`)
    }
    if (!this.chance(30)) return
    this.line(0, 'text of card this in row where rank of this < 3')
    this.line(1, this.one(['except weight = otherwise + rank of this', 'except weight = 5 - otherwise']))
  }

  private ofSet(s: string): string {
    const one = this.one([
      () => `count of ${s} ${this.one(['<', '>', '=', '<='])} ${1 + this.pick(3)}`,
      () =>
        `count of distinct of ${this.one(['hue', 'rank'])} of ${s} ${this.one(['=', '<', '!='])} ${1 + this.pick(2)}`,
      () => `worth of ${s} ${this.one(['<', '>', '=', '<='])} ${2 + this.pick(8)}`,
      () => `${this.one(['some', 'no'])} card z in ${s} where rank of z > ${1 + this.pick(4)}`,
      () => `highest of rank of ${s} - lowest of rank of ${s} = count of ${s} - 1`,
      () => `rank of first of ${s} ${this.one(['=', '<'])} ${1 + this.pick(5)}`,
      () => `${s} = hand of p`.replace('p', 'first of players'),
      () => `not (worth of ${s} > worth of pile or ${s} is empty)`,
    ])()
    return this.chance(25) ? `(${one}) ${this.one(['and', 'or'])} count of ${s} < ${2 + this.pick(3)}` : one
  }

  /** What waits with what was worked out of cards, or found in what is kept of one. */
  protected keeping(scope: Scope, card: string, who: string): Scope {
    const { level } = scope
    const [kept, pal] = [`w${this.fresh++}`, `z${this.fresh++}`]
    const other = this.one(scope.vars.filter((v) => v.sort === 'card')).name
    if (this.chance(50))
      this.line(level, `pals of ${card} gains ${this.one([other, `each card x in ${this.from(who)}`])}`)
    this.line(level, `let ${kept} = ${this.number(scope)}`)
    const goesThrough = this.chance(60)
    if (goesThrough) this.line(level, `each card ${pal} in pals of ${card}`)
    const inner = level + Number(goesThrough)
    const more = goesThrough ? `${kept}a` : kept
    if (goesThrough) this.line(inner, `let ${more} = ${kept} + ${this.one(['wear', 'rank'])} of ${pal}`)
    this.line(inner, 'later in plans')
    this.line(inner + 1, `score of ${who} gains ${more}`)
    if (goesThrough) this.line(inner + 1, `move ${pal} to ${this.zone(who)}`)
    this.line(level, 'if count of plans > 3')
    this.line(level + 1, 'resolve first of plans')
    return scope
  }
}
