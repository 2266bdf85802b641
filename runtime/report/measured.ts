import { byKey } from './by-key.ts'
import { type GameTally, NO_GAMES, addedTallies } from './game-tally.ts'
import { type LuckTally, NO_LUCK, addedLuck } from './luck.ts'
import { NO_PAIRS, type PairTally, addedPairs } from './pair-tally.ts'
import { NO_RULES, type RulesTally, addedRules } from './rules-tally.ts'
import { type Sums, addedSums } from './sums.ts'
import { NO_TENSION, type TensionTally, addedTensions } from './tension.ts'

/** What is known of a game by now: sums, which add up whoever played the games. */
export interface Measured {
  readonly games: GameTally
  readonly tension: TensionTally
  readonly luck: LuckTally
  /** By bot: its share of the win in each game, whatever its seat. */
  readonly ladder: Readonly<Record<string, Sums>>
  /** By `option=value`. */
  readonly options: Readonly<Record<string, PairTally>>
  /** By sentence: free play (old) beside play under it (new). */
  readonly restricted: Readonly<Record<string, PairTally>>
  readonly rules: RulesTally
  /** By the number of the change: the rules (old) beside those with the change (new). */
  readonly changed: Readonly<Record<string, PairTally>>
  /** The other rules (old) beside these (new). */
  readonly against: PairTally
}

export const NOTHING_MEASURED: Measured = {
  games: NO_GAMES,
  tension: NO_TENSION,
  luck: NO_LUCK,
  ladder: {},
  options: {},
  restricted: {},
  rules: NO_RULES,
  changed: {},
  against: NO_PAIRS,
}

export function added(a: Measured, b: Measured): Measured {
  return {
    games: addedTallies(a.games, b.games),
    tension: addedTensions(a.tension, b.tension),
    luck: addedLuck(a.luck, b.luck),
    ladder: byKey(a.ladder, b.ladder, addedSums),
    options: byKey(a.options, b.options, addedPairs),
    restricted: byKey(a.restricted, b.restricted, addedPairs),
    rules: addedRules(a.rules, b.rules),
    changed: byKey(a.changed, b.changed, addedPairs),
    against: addedPairs(a.against, b.against),
  }
}
