// Compiled from the rules of TagTeam into names.ts: names and printed cards. Change the rules, not this file.
import { holdersOf, numbersIn } from 'houserules/runtime'
import { PROC as BASE_PROC } from '../build-divide/names.ts'

/** [102-1] */
export const TEAM = { 'team-a': 0, 'team-b': 1 } as const

export const TEAM_VALUES: readonly number[] = numbersIn(TEAM)

/** [403-1a] */
export const FLANK = { left: 0, right: 1 } as const

/** First instance of each zone family; a zone that every seat has adds the seat. */
// prettier-ignore
export const ZONE = {
  waiting: 0, lasting: 1, deck: 2, hand: 14, energy: 26, graveyard: 38, territory: 50, life: 62, field: 64,
  resolution: 65, chain: 66, packets: 67,
} as const

/** The seat each zone instance belongs to. */
// prettier-ignore
export const HOLDER: readonly number[] = holdersOf(ZONE, 68, [
  ZONE.deck, ZONE.hand, ZONE.energy, ZONE.graveyard, ZONE.territory,
])

/** Zone instances that hold pending effects. */
export const EFFECT_ZONES: readonly number[] = [0, 1, 66, 67]

/** Procedures that can be suspended or wait as pending effects. */
// prettier-ignore
export const PROC = {
  ...BASE_PROC, layLifeFrame: 8, textOfFrame2: 26, textOfFrame5: 32, textOfFrame17: 57, textOfFrame18: 59,
  textOfFrame23: 69, textOfFrame28: 81, enterFrame: 83, concedeFrame: 125, raiseLifeFrame: 127, afterEnterFrame: 140,
} as const

/** Decks of players who bring none, in turn: the definitions of each list. */
// prettier-ignore
export const DEFAULT_DECKS: readonly { readonly title: string; readonly lists: readonly (readonly number[])[] }[] = [
  { title: 'All red',
    lists: [
      [0, 0, 4, 4, 14, 14, 17, 17, 41, 41, 41, 41, 45, 45, 45, 46, 46, 46, 47, 47, 50, 50, 50, 51, 51, 51, 52, 52, 57,
        57, 58, 58, 59, 105, 105, 105, 106, 106, 106, 108, 108, 109, 109, 110, 110, 129, 129, 130],
      [34], []] },
  { title: 'All blue',
    lists: [
      [1, 1, 5, 5, 18, 18, 27, 27, 42, 42, 42, 42, 60, 60, 60, 61, 61, 61, 62, 62, 65, 65, 65, 66, 66, 66, 67, 67, 72,
        72, 73, 73, 74, 111, 111, 111, 112, 112, 112, 114, 114, 115, 115, 116, 116, 133, 133, 134],
      [31], []] },
  { title: 'All white',
    lists: [
      [3, 3, 6, 6, 8, 8, 19, 19, 43, 43, 43, 43, 75, 75, 75, 76, 76, 76, 77, 77, 80, 80, 80, 81, 81, 81, 82, 82, 87, 87,
        88, 88, 89, 117, 117, 117, 118, 118, 118, 120, 120, 121, 121, 122, 122, 137, 137, 138],
      [33], []] },
  { title: 'All black',
    lists: [
      [2, 2, 10, 10, 11, 11, 13, 13, 44, 44, 44, 44, 90, 90, 90, 91, 91, 91, 92, 92, 95, 95, 95, 96, 96, 96, 97, 97,
        102, 102, 103, 103, 123, 123, 123, 124, 124, 124, 126, 126, 127, 127, 128, 128, 141, 141, 142],
      [35], []] },
]
