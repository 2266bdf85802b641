import { type Engine, Match } from 'houserules/runtime'

/** How many matches are kept at hand; any other is made of its save again. */
const AT_HAND = 100

/** Matches by their saves. */
export class Matches {
  readonly #engine: Engine
  readonly #atHand = new Map<string, { readonly match: Match; readonly step: number }>()

  constructor(engine: Engine) {
    this.#engine = engine
  }

  of(saved: string): Match {
    const found = this.#atHand.get(saved)
    // One that went on since is not what was saved any more.
    if (found !== undefined && found.match.step === found.step) return found.match
    return this.#keep(saved, Match.restore(this.#engine, saved))
  }

  save(match: Match): string {
    const saved = JSON.stringify(match.save())
    this.#keep(saved, match)
    return saved
  }

  #keep(saved: string, match: Match): Match {
    this.#atHand.delete(saved)
    this.#atHand.set(saved, { match, step: match.step })
    const [oldest] = this.#atHand.keys()
    if (this.#atHand.size > AT_HAND && oldest !== undefined) this.#atHand.delete(oldest)
    return match
  }
}
