import { functionCode } from '../typescript/build.ts'
import type { Code } from '../typescript/code.ts'
import { code, named } from '../typescript/vocabulary.ts'
import { type Emitter, Names, THE_STATE } from './emitter.ts'
import { type Piece, piecesFrom } from './piece.ts'
import { emitBlock } from './plain.ts'

/** In a game of stretches: how the game ends after one of them, for who thinks no further ahead. */
export function emitStretches(em: Emitter): Piece[] {
  const found = em.analyses.stretches()
  const proc = em.program.events.get('match')?.proc ?? null
  if (found === null || proc === null) return []
  const names = new Names(em)
  const body = { em, names, framed: new Set<number>(), declared: new Set<number>(), cites: [], stop: code`return` }
  const end: Piece = {
    doc: 'Ends the game as it ends where nothing is repeated any more.',
    code: functionCode({
      name: named('endStretch'),
      params: [THE_STATE],
      result: code`‹void›`,
      body: emitBlock(body, found.after, true),
    }),
  }
  return piecesFrom(proc.span, [end])
}

/** The same as a part of the engine. */
export function stretchPart(em: Emitter): Code | undefined {
  const found = em.analyses.stretches()
  return found === null ? undefined : code`{ loop: ${em.loops.of(found.loop)}, end: endStretch }`
}
