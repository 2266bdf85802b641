// Compiled from the rules of LuckySeven into names.ts: names and printed cards. Change the rules, not this file.
import { PROC as BASE_PROC } from '../trump-king/names.ts'

/** Procedures that can be suspended or wait as pending effects. */
export const PROC = { ...BASE_PROC, useSpellEffectFrame4: 94 } as const
