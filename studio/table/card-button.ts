import { html, nothing, type TemplateResult } from 'lit'
import { classMap } from 'lit/directives/class-map.js'
import { seatName } from '../../runtime/engine.ts'
import { words } from '../words.ts'
import type { GameSheet } from '../play/game-sheet.ts'
import type { TableCard, TableChoice } from '../play/table.ts'
import { type TableActs, type TableLook, labelOfSeat } from './acts.ts'
import { cardFace, faceOf } from './card-face.ts'
import { type HoldActs, holdCard } from './hold-card.ts'

/** What is needed to draw a card where it lies. */
export interface CardPlace {
  readonly sheet: GameSheet
  readonly look: TableLook
  readonly acts: TableActs
  /** The choices that are about cards, by card; and those of which a card is the next step. */
  readonly moves: ReadonlyMap<number, readonly TableChoice[]>
  /** The cards that are chosen so far. */
  readonly chosen: ReadonlySet<number>
}

/** A card as a button: it is played by it, its moves are shown, or it is asked why there are none. */
export function cardButton(card: TableCard, { sheet, look, acts, moves, chosen }: CardPlace): TemplateResult {
  const own = moves.get(card.id) ?? []
  const face = faceOf(sheet, card.face)
  const isPicked = look.picked === card.id
  const isChosen = chosen.has(card.id)
  const marks = [...printedMark(card), ...card.facts]
  const by = card.by === null ? null : labelOfSeat(card.by, look)
  const classes = {
    card: true,
    back: face === null,
    movable: own.length > 0,
    picked: isPicked,
    chosen: isChosen,
    [ownerClass(card)]: card.owner !== null,
  }
  return html`<span class="slot" data-card=${card.id}>
    <button
      type="button"
      class=${classMap(classes)}
      aria-expanded=${own.length > 1 ? String(isPicked) : nothing}
      title=${isChosen ? words.table.chosen : nothing}
      @click=${() => (isChosen ? acts.putBack(card.id) : pressed(card, own, look, acts))}
      @pointerdown=${(event: PointerEvent) => holdCard(event, holdActs(card, own, acts))}
      @contextmenu=${(event: PointerEvent) => event.pointerType === 'touch' && event.preventDefault()}
      @pointerenter=${(event: PointerEvent) => event.pointerType === 'mouse' && face !== null && acts.look(card.id)}
      @pointerleave=${(event: PointerEvent) => event.pointerType === 'mouse' && acts.look(null)}
      @focus=${(event: FocusEvent) => face !== null && isByKey(event) && acts.look(card.id)}
      @blur=${() => acts.look(null)}
    >
      <span class="spoken">${labelOf(card, face?.name ?? null, useOf(own, isChosen), by?.name)}</span>
      ${face === null ? nothing : cardFace(face)}
      ${by === null ? nothing : html`<span class="by of-${seatName(card.by ?? 0)}" aria-hidden="true">${by.sign}</span>`}
      ${marks.length === 0 ? nothing : html`<span class="counters" aria-hidden="true">${marks.map(counter)}</span>`}
    </button>
    ${isPicked && own.length > 0 ? movesOf(card.id, own, acts) : nothing}
  </span>`
}

/** A finger focuses a card that it presses, and looks at it by staying there. */
const isByKey = ({ currentTarget }: FocusEvent): boolean => (currentTarget as Element).matches(':focus-visible')

/** What a pointer does with it besides pressing it. */
const holdActs = ({ id, face }: TableCard, own: readonly TableChoice[], acts: TableActs): HoldActs => ({
  landings: own.some(({ cards }) => cards.includes(id)) ? () => acts.landings(id) : null,
  answer: acts.answer,
  pick: () => acts.pick(id),
  look: (isLooked) => acts.look(isLooked && face !== null ? id : null),
})

/** What a press on a card does, in words. */
const useOf = (own: readonly TableChoice[], isChosen: boolean): string =>
  isChosen ? words.table.chosen : own.length > 0 ? words.table.clickable : words.table.notOffered

/** Takes a choice that is about a card, or begins one of which the card is the next step. */
function take(card: number, { place, cards }: TableChoice, acts: TableActs): void {
  if (cards.includes(card)) acts.answer(place)
  else acts.begin(place, card)
}

/** One move is one press. */
function pressed({ id }: TableCard, own: readonly TableChoice[], { picked }: TableLook, acts: TableActs): void {
  const [only] = own
  if (only === undefined) acts.whyNot(id)
  else if (own.length === 1) take(id, only, acts)
  else acts.pick(picked === id ? null : id)
}

const movesOf = (card: number, own: readonly TableChoice[], acts: TableActs): TemplateResult =>
  html`<span class="moves" role="group">
    ${own.map((choice) => html`<button type="button" @click=${() => take(card, choice, acts)}>${choice.words}</button>`)}
  </span>`

const counter = ([name, value]: readonly [string, string]): TemplateResult =>
  html`<span class="counter" title="${name} ${value}">${counted(name, value)}</span>`

/** A number says nothing without its name; a word, such as that of a position, says it alone, and there is little room. */
const counted = (name: string, value: string): string =>
  value === '' ? name : /^\p{L}/u.test(value) && value.length > 1 ? value : `${name} ${value}`

const ownerClass = ({ owner }: TableCard): string => `of-${owner === null ? 'nobody' : seatName(owner)}`

/** What is printed on a card that counts as another, beside what is kept of it. */
const printedMark = ({ printed }: TableCard): [string, string][] =>
  printed === null ? [] : [[words.table.printed, printed]]

function labelOf(card: TableCard, name: string | null, use: string, by: string | undefined): string {
  const { remembered, owner, facts } = card
  const said = name ?? (remembered === null ? words.table.hidden : words.table.remembered(remembered))
  const whose = owner === null || name !== null ? [] : [words.table.owner(seatName(owner))]
  const kept = [...printedMark(card), ...facts].map(([fact, value]) => (value === '' ? fact : `${fact} ${value}`))
  return [said, ...whose, ...(by === undefined ? [] : [words.table.laidBy(by)]), ...kept, use].join(', ')
}
