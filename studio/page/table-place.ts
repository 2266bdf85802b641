import { html, nothing, type TemplateResult } from 'lit'
import type { TableActs } from '../table/acts.ts'
import { tableView } from '../table/table-view.ts'
import { words } from '../words.ts'
import { askView } from './ask-view.ts'
import type { Playing } from './playing.ts'

/** The table, what is asked below it, and what can be done with the game. */
export function tablePlace(playing: Playing): TemplateResult | typeof nothing {
  const { table, built, otherSheet, picked, spread, lens } = playing.model
  if (table === null || built === null) return nothing
  return html`${tableView(table, otherSheet ?? built.sheet, { picked, spread, lens, answers: playing.answersHere }, actsOf(playing))}
    ${askView(playing, table)}
    <p class="hint keys">${words.keys}</p>`
}

/** What is done on the table, with only those seats that people play. */
function actsOf(playing: Playing): TableActs {
  return {
    answer: (place) => void (playing.answersHere && playing.play.answer(place)),
    pick: (card) => void (playing.answersHere && playing.set({ picked: card })),
    landings: (card) => playing.play.landings(card),
    whyNot: (card) => void playing.play.whyNot({ card }),
    spread: (zone) => playing.spread(zone),
    look: (card) => playing.set({ lens: card }),
  }
}
