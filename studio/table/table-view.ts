import { html, nothing, type TemplateResult } from 'lit'
import { classMap } from 'lit/directives/class-map.js'
import { type Seat, seatName } from '../../runtime/engine.ts'
import { words } from '../words.ts'
import { type GameSheet, seatsOf } from '../play/game-sheet.ts'
import type { SeenTable, TableChoice, TableFact, TableZone } from '../play/table.ts'
import { type TableActs, type TableLook, labelOfSeat } from './acts.ts'
import type { CardPlace } from './card-button.ts'
import { faceOf, wholeCard } from './card-face.ts'
import { zoneView } from './zone-view.ts'

/**
 * A table: the others around in seat order, what is nobody's in the middle, what lies before the viewer, and below all
 * of it, where it is always seen, what the viewer holds.
 */
export function tableView(table: SeenTable, sheet: GameSheet, look: TableLook, acts: TableActs): TemplateResult {
  const place: CardPlace = {
    sheet,
    look,
    acts,
    moves: movesByCard(look.answers ? (table.question?.choices ?? []) : []),
    chosen: new Set(look.answers ? (table.question?.chosen ?? []) : []),
  }
  const below: Seat = table.viewer === 'all' ? 0 : table.viewer
  const others = seatsOf(table.players)
    .slice(1)
    .map((i) => (below + i) % table.players)
  const own = table.zones.filter(({ seat }) => seat === below)
  const hands = own.filter(isHeld)
  const rest = own.filter((zone) => !isHeld(zone))
  return html`<div class=${classMap({ table: true, past: look.isPast })} data-players=${table.players}>
    <div class="board">
      <div class="others">
        ${others.map((seat) => {
          const zones = table.zones.filter((zone) => zone.seat === seat)
          return seatView(table, { seat, zones }, place)
        })}
      </div>
      ${middleView(table, place)}
      <div class="own zones">${rest.map((zone) => zoneView(zone, place))}</div>
    </div>
    <div class="mine">${seatView(table, { seat: below, zones: hands }, place)}</div>
    ${lensOf(table, sheet, look)}
  </div>`
}

function movesByCard(choices: readonly TableChoice[]): Map<number, TableChoice[]> {
  const moves = new Map<number, TableChoice[]>()
  for (const choice of choices)
    for (const card of new Set([...choice.cards, ...choice.starts]))
      moves.set(card, [...(moves.get(card) ?? []), choice])
  return moves
}

/** Whether a zone is a hand: its owner sees it. */
const isHeld = ({ seenBy }: TableZone): boolean => seenBy === 'owner'

/** A seat, with those of its zones that are shown there. */
interface SeatPlace {
  readonly seat: Seat
  readonly zones: readonly TableZone[]
}

function seatView(table: SeenTable, { seat, zones }: SeatPlace, place: CardPlace): TemplateResult {
  const name = seatName(seat)
  const person = labelOfSeat(seat, place.look)
  const asked = table.question?.seat === seat && table.question.isUntold !== true
  const choices = place.look.answers ? (table.question?.choices ?? []) : []
  const moves = choices.filter(({ seats, cards }) => seats.includes(seat) && cards.length === 0)
  return html`<section
    class=${classMap({ seat: true, asked, [`of-${name}`]: true })}
    data-seat=${name}
    aria-label=${person.name}
  >
    <h3>
      <span class="seat-name">${person.sign}</span>
      ${person.name === words.table.seat(name) ? nothing : html`<b class="person">${person.name}</b>`}
      ${factsOf(table.facts.filter((fact) => fact.seat === seat))}
      ${moves.map(({ words: said, place: at }) => html`<button type="button" @click=${() => place.acts.answer(at)}>${said}</button>`)}
    </h3>
    <div class="zones">${zones.map((zone) => zoneView(zone, place))}</div>
  </section>`
}

function middleView(table: SeenTable, place: CardPlace): TemplateResult {
  return html`<div class="middle">
    <div class="zones">${table.zones.filter(({ seat }) => seat === null).map((zone) => zoneView(zone, place))}</div>
    <div class="facts">${factsOf(table.facts.filter(({ seat }) => seat === null))}</div>
    ${sentences(words.table.pending, table.pending)} ${sentences(words.table.lasting, table.lasting)}
  </div>`
}

const factsOf = (facts: readonly TableFact[]): TemplateResult[] =>
  facts.map(
    ({ name, value }) =>
      html`<span class="fact"
        ><span class="fact-name">${asSpoken(name)}</span> ${value === '' ? nothing : html`<b>${value}</b>`}</span
      >`,
  )

/** The name of a fact as people say it. */
const asSpoken = (name: string): string => name.replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')

const sentences = (title: string, all: readonly string[]): TemplateResult | typeof nothing =>
  all.length === 0
    ? nothing
    : html`<div class="sentences">
        <h4>${title}</h4>
        <ul>
          ${all.map((each) => html`<li>${each}</li>`)}
        </ul>
      </div>`

/** The card that is looked at, at full size, where there is more to read than its front shows. */
function lensOf({ zones }: SeenTable, sheet: GameSheet, { lens }: TableLook): TemplateResult | typeof nothing {
  if (lens === null) return nothing
  const card = zones.flatMap(({ cards }) => cards).find(({ id }) => id === lens)
  const face = faceOf(sheet, card?.face ?? null)
  if (card === undefined || face === null) return nothing
  if (face.suit !== null && face.text === '' && card.facts.length === 0) return nothing
  return html`<div class="lens" aria-hidden="true">${wholeCard(face, card.facts)}</div>`
}
