/**
 * A part of a game's state that something reads or writes. `zones` is any zone; `state` is whatever a condition can
 * read.
 */
export type Region =
  /** Facts and adjectives that are stored, and what lies in a zone family, in which order. */
  | { readonly kind: 'fact' | 'adjective' | 'zone'; readonly name: string }
  | { readonly kind: 'count'; readonly counter: string }
  | { readonly kind: Unnamed }

/**
 * `cards`: which cards there are; `definition`: what each is at present; `viewers`: whom each was shown to; `end`:
 * whether the game is over.
 */
type Unnamed = 'zones' | 'cards' | 'definition' | 'owner' | 'viewers' | 'random' | 'end' | 'state'

export const fact = (name: string): Region => ({ kind: 'fact', name })
export const adjective = (name: string): Region => ({ kind: 'adjective', name })
export const zone = (name: string): Region => ({ kind: 'zone', name })
export const countRegion = (counter: string): Region => ({ kind: 'count', counter })

export const ANY_ZONE: Region = { kind: 'zones' }
export const CARDS: Region = { kind: 'cards' }
export const DEFINITION: Region = { kind: 'definition' }
export const OWNER: Region = { kind: 'owner' }
export const VIEWERS: Region = { kind: 'viewers' }
export const RANDOM: Region = { kind: 'random' }
export const END: Region = { kind: 'end' }
export const STATE: Region = { kind: 'state' }

/** Regions are the same when their keys are. */
export function keyOfRegion(r: Region): string {
  switch (r.kind) {
    case 'fact':
    case 'adjective':
    case 'zone':
      return `${r.kind} ${r.name}`
    case 'count':
      return `${r.kind} ${r.counter}`
    default:
      r.kind satisfies 'zones' | 'cards' | 'definition' | 'owner' | 'viewers' | 'random' | 'end' | 'state'
      return r.kind
  }
}

/**
 * Whether a condition can depend on the region: none asks for the random numbers to come, and none is asked after
 * the end.
 */
export function canBeRead({ kind }: Region): boolean {
  return kind !== 'random' && kind !== 'end'
}
