import {
  type AnswerHappening,
  type BaseState,
  CHANCE,
  type EventHappening,
  type Glimpse,
  type Happening,
  type Move,
  NONE,
  type Seat,
} from '../engine.ts'
import type { Parts, ToldInfo } from '../parts.ts'
import { isHeld, nameOfCard } from '../words/describe.ts'
import { cardAsSeen, isSeen } from '../words/tell.ts'

/** What lines are written of, and for whom. */
export interface Hearing {
  readonly parts: Parts<BaseState>
  readonly s: BaseState
  readonly viewer: Seat | undefined
  /** How an event is told; null in its own words. */
  readonly toldAs: (happening: EventHappening) => ToldInfo | null
}

/** Something that was chosen or told of, as the viewer can tell it from others; null where nothing can be. */
type Thing = string | null

/**
 * Whether what was answered in an event of which rules tell nothing is told all the same by what followed from it, so
 * that a line of its own would say it twice. Who may answer next must know what was chosen: it may be aimed at.
 */
export function isSaidLater(
  hearing: Hearing,
  { by, glimpses }: Pick<AnswerHappening, 'by' | 'glimpses'>,
  move: Move,
  site: string | undefined,
  later: readonly Happening[],
): boolean {
  switch (move.kind) {
    case 'yes':
    case 'decline':
      return true
    case 'branch':
      return later.some((each) => each.kind === 'event' && isTold(hearing, each))
    case 'choose':
    case 'act':
      return by === CHANCE || isHeldBy(saidOf(hearing, by, later), chosenIn(hearing, move, site, glimpses))
  }
}

const isHeldBy = (said: ReadonlySet<Thing>, chosen: readonly Thing[]): boolean =>
  chosen.every((thing) => thing === null || said.has(thing))

function chosenIn(
  hearing: Hearing,
  move: Move & { kind: 'choose' | 'act' },
  site: string | undefined,
  glimpses: readonly Glimpse[],
): Thing[] {
  if (move.kind === 'choose') return thingsOf(hearing, [{ type: site ?? '' }], [move.value], glimpses)
  const params = hearing.parts.info.events[move.event]?.params ?? []
  const things = thingsOf(hearing, params, move.args, glimpses)
  return things.filter((_, i) => params[i]?.role !== 'by')
}

/** What is told by events, but for who chose where that is the one who does it as well. */
function saidOf(hearing: Hearing, by: Seat, later: readonly Happening[]): Set<Thing> {
  const said = new Set<Thing>()
  for (const each of later) {
    if (each.kind === 'answer' || !isTold(hearing, each)) continue
    const params = hearing.parts.info.events[each.event]?.params ?? []
    const named = namedBy(hearing.toldAs(each))
    for (const [i, thing] of thingsOf(hearing, params, each.args, each.glimpses).entries())
      if ((named?.includes(i) ?? true) && (params[i]?.role !== 'by' || each.args[i] !== by)) said.add(thing)
  }
  return said
}

/** The parts that a sentence names, or that are a value for which it is; undefined where an event has its own words. */
function namedBy(told: ToldInfo | null): number[] | undefined {
  const named = told?.words?.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.part]))
  return named?.concat((told?.fits ?? []).flatMap((test) => ('value' in test ? [test.part] : [])))
}

function isTold({ toldAs }: Hearing, happening: EventHappening): boolean {
  const told = toldAs(happening)
  return told === null ? happening.args.length > 0 : told.words !== undefined
}

/** Values of these types, of which each card and each effect takes the next glimpse. */
function thingsOf(
  hearing: Hearing,
  params: readonly { readonly type: string }[],
  values: readonly number[],
  glimpses: readonly Glimpse[],
): Thing[] {
  let next = 0
  return params.map(({ type }, i) => {
    const value = values[i] ?? NONE
    if (type === 'card' || type === 'effect') return cardThing(hearing, glimpses[next++])
    if (value === NONE) return null
    return type === 'definition' ? `card ${nameOfCard(hearing.parts.info, value)}` : `${type} ${value}`
  })
}

/** A card that is not seen is one of those that lie there, and of what others hold no more than a card. */
function cardThing({ parts, s, viewer }: Hearing, glimpse: Glimpse | undefined): Thing {
  if (glimpse === undefined || glimpse.card === NONE) return null
  if (viewer === undefined || isSeen(glimpse, viewer)) return `card ${cardAsSeen(parts, s, glimpse, viewer)}`
  return glimpse.place === NONE || isHeld(parts, glimpse.place) ? null : `place ${glimpse.place}`
}
