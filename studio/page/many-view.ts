import { html, nothing, type TemplateResult } from 'lit'
import { seatName } from '../../runtime/engine.ts'
import type { ComparedMeasure } from '../../runtime/simulate/compare-outcomes.ts'
import { barsPicture, dotsPicture } from '../many/plots.ts'
import type { ManySummed, MeasuredGames } from '../many/summed.ts'
import { words } from '../words.ts'
import { LOOKS_AHEAD } from './many.ts'
import type { ManyGames } from './model.ts'
import type { Studio } from './studio.ts'

const say = words.many

/** What many games came to: who wins, how long it takes, what there is to choose and what is done. */
export function manyView(studio: Studio, { state, wanted, played, bots, summed }: ManyGames): TemplateResult {
  if (state === 'on')
    return html`<p class="ways">
        <progress max=${wanted} .value=${played} aria-label=${say.playing}></progress>
        <span role="status">${say.played(played, wanted)}</span>
        <button type="button" @click=${() => studio.many.stop()}>${say.stop}</button>
      </p>
      ${summed === null ? html`<p class="hint">${botsSaid(bots)}</p>` : ofBots(summed, bots)}`
  return html`${summed === null ? html`<h3>${say.none}</h3>` : nothing}
    <p class="ways">
      ${state === 'stopped' ? html`<span role="status">${say.stopped}</span>` : nothing}
      <button type="button" @click=${() => studio.many.start()}>${say.again}</button>
    </p>
    ${summed === null ? nothing : ofBots(summed, bots)}`
}

/** Which bots played, in words. */
function botsSaid(bots: ManyGames['bots']): string {
  const thinking = bots.flatMap((bot, seat) => (bot === 'search' ? [seatName(seat)] : []))
  return thinking.length === 0 ? say.atRandom : say.think(thinking, LOOKS_AHEAD)
}

const ofBots = (summed: ManySummed, bots: ManyGames['bots']): TemplateResult =>
  html`<h3>${say.title(summed.own.games, summed.baseName, botsSaid(bots))}</h3>
    ${summedView(summed)}`

function summedView(summed: ManySummed): TemplateResult {
  const { seats, draws, results, lengths, decisions, choices, done, own, base, baseName } = summed
  return html`${baseName === null ? nothing : legend(baseName)}
    <h4>${say.seats}</h4>
    ${dotsPicture({ label: say.seats, rows: seats, said: percent, beside: 1 / Math.max(1, seats.length) })}
    ${figuresTable(say.seats, [...seats, { ...draws, name: say.draws }], baseName, percent)}
    <h4>${say.results}</h4>
    ${figuresTable(say.results, results, baseName, twoPlaces)}
    <h4>${say.lengths}</h4>
    ${barsPicture(say.lengths, lengths)}
    ${figuresTable(say.lengths, [{ ...decisions, name: say.decisions }], baseName, twoPlaces)}
    <p>${say.median(own.median, base?.median ?? null)} ${say.unfinished(own.games - own.finished)}</p>
    <h4>${say.choices}</h4>
    ${done.length === 0 ? nothing : dotsPicture({ label: say.done, rows: done, said: String, beside: null })}
    ${figuresTable(say.choices, [{ ...choices, name: say.offered }, ...done], baseName, twoPlaces)}
    ${summed.outcome === null ? nothing : differencesView(summed.outcome.rows, summed.outcome.games)}`
}

const legend = (base: string): TemplateResult =>
  html`<p class="legend">
    <svg viewBox="0 0 12 12" aria-hidden="true"><circle class="own" cx="6" cy="6" r="4.5" /></svg> ${say.own}
    <svg viewBox="0 0 12 12" aria-hidden="true"><rect class="base" x="2" y="2" width="8" height="8" /></svg> ${base}
  </p>`

/** Figures and their bounds as numbers. */
function figuresTable(
  caption: string,
  rows: readonly MeasuredGames[],
  base: string | null,
  said: (value: number) => string,
): TemplateResult {
  const cell = (figure: MeasuredGames['base']): TemplateResult =>
    figure === null
      ? html`<td>–</td>`
      : html`<td>
          ${said(figure.value)} <span class="hint">${said(figure.interval.low)} – ${said(figure.interval.high)}</span>
        </td>`
  return html`<table>
    <caption class="spoken">
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="spoken">${say.what}</span></th>
        <th scope="col">${base === null ? say.figure : say.own} <span class="hint">${say.interval}</span></th>
        ${base === null ? nothing : html`<th scope="col">${base} <span class="hint">${say.interval}</span></th>`}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            <th scope="row">${row.name}</th>
            ${cell(row.own)} ${base === null ? nothing : cell(row.base)}
          </tr>`,
      )}
    </tbody>
  </table>`
}

/** What differs between the same games by either rules; what stands is marked. */
function differencesView(rows: readonly ComparedMeasure[], games: number): TemplateResult {
  if (rows.length === 0) return html`<p>${say.noPairs}</p>`
  return html`<h4>${say.differences}</h4>
    <table>
      <caption class="spoken">
        ${say.differences}
      </caption>
      <thead>
        <tr>
          ${[say.what, say.difference, say.interval, 'p'].map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(({ about, unit, difference: { mean, interval }, p, significant }) => {
          const said = unit === 'rate' ? percent : twoPlaces
          return html`<tr class=${significant ? 'stands' : ''}>
            <th scope="row">${about}</th>
            <td>${mean > 0 ? '+' : ''}${said(mean)}${significant ? ` ${say.mark}` : ''}</td>
            <td>${said(interval.low)} – ${said(interval.high)}</td>
            <td>${p < 0.001 ? '< 0.001' : p.toFixed(3)}</td>
          </tr>`
        })}
      </tbody>
    </table>
    <p class="hint">${say.stands(rows.length, games)}</p>`
}

const percent = (part: number): string => `${minus((part * 100).toFixed(1))} %`

const twoPlaces = (value: number): string => minus(value.toFixed(2))

const minus = (number: string): string => number.replace('-', '−')
