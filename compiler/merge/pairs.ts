import type { WrittenDecl } from './written-decls.ts'

/** How much of two declarations without a name has to be the same for one to be taken for the other. */
const ALIKE = 0.5

/**
 * For each declaration of the one version that of the other which it has become, or that it was; `named`: only what says
 * the same, or bears the same name.
 */
export function declPairs(
  was: readonly WrittenDecl[],
  is: readonly WrittenDecl[],
  named = false,
): ReadonlyMap<WrittenDecl, WrittenDecl> {
  const pairs = new Map<WrittenDecl, WrittenDecl>()
  const left = { was: [...was], is: [...is] }
  const take = (a: WrittenDecl, b: WrittenDecl): void => {
    pairs.set(a, b).set(b, a)
    left.was = left.was.filter((each) => each !== a)
    left.is = left.is.filter((each) => each !== b)
  }
  for (const by of [({ said }: WrittenDecl) => said, ({ key }: WrittenDecl) => key])
    for (const a of left.was) {
      const b = by(a) === null ? undefined : left.is.find((each) => each.kind === a.kind && by(each) === by(a))
      if (b !== undefined) take(a, b)
    }
  if (named) return pairs
  const alike = left.was.flatMap((a) => left.is.map((b) => ({ a, b, score: likeness(a, b) })))
  for (const { a, b, score } of alike.toSorted((x, y) => y.score - x.score))
    if (score >= ALIKE && !pairs.has(a) && !pairs.has(b)) take(a, b)
  return pairs
}

/** Twice the words in common over all words; of what bears names, none. */
function likeness(a: WrittenDecl, b: WrittenDecl): number {
  if (a.kind !== b.kind || (a.key !== null && b.key !== null)) return 0
  const [words, others] = [a.said.split(' '), b.said.split(' ')]
  const left = [...others]
  const common = words.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return (2 * common.length) / (words.length + others.length)
}
