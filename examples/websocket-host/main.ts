import { parseArgs } from 'node:util'
import { engine as hearts } from 'houserules/games/hearts'
import { engine as trumpKing } from 'houserules/games/trump-king'
import { startHost } from './host.ts'

// node --import tsx examples/websocket-host/main.ts --file rooms.db --port 8080 --patience 60000

const { values } = parseArgs({
  options: {
    file: { type: 'string', default: 'rooms.db' },
    port: { type: 'string', default: '8080' },
    patience: { type: 'string' },
  },
})
const { port } = await startHost({
  games: { hearts, 'trump-king': trumpKing },
  file: values.file,
  port: Number(values.port),
  ...(values.patience === undefined ? {} : { patience: Number(values.patience) }),
})
process.stdout.write(`listening on ${port}\n`)
