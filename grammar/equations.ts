import type { IToken } from 'chevrotain'
import { tokenMatcher } from './chevrotain.ts'
import type { Equation } from './fault.ts'
import type { Mismatch } from './mismatch.ts'
import { Cite, Colon, Equals, MinusEquals, Name, PlusEquals } from './tokens.ts'

const SETTING: ReadonlySet<unknown> = new Set([Equals, PlusEquals, MinusEquals])

/**
 * Of `points of J♦ = -10` and `size = 4`, also behind clauses and a label, the fact that they set; else null. Whether the
 * rules have such a fact is not known here.
 */
export function equationOf(mismatch: Mismatch, ruleNoun: string): Equation | null {
  const { expected, found, following, before } = mismatch
  const words = before.filter(({ tokenType }) => tokenType !== Cite)
  const colon = words.findIndex(({ tokenType }) => tokenType === Colon)
  if (colon > 1) return labelledBySeveral(mismatch, words.slice(0, colon), words.slice(colon + 1))
  const said = words[1]?.tokenType === Colon ? words.slice(2) : words
  const isWhole = expected === ruleNoun && said.length === 0
  const name = isWhole ? found : said[0]
  const sign = isWhole ? following : found
  if (name === undefined || !tokenMatcher(name, Name) || !SETTING.has(sign.tokenType)) return null
  return isWhole || expected === Colon.LABEL ? { fact: name.image, at: name.startOffset, label: null } : null
}

/** `jack of diamonds: points of J♦ = -10`, which reads as a fact of something up to the colon. */
function labelledBySeveral(
  { found, after }: Mismatch,
  label: readonly IToken[],
  said: readonly IToken[],
): Equation | null {
  const rest = [...said, found, ...after.filter((token) => token !== found)]
  const [name] = rest
  const [first] = label
  const isEquation = rest.some(({ tokenType }) => SETTING.has(tokenType))
  if (name === undefined || first === undefined || !tokenMatcher(name, Name) || !isEquation) return null
  const word = label.map(({ image }) => image).join('-')
  if (!isLabel(word)) return null
  return { fact: name.image, at: name.startOffset, label: { word, at: first.startOffset } }
}

const isLabel = (word: string): boolean => /^\p{L}[\p{L}\p{N}-]*$/u.test(word)

/** So many words in a row say something. */
const SEVERAL = 4

/** Where a line begins and ends that is told as one tells it to a friend. */
export function onlyWords({ before, found, after }: Mismatch): { start: number; end: number } | null {
  const line = [...before, found, ...after.filter((token) => token !== found)].filter(
    ({ image }) => image.trim() !== '',
  )
  const [first, last] = [line[0], line.at(-1)]
  const areWords = line.length >= SEVERAL && line.every(({ image }) => WORD.test(image))
  return areWords && first !== undefined && last !== undefined
    ? { start: first.startOffset, end: last.startOffset + last.image.length }
    : null
}

const WORD = /^[\p{L}\p{N}][\p{L}\p{N}'’-]*$/u
