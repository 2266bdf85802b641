import { html, nothing, type TemplateResult } from 'lit'
import type { Reason } from '../../runtime/engine.ts'
import type { TableNews } from '../../cli/host/messages.ts'
import type { GameSheet } from '../play/game-sheet.ts'
import type { SeenTable } from '../play/table.ts'
import type { SeatLabel, TableActs } from '../table/acts.ts'
import { choiceList } from '../table/choice-list.ts'
import { endingView, toldLast } from '../table/ending-view.ts'
import { passedView } from '../table/passed-view.ts'
import { tableView } from '../table/table-view.ts'
import { choicesBesideCards } from '../table/zone-view.ts'
import { toldView } from '../table/told-view.ts'
import { readyView } from './before-view.ts'
import type { OwnSeat } from './own-seat.ts'
import { nameInWords } from '../words/language.ts'
import { words } from '../words.ts'
import { seatWords } from './seat-words.ts'

/** The game: the table, what is asked, and what happened. */
export function playView(seat: OwnSeat, news: TableNews, table: SeenTable): TemplateResult {
  const { sheet, picked, lens, spread } = seat.model
  if (sheet === null) return html``
  const answers = table.question !== null && !table.question.isOthers
  const look = { picked, lens, spread, answers, isPast: false, ...lookOf(seat) }
  return html`<section class="pane table-pane" aria-label=${seatWords.title}>
      ${tableView(seat.model.lying ?? table, sheet, look, actsOf(seat))}
      <div class="ask">
        ${refusedView(seat)} ${seat.model.lying === null ? askedView(seat, news, table) : html`<p class="prompt">…</p>`}
        ${lastView(seat)}
      </div>
    </section>
    <section class="pane why-pane" tabindex="0" aria-label=${seatWords.told}>
      <h3>${seatWords.told}</h3>
      ${toldView(table.told, lookOf(seat), (line) => html`${line.words}`)}
    </section>`
}

const actsOf = (seat: OwnSeat): TableActs => ({
  answer: (place) => seat.answer(place),
  begin: (place, card) => seat.beginWith(place, card),
  putBack: (card) => seat.putBack(card),
  pick: (card) => seat.set({ picked: card }),
  landings: (card) => seat.landings(card),
  whyNot: (card) => seat.whyNot(card),
  spread: (zone) => {
    const spread = new Set(seat.model.spread)
    if (!spread.delete(zone)) spread.add(zone)
    seat.set({ spread })
  },
  look: (lens) => seat.set({ lens }),
})

/** A rule by what its clauses say, for who does not read rules; else as it is written. */
function ruleSaid(sheet: GameSheet | null, { clauses, text }: Reason): string {
  const said = clauses.flatMap((id) => sheet?.clauses[id] ?? [])
  return sheet === null || said.length === 0 ? text : said.map((each) => nameInWords(sheet, each)).join(' ')
}

/** What was refused or cannot be done, and the rules that refuse it. */
function refusedView(seat: OwnSeat): TemplateResult | typeof nothing {
  const { refused, problem, why, sheet } = seat.model
  const said = refused === null ? problem : seatWords.because(refused.kind, refused.why)
  const reasonsOf = (reasons: readonly Reason[]): TemplateResult[] =>
    reasons.map((reason) => html`<p class="hint">${ruleSaid(sheet, reason)}</p>`)
  if (said === null && why.length === 0) return nothing
  return html`<div class="note" role="status">
    ${said === null ? nothing : html`<p>${seatWords.refused(said)}</p>`} ${reasonsOf(refused?.reasons ?? [])}
    ${why.map(
      ({ move, reasons }) =>
        html`<p>${words.why.not(move)}</p>
          ${reasonsOf(reasons)}`,
    )}
  </div>`
}

function askedView(seat: OwnSeat, news: TableNews, table: SeenTable): TemplateResult {
  const { question, ending } = table
  if (ending !== null) return html`${endingView(ending, toldLast(table.told), lookOf(seat))} ${readyView(seat, news)}`
  if (question === null) return html``
  if (question.isOthers) {
    const who = question.isUntold === true ? seatWords.others : seatWords.thinks(seat.nameOf(question.seat))
    return html`<p class="prompt" role="status">
      ${news.own === null ? html`<span class="hint">${seatWords.watching}</span>` : nothing} ${who} ${undoButton(seat)}
    </p>`
  }
  const { said, prompt } = question
  const choices = choicesBesideCards(table, seat.model.spread)
  return html`<p class="prompt" role="status">
      <b>${seatWords.asked(seat.nameOf(question.seat))}</b> ${said ?? prompt} ${undoButton(seat)}
    </p>
    ${choices.length < question.choices.length ? html`<p class="hint">${seatWords.pressCards}</p>` : nothing}
    ${choiceList(choices, (place) => seat.answer(place))}`
}

const undoButton = (seat: OwnSeat): TemplateResult | typeof nothing =>
  seat.model.news?.own === null || (seat.model.table?.step ?? 0) === 0
    ? nothing
    : html`<button type="button" class="quiet" @click=${() => seat.undo()}>${seatWords.undo}</button>`

/** What lay together last, for who looks back at it. */
function lastView(seat: OwnSeat): TemplateResult | typeof nothing {
  const { passed, looksBack, sheet } = seat.model
  if (passed === null || sheet === null) return nothing
  return html`<button
      type="button"
      class="quiet"
      aria-pressed=${String(looksBack)}
      @click=${() => seat.set({ looksBack: !looksBack })}
    >
      ${words.table.lookBack}
    </button>
    ${looksBack ? passedView(passed, sheet, lookOf(seat)) : nothing}`
}

const lookOf = (seat: OwnSeat): { readonly nameOf: (at: number) => SeatLabel } => ({
  nameOf: (at) => seat.labelOf(at),
})
