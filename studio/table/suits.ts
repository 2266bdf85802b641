import { svg, type SVGTemplateResult } from 'lit'
import type { Suit } from '../play/game-sheet.ts'

/** The signs of a pack, drawn here, each in a square of 20 by 20. */
const OUTLINES: Readonly<Record<Suit, string>> = {
  '♥':
    'M10 18 C6 14 1.5 10.6 1.5 6.4 C1.5 3.6 3.6 1.8 6 1.8 C7.8 1.8 9.3 2.9 10 4.4 C10.7 2.9 12.2 1.8 14 1.8 ' +
    'C16.4 1.8 18.5 3.6 18.5 6.4 C18.5 10.6 14 14 10 18 Z',
  '♦': 'M10 1 C11.8 4.4 14.2 7.4 17 10 C14.2 12.6 11.8 15.6 10 19 C8.2 15.6 5.8 12.6 3 10 C5.8 7.4 8.2 4.4 10 1 Z',
  '♠':
    'M10 1.5 C12.6 5.6 18 8.4 18 12.4 C18 15 16 16.4 14 16.4 C12.6 16.4 11.5 15.8 10.9 14.8 ' +
    'C11 16.6 11.6 17.9 12.9 18.8 L7.1 18.8 C8.4 17.9 9 16.6 9.1 14.8 C8.5 15.8 7.4 16.4 6 16.4 ' +
    'C4 16.4 2 15 2 12.4 C2 8.4 7.4 5.6 10 1.5 Z',
  '♣':
    'M10 1.2 C12.3 1.2 14 2.9 14 5 C14 6.2 13.5 7.2 12.7 8 C13.3 7.7 14 7.6 14.6 7.6 ' +
    'C16.9 7.6 18.6 9.3 18.6 11.6 C18.6 13.9 16.9 15.5 14.7 15.5 C13 15.5 11.6 14.7 10.9 13.4 ' +
    'C11 15.8 11.6 17.7 12.9 18.8 L7.1 18.8 C8.4 17.7 9 15.8 9.1 13.4 C8.4 14.7 7 15.5 5.3 15.5 ' +
    'C3.1 15.5 1.4 13.9 1.4 11.6 C1.4 9.3 3.1 7.6 5.4 7.6 C6 7.6 6.7 7.7 7.3 8 C6.5 7.2 6 6.2 6 5 ' +
    'C6 2.9 7.7 1.2 10 1.2 Z',
}

const NAMES: Readonly<Record<Suit, string>> = { '♥': 'hearts', '♦': 'diamonds', '♠': 'spades', '♣': 'clubs' }

/** A sign, its middle at a point, so many units wide; upside down in the lower half of a card. */
export function suitAt(suit: Suit, x: number, y: number, size: number, isTurned = false): SVGTemplateResult {
  const scale = size / 20
  const turn = isTurned ? ` rotate(180 10 10)` : ''
  return svg`<path class="suit ${NAMES[suit]}" d=${OUTLINES[suit]}
    transform="translate(${x - size / 2} ${y - size / 2}) scale(${scale})${turn}" />`
}
