import { inEnglish, type Sayable } from '../../grammar/saying.ts'
import { analysesOf } from '../analyse/analyses.ts'
import { warning } from '../diagnostics/make.ts'
import { type Span, spanWithin } from '../../grammar/source-file.ts'
import type { TExpr } from '../program/ir.ts'
import { declaredFact } from '../program/declared-name.ts'
import type { Program } from '../program/program.ts'
import type { Check } from './check.ts'
import { worded } from '../diagnostics/worded.ts'

/** Smaller numbers stand in too many rules by accident. */
const LARGEST_COMMON = 2

const COMPARISONS: ReadonlySet<string> = new Set(['=', '!=', '<', '<=', '>', '>='])

interface Place {
  readonly span: Span
  readonly unit: Span
}

/** HR0509: one number with one meaning in several rules, so that a house rule would have to change each of them. */
export const numberInSeveralRules: Check = ({ program }, report) => {
  const places = new Map<string, { readonly number: number; readonly about: Sayable; readonly found: Place[] }>()
  for (const { node: x, unit } of analysesOf(program).expressions().placed('binary')) {
    const said = comparedNumber(program, x)
    if (said === null) continue
    const key = `${said.number} ${inEnglish(said.about)}`
    const known = places.get(key) ?? { ...said, found: [] }
    if (!known.found.some((p) => inOneRule(p, { span: said.span, unit: unit.span })))
      known.found.push({ span: said.span, unit: unit.span })
    places.set(key, known)
  }
  for (const { number, about, found } of places.values()) {
    const [first, second] = [...found].sort((a, b) =>
      a.span.file.path < b.span.file.path ? -1 : a.span.file.path > b.span.file.path ? 1 : a.span.start - b.span.start,
    )
    if (first === undefined || second === undefined) continue
    report(
      warning(
        'HR0509',
        worded('one number in several rules'),
        second.span,
        worded('{1} is compared with {2} here as well', about, number),
        {
          secondary: [{ span: first.span, text: worded('and here') }],
          hint: worded('give it a name, as in `most-cards: number = {1}`, and compare with that', number),
        },
      ),
    )
  }
}

/** Conditions at the head of a card's own text are asked by the event, and stand in the text all the same. */
function inOneRule(a: Place, b: Place): boolean {
  return same(a.unit, b.unit) || spanWithin(a.span, b.unit) || spanWithin(b.span, a.unit)
}

const same = (a: Span, b: Span): boolean => a.start === b.start && a.end === b.end && a.file.path === b.file.path

type Compared = TExpr & { readonly kind: 'binary' }

function comparedNumber(program: Program, x: Compared): { number: number; about: Sayable; span: Span } | null {
  if (!COMPARISONS.has(x.op)) return null
  for (const [side, other] of [
    [x.left, x.right],
    [x.right, x.left],
  ] as const) {
    const about = aboutOf(program, side)
    if (other.kind === 'number' && other.value > LARGEST_COMMON && about !== null)
      return { number: other.value, about, span: other.span }
  }
  return null
}

/** The fact, or the zone whose cards are counted. */
function aboutOf(program: Program, x: TExpr): Sayable | null {
  if (x.kind === 'stored' || x.kind === 'derived') return `\`${declaredFact(program, x.fact)}\``
  const counted = x.kind === 'builtin' && x.name === 'count' ? x.args[0] : undefined
  return counted?.kind === 'zone' ? worded('the count of `{1}`', counted.zone) : null
}
