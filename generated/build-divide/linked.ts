// Compiled from the rules of BuildDivide into linked.ts: how the functions are joined. Change the rules, not this file.
import { attackRules } from './attack.ts'
import { cardsFixturesRules } from './cards-fixtures.ts'
import { cardsSamplesRules } from './cards-samples.ts'
import { cardsTriggersRules } from './cards-triggers.ts'
import { damageRules } from './damage.ts'
import { decksRules } from './decks.ts'
import { engineRules } from './engine.ts'
import { lifeRules } from './life.ts'
import { playRules } from './play.ts'
import { poolRules } from './pool.ts'
import { thingsRules } from './things.ts'
import { turnRules } from './turn.ts'
import { windowsRules } from './windows.ts'

/** All functions of the game. They call each other through one object, so that a variant can put its own in their place. */
// prettier-ignore
export interface BuildDivideRules extends
  ReturnType<typeof engineRules>, ReturnType<typeof turnRules>, ReturnType<typeof playRules>,
  ReturnType<typeof windowsRules>, ReturnType<typeof attackRules>, ReturnType<typeof damageRules>,
  ReturnType<typeof lifeRules>, ReturnType<typeof cardsTriggersRules>, ReturnType<typeof cardsFixturesRules>,
  ReturnType<typeof cardsSamplesRules>, ReturnType<typeof thingsRules>, ReturnType<typeof decksRules>,
  ReturnType<typeof poolRules> {}

// prettier-ignore
export const rulesOfBuildDivide = (all: object): BuildDivideRules => ({
  ...engineRules(all), ...turnRules(all), ...playRules(all), ...windowsRules(all), ...attackRules(all),
  ...damageRules(all), ...lifeRules(all), ...cardsTriggersRules(all), ...cardsFixturesRules(all),
  ...cardsSamplesRules(all), ...thingsRules(all), ...decksRules(all), ...poolRules(),
})
