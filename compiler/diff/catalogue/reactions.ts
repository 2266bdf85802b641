import type { ChangeKind } from '../change-kind.ts'

/** What happens instead, before, after and in answer. */
export const REACTIONS = [
  { id: 'reaction-added', class: 'outcome', mirror: 'reaction-removed', means: 'something happens around an event' },
  {
    id: 'reaction-removed',
    class: 'outcome',
    mirror: 'reaction-added',
    means: 'something no longer happens around an event',
  },
  { id: 'reaction-widened', class: 'outcome', mirror: 'reaction-narrowed', means: 'it happens in more cases' },
  { id: 'reaction-narrowed', class: 'outcome', mirror: 'reaction-widened', means: 'it happens in fewer cases' },
  { id: 'reaction-changed', class: 'outcome', mirror: 'reaction-changed', means: 'it happens in other cases' },
  {
    id: 'timing-changed',
    class: 'outcome',
    mirror: 'timing-changed',
    means: 'it happens at another moment: instead, before, after or in answer',
  },
  {
    id: 'judgement-changed',
    class: 'outcome',
    mirror: 'judgement-changed',
    means: 'its conditions are judged by what was so before the event, or no longer',
  },
  {
    id: 'reaction-made-optional',
    class: 'outcome',
    mirror: 'reaction-made-binding',
    means: 'the pending effect is marked as optional',
  },
  {
    id: 'reaction-made-binding',
    class: 'outcome',
    mirror: 'reaction-made-optional',
    means: 'the pending effect is no longer marked as optional',
  },
  {
    id: 'reactions-reordered',
    class: 'outcome',
    mirror: 'reactions-reordered',
    means: 'what happens around one event does so in the order of the text',
  },
] as const satisfies readonly ChangeKind[]
