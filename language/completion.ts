import type { CheckResult } from '../compiler/compile.ts'
import type { Resolution } from '../compiler/game/resolve.ts'
import { TokenCourse, type Follower } from '../grammar/may-follow.ts'
import { isJapanese } from '../grammar/surface/japanese-text.ts'
import { type JapaneseNames, namesDeclaredIn } from '../grammar/surface/vocabulary.ts'
import * as t from '../grammar/tokens.ts'
import { type CheckedPlace, askChecker } from './ask-checker.ts'
import { type CaretInCode, caretAt, mark } from './caret.ts'
import { clausesKnown } from './clause-uses.ts'
import { eachOnce } from './each-once.ts'
import { completeJapanese } from './complete-japanese.ts'
import { courseTo, productionOf } from './course-to.ts'
import { type NamePlace, namePlace } from './name-places.ts'
import { gameNames, namesThere, wordSuits } from './names-there.ts'
import type { Place } from './place.ts'
import { rolesOf, spokenEvent } from './role-words.ts'
import type { CompletionOffer, Completions, Offer, Ranked } from './offers.ts'
import { snippets } from './snippets.ts'

/** What a completion reads beside the games. */
export interface Around {
  /** The games and variants that a header may speak of. */
  readonly games: () => readonly string[]
  /** The paths that an `include` may say. */
  readonly paths: () => readonly string[]
  /** Whether the editor fills in snippets. */
  readonly snippets: boolean
  /** What names are called in a Japanese text; what that says of its own where nothing is given. */
  readonly japanese?: () => JapaneseNames
}

/**
 * What may stand at a place of a text, the most likely first: the words that the grammar has there, and the names that
 * the checker would take there, in a line that is half written as well. Nothing where nothing can be said, as in a
 * comment.
 */
export function complete(
  checked: readonly CheckResult[],
  { offset }: Place,
  text: string,
  around: Around,
): Completions {
  if (isJapanese(text)) return completeJapanese(checked, offset, text, around.japanese?.() ?? namesDeclaredIn(text))
  const caret = caretAt(text, offset)
  switch (caret.kind) {
    case 'nothing':
      return { from: offset, all: [] }
    case 'path':
      return { from: caret.from, all: around.paths().map((label) => ({ label, kind: 'path', detail: '', rank: 0 })) }
    case 'clause':
      return { from: caret.from, all: eachOnce(checked.flatMap(clauses), ({ label }) => label) }
    case 'code':
      return { from: caret.from, all: inCode(checked, caret, text, around) }
  }
}

/** Whether lines are to be expected below a line that ends at a place, which belong to it. */
export function beginsBlock({ offset }: Pick<Place, 'offset'>, text: string): boolean {
  if (isJapanese(text)) return false
  const caret = behindWord(text, offset)
  if (caret === null) return false
  const below = courseTo(caret).after(mark(t.NL))
  const head = caret.line.find(({ tokenType }) => tokenType !== t.Cite)?.tokenType
  const mayHave = below.followers().some(({ type }) => type === t.Indent)
  // Events and cards most often have them.
  return mayHave && (!below.mayEnd || head === t.To || head === t.Card)
}

/** Whether a line cannot end behind the word before a place. */
export function mustGoOn({ offset }: Pick<Place, 'offset'>, text: string): boolean {
  if (isJapanese(text)) return false
  const caret = behindWord(text, offset)
  const types = caret === null ? [] : courseTo(caret).followers()
  return types.length > 0 && types.every(({ type }) => type !== t.NL)
}

/** Behind the last word before a place, if it is one of rules. */
function behindWord(text: string, offset: number): CaretInCode | null {
  const said = text.slice(0, offset).trimEnd()
  const caret = caretAt(`${said} `, said.length + 1)
  return caret.kind === 'code' && caret.line.length > 0 ? caret : null
}

const clauses = (result: CheckResult): readonly CompletionOffer[] =>
  clausesKnown(result).map(({ id, summary }) => ({ label: id, kind: 'clause', detail: summary ?? '', rank: 0 }))

function inCode(
  checked: readonly CheckResult[],
  caret: CaretInCode,
  text: string,
  around: Around,
): readonly CompletionOffer[] {
  const course = courseTo(caret)
  const followers = course.followers()
  const resolution = checked.find((result) => result.resolution !== null)?.resolution ?? null
  const names = followers.filter(({ type }) => type === t.Name)
  const asked = resolution === null || names.length === 0 ? null : knownThere(resolution, caret, course, text)
  const begun = around.snippets && atLineStart(caret) ? snippetsOf(followers) : []
  const all = [
    ...(resolution === null
      ? names.flatMap((follower) => gamesOf(follower, around))
      : names.flatMap((follower) => namesOf(resolution, caret, asked, follower, around))),
    ...followers
      .flatMap((follower) => wordOf(resolution, caret, asked, follower))
      .filter(({ label }) => !begun.some((snippet) => snippet.label === label)),
    ...goingOn(caret, text, followers),
    ...begun,
  ]
  return distinct(all).toSorted((a, b) => a.rank - b.rank)
}

