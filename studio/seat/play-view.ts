import { html, nothing, type TemplateResult } from 'lit'
import type { TableNews } from '../../cli/host/messages.ts'
import type { SeenTable, TableChoice } from '../play/table.ts'
import type { TableActs } from '../table/acts.ts'
import { choiceList } from '../table/choice-list.ts'
import { tableView } from '../table/table-view.ts'
import { readyView } from './before-view.ts'
import type { OwnSeat } from './own-seat.ts'
import { seatWords } from './seat-words.ts'

/** The game: the table, what is asked, and what happened. */
export function playView(seat: OwnSeat, news: TableNews, table: SeenTable): TemplateResult {
  const { sheet, picked, lens, spread } = seat.model
  if (sheet === null) return html``
  const answers = table.question !== null && !table.question.isOthers
  const look = { picked, lens, spread, answers, isPast: false, nameOf: (at: number) => seat.labelOf(at) }
  return html`<section class="pane table-pane" aria-label=${seatWords.title}>
      ${tableView(inNames(table, seat), sheet, look, actsOf(seat))}
      <div class="ask">${refusedView(seat)} ${askedView(seat, news, table)}</div>
    </section>
    <section class="pane why-pane" tabindex="0" aria-label=${seatWords.told}>${toldView(seat, table)}</section>`
}

/** What is kept and what waits, with the names of those who sit here. */
const inNames = (table: SeenTable, { inNames: put }: OwnSeat): SeenTable => ({
  ...table,
  facts: table.facts.map((fact) => ({ ...fact, value: put(fact.value) })),
  pending: table.pending.map(put),
  lasting: table.lasting.map(put),
})

const actsOf = (seat: OwnSeat): TableActs => ({
  answer: (place) => seat.answer(place),
  begin: (place, card) => seat.beginWith(place, card),
  putBack: () => seat.undo(),
  pick: (card) => seat.set({ picked: card }),
  landings: () => Promise.resolve([]),
  whyNot: (card) => seat.whyNot(card),
  spread: (zone) => {
    const spread = new Set(seat.model.spread)
    if (!spread.delete(zone)) spread.add(zone)
    seat.set({ spread })
  },
  look: (lens) => seat.set({ lens }),
})

/** What was refused, and the rules that refuse it. */
function refusedView(seat: OwnSeat): TemplateResult | typeof nothing {
  const { refused, problem } = seat.model
  if (refused === null) return problem === null ? nothing : html`<p class="note">${seatWords.refused(problem)}</p>`
  const reasons = (refused.reasons ?? []).map(({ text }) => seat.inNames(text))
  return html`<div class="note" role="status">
    <p>${seatWords.refused(seat.inNames(refused.why))}</p>
    ${reasons.map((reason) => html`<p class="hint">${reason}</p>`)}
  </div>`
}

function askedView(seat: OwnSeat, news: TableNews, table: SeenTable): TemplateResult {
  const { question, results } = table
  if (results !== null) return overView(seat, news, results)
  if (question === null) return html``
  if (question.isOthers) {
    const words = question.isUntold === true ? seatWords.others : seatWords.thinks(seat.nameOf(question.seat))
    return html`<p class="prompt" role="status">
      ${news.own === null ? html`<span class="hint">${seatWords.watching}</span>` : nothing} ${words}
      ${undoButton(seat)}
    </p>`
  }
  const { said, prompt } = question
  const choices = withoutCards(table)
  return html`<p class="prompt" role="status">
      <b>${seatWords.asked(seat.nameOf(question.seat))}</b> ${seat.inNames(said ?? prompt)} ${undoButton(seat)}
    </p>
    ${choices.length < question.choices.length ? html`<p class="hint">${seatWords.pressCards}</p>` : nothing}
    ${choiceList(
      choices,
      (place) => seat.answer(place),
      (words) => seat.inNames(words),
    )}`
}

/** The choices that are not taken by a press on a card in one's own hand: what a card says no button says again. */
function withoutCards({ question, zones, viewer }: SeenTable): readonly TableChoice[] {
  const choices = question?.choices ?? []
  const held = new Set(
    zones
      .filter(({ seat, seenBy }) => seat === viewer && seenBy === 'owner')
      .flatMap(({ cards }) => cards.map(({ id }) => id)),
  )
  const isOnlyOne = (card: number): boolean => choices.filter(({ cards }) => cards.includes(card)).length === 1
  return choices.filter(
    ({ cards: [card, ...others] }) => card === undefined || others.length > 0 || !held.has(card) || !isOnlyOne(card),
  )
}

const undoButton = (seat: OwnSeat): TemplateResult | typeof nothing =>
  seat.model.news?.own === null || (seat.model.table?.step ?? 0) === 0
    ? nothing
    : html`<button type="button" class="quiet" @click=${() => seat.undo()}>${seatWords.undo}</button>`

/** Who won, everybody by place, and the next game. */
function overView(seat: OwnSeat, news: TableNews, results: readonly number[]): TemplateResult {
  const { table } = seat.model
  const winners = (table?.won?.seats ?? []).map((at) => seat.nameOf(at))
  const won = table?.won?.isDrawn === true ? seatWords.drawn : winners.length === 0 ? '' : seatWords.won(winners)
  const order = results.map((result, at) => ({ result, at })).sort((a, b) => b.result - a.result)
  return html`<div class="over">
    <p class="prompt" role="status"><b>${seatWords.over} ${won}</b></p>
    <ol class="places-won">
      ${order.map(
        ({ result, at }) =>
          html`<li>
            <span>${1 + results.filter((each) => each > result).length}</span> ${seat.nameOf(at)} <b>${result}</b>
          </li>`,
      )}
    </ol>
    ${readyView(seat, news)}
  </div>`
}

/** Newest first. */
function toldView(seat: OwnSeat, { told }: SeenTable): TemplateResult {
  const lines = told.flatMap(({ lines: said }) => said.map(({ words }) => seat.inNames(words))).reverse()
  return html`<h3>${seatWords.told}</h3>
    ${lines.length === 0 ? html`<p class="hint">${seatWords.nothingTold}</p>` : nothing}
    <ul class="lines" aria-live="polite">
      ${lines.map((line) => html`<li>${line}</li>`)}
    </ul>`
}
