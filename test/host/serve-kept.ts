import { HOST_LIMITS } from '../../cli/host/limits.ts'
import { serveTables } from '../../cli/host/serve-tables.ts'
import { planOf, roomsFor } from './kit.ts'

// A host of Trump King as a process of its own, to be killed: it keeps its tables in the file that is named.

const rooms = roomsFor({ file: process.argv[2] ?? '', plan: planOf('TrumpKing', 2) })
const house = (await rooms.house()).name
const served = await serveTables({
  rooms,
  games: [],
  limits: HOST_LIMITS,
  house,
  page: import.meta.dirname,
  port: 0,
  address: '127.0.0.1',
  note: () => undefined,
})
process.stdout.write(`${served.port} ${house}\n`)
