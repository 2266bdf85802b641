type Sort = 'card' | 'player'
/** What may be named where a rule or an instruction is written. */
export interface Scope {
  readonly vars: readonly { readonly name: string; readonly sort: Sort }[]
  readonly level: number
  readonly depth: number
  readonly announcing: boolean
  readonly calls: number
}

/** What a game is to have more of than it comes to by itself. */
export interface Likings {
  /** How many of a hundred instructions of announcements shuffle something. */
  readonly shuffles?: number
  /** How many of a hundred instructions lay down effects that keep what was worked out before. */
  readonly keeps?: number
}

/** Lines of a game at random, and the words that its rules are made of. */
export abstract class RandomWords {
  protected readonly lines: string[] = []
  protected fresh = 0
  protected readonly pick: (below: number) => number
  protected readonly events: number

  constructor(pick: (below: number) => number) {
    this.pick = pick
    this.events = 2 + pick(3)
  }

  protected one<T>(list: readonly T[]): T {
    return list[this.pick(list.length)] as T
  }
  protected chance(percent: number): boolean {
    return this.pick(100) < percent
  }
  protected line(level: number, text: string): void {
    this.lines.push(`${'  '.repeat(level)}${text}`)
  }

  protected about(names: readonly string[], level = 1): Scope {
    return {
      vars: names.map((name) => ({ name, sort: name === 'p' ? ('player' as const) : ('card' as const) })),
      level,
      depth: 2,
      announcing: false,
      calls: 0,
    }
  }

  protected zone(who: string): string {
    return this.one(['pile', `row of ${who}`, `hand of ${who}`, 'deck', `camp of ${this.one(['red', 'blue'])}`])
  }
  protected from(who: string): string {
    return this.one([`hand of ${who}`, `row of ${who}`, 'pile', 'row', 'camp'])
  }
  /** What a loop goes through: the cards of a zone, or those that are marked, wherever that is kept. */
  protected cards(name: string, who: string): string {
    return this.chance(80) ? `card ${name} in ${this.from(who)}` : `hot ${name}`
  }

  protected number(scope: Scope): string {
    const card = this.one(scope.vars.filter((v) => v.sort === 'card')).name
    return this.one([
      () => String(this.pick(4)),
      () => `rank of ${card}`,
      () => 'weight',
      () => 'count of pile',
      () => `wear of ${card}`,
      () => '(rank of top of pile or 2)',
      () => this.one(['highest of rank of row', 'lowest of rank of pile', 'sum of wear of row', 'weight - 4']),
      () => this.one(['(0 - weight) / 2', `(1 - rank of ${card}) mod 3`, 'count of distinct of hue of pile']),
      () => `(rank of (the card z in row where ${card} != z and rank of z >= rank of ${card}) or 0 - 1)`,
      ...(scope.vars.some((v) => v.sort === 'player')
        ? [() => `(bid of ${scope.vars.find((v) => v.sort === 'player')?.name ?? ''} or 1)`]
        : []),
    ])()
  }

  protected cond(scope: Scope, cold = true): string {
    const card = this.one(scope.vars.filter((v) => v.sort === 'card')).name
    const who = scope.vars.find((v) => v.sort === 'player')?.name
    const plain = [
      () => `rank of ${card} ${this.one(['>', '<', '='])} ${1 + this.pick(5)}`,
      () => `hue of ${card} = ${this.one(['red', 'blue'])}`,
      () => `${card} is ${this.chance(30) ? 'not ' : ''}hot`,
      ...(cold
        ? [
            () => `${card} is cold`,
            () =>
              `times (${this.one([`e${this.pick(this.events)} ${card}`, `move ${card} to pile`, 'move card z to row', 'turn', 'move cold z to pile'])})${this.one(['', ' during turn', ` during e${this.pick(this.events)}`])} < ${1 + this.pick(3)}`,
            () => `weight ${this.one(['<', '>'])} ${this.pick(6)}`,
          ]
        : []),
      () => `${card} in ${this.one(['row', 'hand', 'pile'])}`,
      () => `count of pile < ${1 + this.pick(4)}`,
      () => `${this.one(['some', 'no'])} hot z where rank of z > rank of ${card}`,
      () => `count of each hot z > ${this.pick(3)}`,
      () => `wear of ${card} < 2`,
      ...(who === undefined
        ? []
        : [
            () => `score of ${who} < ${this.pick(6)}`,
            () => `count of hand of ${who} > ${this.pick(3)}`,
            () => `row of ${who} is empty`,
            () => `${who} in viewers of ${card}`,
            () => `bid of ${who} is none`,
            () => `hue of row of ${who} ${this.one(['=', '!='])} hue of hand of ${who}`,
            () => `some card z in row of ${who} where rank of z > rank of ${card}`,
          ]),
      ...(scope.vars.length > 2 ? [() => `${card} != c`, () => `rank of ${card} != rank of c`] : []),
    ]
    const first = this.one(plain)()
    return this.chance(25) ? `${first} ${this.one(['and', 'or'])} ${this.one(plain)()}` : first
  }
}
