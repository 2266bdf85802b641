import { games } from 'virtual:shelf'
import { folders, texts } from 'virtual:shelf-texts'
import { serve } from '../protocol/serve.ts'
import type { WriteCalls } from '../protocol/write-calls.ts'
import { Desk } from './desk.ts'
import { linkScript } from './link-script.ts'
import { WriteHandlers } from './write-handlers.ts'

serve<WriteCalls>(self, (alive) => new WriteHandlers(new Desk({ games, folders, texts }, linkScript), alive))
