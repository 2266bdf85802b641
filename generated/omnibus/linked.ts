// Compiled from the rules of Omnibus into linked.ts: how the functions are joined. Change the rules, not this file.
import type { HeartsRules } from '../hearts/linked.ts'
import { rulesOfHearts } from '../hearts/linked.ts'
import { omnibusRules } from './omnibus.ts'

/** What the variant changes. */
type Changed = ReturnType<typeof omnibusRules>

/** All functions of the game. They call each other through one object, so that a variant can put its own in their place. */
export interface OmnibusRules extends Omit<HeartsRules, keyof Changed>, Changed {}

export const rulesOfOmnibus = (all: object): OmnibusRules => ({ ...rulesOfHearts(all), ...omnibusRules(all) })
