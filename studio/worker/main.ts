import { isLanguage } from '../../runtime/words/languages.ts'
import { games } from 'virtual:shelf'
import { ready } from 'virtual:shelf-ready'
import { folders, texts } from 'virtual:shelf-texts'
import { serve } from '../protocol/serve.ts'
import type { WriteCalls } from '../protocol/write-calls.ts'
import { evaluateScript } from './evaluate-script.ts'
import { LateDesk } from './late-desk.ts'
import { WriteHandlers } from './write-handlers.ts'

serve<WriteCalls>(
  self,
  (alive) =>
    new WriteHandlers(
      new LateDesk({ games, folders, texts, ready }, evaluateScript),
      alive,
      isLanguage(self.name) ? self.name : undefined,
    ),
)
