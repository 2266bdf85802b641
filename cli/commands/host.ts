import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { renderUnicodeCompact } from 'uqr'
import type { Language } from '../../runtime/words/languages.ts'
import { languageOf } from '../arguments/language-meant.ts'
import type { Context } from '../context.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { studioPage } from '../files/paths.ts'
import { reachableAt, urlOf } from '../host/addresses.ts'
import { HOST_LIMITS } from '../host/limits.ts'
import { GameMaker } from '../host/make-game.ts'
import { offeredGames } from '../host/offered-games.ts'
import { Rooms } from '../host/rooms.ts'
import { serveTables } from '../host/serve-tables.ts'
import { TableStore } from '../host/table-store.ts'
import { type Io, note, say } from '../io.ts'
import { untilEnded } from '../until-ended.ts'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

export interface HostOptions {
  readonly port: number
  readonly host: string
  readonly store?: string | undefined
  /** Seconds. */
  readonly patience?: number | undefined
  readonly botPause: number
  readonly behindProxy: boolean
  /** Of what is told at the tables. */
  readonly language?: Language
}

/** A table begins with so many seats, or as many as the game has. */
const SEATS = 4

/** Serves tables to the browsers of a network, until the process is interrupted. */
export async function host({ io }: Context, games: readonly string[], options: HostOptions): Promise<ExitCode> {
  if (!existsSync(join(studioPage, 'seat.html')))
    throw new UsageError(stated('the page of the tables is not built: `npm run studio:build` builds it'))
  const offer = offeredGames(io.cwd, games)
  const maker = new GameMaker(io.cwd, io.includes ?? [], offer)
  const store = new TableStore(options.store === undefined ? null : resolve(io.cwd, options.store))
  const { botPause, language = languageOf(io.env) } = options
  const makings = { make: maker.make, store, botPause, language }
  const rooms = new Rooms(makings, { ...offer.plan, players: SEATS, options: {} }, HOST_LIMITS)
  try {
    const served = await serveTables({
      rooms,
      games: offer.games,
      limits: HOST_LIMITS,
      house: (await rooms.house()).name,
      page: studioPage,
      port: options.port,
      address: options.host,
      isBehindProxy: options.behindProxy,
      note: (text) => note(io, text),
      ...(options.patience === undefined ? {} : { patience: options.patience * SECOND }),
    })
    invite(io, options, served.port)
    await untilEnded(io.interrupt)
    await served.close()
  } finally {
    rooms.close()
    await maker.close()
  }
  return exitCode.fine
}

const SECOND = 1000

function invite(io: Io, { host: address, store }: HostOptions, port: number): void {
  const [first = address, ...others] = reachableAt(address).map((each) => urlOf(each, port))
  say(io, first)
  note(io, stated('\n{1}', renderUnicodeCompact(first)))
  note(io, stated('Whoever is on the same network opens this address, or points a camera at it, and takes a seat.'))
  for (const other of others) note(io, stated('Also at {1}', other))
  note(
    io,
    store === undefined
      ? stated('Tables are gone when this ends; --store FILE keeps them.')
      : stated('Tables are kept in {1}.', store),
  )
  note(io, stated('Ctrl-C ends it.'))
}
