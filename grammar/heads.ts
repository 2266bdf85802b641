import type { IToken, TokenType } from 'chevrotain'
import { EOF, tokenMatcher } from './chevrotain.ts'
import * as t from './tokens.ts'

/** Which declaration begins here. Soft keywords lead one only where the words after them fit. */
export type Head =
  | 'include'
  | 'option'
  | 'type'
  | 'printed'
  | 'zone'
  | 'card'
  | 'text'
  | 'event'
  | 'hook'
  | 'except'
  | 'always'
  | 'board'
  | 'tell'
  | 'modal'
  | 'fact'
  | 'adjective'
  | 'relation'
  | 'reading'
  | 'overlay'
  | 'example'
  | 'deck'
  | 'refuse'
  | 'default'

/** The token so many steps ahead; 1 is the next one. */
export type Ahead = (steps: number) => IToken

export interface UnknownHead {
  readonly hint: string | null
}

const hardHeads: ReadonlyMap<TokenType, Head> = new Map([
  [t.To, 'event'],
  [t.Instead, 'hook'],
  [t.Before, 'hook'],
  [t.After, 'hook'],
  [t.When, 'hook'],
  [t.Except, 'except'],
  [t.You, 'modal'],
  [t.May, 'modal'],
  [t.Must, 'modal'],
  [t.Cannot, 'modal'],
])

const softHeads: ReadonlyMap<TokenType, Head> = new Map([
  [t.Include, 'include'],
  [t.Option, 'option'],
  [t.Type, 'type'],
  [t.Printed, 'printed'],
  [t.Zone, 'zone'],
  [t.Remove, 'overlay'],
  [t.Replace, 'overlay'],
  [t.Add, 'overlay'],
  [t.Example, 'example'],
  [t.Always, 'always'],
  [t.Tell, 'tell'],
])

const modals = [t.May, t.Must, t.Cannot] as const
/** After a soft keyword these show that it is an ordinary name: `option: number = 1`, `type of card: …`. */
export const ordinaryAfterName = [t.Colon, t.Of, t.In, t.Is, ...modals] as const

function is(token: IToken, types: readonly TokenType[]): boolean {
  return types.includes(token.tokenType)
}

function isName(token: IToken): boolean {
  return tokenMatcher(token, t.Name)
}

export function headOf(ahead: Ahead): Head | UnknownHead {
  const first = ahead(1)
  const hard = hardHeads.get(first.tokenType)
  if (hard !== undefined) return hard
  if (first.tokenType === t.This) return is(ahead(2), [t.Is, t.In]) ? 'adjective' : 'relation'
  if (!isName(first)) return { hint: hintFor(first) }
  return softHead(ahead) ?? namedHead(ahead)
}

function softHead(ahead: Ahead): Head | null {
  const [first, second, third] = [ahead(1), ahead(2), ahead(3)]
  if (first.tokenType === t.TextWord && second.tokenType === t.Of) return 'text'
  if (first.tokenType === t.Card) {
    const named = isName(second) || t.isReserved(second.tokenType)
    return is(second, [t.Each, t.NL]) || (named && third.tokenType === t.NL) ? 'card' : null
  }
  if (first.tokenType === t.Reading && isName(second) && is(third, [t.Colon, t.Equals])) return 'reading'
  if (first.tokenType === t.Board && is(second, [t.Shows, t.Leaves, t.Sorts]) && !is(third, [t.Is, t.In, ...modals]))
    return 'board'
  if (first.tokenType === t.Tell && second.tokenType === t.May && saysWords(ahead)) return 'tell'
  const deck = deckHead(first, second, third)
  if (deck !== null) return deck
  const head = softHeads.get(first.tokenType)
  if (head === undefined || is(second, ordinaryAfterName)) return null
  // `zone z is empty` and `type t may …` speak about values of a type that happens to have such a name.
  return head !== 'overlay' && isName(second) && is(third, [t.Is, t.In, ...modals]) ? null : head
}

/** `tell may draw at turn as "…"` is for a question; without words in quotes it speaks of somebody called `tell`. */
function saysWords(ahead: Ahead): boolean {
  for (let steps = 3; ![t.NL, EOF].includes(ahead(steps).tokenType); steps += 1) {
    if (ahead(steps).tokenType === t.As && is(ahead(steps + 1), [t.Text, t.OpenText])) return true
    if (ahead(steps).tokenType === t.Only && ahead(steps + 1).tokenType === t.To) return true
  }
  return false
}

/** `deck` is first of all a good name for a zone. */
function deckHead(first: IToken, second: IToken, third: IToken): Head | null {
  if (first.tokenType === t.Deck && isName(second) && third.tokenType === t.Of) return 'deck'
  if (second.tokenType !== t.Deck) return null
  if (first.tokenType === t.Refuse && third.tokenType === t.Of) return 'refuse'
  return first.tokenType === t.Default && is(third, [t.NL, t.Text, t.OpenText]) ? 'default' : null
}

