import { type BaseState, type Choice, NONE, type Seat } from '../engine.ts'
import { moveOf } from '../kernel/move-code.ts'
import type { SiteInfo } from '../parts.ts'
import { type SpokenArgument, type NamedCard, type SpokenAct, type SpokenStep, Unspeakable } from './scenario.ts'
import { type EngineVersion, spokenValue } from './version.ts'

/**
 * A choice of the pending decision as a line of an example; of copies one of the first `laid` cards can be named, which
 * the position lays down.
 */
export function spokenStep(version: EngineVersion, s: BaseState, choice: Choice, laid = 0): SpokenStep {
  const { parts } = version.engine
  const seat = s.asked
  const site = parts.sites[s.ask - 1]
  const move = moveOf(parts, s, choice)
  switch (move.kind) {
    case 'act':
      return { kind: 'does', seat, act: spokenAct(version, s, move.event, move.args, seat, laid) }
    case 'yes':
      return { kind: 'answers', seat, answer: 'accepts' }
    case 'decline':
      return { kind: 'answers', seat, answer: site?.kind === 'act' ? 'passes' : 'declines' }
    case 'branch':
      return { kind: 'chooses', seat, type: '', value: branchOf(version, site, move.index) }
    case 'choose':
      return {
        kind: 'chooses',
        seat,
        type: site?.value ?? '',
        value: spokenThing(version, s, move.value, site?.value ?? '', laid),
      }
  }
}

/** One of several instructions by the event that it begins with, or by its number where that says too little. */
function branchOf({ events, engine }: EngineVersion, site: SiteInfo | undefined, index: number): string | number {
  const name = site?.branches[index] ?? ''
  const isOnly = site?.branches.filter((each) => each === name).length === 1
  const isValue = Object.values(engine.parts.enums).some((values) => values.includes(name))
  return isOnly && events.has(name) && !isValue ? name : index + 1
}

/** An event with its arguments; who does it goes without saying. */
export function spokenAct(
  version: EngineVersion,
  s: BaseState,
  event: number,
  args: readonly number[],
  doer: Seat,
  laid = 0,
): SpokenAct {
  const info = version.engine.info.events[event]
  if (info === undefined) throw new Unspeakable('an event without a name')
  return {
    event: info.name,
    args: info.params.map((p, i) =>
      (p.role === 'by' && args[i] === doer) || p.type.startsWith('set of')
        ? null
        : spokenThing(version, s, args[i] ?? NONE, p.type, laid),
    ),
  }
}

/** A thing or value as an example names it. */
export function spokenThing(
  version: EngineVersion,
  s: BaseState,
  value: number,
  type: string,
  laid = 0,
): SpokenArgument {
  if (value !== NONE && type === 'card') return namedCard(version, s, value, laid)
  if (value !== NONE && type === 'effect') return namedCard(version, s, s.effects[value]?.source ?? NONE)
  return spokenValue(version, value, type)
}

export function namedCard(version: EngineVersion, s: BaseState, card: number, laid = 0): NamedCard {
  const definition = s.def[card]
  const name = definition === undefined ? undefined : version.engine.info.cards[definition]
  if (name === undefined) throw new Unspeakable('a card without a name')
  const copies = [...s.def.keys()].filter((other) => s.def[other] === definition && s.place[other] !== NONE)
  const isUnclear = copies.some((other) => other !== card && s.owner[other] === s.owner[card])
  return {
    name,
    owner: copies.length > 1 && s.owner[card] !== NONE ? (s.owner[card] ?? null) : null,
    ...(isUnclear && card < laid ? { laid: card } : {}),
  }
}
