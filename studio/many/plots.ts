import { svg, html, nothing, type SVGTemplateResult, type TemplateResult } from 'lit'
import type { Figure } from '../../runtime/report/figures.ts'
import type { Bin } from './binned.ts'
import type { MeasuredGames } from './summed.ts'

const WIDTH = 420
const RIGHT = 14
const LETTER = 7

interface DotsOf {
  /** What it shows, for those who do not see it. */
  readonly label: string
  readonly rows: readonly MeasuredGames[]
  readonly said: (value: number) => string
  /** What the rows are held against; null for nothing. */
  readonly beside: number | null
}

/**
 * Figures with their bounds, one below the other: dots by the rules of the text, hollow squares by those of the base.
 */
export function dotsPicture({ label, rows, said, beside }: DotsOf): TemplateResult {
  const figures = rows.flatMap(({ own, base }) => [own, ...(base === null ? [] : [base])])
  const ends = [...figures.flatMap(({ interval: { low, high } }) => [low, high]), ...(beside === null ? [] : [beside])]
  const left = Math.min(190, 14 + LETTER * Math.max(3, ...rows.map(({ name }) => lettersOf(name))))
  const x = axis(Math.min(...ends), Math.max(...ends), left, WIDTH - RIGHT)
  const height = rows.length * ROW
  return plot(label, height + FOOT, [
    ...x.ticks.map((tick) => gridLine(x, tick, said(tick), height)),
    beside === null ? svg`` : svg`<line class="beside" x1=${x.at(beside)} x2=${x.at(beside)} y1="0" y2=${height} />`,
    ...rows.map((row, i) => rowOf(row, x, left, i * ROW + ROW / 2)),
  ])
}

const ROW = 30
const FOOT = 20

function rowOf({ name, own, base }: MeasuredGames, x: Axis, left: number, y: number): SVGTemplateResult {
  const apart = base === null ? 0 : 6
  return svg`<text class="name" x=${left - 10} y=${y + 4} text-anchor="end">${shortened(name)}</text>
    ${base === null ? nothing : svg`${boundsOf(base, x, y + apart)}${squareAt(x.at(base.value), y + apart)}`}
    ${boundsOf(own, x, y - apart)}<circle class="own" cx=${x.at(own.value)} cy=${y - apart} r="4.5" />`
}

const squareAt = (x: number, y: number): SVGTemplateResult =>
  svg`<rect class="base" x=${x - 4} y=${y - 4} width="8" height="8" />`

const boundsOf = ({ interval: { low, high } }: Figure, x: Axis, y: number): SVGTemplateResult =>
  svg`<line class="bounds" x1=${x.at(low)} x2=${x.at(high)} y1=${y} y2=${y} />`

/** Signs of Japanese and the like take the room of two letters. */
const lettersOf = (text: string): number => [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 2 : 1), 0)

const shortened = (name: string): string => ([...name].length > 24 ? `${[...name].slice(0, 23).join('')}…` : name)

const gridLine = (x: Axis, tick: number, said: string, height: number): SVGTemplateResult =>
  svg`<line class="grid" x1=${x.at(tick)} x2=${x.at(tick)} y1="0" y2=${height} />
    <text class="tick" x=${x.at(tick)} y=${height + 15} text-anchor="middle">${said}</text>`

/**
 * How often each number came up, or each of some that lie together: filled by the rules of the text, outlined by
 * others.
 */
export function barsPicture(label: string, bins: readonly Bin[]): TemplateResult {
  const [first, last] = [bins[0], bins.at(-1)]
  if (first === undefined || last === undefined) return html``
  const x = axis(first.from - 0.5, last.upTo + 0.5, 44, WIDTH - RIGHT)
  const most = Math.max(...bins.map(({ own, base }) => Math.max(own, base ?? 0)))
  const y = axis(0, most, BARS, 6)
  return plot(label, BARS + FOOT, [
    ...y.ticks.map(
      (tick) =>
        svg`<line class="grid" x1="44" x2=${WIDTH - RIGHT} y1=${y.at(tick)} y2=${y.at(tick)} />
          <text class="tick" x="38" y=${y.at(tick) + 4} text-anchor="end">${tick}</text>`,
    ),
    ...x.ticks
      .filter(Number.isInteger)
      .map((tick) => svg`<text class="tick" x=${x.at(tick)} y=${BARS + 15} text-anchor="middle">${tick}</text>`),
    ...bins.map((bin) => barOf(bin, bin.own, 'own', x, y)),
    ...bins.flatMap((bin) => (bin.base === null ? [] : [barOf(bin, bin.base, 'base', x, y)])),
  ])
}

const BARS = 130

function barOf({ from, upTo }: Bin, many: number, kind: 'own' | 'base', x: Axis, y: Axis): SVGTemplateResult {
  const [left, right, top] = [x.at(from - 0.5), x.at(upTo + 0.5), y.at(many)]
  return svg`<rect class="bar ${kind}" x=${left + 0.5} y=${top} width=${Math.max(0.5, right - left - 1)} height=${BARS - top} />`
}

const plot = (label: string, height: number, parts: readonly SVGTemplateResult[]): TemplateResult =>
  html`<svg class="plot" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label=${label}>${parts}</svg>`

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
