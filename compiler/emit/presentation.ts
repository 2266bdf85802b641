import type { FactSymbol } from '../game/model.ts'
import type { Local, TExpr } from '../program/ir.ts'
import { localExpr } from '../program/local-expr.ts'
import type { TBoard, TTold } from '../program/presentation.ts'
import { entry } from '../typescript/build.ts'
import { type Data, data } from '../typescript/data.ts'
import { word } from '../typescript/name.ts'
import { code, EVENT } from '../typescript/vocabulary.ts'
import { type Emitter, Names } from './emitter.ts'
import { emitExpr } from './expr.ts'
import { typeWord } from './names.ts'

/** All lines about a board together. */
interface Board {
  readonly shows: readonly string[]
  readonly leavesOut: readonly string[]
  readonly sorts: ReadonlyMap<string, readonly string[]>
}

/** Of lines that speak of the same thing the last decides. */
function boardOf(lines: readonly TBoard[]): Board {
  const shows = new Set<string>()
  const leavesOut = new Set<string>()
  const sorts = new Map<string, readonly string[]>()
  for (const { verb, names, by } of lines)
    for (const { name } of names) {
      if (verb === 'sorts')
        sorts.set(
          name,
          by.map((key) => key.name),
        )
      else {
        const [to, other] = verb === 'shows' ? [shows, leavesOut] : [leavesOut, shows]
        to.add(name)
        other.delete(name)
      }
    }
  return { shows: [...shows], leavesOut: [...leavesOut], sorts }
}

/** What is said of how a table looks; nothing where nothing is. */
export function boardInfo({ program }: Emitter): Data | undefined {
  if (program.board.length === 0) return undefined
  const { shows, leavesOut, sorts } = boardOf(program.board)
  return { shows, leavesOut, sorts: [...sorts].map(([zone, by]) => ({ zone, by: [...by] })) }
}

/** What boards show or go by that is worked out: each a function of the state, and of a player or a card. */
export function shownPart(em: Emitter): Data | undefined {
  const { shows, sorts } = boardOf(em.program.board)
  const names = new Set([...shows, ...[...sorts.values()].flat()])
  const facts = [...em.program.game.facts.values()].filter((fact) => !fact.stored && names.has(fact.name.text))
  return facts.length === 0 ? undefined : facts.map((fact) => shownFact(em, fact))
}

function shownFact(em: Emitter, { name, params, type }: FactSymbol): Data {
  const [of] = params
  const it: Local | null = of === undefined ? null : { id: -1, name: 'it', type: of.type }
  const names = new Names(em)
  if (it !== null) names.alias(it, word('it'))
  const args = it === null ? [] : [localExpr(it, name.span)]
  const fact: TExpr = { kind: 'derived', fact: name.text, args, type, span: name.span }
  const asked = emitExpr(em, names, fact)
  const value = it === null ? code`(s) => ${asked}` : code`(s, ${word('it')}) => ${asked}`
  return { name: name.text, of: of?.type.base ?? 'game', type: typeWord({ ...type, optional: false }), value }
}

/** Where turns begin and are over, for those who tell what happened; nothing in a game without turns. */
export function turnsPart({ analyses }: Emitter): Data | undefined {
  const { begin, end } = analyses.turns()
  if (begin.length === 0) return undefined
  return {
    begin: begin.map(({ event, by }) => ({ event: entry(EVENT, event), by })),
    end: end.map((event) => entry(EVENT, event)),
  }
}

/** How what happened is told; of an event that this game does without nothing is. */
export function toldRows(em: Emitter): Data[] {
  return em.program.telling.filter(({ event }) => em.program.events.has(event)).map((told) => toldRow(em, told))
}

function toldRow(em: Emitter, { event, fits, words }: TTold): Data {
  const zones = [...em.program.game.zones.keys()]
  const tests = fits.map((test) => ('zone' in test ? { part: test.part, zone: zones.indexOf(test.zone) } : { ...test }))
  const pieces = words?.map((piece) =>
    typeof piece === 'string' ? data(piece) : data({ ...piece, counted: piece.counted && [...piece.counted] }),
  )
  return { event: entry(EVENT, event), fits: tests, words: pieces }
}
