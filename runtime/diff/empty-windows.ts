import { type BaseState, DECLINE } from '../engine.ts'
import type { Version } from './version.ts'

/** Goes on past the places at which somebody may act but nothing is possible: in play nobody is asked there. */
export function pastEmptyWindows({ engine }: Version, s: BaseState): void {
  while (s.ask !== 0 && !s.over && s.legal.length === 0) engine.apply(s, DECLINE)
}
