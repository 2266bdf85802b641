/** Milliseconds for which a card travels. */
const TRAVEL = 200

/** Where cards lie on the page, to let them travel from there after the page has changed. */
export interface CardSpots {
  readonly cards: ReadonlyMap<string, DOMRect>
  /** Of zones, for cards that were drawn as part of a pile. */
  readonly zones: ReadonlyMap<string, DOMRect>
}

/** Where every card that is drawn lies now. */
export function cardSpots(root: ParentNode): CardSpots {
  const spots = (name: 'card' | 'zone'): Map<string, DOMRect> =>
    new Map(
      [...root.querySelectorAll<HTMLElement>(`[data-${name}]`)].map((each) => [
        each.dataset[name] ?? '',
        (name === 'zone' ? (each.querySelector('.cards') ?? each) : each).getBoundingClientRect(),
      ]),
    )
  return { cards: spots('card'), zones: spots('zone') }
}

/**
 * Lets cards travel from where they lay to where they lie, all together. A card that was not drawn comes from the pile
 * of its zone, which `zoneOf` tells by card. Whoever wants less motion sees none.
 */
export function moveCards(root: ParentNode, before: CardSpots, zoneOf: ReadonlyMap<string, string>): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const card = element.dataset['card'] ?? ''
    const from = before.cards.get(card) ?? before.zones.get(zoneOf.get(card) ?? '')
    if (from !== undefined) travel(element, from)
  }
}

function travel(element: HTMLElement, from: DOMRect): void {
  const to = element.getBoundingClientRect()
  const [x, y] = [from.left - to.left, from.top - to.top]
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px)`, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ],
    {
      duration: TRAVEL,
      easing: 'ease-out',
    },
  )
}
