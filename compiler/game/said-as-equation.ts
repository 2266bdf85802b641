import type { Diagnostic, Fix } from '../diagnostics/diagnostic.ts'
import type { Game } from './model.ts'

/** What the language works out itself, and a game may make an exception of. */
const VIEWERS = 'viewers'

/** Findings of lines that set a fact of the game as an equation does, with the sentence that does it. */
export function saidAsEquations(found: readonly Diagnostic[], { facts }: Pick<Game, 'facts'>): readonly Diagnostic[] {
  return found.map(({ equation, ...one }) => {
    if (equation === undefined) return one
    const fact = facts.get(equation.fact)
    if (fact === undefined && equation.fact !== VIEWERS) return one
    const called = `${equation.fact}${fact?.params.length === 0 ? '' : ' of …'}`
    if (fact?.stored === true) {
      const hint = `instructions change it; another beginning is said by \`replace ${called}: TYPE starts …\``
      return { ...one, hint: `\`${equation.fact}\` is kept, and ${hint}` }
    }
    const hint = `\`${equation.fact}\` is worked out by the rules already; what is otherwise is an exception: \`except ${called} = …\``
    const fix: Fix = { title: 'write `except …`', span: equation.at, replacement: 'except ' }
    return { ...one, hint, fix }
  })
}
