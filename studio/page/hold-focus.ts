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
