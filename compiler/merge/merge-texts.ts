import { diff3Merge } from 'node-diff3'
import { declPairs } from './pairs.ts'
import { type InDecls, type WrittenDecl, writtenDecls } from './written-decls.ts'

/** The texts of a file: what both sides began with, and what each has made of it. */
export interface ThreeTexts {
  readonly base: string
  readonly ours: string
  readonly theirs: string
}

/** What both sides have done to one declaration, or to some lines, and that cannot be taken from both. */
export interface Conflict {
  readonly kind: 'both-changed' | 'both-added' | 'changed-removed' | 'removed-changed' | 'lines' | 'marks'
  /** What messages call the declaration. */
  readonly called: string
  /** The blank lines before it. */
  readonly lead: string
  readonly ours: string | null
  readonly theirs: string | null
}

export type SideName = 'ours' | 'theirs'

/** A declaration of the result, or some lines. */
export interface Stretch {
  /** With both readings between git's marks where there is a conflict. */
  readonly text: string
  readonly conflict: Conflict | null
  /** The side that alone has it, where there was none before. */
  readonly addedBy: SideName | null
}

export interface MergedText {
  readonly text: string
  /** The text is these one after the other; with the line ends of ours. */
  readonly stretches: readonly Stretch[]
  readonly conflicts: readonly Conflict[]
  /** Declarations that both sides have changed in lines that do not touch. */
  readonly joined: readonly string[]
  /** How many declarations were taken from each side alone. */
  readonly taken: { readonly ours: number; readonly theirs: number }
  /** Why lines were merged and no declarations, where it is so. */
  readonly byLines: 'marks' | 'moves' | null
}

/** A declaration as it stands in each version; null where one does not have it. */
interface Slot {
  readonly base: WrittenDecl | null
  ours: WrittenDecl | null
  theirs: WrittenDecl | null
}

/**
 * Merges what two sides made of a rules text, declaration by declaration: what one side alone has changed, added, moved or
 * removed is taken, with its remarks and its layout; of what both add at one place that of ours stands first. Where both
 * have moved something, or a text holds marks of another merge, lines are merged instead.
 */
export function mergeTexts(path: string, texts: ThreeTexts): MergedText {
  const { base, ours, theirs } = texts
  if (ours === base || ours === theirs) return untouched(theirs)
  if (theirs === base) return untouched(ours)
  const lines = { base: inLines(base), ours: inLines(ours), theirs: inLines(theirs) }
  const merged = Object.values(lines).some((text) => MARKS.test(text))
    ? mergeLines(lines, 'marks')
    : mergeDecls(path, lines)
  return ours.includes('\r\n') ? { ...merged, text: merged.text.replaceAll('\n', '\r\n') } : merged
}

/** Marks of a merge that is not finished. */
const MARKS = /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/mu

const untouched = (text: string): MergedText => ({
  text,
  stretches: [plain(text)],
  conflicts: [],
  joined: [],
  taken: { ours: 0, theirs: 0 },
  byLines: null,
})

const plain = (text: string): Stretch => ({ text, conflict: null, addedBy: null })

/** What the result reads where of each conflict the reading of one side is taken. */
export const readingOf = ({ stretches }: MergedText, takenOf: (conflict: Conflict) => SideName): string =>
  stretches
    .map(({ text, conflict }) => {
      const its = conflict?.[takenOf(conflict)]
      return conflict === null ? text : typeof its === 'string' ? conflict.lead + its : ''
    })
    .join('')

/** With one kind of line ends, and one at the end. */
function inLines(text: string): string {
  const lines = text.replaceAll('\r\n', '\n')
  return lines === '' || lines.endsWith('\n') ? lines : `${lines}\n`
}

function mergeDecls(path: string, texts: ThreeTexts): MergedText {
  const base = writtenDecls(path, texts.base)
  const sides = { ours: writtenDecls(path, texts.ours), theirs: writtenDecls(path, texts.theirs) }
  const slots = slotsOf(base, sides)
  if (slots === null) return mergeLines(texts, 'moves')
  const taken = { ours: 0, theirs: 0 }
  const joined: string[] = []
  const stretches = slots.map((slot): Stretch => {
    const { text, from, conflict } = resolve(slot)
    if (from === 'both') joined.push(calledIn(slot))
    else if (from !== null) taken[from] += 1
    const isAdded = slot.base === null && (slot.ours === null || slot.theirs === null)
    return { text, conflict, addedBy: isAdded && from !== 'both' ? from : null }
  })
  const tail = plain(chosen(base.tail, sides.ours.tail, sides.theirs.tail))
  return { ...inStretches([...stretches, tail]), joined, taken, byLines: null }
}

const inStretches = (stretches: readonly Stretch[]): Pick<MergedText, 'text' | 'stretches' | 'conflicts'> => ({
  text: stretches.map(({ text }) => text).join(''),
  stretches,
  conflicts: stretches.flatMap(({ conflict }) => conflict ?? []),
})

