import type { Check } from './check.ts'
import { toldToSome } from '../analyse/kept-for-all.ts'
import { secretIn } from '../analyse/secret-behind.ts'
import { blocksOf, mentions, statementsIn, within } from '../analyse/walk.ts'
import { warning } from '../diagnostics/make.ts'
import { isAskedBy } from '../program/asked-by.ts'
import type { Proc, StmtIn, TExpr, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { worded } from '../diagnostics/worded.ts'

/**
 * HR0597: who has no choice, or a single one, is not asked, and who was asked is told; so what is asked of several at
 * the same time must not hang on what is hidden, nor may whether there is a choice at all hang on it.
 */
export const whoIsAskedTells: Check = ({ program }, report) => {
  if (program.game.seats.to === 1) return
  const secret = toldToSome(program)
  for (const proc of program.procs)
    for (const asked of secret.has(proc) ? [] : questionsIn(proc.body, [])) {
      const { question } = asked
      if (isKeptFromOthers(program, question)) continue
      for (const test of testsOf(asked)) {
        const values = behind(proc, test).map((x) => secretIn(program, x, setOf(question)))
        const what = values.find((secret) => secret !== null)
        if (what === undefined) continue
        report(
          warning('HR0597', worded('who is asked tells'), test.span, worded('who is asked tells of {1}', what), {
            secondary: [{ span: question.span, text: worded('who has no choice here, or a single one, is not asked') }],
            hint: question.site.sameTime
              ? worded('{1}, or write `tell nothing of` the question', JUDGE_LATER)
              : JUDGE_LATER,
            clauses: [...question.cites],
          }),
        )
        break
      }
    }
}

const JUDGE_LATER = worded('let all choose among the same, and judge later what they have chosen')

type Question = TStmt & StmtIn<'choose' | 'may' | 'oneOf'>

/** What is asked of somebody, and the conditions around it in its text. */
interface Asked {
  readonly question: Question
  readonly under: readonly TExpr[]
}

function questionsIn(body: readonly TStmt[], under: readonly TExpr[]): readonly Asked[] {
  return body.flatMap((s) => {
    const isQuestion = s.kind === 'choose' || s.kind === 'oneOf' || s.kind === 'may'
    const inside = s.kind === 'if' ? [s.cond] : s.kind === 'each' || s.kind === 'sameTime' ? partsOfDomain(s) : []
    return [
      ...(isQuestion && s.who !== 'chance' ? [{ question: s, under }] : []),
      ...blocksOf(s).flatMap((block) => questionsIn(block, [...under, ...inside])),
    ]
  })
}

/** Only some are told that it is asked; or nobody, where the others were not told either as long as it stood. */
const isKeptFromOthers = (program: Program, { site }: Question): boolean =>
  program.askedPrivately.some((line) => isAskedBy(line, site)) ||
  (site.sameTime && program.questions.findLast((line) => isAskedBy(line, site))?.words === null)

const partsOfDomain = ({ domain: { set, tests } }: StmtIn<'each' | 'sameTime'>): readonly TExpr[] =>
  set === null ? tests : [set, ...tests]

const setOf = (s: Question): readonly TExpr[] => (s.kind === 'choose' && s.domain.set !== null ? [s.domain.set] : [])

/** A condition, and what the variables that it names were worked out to be in its text. */
function behind({ body }: Proc, test: TExpr): readonly TExpr[] {
  const found = new Set([test])
  // A set that grows while it is gone through shows what is added as well.
  for (const x of found) {
    const named = within(x).flatMap((part) => (part.kind === 'local' ? [part.local] : []))
    for (const s of statementsIn(body)) if (s.kind === 'assign' && named.includes(s.local)) found.add(s.value)
  }
  return [...found]
}

/**
 * Of one who is asked alone, what he chooses from is mostly seen by what he does with it: there only what says nothing
 * of the choice itself, by which anything can be chosen or nothing.
 */
function testsOf({ question, under }: Asked): readonly TExpr[] {
  const { domain, count } = question.kind === 'choose' ? question : { domain: null, count: null }
  const often = count === null ? [] : [count.from, count.to]
  if (question.site.sameTime) return [...setOf(question), ...often, ...(domain?.tests ?? []), ...under]
  return domain?.tests.flatMap(joined).filter((test) => !mentions(test, domain.local)) ?? []
}

/** What is joined in a condition by `and`, `or` and `not`. */
function joined(x: TExpr): readonly TExpr[] {
  if (x.kind === 'not') return joined(x.operand)
  const isJoined = x.kind === 'binary' && (x.op === 'and' || x.op === 'or')
  return isJoined ? [...joined(x.left), ...joined(x.right)] : [x]
}
