import type { ChangeClass } from './change.ts'

export interface ChangeKind {
  readonly id: string
  readonly class: ChangeClass
  /** What the change is called when both versions are exchanged. */
  readonly mirror: string
  readonly means: string
}

/** Every kind of change. A kind that is its own mirror has no direction; `means` gives the reason for the class where it needs one. */
export const catalogue = [
  // What players may do
  { id: 'permit-added', class: 'loosens', mirror: 'permit-removed', means: 'a sentence offers moves that were not offered' },
  { id: 'permit-removed', class: 'tightens', mirror: 'permit-added', means: 'a sentence that offered moves is gone' },
  { id: 'permit-widened', class: 'loosens', mirror: 'permit-narrowed', means: 'moves are offered in more cases' },
  { id: 'permit-narrowed', class: 'tightens', mirror: 'permit-widened', means: 'moves are offered in fewer cases' },
  { id: 'permit-changed', class: 'undecided', mirror: 'permit-changed', means: 'moves are offered in other cases, of which neither holds the other' },
  { id: 'forbid-added', class: 'tightens', mirror: 'forbid-removed', means: 'a sentence forbids a move' },
  { id: 'forbid-removed', class: 'loosens', mirror: 'forbid-added', means: 'a sentence that forbade a move is gone' },
  { id: 'forbid-widened', class: 'tightens', mirror: 'forbid-narrowed', means: 'a move is forbidden in more cases' },
  { id: 'forbid-narrowed', class: 'loosens', mirror: 'forbid-widened', means: 'a move is forbidden in fewer cases' },
  { id: 'forbid-changed', class: 'undecided', mirror: 'forbid-changed', means: 'a move is forbidden in other cases' },
  { id: 'prevention-added', class: 'outcome', mirror: 'prevention-removed', means: 'an event that nobody is offered cannot happen' },
  { id: 'prevention-removed', class: 'outcome', mirror: 'prevention-added', means: 'an event that nobody is offered can happen again' },
  { id: 'prevention-changed', class: 'outcome', mirror: 'prevention-changed', means: 'an event that nobody is offered cannot happen in other cases' },
  { id: 'obligation-added', class: 'tightens', mirror: 'obligation-removed', means: 'some of the permitted moves come first' },
  { id: 'obligation-removed', class: 'loosens', mirror: 'obligation-added', means: 'what came first no longer does' },
  { id: 'priority-added', class: 'undecided', mirror: 'priority-removed', means: 'an obligation more among others: what the later ones find to choose from changes' },
  { id: 'priority-removed', class: 'undecided', mirror: 'priority-added', means: 'an obligation less among others' },
  { id: 'obligation-changed', class: 'undecided', mirror: 'obligation-changed', means: 'other moves come first; as it holds only where one fits, neither direction is decided' },
  { id: 'obligations-reordered', class: 'undecided', mirror: 'obligations-reordered', means: 'obligations apply in the order of the text' },

  // What events do
  { id: 'event-added', class: 'editorial', mirror: 'event-removed', means: 'nothing happens by it until a rule names it, which is a change of its own' },
  { id: 'event-removed', class: 'editorial', mirror: 'event-added', means: 'nothing names it any more, which is a change of its own' },
  { id: 'event-parts-changed', class: 'shape', mirror: 'event-parts-changed', means: 'moves and happenings of this name are said otherwise' },
  { id: 'requirement-added', class: 'tightens', mirror: 'requirement-removed', means: 'a move has a condition more at its head' },
  { id: 'requirement-removed', class: 'loosens', mirror: 'requirement-added', means: 'a move has a condition less at its head' },
  { id: 'requirement-strengthened', class: 'tightens', mirror: 'requirement-weakened', means: 'the condition at the head of a move holds less often' },
  { id: 'requirement-weakened', class: 'loosens', mirror: 'requirement-strengthened', means: 'the condition at the head of a move holds more often' },
  { id: 'requirement-changed', class: 'undecided', mirror: 'requirement-changed', means: 'the condition at the head of a move is another' },
  { id: 'announcement-changed', class: 'undecided', mirror: 'announcement-changed', means: 'what has to be completed is another, so that a move may be offered or refused by it' },
  { id: 'instructions-added', class: 'outcome', mirror: 'instructions-removed', means: 'more happens' },
  { id: 'instructions-removed', class: 'outcome', mirror: 'instructions-added', means: 'less happens' },
  { id: 'instructions-reordered', class: 'outcome', mirror: 'instructions-reordered', means: 'the same happens in another order' },
  { id: 'instructions-changed', class: 'outcome', mirror: 'instructions-changed', means: 'something else happens' },
  { id: 'number-raised', class: 'outcome', mirror: 'number-lowered', means: 'a number in an instruction is greater' },
  { id: 'number-lowered', class: 'outcome', mirror: 'number-raised', means: 'a number in an instruction is smaller' },
  { id: 'choice-widened', class: 'loosens', mirror: 'choice-narrowed', means: 'more may be chosen' },
  { id: 'choice-narrowed', class: 'tightens', mirror: 'choice-widened', means: 'less may be chosen' },
  { id: 'passing-allowed', class: 'loosens', mirror: 'passing-forbidden', means: 'whoever is asked may decline' },
  { id: 'passing-forbidden', class: 'tightens', mirror: 'passing-allowed', means: 'whoever is asked may not decline any more' },
  { id: 'text-instructions-added', class: 'outcome', mirror: 'text-instructions-removed', means: 'some cards have instructions of their own for an event' },
  { id: 'text-instructions-removed', class: 'outcome', mirror: 'text-instructions-added', means: 'some cards no longer have instructions of their own' },
  { id: 'text-instructions-apply-otherwise', class: 'outcome', mirror: 'text-instructions-apply-otherwise', means: 'other cards have these instructions' },

  // What happens instead, before, after and in answer
  { id: 'reaction-added', class: 'outcome', mirror: 'reaction-removed', means: 'something happens around an event' },
  { id: 'reaction-removed', class: 'outcome', mirror: 'reaction-added', means: 'something no longer happens around an event' },
  { id: 'reaction-widened', class: 'outcome', mirror: 'reaction-narrowed', means: 'it happens in more cases' },
  { id: 'reaction-narrowed', class: 'outcome', mirror: 'reaction-widened', means: 'it happens in fewer cases' },
  { id: 'reaction-changed', class: 'outcome', mirror: 'reaction-changed', means: 'it happens in other cases' },
  { id: 'timing-changed', class: 'outcome', mirror: 'timing-changed', means: 'it happens at another moment: instead, before, after or in answer' },
  { id: 'judgement-changed', class: 'outcome', mirror: 'judgement-changed', means: 'its conditions are judged by what was so before the event, or no longer' },
  { id: 'reaction-made-optional', class: 'outcome', mirror: 'reaction-made-binding', means: 'the pending effect is marked as optional' },
  { id: 'reaction-made-binding', class: 'outcome', mirror: 'reaction-made-optional', means: 'the pending effect is no longer marked as optional' },
  { id: 'reactions-reordered', class: 'outcome', mirror: 'reactions-reordered', means: 'what happens around one event does so in the order of the text' },

  // What is so
  { id: 'kept-fact-added', class: 'shape', mirror: 'kept-fact-removed', means: 'the state keeps more' },
  { id: 'kept-fact-removed', class: 'shape', mirror: 'kept-fact-added', means: 'the state keeps less' },
  { id: 'helper-added', class: 'editorial', mirror: 'helper-removed', means: 'what is worked out does nothing until a rule asks for it, which is a change of its own' },
  { id: 'helper-removed', class: 'editorial', mirror: 'helper-added', means: 'no rule asks for it any more, which is a change of its own' },
  { id: 'redeclared', class: 'shape', mirror: 'redeclared', means: 'it is of another type, of other things, or kept where it was worked out' },
  { id: 'lifetime-changed', class: 'outcome', mirror: 'lifetime-changed', means: 'what is kept of a card starts afresh in other zones' },
  { id: 'start-raised', class: 'outcome', mirror: 'start-lowered', means: 'it starts greater' },
  { id: 'start-lowered', class: 'outcome', mirror: 'start-raised', means: 'it starts smaller' },
  { id: 'start-changed', class: 'outcome', mirror: 'start-changed', means: 'it starts otherwise' },
  { id: 'value-raised', class: 'outcome', mirror: 'value-lowered', means: 'a number that bears on what happens is greater' },
  { id: 'value-lowered', class: 'outcome', mirror: 'value-raised', means: 'a number that bears on what happens is smaller' },
  { id: 'value-changed', class: 'outcome', mirror: 'value-changed', means: 'it is worked out otherwise' },
  { id: 'limit-loosened', class: 'loosens', mirror: 'limit-tightened', means: 'a number that only conditions ask for lets through more' },
  { id: 'limit-tightened', class: 'tightens', mirror: 'limit-loosened', means: 'a number that conditions ask for lets through less' },
  { id: 'measure-changed', class: 'undecided', mirror: 'measure-changed', means: 'a value that conditions ask for is another, or is asked both ways' },
  { id: 'meaning-loosens', class: 'loosens', mirror: 'meaning-tightens', means: 'a word holds in more or fewer cases, so that only more is allowed' },
  { id: 'meaning-tightens', class: 'tightens', mirror: 'meaning-loosens', means: 'a word holds in more or fewer cases, so that less is allowed' },
  { id: 'meaning-bears-on-outcome', class: 'outcome', mirror: 'meaning-bears-on-outcome', means: 'a word holds in other cases, and only what happens asks for it' },
  { id: 'meaning-changed', class: 'undecided', mirror: 'meaning-changed', means: 'a word holds in other cases, and rules ask for it both ways' },
  { id: 'exception-added', class: 'outcome', mirror: 'exception-removed', means: 'a fact is different for some' },
  { id: 'exception-removed', class: 'outcome', mirror: 'exception-added', means: 'a fact is no longer different for some' },
  { id: 'exception-widened', class: 'outcome', mirror: 'exception-narrowed', means: 'a fact is different for more' },
  { id: 'exception-narrowed', class: 'outcome', mirror: 'exception-widened', means: 'a fact is different for fewer' },
  { id: 'exception-changed', class: 'outcome', mirror: 'exception-changed', means: 'a fact is different for others, or by another operation' },
  { id: 'reading-added', class: 'editorial', mirror: 'reading-removed', means: 'a word does nothing until a text uses it' },
  { id: 'reading-removed', class: 'editorial', mirror: 'reading-added', means: 'no text uses the word any more' },
  { id: 'reading-changed', class: 'undecided', mirror: 'reading-changed', means: 'a word of texts means somebody else, in permissions and instructions alike' },

  // What there is
  { id: 'seats-widened', class: 'shape', mirror: 'seats-narrowed', means: 'more tables can play it' },
  { id: 'seats-narrowed', class: 'shape', mirror: 'seats-widened', means: 'fewer tables can play it' },
  { id: 'seats-changed', class: 'shape', mirror: 'seats-changed', means: 'other tables can play it' },
  { id: 'type-added', class: 'shape', mirror: 'type-removed', means: 'there are values of a new type' },
  { id: 'type-removed', class: 'shape', mirror: 'type-added', means: 'there are no values of this type any more' },
  { id: 'value-of-type-added', class: 'shape', mirror: 'value-of-type-removed', means: 'a type has a value more' },
  { id: 'value-of-type-removed', class: 'shape', mirror: 'value-of-type-added', means: 'a type has a value less' },
  { id: 'values-of-type-changed', class: 'shape', mirror: 'values-of-type-changed', means: 'a type has other values, or has them in another order, which is how the state keeps them' },
  { id: 'option-added', class: 'shape', mirror: 'option-removed', means: 'a table is asked a question more' },
  { id: 'option-removed', class: 'shape', mirror: 'option-added', means: 'a table is asked a question less' },
  { id: 'option-value-added', class: 'shape', mirror: 'option-value-removed', means: 'a table has an answer more' },
  { id: 'option-value-removed', class: 'shape', mirror: 'option-value-added', means: 'a table has an answer less' },
  { id: 'option-values-changed', class: 'shape', mirror: 'option-values-changed', means: 'a table has other answers, or has them in another order' },
  { id: 'option-default-changed', class: 'outcome', mirror: 'option-default-changed', means: 'a table that says nothing plays otherwise' },
  { id: 'printed-added', class: 'shape', mirror: 'printed-removed', means: 'more stands on cards' },
  { id: 'printed-removed', class: 'shape', mirror: 'printed-added', means: 'less stands on cards' },
  { id: 'card-added', class: 'shape', mirror: 'card-removed', means: 'there are more cards' },
  { id: 'card-removed', class: 'shape', mirror: 'card-added', means: 'there are fewer cards' },
  { id: 'print-changed', class: 'outcome', mirror: 'print-changed', means: 'something else stands on a card' },
  { id: 'cards-reordered', class: 'shape', mirror: 'cards-reordered', means: 'the cards are counted in another order, so that a seed deals others' },
  { id: 'zone-added', class: 'shape', mirror: 'zone-removed', means: 'there is a place more' },
  { id: 'zone-removed', class: 'shape', mirror: 'zone-added', means: 'there is a place less' },
  { id: 'capacity-raised', class: 'loosens', mirror: 'capacity-lowered', means: 'a zone takes more' },
  { id: 'capacity-lowered', class: 'tightens', mirror: 'capacity-raised', means: 'a zone takes less' },
  { id: 'capacity-changed', class: 'undecided', mirror: 'capacity-changed', means: 'how much a zone takes is worked out otherwise' },
  { id: 'view-changed', class: 'outcome', mirror: 'view-changed', means: 'others see what lies in a zone' },
  { id: 'deck-added', class: 'shape', mirror: 'deck-removed', means: 'players bring a list more' },
  { id: 'deck-removed', class: 'shape', mirror: 'deck-added', means: 'players bring a list less' },
  { id: 'deck-rule-added', class: 'tightens', mirror: 'deck-rule-removed', means: 'some decks are refused' },
  { id: 'deck-rule-removed', class: 'loosens', mirror: 'deck-rule-added', means: 'some decks are no longer refused' },
  { id: 'deck-rule-widened', class: 'tightens', mirror: 'deck-rule-narrowed', means: 'more decks are refused' },
  { id: 'deck-rule-narrowed', class: 'loosens', mirror: 'deck-rule-widened', means: 'fewer decks are refused' },
  { id: 'deck-rule-changed', class: 'undecided', mirror: 'deck-rule-changed', means: 'other decks are refused' },
  { id: 'default-deck-added', class: 'shape', mirror: 'default-deck-removed', means: 'who brings no deck may have another' },
  { id: 'default-deck-removed', class: 'shape', mirror: 'default-deck-added', means: 'who brings no deck may have another' },
  { id: 'default-deck-changed', class: 'shape', mirror: 'default-deck-changed', means: 'who brings no deck has other cards' },
  { id: 'default-decks-reordered', class: 'shape', mirror: 'default-decks-reordered', means: 'those who bring no deck have them in turn, so that some have another' },

  // Words
  { id: 'title-changed', class: 'editorial', mirror: 'title-changed', means: 'the game is described otherwise' },
  { id: 'rule-renamed', class: 'editorial', mirror: 'rule-renamed', means: 'a rule has another name' },
  { id: 'thing-renamed', class: 'editorial', mirror: 'thing-renamed', means: 'a fact, zone, type, adjective or event has another name and says the same' },
  { id: 'word-of-moves-renamed', class: 'shape', mirror: 'word-of-moves-renamed', means: 'a card, value or move has another name, by which records call it' },
  { id: 'rule-moved', class: 'editorial', mirror: 'rule-moved', means: 'it stands elsewhere, where its order is nothing' },
  { id: 'rephrased', class: 'editorial', mirror: 'rephrased', means: 'a condition is written otherwise and holds in the same cases' },
  { id: 'message-changed', class: 'editorial', mirror: 'message-changed', means: 'a refused deck is told so in other words' },
  { id: 'citation-added', class: 'editorial', mirror: 'citation-removed', means: 'a rule cites a clause more' },
  { id: 'citation-removed', class: 'editorial', mirror: 'citation-added', means: 'a rule cites a clause less' },
  { id: 'citation-changed', class: 'editorial', mirror: 'citation-changed', means: 'a rule cites another clause' },
  { id: 'example-added', class: 'editorial', mirror: 'example-removed', means: 'an example more' },
  { id: 'example-removed', class: 'editorial', mirror: 'example-added', means: 'an example less' },
  { id: 'example-changed', class: 'editorial', mirror: 'example-changed', means: 'an example says something else; what it shows is a change of its own' },
  { id: 'text-only', class: 'editorial', mirror: 'text-only', means: 'comments, layout or the names of variables' },
] as const satisfies readonly ChangeKind[]

export type ChangeId = (typeof catalogue)[number]['id']

const BY_ID: ReadonlyMap<string, ChangeKind & { readonly id: ChangeId }> = new Map(catalogue.map((kind) => [kind.id, kind]))

export function changeKind(id: ChangeId): ChangeKind & { readonly id: ChangeId } {
  const kind = BY_ID.get(id)
  if (kind === undefined) throw new RangeError(`no kind of change is called ${id}`)
  return kind
}
