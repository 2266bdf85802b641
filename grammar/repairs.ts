import type { IToken } from 'chevrotain'
import { tokenMatcher } from './chevrotain.ts'
import type { Repair } from './fault.ts'
import type { Mismatch } from './mismatch.ts'
import { repairOfPlace } from './out-of-place.ts'
import { Name, NL, Of, Seen } from './tokens.ts'

/**
 * What a message says in words, as an edit: said only where the tokens alone tell what is meant, so that the line can be
 * read afterwards.
 */
export function repairOf(mismatch: Mismatch): Repair | null {
  const repair =
    repairAtHead(mismatch) ??
    repairOfComparison(mismatch) ??
    repairWithin(mismatch) ??
    repairBehindName(mismatch) ??
    repairOfSign(mismatch) ??
    repairOfPlace(mismatch)
  return repair === null ? null : apart(repair, [...mismatch.before, ...mismatch.after])
}

/** A word in the place of a sign, as of `p++`, has blanks to what stood against the sign. */
function apart(repair: Repair, line: readonly IToken[]): Repair {
  const { start, end, replacement } = repair
  const left = WORD.test(replacement) && line.some((token) => endOf(token) === start) ? ' ' : ''
  const right = WORD.test(replacement.slice(-1)) && line.some(({ startOffset }) => startOffset === end) ? ' ' : ''
  return { ...repair, replacement: `${left}${replacement}${right}` }
}

const WORD = /^[\p{L}\p{N}]/u

const endOf = ({ startOffset, image }: IToken): number => startOffset + image.length

/** Other words in the place of these tokens. */
const write = (first: IToken, last: IToken, replacement: string): Repair => ({
  title: `write \`${replacement}\``,
  start: first.startOffset,
  end: endOf(last),
  replacement,
})

/** What goes, with the blank behind it or, at the end of a line, before it. */
function leaveOut(token: IToken, next: IToken | undefined, previous: IToken): Repair {
  const isLast = next === undefined
  return {
    title: `delete \`${token.image}\``,
    start: isLast ? endOf(previous) : token.startOffset,
    end: isLast ? endOf(token) : next.startOffset,
    replacement: '',
  }
}

const NUMBERS: ReadonlyMap<string, string> = new Map(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((word, i) => [
    word,
    String(i + 1),
  ]),
)

function repairAtHead({ found, before, after, previous, following }: Mismatch): Repair | null {
  const head = before[0] ?? found
  if (['elseif', 'elsif', 'elif'].includes(head.image)) return write(head, head, 'else if')
  if (head.image === 'unless') return after.some(joins) ? null : write(head, head, 'if not')
  const can = before[2]
  if (head.image === 'player' && can?.image === 'can') return write(can, can, 'may')
  if (found.image === 'unless') {
    if (after.some(joins)) return null
    if (!before.some(({ image }) => image === 'if')) return write(found, found, 'if not')
    return before.some(({ image }) => image === 'or') ? null : write(found, found, 'and not')
  }
  if (found.image === 'for' && before.length === 0 && following.image === 'each')
    return leaveOut(found, after[1], previous)
  if (found.image === 'each' && before.length === 0 && after.some(({ image }) => MODALS.has(image)))
    return leaveOut(found, after[1], previous)
  if (found.image === 'no' && before.length === 0) {
    const [no, what, name, may] = after
    return no !== undefined && what !== undefined && name !== undefined && may?.image === 'may'
      ? write(no, may, `${what.image} ${name.image} cannot`)
      : null
  }
  if (!before.some(({ image }) => image === 'game' || image === 'variant')) return null
  if (['-', '..', ',', 'or'].includes(found.image) && isCount(before))
    return { ...write(found, found, 'to'), ...spaced(found, previous, following) }
  const digits = NUMBERS.get(found.image)
  if (digits !== undefined && previous.image === 'for') return write(found, found, digits)
  return found.image === 'player' && isCount(before) ? write(found, found, 'players') : null
}

