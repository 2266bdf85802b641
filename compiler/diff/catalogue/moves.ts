import type { ChangeKind } from '../change-kind.ts'

/** What players may do: sentences that offer, forbid and order moves. */
export const MOVES = [
  {
    id: 'permit-added',
    class: 'loosens',
    mirror: 'permit-removed',
    means: 'a sentence offers moves that were not offered',
  },
  { id: 'permit-removed', class: 'tightens', mirror: 'permit-added', means: 'a sentence that offered moves is gone' },
  { id: 'permit-widened', class: 'loosens', mirror: 'permit-narrowed', means: 'moves are offered in more cases' },
  { id: 'permit-narrowed', class: 'tightens', mirror: 'permit-widened', means: 'moves are offered in fewer cases' },
  {
    id: 'permit-changed',
    class: 'undecided',
    mirror: 'permit-changed',
    means: 'moves are offered in other cases, of which neither holds the other',
  },
  { id: 'forbid-added', class: 'tightens', mirror: 'forbid-removed', means: 'a sentence forbids a move' },
  { id: 'forbid-removed', class: 'loosens', mirror: 'forbid-added', means: 'a sentence that forbade a move is gone' },
  { id: 'forbid-widened', class: 'tightens', mirror: 'forbid-narrowed', means: 'a move is forbidden in more cases' },
  { id: 'forbid-narrowed', class: 'loosens', mirror: 'forbid-widened', means: 'a move is forbidden in fewer cases' },
  { id: 'forbid-changed', class: 'undecided', mirror: 'forbid-changed', means: 'a move is forbidden in other cases' },
  {
    id: 'prevention-added',
    class: 'outcome',
    mirror: 'prevention-removed',
    means: 'an event that nobody is offered cannot happen',
  },
  {
    id: 'prevention-removed',
    class: 'outcome',
    mirror: 'prevention-added',
    means: 'an event that nobody is offered can happen again',
  },
  {
    id: 'prevention-changed',
    class: 'outcome',
    mirror: 'prevention-changed',
    means: 'an event that nobody is offered cannot happen in other cases',
  },
  {
    id: 'obligation-added',
    class: 'tightens',
    mirror: 'obligation-removed',
    means: 'some of the permitted moves come first',
  },
  { id: 'obligation-removed', class: 'loosens', mirror: 'obligation-added', means: 'what came first no longer does' },
  {
    id: 'priority-added',
    class: 'undecided',
    mirror: 'priority-removed',
    means: 'an obligation more among others: what the later ones find to choose from changes',
  },
  { id: 'priority-removed', class: 'undecided', mirror: 'priority-added', means: 'an obligation less among others' },
  {
    id: 'obligation-changed',
    class: 'undecided',
    mirror: 'obligation-changed',
    means: 'other moves come first; as it holds only where one fits, neither direction is decided',
  },
  {
    id: 'obligations-reordered',
    class: 'undecided',
    mirror: 'obligations-reordered',
    means: 'obligations apply in the order of the text',
  },
  {
    id: 'compulsion-added',
    class: 'tightens',
    mirror: 'compulsion-removed',
    means: 'who could pass has to do something, where anything is offered',
  },
  { id: 'compulsion-removed', class: 'loosens', mirror: 'compulsion-added', means: 'who had to do something may pass' },
  { id: 'compulsion-widened', class: 'tightens', mirror: 'compulsion-narrowed', means: 'fewer may pass' },
  { id: 'compulsion-narrowed', class: 'loosens', mirror: 'compulsion-widened', means: 'more may pass' },
  {
    id: 'compulsion-changed',
    class: 'undecided',
    mirror: 'compulsion-changed',
    means: 'others may pass, of which neither holds the other',
  },
] as const satisfies readonly ChangeKind[]
