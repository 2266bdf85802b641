import type { IToken, TokenType } from 'chevrotain'
import { tokenMatcher } from './chevrotain.ts'
import type { Mismatch } from './mismatch.ts'
import { Act, And, At, Because, Cannot, Comma, If, May, Must, Name, NL, Not, Or } from './tokens.ts'

/** What somebody wants who forbids acting. */
export const NOT_ACTING =
  'to lift a `must act` write `remove` with its name, or replace it with one that has an `if`; ' +
  'what is forbidden is said of an event: `player p cannot play card c`'

/** What is written about who acts where, as if `act` were an event; else null. */
export function hintOfActing(mismatch: Mismatch): string | null {
  const { found, previous, before, following, expected } = mismatch
  if (found.tokenType === Not && following.tokenType === Act && isOneOf(previous, Must, May)) return NOT_ACTING
  if (previous.tokenType === Because && tokenMatcher(found, Name) && expected.startsWith('a clause'))
    return 'a label is no clause; what the rule cites stands in brackets'
  if (isOneOf(found, And, Comma) && isEventOfMoment(before)) return 'one of several events is said with `or`'
  if (previous.tokenType !== Act) return null
  const verb = before.at(-2)
  if (verb?.tokenType === Cannot) return NOT_ACTING
  if (!isOneOf(verb, Must, May)) return null
  if (found.tokenType === At) return 'leave out `at …`: this is about the event that runs'
  if (expected === NL.LABEL || verb?.tokenType === May) return null
  return 'name the event that asks, as in `player p must act at turn`; `p must act` stands in the text of the event'
}

const isOneOf = (token: IToken | undefined, ...types: readonly TokenType[]): boolean =>
  token !== undefined && types.includes(token.tokenType)

/** Whether a line ends so far with what an `at` of a rule names. */
function isEventOfMoment(before: readonly IToken[]): boolean {
  const at = before.findLastIndex(({ tokenType }) => tokenType === At)
  const [first, ...others] = before.slice(at + 1)
  return (
    before.slice(0, at).some((token) => isOneOf(token, Must, May)) &&
    first !== undefined &&
    [first, ...others].every((token, i) => (i % 2 === 0 ? tokenMatcher(token, Name) : token.tokenType === Or)) &&
    !before.some(({ tokenType }) => tokenType === If)
  )
}
