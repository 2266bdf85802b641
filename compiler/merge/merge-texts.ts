import { diff3Merge } from 'node-diff3'
import { declPairs } from './pairs.ts'
import { type InDecls, type WrittenDecl, writtenDecls } from './written-decls.ts'

/** The texts of a file: what both sides began with, and what each has made of it. */
export interface ThreeTexts {
  readonly base: string
  readonly ours: string
  readonly theirs: string
}

/** What both sides have done to one declaration, and that cannot be taken from both. */
export interface Conflict {
  readonly kind: 'both-changed' | 'both-added' | 'changed-removed' | 'removed-changed'
  /** What messages call the declaration. */
  readonly called: string
  readonly ours: string | null
  readonly theirs: string | null
}

export interface MergedText {
  /** With both readings between git's marks where there is a conflict. */
  readonly text: string
  readonly conflicts: readonly Conflict[]
  /** Declarations that both sides have changed in lines that do not touch. */
  readonly joined: readonly string[]
  /** How many declarations were taken from each side alone. */
  readonly taken: { readonly ours: number; readonly theirs: number }
}

/** A declaration as it stands in each version; null where one does not have it. */
interface Slot {
  readonly base: WrittenDecl | null
  ours: WrittenDecl | null
  theirs: WrittenDecl | null
}

/**
 * Merges what two sides made of a rules text, declaration by declaration: what one side alone has changed, added, moved or
 * removed is taken, with its remarks and its layout. What both add at one place stands as `first` says.
 */
export function mergeTexts(path: string, texts: ThreeTexts, first: 'ours' | 'theirs' = 'ours'): MergedText {
  const base = writtenDecls(path, texts.base)
  const sides = { ours: writtenDecls(path, texts.ours), theirs: writtenDecls(path, texts.theirs) }
  const slots = slotsOf(base, sides, first)
  const taken = { ours: 0, theirs: 0 }
  const [conflicts, joined]: [Conflict[], string[]] = [[], []]
  const written = slots.map((slot) => {
    const resolved = resolve(slot)
    if (resolved.conflict !== null) conflicts.push(resolved.conflict)
    if (resolved.from === 'both') joined.push((slot.ours ?? slot.theirs)?.called ?? '')
    else if (resolved.from !== null) taken[resolved.from] += 1
    return resolved.text
  })
  const text = written.join('') + threeWay(base.tail, sides.ours.tail, sides.theirs.tail).text
  return { text: text.replace(/^\n+/u, ''), conflicts, joined, taken }
}

/** All declarations in the order of the result: that of the side which has moved some, else of the first. */
function slotsOf(base: InDecls, sides: Record<'ours' | 'theirs', InDecls>, first: 'ours' | 'theirs'): Slot[] {
  const pairs = {
    ours: declPairs(base.decls, sides.ours.decls),
    theirs: declPairs(base.decls, sides.theirs.decls),
    added: new Map<WrittenDecl, WrittenDecl>(),
  }
  const isAdded = (side: 'ours' | 'theirs') => (decl: WrittenDecl) => !pairs[side].has(decl)
  pairs.added = new Map(
    declPairs(sides.ours.decls.filter(isAdded('ours')), sides.theirs.decls.filter(isAdded('theirs'))),
  )
  const other = first === 'ours' ? 'theirs' : 'ours'
  const hasMoved = (side: 'ours' | 'theirs'): boolean => {
    const order = sides[side].decls.flatMap((decl) => base.decls.indexOf(pairs[side].get(decl) ?? decl))
    return order.filter((at) => at >= 0).some((at, i, all) => i > 0 && at < (all[i - 1] ?? 0))
  }
  const lead = hasMoved(other) && !hasMoved(first) ? other : first
  const follow = lead === 'ours' ? 'theirs' : 'ours'
  const slots = sides[lead].decls.map((decl): Slot => {
    const from = pairs[lead].get(decl) ?? null
    const others = from === null ? pairs.added.get(decl) : pairs[follow].get(from)
    return { base: from, ours: null, theirs: null, [lead]: decl, [follow]: others ?? null }
  })
  const slotWith = (decl: WrittenDecl): number => slots.findIndex((slot) => Object.values(slot).includes(decl))
  insertBehind(slots, base.decls, slotWith, (decl) => ({
    base: decl,
    ours: null,
    theirs: null,
    [follow]: pairs[follow].get(decl) ?? null,
  }))
  insertBehind(slots, sides[follow].decls, slotWith, (decl) => ({
    base: null,
    ours: null,
    theirs: null,
    [follow]: decl,
  }))
  return slots
}

