import { type Model, emptyModel } from './model.ts'

/** Holds the model; whoever listens is told once for all changes of a turn. */
export class Store {
  private held: Model = emptyModel
  private told = false
  private readonly listen: (model: Model) => void

  constructor(listen: (model: Model) => void) {
    this.listen = listen
  }

  get model(): Model {
    return this.held
  }

  set(change: Partial<Model>): void {
    this.held = { ...this.held, ...change, ...openedBy(this.held, change) }
    if (this.told) return
    this.told = true
    queueMicrotask(() => {
      this.told = false
      this.listen(this.held)
    })
  }
}

/** Where a small screen goes to, a large one opens beside the table. */
function openedBy({ drawers }: Model, change: Partial<Model>): Partial<Model> {
  const { place } = change
  if (place === undefined || place === 'table' || (change.drawers ?? drawers).has(place)) return {}
  return { drawers: new Set([...(change.drawers ?? drawers), place]) }
}
