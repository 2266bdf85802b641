// Compiled from the rules of SundayTable into linked.ts: how the functions are joined. Change the rules, not this file.
import type { OmnibusRules } from '../omnibus/linked.ts'
import { rulesOfOmnibus } from '../omnibus/linked.ts'
import { sundayTableRules } from './sunday-table.ts'

/** What the variant changes. */
type Changed = ReturnType<typeof sundayTableRules>

/** All functions of the game. They call each other through one object, so that a variant can put its own in their place. */
export interface SundayTableRules extends Omit<OmnibusRules, keyof Changed>, Changed {}

// prettier-ignore
export const rulesOfSundayTable = (all: object): SundayTableRules => ({
  ...rulesOfOmnibus(all), ...sundayTableRules(all),
})
