/** What is done with each kind of something, each under its kind; one that is left out does not compile. */
export type KindTable<T extends { readonly kind: string }, Rest extends readonly unknown[], R> = {
  readonly [K in T['kind']]: (x: Extract<T, { readonly kind: K }>, ...rest: Rest) => R
}

/** Does with something what stands under its kind. */
export const fromKindTable =
  <T extends { readonly kind: string }, Rest extends readonly unknown[], R>(rows: KindTable<T, Rest, R>) =>
  (x: T, ...rest: Rest): R =>
    // A row takes just the kind that it stands under, which is how it was found.
    (rows[x.kind as T['kind']] as (x: T, ...rest: Rest) => R)(x, ...rest)
