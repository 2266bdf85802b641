import type { KeepTrouble } from '../kept/not-kept.ts'
import type { OwnText } from '../kept/own-text.ts'

/** Texts of one's own, as the page shows them. */
export interface TextsModel {
  /** Those that are kept or wait, the newest first. */
  readonly own: readonly OwnText[]
  /** The last game that ships and was played as it is. */
  readonly asItShips: OwnText | null
  readonly trouble: KeepTrouble | null
  /** What was removed last. */
  readonly removed: OwnText | null
  /** Of which text more is shown: what it is to be called, or its versions. */
  readonly unfolded: { readonly id: string; readonly kind: 'name' | 'versions' } | null
  /** Whether another page wrote in the text at hand at the same time, so that it goes on as one of its own. */
  readonly isBeside: boolean
}

export const emptyTexts: TextsModel = {
  own: [],
  asItShips: null,
  trouble: null,
  removed: null,
  unfolded: null,
  isBeside: false,
}
