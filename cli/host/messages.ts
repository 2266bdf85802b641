import type { Explanation } from '../../runtime/engine.ts'
import type { Handle } from '../../runtime/ids.ts'
import type { BoardView, PassingCard } from '../../runtime/match/board-view.ts'
import type { Match } from '../../runtime/match/match.ts'
import type { Refusal } from '../../runtime/match/outcome.ts'
import type { ToldStep, View } from '../../runtime/match/view.ts'
import type { GameSheet } from '../../studio/play/game-sheet.ts'
import type { OpenView } from './open-view.ts'

/** What a client sends. Everything in it is checked, as it may come from anybody. */
export type ToHost =
  | { readonly kind: 'open' }
  /** With the secret of a seat the client comes back to it; else it watches. */
  | { readonly kind: 'enter'; readonly table: string; readonly secret?: string }
  | { readonly kind: 'sit'; readonly seat: number; readonly name: string }
  | { readonly kind: 'stand' }
  /** Lets a bot play for a seat where nobody is, or sends it away. */
  | { readonly kind: 'bot'; readonly seat: number; readonly plays: boolean }
  | { readonly kind: 'plan'; readonly plan: AgreedPlan }
  | { readonly kind: 'ready'; readonly isReady: boolean }
  | { readonly kind: 'answer'; readonly step: number; readonly choice: unknown }
  | { readonly kind: 'undo'; readonly step: number }
  /** Takes back one card of several that are being chosen. */
  | { readonly kind: 'put-back'; readonly step: number; readonly card: Handle }
  /** Why nothing can be done with a card. */
  | { readonly kind: 'why-not'; readonly card: Handle }
  /** Where a card may be laid that is dragged. */
  | { readonly kind: 'landings'; readonly card: Handle }

/** What the host sends. Of a match there is nothing in it but what `Match` hands to that seat, or to every seat alike. */
export type ToClient =
  | { readonly kind: 'opened'; readonly table: string }
  | { readonly kind: 'games'; readonly games: readonly OfferedGame[] }
  | { readonly kind: 'seated'; readonly seat: number; readonly secret: string }
  | { readonly kind: 'table'; readonly table: TableNews }
  | { readonly kind: 'sheet'; readonly sheet: GameSheet }
  | {
      readonly kind: 'view'
      readonly view: View
      readonly board: BoardView
      /** By the place of a choice the cards of which one is chosen right after it. */
      readonly next: ReturnType<Match['nextCards']>
      readonly told: readonly ToldStep[]
      /** What lay there before it went on; null where nothing did. */
      readonly passed: readonly PassingCard[] | null
    }
  /** For who has no seat: what every seat sees. */
  | {
      readonly kind: 'watch'
      readonly view: OpenView
      readonly board: BoardView
      readonly told: readonly ToldStep[]
      readonly passed: readonly PassingCard[] | null
    }
  | { readonly kind: 'landings'; readonly card: Handle; readonly landings: ReturnType<Match['firstZones']> }
  | { readonly kind: 'why'; readonly answers: readonly Explanation[] }
  | { readonly kind: 'refused'; readonly outcome: Refusal }
  | { readonly kind: 'error'; readonly why: string }

/** A game that tables may choose, and the house rules that go with it. */
export interface OfferedGame {
  readonly name: string
  readonly title: string
  readonly rules: readonly { readonly name: string; readonly title: string }[]
}

/** What a table has agreed to play. */
export interface AgreedPlan {
  readonly game: string
  /** House rules in the order in which they are heard, where that decides. */
  readonly rules: readonly string[]
  readonly players: number
  readonly options: Readonly<Record<string, string>>
}

/** What everybody at a table is told of it; of the cards there is nothing in it. */
export interface TableNews {
  readonly name: string
  readonly plan: AgreedPlan
  readonly seats: readonly SeatNews[]
  /** Which of them is the client's own; null where it watches. */
  readonly own: number | null
  readonly stage: 'making' | 'waiting' | 'playing' | 'over'
  /** Why it cannot be played like that; null where it can. */
  readonly problem: string | null
  /** What is to be known of the house rules together. */
  readonly note: string | null
}

/** A seat as everybody sees it. */
export interface SeatNews {
  /** Who sits there; null where nobody does. */
  readonly name: string | null
  /** What it is called in all that is said of the game. */
  readonly called: string
  /** Whether a bot plays: for itself, or for who has gone. */
  readonly isBot: boolean
  readonly isHere: boolean
  readonly isReady: boolean
}

/** A message as it came over the wire; null for anything that is none. */
export function readMessage(text: string): ToHost | null {
  try {
    const data: unknown = JSON.parse(text)
    return isMessage(data) ? data : null
  } catch {
    return null
  }
}

/** What else stands in a message of each kind. */
const PARTS: { readonly [K in ToHost['kind']]: (data: Readonly<Record<string, unknown>>) => boolean } = {
  open: () => true,
  enter: ({ table, secret }) => isText(table) && (secret === undefined || isText(secret)),
  sit: ({ seat, name }) => isNumber(seat) && isText(name),
  stand: () => true,
  bot: ({ seat, plays }) => isNumber(seat) && isTruth(plays),
  plan: ({ plan }) => isPlan(plan),
  ready: ({ isReady }) => isTruth(isReady),
  answer: ({ step }) => isNumber(step),
  undo: ({ step }) => isNumber(step),
  'put-back': ({ step, card }) => isNumber(step) && isText(card),
  'why-not': ({ card }) => isText(card),
  landings: ({ card }) => isText(card),
}

function isMessage(data: unknown): data is ToHost {
  if (!isRecord(data)) return false
  const { kind } = data
  return isText(kind) && Object.hasOwn(PARTS, kind) && PARTS[kind as ToHost['kind']](data)
}

function isPlan(data: unknown): data is AgreedPlan {
  if (!isRecord(data)) return false
  const { game, rules, players, options } = data
  const areRules = Array.isArray(rules) && rules.every(isText)
  return isText(game) && areRules && isNumber(players) && isRecord(options) && Object.values(options).every(isText)
}

const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): boolean => typeof value === 'number'
const isTruth = (value: unknown): boolean => typeof value === 'boolean'