function namedHead(ahead: Ahead): Head | UnknownHead {
  const [first, second, third] = [ahead(1), ahead(2), ahead(3)]
  const ofSet = setHead(ahead)
  if (ofSet !== null) return ofSet
  if (is(second, [t.Colon, t.Of])) return 'fact'
  if (second.tokenType === t.Is) return 'adjective'
  if (second.tokenType === t.In) return afterZones(ahead)
  if (is(second, modals)) {
    // In a text a word such as `opponent` acts without a name of its own.
    return first.image === 'player'
      ? { hint: `name the one who acts, as in \`${first.image} p ${second.image}\`` }
      : 'modal'
  }
  const bare = factWithoutOf(ahead)
  if (bare !== null) return { hint: bare }
  // A word of the language in the place of a name is told there.
  if (isName(second) || t.isReserved(second.tokenType)) {
    if (is(third, modals)) return 'modal'
    if (is(third, [t.Is]) && is(ahead(4), [t.Always]) && is(ahead(5), [t.Asked])) return 'modal'
    if (is(third, [t.Is, t.In])) return 'adjective'
    if (isName(second) && isName(third)) return 'relation'
  }
  return {
    hint:
      second.tokenType === t.Equals
        ? `write its type: \`${first.image}: number = …\`, or \`truth\` of what is yes or no`
        : hintFor(first),
  }
}

/** `score player: number` or `card c price: number`: what a fact is said of stands without `of`. */
function factWithoutOf(ahead: Ahead): string | null {
  const [first, second, third] = [ahead(1), ahead(2), ahead(3)]
  if (!isName(second)) return null
  const said = (fact: IToken, of: readonly IToken[]): string =>
    `what a fact is said of follows \`of\`: \`${fact.image} of ${of.map(({ image }) => image).join(' ')}: …\``
  if (third.tokenType === t.Colon) {
    const isType = second.image === 'card' || second.image === 'player'
    return said(first, [second]) + (isType ? '' : `; a name is one word: \`${first.image}-${second.image}: …\``)
  }
  if (!isName(third) || ahead(4).tokenType !== t.Colon) return null
  return first.image === 'card' || first.image === 'player'
    ? said(third, [first, second])
    : said(first, [second, third])
}

/** `set of card s is run`, `set of card s beats …`; `set of player: …` is a fact of that name. */
function setHead(ahead: Ahead): Head | null {
  if (ahead(1).tokenType !== t.SetWord || ahead(2).tokenType !== t.Of || !isName(ahead(3))) return null
  const next = isName(ahead(4)) ? ahead(5) : ahead(4)
  if (next.tokenType === t.Is) return 'adjective'
  return isName(ahead(4)) && isName(ahead(5)) && isName(ahead(6)) ? 'relation' : null
}

/** `foe in monsters, backrow: …` is a fact, `card in monsters is …` an adjective. */
function afterZones(ahead: Ahead): Head {
  let steps = 3
  while (isName(ahead(steps)) || ahead(steps).tokenType === t.Comma) steps += 1
  return ahead(steps).tokenType === t.Colon ? 'fact' : 'adjective'
}

const statementWords = [
  t.If,
  t.Else,
  t.Each,
  t.Repeat,
  t.Until,
  t.During,
  t.While,
  t.Stop,
  t.Choose,
  t.Let,
  t.Only,
  t.Announce,
  t.Later,
  t.Give,
] as const

function hintFor(first: IToken): string | null {
  if (is(first, statementWords)) return 'actions stand on deeper lines under an event, such as `to score`'
  if (is(first, [t.Game, t.Variant])) return 'this line opens a file; it stands first and only once'
  if (is(first, [t.Foreign])) return null
  return 'rules begin with words such as `to`, `when` or `card`, or are facts such as `ante: number = 1`'
}

/** `slash: when …` has a label, `ante: number = 1` is a fact: a type and then `starts`, `=` or a block tells. */
export function labelAhead(ahead: Ahead): boolean {
  if (!isName(ahead(1)) || ahead(2).tokenType !== t.Colon || ahead(3).tokenType === t.NL) return false
  let steps = 3
  if ((ahead(3).tokenType === t.SetWord || ahead(3).tokenType === t.ListWord) && ahead(4).tokenType === t.Of) steps += 2
  if (!isName(ahead(steps))) return true
  steps += 1
  if (ahead(steps).tokenType === t.Or && ahead(steps + 1).tokenType === t.None) steps += 2
  return !is(ahead(steps), [t.Starts, t.Equals, t.NL])
}
