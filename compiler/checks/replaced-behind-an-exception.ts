import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { error, warning, retold } from '../diagnostics/make.ts'
import { inThatOrder, type Joining, JoinedVariants } from '../game/joined-variants.ts'
import type { TakenDeclaration } from '../game/overlay-state.ts'
import type { TExcept } from '../program/declarations.ts'
import type { Check } from './check.ts'
import { worded } from '../diagnostics/worded.ts'

/**
 * HR0410: a value that a variant puts in the place of another, and that never counts, since an exception of the same
 * variant, or of what it stands on, always decides; a warning, where it is of a variant that is said to go first. HR0402,
 * where it is of one that is joined without an order.
 */
export const replacedBehindAnException: Check = ({ program, resolution }, report) => {
  const variants = new JoinedVariants(resolution.modules)
  for (const { declared, excepts } of program.facts.values()) {
    const always = excepts.filter(isAlways)
    if (always.length === 0) continue
    for (const line of resolution.taken) {
      if (line.decl.kind !== 'fact' || line.decl.name.text !== declared) continue
      const found = always.flatMap((by): Diagnostic[] => {
        const joining = variants.between(line.span, by.span)
        if (joining.kind === 'open')
          return [retold(inConflict(declared, line, by, joining), inThatOrder(variants, joining.first, joining.second))]
        const module = variants.moduleOf(by.span)
        if (joining.kind === 'ordered')
          return joining.first === module ? [decidesInAnyOrder(declared, line, by, joining)] : []
        const isHeard = module === line.module || (module !== undefined && variants.below.get(line.module)?.has(module))
        return isHeard === true ? [neverCounts(declared, line, by)] : []
      })
      if (found[0] !== undefined) report(found[0])
    }
  }
}

/** Whether it sets the value of whatever the fact is asked of, for as long as the game lasts. */
const isAlways = ({ op, tests, selfDomain, lasting }: TExcept): boolean =>
  op === '=' && tests.length === 0 && selfDomain === null && lasting === null

const neverCounts = (fact: string, line: TakenDeclaration, { span }: TExcept): Diagnostic =>
  error(
    'HR0410',
    worded('changed twice'),
    line.span,
    worded('what this makes of `{1}` never counts: an exception always sets it', fact),
    {
      secondary: [{ span, text: worded('this decides') }],
      hint: worded('leave one of them out, or give the exception an `if`'),
    },
  )

/** What goes first is said as if what comes after it were to count. */
const decidesInAnyOrder = (
  fact: string,
  line: TakenDeclaration,
  { span }: TExcept,
  { first, at }: Joining & { kind: 'ordered' },
): Diagnostic =>
  warning(
    'HR0410',
    worded('changed twice'),
    at ?? line.span,
    worded(
      'in either order an exception of `{1}` always sets `{2}`, and what `{3}` makes of it never counts',
      first,
      fact,
      line.module,
    ),
    {
      secondary: [
        { span: line.span, text: worded('this never counts') },
        { span, text: worded('this decides') },
      ],
      hint: worded('if that is meant, write `with {1} before {2}`; else leave one of them out', line.module, first),
    },
  )

function inConflict(
  fact: string,
  line: TakenDeclaration,
  by: TExcept,
  joining: Joining & { kind: 'open' },
): Diagnostic {
  const { first, second, at } = joining
  const both = worded('`{1}` and `{2}`, which are joined here, both set `{3}`', first, second, fact)
  return error('HR0402', worded('variants in conflict'), at ?? by.span, both, {
    secondary: [
      { span: line.span, text: worded('what `{1}` puts in its place here', first) },
      { span: by.span, text: worded('never counts beside what `{1}` says here', second) },
    ],
    hint: worded(
      'leave one of them out; or say that the exception is meant to decide, `with {1} before {2}`',
      first,
      second,
    ),
  })
}
