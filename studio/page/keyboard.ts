import { choiceLines } from '../play/choice-lines.ts'
import { listedChoices } from '../table/choice-list.ts'
import type { Playing } from './playing.ts'

/** The table by keyboard alone; nothing is taken while somebody writes. */
export function onKey(playing: Playing, event: KeyboardEvent): void {
  const target = event.target as HTMLElement
  // Also from a field of it: what lies over the page is put away by the same key wherever one is.
  if (event.key === 'Escape' && target.closest('.panel') !== null) return playing.panel(null)
  if (event.ctrlKey || event.metaKey || event.altKey || isWriting(target)) return
  const done = event.key.startsWith('Arrow') ? step(target, event.key) : act(playing, target, event.key)
  if (done) event.preventDefault()
}

const isWriting = (element: HTMLElement): boolean =>
  element.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName)

function act(playing: Playing, target: HTMLElement, key: string): boolean {
  playing.play.lookedAt()
  const { table, cover } = playing.model
  if (cover !== null) return false
  if (key === 'u') void playing.play.undo()
  else if (key === 'Escape') playing.set({ picked: null, panel: null })
  else if (key === '?') {
    const card = target.closest<HTMLElement>('[data-card]')?.dataset['card']
    if (card === undefined) return false
    void playing.play.whyNot({ card: Number(card) })
  } else if (/^[1-9]$/.test(key) && table !== null && playing.answersHere) {
    const line = choiceLines(listedChoices(playing.model, table))[Number(key) - 1]
    if (line?.kind === 'one') void playing.play.answer(line.choice.place)
    if (line?.kind === 'range') document.querySelector<HTMLElement>(`.choices li:nth-child(${key}) input`)?.focus()
  } else return false
  return true
}

/** Arrows go from card to card, up and down from zone to zone. */
function step(target: HTMLElement, key: string): boolean {
  const card = target.closest<HTMLElement>('button.card')
  if (card === null) return false
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight'
  const all = [...document.querySelectorAll<HTMLElement>(isAcross ? 'button.card' : '.zone')]
  const here = all.indexOf(isAcross ? card : (card.closest<HTMLElement>('.zone') ?? card))
  const by = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1
  for (let at = here + by; at >= 0 && at < all.length; at += by) {
    const next = isAcross ? all[at] : all[at]?.querySelector<HTMLElement>('button.card')
    if (next == null) continue
    next.focus()
    return true
  }
  return true
}
