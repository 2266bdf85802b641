import type { ChangeKind } from '../change-kind.ts'

/** What events do when they are carried out. */
export const EVENTS = [
  {
    id: 'event-added',
    class: 'editorial',
    mirror: 'event-removed',
    means: 'nothing happens by it until a rule names it, which is a change of its own',
  },
  {
    id: 'event-removed',
    class: 'editorial',
    mirror: 'event-added',
    means: 'nothing names it any more, which is a change of its own',
  },
  {
    id: 'event-parts-changed',
    class: 'shape',
    mirror: 'event-parts-changed',
    means: 'moves and happenings of this name are said otherwise',
  },
  {
    id: 'requirement-added',
    class: 'tightens',
    mirror: 'requirement-removed',
    means: 'a move has a condition more at its head',
  },
  {
    id: 'requirement-removed',
    class: 'loosens',
    mirror: 'requirement-added',
    means: 'a move has a condition less at its head',
  },
  {
    id: 'requirement-strengthened',
    class: 'tightens',
    mirror: 'requirement-weakened',
    means: 'the condition at the head of a move holds less often',
  },
  {
    id: 'requirement-weakened',
    class: 'loosens',
    mirror: 'requirement-strengthened',
    means: 'the condition at the head of a move holds more often',
  },
  {
    id: 'requirement-changed',
    class: 'undecided',
    mirror: 'requirement-changed',
    means: 'the condition at the head of a move is another',
  },
  {
    id: 'announcement-changed',
    class: 'undecided',
    mirror: 'announcement-changed',
    means: 'what has to be completed is another, so that a move may be offered or refused by it',
  },
  { id: 'instructions-added', class: 'outcome', mirror: 'instructions-removed', means: 'more happens' },
  { id: 'instructions-removed', class: 'outcome', mirror: 'instructions-added', means: 'less happens' },
  {
    id: 'instructions-reordered',
    class: 'outcome',
    mirror: 'instructions-reordered',
    means: 'the same happens in another order',
  },
  { id: 'instructions-changed', class: 'outcome', mirror: 'instructions-changed', means: 'something else happens' },
  { id: 'number-raised', class: 'outcome', mirror: 'number-lowered', means: 'a number in an instruction is greater' },
  { id: 'number-lowered', class: 'outcome', mirror: 'number-raised', means: 'a number in an instruction is smaller' },
  { id: 'choice-widened', class: 'loosens', mirror: 'choice-narrowed', means: 'more may be chosen' },
  { id: 'choice-narrowed', class: 'tightens', mirror: 'choice-widened', means: 'less may be chosen' },
  { id: 'passing-allowed', class: 'loosens', mirror: 'passing-forbidden', means: 'whoever is asked may decline' },
  {
    id: 'passing-forbidden',
    class: 'tightens',
    mirror: 'passing-allowed',
    means: 'whoever is asked may not decline any more',
  },
  {
    id: 'text-instructions-added',
    class: 'outcome',
    mirror: 'text-instructions-removed',
    means: 'some cards have instructions of their own for an event',
  },
  {
    id: 'text-instructions-removed',
    class: 'outcome',
    mirror: 'text-instructions-added',
    means: 'some cards no longer have instructions of their own',
  },
  {
    id: 'text-instructions-apply-otherwise',
    class: 'outcome',
    mirror: 'text-instructions-apply-otherwise',
    means: 'other cards have these instructions',
  },
] as const satisfies readonly ChangeKind[]
