import { tokenMatcher } from './chevrotain.ts'
import type { Mismatch } from './mismatch.ts'
import { misspeltHead } from './out-of-place.ts'
import {
  At,
  Cannot,
  Colon,
  Game,
  In,
  Is,
  Know,
  Knows,
  May,
  Name,
  NL,
  Numeral,
  Of,
  Text,
  Variant,
  With,
} from './tokens.ts'

/** Of sentences that are all but right what is to be changed; else null. */
export function nearSentence(mismatch: Mismatch): string | null {
  return inHeader(mismatch) ?? atBeginning(mismatch) ?? inExample(mismatch) ?? inRule(mismatch) ?? inValue(mismatch)
}

/** In the line that says which game or variant this is. */
function inHeader({ found, before }: Mismatch): string | null {
  if (before.length === 0 && (found.image === 'Game' || found.image === 'Variant'))
    return `it begins with a small letter: \`${found.image.toLowerCase()} …\``
  const head = before[0]?.tokenType
  if (found.image !== 'and' || (head !== Game && head !== Variant)) return null
  return before.some(({ tokenType }) => tokenType === With)
    ? 'variants stand with a comma between them: `with A, B`, or `with A before B`'
    : 'a variant is of one game, and others are joined by `with`: `variant … of Hearts with Omnibus`'
}

const STARTS = 'its type stands before `starts`: `wins of player: number starts 0`'

function atBeginning({ expected, found, previous, following, before }: Mismatch): string | null {
  if (previous.image === 'starts' && expected === Colon.LABEL) return STARTS
  if (before.length > 0) return null
  if (tokenMatcher(found, Name) && following.image === 'starts') return STARTS
  if (found.image === 'let') return 'what holds in the whole game is a fact with its type: `bonus: number = 5`'
  if (found.image === '[') return 'behind the clause ids a `]` is missing, as in `[draw.1] player p …`'
  return null
}

const GIVEN = 'how things stand at the beginning is said on deeper lines under `given`'

function inExample(mismatch: Mismatch): string | null {
  const { expected, found, previous, following, before } = mismatch
  if (found.tokenType === At && expected.startsWith('the name of a player, ')) return GIVEN
  // Seats have names of one letter.
  const isSeat = before[0]?.image.length === 1
  if (!isSeat && previous.tokenType === Is && expected.startsWith('`offered`, ')) return GIVEN
  if (previous.image === 'told') return ofTelling(found.tokenType === Text, before[0]?.image ?? 'A')
  if (found.tokenType === In && before.some(({ tokenType }) => tokenType === Knows || tokenType === Know))
    return 'where it lies is a line of its own, as `then 7♣ in hand of B`; one of several copies gets a name under `given`'
  if (!expected.startsWith('`does`, ')) return null
  if (found.image === 'know' || found.image === 'sees')
    return 'what somebody sees, or has seen and could follow, is what he `knows`: `A knows 7♣`, `A does not know 7♣`'
  if (found.tokenType === Of) return GIVEN
  if (found.tokenType === Cannot) return 'an example says so with `may not`: `A may not play 7♣`'
  return tokenMatcher(found, Name) && following.tokenType !== NL && misspeltHead(mismatch) === null
    ? 'an example says what somebody does with `does`: `A does play 7♣`'
    : null
}

/** Behind `told`: a text, where the line begins with `then`, or no text where one is needed. */
function ofTelling(isText: boolean, first: string): string {
  if (isText && first === 'then') return 'what somebody is told stands without `then`: `A is told "…"`'
  return 'the line that is told, as `play` writes it, stands in quotes; of none it is said by `A is not told "…"`'
}

function inRule({ expected, found, previous, before }: Mismatch): string | null {
  const head = before[0]?.image
  if (head === 'nobody' && before[1]?.tokenType === May)
    return 'what nobody may do is said of anybody: `player p cannot …`'
  if (head === 'when' && before[1]?.image === 'player' && tokenMatcher(previous, Name))
    return 'the event stands first, and who does it behind `by`: `when play card c by player p`'
  if (head === 'replace' && previous.tokenType === Colon && found.image.startsWith('['))
    return `clauses stand at the beginning of the line: \`${found.image} replace …\``
  if (found.tokenType === Of && expected === NL.LABEL && before.at(-2)?.image === 'the')
    return `a name stands without \`the\`: \`${previous.image} of …\``
  return null
}

const COUNTING: ReadonlySet<string> = new Set(['len', 'length', 'size', 'count'])

function inValue({ expected, found, previous, before }: Mismatch): string | null {
  if (found.image === '(' && COUNTING.has(previous.image)) return 'how many lie there is `count of hand of p`'
  if (found.image.startsWith('[') && expected.startsWith('a value'))
    return `values stand in round brackets: \`(${found.image.slice(1).replace(/\]$/, '')})\``
  if (found.tokenType === Numeral && tokenMatcher(previous, Name) && before[0]?.image === 'if')
    return `between \`${previous.image}\` and \`${found.image}\` a sign is missing, such as \`=\``
  return null
}
