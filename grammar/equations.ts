import { tokenMatcher } from './chevrotain.ts'
import type { Equation } from './fault.ts'
import type { Mismatch } from './mismatch.ts'
import { Cite, Colon, Equals, MinusEquals, Name, PlusEquals } from './tokens.ts'

const SETTING: ReadonlySet<unknown> = new Set([Equals, PlusEquals, MinusEquals])

/**
 * Of `points of J♦ = -10` and `size = 4`, also behind clauses and a label, the fact that they set; else null. Whether the
 * rules have such a fact is not known here.
 */
export function equationOf({ expected, found, following, before }: Mismatch, ruleNoun: string): Equation | null {
  const words = before.filter(({ tokenType }) => tokenType !== Cite)
  const said = words[1]?.tokenType === Colon ? words.slice(2) : words
  const isWhole = expected === ruleNoun && said.length === 0
  const name = isWhole ? found : said[0]
  const sign = isWhole ? following : found
  if (name === undefined || !tokenMatcher(name, Name) || !SETTING.has(sign.tokenType)) return null
  return isWhole || expected === Colon.LABEL ? { fact: name.image, at: name.startOffset } : null
}
