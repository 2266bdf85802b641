import type { ChangeKind } from '../change-kind.ts'

/** Words that no engine acts on. */
export const WORDS = [
  { id: 'title-changed', class: 'editorial', mirror: 'title-changed', means: 'the game is described otherwise' },
  { id: 'always-added', class: 'editorial', mirror: 'always-removed', means: 'something more is said to hold always' },
  {
    id: 'always-removed',
    class: 'editorial',
    mirror: 'always-added',
    means: 'something is no longer said to hold always',
  },
  {
    id: 'always-changed',
    class: 'editorial',
    mirror: 'always-changed',
    means: 'what is said to hold always is something else',
  },
  {
    id: 'board-added',
    class: 'editorial',
    mirror: 'board-removed',
    means: 'something more is said of how a table looks',
  },
  {
    id: 'board-removed',
    class: 'editorial',
    mirror: 'board-added',
    means: 'something less is said of how a table looks',
  },
  { id: 'board-changed', class: 'editorial', mirror: 'board-changed', means: 'a table looks otherwise' },
  {
    id: 'telling-added',
    class: 'editorial',
    mirror: 'telling-removed',
    means: 'one more sentence tells what happened',
  },
  {
    id: 'telling-removed',
    class: 'editorial',
    mirror: 'telling-added',
    means: 'one sentence less tells what happened',
  },
  { id: 'telling-changed', class: 'editorial', mirror: 'telling-changed', means: 'what happened is told otherwise' },
  { id: 'rule-renamed', class: 'editorial', mirror: 'rule-renamed', means: 'a rule has another name' },
  {
    id: 'thing-renamed',
    class: 'editorial',
    mirror: 'thing-renamed',
    means: 'a fact, zone, type, adjective or event has another name and says the same',
  },
  {
    id: 'word-of-moves-renamed',
    class: 'shape',
    mirror: 'word-of-moves-renamed',
    means: 'a card, value or move has another name, by which records call it',
  },
  {
    id: 'rule-moved',
    class: 'editorial',
    mirror: 'rule-moved',
    means: 'it stands elsewhere, where its order is nothing',
  },
  {
    id: 'rephrased',
    class: 'editorial',
    mirror: 'rephrased',
    means: 'a condition is written otherwise and holds in the same cases',
  },
  {
    id: 'message-changed',
    class: 'editorial',
    mirror: 'message-changed',
    means: 'a refused deck is told so in other words',
  },
  { id: 'citation-added', class: 'editorial', mirror: 'citation-removed', means: 'a rule cites a clause more' },
  { id: 'citation-removed', class: 'editorial', mirror: 'citation-added', means: 'a rule cites a clause less' },
  { id: 'citation-changed', class: 'editorial', mirror: 'citation-changed', means: 'a rule cites another clause' },
  { id: 'example-added', class: 'editorial', mirror: 'example-removed', means: 'an example more' },
  { id: 'example-removed', class: 'editorial', mirror: 'example-added', means: 'an example less' },
  {
    id: 'example-changed',
    class: 'editorial',
    mirror: 'example-changed',
    means: 'an example says something else; what it shows is a change of its own',
  },
  { id: 'text-only', class: 'editorial', mirror: 'text-only', means: 'comments, layout or the names of variables' },
] as const satisfies readonly ChangeKind[]
