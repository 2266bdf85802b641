import { Worker } from 'node:worker_threads'
import type { Script } from '../../compiler/typescript/script.ts'
import type { Choice } from '../../runtime/engine.ts'
import { Threads } from '../over/threads.ts'
import { liveEngine } from '../live-engine.ts'
import type { HostTask, MadeOrRefused, MakeTask } from './host-tasks.ts'
import type { MadeGame, MakeGame, Thought } from './made-game.ts'
import { type HostOffer, agreedText } from './offered-games.ts'

/** What a thread of a host may take up: megabytes, and seconds for a task. */
const LIMITS = { memory: 1024, seconds: 30 }

/** So many rules are kept that tables chose. */
const MOST_KEPT = 100

/** Makes games of an offer, and lets bots think, each in a thread beside that in which tables are served. */
export class GameMaker {
  readonly #cwd: string
  readonly #includes: readonly string[]
  readonly #offer: HostOffer
  readonly #threads = new Threads(() => new Worker(new URL('./host-worker.js', import.meta.url)), LIMITS)
  readonly #made = new Map<string, Promise<MadeGame | { readonly problem: string }>>()
  readonly #waits = { make: Promise.resolve() as Promise<unknown>, think: Promise.resolve() as Promise<unknown> }

  constructor(cwd: string, includes: readonly string[], offer: HostOffer) {
    this.#cwd = cwd
    this.#includes = includes
    this.#offer = offer
  }

  /** The same rules are made once. @throws RangeError for what is not offered */
  readonly make: MakeGame = ({ game, rules }) => {
    const key = JSON.stringify([game, rules])
    const known = this.#made.get(key) ?? this.#makeAnew(this.#textsOf({ game, rules }))
    this.#made.delete(key)
    this.#made.set(key, known)
    const [oldest] = this.#made.keys()
    if (this.#made.size > MOST_KEPT && oldest !== undefined) this.#made.delete(oldest)
    return known
  }

  async close(): Promise<void> {
    await this.#threads.end()
  }

  #textsOf(plan: Parameters<MakeGame>[0]): Pick<MakeTask, 'joined' | 'ordered'> {
    return { joined: agreedText(this.#offer, plan, false), ordered: agreedText(this.#offer, plan, true) }
  }

  async #makeAnew({ joined, ordered }: Pick<MakeTask, 'joined' | 'ordered'>): ReturnType<MakeGame> {
    const files = [...this.#offer.files]
    const task = { kind: 'make', cwd: this.#cwd, includes: this.#includes, files, joined, ordered } as const
    const made = (await this.#one('make', task)) as MadeOrRefused
    if (made.kind === 'refused') return { problem: made.why }
    const { script, sheet, note } = made
    const { engine } = liveEngine(script, joined.path)
    return { engine, sheet, note, think: (thought) => this.#think(script, thought) }
  }

  async #think(script: Script, thought: Thought): Promise<Choice> {
    return (await this.#one('think', { kind: 'think', script, thought })) as Choice
  }

  /** One thread compiles and one thinks, so that neither takes what the tables are served with. */
  #one(kind: HostTask['kind'], task: HostTask): Promise<unknown> {
    const done = this.#waits[kind].then(() => this.#threads.do(task))
    this.#waits[kind] = done.catch(() => null)
    return done
  }
}
