import { type RandomSource, below } from '../bots/random-source.ts'
import type { Start } from './starts.ts'

/** Tells how near what is played comes to what changed. */
export interface Near {
  /** Forgets what was played. */
  begin(): void
  /** 0 where a rule that changed applied, else the greater the farther; infinite where nothing led to one. */
  distance(): number
}

/** A position from which was played, what was done there, and how near that came. */
export interface Kept {
  readonly leader: 'old' | 'new'
  readonly start: Start
  readonly distance: number
}

const MOST = 48

/** The positions that came nearest so far, to be varied: what nearly shows a change shows it more likely. */
export class Corpus {
  private kept: Kept[] = []

  /** Takes a position in, in the place of one that is no nearer. */
  add(one: Kept, random: RandomSource): void {
    if (one.distance === Infinity) return
    if (this.kept.length < MOST) return void this.kept.push(one)
    const farthest = Math.max(...this.kept.map(({ distance }) => distance))
    if (one.distance > farthest) return
    const worst = this.kept.flatMap(({ distance }, i) => (distance === farthest ? [i] : []))
    this.kept[worst[below(worst.length, random)] ?? 0] = one
  }

  /** One of the nearest, mostly. */
  draw(random: RandomSource): Kept | null {
    const least = Math.min(...this.kept.map(({ distance }) => distance))
    const nearest = this.kept.filter(({ distance }) => distance === least)
    const from = random() < 0.7 ? nearest : this.kept
    return from[below(from.length, random)] ?? null
  }
}
