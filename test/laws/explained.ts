import type { BaseState, Seat } from '../../runtime/engine.ts'
import { ownEntry } from '../../runtime/own-entry.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { relist } from '../../runtime/trials/pending-question.ts'
import { isLookedAt } from '../kit/effort.ts'
import { playOut } from '../kit/playout.ts'
import { same } from '../kit/same.ts'
import type { Law } from './law.ts'
import { judges } from './occasions.ts'

type AnyEngine = FullEngine<BaseState>
type Random = (below: number) => number

const pick = <T>(list: readonly T[], random: Random): T | undefined => list[random(list.length)]

/** A part of a move in words, of a card also one that nobody holds. */
function part({ info, parts }: AnyEngine, type: string, random: Random): string {
  const letter = String.fromCharCode(65 + random(3))
  if (type === 'card')
    return random(2) === 0 ? (pick(info.cards, random) ?? '') : `${pick(info.cards, random)} of ${letter}`
  if (type === 'player') return letter
  return type === 'number' ? String(random(12)) : (pick(ownEntry(parts.enums, type) ?? [''], random) ?? '')
}

/** Moves and answers in words: of all events, and what is offered to who is asked, as everybody may try them. */
function questionsAbout(engine: AnyEngine, s: BaseState, viewer: Seat, random: Random): string[] {
  const moves = engine.parts.moves.flatMap(({ event }) => {
    const about = engine.info.events[event]
    const said = (about?.params ?? []).filter(({ role }) => role !== 'by')
    const words = said.map(({ role, type }) => `${role === 'main' ? '' : `${role} `}${part(engine, type, random)}`)
    return about === undefined ? [] : [[about.name, ...words].join(' ')]
  })
  const offered = engine.choices(s).map((choice) => engine.describe(s, choice, viewer))
  return [...moves, ...moves.map((_, i) => `choose ${i + random(12)}`).slice(0, 3), ...offered.slice(0, 8)]
}

/** Offers the answers that the rules give in this state, worked out anew from its cards. */
function listedAnew(engine: AnyEngine, s: BaseState): BaseState {
  const t = engine.clone(s)
  relist(engine.parts, t)
  return t
}

const offeredWords = (engine: AnyEngine, s: BaseState, viewer: Seat): string[] =>
  engine.choices(s).map((choice) => engine.describe(s, choice, viewer))

export const discreetReasons: Law = {
  says: 'why a move is allowed or refused hangs for a seat on nothing that it does not see, but for what it is offered',
  share: 0.5,
  holds({ engine }, line) {
    playOut(engine, line, ({ state, random }) => {
      if (!isLookedAt(random)) return
      const here = listedAnew(engine, state)
      for (let viewer = 0; viewer < state.players; viewer++) {
        const there = listedAnew(
          engine,
          engine.determinize(state, viewer, () => random(2 ** 31) / 2 ** 31),
        )
        const offered = [here, there].map((s) => (s.asked === viewer ? offeredWords(engine, s, viewer).join() : ''))
        if (offered[0] !== offered[1] || String(there.def) === String(here.def)) continue
        // Which of them are offered to others, who ask of their own cards, is not compared.
        const ask = questionsAbout(engine, here, viewer, random)
        judges()
        const [told, other] = [here, there].map((s) => ask.map((words) => engine.explain(s, viewer, words)))
        same(JSON.stringify(other), JSON.stringify(told))
      }
    })
  },
}
