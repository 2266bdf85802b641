import type { Sayable } from '../../grammar/saying.ts'
import { error } from '../diagnostics/make.ts'
import type { Entry } from './entry.ts'
import { goesBefore, inThatOrder, joiningPlace } from './joined-variants.ts'
import type { OverlayState, Touched } from './overlay-state.ts'
import { worded } from '../diagnostics/worded.ts'

/** HR0402: two variants that change the same thing, of which neither stands on the other, nor is said to be first. */

/** What both do; of a sentence with an `if` both conditions may be meant to hold. */
type Change = 'changed' | 'conditioned' | 'added'

/** What a module stands on, and has said itself; what a variant adds that is joined with it is none of its business. */
export function seenBy(state: OverlayState, module: string): Entry[] {
  return state.entries.filter((entry) => isSeen(state, module, entry))
}

export const isSeen = ({ below }: OverlayState, module: string, { origin }: Entry): boolean =>
  origin === module || below.get(module)?.has(origin) === true

/** What a module stands on, but a variant in conflict with it has taken away. */
export function takenFrom(state: OverlayState, module: string): Entry[] {
  const taken = [...state.gone].filter(([entry, by]) => isSeen(state, module, entry) && !isSettled(state, by, module))
  return taken.map(([entry]) => entry)
}

/** Whether no variant in conflict with a line changes some of what the line changes; the first that does is told. */
export const isUndisputed = (state: OverlayState, entries: readonly Entry[], by: Touched): boolean =>
  isUnreplaced(state, entries, by, state.added)

/** The same for a line that adds: what others add to the same stays beside it. */
export function isUnreplaced(
  state: OverlayState,
  entries: readonly Entry[],
  by: Touched,
  added: OverlayState['added'] | null = null,
): boolean {
  for (const entry of entries) {
    const last = state.gone.get(entry) ?? state.changed.get(entry)
    const all = [...(last === undefined ? [] : [last]), ...(added?.get(entry) ?? [])]
    const before = all.find((one) => !isSettled(state, one, by.module))
    if (before === undefined) continue
    const isGone = state.gone.has(entry)
    inConflict(state, handleOf(entry), !isGone && hasCondition(entry) ? 'conditioned' : 'changed', before, by)
    return false
  }
  return true
}

const handleOf = ({ decl, called }: Entry): string => (decl.kind === 'example' ? `example "${decl.title}"` : called)

const hasCondition = ({ decl }: Entry): boolean => 'cond' in decl && decl.cond !== null

/**
 * Notes who changes what is no sentence of its own; whether that is undisputed. What is changed says what the last of
 * them says; what is added stays beside what another adds.
 */
export function touch(
  state: OverlayState,
  handle: string,
  by: Touched,
  how: Exclude<Change, 'conditioned'> = 'changed',
): boolean {
  const before = state.touched.get(handle)
  const settled = before === undefined || isSettled(state, before, by.module)
  if (!settled) inConflict(state, handle, how, before, by)
  state.touched.set(handle, by)
  return settled
}

const isSettled = ({ below, order }: OverlayState, before: Touched, module: string): boolean =>
  before.module === module || below.get(module)?.has(before.module) === true || goesBefore(order, before.module, module)

/** What is to be mended is the line that joins the two. */
function inConflict(state: OverlayState, handle: string, how: Change, first: Touched, second: Touched): void {
  const order = `\`with ${first.module} before ${second.module}\``
  const both = worded('`{1}` and `{2}`, which are joined here, both change `{3}`', first.module, second.module, handle)
  const places = [first, second].map(({ module, name }) => ({
    span: name.span,
    text: worded('`{1}` changes it here', module),
  }))
  const at = joiningPlace(state, first.module, second.module) ?? second.name.span
  const last = worded('{1}, and `{2}` is what `{3}` makes of it', order, handle, second.module)
  const hints: Readonly<Record<Change, Sayable>> = {
    added: worded('{1}; what both add is done', order),
    changed: last,
    conditioned: worded('{1}; to have the conditions of both, replace it besides where they are joined', last),
  }
  const hint = worded('say which goes first: {1}', hints[how])
  state.report(
    error('HR0402', worded('variants in conflict'), at, both, {
      secondary: places,
      hint,
      ...inThatOrder(state, first.module, second.module),
    }),
  )
}
