import type { ChangeId } from './catalogue.ts'
import type { Change } from './change.ts'
import { compareBlocks } from './compare-blocks.ts'
import type { Effect, EffectsOfNames } from './effects.ts'
import { opposite } from './effects.ts'
import { type Comparison, compareConditions } from './implies.ts'
import { makeChange } from './make-change.ts'
import { citationsOf, headOf, instructionsOf, silentOf, wholeOf } from './passage.ts'
import type { Sentence, SentenceKind } from './subjects.ts'
import { same, type Term, term, TRUE } from './terms/term.ts'
import { changeOfValue } from './compare-values.ts'

/**
 * What a sentence more or less is called, and one that applies in more or fewer cases; names of words follow from
 * their use.
 */
type Verb = 'added' | 'removed' | 'widened' | 'narrowed' | 'changed'

const NAMES: Readonly<
  Record<Exclude<SentenceKind, 'adjective' | 'relation' | 'forbid' | 'obligation'>, Readonly<Record<Verb, ChangeId>>>
> = {
  permit: {
    added: 'permit-added',
    removed: 'permit-removed',
    widened: 'permit-widened',
    narrowed: 'permit-narrowed',
    changed: 'permit-changed',
  },
  compulsion: {
    added: 'compulsion-added',
    removed: 'compulsion-removed',
    widened: 'compulsion-widened',
    narrowed: 'compulsion-narrowed',
    changed: 'compulsion-changed',
  },
  attendance: {
    added: 'attendance-added',
    removed: 'attendance-removed',
    widened: 'attendance-changed',
    narrowed: 'attendance-changed',
    changed: 'attendance-changed',
  },
  reaction: {
    added: 'reaction-added',
    removed: 'reaction-removed',
    widened: 'reaction-widened',
    narrowed: 'reaction-narrowed',
    changed: 'reaction-changed',
  },
  exception: {
    added: 'exception-added',
    removed: 'exception-removed',
    widened: 'exception-widened',
    narrowed: 'exception-narrowed',
    changed: 'exception-changed',
  },
  'deck-rule': {
    added: 'deck-rule-added',
    removed: 'deck-rule-removed',
    widened: 'deck-rule-widened',
    narrowed: 'deck-rule-narrowed',
    changed: 'deck-rule-changed',
  },
  always: {
    added: 'always-added',
    removed: 'always-removed',
    widened: 'always-changed',
    narrowed: 'always-changed',
    changed: 'always-changed',
  },
  board: {
    added: 'board-added',
    removed: 'board-removed',
    widened: 'board-changed',
    narrowed: 'board-changed',
    changed: 'board-changed',
  },
  telling: {
    added: 'telling-added',
    removed: 'telling-removed',
    widened: 'telling-changed',
    narrowed: 'telling-changed',
    changed: 'telling-changed',
  },
  audience: {
    added: 'audience-added',
    removed: 'audience-removed',
    widened: 'audience-changed',
    narrowed: 'audience-changed',
    changed: 'audience-changed',
  },
  'text-instructions': {
    added: 'text-instructions-added',
    removed: 'text-instructions-removed',
    widened: 'text-instructions-apply-otherwise',
    narrowed: 'text-instructions-apply-otherwise',
    changed: 'text-instructions-apply-otherwise',
  },
}

const FORBID: Readonly<Record<Verb, ChangeId>> = {
  added: 'forbid-added',
  removed: 'forbid-removed',
  widened: 'forbid-widened',
  narrowed: 'forbid-narrowed',
  changed: 'forbid-changed',
}
const PREVENTION: Readonly<Record<Verb, ChangeId>> = {
  added: 'prevention-added',
  removed: 'prevention-removed',
  widened: 'prevention-changed',
  narrowed: 'prevention-changed',
  changed: 'prevention-changed',
}
const OBLIGATION: Readonly<Record<Verb, ChangeId>> = {
  added: 'obligation-added',
  removed: 'obligation-removed',
  widened: 'obligation-changed',
  narrowed: 'obligation-changed',
  changed: 'obligation-changed',
}

/** What has to be known of both versions to say what a sentence does in them. */
export interface Surroundings {
  readonly effects: EffectsOfNames
  /** Whether some other obligation stands in either version. */
  readonly manyObligations: boolean
}

function nameOf({ kind, about }: Sentence, verb: Verb, { effects, manyObligations }: Surroundings): ChangeId {
  switch (kind) {
    case 'forbid':
      return (effects.moves.has(about) ? FORBID : PREVENTION)[verb]
    case 'obligation':
      if (manyObligations && verb === 'added') return 'priority-added'
      return manyObligations && verb === 'removed' ? 'priority-removed' : OBLIGATION[verb]
    case 'exception':
      return effects.isOnlyAsked(about) ? 'measure-changed' : NAMES.exception[verb]
    case 'adjective':
    case 'relation':
      return meaning(effects.of(about), verb)
    default:
      kind satisfies keyof typeof NAMES
      return NAMES[kind][verb]
  }
}