const MODALS: ReadonlySet<string> = new Set(['may', 'must', 'cannot'])
const joins = ({ image }: IToken): boolean => image === 'and' || image === 'or'
const isCount = (before: readonly IToken[]): boolean =>
  /^\d+$/u.test(before.at(-1)?.image ?? '') && before.at(-2)?.image === 'for'

/** `2-4` has no blanks around the sign, and `2 to 4` has. */
const spaced = (sign: IToken, left: IToken, right: IToken): Pick<Repair, 'start' | 'end' | 'replacement'> => ({
  start: endOf(left),
  end: Number.isNaN(right.startOffset) ? endOf(sign) : right.startOffset,
  replacement: ' to ',
})

const COMPARED: ReadonlyMap<string, string> = new Map([
  ...['greater', 'more', 'bigger', 'larger', 'higher'].map((word) => [word, '>'] as const),
  ...['less', 'fewer', 'smaller', 'lower'].map((word) => [word, '<'] as const),
])

/** What is said with `not` before it, as in `is not greater than`. */
const OPPOSITE: ReadonlyMap<string, string> = new Map([
  ['>', '<='],
  ['>=', '<'],
  ['<', '>='],
  ['<=', '>'],
])

function repairOfComparison({ found, previous, following, before, after }: Mismatch): Repair | null {
  const words = [...before, ...after]
  const at = found.image === 'at' ? words.indexOf(found) : -1
  if (at >= 0 && (following.image === 'least' || following.image === 'most'))
    return write(withIs(words, at, found), following, following.image === 'least' ? '>=' : '<=')
  const than = [found, previous, ...(COMPARED.has(found.image) ? [following] : [])]
    .map((token) => (token.image === 'than' ? words.indexOf(token) : -1))
    .find((i) => i >= 0)
  const said = than === undefined ? undefined : COMPARED.get(words[than - 1]?.image ?? '')
  const last = than === undefined ? undefined : words[than]
  if (than !== undefined && said !== undefined && last !== undefined) {
    const [or, equal, to] = words.slice(than + 1)
    const isOrEqual = or?.image === 'or' && equal?.image === 'equal' && to?.image === 'to'
    const sign = isOrEqual ? `${said}=` : said
    const no = words[than - 2]
    const denied = no?.image === 'not' || no?.image === 'no' ? OPPOSITE.get(sign) : undefined
    const at = denied === undefined ? than - 1 : than - 2
    return write(withIs(words, at, words[at] ?? last), isOrEqual ? to : last, denied ?? sign)
  }
  if (previous.image === '=' && found.image === '<') return write(previous, found, '<=')
  if (previous.image === '<' && found.image === '>') return write(previous, found, '!=')
  return previous.image === 'not' && found.image === 'empty' ? write(previous, found, 'is not empty') : null
}

/** The word at that place, or the `is` before it. */
function withIs(words: readonly IToken[], at: number, word: IToken): IToken {
  const is = words[at - 1]
  return is?.image === 'is' ? is : word
}

function repairWithin({ found, previous, following, expected, before, after }: Mismatch): Repair | null {
  if (found.image === 'not' && ['must', 'may', 'can'].includes(previous.image))
    return following.image === 'pass' || following.image === 'act' ? null : write(previous, found, 'cannot')
  if (found.image === '/' && following.image === '/') return write(found, following, '--')
  if (previous.image === '/' && found.image === '/') return write(previous, found, '--')
  if (found.image === 'but') return write(found, found, 'and')
  if (found.image === '=' && following.image === '+' && endOf(found) === following.startOffset)
    return write(found, following, 'gains')
  if (TOWARDS.has(found.image) && before[0]?.image === 'move') return write(found, found, 'to')
  if (found.image === '+' && previous.image === '+') return write(previous, found, 'gains 1')
  if (previous.image === 'top' && /^\d+$/u.test(found.image)) {
    const [, of, zone, next] = after
    if (of?.image === 'of' && zone !== undefined && tokenMatcher(zone, Name) && next?.image !== 'of')
      return write(previous, zone, `top of (${zone.image}, ${found.image})`)
  }
  const isUnit = tokenMatcher(found, Name) && /^\d+$/u.test(previous.image) && expected === NL.LABEL
  return isUnit && before.some(({ image }) => CHANGING.has(image)) && following.tokenType !== Of && after.length === 1
    ? leaveOut(found, undefined, previous)
    : null
}

