/** How often each loop went round, by its number. Few of them do between two answers, and those are kept apart. */
export class RoundCounts {
  private readonly counts: number[] = []
  /** The loops that went round at all. */
  private readonly loops: number[] = []

  /** Counts on. The list has no holes, so that it can be used again. */
  add(loop: number, by: number): number {
    const { counts } = this
    while (counts.length <= loop) counts.push(0)
    const before = counts[loop] as number
    if (before === 0) this.loops.push(loop)
    counts[loop] = before + by
    return before + by
  }

  clear(): void {
    const { counts, loops } = this
    for (let loop = loops.pop(); loop !== undefined; loop = loops.pop()) counts[loop] = 0
  }

  /** How many tries they count as: of each loop with more than so many `rounds`, one for each of that many. */
  inTries(rounds: number): number {
    let tries = 0
    for (const loop of this.loops) {
      const count = this.counts[loop] as number
      if (count > rounds) tries += Math.floor(count / rounds)
    }
    return tries
  }

  /** The loop that went round most often; -1 for none. */
  most(): number {
    return this.loops.reduce((most, loop) => (this.countOf(loop) > this.countOf(most) ? loop : most), -1)
  }

  private countOf(loop: number): number {
    return this.counts[loop] ?? 0
  }

  /** The counts, up to the last of something that was counted. */
  told(): readonly number[] {
    return this.counts.slice(0, this.counts.findLastIndex((count) => count > 0) + 1)
  }
}
