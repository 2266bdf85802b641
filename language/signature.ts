import type { IToken } from 'chevrotain'
import { tokenMatcher } from '../grammar/chevrotain.ts'
import type { Follower } from '../grammar/may-follow.ts'
import * as t from '../grammar/tokens.ts'
import type { CheckResult } from '../compiler/compile.ts'
import type { Game } from '../compiler/game/model.ts'
import { type CaretInCode, caretAt } from './caret.ts'
import { courseTo } from './course-to.ts'
import { commentAbove } from './declaring-line.ts'
import { namePlace } from './name-places.ts'
import { rolesOf } from './role-words.ts'
import { type SaidPart, eventParts, factParts } from './said-parts.ts'

/** What an event, or what is asked with `of`, takes. */
export interface Signature {
  /** As it is declared: `offer card c by player p`. */
  readonly label: string
  /** The parts of the label, each from an offset to another. */
  readonly parts: readonly { readonly from: number; readonly to: number }[]
  /** Which part is being said, or comes next; null where there is none left. */
  readonly active: number | null
  /** The comment above its declaration. */
  readonly comment: string | null
}

/** What is being called at a cursor: the innermost event, or name with `of`, whose parts are not all said. */
export function signatureAt(checked: readonly CheckResult[], text: string, offset: number): Signature | null {
  const game = checked.find(({ resolution }) => resolution !== null)?.resolution?.game
  const caret = caretAt(text, offset)
  if (game === undefined || caret.kind !== 'code') return null
  const spoken = callAround(game, caret)
  return spoken === null ? null : spoken.asked ? ofAsked(game, spoken) : ofEvent(game, spoken)
}

/** A name that takes parts, and what stands between it and the cursor, that in closed brackets left out. */
interface Spoken {
  readonly name: string
  readonly said: readonly IToken[]
  /** Asked with `of`, and no event. */
  readonly asked: boolean
  /** An event that is made to happen, and not spoken of. */
  readonly called: boolean
}

/** Outward from the cursor: what stands in brackets that are closed again is passed over. */
function callAround(game: Game, { line, ...caret }: CaretInCode): Spoken | null {
  const inside = courseTo({ line, ...caret })
    .followers()
    .filter(takesPart)
  const called = inside.some(({ productions }) => productions.includes('call'))
  let [said, closed]: [IToken[], number] = [[], 0]
  for (const [i, token] of [...line.entries()].toReversed()) {
    const { tokenType } = token
    if (tokenType === t.Close) closed += 1
    if (closed === 0) {
      const name = tokenType === t.Open ? askedBefore(line, i) : said.length === 0 ? askedBefore(line, i + 1) : null
      if (name !== null) return { name, said, asked: true, called }
      if (inside.length > 0 && isEvent(game, token, line[i - 1]))
        return { name: token.image, said, asked: false, called }
    }
    // A bracket that is open holds what was said so far, and nothing of the call around it.
    said = tokenType === t.Open && closed === 0 ? [] : closed === 0 || tokenType === t.Close ? [token, ...said] : said
    if (tokenType === t.Open && closed > 0) closed -= 1
  }
  return null
}

/** Whether something may come here that belongs to a call or pattern, and is not its event. */
function takesPart(follower: Follower): boolean {
  const place = namePlace(follower)
  const isPart = follower.productions.some((name) => name === 'call' || name === 'pattern')
  return isPart && place !== 'event' && place !== 'watched-event'
}

const isEvent = (game: Game, token: IToken, before: IToken | undefined): boolean =>
  tokenMatcher(token, t.Name) && game.events.has(token.image) && before?.tokenType !== t.Of

/** `copies of`: the name that ends, with `of`, before a place of a line. */
function askedBefore(tokens: readonly IToken[], at: number): string | null {
  const name = tokens[at - 2]
  return tokens[at - 1]?.tokenType === t.Of && name !== undefined ? name.image : null
}

function ofAsked(game: Game, { name, said }: Spoken): Signature | null {
  const symbol = game.facts.get(name) ?? game.zones.get(name) ?? game.printed.get(name)
  const parts = factParts(game, name)
  if (parts === null) return null
  const index = said.filter(({ tokenType }) => tokenType === t.Comma).length
  const last = parts.at(-1)
  const active = index < parts.length ? index : last?.several === true ? parts.length - 1 : null
  const open = parts.length > 1 || last?.several === true
  return laidOut(`${name} of ${open ? '(' : ''}`, parts, open ? ', ' : '', open ? ')' : '', {
    active,
    comment: symbol === undefined ? null : commentAbove(symbol.name.span),
  })
}

function ofEvent(game: Game, spoken: Spoken): Signature | null {
  const event = game.events.get(spoken.name)
  if (event === undefined) return null
  const roles = rolesOf(game, { name: spoken.name, said: [], called: spoken.called })
  const parts = eventParts(event, roles)
  const written = spoken.said.flatMap(({ image, tokenType }) =>
    image !== 'main' && t.isReserved(tokenType) && roles.includes(image) ? [image] : [],
  )
  const role = written.at(-1) ?? roles.find((each) => each === 'main') ?? roles[0]
  const active = role === undefined ? null : roles.indexOf(role)
  return laidOut(`${spoken.name}${parts.length > 0 ? ' ' : ''}`, parts, ' ', '', {
    active,
    comment: commentAbove(event.name.span),
  })
}

function laidOut(
  head: string,
  said: readonly SaidPart[],
  between: string,
  end: string,
  more: Pick<Signature, 'active' | 'comment'>,
): Signature {
  let label = head
  const parts = said.map(({ words }, i) => {
    const from = label.length + (i > 0 ? between.length : 0)
    label += `${i > 0 ? between : ''}${words}`
    return { from, to: label.length }
  })
  return { label: `${label}${end}`, parts, ...more }
}
