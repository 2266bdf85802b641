import { seatName } from '../../runtime/engine.ts'
import type { Landing } from '../play/table.ts'

/** Pixels beside a target at which it still takes a card. */
const REACH = 28

interface Target {
  readonly element: Element
  readonly places: readonly number[]
}

/** What takes a card that is dragged: it is shown, and told by where the pointer is. */
export function targetsOf(
  root: ParentNode,
  landings: readonly Landing[],
): {
  readonly point: (x: number, y: number) => void
  readonly placesAt: (x: number, y: number) => readonly number[]
  readonly end: () => void
} {
  const places = new Map<Element, number[]>()
  for (const landing of landings)
    for (const element of elementsOf(root, landing))
      places.set(element, [...(places.get(element) ?? []), landing.place])
  const targets = [...places].map(([element, own]): Target => ({ element, places: own }))
  for (const { element } of targets) element.classList.add('takes')
  const at = (x: number, y: number): Target | null => nearest(targets, x, y)
  return {
    point: (x, y) => {
      const under = at(x, y)
      for (const target of targets) target.element.classList.toggle('under', target === under)
    },
    placesAt: (x, y) => at(x, y)?.places ?? [],
    end: () => {
      for (const { element } of targets) element.classList.remove('takes', 'under')
    },
  }
}

/** A choice that leads the card nowhere is taken by laying it on the question. */
function elementsOf(root: ParentNode, { zones, cards, seats }: Landing): Element[] {
  const names = [
    ...zones.map((zone) => `[data-zone="${CSS.escape(zone)}"]`),
    ...cards.map((card) => `[data-card="${card}"]`),
    ...seats.map((seat) => `[data-seat="${seatName(seat)}"]`),
  ]
  const found = names.flatMap((name) => root.querySelector(name) ?? [])
  return found.length > 0 ? found : [...root.querySelectorAll('.ask')]
}

/** The smallest of those that are nearest, since some lie in others. */
function nearest(targets: readonly Target[], x: number, y: number): Target | null {
  const near = targets
    .map((target) => ({ target, box: target.element.getBoundingClientRect() }))
    .map(({ target, box }) => ({ target, far: distance(box, x, y), size: box.width * box.height }))
    .filter(({ far }) => far <= REACH)
    .sort((a, b) => a.far - b.far || a.size - b.size)
  return near[0]?.target ?? null
}

const distance = ({ left, right, top, bottom }: DOMRect, x: number, y: number): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
