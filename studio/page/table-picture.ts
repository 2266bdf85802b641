import { svg, html, type TemplateResult, type SVGTemplateResult } from 'lit'
import type { ShelfGame } from '../worker/shelf.ts'
import type { Suit } from '../play/game-sheet.ts'
import { suitAt } from '../table/suits.ts'

const [WIDTH, HEIGHT] = [160, 100]

/** A picture of a game's table, drawn of what its rules declare: its seats around, what each has, and the middle. */
export function tablePicture(game: ShelfGame): TemplateResult {
  const seats = game.players?.[0] ?? 2
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
    <rect class="felt" x="8" y="8" width=${WIDTH - 16} height=${HEIGHT - 16} rx="22" />
    ${Array.from({ length: seats }, (_, seat) => seatAt(game, seat, seats))} ${middleOf(game)}
  </svg>`
}

/** Seats stand around in order, the first one below. */
function seatAt(game: ShelfGame, seat: number, seats: number): SVGTemplateResult {
  const angle = Math.PI / 2 + (seat * 2 * Math.PI) / seats
  const [x, y] = [WIDTH / 2 + Math.cos(angle) * 54, HEIGHT / 2 + Math.sin(angle) * 31]
  const turn = (angle * 180) / Math.PI - 90
  return svg`<g transform="translate(${x} ${y}) rotate(${turn})">${handOf(game, seat === 0)}</g>`
}

/** A hand of five; the viewer's own is open. */
function handOf({ suits }: ShelfGame, isOwn: boolean): SVGTemplateResult[] {
  return [-2, -1, 0, 1, 2].map((i) => {
    const suit = suits[(i + 2) % Math.max(1, suits.length)] as Suit | undefined
    const sign = isOwn && suit !== undefined ? suitAt(suit, -1.5, -4, 6) : ''
    return svg`<g transform="rotate(${i * 9} 0 24) translate(${i * 2} 0)">
      <rect class=${isOwn ? 'front' : 'reverse'} x="-6" y="-9" width="12" height="17" rx="2" />${sign}</g>`
  })
}

/** What belongs to nobody: as many places as there are zones of it. */
function middleOf({ zones, suits }: ShelfGame): SVGTemplateResult[] {
  const shown = Math.min(zones, 4)
  return Array.from({ length: shown }, (_, i) => {
    const x = WIDTH / 2 + (i - (shown - 1) / 2) * 16
    const suit = suits[i % Math.max(1, suits.length)] as Suit | undefined
    const sign = suit === undefined ? '' : suitAt(suit, x, HEIGHT / 2, 8)
    return svg`<g><rect class="front" x=${x - 6} y=${HEIGHT / 2 - 9} width="12" height="18" rx="2" />${sign}</g>`
  })
}
