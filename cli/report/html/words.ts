import type { Figure } from '../../../runtime/report/figures.ts'
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
