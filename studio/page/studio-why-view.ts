import { html, type TemplateResult } from 'lit'
import type { Simulated } from '../protocol/write-calls.ts'
import { words } from '../words.ts'
import { changesView } from './changes-view.ts'
import { exampleView } from './example-view.ts'
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