/** Puts the decls that are in no slot yet behind those that they follow, and behind what the other side has put there. */
function insertBehind(
  slots: Slot[],
  decls: readonly WrittenDecl[],
  slotWith: (decl: WrittenDecl) => number,
  slotOf: (decl: WrittenDecl) => Slot,
): void {
  const known = new Set(decls)
  const isOfOther = (slot: Slot | undefined): boolean =>
    slot?.base === null && ![slot.ours, slot.theirs].some((decl) => decl !== null && known.has(decl))
  for (const [i, decl] of decls.entries()) {
    if (slotWith(decl) >= 0) continue
    const before = decls[i - 1]
    let at = before === undefined ? 0 : slotWith(before) + 1
    while (isOfOther(slots[at])) at += 1
    slots.splice(at, 0, slotOf(decl))
  }
}

interface Resolved {
  readonly text: string
  /** Whose the declaration is, where it is not as it was. */
  readonly from: 'ours' | 'theirs' | 'both' | null
  readonly conflict: Conflict | null
}

const whole = (decl: WrittenDecl): string => decl.lead + decl.text

function resolve({ base, ours, theirs }: Slot): Resolved {
  const untouched = (decl: WrittenDecl): boolean => decl.said === base?.said
  const taken = (decl: WrittenDecl, from: Resolved['from']): Resolved => ({ text: whole(decl), from, conflict: null })
  if (ours === null && theirs === null) return { text: '', from: null, conflict: null }
  if (ours === null || theirs === null) {
    const [left, from] = ours === null ? [theirs, 'theirs' as const] : [ours, 'ours' as const]
    if (left === null) return { text: '', from: null, conflict: null }
    if (base === null) return taken(left, from)
    const gone = from === 'ours' ? 'theirs' : 'ours'
    if (untouched(left)) return { text: '', from: gone, conflict: null }
    return inConflict(from === 'ours' ? 'changed-removed' : 'removed-changed', ours, theirs)
  }
  if (whole(ours) === whole(theirs)) return taken(ours, base !== null && untouched(ours) ? null : 'ours')
  if (base === null) return ours.said === theirs.said ? taken(ours, 'ours') : inConflict('both-added', ours, theirs)
  const lead = threeWay(base.lead, ours.lead, theirs.lead).text
  const of = (text: string, from: Resolved['from']): Resolved => ({ text: lead + text, from, conflict: null })
  // Where one side has changed no more than layout and remarks, what the other says goes before.
  if (ours.text === base.text || (untouched(ours) && !untouched(theirs)))
    return of(theirs.text, theirs.text === base.text ? null : 'theirs')
  if (theirs.text === base.text || untouched(theirs) || ours.said === theirs.said) return of(ours.text, 'ours')
  const { text, isClean } = threeWay(base.text, ours.text, theirs.text)
  return isClean ? of(text, 'both') : inConflict('both-changed', ours, theirs)
}

function inConflict(kind: Conflict['kind'], ours: WrittenDecl | null, theirs: WrittenDecl | null): Resolved {
  const lines = (decl: WrittenDecl | null): string => (decl === null ? '' : `${decl.text.trimEnd()}\n`)
  const text = `${(ours ?? theirs)?.lead ?? ''}<<<<<<< ours\n${lines(ours)}=======\n${lines(theirs)}>>>>>>> theirs\n`
  const called = (ours ?? theirs)?.called ?? ''
  return { text, from: null, conflict: { kind, called, ours: ours?.text ?? null, theirs: theirs?.text ?? null } }
}

/** Lines that both sides have made of the same; ours where they touch, which is then not clean. */
function threeWay(base: string, ours: string, theirs: string): { readonly text: string; readonly isClean: boolean } {
  if (ours === base || ours === theirs) return { text: theirs, isClean: true }
  if (theirs === base) return { text: ours, isClean: true }
  const regions = diff3Merge(ours.split('\n'), base.split('\n'), theirs.split('\n'), { excludeFalseConflicts: true })
  const isClean = regions.every(({ conflict }) => conflict === undefined)
  return { text: regions.flatMap(({ ok, conflict }) => ok ?? conflict?.a ?? []).join('\n'), isClean }
}
