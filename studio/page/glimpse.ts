import type { Glimpsed, PlayCalls } from '../protocol/play-calls.ts'
import type { Viewer } from '../play/table.ts'
import type { Remote } from '../protocol/calls.ts'
import type { Store } from './store.ts'

/** Milliseconds: whoever goes over sentences in passing sees no table move, nor between one sentence and the next. */
const REST = 80

/** Shows the table as it was, and puts it back. */
export class Glimpses {
  private readonly store: Store
  private readonly calls: Remote<PlayCalls>
  private timer: ReturnType<typeof setTimeout> | undefined
  private turn = 0

  constructor(store: Store, calls: Remote<PlayCalls>) {
    this.store = store
    this.calls = calls
  }

  /** Once somebody rests there. */
  look(at: Glimpsed & { readonly viewer: Viewer | 'asked' }, said: string): void {
    const turn = (this.turn += 1)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.show(at, said, turn), REST)
  }

  leave(): void {
    const turn = (this.turn += 1)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => turn === this.turn && this.store.set({ glimpse: null }), REST)
  }

  private async show(at: Parameters<Glimpses['look']>[0], said: string, turn: number): Promise<void> {
    const { table, why } = this.store.model
    // What is not there any more, as when the rules have become others, is not shown.
    const seen = await this.calls.glimpse(at).catch(() => null)
    if (seen === null || turn !== this.turn) return
    this.store.set({ glimpse: { ...seen, said, beside: { table, why } } })
  }
}
