import { error } from '../diagnostics/make.ts'
import type { Entry } from './entry.ts'
import type { OverlayState, Touched } from './overlay-state.ts'
import { worded } from '../diagnostics/worded.ts'

/** HR0410: lines of one variant that change the same thing, of which only the last would count. */

/** What a line makes of something that is filed. */
export function changeEntry(state: OverlayState, was: Entry, is: Entry, by: Touched): void {
  const added = state.added.get(was)?.find(({ module }) => module === by.module)
  refuseSecond(state, state.changed.get(was) ?? added, by)
  state.entries[state.entries.indexOf(was)] = is
  state.changed.set(is, by)
  state.was.set(is, was)
}

/** What a line makes of something by adding to it: of whoever replaced it before, it goes on to be what they made. */
export function addToEntry(state: OverlayState, was: Entry, is: Entry, by: Touched): void {
  const changed = state.changed.get(was)
  state.entries[state.entries.indexOf(was)] = is
  if (changed !== undefined) state.changed.set(is, changed)
  state.added.set(is, [...(state.added.get(was) ?? []), by])
  state.was.set(is, was)
}

/** What another line of the same variant has changed is not changed again. */
export function refuseSecond(state: OverlayState, before: Touched | undefined, { module, name }: Touched): void {
  if (before?.module !== module) return
  const who = state.headers.find((header) => header.name.text === module)?.base === null ? 'game' : 'variant'
  state.report(
    error(
      'HR0410',
      worded('changed twice'),
      name.span,
      worded('`{1}` has been changed by this {2} already', name.text, who),
      {
        secondary: [{ span: before.name.span, text: worded('this would not count') }],
        hint: worded('leave one of them out'),
      },
    ),
  )
}
