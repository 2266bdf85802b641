import { error } from '../diagnostics/make.ts'
import { nearest } from '../diagnostics/nearest.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import type { Decl, Header } from '../../grammar/tree/declarations.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { Name } from '../../grammar/tree/names.ts'
import { joiningPlace } from './joined-variants.ts'
import type { NameUse } from './name-use.ts'
import { type Entry, handlesOf, type Numbering } from './entry.ts'

/** What an overlay touched, by handle, so that two composed variants that touch one thing are told. */
export interface Touched {
  readonly module: string
  readonly name: Name
}

/** A declaration that a variant took away, or said anew, with what it said before. */
export interface Taken {
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
  readonly taken: Taken[]
  readonly chosenOptions: Map<string, { readonly value: string; readonly name: Name }>
  readonly touched: Map<string, Touched>
  /** By what it has become: who changed something last. */
  readonly changed: Map<Entry, Touched>
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

/**
 * Notes who changes what; two that do, of which neither stands on the other, are in conflict. What is changed says what
 * the last of them says; what is added stays beside what another adds.
 */
export function touch(
  state: OverlayState,
  handle: string,
  name: Name,
  module: string,
  how: 'changed' | 'added' = 'changed',
): void {
  const before = state.touched.get(handle)
  const settled =
    before !== undefined &&
    (before.module === module ||
      state.below.get(module)?.has(before.module) === true ||
      state.order.some(([a, b]) => a === before.module && b === module))
  if (before !== undefined && !settled) inConflict(state, handle, how, before, { module, name })
  state.touched.set(handle, { module, name })
}

/** What is to be mended is the line that joins the two. */
function inConflict(
  state: OverlayState,
  handle: string,
  how: 'changed' | 'added',
  first: Touched,
  second: Touched,
): void {
  const order = `\`with ${first.module} before ${second.module}\``
  const both = `\`${first.module}\` and \`${second.module}\`, which are joined here, both change \`${handle}\``
  const places = [first, second].map(({ module, name }) => ({ span: name.span, text: `\`${module}\` changes it here` }))
  state.report(
    error(
      'HR0402',
      'variants in conflict',
      joiningPlace(state, first.module, second.module) ?? second.name.span,
      both,
      {
        secondary: places,
        hint:
          how === 'added'
            ? `say which goes first: ${order}; what both add is done`
            : `say which goes first: ${order}, and \`${handle}\` is what \`${second.module}\` makes of it`,
      },
    ),
  )
}

/** What there is nothing of: in the base, or in a game, which has none, among what stands above. */
export function lacking(state: OverlayState, module: string, what: string): string {
  const isBuilt = (state.below.get(module)?.size ?? 0) > 0
  return isBuilt ? `the base has no ${what}` : `above this line the game has no ${what}`
}

/** A finding that names what there is instead. */
export function unknownHandle(state: OverlayState, { module, name }: Touched, what: string): void {
  const known = state.entries.flatMap((e) => [...handlesOf(e.decl), e.called])
  state.report(
    error(
      'HR0401',
      'nothing to change',
      name.span,
      lacking(state, module, `${what} \`${name.text}\``),
      nearest(name.text, known),
    ),
  )
}
