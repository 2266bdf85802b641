import { RandomWords, type Scope } from './random-words.ts'

/** Lines that are done for all members of a set at the same time, at random. */
export abstract class RandomLines extends RandomWords {
  /** Lines that are done for all at the same time; nothing that is announced calls them. */
  protected meanwhile(): void {
    this.line(1, 'meanwhile by p')
    this.line(0, 'to meanwhile by player p')
    const scope = this.about(['q', 'c', 'p'])
    for (let n = 1 + this.pick(2); n > 0; n--) {
      if (this.chance(50)) {
        const cards = this.one(['row', 'hand of p', 'pile', 'hand'])
        this.line(
          1,
          `each card c in ${cards}${this.chance(40) ? ` where ${this.cond(this.about(['c', 'p']))}` : ''} at the same time`,
        )
        for (let k = 1 + this.pick(2); k > 0; k--) this.lineForAll({ ...this.about(['c', 'p']), level: 2 }, 'p')
      } else {
        this.line(1, `each player q${this.chance(30) ? ' from p' : ''} at the same time`)
        this.line(2, this.one(['choose card c in hand of q by q', 'choose card c in row by q']))
        for (let k = 1 + this.pick(3); k > 0; k--) this.lineForAll({ ...scope, level: 2 }, this.one(['p', 'q']))
      }
    }
  }

  private lineForAll(scope: Scope, who: string): void {
    const { level } = scope
    const kind = this.pick(level > 3 ? 6 : 11)
    switch (kind) {
      case 0:
      case 1:
        return this.line(level, `move c to ${this.zone(who)}`)
      case 2:
        return this.line(level, `${this.chance(20) ? 'must ' : ''}e${this.pick(this.events)} c by ${who}`)
      case 3:
        return this.line(
          level,
          `score of ${who} ${this.one(['gains', 'loses', 'becomes'])} score of next of ${who} + 1`,
        )
      case 4:
        return this.line(
          level,
          this.one(['c becomes hot', 'wear of c gains 1', 'show c to p', 'delete c', 'create red1 to pile']),
        )
      case 5: {
        const n = `n${this.fresh++}`
        this.line(level, `let ${n} = ${this.number(scope)}`)
        return this.line(level, `score of ${who} gains ${n}`)
      }
      case 6:
        this.line(level, `if ${this.cond(scope)}`)
        this.lineForAll({ ...scope, level: level + 1 }, who)
        if (!this.chance(50)) return
        this.line(level, 'else')
        return this.lineForAll({ ...scope, level: level + 1 }, who)
      case 7: {
        const [one, some] = [`x${this.fresh++}`, `s${this.fresh++}`]
        this.line(level, `choose 0..2 card ${one} in ${this.from(who)} as ${some} by ${who}`)
        return this.line(level, `move each card y${this.fresh++} in ${some} to ${this.zone(who)}`)
      }
      case 8:
        this.line(level, `${who} may`)
        return this.lineForAll({ ...scope, level: level + 1 }, who)
      case 9:
        this.line(level, `choose one of by ${who}`)
        this.line(level + 1, `- ${this.one([`e${this.pick(this.events)} c by ${who}`, `move c to ${this.zone(who)}`])}`)
        return this.line(level + 1, `- score of ${who} gains 1`)
      default: {
        const y = `y${this.fresh++}`
        this.line(level, `each ${this.cards(y, who)}`)
        return this.line(
          level + 1,
          this.one([`${y} becomes hot`, `move ${y} to ${this.zone(who)}`, `e${this.pick(this.events)} ${y} by ${who}`]),
        )
      }
    }
  }

  /** What only some are told. */
  protected audiences(events: number): void {
    for (let n = this.pick(3); n > 0; n--) {
      const some = this.one(['p', 'p', 'players - p', 'nobody', 'each player q where q = p or row of q is empty'])
      const told = this.one([`e${this.pick(events)} card c`, 'turn', 'act at turn'])
      this.line(0, `tell ${told} by player p only to ${some}`)
    }
  }
}
