// Compiled from the rules of BigTable into linked.ts: how the functions are joined. Change the rules, not this file.
import type { TrumpKingRules } from '../trump-king/linked.ts'
import { rulesOfTrumpKing } from '../trump-king/linked.ts'
import { bigTableRules } from './big-table.ts'

/** What the variant changes. */
type Changed = ReturnType<typeof bigTableRules>

/** All functions of the game. They call each other through one object, so that a variant can put its own in their place. */
export interface BigTableRules extends Omit<TrumpKingRules, keyof Changed>, Changed {}

export const rulesOfBigTable = (all: object): BigTableRules => ({ ...rulesOfTrumpKing(all), ...bigTableRules() })
