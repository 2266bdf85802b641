/**
 * Lists that a state has together with others: a copy takes none over before one of them writes it. A list is a
 * state's own as soon as it is another than the one that is noted here.
 */
export class Shared<S> {
  readonly lists: Partial<S>

  constructor(lists: Partial<S>) {
    this.lists = lists
  }

  /** Whose a list is does not belong to what a state says: one that is read back has lists of its own. */
  toJSON(): undefined {
    return undefined
  }
}
