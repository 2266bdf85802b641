import { Pool, commonShare, countedWords } from '../diff/pairing.ts'
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
): Map<WrittenDecl, WrittenDecl> {
  const pool = new Pool(was, is)
  pool.match(({ kind, said }) => `${kind} ${said}`)
  pool.match(({ kind, key }) => (key === null ? null : `${kind} ${key}`))
  if (!named) pool.matchAlike(likeness, ({ said }) => said)
  return new Map(pool.pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]))
}

/** Null for those that cannot be versions of one declaration, as what bears two names. */
function likeness(a: WrittenDecl, b: WrittenDecl): number | null {
  if (a.kind !== b.kind || (a.key !== null && b.key !== null)) return null
  const share = commonShare(countedWords(a.said), countedWords(b.said))
  return share < ALIKE ? null : share
}
