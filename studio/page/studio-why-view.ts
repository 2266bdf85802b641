import { html, nothing, type TemplateResult } from 'lit'
import type { BaseChange, Simulated } from '../protocol/write-calls.ts'
import { words } from '../words.ts'
import { clauseChip } from './ask-view.ts'
import { exampleView } from './example-view.ts'
import type { Why } from './model.ts'
import type { Studio } from './studio.ts'
import type { StudioWhy } from './why-view.ts'

/** What only the studio answers. */
export function studioWhyView(studio: Studio, why: StudioWhy): TemplateResult {
  switch (why.kind) {
    case 'example':
      return exampleView(studio, why)
    case 'changes':
      return changesView(studio, why)
    case 'many':
      return manyView(why.simulated)
  }
}

function changesView(studio: Studio, { compared }: Why & { kind: 'changes' }): TemplateResult {
  if (compared === null) return html`<p>${words.changes.none}</p>`
  const { base, changes } = compared
  return html`<h3>${words.changes.title(base)}</h3>
    ${changes.length === 0 ? html`<p>${words.changes.nothing}</p>` : nothing}
    <ul class="lines">
      ${changes.map((change) => changeLine(studio, change))}
    </ul>`
}

const changeLine = (studio: Studio, change: BaseChange): TemplateResult =>
  html`<li class="change">
    <span class="class ${change.class}">${change.class}</span>
    <b>${change.rule}</b> ${change.clauses.map((id) => clauseChip(studio, id))}
    <span class="hint">${change.means}</span>
    ${change.before.map((line) => html`<del>${line}</del>`)} ${change.after.map((line) => html`<ins>${line}</ins>`)}
  </li>`

/** Wins by seat with their intervals, as bars of a hundred. */
function manyView(simulated: Simulated | null): TemplateResult {
  if (simulated === null) return html`<p role="status">${words.many.playing}</p>`
  const { games, finished, drawn, seats, length } = simulated
  return html`<h3>${words.many.title(games)}</h3>
    <table>
      <thead>
        <tr>
          <th>${words.many.seat}</th>
          <th>${words.many.wins}</th>
          <th>${words.many.interval}</th>
          <th>${words.many.mean}</th>
        </tr>
      </thead>
      <tbody>
        ${seats.map(
          ({ name, share, shareInterval, meanResult }) =>
            html`<tr>
              <th>${name}</th>
              <td><meter min="0" max="1" .value=${share}></meter> ${percent(share)}</td>
              <td>${percent(shareInterval.low)} – ${percent(shareInterval.high)}</td>
              <td>${meanResult.toFixed(2)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p>${words.many.length(length.least, length.median, length.most)} ${words.many.drawn(drawn, games - finished)}</p>`
}

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`
