/** An axis: round numbers to be written on it, and where a number lies on a stretch of so many units. */
export interface Axis {
  readonly ticks: readonly number[]
  readonly at: (value: number) => number
}

const MOST_TICKS = 6

/** From one number to another, both on the axis. */
export function axis(low: number, high: number, from: number, to: number): Axis {
  const span = high > low ? high - low : 1
  const step = roundStep(span / MOST_TICKS)
  const first = Math.ceil(low / step - TINY)
  const count = Math.floor((low + span) / step + TINY) - first + 1
  return {
    // Decimal steps leave decimal numbers.
    ticks: Array.from({ length: count }, (_, i) => Number(((first + i) * step).toPrecision(12))),
    at: (value) => from + ((value - low) / span) * (to - from),
  }
}

const TINY = 1e-9

/** 1, 2 or 5 of some power of ten, and no less than is asked for. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return ([1, 2, 5, 10].find((factor) => factor * power >= least * (1 - TINY)) ?? 10) * power
}
