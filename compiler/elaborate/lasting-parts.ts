import type { Name } from '../../grammar/tree/names.ts'
import type { Compulsion, HookRule, OfferRule, TRule } from '../program/ir.ts'
import type { TExcept, TSentence } from '../program/declarations.ts'
import type { LastingBlock } from '../program/lasting.ts'

/** Rules that instructions lay down, in the order of the text. */
export interface LastingRules {
  readonly blocks: LastingBlock[]
  readonly cannots: TRule[]
  readonly endings: TRule[]
  readonly hooks: HookRule[]
  readonly offers: OfferRule[]
  readonly compulsions: Compulsion[]
  readonly excepts: { readonly fact: string; readonly made: TExcept }[]
  readonly sentences: { readonly adjective: string; readonly made: TSentence }[]
  /** Names of rules that were given out, and the labels that rules were given in the text. */
  readonly names: Set<string>
  readonly labels: Map<string, Name>
}

export function noLastingRules(): LastingRules {
  return {
    blocks: [],
    cannots: [],
    endings: [],
    hooks: [],
    offers: [],
    compulsions: [],
    excepts: [],
    sentences: [],
    names: new Set(),
    labels: new Map(),
  }
}
