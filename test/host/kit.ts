import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { HOST_LIMITS, type HostLimits } from '../../cli/host/limits.ts'
import type { MadeGame, MakeGame } from '../../cli/host/made-game.ts'
import type { OfferedGame, AgreedPlan } from '../../cli/host/messages.ts'
import type { RoomMakings } from '../../cli/host/room.ts'
import { Rooms } from '../../cli/host/rooms.ts'
import { serveTables } from '../../cli/host/serve-tables.ts'
import { TableStore } from '../../cli/host/table-store.ts'
import { engine as hearts } from '../../generated/hearts/index.ts'
import { engine as kuhn } from '../../generated/kuhn-poker/index.ts'
import { engine as trumpKing } from '../../generated/trump-king/index.ts'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import type { Language, WordsByLanguage } from '../../runtime/words/languages.ts'
import { makeSheet } from '../../studio/play/make-sheet.ts'
import { folderWith } from '../cli/kit.ts'

/** A game as tables get it, of an engine that is there; its bots come to no choice, and one is drawn for them. */
export const madeOf = (engine: object, words: WordsByLanguage = {}): MadeGame => {
  const full = engine as FullEngine<BaseState>
  const sheet = makeSheet(full, { base: null, seenBy: {}, texts: {}, clauses: {}, words })
  return { engine: full, sheet, note: null, think: () => Promise.reject(new Error('these bots do not think')) }
}

const GAMES: Readonly<Record<string, MadeGame>> = {
  Hearts: madeOf(hearts),
  KuhnPoker: madeOf(kuhn),
  TrumpKing: madeOf(trumpKing),
}

/** Of a game there is no rule but one, which goes with nothing. */
export const makeGame: MakeGame = ({ game, rules }) => {
  const found = Object.hasOwn(GAMES, game) ? GAMES[game] : undefined
  if (found === undefined) throw new RangeError(`this host does not offer a game called "${game}"`)
  return Promise.resolve(rules.length > 0 ? { problem: `${rules.join(' and ')} do not go together` } : found)
}

export const planOf = (game: string, players: number): AgreedPlan => ({ game, rules: [], players, options: {} })

export interface Setting {
  readonly limits?: Partial<HostLimits>
  readonly file?: string | null
  readonly plan?: AgreedPlan
  readonly patience?: number
  readonly make?: MakeGame
  readonly isBehindProxy?: boolean
  readonly language?: Language
}

export const makingsFor = ({ file = null, make = makeGame, language = 'en' }: Setting = {}): RoomMakings => ({
  make,
  store: new TableStore(file),
  botPause: 0,
  language,
})

export const roomsFor = (setting: Setting = {}): Rooms =>
  new Rooms(makingsFor(setting), setting.plan ?? planOf('Hearts', 4), { ...HOST_LIMITS, ...setting.limits })

/** A host of tables on this machine, which ends with the test; where it is, and the table of the house. */
export async function hosting(setting: Setting = {}): Promise<{ readonly port: number; readonly house: string }> {
  const folder = folderWith({
    'page/seat.html': '<p>the page of a seat',
    'page/assets/seat.js': 'void 0',
    'secret-of-another-folder.txt': 'not for a page',
  })
  const rooms = roomsFor(setting)
  const { patience, limits = {}, isBehindProxy = false } = setting
  const house = (await rooms.house()).name
  const served = await serveTables({
    rooms,
    games: Object.entries(GAMES).map(([name, { sheet }]): OfferedGame => ({ name, title: sheet.title, rules: [] })),
    limits: { ...HOST_LIMITS, ...limits },
    isBehindProxy,
    house,
    page: join(folder, 'page'),
    port: 0,
    address: '127.0.0.1',
    note: () => undefined,
    ...(patience === undefined ? {} : { patience }),
  })
  onTestFinished(async () => {
    await served.close()
    rooms.close()
  })
  return { port: served.port, house }
}