/** Where something moves, as English has it. */
export const TOWARDS: ReadonlySet<string> = new Set(['into', 'onto'])

const CHANGING: ReadonlySet<string> = new Set(['becomes', 'gains', 'loses'])

/** How a value changes, said as of several. */
const PLURALS: Readonly<Record<string, string>> = { gain: 'gains', lose: 'loses', become: 'becomes' }

/** The word of the language for one that was written without its last letter; else null. */
export const singular = (word: string): string | null => (Object.hasOwn(PLURALS, word) ? (PLURALS[word] ?? null) : null)

function repairBehindName({ found, previous, expected, before, after }: Mismatch): Repair | null {
  if (!tokenMatcher(previous, Name)) return null
  const changes = before.length > 1 ? singular(found.image) : null
  if (changes !== null) return write(found, found, changes)
  const [who] = before
  if (
    before.length === 2 &&
    after.length === 1 &&
    who !== undefined &&
    expected === NL.LABEL &&
    tokenMatcher(found, Name)
  )
    return write(who, found, `${previous.image} ${found.image} by ${who.image}`)
  if (found.image === 'in' && previous.image === 'card' && before.some(({ image }) => MODALS.has(image)))
    return [...before, ...after].some(({ image }) => image === 'c') ? null : write(previous, previous, 'card c')
  if (found.image === 'players' && previous.image === 'all') return write(previous, found, 'players')
  const named = before.at(-2)
  if (found.image === 'from' && expected === NL.LABEL && named !== undefined && tokenMatcher(named, Name))
    return write(found, found, 'in')
  if (found.image === 'card' && previous.image === 'top') return leaveOut(found, after[1], previous)
  if (!tokenMatcher(found, Name)) return null
  if (expected === Seen.LABEL) return write(previous, found, `${previous.image}-${found.image}`)
  const asked = before.at(-2)?.image ?? ''
  return expected === NL.LABEL && ['=', '>', '<', '>=', '<=', 'becomes', 'gains', 'loses'].includes(asked)
    ? write(previous, found, `${previous.image} of ${found.image}`)
    : null
}

/** Signs and words of other languages; an empty one goes. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['==', '='],
  ['&&', 'and'],
  ['||', 'or'],
  ['=>', '>='],
  ['≠', '!='],
  ['≤', '<='],
  ['≥', '>='],
  ['%', 'mod'],
  ['!', 'not'],
  [';', ''],
  ['then', ''],
  [':', ''],
  ['+=', 'gains'],
  ['-=', 'loses'],
  [':=', 'becomes'],
  ['=', 'becomes'],
])

/** Those that are right elsewhere are meant so only where a line is to end, or an instruction to go on. */
const AT_THE_END: ReadonlySet<string> = new Set(['then', ':', '+=', '-=', '=', ':='])

function repairOfSign({ found, previous, expected, after }: Mismatch): Repair | null {
  const sign = SIGNS.get(found.image)
  if (sign === undefined) return null
  const isEnd = expected === NL.LABEL || expected.startsWith('`becomes`')
  if (AT_THE_END.has(found.image) && !isEnd) return null
  if (sign === '') return after.length === 1 ? leaveOut(found, undefined, previous) : null
  if (sign !== 'not') return write(found, found, sign)
  const next = after[1]
  return next === undefined ? null : { ...write(found, found, 'not'), end: next.startOffset, replacement: 'not ' }
}
