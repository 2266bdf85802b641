import type { OfferedGame, TableNews, ToClient } from '../../cli/host/messages.ts'
import type { Explanation } from '../../runtime/engine.ts'
import type { Refusal } from '../../runtime/match/outcome.ts'
import type { ToldStep } from '../../runtime/match/view.ts'
import type { GameSheet } from '../play/game-sheet.ts'
import type { SeenTable } from '../play/table.ts'
import { tableBetween } from '../play/between.ts'
import type { PassedCard } from '../play/table.ts'
import { type Sent, passedAtSeat, seenAtSeat } from './seen-at-seat.ts'

/** Everything that the page of a seat shows. */
export interface SeatModel {
  readonly isConnected: boolean
  readonly games: readonly OfferedGame[]
  readonly news: TableNews | null
  readonly sheet: GameSheet | null
  /** The match as it was sent last; null where none was. */
  readonly sent: Sent | null
  /** The same as it is drawn. */
  readonly table: SeenTable | null
  /** What was refused, or went wrong, in words. */
  readonly problem: string | null
  readonly refused: Refusal | null
  /** Why nothing can be done with a card that was pressed. */
  readonly why: readonly Explanation[]
  /** What lay together last before it went on; whether it still lies there, and whether it is looked back at. */
  readonly passed: readonly PassedCard[] | null
  readonly lying: SeenTable | null
  readonly looksBack: boolean
  readonly name: string
  readonly sought: string
  readonly invites: boolean
  readonly hasSound: boolean
  readonly picked: number | null
  /** The card that is chosen as soon as that is asked, after what begins it. */
  readonly follows: number | null
  readonly lens: number | null
  readonly spread: ReadonlySet<string>
}

export const emptySeat: SeatModel = {
  isConnected: false,
  games: [],
  news: null,
  sheet: null,
  sent: null,
  table: null,
  problem: null,
  refused: null,
  why: [],
  passed: null,
  lying: null,
  looksBack: false,
  name: '',
  sought: '',
  invites: false,
  hasSound: true,
  picked: null,
  follows: null,
  lens: null,
  spread: new Set(),
}

/** So many lines of what happened are kept. */
const MOST_TOLD = 60

/** The page after something was sent. */
export function afterMessage(model: SeatModel, message: ToClient): SeatModel {
  switch (message.kind) {
    case 'games':
      return { ...model, games: message.games }
    case 'table':
      return drawn(onNews(model, message.table))
    case 'sheet':
      return drawn({ ...model, sheet: message.sheet, sent: null })
    case 'view':
    case 'watch': {
      const { view, board, told } = message
      const isAnew =
        model.sent === null || ('step' in view && 'step' in model.sent.view && view.step < model.sent.view.step)
      const all = isAnew ? told : toldAfter(model.sent?.told ?? [], told)
      const passed = message.passed === null ? null : passedAtSeat(message.passed)
      const before = isAnew || passed === null ? null : (model.lying ?? model.table)
      return drawn({
        ...model,
        passed: passed ?? (isAnew ? null : model.passed),
        lying: passed === null || before === null ? (isAnew ? null : model.lying) : tableBetween(passed, before),
        sent: { view, board, next: 'next' in message ? message.next : [], told: all },
        refused: null,
        why: [],
        problem: null,
        picked: null,
      })
    }
    case 'why':
      return { ...model, why: message.answers, refused: null }
    case 'refused':
      return { ...model, refused: message.outcome }
    case 'error':
      return { ...model, problem: message.why }
    case 'opened':
    case 'landings':
    case 'seated':
      return model
  }
}

/** Where another game is chosen, or one sits down elsewhere, what was sent before is of no use. */
function onNews(model: SeatModel, news: TableNews): SeatModel {
  const isOther = news.own !== model.news?.own || news.stage === 'waiting' || news.stage === 'making'
  return { ...model, news, ...(isOther ? { sent: null, table: null, lying: null, passed: null } : {}) }
}

/** Steps that are told again, as to who came back, are the same. */
function toldAfter(before: readonly ToldStep[], told: readonly ToldStep[]): readonly ToldStep[] {
  const first = told[0]?.step ?? Number.POSITIVE_INFINITY
  return [...before.filter(({ step }) => step < first), ...told].slice(-MOST_TOLD)
}

function drawn(model: SeatModel): SeatModel {
  const { sent, sheet, news } = model
  if (sent === null || sheet === null || news === null || sent.view.game !== sheet.name)
    return { ...model, table: null }
  return { ...model, table: seenAtSeat(sent, sheet, { players: news.seats.length, below: news.own ?? 0 }) }
}
