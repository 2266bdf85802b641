/** For how many milliseconds of real time is worked at one go; whoever ends the search waits for a few of these. */
const AT_ONE_GO = 20

/** Asked between the parts of a longer work: lets others have their turn, and says whether the work is to end. */
export type IsToEnd = () => Promise<boolean>

/** Of work that nobody ends. */
export const neverEnds: IsToEnd = async () => false

/** Lets others have their turn now and then in work that would not let go by itself. */
export class Breath {
  private last = performance.now()

  async taken(): Promise<void> {
    if (performance.now() - this.last < AT_ONE_GO) return
    await new Promise((taken) => setTimeout(taken))
    this.last = performance.now()
  }

  /** What comes of work that can be stopped; null where it is enough before. */
  async through<T>(line: Generator<null, T | null>, isEnough: () => boolean): Promise<T | null> {
    for (let step = line.next(); ; step = line.next()) {
      if (step.done === true) return step.value
      await this.taken()
      if (isEnough()) return null
    }
  }
}
