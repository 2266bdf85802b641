import { warning } from '../diagnostics/make.ts'
import { nameInText } from '../../grammar/name-in-text.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { TExpr } from '../program/ir.ts'
import type { TExcept } from '../program/declarations.ts'
import type { Program } from '../program/program.ts'
import type { Check } from './check.ts'
import { expressionsOf, unitsOf } from './units.ts'

interface Asked {
  readonly fact: string
  readonly card: string
  readonly span: Span
  readonly except: TExcept
}

/**
 * HR0523: a card that is named is the printed one. What is excepted for cards on the table does not hold for it, which
 * nobody sees who takes the name for the card that lies there.
 */
export const printedCardAsked: Check = ({ program }, report) => {
  for (const { fact, card, span, except } of askedOfNamed(program)) {
    const printed = `some definition d where d = ${card} and …`
    const lying = `some card c in … where definition of c = ${card} and ${fact} of c = …`
    report(
      warning(
        'HR0523',
        'a printed card is asked',
        span,
        `\`${card}\` is the printed card, to which no exception applies`,
        {
          secondary: [{ span: except.span, text: 'this holds for cards on the table' }],
          hint: `ask the card where it lies, as in \`${lying}\`; if the printed card is meant, \`${printed}\``,
        },
      ),
    )
  }
}

function askedOfNamed(program: Program): readonly Asked[] {
  const found = new Map<string, Asked>()
  for (const unit of unitsOf(program))
    for (const x of expressionsOf(unit)) {
      const asked = askedOf(program, x)
      if (asked !== null) found.set(`${asked.span.file.path} ${asked.span.start}`, asked)
    }
  return [...found.values()]
}

function askedOf(program: Program, x: TExpr): Asked | null {
  if (x.kind !== 'derived') return null
  const of = x.args[0]
  const fact = x.fact.replace(/-as-printed$/, '')
  const except = program.facts.get(fact)?.excepts[0]
  if (fact === x.fact || of?.kind !== 'definition' || except === undefined) return null
  return { fact, card: nameInText(of.name), span: x.span, except }
}
