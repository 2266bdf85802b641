/**
 * What lies beside the table, or is said of it, for who wants it: the table is alone otherwise. `choices` lists them
 * all in words; `more` is what a small screen leaves out of what can be done with a game.
 */
export type Drawer = 'text' | 'why' | 'plays' | 'choices' | 'more'

const KEPT = 'houserules-drawers'
const DRAWERS: readonly Drawer[] = ['text', 'why', 'plays', 'choices', 'more']

/** Those that were opened at an earlier table and left open. A page that may keep nothing has none. */
export function drawersKept(): ReadonlySet<Drawer> {
  try {
    const kept = localStorage.getItem(KEPT)?.split(' ') ?? []
    return new Set(DRAWERS.filter((drawer) => kept.includes(drawer)))
  } catch {
    return new Set()
  }
}

/** Remembers of one whether it was left open. */
export function keepDrawer(drawer: Drawer, isOpen: boolean): void {
  const kept = new Set(drawersKept())
  if (isOpen) kept.add(drawer)
  else kept.delete(drawer)
  try {
    localStorage.setItem(KEPT, [...kept].join(' '))
  } catch {
    // It is as it is until the page is left.
  }
}
