import { conjuncts, mentions, statementsIn } from '../analyse/walk.ts'
import type { Repairing } from '../diagnostics/diagnostic.ts'
import { warning } from '../diagnostics/make.ts'
import type { Local, TExpr } from '../program/ir.ts'
import type { Check } from './check.ts'
import type { Span } from '../../grammar/source-file.ts'
import { expressionsOf } from '../analyse/units.ts'
import { analysesOf } from '../analyse/analyses.ts'
import { worded } from '../diagnostics/worded.ts'

/**
 * HR0581: `where` takes in all that follows it, so that `no card c where … and some card d …` is true wherever the
 * second is not. Of `some` and `each` what says nothing of the variable comes to the same inside and outside.
 */
export const conditionSwallowed: Check = ({ program }, report) => {
  for (const x of analysesOf(program).expressions().of('query')) {
    if (x.quantifier !== 'no') continue
    const { local, tests } = x.domain
    const all = tests.flatMap(conjuncts)
    if (!all.some((test) => mentions(test, local))) continue
    const alien = all.find((test) => isQuestion(test) && !mentions(test, local))
    if (alien === undefined || isBracketed(x.span, alien)) continue
    report(
      warning(
        'HR0581',
        worded('`where` takes this in'),
        alien.span,
        worded(
          'this says nothing of `{1}`, and yet belongs to its `where`: where it does not hold, the whole is true',
          local.name,
        ),
        {
          secondary: [{ span: x.span, text: worded('all of this is one condition') }],
          hint: BOTH,
          ...inBrackets(x, alien),
        },
      ),
    )
  }
}

/**
 * HR0587: `where` takes in an `or` as well, so that of `each card c where A or B` every card passes where B holds, and
 * what reads as a sentence of its own hangs on there being a card at all. Who means it says so: `where (A or B)`.
 */
export const alternativeSwallowed: Check = ({ program }, report) => {
  for (const unit of analysesOf(program).units()) {
    const domains = [
      ...expressionsOf(unit).flatMap((x) => (x.kind === 'query' ? [{ ...x.domain, span: x.span, x }] : [])),
      ...statementsIn(unit.body).flatMap((s) => ('domain' in s ? [{ ...s.domain, span: s.span, x: null }] : [])),
    ]
    for (const { local, tests, span, x } of domains) {
      const all = tests.flatMap(conjuncts).map(disjuncts)
      const alien = all.flatMap((arms) => (isOf(arms[0], local) && !isOf(arms.at(-1), local) ? arms.slice(-1) : []))[0]
      if (alien === undefined || isBracketed(span, alien)) continue
      const { name } = local
      report(
        warning(
          'HR0587',
          worded('`where` takes this in'),
          alien.span,
          worded(
            'this says nothing of `{1}`, and yet belongs to its `where`: where it holds, every `{1}` passes',
            name,
          ),
          {
            secondary: [{ span, text: worded('all of this is one condition') }],
            hint:
              x !== null && isQuestion(x) ? EITHER : worded('if it is meant so, put it in brackets: `where (… or …)`'),
            ...(x === null ? {} : inBrackets(x, alien)),
          },
        ),
      )
    }
  }
}

const BOTH = worded(
  'if both are to hold, put the first in brackets: `(no … where …) and …`; if not, the second: `no … where (… and …)`',
)
const EITHER = worded(
  'if it is another condition, put the first in brackets: `(… where …) or …`; if it is meant so, the second: `where (… or …)`',
)

/** Whether brackets say already that a condition belongs to the `where` of what is written from `start` on. */
function isBracketed({ file, start }: Span, last: TExpr): boolean {
  // Those of the condition alone say nothing of what it belongs to.
  const before = file.text.slice(start, last.span.start).replace(/[(\s]+$/u, '')
  return before.split('(').length > before.split(')').length
}

/** The edit that leaves the last condition out of the `where` of a question. */
function inBrackets(x: TExpr, last: TExpr): { readonly fix?: Repairing } {
  const { file, start } = x.span
  const [, question, joint] = /^([^]*?)(\s+(?:and|or)\s+)$/u.exec(file.text.slice(start, last.span.start)) ?? []
  const isWhole = question !== undefined && question.split('(').length === question.split(')').length
  if (!isQuestion(x) || joint === undefined || !isWhole || last.span.end !== x.span.end) return {}
  const title = worded('put what belongs to `where` in brackets')
  return { fix: { title, span: { file, start, end: last.span.start }, replacement: `(${question})${joint}` } }
}

const isOf = (x: TExpr | undefined, local: Local): boolean => x !== undefined && mentions(x, local)

/** The parts of a condition of which one has to hold. */
const disjuncts = (x: TExpr): readonly TExpr[] =>
  x.kind === 'binary' && x.op === 'or' ? [...disjuncts(x.left), ...disjuncts(x.right)] : [x]

/** `some …` or `no …`, which reads as a sentence of its own. */
const isQuestion = (x: TExpr): boolean =>
  x.kind === 'not' ? isQuestion(x.operand) : x.kind === 'query' && (x.quantifier === 'some' || x.quantifier === 'no')
