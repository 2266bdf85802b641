import type { Name } from '../typescript/name.ts'
import { type Definition, entriesOf, isOfOneEngine } from './definition.ts'
import { hasGrown } from './goes-on.ts'

/**
 * What a variant takes over from its base: definitions that say the same and mention nothing that is another one now.
 * Functions are reached through an object that the variant makes, so that another function makes no difference to who
 * calls it. Of a table of names a definition knows the entries that it mentions, and a function of the state its
 * fields, so that others make none either.
 */
export function inheritedOf(own: Definitions, base: Definitions): Inherited {
  const alike = new Set([...own.values()].filter((d) => isAlike(d, base.get(d.key))).map((d) => d.key))
  const grown = new Set([...own.values()].filter((d) => hasGrown(d, base.get(d.key))).map((d) => d.key))
  const tables = new Map([...own.values()].flatMap((d) => sameEntries(d, base.get(d.key))))
  const share = (): void => {
    if (own.has('questions')) together(own, alike)
  }
  share()
  for (let before = -1; before !== alike.size;) {
    before = alike.size
    for (const key of alike) {
      const definition = own.get(key)
      if (definition === undefined) continue
      const takes = ({ wish }: Name): boolean =>
        stands(wish, own, alike, definition.late ? grown : NONE) || mentionsOnly(definition, wish, tables.get(wish))
      if (!definition.uses.every(takes)) alike.delete(key)
    }
    share()
  }
  const goesOn = [...own.values()].filter(
    (d) => !alike.has(d.key) && d.uses.every((u) => stands(u.wish, own, alike, grown)),
  )
  return { alike, goesOn: new Set(goesOn.map((d) => d.key)) }
}

type Definitions = ReadonlyMap<string, Definition>

const NONE: ReadonlySet<string> = new Set()

export interface Inherited {
  /** What is taken as it is. */
  readonly alike: ReadonlySet<string>
  /** What mentions nothing that means something else, so that it can go on from where the base's ends. */
  readonly goesOn: ReadonlySet<string>
}

const isAlike = (own: Definition, base: Definition | undefined): boolean =>
  base !== undefined && !isOfOneEngine(own) && own.late === base.late && own.text === base.text

/** Whether what a definition mentions means the same where the base stands. */
function stands(key: string, own: Definitions, inherited: ReadonlySet<string>, grown: ReadonlySet<string>): boolean {
  const used = own.get(key)
  // The object of all functions, and its type, are each engine's own.
  if (used === undefined) return key === 'Rules'
  return used.late || inherited.has(key) || grown.has(key)
}

/** The entries of a table of names that are the same in both. */
function sameEntries(own: Definition, base: Definition | undefined): [string, ReadonlySet<string>][] {
  if (own.piece.declares?.kind !== 'names' || base === undefined) return []
  const [entries, before] = [entriesOf(own), entriesOf(base)]
  const same = [...(entries ?? [])].filter(([entry, number]) => before?.get(entry) === number)
  return [[own.key, new Set(same.map(([entry]) => entry))]]
}

/** Whether a definition mentions these entries of a table of names, and neither another one nor the table as such. */
function mentionsOnly({ text }: Definition, table: string, entries: ReadonlySet<string> | undefined): boolean {
  if (entries === undefined) return false
  const entry = String.raw`\.(\w+)|\[('(?:[^'\\]|\\.)*')\]`
  const mentioned = [...text.matchAll(new RegExp(String.raw`(?<![\w$.])${table}\b(?:${entry})?`, 'g'))]
  return mentioned.length > 0 && mentioned.every(([, word, quoted]) => entries.has(word ?? quoted ?? ''))
}

/** Columns that cards can be added to belong to one engine all together, or are shared all together. */
function together(own: ReadonlyMap<string, Definition>, inherited: Set<string>): void {
  const group = [...own.values()].filter((d) => d.piece.declares?.kind === 'group').map((d) => d.key)
  if (!group.every((key) => inherited.has(key))) for (const key of group) inherited.delete(key)
}
