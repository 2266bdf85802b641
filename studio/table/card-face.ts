import { html, svg, nothing, type TemplateResult } from 'lit'
import type { Face, GameSheet } from '../play/game-sheet.ts'
import { nameInWords } from '../words/language.ts'
import { suitAt } from './suits.ts'

/** Where the signs of a card of a pack stand, as parts of its field: from the left, from the top. */
type Spot = readonly [x: number, y: number]

const LEFT = 0
const RIGHT = 1
const MIDDLE = 0.5

const sides = (...heights: readonly number[]): Spot[] =>
  heights.flatMap((y): Spot[] => [
    [LEFT, y],
    [RIGHT, y],
  ])

const middle = (...heights: readonly number[]): Spot[] => heights.map((y): Spot => [MIDDLE, y])

/** By their number; a card without signs is a court card. */
const SPOTS: readonly (readonly Spot[])[] = [
  [],
  middle(0.5),
  middle(0, 1),
  middle(0, 0.5, 1),
  sides(0, 1),
  [...sides(0, 1), ...middle(0.5)],
  sides(0, 0.5, 1),
  [...sides(0, 0.5, 1), ...middle(0.25)],
  [...sides(0, 0.5, 1), ...middle(0.25, 0.75)],
  [...sides(0, 1 / 3, 2 / 3, 1), ...middle(0.5)],
  [...sides(0, 1 / 3, 2 / 3, 1), ...middle(1 / 6, 5 / 6)],
]

/** Where so many signs stand. */
const pipSpots = (count: number): readonly Spot[] => SPOTS[count] ?? []

/** The front of a card: of a pack where it has a suit, else its name and what is printed on it. */
export function cardFace(face: Face): TemplateResult {
  return face.suit === null ? textFace(face) : packFace(face, face.suit)
}

function packFace({ index, pips }: Face, suit: NonNullable<Face['suit']>): TemplateResult {
  const isRed = suit === '♥' || suit === '♦'
  return html`<svg class="pack ${isRed ? 'red' : 'black'}" viewBox="0 0 50 70" aria-hidden="true">
    <text class="index ${index.length > 1 ? 'wide' : ''}" x="7" y="13" text-anchor="middle">${index}</text>
    ${suitAt(suit, 7, 20, 8)} ${pips > 0 ? pipsOf(suit, pips) : courtOf(suit, index)}
  </svg>`
}

function pipsOf(suit: NonNullable<Face['suit']>, count: number): TemplateResult[] {
  const size = count === 1 ? 22 : 10
  return pipSpots(count).map(([x, y]) => suitAt(suit, 18 + x * 21, 13 + y * 44, size, y > 0.5))
}

/** Court cards and the ace of packs that write it as a letter. */
function courtOf(suit: NonNullable<Face['suit']>, index: string): TemplateResult {
  if (index === 'A') return suitAt(suit, 28, 36, 24)
  return svg`<rect class="court" x="15" y="9" width="28" height="52" rx="3" />
    <text class="letter" x="29" y="42" text-anchor="middle">${index}</text>
    ${suitAt(suit, 21, 16, 7)} ${suitAt(suit, 37, 54, 7, true)}`
}

/** What a card is, by the names that it has in the language of the page. */
export function faceOf(sheet: GameSheet, definition: number | null): Face | null {
  const face = definition === null ? undefined : sheet.faces[definition]
  if (face === undefined) return null
  const said = (name: string): string => nameInWords(sheet, name)
  return { ...face, name: said(face.name), facts: face.facts.map(([fact, value]) => [said(fact), said(value)]) }
}

/** What is printed, in a line, as far as it says more than the name. */
function textFace({ name, facts }: Face): TemplateResult {
  const shown = facts.filter(([, value]) => value !== name)
  return html`<span class="text-face" aria-hidden="true">
    <span class="card-name">${name}</span>
    <span class="printed"
      >${shown.map(([label, value]) => html`<span title=${label}>${value === '' ? label : value}</span>`)}</span
    >
  </span>`
}

/** A card at full size, with all that stands on it. */
export function wholeCard(face: Face, facts: readonly (readonly [string, string])[]): TemplateResult {
  return html`<div class="whole">
    <strong class="card-name">${face.name}</strong>
    ${factList([...face.facts, ...facts])}
    ${face.text === '' ? nothing : html`<pre class="card-text">${face.text}</pre>`}
  </div>`
}

const factList = (facts: readonly (readonly [string, string])[]): TemplateResult | typeof nothing =>
  facts.length === 0
    ? nothing
    : html`<dl>
        ${facts.map(
          ([label, value]) =>
            html`<div>
              <dt>${label}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>`
