import { inBrackets } from '../words/reason-words.ts'

/** What is wrong where a refusal does not give all the reasons that a line names. */
export function notAmong(wanted: readonly string[], cited: readonly string[]): string | null {
  const missing = wanted.filter((clause) => !cited.includes(clause))
  if (missing.length === 0) return null
  const reasons =
    cited.length === 0 ? 'the reasons cite no clause' : `the reasons are${inBrackets([...new Set(cited)])}`
  return `refused, but not by${inBrackets(missing)}; ${reasons}`
}
