/** A task as it stands in the queue when it is read: later it says nothing new. */
export interface ReadTask {
  readonly returnvalue: unknown
  readonly failedReason: string
  readonly getState: () => Promise<string>
  readonly remove: () => Promise<unknown>
}

/** What became of a task of which nothing was heard; it is open while it waits or is worked at. */
export type Became =
  | { readonly kind: 'gone' }
  | { readonly kind: 'open' }
  | { readonly kind: 'completed'; readonly task: ReadTask }
  | { readonly kind: 'failed'; readonly task: ReadTask }

/** Looks a task up that was read before, and reads it anew where it has ended. */
export async function becameOf(
  before: ReadTask | undefined,
  read: () => Promise<ReadTask | undefined>,
): Promise<Became> {
  if (before === undefined) return { kind: 'gone' }
  const state = await before.getState()
  if (state !== 'completed' && state !== 'failed') return { kind: 'open' }
  // It may have come to its end after it was read, and then says nothing yet of what came of it.
  const task = await read()
  return task === undefined ? { kind: 'gone' } : { kind: state, task }
}
