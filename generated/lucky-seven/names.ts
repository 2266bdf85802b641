// Compiled from the rules of LuckySeven into names.ts: names and printed cards. Change the rules, not this file.

/** Procedures that can be suspended or wait as pending effects. */
// prettier-ignore
export const PROC = {
  windowFrame: 1, windowIfDueFrame: 2, runChainFrame: 3, runLinkFrame: 4, lineUpFrame: 6, linkUpFrame: 7,
  attackDirectlyFrame: 10, attackFrame: 11, spadeCallFrame: 16, blastFrame: 17, blastEffectFrame: 18, insightFrame: 19,
  insightEffectFrame: 20, useLookedFrame: 21, summonLookedFrame: 22, castLookedFrame: 23, setLookedFrame: 24,
  clubCallFrame: 26, diamondCallFrame: 27, diamondCallEffectFrame: 28, compensateFrame: 29, setCardFrame: 31,
  activateSpellFrame: 32, activateTrapFrame: 33, useSpellFrame: 34, useSpellEffectFrame: 35, useSpellEffectFrame2: 37,
  useSpellFrame3: 38, useSpellEffectFrame3: 40, useTrapFrame: 41, useTrapEffectFrame: 42, useTrapFrame2: 43,
  useTrapEffectFrame2: 44, useTrapFrame3: 45, useTrapEffectFrame3: 47, popFrame: 48, popEffectFrame: 49, matchFrame: 50,
  setUpFrame: 51, settleFirstPlayerFrame: 52, turnFrame: 53, drawPhaseFrame: 54, mainFrame: 55, battlePhaseFrame: 56,
  handCheckFrame: 57, normalSummonFrame: 68, setMonsterFrame: 69, specialSummonFrame: 70, synchroSummonFrame: 73,
  nameForFrame: 74, nameForFrame2: 75, slashFrame: 76, whenBattleDestroyFrame: 77, comfortFrame: 78,
  comfortAnyhowFrame: 79, harvestFrame: 80, lastGiftFrame: 81, useSpellEffectFrame4: 87,
} as const
