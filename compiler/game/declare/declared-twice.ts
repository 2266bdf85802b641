import type { Sayable } from '../../../grammar/saying.ts'
import { error } from '../../diagnostics/make.ts'
import type { Diagnostic, Remark } from '../../diagnostics/diagnostic.ts'
import type { Span } from '../../../grammar/source-file.ts'
import { joiningPlace } from '../joined-variants.ts'
import type { OverlayState } from '../overlay-state.ts'
import { worded } from '../../diagnostics/worded.ts'

/**
 * HR0102: a name that something bears already. What is to be done hangs on who said it before: the same file, one that
 * is included, what a variant is built on, or a variant beside it. `word` is how that would be replaced.
 */
export function declaredTwice(state: OverlayState, again: Remark, before: Span, word = 'replace'): Diagnostic {
  const { hint, joined } = whatToDo(state, again.span, before, word)
  const first = { span: before, text: worded('first declared here') }
  return error('HR0102', worded('declared twice'), again.span, again.text, {
    secondary: joined === null ? [first] : [first, { span: joined, text: worded('the two are joined here') }],
    hint,
  })
}

interface ToDo {
  readonly hint: Sayable
  /** Where variants are joined that say it both. */
  readonly joined: Span | null
}

function whatToDo(state: OverlayState, again: Span, before: Span, word: string): ToDo {
  const [later, earlier] = [moduleOf(state, again), moduleOf(state, before)]
  if (again.file.path === before.file.path || later === null || earlier === null)
    return { hint: worded('choose another name for one of them'), joined: null }
  if (later === earlier)
    return { hint: worded('to change what an included file says, write `{1}` below its `include`', word), joined: null }
  if (state.below.get(later)?.has(earlier) === true)
    return { hint: worded('to change what the base says, write `{1}`', word), joined: null }
  return {
    hint: worded('choose another name in `{1}` or `{2}`, or join one of them alone', earlier, later),
    joined: joiningPlace(state, earlier, later),
  }
}

/** The game or variant that a file belongs to, by its header, or by what stands in it. */
function moduleOf({ headers, entries }: OverlayState, { file }: Span): string | null {
  const begun = headers.find(({ span }) => span.file.path === file.path)
  return begun?.name.text ?? entries.find(({ decl }) => decl.span.file.path === file.path)?.module ?? null
}
