import type { Landing } from '../play/table.ts'
import { targetsOf } from './drop-targets.ts'

/** Pixels that a pointer may go before it drags. */
const SLOP = 6

/** Milliseconds after which a finger that rests on a card looks at it. */
const LONG = 450

/** Milliseconds after which a card goes back where nothing came of laying it down. */
const PATIENCE = 1500

/** What is done with a card by a pointer, besides pressing it. */
export interface HoldActs {
  /** Where the card may be laid; null for one that nothing can be done with. */
  readonly landings: (() => Promise<readonly Landing[]>) | null
  /** Takes a choice by its place. */
  readonly answer: (place: number) => void
  /** Shows the moves of the card beside it. */
  readonly pick: () => void
  /** Looks at the card at full size, or puts it away. */
  readonly look: (isLooked: boolean) => void
}

/** A pointer that came down on a card: it is dragged to where it may lie, or looked at by a finger that stays. */
export function holdCard(event: PointerEvent, acts: HoldActs): void {
  const slot = (event.currentTarget as HTMLElement).closest<HTMLElement>('.slot')
  if (slot === null || !event.isPrimary || event.button !== 0) return
  const held = new HeldCard(slot, event, acts)
  const { signal } = held
  // A quick pointer leaves the card before it is seen to move.
  const ofThis = (then: (each: PointerEvent) => void) => (each: PointerEvent) =>
    each.pointerId === event.pointerId && then(each)
  addEventListener(
    'pointermove',
    ofThis((each) => held.move(each)),
    { signal },
  )
  addEventListener(
    'pointerup',
    ofThis((each) => held.drop(each)),
    { signal },
  )
  addEventListener(
    'pointercancel',
    ofThis(() => held.letGo()),
    { signal },
  )
  addEventListener('keydown', (key) => key.key === 'Escape' && held.letGo(), { signal })
}

/** Lays down whatever is dragged, at once. */
export function letGoOfCards(root: ParentNode): void {
  for (const slot of root.querySelectorAll('.dragged')) slot.classList.remove('dragged')
}

class HeldCard {
  private readonly slot: HTMLElement
  private readonly from: { readonly x: number; readonly y: number; readonly pointer: number }
  private readonly acts: HoldActs
  private readonly ending = new AbortController()
  private readonly timer: ReturnType<typeof setTimeout> | undefined
  private targets: ReturnType<typeof targetsOf> | null = null
  private isDragged = false
  private isLooked = false

  constructor(slot: HTMLElement, event: PointerEvent, acts: HoldActs) {
    this.slot = slot
    this.acts = acts
    this.from = { x: event.clientX, y: event.clientY, pointer: event.pointerId }
    this.timer = event.pointerType === 'mouse' ? undefined : setTimeout(() => this.look(), LONG)
  }

  /** Shows the zones where nothing lies as long as a card may be laid there. */
  private get table(): Element | null {
    return this.slot.closest('.table')
  }

  get signal(): AbortSignal {
    return this.ending.signal
  }

  move({ clientX, clientY }: PointerEvent): void {
    const [x, y] = [clientX - this.from.x, clientY - this.from.y]
    if (!this.isDragged && Math.hypot(x, y) > SLOP) this.begin()
    if (!this.isDragged) return
    this.slot.style.setProperty('--drag-x', `${x}px`)
    this.slot.style.setProperty('--drag-y', `${y}px`)
    this.targets?.point(clientX, clientY)
  }

  drop({ clientX, clientY }: PointerEvent): void {
    const places = this.isDragged ? (this.targets?.placesAt(clientX, clientY) ?? []) : []
    const [only] = places
    if (only !== undefined && places.length === 1) {
      // It stays where it was laid until the table is drawn anew.
      setTimeout(() => this.slot.classList.remove('dragged'), PATIENCE)
      this.end()
      this.acts.answer(only)
      return
    }
    this.letGo()
    if (only !== undefined) this.acts.pick()
  }

  letGo(): void {
    this.slot.classList.remove('dragged')
    this.end()
  }

  /** Until they are known the card is dragged all the same. */
  private begin(): void {
    clearTimeout(this.timer)
    const { landings, look } = this.acts
    if (landings === null) return
    this.isDragged = true
    this.slot.setPointerCapture(this.from.pointer)
    this.slot.classList.add('dragged')
    this.table?.classList.add('dragging')
    look(false)
    void landings().then((all) => {
      if (!this.signal.aborted) this.targets = targetsOf(this.slot.ownerDocument, all)
    })
  }

  private look(): void {
    this.isLooked = true
    this.acts.look(true)
  }

  private end(): void {
    clearTimeout(this.timer)
    this.table?.classList.remove('dragging')
    this.ending.abort()
    this.targets?.end()
    if (this.isLooked) this.acts.look(false)
    if (this.isDragged || this.isLooked) this.swallowClick()
  }

  /** A press that became something else is no press any more. */
  private swallowClick(): void {
    const swallow = (event: Event): void => {
      event.stopPropagation()
      event.preventDefault()
    }
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }))
  }
}
