import type { LiveGame } from '../../library/live-engine.ts'
import { isLanguage } from '../../runtime/words/languages.ts'
import { runtimeModules } from '../../library/runtime-modules.ts'
import type { GameSheet } from '../play/game-sheet.ts'
import { PlayHandlers } from '../play/play-handlers.ts'
import type { PlayCalls } from '../protocol/play-calls.ts'
import { serve } from '../protocol/serve.ts'

type Make = (runtime: object, engine: object) => LiveGame

/** Plays a game whose script follows this one. */
function playGame(make: Make, sheet: GameSheet): void {
  const { engine } = make(runtimeModules, {})
  const language = isLanguage(self.name) ? self.name : undefined
  serve<PlayCalls>(self, () => new PlayHandlers(() => ({ engine, sheet, examples: [] }), undefined, language))
}

Object.assign(globalThis, { playGame })
