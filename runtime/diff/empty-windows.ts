import { type BaseState, DECLINE } from '../engine.ts'
import type { Version } from './version.ts'

/**
 * Goes on past the places at which somebody may act but nothing is possible: in play nobody is asked there, so that all
 * of
 * them are one step. @throws RangeError where there are more of them than a loop may have rounds
 */
export function pastEmptyWindows({ engine, roundLimit }: Version, s: BaseState): void {
  for (let passed = 0; s.ask !== 0 && !s.over && s.legal.length === 0; passed++) {
    if (passed >= roundLimit) throw new RangeError('nobody can do anything any more')
    engine.apply(s, DECLINE)
  }
}
