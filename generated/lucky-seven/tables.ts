// Compiled from the rules of LuckySeven into tables.ts: tables of what the rules declare. Change the rules, not this file.
import type { Holders, Parts } from 'houserules/runtime'
import { holders } from 'houserules/runtime'
import type { State } from '../trump-king/state.ts'
import { COPIED_AS as BASE_COPIED_AS, LOOKS as BASE_LOOKS, WAITING as BASE_WAITING } from '../trump-king/tables.ts'
import { PROC } from './names.ts'

/** What effects keep that wait, and who knows. */
export const WAITING: NonNullable<Parts<State>['waiting']> = [...BASE_WAITING]

/** Texts that look at cards. */
export const LOOKS: readonly number[] = [...BASE_LOOKS]

/** What holds cards: facts, one for the game or each thing its own, and variables of texts that are suspended. */
// prettier-ignore
export const HOLDS_CARDS: Holders = holders({ foe: 'each' }, [
  [['used'], [PROC.runLinkFrame]], [['a'], [PROC.attackDirectlyFrame]],
  [['a', 't2'], [PROC.attackFrame, PROC.battleFrame]],
  [['this_'], [PROC.spadeCallFrame, PROC.blastFrame, PROC.insightFrame, PROC.clubCallFrame, PROC.diamondCallFrame]],
  [['looked'],
    [PROC.useLookedFrame, PROC.summonLookedFrame, PROC.castLookedFrame, PROC.setLookedFrame, PROC.insightEffectFrame,
      PROC.useSpellEffectFrame3]],
  [['t2', 'c', 'list1'], [PROC.compensateFrame]],
  [['c'],
    [PROC.setCardFrame, PROC.activateSpellFrame, PROC.activateTrapFrame, PROC.useSpellFrame, PROC.useTrapFrame,
      PROC.popFrame2, PROC.normalSummonFrame, PROC.setMonsterFrame, PROC.specialSummonFrame, PROC.useSpellFrame3,
      PROC.useTrapFrame2, PROC.useTrapFrame3]],
  [['surplus'], [PROC.handCheckFrame]], [['s_', 'm'], [PROC.synchroSummonFrame]],
  [['s_'], [PROC.nameForFrame, PROC.nameForFrame2]], [['found'], [PROC.useSpellEffectFrame2]],
  [['m', 'back'], [PROC.harvestFrame]],
])

/** Which of those copies each procedure. */
export const COPIED_AS = [...BASE_COPIED_AS, 0, 0]
