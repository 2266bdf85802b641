import { tokenMatcher } from './chevrotain.ts'
import type { Mismatch } from './mismatch.ts'
import { At, If, Name, NL, Not, Seen } from './tokens.ts'

/** What is said with `not` in English, and with a word of its own here. */
const FORBIDDING: ReadonlySet<string> = new Set(['must', 'may', 'can'])

const NO_PASSING = 'that passing is not possible is said with `must act`, as in `player p must act at turn`'

/** What people write as they say it, where the language has other words: what to write instead; else null. */
export function englishHint({ expected, found, previous, following }: Mismatch): string | null {
  const forbids = found.tokenType === Not && FORBIDDING.has(previous.image)
  if ((forbids && following.image === 'pass') || (found.tokenType === At && previous.image === 'pass'))
    return NO_PASSING
  if (forbids) return 'what is forbidden is said with `cannot`, as in `player p cannot play card c`'
  if (found.image === 'no' && previous.image.trim() === '')
    return 'what nobody may do is said of anybody: `player p cannot …`'
  if (found.image === '/' && following.image === '/') return 'a comment begins with `--`'
  if (found.tokenType === If && /^\d+$/.test(previous.image))
    return 'a value by cases stands in brackets: `(1 if … else 0)`'
  if (!tokenMatcher(previous, Name)) return null
  if (found.image === 'from' && expected === NL.LABEL)
    return 'what something is chosen from follows `in`, as in `card c in hand of p`'
  if (found.image === 'card' && previous.image === 'top')
    return 'the topmost card of a zone is `top of …`, without `card`'
  if (found.image === 'order' && previous.image === 'turn')
    return '`each player p from q` goes round as they sit, beginning with `q`'
  if (tokenMatcher(found, Name) && expected === Seen.LABEL)
    return `a name is one word: \`${previous.image}-${found.image}\``
  return null
}

/** Of what `of` follows where a player may be meant, as in `at turn of A`. */
export const BY_WHOM = 'who does something follows `by`, as in `turn by A`'
