import { html, nothing, type TemplateResult } from 'lit'
import type { TableNews } from '../../cli/host/messages.ts'
import { languageSwitch } from '../words/language-switch.ts'
import { planView } from './plan-view.ts'
import type { OwnSeat } from './own-seat.ts'
import { seatWords } from './seat-words.ts'
import { seatsView } from './seats-view.ts'

/** Before the deal: who sits where, what is played, and who is waited for. */
export function beforeView(seat: OwnSeat, news: TableNews): TemplateResult {
  return html`<section class="before">
    <div class="sheet">${seatsView(seat, news)} ${readyView(seat, news)}</div>
    <div class="sheet">${planView(seat, news)}</div>
    <p class="ways">${languageSwitch()}</p>
  </section>`
}

/** The one press that the game waits for, and for whom else it does. */
export function readyView(seat: OwnSeat, news: TableNews): TemplateResult {
  const { own, seats, stage, problem } = news
  if (own === null) return html`<p class="hint">${seatWords.sayName}</p>`
  const isReady = seats[own]?.isReady === true
  const press = isReady ? seatWords.waitOn : stage === 'over' ? seatWords.again : seatWords.begin
  return html`<p class="ready">
    <button
      type="button"
      class=${isReady ? '' : 'main'}
      ?disabled=${problem !== null || stage === 'making'}
      @click=${() => seat.say({ kind: 'ready', isReady: !isReady })}
    >
      ${press}
    </button>
    <span class="hint" role="status">${waited(news)}</span>
    <button type="button" class="quiet" @click=${() => seat.say({ kind: 'stand' })}>${seatWords.stand}</button>
  </p>`
}

function waited({ seats, own }: TableNews): string | typeof nothing {
  const empty = seats.filter(({ name, isBot }) => name === null && !isBot).length
  if (empty > 0) return seatWords.waitingForSeats(empty)
  const names = seats.flatMap(({ name, isBot, isReady }, at) =>
    name === null || isBot || isReady || at === own ? [] : [name],
  )
  return names.length === 0 ? nothing : seatWords.waitingFor(names)
}
