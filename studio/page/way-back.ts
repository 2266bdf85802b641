import type { Model } from './model.ts'

/** What is shown where somebody goes back or on. */
interface Then {
  readonly toStart: () => void
  readonly toGame: () => void
}

/** Lets “back” of the browser, a swipe on most phones, leave a game for the start page and not the page. */
export class WayBack {
  constructor({ toStart, toGame }: Then) {
    addEventListener('popstate', ({ state }) => {
      // A link in the address is opened by whoever listens to it.
      if (location.hash !== '') return
      if (state === GAME) toGame()
      else toStart()
    })
  }

  /** A game is opened; one that follows another, or that the address itself names, is no step of its own. */
  enter(from: Model['screen']): void {
    if (from === 'start' && location.hash === '' && history.state !== GAME) history.pushState(GAME, '')
  }

  /** What the address names was written in: whoever reloads the page is not to find it as it was sent. */
  leaveLink(): void {
    if (location.hash !== '') history.replaceState(GAME, '', location.pathname + location.search)
  }

  /** The start page is asked for on the page itself. */
  leave(): void {
    history.replaceState(null, '', location.pathname + location.search)
  }
}

const GAME = 'game'
