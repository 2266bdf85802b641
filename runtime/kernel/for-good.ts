import type { BaseState } from '../base-state.ts'
import { inBounds } from '../rounds/rounds.ts'
import { textsLetGo } from './texts.ts'

/** Answers and members of answers that are kept at most; whoever asks of every pair of a database comes to more. */
const MOST = 300_000

/**
 * What follows from what is printed and from the options alone, of a game and of all that are played by the same
 * options. States that stand beside each other ask for the same, whatever has happened in them.
 */
export class ForGood<Kept extends object> {
  private readonly blank: Kept
  private kept: Kept
  private options: readonly number[] = []
  private players = 0
  private textsLetGo = -1
  private size = 0

  /** @param blank nothing that is known, with a field for each */
  constructor(blank: Kept) {
    this.blank = blank
    this.kept = blank
  }

  /** What is known in games like that of the state. */
  of(s: BaseState): Kept {
    if (s.options !== this.options || textsLetGo !== this.textsLetGo) this.turnTo(s)
    return this.kept
  }

  /** Works out what is not known yet. It counts for itself: who asks first is not kept longer than who asks again. */
  worked<S extends BaseState, Args extends readonly unknown[], T>(
    work: (s: S, ...of: Args) => T,
    s: S,
    ...of: Args
  ): T {
    const found = inBounds(s.roundLimit, () => work(s, ...of))
    this.size += Array.isArray(found) ? found.length + 1 : 1
    if (this.size > MOST) this.forget()
    return found
  }

  private turnTo({ options, players }: BaseState): void {
    const isAlike =
      textsLetGo === this.textsLetGo &&
      players === this.players &&
      options.length === this.options.length &&
      options.every((value, i) => value === this.options[i])
    if (!isAlike) this.forget()
    this.options = options
    this.players = players
    this.textsLetGo = textsLetGo
  }

  private forget(): void {
    this.kept = { ...this.blank }
    this.size = 0
  }
}