/** What is printed on a card is of a type that the game declares; all else the checker is asked about. */
function knownThere(
  resolution: Resolution,
  caret: CaretInCode,
  course: TokenCourse,
  text: string,
): CheckedPlace | null {
  const [attribute, equals] = caret.line
  const printed = equals?.tokenType === t.Equals ? resolution.game.printed.get(attribute?.image ?? '') : undefined
  return printed !== undefined && caret.around?.some(({ tokenType }) => tokenType === t.Card) === true
    ? { locals: [], hasThis: false, hasYou: false, wanted: printed.type, subject: null }
    : askChecker(resolution, caret, course, text)
}

/** A header speaks of games before anything is known of its own. */
const gamesOf = (follower: Follower, { games }: Around): readonly CompletionOffer[] =>
  namePlace(follower) === 'game' ? gameNames(games).map((offer) => ({ ...offer, rank: 0 })) : []

const atLineStart = ({ line }: CaretInCode): boolean =>
  line.every(({ tokenType }) => tokenType === t.Cite) || line.at(-1)?.tokenType === t.Colon

function namesOf(
  resolution: Resolution,
  caret: CaretInCode,
  asked: CheckedPlace | null,
  follower: Follower,
  { games }: Around,
): readonly CompletionOffer[] {
  const place = namePlace(follower)
  if (place === null || takesNothing(resolution, caret, follower)) return []
  const line = caret.line.map(({ image }) => image)
  const inExample = follower.productions.includes('example')
  const places: readonly NamePlace[] = place === 'value' && isState(line, follower) ? ['value', 'state'] : [place]
  return places
    .flatMap((each) => namesThere(each, { resolution, asked, games, line, inExample }))
    .map(({ offer, exact }: Ranked) => ({ ...offer, rank: exact || isSubject(offer, caret) ? 0 : 1 }))
}

/** An exception is most often of a card of the game, by its name. */
const isSubject = ({ kind }: Offer, { line }: CaretInCode): boolean =>
  kind === 'card' && line.some(({ tokenType }) => tokenType === t.Except) && line.at(-1)?.tokenType === t.Of

/** `c becomes not tapped`, and in a position `c is tapped`. */
function isState(line: readonly string[], { productions }: Follower): boolean {
  const last = line.at(-1) === 'not' ? line.at(-2) : line.at(-1)
  return last === 'becomes' || (last === 'is' && productions.includes('givenItem'))
}

/** Behind the name of an event that has nothing right behind its name. */
function takesNothing({ game }: Resolution, { line }: CaretInCode, follower: Follower): boolean {
  const event = spokenEvent(game, line, follower)
  return (
    event !== null &&
    event.said.length === 0 &&
    namePlace(follower) !== 'event' &&
    !rolesOf(game, event).includes('main')
  )
}

function wordOf(
  resolution: Resolution | null,
  { line }: CaretInCode,
  asked: CheckedPlace | null,
  follower: Follower,
): readonly CompletionOffer[] {
  const word = follower.type.PATTERN
  if (typeof word !== 'string' || !/^\p{Ll}/u.test(word)) return []
  const own = follower.productions.at(-1) ?? ''
  const game = resolution?.game
  if (game !== undefined && VALUES.has(own) && !wordSuits(game, word, asked)) return []
  const event = game === undefined || !ROLES.has(own) ? null : spokenEvent(game, line, follower)
  if (game !== undefined && event !== null) {
    const isSaid = event.said.some(({ image }) => image === word)
    if (isSaid || !rolesOf(game, event).includes(word)) return []
  }
  return [{ label: word, kind: 'word', detail: '', rank: 2 }]
}

/** Productions whose words stand for values. */
const VALUES: ReadonlySet<string> = new Set(['primary', 'quantified', 'times', 'cases'])

/** Productions whose words stand before a part of an event. */
const ROLES: ReadonlySet<string> = new Set(['role', 'call'])

/** A line may go on from the one above. */
function goingOn(caret: CaretInCode, text: string, followers: readonly Follower[]): readonly CompletionOffer[] {
  if (caret.line.length > 0 || (caret.around === null && followers.length > 0)) return []
  const above = text.slice(0, caret.from).trimEnd()
  const before = caretAt(`${above} `, above.length + 1)
  if (before.kind !== 'code') return []
  const types = new Set(
    TokenCourse.of(productionOf(before), before.before)
      .followers()
      .map(({ type }) => type),
  )
  return [t.Where, t.And, t.Or].flatMap((type) =>
    types.has(type) && typeof type.PATTERN === 'string'
      ? [{ label: type.PATTERN, kind: 'word', detail: '', rank: 3 } as const]
      : [],
  )
}

/** Those that begin as the grammar has it here. */
const snippetsOf = (followers: readonly Follower[]): readonly CompletionOffer[] =>
  snippets
    .filter(({ production, begins }) =>
      followers.some(({ type, productions }) => type === begins && productions.includes(production)),
    )
    .map(({ label, body }) => ({ label, kind: 'snippet', detail: '', rank: 0, snippet: body }))

/** Each once, in its best place. */
function distinct(all: readonly CompletionOffer[]): readonly CompletionOffer[] {
  const best = new Map<string, CompletionOffer>()
  for (const each of all) {
    const key = `${each.kind} ${each.label}`
    const before = best.get(key)
    if (before === undefined || each.rank < before.rank) best.set(key, each)
  }
  return [...best.values()]
}
