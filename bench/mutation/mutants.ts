import type { RulesHost } from '../../compiler/game/load.ts'
import { isRule } from '../../language/rule-entry.ts'
import type { Resolution } from '../../compiler/game/resolve.ts'
import { KINDS } from './kinds.ts'
import { type Site, sitesIn } from './sites.ts'

/** A rule with one thing in it that says something else. */
export interface Mutant extends Site {
  readonly rule: string
}

/**
 * One mutant of each kind for each rule, reading and number that is declared; which of several places is taken follows
 * from the rule's number.
 */
export function mutantsOf({ entries, game }: Resolution): Mutant[] {
  const own = entries.filter(
    ({ decl, module }) =>
      module === game.name &&
      (isRule({ decl, context: null, module, origin: module, ofCard: null, called: '' }) ||
        isRule({
          decl,
          context: { phrase: undefined as never, index: 0 },
          module,
          origin: module,
          ofCard: null,
          called: '',
        }) ||
        decl.kind === 'fact' ||
        decl.kind === 'reading'),
  )
  return own.flatMap(({ decl, called }, i) => {
    const sites = sitesIn(decl, game)
    return KINDS.flatMap((kind): Mutant[] => {
      const fitting = sites.filter((site) => site.kind === kind)
      const site = fitting[i % Math.max(1, fitting.length)]
      return site === undefined ? [] : [{ rule: called, ...site }]
    })
  })
}

/** What reads the rules of a mutant: its one file is another. */
export const mutatedHost = (host: RulesHost, mutant: Mutant): RulesHost => ({
  ...host,
  read(path) {
    const text = host.read(path)
    return path === mutant.file && text !== null ? mutated(text, mutant) : text
  },
})

/** The text of a file with a mutant's change. */
export function mutated(text: string, { start, end, text: by }: Mutant): string {
  return text.slice(0, start) + by + text.slice(end)
}