/** What it does that a word holds in more cases follows from the rules that ask for it. */
function meaning(effect: Effect | null, verb: Verb): ChangeId {
  if (effect === null || effect === 'outcome') return 'meaning-bears-on-outcome'
  if (effect === 'undecided' || verb === 'changed') return 'meaning-changed'
  return (verb === 'added' || verb === 'widened' ? effect : opposite(effect)) === 'loosens'
    ? 'meaning-loosens'
    : 'meaning-tightens'
}

export function sentenceAdded(sentence: Sentence, around: Surroundings): Change {
  return makeChange(nameOf(sentence, 'added', around), labelled(sentence), null, wholeOf(sentence.entry))
}

export function sentenceRemoved(sentence: Sentence, around: Surroundings): Change {
  return makeChange(nameOf(sentence, 'removed', around), labelled(sentence), wholeOf(sentence.entry), null)
}

/** Words are called by themselves, other sentences by their names. */
const labelled = ({ kind, about, name }: Sentence): string =>
  kind === 'adjective' || kind === 'relation' ? about : name

const VERBS: Readonly<Record<Exclude<Comparison, 'same'>, Verb>> = {
  weaker: 'widened',
  stronger: 'narrowed',
  other: 'changed',
}

/** Everything in which two versions of one sentence differ. */
export function compareSentences(
  was: Sentence,
  is: Sentence,
  named: readonly [Sentence, Sentence],
  around: Surroundings,
): Change[] {
  const rule = labelled(is)
  const [old, next] = [was.facets, is.facets]
  const change = (id: ChangeId): Change => makeChange(id, rule, headOf(was.entry), headOf(is.entry))
  const changes: Change[] = []
  const [before, after] = [old['guard'] ?? TRUE, next['guard'] ?? TRUE]
  if (!same(before, after)) {
    const way = compareConditions(before, after)
    changes.push(change(way === 'same' ? 'rephrased' : nameOf(is, VERBS[way], around)))
  }
  if (differs(old['timing'], next['timing'])) changes.push(change('timing-changed'))
  if (differs(old['judged'], next['judged'])) changes.push(change('judgement-changed'))
  if (differs(old['optional'], next['optional']))
    changes.push(change(next['optional']?.head === 'optional' ? 'reaction-made-optional' : 'reaction-made-binding'))
  if (differs(old['said'], next['said'])) changes.push(change(nameOf(is, 'changed', around)))
  if (differs(old['words'], next['words'])) changes.push(change('telling-changed'))
  if (differs(old['message'], next['message'])) changes.push(change('message-changed'))
  if (differs(old['operation'], next['operation'])) changes.push(change(nameOf(is, 'changed', around)))
  else if (old['value'] != null && next['value'] != null && !same(old['value'], next['value']))
    changes.push(change(changeOfValue(old['value'], next['value'], around.effects.of(is.about))))
  if (differs(old['body'], next['body'])) changes.push(...bodyChanges(named[0], named[1], around, rule))
  if (was.kind !== 'adjective' && was.kind !== 'relation' && renamed(was, is))
    changes.push(
      makeChange(
        'rule-renamed',
        rule,
        { ...silentOf(was.entry), text: was.name },
        { ...silentOf(is.entry), text: is.name },
      ),
    )
  return changes.length > 0 ? changes : citationChange(rule, was, is)
}

export const differs = (a: Term | null | undefined, b: Term | null | undefined): boolean =>
  !same(a ?? term('-'), b ?? term('-'))

/** Numbers behind the names of unlabelled sentences are nothing. */
function renamed(was: Sentence, is: Sentence): boolean {
  const [old, next] = [was.entry.decl.label?.text, is.entry.decl.label?.text]
  return old !== next && was.name !== is.name && (old !== undefined || next !== undefined)
}

export function bodyChanges(
  was: Pick<Sentence, 'entry' | 'facets' | 'about' | 'kind'>,
  is: Pick<Sentence, 'entry' | 'facets'>,
  { effects }: Surroundings,
  rule: string,
): Change[] {
  const isMove = effects.moves.has(was.about) && was.kind !== 'reaction'
  return compareBlocks(was.facets['body'] ?? term('block'), is.facets['body'] ?? term('block'), isMove).map(
    ({ id, old, new: next }) => makeChange(id, rule, instructionsOf(old, was.entry), instructionsOf(next, is.entry)),
  )
}

export function citationChange(rule: string, was: Pick<Sentence, 'entry'>, is: Pick<Sentence, 'entry'>): Change[] {
  const [old, next] = [citationsOf(was.entry), citationsOf(is.entry)]
  const [gone, come] = [
    old.clauses.filter((c) => !next.clauses.includes(c)),
    next.clauses.filter((c) => !old.clauses.includes(c)),
  ]
  if (gone.length === 0 && come.length === 0) return []
  return [
    makeChange(
      gone.length === 0 ? 'citation-added' : come.length === 0 ? 'citation-removed' : 'citation-changed',
      rule,
      old,
      next,
    ),
  ]
}
