import type { BaseState, Choice, Move } from '../engine.ts'
import { choiceOf, moveOf } from '../kernel/move-code.ts'
import { stateAfter } from '../example/examples.ts'
import { follow, quietly } from './follow.ts'
import { asExample } from './lay-down.ts'
import { type HeldCall, cardsOnTable, readScenario } from './read-scenario.ts'
import type { Scenario } from './scenario.ts'
import type { Found, PartingGame } from './found.ts'
import { type Pair, TwinTable, tableOf } from './twin-table.ts'
import type { EngineVersion } from './version.ts'
import { ownEntry } from '../own-entry.ts'

/** How many decisions before the versions part are tried as positions to begin with. */
const BEFORE = 60

/** A position on the way, who is asked there, and the numbers that its cards have in the scenario. */
export interface Station {
  readonly scenario: Scenario
  readonly asked: number
  readonly after: number
  readonly index: ReadonlyMap<number, number>
}

/** What was chosen, taken apart. */
export interface Done {
  readonly site: number
  readonly move: Move
}

/** How many positions are handed on: not every one can be said so that it still parts the versions. */
const ENOUGH = 8

/**
 * What was found in a game, from the latest positions before that part the versions as well; at last without a
 * position.
 */
export function inWords(pair: Pair, found: Found & { readonly game: PartingGame }): Found[] {
  const version = pair.forth.a
  const { choices, game } = found
  const table = tableOf(pair, game)
  const stations: Station[] = []
  const done: Done[] = []
  for (let after = 0; after <= choices.length; after++) {
    if (after >= choices.length - BEFORE) stations.unshift(...stationsAt(version, table.s, after))
    const choice = choices[after]
    if (choice === undefined) break
    done.push({ site: table.s.ask, move: moveOf(version.engine.parts, table.s, choice) })
    table.choose(choice)
  }
  const parted: Found[] = []
  for (const station of stations) {
    const { scenario, after, index } = station
    const rest = done.slice(after).map((each) => renumbered(version, each, index))
    const again = quietly(() => follow(TwinTable.at(pair, scenario), rest))
    if (again === null) continue
    const isOfGame = goesOnFrom(version, station)
    const words = { scenario, choices: rest.slice(0, again.after), parting: again.parting }
    parted.push({ ...found, ...words, ...(isOfGame ? {} : { game: null }) })
    if (parted.length === ENOUGH) break
  }
  return [...parted, ...(choices.length === 0 ? fromTheDeal(pair, found) : []), found]
}

/** Whether a position comes to the very table that it was read of, and does nothing again that is done by then. */
export function goesOnFrom(version: EngineVersion, { scenario, asked }: Station): boolean {
  const same = quietly(() => {
    const s = stateAfter(version.engine, asExample(version, scenario), { roundLimit: version.roundLimit })
    if (s === null) return false
    const { cards, facts } = readScenario(version, s, [])
    return s.asked === asked && JSON.stringify([cards, facts]) === JSON.stringify([scenario.cards, scenario.facts])
  })
  return same === true
}

/** What parts the versions before anybody has chosen: as the game begins, whichever cards are dealt. */
function fromTheDeal(pair: Pair, found: Found & { readonly game: PartingGame }): Found[] {
  const scenario: Scenario = {
    players: found.game.players,
    options: {},
    cards: [],
    facts: [],
    decks: [],
    before: [],
    path: [{ event: 'match', args: [] }],
    steps: [],
  }
  const again = quietly(() => follow(TwinTable.at(pair, scenario), []))
  return again === null ? [] : [{ ...found, scenario, choices: [], parting: again.parting }]
}

/** The choice where cards have other numbers. */
export function renumbered(
  { engine }: EngineVersion,
  { site, move }: Done,
  index: ReadonlyMap<number, number>,
): Choice {
  const { parts } = engine
  const card = (value: number): number => index.get(value) ?? value
  if (move.kind === 'act') {
    const params = parts.info.events[move.event]?.params ?? []
    return (
      choiceOf(
        parts,
        move.event,
        move.args.map((value, i) => (params[i]?.type === 'card' ? card(value) : value)),
      ) ?? 0
    )
  }
  if (move.kind === 'choose') return (move.isCard ? card(move.value) : move.value) + (parts.sites[site - 1]?.bias ?? 0)
  return move.kind === 'branch' ? move.index + 1 : move.kind === 'yes' ? 1 : 0
}

/**
 * The state as positions of examples, standing in the innermost events that one can begin with, or further out. An
 * event that is begun again does again what it did before the decision, so such a position is another one, which may
 * do as well.
 */
export function stationsAt(version: EngineVersion, s: BaseState, after: number): Station[] {
  const calls = s.frames.map((frame): HeldCall | null => {
    const known = version.kit.suspended[frame.proc]
    const columns = frame as unknown as Record<string, number>
    return known === undefined ? null : [known.event, ...known.args.map((name) => columns[name] ?? 0)]
  })
  const index = new Map(cardsOnTable(version, s).map((card, i) => [card, i]))
  return calls
    .map((_, i) => chainTo(version, calls, calls.length - 1 - i))
    .flatMap((path) => {
      const scenario = path.length === 0 ? null : quietly(() => readScenario(version, s, path))
      return scenario === null ? [] : [{ scenario, asked: s.asked, after, index }]
    })
}

/** The calls up to the given one, as far out as each can be entered after the next one. */
function chainTo({ kit }: EngineVersion, calls: readonly (HeldCall | null)[], last: number): HeldCall[] {
  const path: HeldCall[] = []
  for (let i = last; i >= 0; i--) {
    const call = calls[i]
    const inner = path[0]
    if (
      call === null ||
      call === undefined ||
      (inner !== undefined && ownEntry(ownEntry(kit.entries, call[0]), inner[0]) === undefined)
    )
      break
    path.unshift(call)
  }
  return path
}
