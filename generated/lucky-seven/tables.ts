// Compiled from the rules of LuckySeven into tables.ts: tables of what the rules declare. Change the rules, not this file.
import type { Holders } from 'houserules/runtime'
import { PROC } from './names.ts'

/** What holds cards: facts, one for the game or each thing its own, and variables of texts that are suspended. */
// prettier-ignore
export const HOLDS_CARDS: Holders = { facts: { foe: 'each' }, texts: {
  [PROC.runLinkFrame]: ['used'], [PROC.attackDirectlyFrame]: ['a'], [PROC.attackFrame]: ['a', 't2', 'u', 'u2'],
  [PROC.battleFrame]: ['a', 't2', 'safe', 'fallen', 'm', 'part', 'part1', 'members2'], [PROC.spadeCallFrame]: ['this_'],
  [PROC.blastFrame]: ['this_'], [PROC.insightFrame]: ['this_'], [PROC.useLookedFrame]: ['looked'],
  [PROC.summonLookedFrame]: ['looked', 'c', 'c2'], [PROC.castLookedFrame]: ['looked', 'c', 'c2'],
  [PROC.setLookedFrame]: ['looked', 'c', 'c2'], [PROC.clubCallFrame]: ['this_', 'c', 'c2'],
  [PROC.diamondCallFrame]: ['this_', 'x', 'x2'], [PROC.compensateFrame]: ['t2', 'c', 'list1'],
  [PROC.setCardFrame]: ['c'], [PROC.activateSpellFrame]: ['c'], [PROC.activateTrapFrame]: ['c'],
  [PROC.useSpellFrame]: ['c', 'm', 'm2'], [PROC.useTrapFrame]: ['c', 'm', 'm2'], [PROC.popFrame]: ['c', 'x', 'x2'],
  [PROC.handCheckFrame]: ['c', 'surplus'], [PROC.normalSummonFrame]: ['c'], [PROC.setMonsterFrame]: ['c'],
  [PROC.specialSummonFrame]: ['c'], [PROC.synchroSummonFrame]: ['s_', 'm', 'm2'], [PROC.nameForFrame]: ['s_'],
  [PROC.blastEffectFrame]: ['swept', 'c', 'members1'], [PROC.insightEffectFrame]: ['looked'],
  [PROC.diamondCallEffectFrame]: ['y', 'y2', 't2'], [PROC.useSpellEffectFrame2]: ['c', 'found'],
  [PROC.useSpellFrame3]: ['c'], [PROC.useSpellEffectFrame3]: ['looked', 'c', 'c2'],
  [PROC.useTrapFrame2]: ['c', 'x', 'x2'], [PROC.useTrapFrame3]: ['c'], [PROC.useTrapEffectFrame3]: ['m', 'members1'],
  [PROC.nameForFrame2]: ['s_'], [PROC.harvestFrame]: ['m', 'c', 'back'], [PROC.lastGiftFrame]: ['c', 'c2'],
} }
