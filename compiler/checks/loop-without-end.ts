import { stretched } from '../../grammar/source-file.ts'
import { analysesOf } from '../analyse/analyses.ts'
import { EffectSet } from '../analyse/effect-set.ts'
import type { Effects } from '../analyse/effects.ts'
import { rowOf } from '../analyse/operations.ts'
import { contains, reaches, statementsIn } from '../analyse/walk.ts'
import { error } from '../diagnostics/make.ts'
import type { TExpr, TStmt } from '../program/ir.ts'
import type { Check } from './check.ts'
import { worded } from '../diagnostics/worded.ts'

type Loop = TStmt & { kind: 'loop' }

/** HR0507 for loops: without a decision, a way out, or a change to what ends it, a loop never ends. */
export const loopWithoutEnd: Check = ({ program }, report) => {
  const { statements, everEffects, conduct } = analysesOf(program)
  for (const s of statements().of('loop')) {
    if (reaches(s.body, leaves) || conduct().leaves(s.body)) continue
    const condition = s.while ?? s.until
    if (condition === null) {
      if (!conduct().asks(s.body))
        report(
          error(
            'HR0507',
            worded('this never ends'),
            firstLine(s),
            worded('nothing in this block asks anybody, stops or finishes'),
            {
              hint: worded('end the block with `until …`'),
            },
          ),
        )
    } else if (stuck(everEffects(), s, condition)) {
      report(
        error(
          'HR0507',
          worded('this never ends'),
          condition.span,
          worded('nothing in the block changes what this depends on'),
          {
            hint: worded('change it in the block, or ask for something that the block changes'),
          },
        ),
      )
    }
  }
}

/** What may end the text that the loop stands in, or undo its event. */
const leaves = (s: TStmt): boolean => rowOf(s).exits === 'text' || (s.kind === 'call' && s.forced)

function stuck(effects: Effects, loop: Loop, condition: TExpr): boolean {
  if (condition.kind === 'truth') return condition.value === (loop.while !== null)
  const written = new EffectSet()
  for (const s of loop.body) written.addAll(effects.writes(s))
  const assigned = new Set(
    statementsIn(loop.body)
      .flatMap((s) => rowOf(s).assigns(s))
      .map((local) => local.id),
  )
  return (
    !effects.reads(condition).meets(written) &&
    !contains(condition, (x) => x.kind === 'local' && assigned.has(x.local.id))
  )
}

function firstLine(s: TStmt): TStmt['span'] {
  const at = s.span.file.text.indexOf('\n', s.span.start)
  return stretched(s.span, { end: at < 0 || at > s.span.end ? s.span.end : at })
}
