import type { Sayable } from '../../grammar/saying.ts'
import { error } from '../diagnostics/make.ts'
import { nearest } from '../diagnostics/nearest.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import type { Decl, Header } from '../../grammar/tree/declarations.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { Name } from '../../grammar/tree/names.ts'
import type { NameUse } from './name-use.ts'
import { type Entry, handlesOf, newNumbering, type Numbering } from './entry.ts'
import { worded } from '../diagnostics/worded.ts'

/** Who changes something, and where. */
export interface Touched {
  readonly module: string
  readonly name: Name
}

/** A declaration that a variant took away, or said anew, with what it said before. */
export interface TakenDeclaration {
  readonly module: string
  /** Where the variant names it. */
  readonly span: Span
  readonly decl: Decl
}

export interface OverlayState {
  entries: Entry[]
  /** Their games, in the order in which they are heard. */
  readonly modules: readonly string[]
  /** What games and variants say of themselves, base first. */
  readonly headers: readonly Header[]
  readonly removedCards: Map<string, Name>
  /** Names under which variants put a card in the place of one that `each` is to make. */
  readonly cardsOfEach: Map<string, Name>
  /** Of whatever variant: that it is gone already is no mistake of the next. */
  readonly removedExamples: Entry[]
  readonly taken: TakenDeclaration[]
  readonly chosenOptions: Map<string, { readonly value: string; readonly name: Name }>
  /** Who changed last what is no sentence of its own, by what messages call it. */
  readonly touched: Map<string, Touched>
  /** By what it has become: who changed something last. */
  readonly changed: Map<Entry, Touched>
  /** By what it has become: who added to it what a replacement would lose. */
  readonly added: Map<Entry, readonly Touched[]>
  /** By what it has become: what it was before. */
  readonly was: Map<Entry, Entry>
  /** Who took something away, or put something else in its place. */
  readonly gone: Map<Entry, Touched>
  /** `A before B` of the composing variant. */
  readonly order: readonly (readonly [string, string])[]
  /** The modules that each stands on: it is heard after them. */
  readonly below: ReadonlyMap<string, ReadonlySet<string>>
  /** Counts on over all modules. */
  readonly numbering: Numbering
  /** What the names of overlays stand for. */
  readonly uses: NameUse[]
  readonly report: Report
}

/** Before anything is changed; `begun` is what is known from the start. */
export const untouched = (begun: Pick<OverlayState, 'report'> & Partial<OverlayState>): OverlayState => ({
  entries: [],
  modules: [],
  headers: [],
  removedCards: new Map(),
  cardsOfEach: new Map(),
  removedExamples: [],
  taken: [],
  chosenOptions: new Map(),
  touched: new Map(),
  changed: new Map(),
  added: new Map(),
  was: new Map(),
  gone: new Map(),
  order: [],
  below: new Map(),
  numbering: newNumbering(),
  uses: [],
  ...begun,
})

/** What there is nothing of: in the base, or in a game, which has none, among what stands above. */
export function lacking(state: OverlayState, module: string, what: Sayable): Sayable {
  return isBuilt(state, module)
    ? worded('the base has no {1}', what)
    : worded('above this line the game has no {1}', what)
}

const isBuilt = (state: OverlayState, module: string): boolean => (state.below.get(module)?.size ?? 0) > 0

/** A finding that names what there is instead; a variant is not told of what it says itself. */
export function unknownHandle(state: OverlayState, { module, name }: Touched, what: Sayable): void {
  const others = isBuilt(state, module) ? state.entries.filter((e) => e.module !== module) : state.entries
  const known = others.flatMap((e) => [...handlesOf(e.decl), e.called])
  state.report(
    error(
      'HR0401',
      worded('nothing to change'),
      name.span,
      lacking(state, module, worded('{1} `{2}`', what, name.text)),
      nearest(name.text, known),
    ),
  )
}
