import { type BaseState, type Choice, DECLINE } from '../engine.ts'

/** Between which windows it is asked whether they come back, which takes longer than a window does. */
const [MANY, NO_MORE] = [8, 128]

/** What plays on, and how often at most. */
interface Goer {
  readonly engine: { apply(s: BaseState, choice: Choice): void }
  readonly roundLimit: number
}

/**
 * Goes on past the places at which somebody may act but nothing is possible: in play nobody is asked there, so that all
 * of them are one step.
 * @throws RangeError where there are more of them than a loop may have rounds, or they come back to the same state
 */
export function pastEmptyWindows({ engine, roundLimit }: Goer, s: BaseState): void {
  // Brent's cycle detection: what comes is compared with one earlier state, of twice as many windows each time.
  let mark = { numbers: '', whole: '' }
  for (let passed = 0; s.ask !== 0 && !s.over && s.legal.length === 0; passed++) {
    if (passed >= roundLimit) throw new RangeError('nobody can do anything any more')
    if (passed >= MANY && passed < NO_MORE) {
      const isMark = Number.isInteger(Math.log2(passed))
      const numbers = Object.values(s).filter((value) => typeof value === 'number')
      if (isMark || numbers.join() === mark.numbers) {
        const whole = JSON.stringify({ ...s, log: null, shared: null })
        if (whole === mark.whole) throw new RangeError('nobody can do anything any more, again and again')
        if (isMark) mark = { numbers: numbers.join(), whole }
      }
    }
    engine.apply(s, DECLINE)
  }
}
