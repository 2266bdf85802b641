// Compiled from the rules of DoubleTenOmnibus into linked.ts: how the functions are joined. Change the rules, not this file.
import type { DoubleTenRules } from '../double-ten/linked.ts'
import { rulesOfDoubleTen } from '../double-ten/linked.ts'
import { doubleTenOmnibusRules } from './double-ten-omnibus.ts'

/** What the variant changes. */
type Changed = ReturnType<typeof doubleTenOmnibusRules>

/** All functions of the game. They call each other through one object, so that a variant can put its own in their place. */
export interface DoubleTenOmnibusRules extends Omit<DoubleTenRules, keyof Changed>, Changed {}

// prettier-ignore
export const rulesOfDoubleTenOmnibus = (all: object): DoubleTenOmnibusRules => ({
  ...rulesOfDoubleTen(all), ...doubleTenOmnibusRules(all),
})
