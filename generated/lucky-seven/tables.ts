// Compiled from the rules of LuckySeven into tables.ts: tables of what the rules declare. Change the rules, not this file.
import type { Holders, Parts } from 'houserules/runtime'
import type { State } from '../trump-king/state.ts'
import { COPIED_AS as BASE_COPIED_AS, WAITING as BASE_WAITING } from '../trump-king/tables.ts'
import { PROC } from './names.ts'

/** What effects keep that wait, and who knows. */
export const WAITING: NonNullable<Parts<State>['waiting']> = [...BASE_WAITING]

/** What holds cards: facts, one for the game or each thing its own, and variables of texts that are suspended. */
// prettier-ignore
export const HOLDS_CARDS: Holders = { facts: { foe: 'each' }, texts: {
  [PROC.runLinkFrame]: ['used'], [PROC.attackDirectlyFrame]: ['a'], [PROC.attackFrame]: ['a', 't2'],
  [PROC.battleFrame]: ['a', 't2'], [PROC.spadeCallFrame]: ['this_'], [PROC.blastFrame]: ['this_'],
  [PROC.insightFrame]: ['this_'], [PROC.useLookedFrame]: ['looked'], [PROC.summonLookedFrame]: ['looked'],
  [PROC.castLookedFrame]: ['looked'], [PROC.setLookedFrame]: ['looked'], [PROC.clubCallFrame]: ['this_'],
  [PROC.diamondCallFrame]: ['this_'], [PROC.compensateFrame]: ['t2', 'c', 'list1'], [PROC.setCardFrame]: ['c'],
  [PROC.activateSpellFrame]: ['c'], [PROC.activateTrapFrame]: ['c'], [PROC.useSpellFrame]: ['c'],
  [PROC.useTrapFrame]: ['c'], [PROC.popFrame]: ['c'], [PROC.handCheckFrame]: ['surplus'],
  [PROC.normalSummonFrame]: ['c'], [PROC.setMonsterFrame]: ['c'], [PROC.specialSummonFrame]: ['c'],
  [PROC.synchroSummonFrame]: ['s_', 'm'], [PROC.nameForFrame]: ['s_'], [PROC.insightEffectFrame]: ['looked'],
  [PROC.useSpellEffectFrame2]: ['found'], [PROC.useSpellFrame3]: ['c'], [PROC.useSpellEffectFrame3]: ['looked'],
  [PROC.useTrapFrame2]: ['c'], [PROC.useTrapFrame3]: ['c'], [PROC.nameForFrame2]: ['s_'],
  [PROC.harvestFrame]: ['m', 'back'],
} }

/** Which of those copies each procedure. */
export const COPIED_AS = [...BASE_COPIED_AS, 0, 0]
