import { GameMaker } from '../../../cli/host/make-game.ts'
import { HOST_LIMITS } from '../../../cli/host/limits.ts'
import { offeredGames } from '../../../cli/host/offered-games.ts'
import { Rooms } from '../../../cli/host/rooms.ts'
import { serveTables } from '../../../cli/host/serve-tables.ts'
import { TableStore } from '../../../cli/host/table-store.ts'
import { programRoot } from '../../../cli/files/paths.ts'

// A host of a game with the page that the tests have built, as a process of its own: it may be killed and begun again.

const [page = '', file = '', port = '0', game = 'Daifugo'] = process.argv.slice(2)
const offer = offeredGames(programRoot, [game])
const makings = {
  make: new GameMaker(programRoot, [], offer).make,
  store: new TableStore(file),
  botPause: 0,
  language: 'en' as const,
}
const rooms = new Rooms(makings, { ...offer.plan, players: 4, options: { rounds: '1' } }, HOST_LIMITS)
const served = await serveTables({
  rooms,
  games: offer.games,
  limits: HOST_LIMITS,
  house: (await rooms.house()).name,
  page,
  port: Number(port),
  address: '127.0.0.1',
  note: (text) => process.stderr.write(`${text}\n`),
})
process.stdout.write(`${served.port}\n`)
