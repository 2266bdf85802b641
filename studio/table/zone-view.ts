import { html, nothing, type TemplateResult } from 'lit'
import { classMap } from 'lit/directives/class-map.js'
import { repeat } from 'lit/directives/repeat.js'
import { words } from '../words.ts'
import { nameInWords } from '../words/language.ts'
import type { SeenTable, TableChoice, TableZone } from '../play/table.ts'
import { type CardPlace, cardButton } from './card-button.ts'

/** How a zone lies: spread as a hand, in a row, or as a pile that is counted. */
type Spread = 'fan' | 'row' | 'pile'

/** Of more visible cards than that a pile is made, unless something can be done with one of them. */
const LONGEST_ROW = 9

/** How a zone lies by what the rules say of it, and by what the viewer sees of it. */
function spreadOf({ seenBy, cards, key }: TableZone, { look, moves }: CardPlace): Spread {
  const isHidden = cards.every(({ face }) => face === null)
  if (look.spread.has(key)) return 'row'
  if (seenBy === 'owner') return isHidden && cards.length > 0 ? 'pile' : 'fan'
  if (isHidden && cards.length > 1) return 'pile'
  return cards.length > LONGEST_ROW && !cards.some(({ id }) => moves.has(id)) ? 'pile' : 'row'
}

/** Whether a zone is drawn as its top card alone, whatever is chosen of it: nobody can press those below. */
const isStack = ({ cards, key }: TableZone, spread: ReadonlySet<string>): boolean =>
  !spread.has(key) && cards.length > 1 && cards.every(({ face }) => face === null)

/** The choices that no press on a card takes: what a card says no button says again. */
export function choicesBesideCards(
  { question, zones }: SeenTable,
  spread: ReadonlySet<string>,
): readonly TableChoice[] {
  const pressable = zones.flatMap((zone) => (isStack(zone, spread) ? zone.cards.slice(-1) : zone.cards))
  const drawn = new Set(pressable.map(({ id }) => id))
  return (question?.choices ?? []).filter(({ cards }) => !cards.some((card) => drawn.has(card)))
}

/** A zone with its name and its cards. */
export function zoneView(zone: TableZone, place: CardPlace): TemplateResult {
  const { key, cards } = zone
  const spread = spreadOf(zone, place)
  const [own, of] = [nameInWords(place.sheet, zone.name), zone.of === null ? null : nameInWords(place.sheet, zone.of)]
  const name = of === null ? own : words.table.zoneOf(own, of)
  const label = words.table.of(name, cards.length)
  return html`<section
    class=${classMap({ zone: true, [spread]: true, empty: cards.length === 0, quiet: zone.isQuiet })}
    data-zone=${key}
    aria-label=${label}
  >
    <h4>
      ${name}${cards.length > 1 ? html` <span class="count">${cards.length}</span>` : nothing}
      ${canSpread(zone, spread, place) ? spreadButton(zone, spread, place) : nothing}
    </h4>
    <div class="cards">${spread === 'pile' ? pileOf(zone, place) : rowOf(zone, place)}</div>
  </section>`
}

function rowOf({ cards }: TableZone, place: CardPlace): unknown {
  return repeat(
    cards,
    ({ id }) => id,
    (card) => cardButton(card, place),
  )
}

/** The top of a pile, which is its last card. */
function pileOf({ cards }: TableZone, place: CardPlace): unknown {
  const top = cards.at(-1)
  return top === undefined ? nothing : cardButton(top, place)
}

/** Whether there is more to see of a pile than its top. */
function canSpread({ cards, key }: TableZone, spread: Spread, { look }: CardPlace): boolean {
  if (look.spread.has(key)) return true
  return spread === 'pile' && cards.some(({ face, remembered }) => face !== null || remembered !== null)
}

const spreadButton = ({ key }: TableZone, spread: Spread, { acts }: CardPlace): TemplateResult =>
  html`<button type="button" class="quiet" @click=${() => acts.spread(key)}>
    ${spread === 'pile' ? words.table.spread : words.table.gather}
  </button>`
