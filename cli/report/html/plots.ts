import { type Markish, areaY, dot, lineY, plot, rectY, ruleX, ruleY } from '@observablehq/plot'
import type { Figure } from '../../../runtime/report/figures.ts'
import type { Bar } from '../../../runtime/report/histogram.ts'
import { printableLines } from '../../../compiler/diagnostics/printable.ts'
import { document, element } from './element.ts'

/** Plots have the colour of the text around them, so that they can be read in light, dark, grey and print. */
const LOOK = {
  document,
  style: { background: 'none', overflow: 'visible' },
  width: 680,
  marginBottom: 46,
  inset: 6,
} as const

/** How far below an axis its label stands, so that it is clear of the numbers. */
const BELOW = 40

export interface PlotOf {
  /** What it shows, for those who do not see it. */
  readonly label: string
  readonly caption: string
}

function figure({ label, caption }: PlotOf, svg: Element): Element {
  // A picture is one thing to those who hear it: what is in it has no names of its own.
  for (const inner of svg.querySelectorAll('[aria-label]')) inner.removeAttribute('aria-label')
  svg.setAttribute('role', 'img')
  svg.setAttribute('aria-label', printableLines(label))
  return element('figure', {}, svg, element('figcaption', {}, caption))
}

/** A figure with a name. */
export interface NamedFigure {
  readonly name: string
  readonly figure: Figure
}

/** Shares or differences with their bounds, one below the other; `beside` is what they are held against. */
export function dotsPlot(
  of: PlotOf & {
    readonly rows: readonly NamedFigure[]
    readonly beside: number
    readonly axis: string
    /** What numbers are multiplied with: shares are told in percent. */
    readonly times?: number
  },
): Element {
  const { rows, beside, axis, times = 100 } = of
  const points = rows.map(({ name, figure: { value, interval } }) => ({
    name,
    value: times * value,
    // A line that would go on for ever is none.
    low: times * (Number.isFinite(interval.low) ? interval.low : value),
    high: times * (Number.isFinite(interval.high) ? interval.high : value),
  }))
  const marks: Markish[] = [
    ruleX([times * beside], { strokeDasharray: '4 3', strokeOpacity: 0.6 }),
    ruleY(points, { y: 'name', x1: 'low', x2: 'high', strokeWidth: 2, strokeOpacity: 0.6 }),
    dot(points, { y: 'name', x: 'value', fill: 'currentColor', r: 4 }),
  ]
  const widest = Math.max(...rows.map(({ name }) => name.length), 4)
  return figure(
    of,
    plot({
      ...LOOK,
      marginLeft: Math.min(340, 16 + 7 * widest),
      height: 78 + 24 * rows.length,
      x: { label: axis, labelOffset: BELOW, grid: true },
      y: { label: null, domain: points.map(({ name }) => name) },
      marks,
    }) as Element,
  )
}

/** How often each number came up, or each of some that lie together. */
export function barsPlot(of: PlotOf & { readonly bars: readonly Bar[]; readonly axis: string }): Element {
  // A whole number lies in the middle of its bar.
  const bars = equalBars(of.bars).map(({ from, to, count }) => ({ from: from - 0.5, to: to - 0.5, count }))
  return figure(
    of,
    plot({
      ...LOOK,
      height: 240,
      x: { label: of.axis, labelOffset: BELOW },
      y: { label: 'games', grid: true },
      marks: [rectY(bars, { x1: 'from', x2: 'to', y: 'count', fill: 'currentColor', fillOpacity: 0.55 }), ruleY([0])],
    }) as Element,
  )
}

/** What changes in the course of a game, with its bounds: one line whole, the other broken. */
export function coursePlot(
  of: PlotOf & { readonly whole: readonly Figure[]; readonly broken: readonly Figure[] },
): Element {
  const points = (figures: readonly Figure[]) =>
    figures.map(({ value, interval }, i) => ({
      time: (100 * i) / figures.length,
      value: 100 * value,
      low: 100 * interval.low,
      high: 100 * interval.high,
    }))
  const marks = [of.whole, of.broken].flatMap((figures, i): Markish[] => [
    areaY(points(figures), { x: 'time', y1: 'low', y2: 'high', fill: 'currentColor', fillOpacity: 0.12 }),
    lineY(points(figures), { x: 'time', y: 'value', ...(i === 0 ? {} : { strokeDasharray: '6 4' }) }),
  ])
  return figure(
    of,
    plot({
      ...LOOK,
      height: 260,
      x: { label: 'percent of the game', labelOffset: BELOW, domain: [0, 100] },
      y: { label: 'percent', domain: [0, 100], grid: true },
      marks: [...marks, ruleY([0])],
    }) as Element,
  )
}

/** So many bars are drawn at most. */
const MOST = 40

/** A bar that is drawn: the part of the games that fell into it, which need not be whole games. */
export interface EqualBar {
  readonly from: number
  /** Not in it any more. */
  readonly to: number
  readonly count: number
}

/**
 * The same games in bars of one width, so that areas can be compared: what lies in a bucket is spread evenly over the
 * numbers in it. No bar is narrower than the widest bucket.
 */
export function equalBars(bars: readonly Bar[]): EqualBar[] {
  const [first, last] = [bars[0], bars.at(-1)]
  if (first === undefined || last === undefined) return []
  const widest = Math.max(...bars.map(({ from, upTo }) => upTo + 1 - from))
  const width = Math.max(widest, Math.ceil((last.upTo + 1 - first.from) / MOST))
  const start = Math.floor(first.from / width) * width
  const many = Math.ceil((last.upTo + 1 - start) / width)
  return Array.from({ length: many }, (_, i) => {
    const [from, to] = [start + i * width, start + (i + 1) * width]
    return { from, to, count: bars.reduce((sum, bar) => sum + partIn(bar, from, to), 0) }
  })
}

function partIn(bar: Bar, from: number, to: number): number {
  const end = bar.upTo + 1
  return (bar.count * Math.max(0, Math.min(to, end) - Math.max(from, bar.from))) / (end - bar.from)
}
