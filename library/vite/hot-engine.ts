/**
 * `houserules/vite/client`: what the plugin puts around an engine while a page is being developed. When the rules are
 * saved, games that the page has begun are played again under the new ones, choice by choice, as far as these offer them.
 */
import type { BaseState, Choice, Engine, SetupConfig } from '../../runtime/engine.ts'
import { recordedChoice } from '../../runtime/records/replay.ts'
import type { RecordedChoice } from '../../runtime/records/records.ts'
import { replayUnder, unlikeText } from '../../runtime/records/replay-under.ts'

/** What became of the games of a page; dispatched to its window as the event `houserules:rules`. */
export interface RulesChanged {
  readonly game: string
  /** For each game that could not be gone on with to where it was, at which choice it parts, and why. */
  readonly parted: readonly string[]
}

declare global {
  /** What a page listens to with `addEventListener`. */
  interface WindowEventMap {
    'houserules:rules': CustomEvent<RulesChanged>
  }
}

/** How a state came to be. */
interface Begun {
  readonly config: SetupConfig
  readonly choices: RecordedChoice[]
}

/** An engine that stays the same object while the rules under it are exchanged. */
export class HotEngine {
  readonly engine: Engine
  #current: Engine
  readonly #begun = new WeakMap<BaseState, Begun>()
  /** States of games that the page still holds. */
  #live: WeakRef<BaseState>[] = []

  constructor(engine: Engine) {
    this.#current = engine
    const own: Partial<Engine> = {
      setup: (config) => this.#setUp(config),
      apply: (state, choice) => this.#apply(state, choice),
      tryApply: (state, choice) => {
        if (!this.#current.choices(state).includes(choice)) return false
        this.#apply(state, choice)
        return true
      },
    }
    this.engine = new Proxy(engine, {
      get: (_, key) => (Reflect.get(own, key) as unknown) ?? (Reflect.get(this.#current, key) as unknown),
    })
  }

  /** Goes on with another version of the rules: every state of a game that the page holds becomes one of it. */
  replace(engine: Engine): RulesChanged {
    this.#current = engine
    const states = this.#live.flatMap((held) => held.deref() ?? [])
    this.#live = states.map((state) => new WeakRef(state))
    const parted = states.flatMap((state) => this.#goOn(state) ?? [])
    return { game: engine.info.name, parted }
  }

  #setUp(config: SetupConfig): BaseState {
    const state = this.#current.setup(config)
    this.#begun.set(state, { config, choices: [] })
    this.#live.push(new WeakRef(state))
    return state
  }

  /** Copies that bots try things on are not remembered, and cost no more than they did. */
  #apply(state: BaseState, choice: Choice): void {
    const begun = this.#begun.get(state)
    const words = begun === undefined ? null : recordedChoice(this.#current, state, choice)
    this.#current.apply(state, choice)
    if (words !== null) begun?.choices.push(words)
  }

  /** Plays a game again in the place of its state; returns where it parts from what it was. */
  #goOn(state: BaseState): string | null {
    const begun = this.#begun.get(state)
    if (begun === undefined) return null
    const { config, choices } = begun
    const players = config.players ?? this.#current.info.seats.from
    const played = { ...config, players, options: config.options ?? {}, choices }
    // What no record holds, such as a log, is set up as it was.
    const engine = { ...this.#current, setup: (given: SetupConfig) => this.#current.setup({ ...config, ...given }) }
    const { state: now, carriedOut, unlike } = replayUnder(engine, withoutDecks(played), {}, config.log === true)
    if (now === null) return unlike === null ? null : unlikeText(unlike)
    for (const key of Object.keys(state)) Reflect.deleteProperty(state, key)
    Object.assign(state, now)
    choices.length = carriedOut
    return unlike === null ? null : unlikeText(unlike)
  }
}

/** A record says nothing of decks where nobody brought any. */
function withoutDecks<T extends { readonly decks?: unknown }>({ decks, ...rest }: T): T {
  return (decks === undefined ? rest : { ...rest, decks }) as T
}

/** Where an engine is kept from one version of its module to the next: `import.meta.hot`. */
export interface HotModule {
  readonly data: { houserules?: HotEngine }
}

/**
 * The engine of a module that Vite exchanges: at first this one, and later the same object with its rules. Whoever wants
 * to know is told of each exchange.
 */
export function hotEngine(hot: HotModule, engine: Engine, tell: (changed: RulesChanged) => void): Engine {
  const known = hot.data.houserules
  if (known === undefined) return (hot.data.houserules = new HotEngine(engine)).engine
  tell(known.replace(engine))
  return known.engine
}
