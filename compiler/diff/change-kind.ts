/**
 * What a change does to the game. `editorial`: nothing but words, citations, examples or order. `loosens`: some move
 * is newly legal, none is lost. `tightens`: some legal move is now refused. `outcome`: the same move leads elsewhere.
 * `shape`: deck, zones, seats, or what the state keeps or records call, so that a saved game may not load.
 * `undecided`: the text alone does not tell.
 */
export type ChangeClass = 'editorial' | 'loosens' | 'tightens' | 'outcome' | 'shape' | 'undecided'

/** A kind of change, as reports name it. */
export interface ChangeKind {
  readonly id: string
  readonly class: ChangeClass
  /** What the change is called when both versions are exchanged. */
  readonly mirror: string
  readonly means: string
}
