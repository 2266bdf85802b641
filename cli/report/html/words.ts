import type { Figure } from '../../../runtime/report/figures.ts'
import { isRate } from '../../../runtime/report/pair-tally.ts'
import { percent, points } from '../../../runtime/report/stands-out.ts'

export { percent, points }

export const number = (value: number): string => String(Math.round(value * 100) / 100)

export const count = (value: number): string => value.toLocaleString('en')

/** Of one game nobody knows bounds. */
const unbounded = ({ low, high }: Figure['interval']): boolean => !Number.isFinite(low) || !Number.isFinite(high)

const between = (interval: Figure['interval'], word: (value: number) => string): string =>
  unbounded(interval) ? 'unknown' : `${word(interval.low)} to ${word(interval.high)}`

export const bounds = ({ interval }: Pick<Figure, 'interval'>): string => between(interval, percent)

export const pointBounds = ({ interval }: Pick<Figure, 'interval'>): string =>
  unbounded(interval) ? 'unknown' : `${(100 * interval.low).toFixed(1)} to ${points(interval.high)}`

export const numberBounds = ({ interval }: Pick<Figure, 'interval'>): string => between(interval, number)

/** How probable it is by chance alone. */
export const chance = (p: number): string => (p < 0.0001 ? '< 0.0001' : p.toFixed(4))

export const yes = (is: boolean): string => (is ? 'yes' : 'no')

/** A measure of a game, as far as it differs between two sets of rules: of shares in points, of others as it is. */
export const difference = (measure: string, value: number): string => (isRate(measure) ? points(value) : number(value))

/** The bounds of that. */
export const differenceBounds = (measure: string, figure: Pick<Figure, 'interval'>): string =>
  isRate(measure) ? pointBounds(figure) : numberBounds(figure)

/** What a measure came to. */
export const measured = (measure: string, value: number): string => (isRate(measure) ? percent(value) : number(value))

/** How differences of a measure are drawn. */
export const scaleOf = (measure: string): { readonly axis: string; readonly times: number } =>
  isRate(measure) ? { axis: 'points, more or less', times: 100 } : { axis: `${measure}, more or less`, times: 1 }
