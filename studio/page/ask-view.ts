import { html, nothing, type TemplateResult } from 'lit'
import { seatName } from '../../runtime/engine.ts'
import { words } from '../words.ts'
import { seatsOf } from '../play/game-sheet.ts'
import { choiceList, listedChoices } from '../table/choice-list.ts'
import type { SeenTable } from '../play/table.ts'
import { clauseChip } from './clause-chip.ts'
import { endingView, toldLast } from '../table/ending-view.ts'
import { passedView } from '../table/passed-view.ts'
import type { Pace } from './bot-pause.ts'
import type { Eyes, Model } from './model.ts'
import type { Playing } from './playing.ts'

/** What is asked, every choice in words, and what can be done with the game as a whole. */
export function askView(playing: Playing, table: SeenTable): TemplateResult {
  const { model } = playing
  const sheet = model.otherSheet ?? model.built?.sheet ?? null
  return html`<div class="ask">
    ${latestView(table)}
    ${table.ending === null ? questionView(playing, table) : endingView(table.ending, toldLast(table.told), playing)}
    ${model.looksBack && model.passed !== null && sheet !== null ? passedView(model.passed, sheet, playing) : nothing}
    ${controls(playing, model, table)}
  </div>`
}

/** What happened last, for who has not what happened beside the table. */
const latestView = ({ told, ending }: SeenTable): TemplateResult =>
  html`<p class="latest" aria-live="polite">${ending === null ? toldLast(told).join(' · ') : nothing}</p>`

function questionView(playing: Playing, table: SeenTable): TemplateResult {
  const { question, isBetween } = table
  if (question === null)
    return html`<p class="prompt">${isBetween === true ? words.table.lies : words.table.nothing}</p>`
  const { seat, isOthers, isUntold, prompt, said: sentence, clauses } = question
  const name = isUntold === true ? words.table.somebody : words.table.seat(seatName(seat))
  if (!playing.answersHere && playing.model.players[seat] !== 'person') return waitsView(playing, name)
  if (isOthers) return othersView(playing, name)
  return html`<p class="prompt" role="status">
      <b class="of-${seatName(seat)}">${sentence ?? words.table.yours(name)}</b>
      ${sentence === undefined ? prompt : nothing} ${clauses.map((id) => clauseChip(playing, id))}
      ${playing.model.players[seat] === 'person' ? nothing : goOnButton(playing)}
    </p>
    ${choiceList(listedChoices(playing.model, table), (place) => void playing.play.answer(place))}`
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
    ${
      playing.model.rests
        ? html`${words.table.rests(name)} ${goOnButton(playing)}`
        : html`${words.table.waits(name)}
            <button type="button" @click=${() => playing.play.rest()}>${words.table.pause}</button>`
    }
  </p>`

const goOnButton = (playing: Playing): TemplateResult =>
  html`<button type="button" @click=${() => playing.play.oneStep()}>${words.table.oneStep}</button>
    <button type="button" class="main" @click=${() => playing.play.goOn()}>${words.table.goOn}</button>`

function controls(playing: Playing, model: Model, table: SeenTable): TemplateResult {
  const { eyes } = model
  const isMore = model.drawers.has('more')
  return html`<p class=${isMore ? 'controls' : 'controls few'}>
    <button type="button" ?disabled=${table.step === 0} @click=${() => playing.play.undo()}>${words.table.undo}</button>
    <button type="button" ?disabled=${table.step >= table.steps} @click=${() => playing.play.redo()}>
      ${words.table.redo}
    </button>
    <button type="button" class="rare" ?disabled=${table.question === null} @click=${() => playing.play.playOut()}>
      ${words.table.playOut}
    </button>
    <button type="button" @click=${() => playing.deal()}>${words.table.again}</button>
    <button type="button" @click=${() => playing.panel({ kind: 'table' })}>${words.table.setUp}</button>
    <button
      type="button"
      class="rare"
      aria-pressed=${String(model.drawers.has('choices'))}
      @click=${() => playing.turnDrawer('choices')}
    >
      ${words.table.list}
    </button>
    ${
      model.passed === null
        ? nothing
        : html`<button
            type="button"
            aria-pressed=${String(model.looksBack)}
            @click=${() => playing.set({ looksBack: !model.looksBack })}
          >
            ${words.table.lookBack}
          </button>`
    }
    ${model.players.every((player) => player === 'person') ? nothing : paceField(playing)}
    <label class="rare"
      >${words.table.eyes}
      <select @change=${(event: Event) => playing.look(eyesOf((event.target as HTMLSelectElement).value))}>
        <option value="asked" ?selected=${eyes === 'asked'}>${words.table.asked}</option>
        ${seatsOf(table.players).map(
          (seat) => html`<option value=${seat} ?selected=${eyes === seat}>${words.table.seat(seatName(seat))}</option>`,
        )}
        <option value="all" ?selected=${eyes === 'all'}>${words.table.all}</option>
      </select>
    </label>
    <button type="button" class="more" aria-expanded=${String(isMore)} @click=${() => playing.turnDrawer('more')}>
      ${words.table.more}
    </button>
  </p>`
}

/** How fast bots play. */
const paceField = (playing: Playing): TemplateResult =>
  html`<label class="rare"
    >${words.table.pace}
    <select
      @change=${({ target }: Event) => {
        const { value } = target as HTMLSelectElement
        const pace = PACES.find((each) => each === value)
        if (pace !== undefined) playing.set({ pace })
      }}
    >
      ${PACES.map(
        (each) =>
          html`<option value=${each} ?selected=${each === playing.model.pace}>${words.table.paces[each]}</option>`,
      )}
    </select>
  </label>`

const PACES: readonly Pace[] = ['slow', 'even', 'fast']

const eyesOf = (value: string): Eyes => (value === 'asked' || value === 'all' ? value : Number(value))
