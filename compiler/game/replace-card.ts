import type { CardDecl } from '../../grammar/tree/declarations.ts'
import { error } from '../diagnostics/make.ts'
import type { Name } from '../../grammar/tree/names.ts'
import { noteChanged } from './changed-names.ts'
import { changeEntry, refuseSecond } from './changed-twice.ts'
import { type Entry, textsOnCard } from './entry.ts'
import { isUndisputed, takenFrom, touch } from './in-conflict.ts'
import { type OverlayState, type Touched, unknownHandle } from './overlay-state.ts'
import { standsInPlace } from './stands-in-place.ts'

/**
 * A card says what its new block says, and nothing else: what is printed on it, and the texts that stand on it, which
 * take the place of those that stood in the block before.
 */
export function replaceCard(state: OverlayState, decl: CardDecl, name: Name, module: string): void {
  if (!touch(state, name.text, { module, name })) return
  const cards = state.entries.filter((e) => e.decl.kind === 'card')
  const removed = state.removedCards.get(name.text)
  const gone = new Set(state.taken.flatMap(({ span, decl }) => (span === removed?.span ? [decl] : [])))
  const entry = cards.find(({ decl: d }) => d.kind === 'card' && d.name?.text === name.text && !gone.has(d))
  if (entry !== undefined) return replaceBlock(state, entry, decl, { module, name })
  if (removed !== undefined) return isGone(state, name, removed)
  const made = cards.some((e) => e.decl.kind === 'card' && e.decl.name === null)
  if (!made) return unknownHandle(state, { module, name }, 'card named')
  replaceMade(state, decl, name, module)
}

function isGone(state: OverlayState, { text, span }: Name, removed: Name): void {
  state.report(
    error('HR0401', 'nothing to change', span, `the card \`${text}\` has been taken away`, {
      secondary: [{ span: removed.span, text: 'it is removed here' }],
      hint: `leave out one of them, or say \`card ${text}\` for a new one`,
    }),
  )
}

function replaceBlock(state: OverlayState, entry: Entry, decl: CardDecl, by: Touched): void {
  const { module, name } = by
  const before = state.entries.filter((e) => e.ofCard === name.text)
  const taken = takenFrom(state, module).filter((e) => e.ofCard === name.text)
  if (!isUndisputed(state, [...taken, ...before], by)) return
  noteChanged(state.uses, name.span, entry.decl)
  state.taken.push({ module, span: name.span, decl: entry.decl })
  const card = decl.cites.length > 0 ? decl : { ...decl, cites: entry.decl.cites }
  const next = { ...entry, decl: card }
  changeEntry(state, entry, next, by)
  const texts = textsOnCard(card, name, module, state.numbering, before)
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
