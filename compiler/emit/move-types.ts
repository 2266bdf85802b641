import { type AskingStmt, branchWords } from '../analyse/asking.ts'
import type { Site } from '../program/ir.ts'
import type { Type } from '../game/type.ts'
import { type Code, Listed } from '../typescript/code.ts'
import { literal } from '../typescript/literals.ts'
import { code } from '../typescript/vocabulary.ts'
import type { Emitter } from './emitter.ts'
import { offeredEvents } from './move-code.ts'
import { valueType } from './view-types.ts'

/** What a player may do or answer, as `runtime/match/moves.ts` makes it: told apart by `move`. */
export function moveTypes(em: Emitter): Code[] {
  return [...offeredEvents(em).map(({ event }) => moveType(em, event.name)), ...answerTypes(em)]
}

function moveType(em: Emitter, event: string): Code {
  const params = em.program.game.events.get(event)?.params ?? []
  const fields = params.map(
    (p) => code`‹readonly ${literal(p.role === 'main' ? partName(p.name) : p.role)}: ${valueType(em, p.type)}›`,
  )
  return code`‹{ ${new Listed([code`‹readonly move: ${literal(moveName(event))}›`, ...fields], '; ')} }›`
}

/** An event that is called as answers are leaves that name to them. */
const moveName = (event: string): string => (event === 'answer' ? 'to answer' : event)

/** `move` tells moves apart, and `twin` those that are the same. */
const partName = (name: string): string => (name === 'move' || name === 'twin' ? 'what' : name)

/** Questions of one event that take the same answers have one type. */
function answerTypes(em: Emitter): Code[] {
  const asking = em.analyses.asking()
  const types = new Map<string, Code>()
  for (const site of em.program.sites) {
    const asks = asking.get(site.id)
    const chosen = asks?.kind === 'choose' ? asks.domain.local.type : null
    const declines = mayDecline(site, asks)
    const taken = answerType(em, site, chosen, branchWords(asks))
    if (!declines && taken.length === 0) continue
    const key = JSON.stringify([site.at, site.kind, chosen, branchWords(asks), declines])
    const value = new Listed(declines ? [...taken, code`‹null›`] : taken, ' | ')
    types.set(key, code`‹{ readonly move: 'answer'; readonly at: ${literal(site.at)}; readonly value: ${value} }›`)
  }
  return [...types.values()]
}

/** Whether there may be nothing more to answer; yes or no is answered by a truth value. */
function mayDecline({ kind, optional }: Site, asks: AskingStmt | undefined): boolean {
  if (kind === 'may') return false
  if (optional || asks === undefined) return optional
  return asks.kind === 'choose' ? asks.count !== null : asks.kind === 'oneOf' && asks.several !== undefined
}

function answerType(em: Emitter, { kind }: Site, chosen: Type | null, branches: readonly string[]): readonly Code[] {
  if (kind === 'may') return [code`‹boolean›`]
  if (chosen !== null) return [valueType(em, { ...chosen, set: false, optional: false })]
  return branches.map((word, i) => code`‹${literal(word === '' ? `option ${i + 1}` : word)}›`)
}
