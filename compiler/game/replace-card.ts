import type { CardDecl, Decl } from '../../grammar/tree/declarations.ts'
import { error } from '../diagnostics/make.ts'
import type { Name } from '../../grammar/tree/names.ts'
import { nameOf, noteChanged } from './changed-names.ts'
import { changeEntry, refuseSecond } from './changed-twice.ts'
import { type Entry, handlesOf, textsOnCard } from './entry.ts'
import { isSeen, isUndisputed, takenFrom, touch } from './in-conflict.ts'
import { type OverlayState, type Touched, unknownHandle } from './overlay-state.ts'
import { refuseRulesOfMany, standsInPlace } from './stands-in-place.ts'
import { worded } from '../diagnostics/worded.ts'

/**
 * A card says what its new block says, and nothing else: what is printed on it, and the texts that stand on it, which
 * take the place of those that stood in the block before. With a label before it that is the card, or those that `each`
 * makes, with this label.
 */
export function replaceCard(state: OverlayState, decl: CardDecl, name: Name, module: string): void {
  const by = { module, name }
  const gone = removedWith(state)
  const { label } = decl
  const entry = state.entries.find((e) =>
    label === null
      ? e.decl.kind === 'card' && e.decl.name?.text === name.text && !gone.has(e.decl)
      : e.decl.kind === 'card' && isSeen(state, module, e) && answersTo(e, label.text),
  )
  const card = entry === undefined ? null : nameOf(entry.decl)
  const handle = card?.text ?? name.text
  if (!touch(state, handle, by)) return
  const removed = state.removedCards.get(handle)
  if (entry !== undefined && !gone.has(entry.decl)) return replaceBlock(state, entry, decl, by)
  if (removed !== undefined) return isGone(state, name, removed)
  const isMade = label === null && state.entries.some((e) => e.decl.kind === 'card' && e.decl.name === null)
  if (!isMade) return unknownHandle(state, by, worded('card named'))
  replaceMade(state, decl, name, module)
}

const answersTo = (entry: Entry, handle: string): boolean =>
  handlesOf(entry.decl).includes(handle) || entry.called === handle

/** The cards that a line has taken away; what has been said of their names since is something new. */
function removedWith({ removedCards, taken }: OverlayState): ReadonlySet<Decl> {
  const lines = new Set([...removedCards.values()].map(({ span }) => span))
  return new Set(taken.flatMap(({ span, decl }) => (lines.has(span) ? [decl] : [])))
}

function isGone(state: OverlayState, { text, span }: Name, removed: Name): void {
  state.report(
    error('HR0401', worded('nothing to change'), span, worded('the card `{1}` has been taken away', text), {
      secondary: [{ span: removed.span, text: worded('it is removed here') }],
      hint: worded('leave out one of them, or say `card {1}` for a new one', text),
    }),
  )
}

function replaceBlock(state: OverlayState, entry: Entry, decl: CardDecl, by: Touched): void {
  const { module, name } = by
  const old = nameOf(entry.decl)?.text
  const stoodOnIt = (e: Entry): boolean => old !== undefined && e.ofCard === old
  const before = state.entries.filter(stoodOnIt)
  if (!isUndisputed(state, [...takenFrom(state, module).filter(stoodOnIt), ...before], by)) return
  noteChanged(state.uses, name.span, entry.decl)
  state.taken.push({ module, span: name.span, decl: entry.decl })
  const card = decl.cites.length > 0 ? decl : { ...decl, cites: entry.decl.cites }
  const next = { ...entry, decl: card }
  changeEntry(state, entry, next, by)
  const texts = card.name === null ? [] : textsOnCard(card, card.name, module, state.numbering, before)
  refuseRulesOfMany(state.report, card)
  takeTexts(state, before, by)
  const at = before[0] === undefined ? state.entries.indexOf(next) + 1 : state.entries.indexOf(before[0])
  state.entries.splice(at, 0, ...texts.filter((text) => standsInPlace(state.report, text)))
  state.entries = state.entries.filter((e) => !before.includes(e))
}

function takeTexts(state: OverlayState, texts: readonly Entry[], by: Touched): void {
  for (const text of texts) {
    refuseSecond(state, state.changed.get(text), by)
    state.taken.push({ module: by.module, span: by.name.span, decl: text.decl })
    state.gone.set(text, by)
  }
}

/** Which cards `each` makes is known once types are: until then the name waits. */
function replaceMade(state: OverlayState, decl: CardDecl, name: Name, module: string): void {
  state.cardsOfEach.set(name.text, name)
  const entry: Entry = { decl, context: null, module, origin: module, ofCard: null, called: name.text }
  const texts = textsOnCard(decl, name, module, state.numbering)
  const standing = texts.filter((text) => standsInPlace(state.report, text))
  state.entries.push(entry, ...standing)
  state.changed.set(entry, { module, name })
}
