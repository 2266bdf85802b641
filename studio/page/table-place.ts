import { html, nothing, type TemplateResult } from 'lit'
import type { Seat } from '../../runtime/engine.ts'
import type { TableActs } from '../table/acts.ts'
import { tableView } from '../table/table-view.ts'
import { words } from '../words.ts'
import { askView } from './ask-view.ts'
import { glimpseIn } from './model.ts'
import type { Playing } from './playing.ts'

/** The table, what is asked below it, and what can be done with the game. */
export function tablePlace(playing: Playing): TemplateResult | typeof nothing {
  const { table, built, otherSheet, picked, spread, lens, cover } = playing.model
  if (built === null) return nothing
  if (table === null) return playing.model.problem === null ? nothing : html`<p class="unbegun">${words.unbegun}</p>`
  const past = glimpseIn(playing.model)
  const sheet = (past === null ? otherSheet : past.sheet) ?? built.sheet
  if (cover !== null) return coverView(playing, cover)
  const { nameOf } = playing
  const look = { picked, spread, lens, answers: past === null && playing.answersHere, isPast: past !== null, nameOf }
  return html`<p class="glimpse" role="status">${past === null ? nothing : html`<span>${past.said}</span>`}</p>
    ${tableView(past?.table ?? table, sheet, look, actsOf(playing))} ${askView(playing, table)}
    <p class="hint keys">${words.keys}</p>`
}

/** Between two persons at one screen: nobody's cards lie open. */
function coverView(playing: Playing, seat: Seat): TemplateResult {
  const { name } = playing.nameOf(seat)
  return html`<div class="cover">
    <p role="status"><b>${words.table.cover(name)}</b> ${words.table.coverText}</p>
    <button type="button" class="main" @click=${() => playing.play.uncover()}>${words.table.uncover(name)}</button>
  </div>`
}

/** What is done on the table, with only those seats that people play. */
export function actsOf(playing: Playing): TableActs {
  return {
    answer: (place) => void (playing.answersHere && playing.play.answer(place)),
    begin: (place, card) => void (playing.answersHere && playing.play.answerWith(place, card)),
    putBack: (card) => void (playing.answersHere && playing.play.putBack(card)),
    pick: (card) => void (playing.answersHere && playing.set({ picked: card })),
    landings: (card) => playing.play.landings(card),
    whyNot: (card) => void playing.play.whyNot({ card }),
    spread: (zone) => playing.spread(zone),
    look: (card) => playing.set({ lens: card }),
  }
}
