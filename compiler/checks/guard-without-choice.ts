import { error, warning } from '../diagnostics/make.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import type { TExpr } from '../program/ir.ts'
import type { Check, CheckInput } from './check.ts'
import { type Clash, literalsOf, clashIn } from './contradiction.ts'
import { fixedValue } from '../analyse/bounds.ts'
import { within, statementsIn } from '../analyse/walk.ts'
import type { Program } from '../program/program.ts'
import { expressionsOf } from '../analyse/units.ts'
import { analysesOf } from '../analyse/analyses.ts'
import { worded } from '../diagnostics/worded.ts'

/** HR0502: a condition that can never hold, or always holds, decides nothing. */
export const guardWithoutChoice: Check = (input, report) => {
  const told = new Set<string>()
  const once: Report = (d) => {
    const key = `${d.primary.span.file.path} ${d.primary.span.start}`
    if (!told.has(key)) report(d)
    told.add(key)
  }
  for (const { tests } of guardsOf(input.program)) {
    const clash = clashIn(
      input.program,
      tests.flatMap((t) => literalsOf(t)),
    )
    if (clash !== null) tell(input, once, clash, 'never')
    else for (const test of tests) inside(input, once, test)
  }
}

/** Looks for parts of a condition that hold always, and for alternatives that never hold. */
function inside(input: CheckInput, report: Report, x: TExpr): void {
  const always = clashIn(input.program, literalsOf(x, false))
  if (always !== null) return tell(input, report, always, 'always', x)
  if (x.kind === 'not') return inside(input, report, x.operand)
  if (x.kind !== 'binary' || (x.op !== 'and' && x.op !== 'or')) return
  for (const part of [x.left, x.right]) {
    const never = clashIn(input.program, literalsOf(part))
    if (never !== null) tell(input, report, never, 'never')
    else inside(input, report, part)
  }
}

const HINTS = {
  never: worded('check what is compared with what'),
  always: worded('leave the condition out, or check what is compared with what'),
}
const HINTS_OF_LITERALS = {
  never: worded('take out what hangs on it; variants take out a sentence with `remove` and its name'),
  always: worded('leave the condition out'),
}

function tell(
  input: CheckInput,
  report: Report,
  { first, second }: Clash,
  how: 'never' | 'always',
  whole: TExpr | null = null,
): void {
  const numbers = tableNumbers(input, [first.x, ...(second === null ? [] : [second.x])])
  if (numbers === 'elsewhere') return
  // Who writes `no` or `yes` has compared nothing wrongly.
  const isSaid = first.x.kind === 'truth'
  const make = numbers === 'none' && !isSaid ? error : warning
  const shown = second?.x ?? first.x
  const title = how === 'never' ? worded('this can never hold') : worded('this always holds')
  const text =
    how === 'never'
      ? second === null
        ? worded('this is so in no position')
        : worded('this cannot hold together with the other')
      : worded('this is so in every position')
  report(
    make('HR0502', title, how === 'always' ? (whole?.span ?? shown.span) : shown.span, text, {
      ...(second !== null && how === 'never' ? { secondary: [{ span: first.x.span, text: worded('the other') }] } : {}),
      hint: isSaid ? HINTS_OF_LITERALS[how] : HINTS[how],
    }),
  )
}

/** Whether named numbers decided it. One that another module sets, as a house rule does, is no mistake of this line. */
function tableNumbers({ program, resolution }: CheckInput, xs: readonly TExpr[]): 'none' | 'here' | 'elsewhere' {
  let found: 'none' | 'here' = 'none'
  for (const x of xs.flatMap((each) => [...within(each)])) {
    const fixed = x.kind === 'derived' ? fixedValue(program, x.fact) : null
    if (fixed === null) continue
    found = 'here'
    const moduleOf = (path: string): string | undefined =>
      resolution.modules.find((m) => m.decls.some((d) => d.span.file.path === path))?.path
    if (moduleOf(fixed.span.file.path) !== moduleOf(x.span.file.path)) return 'elsewhere'
  }
  return found
}

/** Conditions that must hold together for something to apply. */
interface Guard {
  readonly tests: readonly TExpr[]
}

/** Every guard of the program: of rules and sentences, of `if` and loops, of `only if`, and of every `where`. */
function guardsOf(program: Program): Guard[] {
  const guards: Guard[] = []
  const add = (...tests: readonly TExpr[]): void => {
    if (tests.length > 0) guards.push({ tests })
  }
  for (const unit of analysesOf(program).units()) {
    add(...unit.tests)
    for (const x of expressionsOf(unit)) {
      if (x.kind === 'query') add(...x.domain.tests)
      if (x.kind === 'if') add(x.cond)
    }
    for (const s of statementsIn(unit.body)) {
      if (s.kind === 'if' || s.kind === 'onlyIf') add(s.cond)
      if (s.kind === 'loop' && s.while !== null) add(s.while)
      if (s.kind === 'loop' && s.until !== null) add(s.until)
      if (s.kind === 'each' || s.kind === 'sameTime' || s.kind === 'choose') add(...s.domain.tests)
      if (s.kind === 'choose' && s.setTest !== null) add(s.setTest)
    }
  }
  return guards
}
