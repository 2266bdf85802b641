import type { Sayable } from '../../grammar/saying.ts'
import { error } from '../diagnostics/make.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Decl } from '../../grammar/tree/declarations.ts'
import type { ExampleDecl } from '../../grammar/tree/examples.ts'
import type { Name } from '../../grammar/tree/names.ts'
import { printPhrase } from '../syntax/print-expr.ts'
import { nameOf, noteChanged } from './changed-names.ts'
import { changeEntry } from './changed-twice.ts'
import { type Entry, deedOf, entriesCalled, handlesOf, isExampleTitled } from './entry.ts'
import { isUndisputed, seenBy, takenFrom } from './in-conflict.ts'
import { type OverlayState, unknownHandle } from './overlay-state.ts'
import { replaceCard } from './replace-card.ts'
import { severalMeant } from './several-meant.ts'
import { worded } from '../diagnostics/worded.ts'

/** Puts a whole declaration in the place of its namesake, or of the sentence that bears its label. */
export function replace(state: OverlayState, decl: Decl, module: string): void {
  if (decl.kind === 'example') return replaceExample(state, decl, module)
  const ofCard = decl.kind === 'card' ? (decl.label ?? decl.name) : null
  if (decl.kind === 'card' && ofCard !== null) return replaceCard(state, decl, ofCard, module)
  const handle = decl.label?.text ?? handlesOf(decl)[0]
  if (handle === undefined) return state.report(unnamed(state, decl))
  const name = decl.label ?? nameOf(decl) ?? { text: handle, span: decl.span }
  const meantAmong = (entries: readonly Entry[]): Entry[] => {
    const named = entriesCalled(entries, handle).filter((e) => e.decl.kind === decl.kind)
    return decl.label === null ? named.filter((e) => isOfCards(e.decl) === isOfCards(decl)) : named
  }
  const meant = meantAmong(seenBy(state, module))
  if (!isUndisputed(state, [...meantAmong(takenFrom(state, module)), ...meant], { module, name })) return
  const [entry, another] = meant
  if (entry === undefined) return unknownHandle(state, { module, name }, whatIsLacking(decl))
  if (another !== undefined) return state.report(severalMeant('replace', name, whatThereIs(decl, name, meant), meant))
  noteChanged(state.uses, nameOf(decl)?.span ?? name.span, entry.decl)
  state.taken.push({ module, span: nameOf(decl)?.span ?? name.span, decl: entry.decl })
  const next = decl.cites.length > 0 ? decl : { ...decl, cites: entry.decl.cites }
  const called = decl.label?.text ?? entry.called
  changeEntry(state, entry, { ...entry, called, decl: next }, { module, name })
}

function replaceExample(state: OverlayState, decl: ExampleDecl, module: string): void {
  const isMeant = (e: Entry): boolean => isExampleTitled(e, decl.title)
  const name = { text: decl.title, span: decl.span }
  const entry = state.entries.find(isMeant)
  const meant = [...takenFrom(state, module).filter(isMeant), ...(entry === undefined ? [] : [entry])]
  if (!isUndisputed(state, meant, { module, name })) return
  if (entry === undefined) return unknownHandle(state, { module, name }, worded('example titled'))
  changeEntry(state, entry, { ...entry, decl }, { module, name })
}

/** Whether it is what a text of cards says instead of an event's own instructions, rather than the event itself. */
export const isOfCards = (decl: Decl): boolean => decl.kind === 'event' && decl.params.some(({ type }) => type === null)

const whatIsLacking = (decl: Decl): Sayable =>
  isOfCards(decl)
    ? decl.label === null
      ? worded('text of cards for the event')
      : worded('text of cards named')
    : `${called(decl)} named`

function whatThereIs(decl: Decl, { text }: Name, all: readonly Entry[]): Sayable {
  return isOfCards(decl)
    ? worded('{1} texts of cards say what `{2}` does with them', all.length, text)
    : worded('{1} sentences are about `{2}`', all.length, text)
}

/** What a sentence is called in messages. */
const called = (decl: Decl): string => (decl.kind === 'modal' ? `\`${decl.modality}\`` : decl.kind)

const CARD = '`replace card …`'

/** HR0401: a sentence has a name by its label alone, and a text of cards has none. */
function unnamed(state: OverlayState, decl: Decl): Diagnostic {
  const names = alike(state.entries, decl)
  const such = names.length > 0 ? `, as \`replace ${names[0]}: …\`` : ''
  const all = names.length > 1 ? worded('; there are {1}', names.map((name) => `\`${name}\``).join(', ')) : ''
  return decl.kind === 'text'
    ? error(
        'HR0401',
        worded('nothing to change'),
        decl.span,
        worded('a text of cards has no name; what stands in it is replaced'),
        {
          hint: worded(
            "replace each sentence of the text by its label{1}{2}; in a card's own block, by {3}",
            such,
            all,
            CARD,
          ),
        },
      )
    : error('HR0401', worded('nothing to change'), decl.span, worded('which sentence this is to replace is not said'), {
        hint: worded(
          'put the name of that sentence before it{1}{2}',
          such || worded(', its label or how messages call it'),
          all,
        ),
      })
}

/** The names of sentences of which one may be meant: of the same text of cards, or of those that do the same. */
function alike(entries: readonly Entry[], decl: Decl): string[] {
  const such = entries.filter((e) =>
    decl.kind === 'text'
      ? e.context !== null && e.ofCard === null && printPhrase(e.context.phrase) === printPhrase(decl.phrase)
      : e.decl.kind === decl.kind && deedOf(e.decl) === deedOf(decl),
  )
  return such.flatMap((e) => e.decl.label?.text ?? (deedOf(e.decl) === null ? [] : [e.called])).slice(0, 5)
}
