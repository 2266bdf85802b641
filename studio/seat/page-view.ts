import { html, nothing, type TemplateResult } from 'lit'
import { spacedName } from '../page/spaced-name.ts'
import { beforeView } from './before-view.ts'
import { playView } from './play-view.ts'
import type { OwnSeat } from './own-seat.ts'
import { seatWords } from './seat-words.ts'
import { seatsView } from './seats-view.ts'

/** The page of a seat. */
export function pageView(seat: OwnSeat): TemplateResult {
  const { news, table, isConnected, problem } = seat.model
  if (news === null)
    return html`<main class="seat-page">
      <p class="hint coming" role="status">${problem ?? seatWords.connecting}</p>
    </main>`
  const isLaid = table !== null && (news.stage === 'playing' || news.stage === 'over')
  return html`<main class=${isLaid ? 'seat-page player' : 'seat-page'}>
    <header class="bar">
      <h1>${spacedName(news.plan.game)}</h1>
      ${
        news.plan.rules.length === 0
          ? nothing
          : html`<span class="hint rules-here">${seatWords.rulesHere(news.plan.rules.map(spacedName))}</span>`
      }
      <span class="ways">
        <button type="button" @click=${() => seat.set({ invites: !seat.model.invites })}>
          ${isLaid ? seatWords.who : seatWords.invite}
        </button>
      </span>
    </header>
    ${isConnected ? nothing : html`<p class="note lost" role="alert">${seatWords.lost}</p>`}
    ${isLaid || problem === null ? nothing : html`<p class="note" role="alert">${problem}</p>`}
    ${isLaid ? playView(seat, news, table) : beforeView(seat, news)}
    ${seat.model.invites ? invitePanel(seat, isLaid) : nothing}
  </main>`
}

const soundBox = (seat: OwnSeat): TemplateResult =>
  html`<label class="sound">
    <input
      type="checkbox"
      .checked=${seat.model.hasSound}
      @change=${(event: Event) => seat.sound((event.target as HTMLInputElement).checked)}
    />
    ${seatWords.sound}
  </label>`

function invitePanel(seat: OwnSeat, isLaid: boolean): TemplateResult {
  const { news } = seat.model
  const to = location.href
  return html`<div class="panel" role="dialog" aria-label=${seatWords.invite}>
    ${isLaid && news !== null ? html`${seatsView(seat, news)} ${soundBox(seat)}` : nothing}
    <p>${seatWords.inviteText}</p>
    <img class="code" src="invite.svg?to=${encodeURIComponent(to)}" alt=${to} />
    <input
      readonly
      .value=${to}
      aria-label=${seatWords.invite}
      @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
    />
    <p class="ways">
      <button type="button" @click=${() => seat.say({ kind: 'open' })}>${seatWords.anotherTable}</button>
      <button type="button" class="close" @click=${() => seat.set({ invites: false })}>${seatWords.close}</button>
    </p>
  </div>`
}
