import { html, nothing, type TemplateResult } from 'lit'
import { seatName } from '../../runtime/engine.ts'
import type { DeckPlan } from '../play/game-sheet.ts'
import { seatsOf } from '../play/game-sheet.ts'
import type { DeckTexts } from '../play/read-decks.ts'
import { words } from '../words.ts'
import type { Playing } from './playing.ts'

/** What each seat brings to a game that wants decks: pasted or typed; nothing for a deck of the game. */
export function deckFields(playing: Playing, seats: number, brought: DeckTexts): TemplateResult | typeof nothing {
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
export const decksSaid = (plan: DeckPlan | null, seats: number, said: (name: string) => string): DeckTexts =>
  plan === null
    ? []
    : seatsOf(seats).map((seat) => {
        const text = said(`deck-${seat}`)
        return text.trim() === '' ? null : text
      })
