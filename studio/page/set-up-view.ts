import { html, nothing, type TemplateResult } from 'lit'
import { seatName } from '../../runtime/engine.ts'
import { words } from '../words.ts'
import { seatsOf, type DeckPlan } from '../play/game-sheet.ts'
import { fieldsOf } from '../table/form-fields.ts'
import { optionFields, optionsSaid } from './option-fields.ts'
import { PLAYERS, type Player } from './model.ts'
import type { Playing } from './playing.ts'
import type { DeckTexts } from '../play/read-decks.ts'

/** Who plays, by which options, which deal. */
export function setUpView(playing: Playing): TemplateResult {
  const { built, beginning, players, table } = playing.model
  if (built === null) return html``
  const { seats, options } = built.sheet
  const count = Math.min(seats.to, Math.max(seats.from, table?.players ?? seats.from))
  const chosen = beginning?.kind === 'deal' ? beginning : { seed: 1, options: {} as Readonly<Record<string, string>> }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const said = fieldsOf(event)
    const many = Math.min(seats.to, Math.max(seats.from, Number(said('count')) || seats.from))
    const who = seatsOf(many).map((seat) => PLAYERS.find((each) => each === said(`seat-${seat}`)) ?? otherwise(seat))
    void playing.setUp({
      players: who,
      options: optionsSaid(options, said),
      seed: Math.max(0, Math.trunc(Number(said('seed')))) || 1,
      decks: decksSaid(built.sheet.decks, many, said),
    })
  }
  return html`<h2>${words.setUp.title}</h2>
    <form @submit=${submit}>
      ${
        seats.from === seats.to
          ? nothing
          : html`<label
              >${words.setUp.seats}
              <input name="count" type="number" min=${seats.from} max=${seats.to} .value=${String(count)}
            /></label>`
      }
      ${seatsOf(seats.to).map((seat) => playerField(seat, players[seat] ?? otherwise(seat)))}
      ${optionFields(built.sheet, chosen.options)}
      ${deckFields(playing, seats.to, beginning?.kind === 'deal' ? (beginning.decks ?? []) : [])}
      <label>${words.setUp.seed} <input name="seed" type="number" min="0" .value=${String(chosen.seed)} /></label>
      <p class="ways"><button class="main">${words.setUp.begin}</button></p>
    </form>`
}

const otherwise = (seat: number): Player => (seat === 0 ? 'person' : 'random')

const playerField = (seat: number, player: Player): TemplateResult =>
  html`<label
    >${words.table.seat(seatName(seat))}
    <select name="seat-${seat}">
      ${PLAYERS.map((each) => html`<option value=${each} ?selected=${each === player}>${words.setUp.players[each]}</option>`)}
    </select></label
  >`

/** What each seat brings to a game that wants decks: pasted or typed; nothing for a deck of the game. */
function deckFields(playing: Playing, seats: number, brought: DeckTexts): TemplateResult | typeof nothing {
  const { built, panel } = playing.model
  const plan = built?.sheet.decks ?? null
  if (plan === null) return nothing
  const refused = panel?.kind === 'table' ? (panel.refused ?? []) : []
  return html`<h3>${words.decks.title}</h3>
    <p class="hint">${words.decks.help(plan.lists)}</p>
    ${seatsOf(seats).map((seat) => deckField(plan, seat, brought[seat] ?? null, refused[seat] ?? []))}`
}

const deckField = (plan: DeckPlan, seat: number, text: string | null, reasons: readonly string[]): TemplateResult =>
  html`<details class="deck" .open=${text !== null || reasons.length > 0}>
    <summary>${words.decks.of(seatName(seat))}</summary>
    <label
      >${words.decks.text(seatName(seat))}
      <textarea name="deck-${seat}" rows="8" spellcheck="false" .value=${text ?? ''}></textarea>
    </label>
    ${
      reasons.length === 0
        ? nothing
        : html`<div role="alert">
            <ul class="bad">
              ${reasons.map((reason) => html`<li>${reason}</li>`)}
            </ul>
          </div>`
    }
    <p class="ways">
      ${plan.own.map(
        ({ title, text: own }) =>
          html`<button type="button" @click=${(event: Event) => fill(event, own)}>${words.decks.from(title)}</button>`,
      )}
    </p>
  </details>`

/** Writes a deck into the field beside the button. */
function fill({ currentTarget }: Event, text: string): void {
  const field = (currentTarget as Element).closest('.deck')?.querySelector('textarea')
  if (field != null) field.value = text
}

/** What is said in these fields. */
const decksSaid = (plan: DeckPlan | null, seats: number, said: (name: string) => string): DeckTexts =>
  plan === null
    ? []
    : seatsOf(seats).map((seat) => {
        const text = said(`deck-${seat}`)
        return text.trim() === '' ? null : text
      })
