import type { Entry } from '../../compiler/game/entry.ts'
import type { Resolution } from '../../compiler/game/resolve.ts'
import { inBrackets } from '../../runtime/words/reason-words.ts'
import { clausesIn } from '../../compiler/syntax/cited-clauses.ts'
import { nameAndKind } from '../../language/explain-rule.ts'
import { declarationPlace } from '../../language/rule-entry.ts'

/**
 * Everything that can be asked about, in the order of the text: names with their clauses and places, module by
 * module.
 */
export function contentsText({ game, modules, entries }: Resolution): string {
  const { from, to } = game.seats
  const title = `${game.name} for ${from === to ? from : `${from} to ${to}`} players${game.title === '' ? '' : `, ${game.title}`}`
  const parts = modules
    .map((module) => module.header.name.text)
    .flatMap((name): string[] => {
      const own = entries.filter(({ decl, module }) => module === name && decl.kind !== 'example')
      return own.length === 0 ? [] : ['', name, ...own.map(line)]
    })
  return [title, ...parts].join('\n')
}

function line(entry: Entry): string {
  return `  ${nameAndKind(entry)}${inBrackets(clausesIn(entry.decl))} ${declarationPlace(entry.decl)}`
}
