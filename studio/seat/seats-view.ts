import { html, nothing, type TemplateResult } from 'lit'
import type { SeatNews, TableNews } from '../../cli/host/messages.ts'
import { seatName } from '../../runtime/engine.ts'
import type { OwnSeat } from './own-seat.ts'
import { seatWords } from './seat-words.ts'

/** Who sits where, and a seat for who has none. */
export function seatsView(seat: OwnSeat, news: TableNews): TemplateResult {
  return html`<section class="who" aria-label=${seatWords.seats}>
    ${news.own === null ? nameField(seat) : nothing}
    <ul>
      ${news.seats.map((each, at) => html`<li>${seatLine(seat, news, each, at)}</li>`)}
    </ul>
    ${
      news.own !== null && news.stage !== 'playing' && news.seats.some(isEmpty)
        ? html`<button type="button" @click=${() => seat.fillWithBots()}>${seatWords.fillBots}</button>`
        : nothing
    }
  </section>`
}

const isEmpty = ({ name, isBot }: SeatNews): boolean => name === null && !isBot

const nameField = (seat: OwnSeat): TemplateResult =>
  html`<label class="name">
    <span>${seatWords.name}</span>
    <input
      name="name"
      autocomplete="nickname"
      maxlength="24"
      placeholder=${seatWords.namePlaceholder}
      .value=${seat.model.name}
      @input=${(event: Event) => seat.set({ name: (event.target as HTMLInputElement).value })}
    />
  </label>`

function seatLine(seat: OwnSeat, news: TableNews, each: SeatNews, at: number): TemplateResult {
  const letter = seatName(at)
  const isOwn = news.own === at
  const name = each.name ?? (each.isBot ? seatWords.bot(letter) : seatWords.free)
  return html`<span class="seat-name of-${letter}">${[...(each.name ?? letter)][0]}</span>
    <span class=${isEmpty(each) ? 'hint' : ''}>
      ${isEmpty(each) ? name : html`<b>${name}</b>`} <span class="hint">${stateOf(news, each, isOwn)}</span>
    </span>
    ${deed(seat, news, each, at)}`
}

function stateOf({ stage }: TableNews, { name, isBot, isHere, isReady }: SeatNews, isOwn: boolean): string {
  if (name === null) return ''
  if (isOwn) return isReady ? `${seatWords.you}, ${seatWords.ready}` : seatWords.you
  if (isBot) return seatWords.playedByBot
  if (!isHere) return seatWords.away
  return isReady && stage !== 'playing' ? seatWords.ready : ''
}

/** What can be done with a seat: to take it, or to let a bot play there. */
function deed(seat: OwnSeat, news: TableNews, each: SeatNews, at: number): TemplateResult | typeof nothing {
  const { own, stage } = news
  if (own === null) {
    if (each.name !== null) return nothing
    const words = each.isBot ? seatWords.takeOver(seatWords.bot(seatName(at))) : seatWords.sitHere
    const isNamed = seat.model.name.trim() !== ''
    return html`<button type="button" class="main" ?disabled=${!isNamed} @click=${() => seat.sit(at)}>${words}</button>`
  }
  const isGone = each.name !== null && !each.isHere && !each.isBot && stage === 'playing'
  if (isEmpty(each) || isGone) return botButton(seat, at, true)
  return each.name === null && stage !== 'playing' ? botButton(seat, at, false) : nothing
}

const botButton = (seat: OwnSeat, at: number, plays: boolean): TemplateResult =>
  html`<button type="button" @click=${() => seat.say({ kind: 'bot', seat: at, plays })}>
    ${plays ? seatWords.letBot : seatWords.sendBotAway}
  </button>`
