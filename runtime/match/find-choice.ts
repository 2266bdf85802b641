import { describeChoice, sees } from '../words/describe.ts'
import {
  type BaseState,
  type Choice,
  type Engine,
  type EventInfo,
  type Move,
  NONE,
  type Reason,
  seatName,
} from '../engine.ts'
import { explainMoveTo, whyUntold } from '../reasons/explain.ts'
import { nearestName } from '../words/nearest-name.ts'
import { ownEntry } from '../own-entry.ts'
import type { FullEngine } from '../parts.ts'
import { cardsOf } from '../words/tell.ts'
import { whyBound } from '../reasons/why-bound.ts'
import type { PlainMove, ViewValue } from './game-types.ts'
import { cardOf } from './handles.ts'
import type { Look } from './look.ts'
import { choiceViews, moveKey, moveName, partName } from './moves.ts'
import { type Refusal, refusal } from './outcome.ts'
import { isMove, isNamed, sentWords } from './sent-words.ts'
import { seatWord } from '../words/speech.ts'

/** The choice that an answer means: a place in the list, or a move. What comes from a client may be anything. */
export function findChoice(engine: Engine, look: Look, answer: unknown): Choice | Refusal {
  const choices = choiceViews(engine, look)
  const possible = choices.map(({ view }) => view.words)
  if (isNamed(answer) && !isMove(answer))
    return refusal('no-such-move', 'the parts of a move are words, numbers, truths, null, and lists of these', {
      possible,
    })
  if (!isMove(answer)) {
    const found = Number.isInteger(answer) ? choices[answer as number] : undefined
    if (found !== undefined) return found.choice
    return refusal(
      'no-such-place',
      `there is no choice ${sentWords(answer)}; the choices are 0 to ${choices.length - 1}`,
      {
        possible,
      },
    )
  }
  const key = moveKey(answer)
  const found = choices.find(({ view }) => moveKey(view.move) === key)
  return found === undefined ? { ...refusedMove(engine, look, answer), possible } : found.choice
}

function refusedMove(engine: Engine, look: Look, move: PlainMove): Refusal {
  const { parts, s } = look
  const asked = parts.sites[s.ask - 1]
  const lost = Object.values(move).find((value) => isHandle(value) && cardOf(look.handles, value) === null)
  if (lost !== undefined) return refusal('no-such-card', `no card has the handle ${sentWords(lost)} any more`)
  if (move.move === 'answer') {
    const missing = ['at', 'value'].filter((part) => move[part] === undefined)
    if (missing.length > 0)
      return refusal('no-such-move', `an answer needs at, value; ${missing.join(', ')} is missing`)
    if (move['value'] === null && move['at'] === asked?.at && asked?.kind === 'act') return mayNotPass(engine, look)
    const at = move['at'] === asked?.at ? '' : `, and ${sentWords(move['at'])} does not ask`
    return refusal(
      'not-offered',
      `${asked?.at} asks: ${asked?.prompt}; ${sentWords(move['value'])} is no answer to it${at}`,
    )
  }
  const names = parts.moves.map(({ event }) => parts.info.events[event]).filter((info) => info !== undefined)
  const info = names.find((each) => moveName(each) === move.move)
  if (info === undefined) {
    const near = nearestName(move.move.slice(0, 60), names.map(moveName))
    return refusal(
      'no-such-move',
      `no move is called ${sentWords(move.move)}${near === null ? '' : `; did you mean "${near}"?`}`,
    )
  }
  return notOffered(engine, look, info, move)
}

/** Passing is no answer, by the text that asks or by rules that say so. */
function mayNotPass(engine: Engine, { parts, s, seat }: Look): Refusal {
  const words = describeChoice(parts, s, { kind: 'decline' }, seat)
  // An event may be called like it, so it is not asked for by its words.
  const reasons = (engine as FullEngine<BaseState>).bounded(s, () => whyBound(parts, s))
  return refusal('not-offered', `${seatWord(seat)} may not ${words} now${refusedBy(reasons)}`, { reasons })
}

/** A move of the game that is not among those offered, and the rules that refuse it. */
function notOffered(engine: Engine, look: Look, info: EventInfo, move: PlainMove): Refusal {
  const args: number[] = []
  const names = info.params.map(partName)
  const besides = Object.keys(move).find((part) => part !== 'move' && part !== 'twin' && !names.includes(part))
  if (besides !== undefined)
    return refusal(
      'no-such-move',
      `${moveName(info)} takes ${names.length === 0 ? 'nothing more' : names.join(', ')}; it has no ${sentWords(besides)}`,
    )
  for (const p of info.params) {
    const value = move[partName(p)]
    const arg = value === undefined ? null : numberOf(look, value, p.type)
    if (arg === null) {
      const wanted = `${moveName(info)} needs ${names.join(', ')}`
      const said = value === undefined ? 'is missing' : `is no ${p.type} that can be named: ${sentWords(value)}`
      return refusal('no-such-move', `${wanted}; ${partName(p)} ${said}`)
    }
    args.push(arg)
  }
  const { parts, s, seat } = look
  const event = parts.info.events.indexOf(info)
  const taken: Move = { kind: 'act', event, args }
  const words = describeChoice(parts, s, taken, seat)
  const why = `${seatWord(seat)} may not ${words} now`
  // Whoever asks cannot find out by asking what lies face down.
  if (cardsOf(parts, s, taken).some((card) => card !== NONE && !sees(parts, s, card, seat)))
    return refusal('not-offered', why)
  const untold = whyUntold(parts, seat, event, args)
  if (untold !== null) return refusal('not-offered', `${why}: ${untold}`)
  const explained = (engine as FullEngine<BaseState>).bounded(s, () => explainMoveTo(parts, s, seat, event, args))
  return refusal('not-offered', why + refusedBy(explained.reasons), {
    reasons: explained.reasons,
  })
}

function refusedBy(reasons: readonly Reason[]): string {
  const rules = reasons.filter(({ place }) => place !== '').map(({ rule }) => rule)
  return rules.length === 0 ? '' : `; see ${[...new Set(rules)].join(', ')}`
}

const isHandle = (value: unknown): value is string => typeof value === 'string' && /^c\d+$/.test(value)

/**
 * A part of a move as the rules count it; null where it is nothing of that type. Where a part is none, a rule that
 * counts on something being there may not be asked why not.
 */
function numberOf({ parts, s, handles }: Look, value: ViewValue, type: string): number | null {
  if (type === 'number') return Number.isSafeInteger(value) ? (value as number) : null
  if (type === 'truth') return typeof value === 'boolean' ? Number(value) : null
  if (typeof value !== 'string') return null
  const index = (names: readonly string[]): number | null => (names.includes(value) ? names.indexOf(value) : null)
  if (type === 'card') return cardOf(handles, value)
  if (type === 'player') return index(Array.from({ length: s.players }, (_, seat) => seatName(seat)))
  if (type === 'definition') return index(parts.info.cards)
  return index(ownEntry(parts.enums, type) ?? [])
}
