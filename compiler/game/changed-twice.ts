import { error } from '../diagnostics/make.ts'
import type { Entry } from './entry.ts'
import type { OverlayState, Touched } from './overlay-state.ts'

/** HR0410: lines of one variant that change the same thing, of which only the last would count. */

/** What a line makes of something that is filed. */
export function changeEntry(state: OverlayState, was: Entry, is: Entry, by: Touched): void {
  refuseSecond(state, state.changed.get(was), by)
  state.entries[state.entries.indexOf(was)] = is
  state.changed.set(is, by)
}

/** What another line of the same variant has changed is not changed again. */
export function refuseSecond(state: OverlayState, before: Touched | undefined, { module, name }: Touched): void {
  if (before?.module !== module) return
  const who = state.headers.find((header) => header.name.text === module)?.base === null ? 'game' : 'variant'
  state.report(
    error('HR0410', 'changed twice', name.span, `\`${name.text}\` has been changed by this ${who} already`, {
      secondary: [{ span: before.name.span, text: 'this would not count' }],
      hint: 'leave one of them out',
    }),
  )
}