function mergeLines(texts: ThreeTexts, byLines: 'marks' | 'moves'): MergedText {
  const regions = regionsOf(texts.base, texts.ours, texts.theirs).map(({ ok, conflict }): Stretch => {
    if (conflict === undefined) return plain(linesOf(ok ?? []))
    const [ours, theirs] = [linesOf(conflict.a), linesOf(conflict.b)]
    const lines: Conflict = { kind: 'lines', called: '', lead: '', ours, theirs }
    return { text: marked(ours, theirs), conflict: lines, addedBy: null }
  })
  // Behind the last line end stands no line.
  const stretches = regions.map((each, i) =>
    i < regions.length - 1 ? each : { ...each, text: each.text.replace(/\n$/u, '') },
  )
  const result = { ...inStretches(stretches), joined: [], taken: { ours: 0, theirs: 0 }, byLines }
  if (result.conflicts.length > 0 || !MARKS.test(result.text)) return result
  const left: Conflict = { kind: 'marks', called: '', lead: '', ours: null, theirs: null }
  return { ...result, ...inStretches([{ text: result.text, conflict: left, addedBy: null }]) }
}

const linesOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')

const regionsOf = (base: string, ours: string, theirs: string): ReturnType<typeof diff3Merge<string>> =>
  diff3Merge(ours.split('\n'), base.split('\n'), theirs.split('\n'), { excludeFalseConflicts: true })

const marked = (ours: string, theirs: string): string => `<<<<<<< ours\n${ours}=======\n${theirs}>>>>>>> theirs\n`

/** What one of them has made of it; ours where both have. */
const chosen = (base: string, ours: string, theirs: string): string => (ours === base ? theirs : ours)

/**
 * All declarations in the order of the result: that of the side which has moved some, else of ours; null where both have.
 */
function slotsOf(base: InDecls, sides: Record<SideName, InDecls>): Slot[] | null {
  const pairs = {
    ours: declPairs(base.decls, sides.ours.decls),
    theirs: declPairs(base.decls, sides.theirs.decls),
    added: new Map<WrittenDecl, WrittenDecl>(),
  }
  pairs.added = addedByBoth(sides, pairs)
  const hasMoved = (side: SideName): boolean => {
    const order = sides[side].decls.flatMap((decl) => base.decls.indexOf(pairs[side].get(decl) ?? decl))
    return order.filter((at) => at >= 0).some((at, i, all) => i > 0 && at < (all[i - 1] ?? 0))
  }
  if (hasMoved('ours') && hasMoved('theirs')) return null
  const lead = hasMoved('theirs') ? 'theirs' : 'ours'
  const follow = lead === 'ours' ? 'theirs' : 'ours'
  const slots = sides[lead].decls.map((decl): Slot => {
    const from = pairs[lead].get(decl) ?? null
    const others = from === null ? pairs.added.get(decl) : pairs[follow].get(from)
    return { base: from, ours: null, theirs: null, [lead]: decl, [follow]: others ?? null }
  })
  const blank = { base: null, ours: null, theirs: null }
  insertBehind(slots, base.decls, (decl) => ({ ...blank, base: decl, [follow]: pairs[follow].get(decl) ?? null }))
  insertBehind(slots, sides[follow].decls, (decl) => ({ ...blank, [follow]: decl }))
  return replacedFirst(slots)
}

/** Lines that one side adds to an event are added to what the other side puts in its place, and lost above that. */
function replacedFirst(slots: readonly Slot[]): Slot[] {
  const order = [...slots]
  for (const slot of slots) {
    const [side, decl] = newIn(slot)
    if (decl?.changes?.verb !== 'replace') continue
    const { event } = decl.changes
    const at = order.indexOf(slot)
    const to = order.findIndex((other) => {
      const [whose, { changes = null } = {}] = newIn(other)
      return whose !== side && changes?.verb === 'add' && changes.event === event
    })
    if (to < 0 || to > at) continue
    const from = withRemarks(order, at)
    order.splice(withRemarks(order, to), 0, ...order.splice(from, at + 1 - from))
  }
  return order
}

/** Where the remarks of its side begin that stand before a declaration. */
function withRemarks(slots: readonly Slot[], at: number): number {
  const [side] = slots[at] === undefined ? [null] : newIn(slots[at])
  let from = at
  for (let before = slots[from - 1]; before !== undefined; before = slots[from - 1]) {
    const [whose, decl] = newIn(before)
    if (whose !== side || decl?.kind !== 'remark') break
    from -= 1
  }
  return from
}

/** The declaration that one side alone has added, and which. */
const newIn = ({ base, ours, theirs }: Slot): readonly [SideName | null, WrittenDecl | undefined] =>
  base !== null || (ours !== null && theirs !== null)
    ? [null, undefined]
    : ours !== null
      ? ['ours', ours]
      : ['theirs', theirs ?? undefined]

