import type { BaseState, CardId, Happening, Seat } from '../../runtime/engine.ts'
import { NONE } from '../../runtime/engine.ts'
import { mixedBy } from '../../runtime/told/log.ts'
import type { Course } from '../../runtime/match/course.ts'
import { findChoice } from '../../runtime/match/find-choice.ts'
import { questionIn } from '../../runtime/match/open-line.ts'
import { rememberedBy } from './remembered.ts'
import type { View } from '../../runtime/match/view.ts'
import { lookOf, viewOf } from '../../runtime/match/view-of.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { byDay, isLookedAt } from '../kit/effort.ts'
import { playMatch } from '../kit/play-match.ts'
import { same } from '../kit/same.ts'
import type { Law } from './law.ts'
import { judges } from './occasions.ts'
import { questions } from './sent.ts'
import { Table } from './table.ts'

type AnyEngine = FullEngine<BaseState>

/** How often a card is moved in a step: what came into a zone and left it again is not judged by where it lies. */
function timesMoved({ info }: AnyEngine, happenings: readonly Happening[]): Map<CardId, number> {
  const times = new Map<CardId, number>()
  for (const h of happenings) {
    const card = h.kind === 'event' && info.events[h.event]?.name === 'move' ? (h.args[0] ?? NONE) : NONE
    times.set(card, (times.get(card) ?? 0) + 1)
  }
  return times
}

export const namedWhenTold: Law = {
  says: 'no line names a card that its reader had not seen and does not see at the next question, unless it was shown',
  share: 0.5,
  holds({ engine }, line) {
    const table = new Table(engine)
    playMatch(engine, line, ({ course: { state }, happenings }) => table.add(state, happenings), byDay(300, 1500))
    const known: number[] = []
    for (const [step, { happenings }] of table.steps.entries()) {
      const seen = table.seenIn(step)
      const moved = timesMoved(engine, happenings)
      const mixed = new Set(happenings.flatMap((h) => mixedBy(engine.info, h)).map(({ card }) => card))
      for (const { card, seen: told } of happenings.flatMap(({ glimpses }) => glimpses)) {
        if (card === NONE || mixed.has(card) || (moved.get(card) ?? 0) > 1) continue
        judges()
        same(told & ~((seen.get(card) ?? 0) | (known[card] ?? 0)), 0)
      }
      for (const [card, bits] of seen) known[card] = mixed.has(card) ? bits : (known[card] ?? 0) | bits
    }
  },
}

/** Every text in what is sent, but for the names of its parts. */
function textsIn(sent: unknown, texts = new Set<string>()): Set<string> {
  if (typeof sent === 'string') texts.add(sent)
  else if (typeof sent === 'object' && sent !== null) for (const part of Object.values(sent)) textsIn(part, texts)
  return texts
}

/** Whether a card is named there, by itself or among other words. */
function isNamed(name: string, text: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const around = `${text[at - 1] ?? ' '}${text[at + name.length] ?? ' '}`
    if (!/[\p{L}\p{N}《》-]/u.test(around)) return true
  }
  return false
}

/** The answers that a seat is offered, but those that name what is printed, whoever has it. */
function offered({ parts, info }: AnyEngine, { state }: Course, seat: Seat, { decision }: View): unknown[] {
  const named = (type: string | undefined): boolean => ['definition', 'text'].includes(type ?? '')
  const { ask, asked } = state
  const site = parts.sites[ask - 1]
  if (asked !== seat || named(site?.value)) return []
  const isOfPrint = ({ name }: (typeof info.events)[number]): boolean =>
    parts.moves.some(
      ({ event }) => info.events[event]?.name === name && info.events[event].params.some((p) => named(p.type)),
    )
  if (info.events.some(isOfPrint)) return []
  return (decision?.choices ?? []).map(({ words, cards, move }) => [words, cards, move])
}

/** What a seat may be answered when it sends moves by handles, whatever they stand for, and asks for others. */
function refusedTexts(engine: AnyEngine, course: Course, seat: Seat, random: (below: number) => number): string[] {
  const asked = questionIn(course, seat)
  if (asked === null) return []
  const look = lookOf(course, seat, asked)
  return questions(engine, course, random).moves.flatMap((move) => {
    const found = findChoice(engine, look, move)
    // What is possible is offered; reasons are in the words of the rules, which may name any card.
    return typeof found === 'number' ? [] : [found.kind, found.why]
  })
}

/** What a failing example says is left out: it is told to who wrote it, and laid its cards. */
export const namedWhenHanded: Law = {
  says: 'no view, choice or refusal names a card of which its reader has seen no copy',
  share: 0.5,
  holds({ engine }, line) {
    const table = new Table(engine)
    /** By definition, who has seen a copy. */
    const known: number[] = []
    let step = 0
    playMatch(
      engine,
      line,
      ({ course, happenings, random }) => {
        const { state } = course
        table.add(state, happenings)
        for (const [card, bits] of table.seenIn(step++))
          for (const of of [state.def[card], state.printedDef?.[card]])
            if (of !== undefined) known[of] = (known[of] ?? 0) | bits
        if (!isLookedAt(random)) return
        const seat = random(state.players)
        const unseen = [...new Set(state.def)].filter((definition) => (((known[definition] ?? 0) >> seat) & 1) === 0)
        if (unseen.length === 0) return
        judges()
        const view = viewOf(course, seat)
        const remembered = rememberedBy(engine, state, seat, course.memory)
        const handed = [view.zones, view.mixed, view.effects, remembered, offered(engine, course, seat, view)]
        const all = [...textsIn(handed), ...refusedTexts(engine, course, seat, random)].join('\n')
        same(
          unseen.flatMap((definition) => engine.info.cards[definition] ?? []).filter((name) => isNamed(name, all)),
          [],
        )
      },
      byDay(120, 600),
    )
  },
}
