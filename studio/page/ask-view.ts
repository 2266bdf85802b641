import { html, nothing, type TemplateResult } from 'lit'
import { seatName } from '../../runtime/engine.ts'
import { words } from '../words.ts'
import { seatsOf } from '../play/game-sheet.ts'
import { choiceList } from '../table/choice-list.ts'
import type { SeenTable } from '../play/table.ts'
import { clauseChip } from './clause-chip.ts'
import type { Eyes, Model } from './model.ts'
import type { Playing } from './playing.ts'

/** What is asked, every choice in words, and what can be done with the game as a whole. */
export function askView(playing: Playing, table: SeenTable): TemplateResult {
  const { model } = playing
  return html`<div class="ask">
    ${table.results === null ? questionView(playing, table) : resultsView(table.results, table.won)}
    ${controls(playing, model, table)}
  </div>`
}

function questionView(playing: Playing, { question, isBetween }: SeenTable): TemplateResult {
  if (question === null)
    return html`<p class="prompt">${isBetween === true ? words.table.lies : words.table.nothing}</p>`
  const { seat, isOthers, isUntold, prompt, said: sentence, choices, clauses } = question
  const name = isUntold === true ? words.table.somebody : words.table.seat(seatName(seat))
  if (!playing.answersHere && playing.model.players[seat] !== 'person') return waitsView(playing, name)
  if (isOthers) return othersView(playing, name)
  return html`<p class="prompt" role="status">
      <b class="of-${seatName(seat)}">${sentence ?? words.table.yours(name)}</b>
      ${sentence === undefined ? prompt : nothing} ${clauses.map((id) => clauseChip(playing, id))}
      ${playing.model.players[seat] === 'person' ? nothing : goOnButton(playing)}
    </p>
    ${choiceList(choices, (place) => void playing.play.answer(place))}`
}

/** Who looks as another seat is told who is asked, and no more. */
const othersView = (playing: Playing, name: string): TemplateResult =>
  html`<p class="prompt" role="status">
    ${words.table.othersAsked(name)}
    <button type="button" class="main" @click=${() => playing.look('asked')}>${words.table.lookAs(name)}</button>
  </p>`

/** A bot thinks, or waits until it is told to. */
const waitsView = (playing: Playing, name: string): TemplateResult =>
  html`<p class="prompt" role="status">
    ${playing.model.rests ? html`${words.table.rests(name)} ${goOnButton(playing)}` : words.table.waits(name)}
  </p>`

const goOnButton = (playing: Playing): TemplateResult =>
  html`<button type="button" class="main" @click=${() => playing.play.goOn()}>${words.table.goOn}</button>`

const resultsView = (results: readonly number[], won: SeenTable['won']): TemplateResult =>
  html`<p class="prompt over" role="status">
    <b>${words.table.over}</b> ${wonWords(won)}
    ${results.map((result, seat) => html`<span class="fact">${words.table.result(seatName(seat), result)}</span>`)}
  </p>`

function wonWords(won: SeenTable['won']): string {
  if (won === null) return ''
  const seats = won.seats.map(seatName)
  return won.isDrawn ? words.table.drawn(seats) : words.table.won(seats)
}

function controls(playing: Playing, { eyes }: Model, table: SeenTable): TemplateResult {
  return html`<p class="controls">
    <button type="button" ?disabled=${table.step === 0} @click=${() => playing.play.undo()}>${words.table.undo}</button>
    <button type="button" ?disabled=${table.step >= table.steps} @click=${() => playing.play.redo()}>
      ${words.table.redo}
    </button>
    <button type="button" ?disabled=${table.question === null} @click=${() => playing.play.playOut()}>
      ${words.table.playOut}
    </button>
    <button type="button" @click=${() => playing.deal()}>${words.table.again}</button>
    <button type="button" @click=${() => playing.panel({ kind: 'table' })}>${words.table.setUp}</button>
    <label
      >${words.table.eyes}
      <select @change=${(event: Event) => playing.look(eyesOf((event.target as HTMLSelectElement).value))}>
        <option value="asked" ?selected=${eyes === 'asked'}>${words.table.asked}</option>
        ${seatsOf(table.players).map(
          (seat) => html`<option value=${seat} ?selected=${eyes === seat}>${words.table.seat(seatName(seat))}</option>`,
        )}
        <option value="all" ?selected=${eyes === 'all'}>${words.table.all}</option>
      </select>
    </label>
  </p>`
}

const eyesOf = (value: string): Eyes => (value === 'asked' || value === 'all' ? value : Number(value))
