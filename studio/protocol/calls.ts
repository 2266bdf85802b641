/**
 * The calls that one side answers: each takes one argument, plain data, and gives plain data. An interface of them is
 * the whole protocol between a page and its worker.
 */
export type Calls = { readonly [name: string]: (ask: never) => unknown }

/** The same calls from the other side. */
export type Remote<C> = {
  readonly [K in keyof C]: C[K] extends (ask: infer Ask) => infer Given ? (ask: Ask) => Promise<Awaited<Given>> : never
}

export interface Request {
  readonly id: number
  readonly call: string
  readonly ask: unknown
}

export type Reply =
  | { readonly id: number; readonly kind: 'given'; readonly given: unknown }
  /** A fault that the asker is told of: `message` is for people. */
  | { readonly id: number; readonly kind: 'failed'; readonly message: string }
  /** Work goes on: the time limit begins anew. */
  | { readonly id: number; readonly kind: 'alive' }