/**
 * What both add: the same words, or the same name. The same remark is one only before such a declaration, or before one
 * that there was: `-- house rule` may stand at many places.
 */
function addedByBoth(
  { ours, theirs }: Record<SideName, InDecls>,
  known: Record<SideName, ReadonlyMap<WrittenDecl, WrittenDecl>>,
): Map<WrittenDecl, WrittenDecl> {
  const added = (side: InDecls, pairs: ReadonlyMap<WrittenDecl, WrittenDecl>): WrittenDecl[] =>
    side.decls.filter((decl) => decl.kind !== 'remark' && !pairs.has(decl))
  const both = declPairs(added(ours, known.ours), added(theirs, known.theirs), true)
  for (const [i, remark] of ours.decls.entries()) {
    const next = ours.decls[i + 1]
    if (remark.kind !== 'remark' || known.ours.has(remark) || next === undefined) continue
    const twin = both.get(next) ?? known.theirs.get(known.ours.get(next) ?? next)
    const before = twin === undefined ? undefined : theirs.decls[theirs.decls.indexOf(twin) - 1]
    if (before?.text === remark.text && !known.theirs.has(before)) both.set(remark, before).set(before, remark)
  }
  return both
}

/** Puts the declarations that are in no slot yet behind those that they follow, and behind what the other side has put there. */
function insertBehind(slots: Slot[], decls: readonly WrittenDecl[], slotOf: (decl: WrittenDecl) => Slot): void {
  const known = new Set(decls)
  const slotWith = new Map(slots.flatMap((slot) => declsIn(slot).map((decl) => [decl, slot] as const)))
  const isOfOther = (slot: Slot | undefined): boolean =>
    slot?.base === null && !declsIn(slot).some((decl) => known.has(decl))
  for (const [i, decl] of decls.entries()) {
    if (slotWith.has(decl)) continue
    const before = decls[i - 1]
    const behind = before === undefined ? undefined : slotWith.get(before)
    let at = behind === undefined ? 0 : slots.indexOf(behind) + 1
    while (isOfOther(slots[at])) at += 1
    const slot = slotOf(decl)
    slots.splice(at, 0, slot)
    slotWith.set(decl, slot)
  }
}

const declsIn = ({ base, ours, theirs }: Slot): readonly WrittenDecl[] =>
  [base, ours, theirs].filter((decl) => decl !== null)

interface Resolved {
  readonly text: string
  /** Whose the declaration is, where it is not as it was. */
  readonly from: SideName | 'both' | null
  readonly conflict: Conflict | null
}

const NOTHING: Resolved = { text: '', from: null, conflict: null }

const calledIn = ({ base, ours, theirs }: Slot): string => (base ?? ours ?? theirs)?.called ?? ''

function resolve(slot: Slot): Resolved {
  const { base, ours, theirs } = slot
  if (ours === null) return theirs === null ? NOTHING : alone(slot, theirs, 'theirs')
  if (theirs === null) return alone(slot, ours, 'ours')
  const lead = chosen(base?.lead ?? '', ours.lead, theirs.lead)
  const of = (text: string, from: Resolved['from']): Resolved => ({ text: lead + text, from, conflict: null })
  if (ours.text === theirs.text) return of(ours.text, ours.text === base?.text ? null : 'ours')
  if (base === null) return inConflict('both-added', slot)
  if (ours.text === base.text) return of(theirs.text, 'theirs')
  if (theirs.text === base.text) return of(ours.text, 'ours')
  const regions = regionsOf(base.text, ours.text, theirs.text)
  if (regions.every(({ conflict }) => conflict === undefined))
    return of(linesOf(regions.flatMap(({ ok }) => ok ?? [])).replace(/\n$/u, ''), 'both')
  // No game hangs on a remark.
  return base.kind === 'remark' ? of(ours.text + theirs.text, 'both') : inConflict('both-changed', slot)
}

/** What one side alone has: it is new, or the other has removed it. */
function alone(slot: Slot, left: WrittenDecl, side: SideName): Resolved {
  const other = side === 'ours' ? 'theirs' : 'ours'
  if (slot.base !== null && left.text === slot.base.text) return { ...NOTHING, from: other }
  if (slot.base === null || left.kind === 'remark') return { text: left.lead + left.text, from: side, conflict: null }
  return inConflict(side === 'ours' ? 'changed-removed' : 'removed-changed', slot)
}

function inConflict(kind: Conflict['kind'], slot: Slot): Resolved {
  const { ours, theirs } = slot
  const lead = (ours ?? theirs)?.lead ?? ''
  const text = lead + marked(ours?.text ?? '', theirs?.text ?? '')
  const sides = { ours: ours?.text ?? null, theirs: theirs?.text ?? null }
  return { text, from: null, conflict: { kind, called: calledIn(slot), lead, ...sides } }
}
