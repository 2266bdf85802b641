import type { RuleNamed } from '../../runtime/report/report.ts'
import { clausesIn } from '../../compiler/syntax/cited-clauses.ts'
import { isRule, lastingRules, declarationPlace } from '../../language/rule-entry.ts'
import type { Context } from '../context.ts'
import { rulesHost } from '../files/rules-host.ts'

/** The rules of a game that can apply or not, in the order of the text. */
export async function rulesReported({ io, tools }: Context, file: string): Promise<RuleNamed[]> {
  const { resolution } = await tools.checkGame(file, rulesHost(io.cwd, file, io.includes))
  const entries = (resolution?.entries ?? []).filter((entry) => entry.decl.kind !== 'example')
  const rules = entries.flatMap((entry) => [...(isRule(entry) ? [entry] : []), ...lastingRules(entry)])
  return rules.map(({ decl, called, ofCard }) => ({
    name: ofCard === null ? called : `${called} of ${ofCard}`,
    clauses: clausesIn(decl),
    place: declarationPlace(decl),
    refuses: decl.kind === 'modal' && decl.modality === 'cannot',
  }))
}
