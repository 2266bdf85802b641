import type { Figure } from '../../../runtime/report/figures.ts'
import { percent } from '../../../runtime/report/stands-out.ts'

export { percent }

export const number = (value: number): string => String(Math.round(value * 100) / 100)

export const count = (value: number): string => value.toLocaleString('en')

export const bounds = ({ interval }: Figure): string => `${percent(interval.low)} to ${percent(interval.high)}`

export const numberBounds = ({ interval }: Figure): string => `${number(interval.low)} to ${number(interval.high)}`

/** How probable it is by chance alone. */
export const chance = (p: number): string => (p < 0.0001 ? '< 0.0001' : p.toFixed(4))

export const yes = (is: boolean): string => (is ? 'yes' : 'no')
