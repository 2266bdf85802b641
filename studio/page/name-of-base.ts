import type { ComparedBase } from '../protocol/change-calls.ts'
import { words } from '../words.ts'

/** What a game is compared with, by name. */
export const nameOfBase = ({ base, isShipped }: ComparedBase): string =>
  isShipped ? words.changes.shipped(base) : base
