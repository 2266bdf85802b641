import { error } from '../diagnostics/make.ts'
import { nearest } from '../diagnostics/nearest.ts'
import type { Handle } from '../../grammar/tree/declarations.ts'
import type { Name } from '../../grammar/tree/names.ts'
import type { Span } from '../../grammar/source-file.ts'
import { noteChanged } from './changed-names.ts'
import { refuseSecond } from './changed-twice.ts'
import { type Entry, citesClause, entriesCalled, isExampleTitled } from './entry.ts'
import { isSeen, isUndisputed, seenBy, takenFrom, touch } from './in-conflict.ts'
import { type OverlayState, type Touched, lacking, unknownHandle } from './overlay-state.ts'
import { severalMeant } from './several-meant.ts'
import { worded } from '../diagnostics/worded.ts'

/** Takes away what `remove` names from what the module stands on. */
export function remove(state: OverlayState, target: Handle, module: string): void {
  switch (target.kind) {
    case 'card':
      return removeCard(state, target.name, module)
    case 'example':
      return removeExample(state, target, module)
    case 'examples':
      return target.clauses.forEach((clause) => removeExamplesOf(state, clause, module))
    case 'clause':
      return removeClause(state, target.name, module)
    case 'name':
      return removeNamed(state, target.name, module)
  }
}

/** What stands on it goes with it. */
function removeCard(state: OverlayState, name: Name, module: string): void {
  const standsOnIt = (e: Entry): boolean => e.ofCard === name.text
  const texts = [...takenFrom(state, module), ...state.entries].filter(standsOnIt)
  if (!touch(state, name.text, { module, name }) || !isUndisputed(state, texts, { module, name })) return
  state.removedCards.set(name.text, name)
  const card = state.entries.filter(({ decl }) => decl.kind === 'card' && decl.name?.text === name.text)
  for (const { decl } of card) state.taken.push({ module, span: name.span, decl })
  takeAway(state, state.entries.filter(standsOnIt), { module, name })
}

/** Sentences that a line takes out of what the game says. */
function takeAway(state: OverlayState, entries: readonly Entry[], by: Touched): void {
  for (const entry of entries) {
    state.taken.push({ module: by.module, span: by.name.span, decl: entry.decl })
    state.gone.set(entry, by)
  }
  state.entries = state.entries.filter((e) => !entries.includes(e))
}

/** Takes examples, and tells whether there were such. Another variant that is joined may have taken them already. */
function takeExamples(state: OverlayState, goes: (e: Entry) => boolean, by: Touched): boolean {
  const gone = state.entries.filter(goes)
  for (const entry of gone) state.gone.set(entry, by)
  const known = gone.length > 0 || state.removedExamples.some(goes)
  state.removedExamples.push(...gone)
  state.entries = state.entries.filter((e) => !goes(e))
  return known
}

function removeExample(
  state: OverlayState,
  { title, span }: { readonly title: string; readonly span: Span },
  module: string,
): void {
  const isMeant = (e: Entry): boolean => isExampleTitled(e, title)
  const meant = state.entries.filter(isMeant)
  const by = { module, name: { text: title, span } }
  if (!isUndisputed(state, meant, by)) return
  if (takeExamples(state, isMeant, by)) return
  const titles = state.entries.flatMap((e) => (e.decl.kind === 'example' ? [e.decl.title] : []))
  const message = lacking(state, module, worded('example with this title'))
  state.report(error('HR0401', worded('nothing to remove'), span, message, nearest(title, titles)))
}

/** Of what the module stands on; those of a variant that it is joined with stay, whichever comes first. */
function removeExamplesOf(state: OverlayState, clause: Name, module: string): void {
  const below = state.below.get(module)
  const cites = (e: Entry): boolean =>
    e.decl.kind === 'example' && below?.has(e.origin) === true && citesClause(e.decl, clause.text)
  const by = { module, name: clause }
  if (!isUndisputed(state, heldInTheirPlace(state, cites), by)) return
  if (takeExamples(state, cites, by)) return
  if (below === undefined || below.size === 0)
    return state.report(
      error(
        'HR0401',
        worded('nothing to remove'),
        clause.span,
        worded('the game is built on no other, whose examples could go'),
        {
          hint: worded('remove an example of a file that is included by its title: `remove example "…"`'),
        },
      ),
    )
  const cited = state.entries.flatMap(({ decl }) => (decl.kind === 'example' ? decl.cites.map(({ text }) => text) : []))
  const message = worded('the base has no example that cites `{1}`', clause.text)
  state.report(error('HR0401', worded('nothing to remove'), clause.span, message, nearest(clause.text, cited)))
}

/** What is said, and that by which a variant has replaced what is sought: a line that comes after it takes neither. */
function heldInTheirPlace({ entries, was }: OverlayState, isSought: (e: Entry) => boolean): Entry[] {
  const wasSought = (e: Entry | undefined): boolean => e !== undefined && (isSought(e) || wasSought(was.get(e)))
  return entries.filter(wasSought)
}

function removeNamed(state: OverlayState, name: Name, module: string): void {
  const named = entriesCalled(seenBy(state, module), name.text)
  const taken = entriesCalled(takenFrom(state, module), name.text)
  if (!isUndisputed(state, [...taken, ...named], { module, name })) return
  if (named.length === 0) return unknownHandle(state, { module, name }, worded('declaration named'))
  const cards = new Set(named.map(({ decl }) => (decl.kind === 'card' ? (decl.name?.text ?? null) : null)))
  if (!cards.has(null)) {
    for (const card of cards) if (card !== null) removeCard(state, { text: card, span: name.span }, module)
    return
  }
  const groups = new Set(named.map((e) => (e.decl.label?.text === name.text ? e : e.decl.kind)))
  if (groups.size > 1) {
    const what = worded('{1} things are called `{2}`', groups.size, name.text)
    return state.report(severalMeant('remove', name, what, named))
  }
  for (const entry of named) {
    refuseSecond(state, state.changed.get(entry), { module, name })
    noteChanged(state.uses, name.span, entry.decl)
  }
  takeAway(state, named, { module, name })
}

/** Every sentence of the clause, and the examples that are of no other. */
function removeClause(state: OverlayState, name: Name, module: string): void {
  const cites = (e: Entry): boolean => citesClause(e.decl, name.text) && e.decl.kind !== 'example'
  const rules = seenBy(state, module).filter(cites)
  if (!isUndisputed(state, [...takenFrom(state, module).filter(cites), ...rules], { module, name })) return
  if (rules.length === 0) return unknownHandle(state, { module, name }, worded('rule that cites'))
  for (const { decl } of rules)
    refuseOtherClause(
      state,
      name,
      decl.cites.find((c) => c.text !== name.text),
    )
  const isOfIt = (e: Entry): boolean =>
    e.decl.kind === 'example' && e.decl.cites.every((c) => c.text === name.text) && isSeen(state, module, e)
  if (!isUndisputed(state, heldInTheirPlace(state, isOfIt), { module, name })) return
  takeAway(state, rules, { module, name })
  takeExamples(state, isOfIt, { module, name })
}

function refuseOtherClause(state: OverlayState, name: Name, other: Name | undefined): void {
  if (other === undefined) return
  state.report(
    error(
      'HR0405',
      worded('a rule with two clauses'),
      name.span,
      worded('this would also remove what cites `{1}`', other.text),
      {
        secondary: [{ span: other.span, text: worded('it cites another clause here') }],
        hint: worded('remove the rule by its name instead of by the clause'),
      },
    ),
  )
}
