import { error } from '../../diagnostics/make.ts'
import type { Diagnostic, Label } from '../../diagnostics/diagnostic.ts'
import type { Span } from '../../../grammar/source-file.ts'
import { joiningPlace } from '../joined-variants.ts'
import type { OverlayState } from '../overlay-state.ts'

/**
 * HR0102: a name that something bears already. What is to be done hangs on who said it before: the same file, one that
 * is included, what a variant is built on, or a variant beside it. `word` is how that would be replaced.
 */
export function declaredTwice(state: OverlayState, again: Label, before: Span, word = 'replace'): Diagnostic {
  const { hint, joined } = whatToDo(state, again.span, before, word)
  const first = { span: before, text: 'first declared here' }
  return error('HR0102', 'declared twice', again.span, again.text, {
    secondary: joined === null ? [first] : [first, { span: joined, text: 'the two are joined here' }],
    hint,
  })
}

interface ToDo {
  readonly hint: string
  /** Where variants are joined that say it both. */
  readonly joined: Span | null
}

function whatToDo(state: OverlayState, again: Span, before: Span, word: string): ToDo {
  const [later, earlier] = [moduleOf(state, again), moduleOf(state, before)]
  if (again.file.path === before.file.path || later === null || earlier === null)
    return { hint: 'choose another name for one of them', joined: null }
  if (later === earlier)
    return { hint: `to change what an included file says, write \`${word}\` below its \`include\``, joined: null }
  if (state.below.get(later)?.has(earlier) === true)
    return { hint: `to change what the base says, write \`${word}\``, joined: null }
  return {
    hint: `choose another name in \`${earlier}\` or \`${later}\`, or join one of them alone`,
    joined: joiningPlace(state, earlier, later),
  }
}

/** The game or variant that a file belongs to, by its header, or by what stands in it. */
function moduleOf({ headers, entries }: OverlayState, { file }: Span): string | null {
  const begun = headers.find(({ span }) => span.file.path === file.path)
  return begun?.name.text ?? entries.find(({ decl }) => decl.span.file.path === file.path)?.module ?? null
}
