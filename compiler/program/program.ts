import type { Span } from '../../grammar/source-file.ts'
import type { WordPosition, Way } from '../game/reading.ts'
import type { NameUse } from '../game/name-use.ts'
import type { Site } from './ir.ts'
import type { TAlways } from './always.ts'
import type { TDeck, TRefusal } from './decks.ts'
import type { Declarations } from './declarations.ts'
import type { TExample } from './examples.ts'
import type { LastingBlock } from './lasting.ts'
import type { TAsked, TAskedAudience, TBoard, TTold } from './presentation.ts'

/** The typed program: everything that emission needs, nothing of the syntax left. */
export interface Program extends Declarations {
  readonly sites: readonly Site[]
  readonly always: readonly TAlways[]
  readonly board: readonly TBoard[]
  readonly telling: readonly TTold[]
  readonly questions: readonly TAsked[]
  readonly askedPrivately: readonly TAskedAudience[]
  readonly refusals: readonly TRefusal[]
  readonly defaultDecks: readonly TDeck[]
  readonly examples: readonly TExample[]
  readonly lasting: readonly LastingBlock[]
  /** Names that something mentions; `to x` for events. */
  readonly used: ReadonlySet<string>
  /** What each name stands for where it is written, for editors; a place that is read in two ways is there twice. */
  readonly uses: readonly NameUse[]
  /** How words of texts are read, in the order in which they were come upon. */
  readonly words: readonly WordUse[]
  /** Only where rules are counted: the places of rules by number, and the number of each event's own text. */
  readonly counted?: { readonly places: readonly string[]; readonly events: ReadonlyMap<string, number | null> }
}

/** How a word is read where it stands. */
export interface WordUse {
  readonly word: string
  readonly span: Span
  readonly position: WordPosition
  readonly way: Way
}
