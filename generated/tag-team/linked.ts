// Compiled from the rules of TagTeam into linked.ts: how the functions are joined. Change the rules, not this file.
import type { BuildDivideRules } from '../build-divide/linked.ts'
import { rulesOfBuildDivide } from '../build-divide/linked.ts'
import { attackRules } from './attack.ts'
import { cardsFixturesRules } from './cards-fixtures.ts'
import { cardsSamplesRules } from './cards-samples.ts'
import { cardsTriggersRules } from './cards-triggers.ts'
import { damageRules } from './damage.ts'
import { decksRules } from './decks.ts'
import { engineRules } from './engine.ts'
import { playRules } from './play.ts'
import { teamBattleRules } from './team-battle.ts'
import { teamDecksRules } from './team-decks.ts'
import { teamLifeRules } from './team-life.ts'
import { teamSeatsRules } from './team-seats.ts'
import { teamStartRules } from './team-start.ts'
import { teamWindowsRules } from './team-windows.ts'
import { teamWordsRules } from './team-words.ts'
import { thingsRules } from './things.ts'
import { turnRules } from './turn.ts'
import { windowsRules } from './windows.ts'

/** What the variant changes. */
// prettier-ignore
type Changed =
  & ReturnType<typeof engineRules> & ReturnType<typeof teamStartRules> & ReturnType<typeof playRules>
  & ReturnType<typeof teamWindowsRules> & ReturnType<typeof teamBattleRules> & ReturnType<typeof teamSeatsRules>
  & ReturnType<typeof teamLifeRules> & ReturnType<typeof cardsTriggersRules> & ReturnType<typeof cardsFixturesRules>
  & ReturnType<typeof cardsSamplesRules> & ReturnType<typeof thingsRules> & ReturnType<typeof turnRules>
  & ReturnType<typeof damageRules> & ReturnType<typeof teamDecksRules> & ReturnType<typeof windowsRules>
  & ReturnType<typeof attackRules> & ReturnType<typeof teamWordsRules> & ReturnType<typeof decksRules>

/** All functions of the game. They call each other through one object, so that a variant can put its own in their place. */
export interface TagTeamRules extends Omit<BuildDivideRules, keyof Changed>, Changed {}

// prettier-ignore
export const rulesOfTagTeam = (all: object): TagTeamRules => ({
  ...rulesOfBuildDivide(all), ...engineRules(all), ...teamStartRules(all), ...playRules(all), ...teamWindowsRules(all),
  ...teamBattleRules(all), ...teamSeatsRules(all), ...teamLifeRules(all), ...cardsTriggersRules(all),
  ...cardsFixturesRules(all), ...cardsSamplesRules(all), ...thingsRules(all), ...turnRules(all), ...damageRules(all),
  ...teamDecksRules(all), ...windowsRules(all), ...attackRules(all), ...teamWordsRules(all), ...decksRules(all),
})
