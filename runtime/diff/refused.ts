import { type BaseState, type CardId, NONE, type Seat } from '../engine.ts'
import type { CompiledExample, Matcher } from '../example/examples.ts'
import { explainMove } from '../reasons/explain.ts'
import { type Claim, argumentsMeant } from './claim.ts'
import { sameChoice } from './correspondence.ts'
import { quietly } from './follow.ts'
import { heldValue } from './lay-down.ts'
import { type Scenario, type SpokenArgument, type Spoken, type SpokenAct, Unspeakable } from './scenario.ts'
import { spokenThing, spokenAct } from './spoken-step.ts'
import { type Pair, TwinTable } from './twin-table.ts'
import { type EngineVersion, known } from './version.ts'

/** A move that is asked for, by which rules it is refused; cards by their number in the position. */
export interface RefusedMove {
  readonly seat: Seat
  readonly event: string
  readonly args: readonly Spoken[]
}

/** The same in words that do not change with the position. */
export interface AskedAct {
  readonly seat: Seat
  readonly act: SpokenAct
}

/** @throws Unspeakable where a part has no words */
export function askedAct(version: EngineVersion, s: BaseState, { seat, event, args }: RefusedMove): AskedAct {
  const index = known(version.events, event)
  const params = version.engine.info.events[index]?.params ?? []
  const held = args.map((arg, i) => Number(heldValue(version, arg, params[i]?.type ?? '')))
  return { seat, act: spokenAct(version, s, index, held, seat) }
}

/** Lines that one version alone can say of a move that both refuse: a clause by which the other does not. */
export function claimsOfRefusal({ forth: { a, b } }: Pair, s: BaseState, t: BaseState, asked: AskedAct): Claim[] {
  try {
    const [before, now] = [reasonsIn(a, s, asked), reasonsIn(b, t, asked)]
    if (before === null || now === null) return []
    const only = [...now.filter((each) => !before.includes(each)), ...before.filter((each) => !now.includes(each))]
    return only.map((clause) => ({ kind: 'offered', ...asked, not: true, because: [clause] }))
  } catch (error) {
    if (error instanceof Unspeakable) return []
    throw error
  }
}

/** The clauses by which a version refuses a move; null where it does not, or nobody is asked to act. */
function reasonsIn(version: EngineVersion, s: BaseState, { seat, act }: AskedAct): readonly string[] | null {
  const { engine } = version
  if (engine.parts.sites[s.ask - 1]?.kind !== 'act' || s.asked !== seat) return null
  const event = known(version.events, act.event)
  const args = argumentsMeant(version, s, event, { seat, act })
  const { allowed, reasons } = engine.bounded(s, () => explainMove(engine.parts, s, seat, event, args))
  return allowed ? null : reasons.flatMap(({ clauses }) => clauses)
}

/** The moves of which an example says that they are refused; `s` is its position, with the cards that have names there. */
export function refusalsOf(
  version: EngineVersion,
  s: BaseState,
  laid: readonly CardId[],
  { steps }: CompiledExample,
): readonly AskedAct[] {
  const { events } = version.engine.info
  return steps.flatMap((step) => {
    if (step.kind !== 'offered' || !step.not) return []
    const { event, args } = step.move
    const words = (m: Matcher<BaseState> | null): SpokenArgument => (m === null ? null : partWords(version, s, laid, m))
    try {
      return [{ seat: step.seat, act: { event: events[event]?.name ?? '', args: args.map(words) } }]
    } catch (error) {
      if (error instanceof Unspeakable) return []
      throw error
    }
  })
}

function partWords(
  version: EngineVersion,
  s: BaseState,
  laid: readonly CardId[],
  m: Matcher<BaseState>,
): SpokenArgument {
  if ('branch' in m) throw new Unspeakable('an instruction is no part of a move')
  if ('value' in m) return spokenThing(version, s, Number(m.value(s, laid)), m.type)
  return { name: version.engine.info.cards[m.definition] ?? '', owner: m.owner === NONE ? null : m.owner }
}

/** Whether the new version offers less than the old one where a position begins, and there is no other difference. */
export function isRefusalAlone(pair: Pair, scenario: Scenario): boolean {
  if (scenario.steps.length > 0) return false
  const isSo = quietly(() => {
    const table = TwinTable.at(pair, scenario)
    const { s, t } = table
    return table.parting()?.kind === 'offered' && t.legal.every((each) => sameChoice(pair.back, t, s, each) !== null)
  })
  return isSo === true
}
