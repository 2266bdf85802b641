/** The way to a part of a tree: keys of nodes and numbers of members, from the root down. */
export type Path = readonly (string | number)[]

/** What a part is to become: another part, or, as a member of a list, nothing. */
export type Edit = { readonly kind: 'exchange'; readonly by: unknown } | { readonly kind: 'leave-out' }

/** A copy of a tree that differs in the part at `path` alone. @throws RangeError where the tree has no such part. */
export function edited<T>(tree: T, [key, ...rest]: Path, edit: Edit): T {
  if (key === undefined) return (edit.kind === 'exchange' ? edit.by : tree) as T
  if (typeof tree !== 'object' || tree === null) throw new RangeError(`nothing stands below ${String(key)}`)
  if (!Array.isArray(tree)) return { ...tree, [key]: edited((tree as Record<string, unknown>)[key], rest, edit) }
  if (rest.length === 0 && edit.kind === 'leave-out') return tree.filter((_, i) => i !== key) as T
  return tree.map((each: unknown, i) => (i === key ? edited(each, rest, edit) : each)) as T
}
