import type { Decl } from '../../grammar/tree/declarations.ts'
import type { ExampleDecl } from '../../grammar/tree/examples.ts'
import { nameOf, noteChanged } from './changed-names.ts'
import { changeEntry } from './changed-twice.ts'
import { entriesCalled, handlesOf, isExampleTitled } from './entry.ts'
import { type OverlayState, touch, unknownHandle } from './overlay-state.ts'
import { replaceCard } from './replace-card.ts'

/** Puts a whole declaration in the place of its namesake, or of the sentence that bears its label. */
export function replace(state: OverlayState, decl: Decl, module: string): void {
  if (decl.kind === 'example') return replaceExample(state, decl, module)
  if (decl.kind === 'card' && decl.name !== null) return replaceCard(state, decl, decl.name, module)
  const handles = handlesOf(decl)
  const name = decl.label ?? nameOf(decl) ?? { text: handles[0] ?? '', span: decl.span }
  const named = handles
    .flatMap((handle) => entriesCalled(state.entries, handle))
    .filter((e) => e.decl.kind === decl.kind)
  const entry = named.find((e) => isOfCards(e.decl) === isOfCards(decl)) ?? named[0]
  if (entry === undefined) return unknownHandle(state, { module, name }, `${decl.kind} named`)
  touch(state, handles[0] ?? '', name, module)
  noteChanged(state.uses, nameOf(decl)?.span ?? name.span, entry.decl)
  state.taken.push({ module, span: nameOf(decl)?.span ?? name.span, decl: entry.decl })
  const next = decl.cites.length > 0 ? decl : { ...decl, cites: entry.decl.cites }
  const called = decl.label?.text ?? entry.called
  changeEntry(state, entry, { ...entry, called, decl: next }, { module, name })
}

function replaceExample(state: OverlayState, decl: ExampleDecl, module: string): void {
  const entry = state.entries.find((e) => isExampleTitled(e, decl.title))
  const name = { text: decl.title, span: decl.span }
  if (entry === undefined) return unknownHandle(state, { module, name }, 'example titled')
  changeEntry(state, entry, { ...entry, decl }, { module, name })
}

/** Whether it is what a text of cards says instead of an event's own instructions, rather than the event itself. */
export const isOfCards = (decl: Decl): boolean => decl.kind === 'event' && decl.params.some(({ type }) => type === null)
