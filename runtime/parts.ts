import type { Holders } from './secrets/astray.ts'
import type { BaseState, Captured, Choice, Decision, Engine, Frame, GameInfo, Seat } from './engine.ts'
import type { Emitted } from './program.ts'
import type { PickedSoFar } from './trials/picked-so-far.ts'
import type { GameTypes } from './match/game-types.ts'
import type { TraceNotes } from './example/trace-notes.ts'
import type { QueryParts } from './queries/query-parts.ts'
import type { Texts } from './kernel/texts.ts'

/** A place where the game asks. */
export interface SiteInfo {
  readonly kind: Decision['kind']
  readonly at: string
  readonly prompt: string
  /** The sentence that the rules have for it: words, and where who is asked is named. */
  readonly said?: readonly (string | { readonly asked: true })[]
  /** The rules tell nothing of what is answered. */
  readonly untold?: true
  readonly clauses: readonly string[]
  /** Type of what is chosen, in the words of the rules. */
  readonly value: string
  /** The first instruction of each branch of `choose one of`. */
  readonly branches: readonly string[]
  /** The branches as people read them; absent where they are the same. */
  readonly lines?: readonly string[]
  /** Asked again and again until declined. */
  readonly loop: boolean
  /** Passing is possible as far as the text goes, and rules may keep who is asked from it. */
  readonly binding?: true
  /**
   * Rules have seats asked there where passing is the only answer, so that nobody can conclude from a question, nor from
   * a pass, what they hold.
   */
  readonly attended?: true
  /** Others may be asked at the same time: nobody is told what was answered before all have. */
  readonly sameTime?: true
  /** What is added to a value to make an answer. */
  readonly bias: number
  /** `file:line` in the rules. */
  readonly place: string
}

/** What is offered where, by which rule. */
export interface OfferInfo {
  readonly event: number
  readonly at: readonly string[]
  readonly rule: number
  /** From which zones, by the part of the event; `own` of who is offered it. Absent where it is from none. */
  readonly from?: readonly { readonly part: number; readonly zone: string; readonly own?: boolean }[]
}

/** Something that could go on without an end: a loop, or what may come to itself again. */
export interface LoopInfo {
  readonly kind: 'while' | 'repeat' | 'event' | 'effect' | 'each' | 'fact' | 'set' | 'text' | 'kept' | 'number'
  /** The event or fact in whose text it stands, or the event itself. */
  readonly at: string
  /** `file:line` in the rules. */
  readonly place: string
  /** Whether somebody is asked in it. */
  readonly asks: boolean
  /** The numbers of those that run inside of it. */
  readonly inner: readonly number[]
}

export interface FactInfo {
  readonly name: string
  readonly column: string
  /** `game`, `player`, `card`, `value` (of the type `key`) or `pair`. */
  readonly of: string
  readonly key?: string
  /** Of what the two of a pair are. */
  readonly params?: readonly string[]
  readonly type: string
  readonly zones: readonly string[]
  /** Whether it only counts on, or keeps how far such a number was: a board has it only where its rules show it. */
  readonly clock?: true
}

/** What an effect keeps that everybody has been told who is told of it, and where it stands among all that it keeps. */
export interface KeptInfo {
  /** The `body` of such effects. */
  readonly proc: number
  readonly kept: readonly {
    readonly name: string
    readonly type: string
    readonly at: number
    /** Where it stands whether everybody knows it; absent where everybody does. */
    readonly if?: number
  }[]
}

/** Rules that an instruction lays down for a while, in words. */
export interface LastingInfo extends KeptInfo {
  readonly until: string
  readonly rules: readonly string[]
}

/** An effect that waits. */
export interface WaitingInfo extends KeptInfo {
  /** Who alone is told that it waits, where it comes from no card; absent where everybody is. */
  readonly toldTo?: 'controller' | 'nobody'
}

/** How an event is told; of those that fit the last. */
export interface ToldInfo {
  /** Its index in `GameInfo.events`. */
  readonly event: number
  /** What its parts must be: a zone of a family, by its index in `GameInfo.zones`, or a value. */
  readonly fits: readonly ({ readonly part: number } & ({ readonly zone: number } | { readonly value: number }))[]
  /** Absent where nothing is told of it. */
  readonly words?: readonly ToldPiece[]
}

/** Words, or a part of the event; of `whose` the zone is that the part is. */
export type ToldPiece =
  | string
  | {
      readonly part: number
      readonly whose?: true
      /** Words for one and for several, behind how many there are. */
      readonly counted?: readonly [one: string, many: string]
    }

/** Something that boards show or sort by and that is worked out. */
export interface ShownFact<S extends BaseState> {
  readonly name: string
  /** `game`, `player` or `card`. */
  readonly of: string
  readonly type: string
  readonly value: (s: S, it: number) => number | boolean | readonly number[]
}

/** Where turns begin and are over, by events as indexes in `GameInfo.events`. */
export interface TurnParts {
  /** Whose turn begins is the part `by` of the event. */
  readonly begin: readonly { readonly event: number; readonly by: number }[]
  readonly end: readonly number[]
}

/** A rule that refuses decks. */
export interface DeckRule {
  /** Of the rule table. */
  readonly rule: number
  readonly message: string
  /** The type of what it is about, or nothing. */
  readonly about: string
  /** What is printed on cards and is asked to judge a deck; absent where nothing is. */
  readonly printed?: readonly string[]
}

