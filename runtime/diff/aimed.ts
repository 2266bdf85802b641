import type { RandomSource } from '../bots/random-source.ts'
import type { Choice } from '../engine.ts'
import { chosen } from './chosen.ts'
import { claimsOfRules } from './claims.ts'
import { claimsOfDecks } from './claims-of-decks.ts'
import type { Effort } from './effort.ts'
import { quietly } from './follow.ts'
import type { Found } from './found.ts'
import type { Parting } from './parting.ts'
import type { Scenario, Spoken } from './scenario.ts'
import { type Pair, TwinTable } from './twin-table.ts'
import type { RefusedMove } from './refused.ts'

/** A position that is made for a sentence to come to bear in. */
export interface Aim {
  readonly scenario: Scenario
  /** The version whose sentence it is. */
  readonly leader: 'old' | 'new'
  /** The fact, adjective or relation that the sentence is about, whose value shows without anything being done. */
  readonly tells: string | null
  /** The things of which it is said. */
  readonly things: readonly Spoken[]
  /** A move that the sentence is about. */
  readonly asks: RefusedMove | null
  /** The number of the change that it is made for, as whoever made it counts them. */
  readonly of: number | null
}

/** Stands for what is said of decks among the names of facts. */
export const DECKS = 'decks'

/** How often is played from a position, and how far. */
const PLAYS = 3
const FAR = 12

/**
 * Where the versions part from a position that is made for what changed; `played` is told each way that is gone. Gives
 * null after each, so that whoever asks can stop.
 */
export function* fromAim(
  effort: Effort,
  pair: Pair,
  aim: Aim,
  { random, played }: { readonly random: RandomSource; readonly played: (choices: readonly Choice[]) => void },
): Generator<null, Found | null> {
  const found = { by: 'aim', scenario: aim.scenario, leader: aim.leader, game: null } as const
  const begun = quietly(() => {
    const table = TwinTable.at(pair, aim.scenario)
    effort.positions += 1
    return { table, told: tells(pair, table, aim) }
  })
  if (begun?.told === true)
    return { ...found, choices: [], parting: { kind: 'told', about: aim.tells, things: aim.things, of: aim.of } }
  for (let n = 0; begun !== null && n < PLAYS; n++) {
    const way = quietly(() => wayFrom(effort, pair, begun.table.clone(), random))
    if (way === null) return null
    if (way.parting !== null) return { ...found, ...way, parting: way.parting }
    played(way.choices)
    if (way.choices.length === 0) break
    yield null
  }
  return null
}

interface Way {
  readonly choices: readonly Choice[]
  /** Where the versions part, if they do. */
  readonly parting: Parting | null
}

/** Plays on as chance has it. */
function wayFrom(effort: Effort, pair: Pair, on: TwinTable, random: RandomSource): Way {
  const choices: Choice[] = []
  for (let step = 0; step <= FAR; step++) {
    effort.decisions += 1
    const parting = on.parting()
    if (parting !== null) return { choices, parting }
    if (on.isOver) break
    const choice = chosen(pair.forth.a, on.s, on.choices(), random)
    choices.push(choice)
    if (!on.choose(choice)) break
  }
  return { choices, parting: null }
}

/** Whether a fact shows the difference where the table does not. */
function tells({ forth }: Pair, table: TwinTable, aim: Aim): boolean {
  if (aim.tells === null || table.parting() !== null) return false
  const claims =
    aim.tells === DECKS ? claimsOfDecks(forth, table.s, table.t) : claimsOfRules(forth, table.s, table.t, aim)
  return claims.length > 0
}
