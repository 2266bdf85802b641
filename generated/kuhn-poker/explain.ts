// Compiled from the rules of KuhnPoker: reasons. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from '../../runtime/engine.ts'
import type { State } from './state.ts'

/** Every rule that keeps an event from happening with these arguments; empty when nothing does. */
export function refusals(_s: State, _event: number, _args: readonly Captured[], _out: number[]): void {}
