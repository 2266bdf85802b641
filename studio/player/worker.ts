import type { LiveGame } from '../../library/live-engine.ts'
import { runtimeModules } from '../../library/runtime-modules.ts'
import type { GameSheet } from '../play/game-sheet.ts'
import { PlayHandlers } from '../play/play-handlers.ts'
import type { PlayCalls } from '../protocol/play-calls.ts'
import { serve } from '../protocol/serve.ts'

type Make = (runtime: object, engine: object) => LiveGame

/** Plays a game whose script follows this one. */
function playGame(make: Make, sheet: GameSheet): void {
  const { engine } = make(runtimeModules, {})
  serve<PlayCalls>(self, () => new PlayHandlers(() => ({ engine, sheet, examples: [] })))
}

Object.assign(globalThis, { playGame })
