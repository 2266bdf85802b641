import { type Definition, entriesOf, isOfOneEngine } from './definition.ts'

/**
 * What a variant takes over from its base: definitions that say the same and mention nothing that is another one now. Functions are
 * reached through an object that the variant makes, so that another function makes no difference to who calls it. Of tables of names,
 * and of the state, a function knows the entries that it mentions, so that more of them make none either.
 */
export function inheritedOf(
  own: ReadonlyMap<string, Definition>,
  base: ReadonlyMap<string, Definition>,
): ReadonlySet<string> {
  const found = new Set([...own.values()].filter((d) => isAlike(d, base.get(d.key))).map((d) => d.key))
  const grown = new Set([...own.values()].filter((d) => hasGrown(d, base.get(d.key))).map((d) => d.key))
  if (own.has('questions')) together(own, found)
  for (let before = -1; before !== found.size; ) {
    before = found.size
    for (const key of found) {
      const definition = own.get(key)
      if (definition !== undefined && !definition.uses.every((name) => stands(definition, name.wish, own, found, grown)))
        found.delete(key)
    }
    if (own.has('questions')) together(own, found)
  }
  return found
}

const isAlike = (own: Definition, base: Definition | undefined): boolean =>
  base !== undefined && !isOfOneEngine(own) && own.late === base.late && own.text === base.text

/** Whether it has all the entries of the base. */
function hasGrown(own: Definition, base: Definition | undefined): boolean {
  const [entries, before] = [entriesOf(own), base === undefined ? null : entriesOf(base)]
  return entries !== null && before !== null && [...before].every(([key, value]) => entries.get(key) === value)
}

/** Whether what a definition mentions means the same where the base stands. */
function stands(
  by: Definition,
  key: string,
  own: ReadonlyMap<string, Definition>,
  inherited: ReadonlySet<string>,
  grown: ReadonlySet<string>,
): boolean {
  const used = own.get(key)
  // The object of all functions, and its type, are each engine's own.
  if (used === undefined) return key === 'Rules'
  return used.late || inherited.has(key) || (by.late && grown.has(key))
}

/** Columns that cards can be added to belong to one engine all together, or are shared all together. */
function together(own: ReadonlyMap<string, Definition>, inherited: Set<string>): void {
  const group = [...own.values()].filter((d) => d.piece.declares?.kind === 'group').map((d) => d.key)
  if (!group.every((key) => inherited.has(key))) for (const key of group) inherited.delete(key)
}
