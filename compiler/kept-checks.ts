import { KeptExamples } from './elaborate/examples/kept-examples.ts'
import type { Game } from './game/model.ts'
import { withSameParts } from './game/same-parts.ts'

/** What the checks of one game leave to the next, after an edit: what the last one made, and no more. */
export class KeptChecks {
  readonly examples = new KeptExamples()
  private game: Game | null = null

  /** The game with what its last version has as well as the very same. */
  sameParts(game: Game): Game {
    const made = this.game === null ? game : withSameParts(game, this.game)
    // Elaboration takes out of its maps what the game does without.
    this.game = { ...made, events: new Map(made.events) }
    return made
  }

  get size(): number {
    return this.examples.size
  }
}
