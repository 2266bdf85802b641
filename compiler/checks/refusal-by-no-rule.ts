import { error } from '../diagnostics/make.ts'
import { nearest } from '../diagnostics/nearest.ts'
import type { ExampleStep } from '../../grammar/tree/examples.ts'
import type { Name } from '../../grammar/tree/names.ts'
import type { Check, CheckInput } from './check.ts'
import { citedNames } from '../syntax/cited-clauses.ts'
import { worded } from '../diagnostics/worded.ts'

/** HR0602: what an example gives as the reason of a refusal is a clause of the document or one that some rule cites. */
export const refusalByNoRule: Check = (input, report) => {
  const { entries } = input.resolution
  const cited = new Set(
    entries.flatMap(({ decl }) => (decl.kind === 'example' ? [] : citedNames(decl).map(({ text }) => text))),
  )
  for (const { decl, module } of entries) {
    if (decl.kind !== 'example') continue
    const reasons = decl.steps.flatMap((step) => (tellsRefusal(step) ? (step.because ?? []) : []))
    for (const name of reasons) {
      if (cited.has(name.text) || isIndexed(input, module, name.text)) continue
      report(
        error(
          'HR0602',
          worded('no rule gives this reason'),
          name.span,
          worded('no rule cites `{1}`, so none can refuse because of it', name.text),
          nearest(name.text, cited),
        ),
      )
    }
  }
}

/** What is not refused has no reasons: that they are given is reported where the line is read. */
function tellsRefusal(step: ExampleStep): step is ExampleStep & { readonly because?: readonly Name[] } {
  if (step.kind === 'offered' || step.kind === 'choosable') return step.not
  if (step.kind === 'mustAct') return true
  if (step.kind !== 'then' || step.fact.kind !== 'is') return false
  const { left, name, negated } = step.fact
  const word = negated ? 'accepted' : 'refused'
  return left.kind === 'of' && left.name.text === 'deck' && name.text === word
}

/** Whether a list of clauses decides it: the clause is in one, or HR0302 says that it is in none. */
function isIndexed({ resolution, clauses }: CheckInput, module: string, id: string): boolean {
  const below = resolution.modules.slice(
    0,
    resolution.modules.findIndex(({ header }) => header.name.text === module) + 1,
  )
  const indexes = below.map(({ header }) => clauses.get(header.name.text))
  return indexes.some((index) => index?.has(id) === true) || indexes.every((index) => index !== undefined)
}