/** What the generated module of a game in which players bring decks hands over. */
export interface DeckParts<S extends BaseState> {
  /** The column of each list, in the order of `GameInfo.decks`. */
  readonly columns: readonly string[]
  readonly defaults: readonly { readonly title: string; readonly lists: readonly (readonly number[])[] }[]
  readonly rules: readonly DeckRule[]
  readonly refusals: (s: S, seat: Seat, out: (readonly [number, number])[]) => void
}

/** A game that repeats something until a condition holds, and whose results add up scores. */
export interface StretchParts<S extends BaseState> {
  /** The number of the loop: each round is a stretch. */
  readonly loop: number
  /** Ends the game as though no other stretch followed. */
  readonly end: (s: S) => void
}

/** What a generated module hands over to be an engine. */
export interface Parts<S extends BaseState> {
  readonly info: GameInfo
  readonly newState: (players: number, options: number[], seed: number) => S
  readonly program: Emitted<S>
  readonly list: (s: S, f: Frame, site: number, seat: Seat, out: Choice[]) => void
  /** What is chosen so far at a site; absent where nothing asks for several. */
  readonly pickedSoFar?: (f: Frame, site: number) => PickedSoFar | null
  readonly perform: (s: S, choice: Choice, seat: Seat) => void
  readonly viewers: (s: S, card: number) => readonly Seat[]
  /** Whether a seat is asked at a site where passing is the only answer; absent where no rule says so. */
  readonly attends?: (s: S, site: number, seat: Seat) => boolean
  /** What may go on holding cards while they are shuffled; absent where nothing can. */
  readonly holdsCards?: Holders
  /** Where frames hold the card that a question is about, by site; absent where none is about one. */
  readonly askingCards?: Readonly<Record<number, string>>
  /** Texts that can be suspended and find something out of cards themselves; absent where there are none. */
  readonly looks?: readonly number[]
  /**
   * Zones whose cards may each be open to others, now or after the next step. All cards of any other zone are open to
   * the same seats as ever, but for those that were shown.
   */
  readonly openByCard?: readonly string[]
  /** Why an event may not happen; absent where nothing can be refused. */
  readonly refusals?: (s: S, event: number, args: readonly Captured[], out: number[]) => void
  /** Absent where nothing obliges anybody. */
  readonly obligations?: (s: S, site: number, seat: Seat, choice: Choice, reasons: number[]) => void
  readonly start: (s: S) => void
  /**
   * On which side each seat plays, what a side is, and the row in `info.rules` that says that a side has one result at the
   * end; absent where everybody plays alone.
   */
  readonly sides?: { readonly of: (s: S, seat: Seat) => number; readonly type: string; readonly rule: number }
  /** Absent where boards show and sort by nothing that is worked out. */
  readonly shown?: readonly ShownFact<S>[]
  /** Where turns of players begin and are over; absent in games without turns. */
  readonly turns?: TurnParts
  /** Absent where the rules tell nothing in sentences of their own. */
  readonly telling?: readonly ToldInfo[]
  /** Who is told of events and questions, as bit sets of seats; absent where everybody is told of everything. */
  readonly audience?: {
    readonly ofEvent: (s: S, event: number, args: readonly number[]) => number
    readonly ofQuestion: (s: S, site: number, asked: Seat) => number
  }
  /** What has to hold always and does not, by rule; absent where nothing has to. */
  readonly brokenAlways?: (s: S, out: number[]) => void
  /** Where decks are made by play: what makes them. */
  readonly draft?: (s: S) => void
  /** In a game that is played stretch after stretch, as deal after deal. */
  readonly stretches?: StretchParts<S>
  readonly sites: readonly SiteInfo[]
  readonly loops: readonly LoopInfo[]
  /** What the arguments in the code of a move are multiplied with, to leave room for the event. */
  readonly moveBase: number
  /**
   * How each offered event is coded, in the order of their numbers in moves: which parameter is the seat that acts, and
   * each parameter's radix and start.
   */
  readonly moves: readonly {
    readonly event: number
    readonly asker: number
    readonly radix: readonly (readonly [number, number])[]
  }[]
  readonly offers: readonly OfferInfo[]
  readonly enums: Readonly<Record<string, readonly string[]>>
  readonly facts: readonly FactInfo[]
  readonly zoneBases: readonly number[]
  readonly defaults: readonly number[]
  readonly printed: readonly {
    readonly name: string
    readonly type: string
    readonly values: readonly (number | boolean | readonly number[])[]
  }[]
  /** The zones in which a changed definition lasts, everywhere when empty; absent where none can change. */
  readonly shape?: readonly string[]
  /** Absent in games without decks of one's own. */
  readonly decks?: DeckParts<S>
  /** Absent in games without texts. */
  readonly texts?: Texts
  /** Absent where nothing is worked out of printed cards. */
  readonly queries?: QueryParts<S>
  /** Absent where no rule lasts. */
  readonly lasting?: readonly LastingInfo[]
  /** Absent where nobody is told what effects keep that wait. */
  readonly waiting?: readonly WaitingInfo[]
  /** Only in engines that are compiled to be traced. */
  readonly trace?: TraceNotes
}

/** Engine of a generated module: everything that does not depend on the game's own code. */
export interface FullEngine<S extends BaseState, G extends GameTypes = GameTypes> extends Engine<S, G> {
  readonly parts: Parts<S>
  /** Carries out work on a state that could go on without an end, counting afresh. @throws RoundLimitError */
  bounded<T>(s: S, work: () => T): T
  /**
   * Plays on with `play`, but not into another stretch: where one would begin, the game ends as it would if no other
   * followed. Without stretches it plays on as `play` says. Only for states that are thrown away.
   */
  toStretchEnd(s: S, play: (s: S) => void): void
}
