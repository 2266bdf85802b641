import { bounded } from '../rounds/bounded.ts'
import { bringDecks } from '../decks/deck-parts.ts'
import type { BaseState, Captured, GameInfo, SetupConfig } from '../engine.ts'
import { goOnToQuestion } from './apply.ts'
import { allFits } from '../rounds/room.ts'
import type { Parts } from '../parts.ts'
import { columnsOf } from '../columns.ts'
import { indexOfName } from '../words/same-name.ts'
import { checkSeed, seatsProblem } from './seats-problem.ts'

/** Option values by index; unknown names and values are the caller's mistake. */
export function optionIndexes(
  info: GameInfo,
  defaults: readonly number[],
  chosen: Readonly<Record<string, string>> | undefined,
): number[] {
  if (chosen === undefined) return info.options.map((_, i) => defaults[i] ?? 0)
  const given = new Map<number, string>()
  for (const [name, value] of Object.entries(chosen)) {
    const at = indexOfName(
      info.options.map((o) => o.name),
      name,
    )
    given.set(at, value)
    if (at < 0)
      throw new RangeError(
        `${info.name} has no option ${name}; its options are ${info.options.map((o) => o.name).join(', ') || 'none'}`,
      )
  }
  return info.options.map((o, i) => {
    const value = given.get(i)
    if (value === undefined) return defaults[i] ?? 0
    const index = indexOfName(o.values, value)
    if (index < 0) throw new RangeError(`option ${o.name} is one of ${o.values.join(', ')}, not ${value}`)
    return index
  })
}

/** A new game, run to its first decision. @throws RangeError for a setup that it cannot be played with */
export function setUp<S extends BaseState>(parts: Parts<S>, config: SetupConfig): S {
  const { info } = parts
  const players = config.players ?? info.seats.from
  const { roundLimit, sizeLimit } = config
  checkSeed(config.seed)
  const problem = seatsProblem(info, players)
  if (problem !== null) throw new RangeError(problem)
  for (const [name, value] of Object.entries({ roundLimit, sizeLimit }))
    if (value !== undefined && !(Number.isInteger(value) && value > 0))
      throw new RangeError(`${name} is a whole number of at least 1, not ${value}`)
  const s = parts.newState(players, optionIndexes(info, parts.defaults, config.options), config.seed)
  s.askAll = config.askAll ?? false
  s.openChance = config.openChance ?? false
  s.log = config.log === true ? [] : null
  if (roundLimit !== undefined) s.roundLimit = roundLimit
  if (sizeLimit !== undefined) s.sizeLimit = sizeLimit
  bringDecks(parts, s, config.decks)
  beginWith(parts, s, config.facts)
  const begin = config.draft === true ? parts.draft : parts.start
  if (begin === undefined) throw new RangeError(`${info.name} has no draft`)
  bounded(parts, s, () => {
    begin(s)
    goOnToQuestion(parts, s)
    allFits()
  })
  return s
}

/** @throws RangeError where no such fact is kept of so many players or values */
function beginWith<S extends BaseState>(parts: Parts<S>, s: S, facts: SetupConfig['facts'] = {}): void {
  for (const [name, values] of Object.entries(facts)) {
    const fact = parts.facts.find((each) => each.name === name && (each.of === 'player' || each.of === 'value'))
    const column = fact === undefined ? undefined : columnsOf<Captured[]>(s)[fact.column]
    if (column === undefined) throw new RangeError(`${parts.info.name} keeps no fact ${name} of players or of values`)
    if (values.length > column.length)
      throw new RangeError(`${name} is kept of ${column.length}, and ${values.length} values are given`)
    for (const [i, value] of values.entries()) column[i] = value
  }
}
