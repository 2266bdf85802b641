let before: Element | null = null

/** The focus goes to what is opened, and back to where it was once that is closed; given to `ref` of Lit. */
export function holdFocus(opened?: Element): void {
  if (opened instanceof HTMLElement) {
    before = document.activeElement
    // It is not part of the page yet.
    queueMicrotask(() => opened.contains(document.activeElement) || opened.focus({ preventScroll: true }))
  } else if (before instanceof HTMLElement) {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost || document.activeElement?.closest('.panel') != null) before.focus({ preventScroll: true })
    before = null
  }
}

/** Given to `ref` of Lit by what makes way for a game: where the focus went with it, it goes to the table. */
export function focusTable(leaving?: Element): void {
  if (leaving !== undefined) return
  queueMicrotask(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      document.querySelector<HTMLElement>('#place-table')?.focus({ preventScroll: true })
  })
}
