import type { Entry } from '../game/entry.ts'
import type { Resolution } from '../game/resolve.ts'
import type { Change } from './change.ts'
import { compareCards } from './compare-cards.ts'
import { compareDecks } from './compare-decks.ts'
import { compareExamples } from './compare-examples.ts'
import { type Commute, compareOrder } from './compare-order.ts'
import { compareSentences, sentenceAdded, sentenceRemoved, type Surroundings } from './compare-sentences.ts'
import { compareTables } from './compare-table.ts'
import { compareText } from './compare-text.ts'
import { compareTold } from './compare-told.ts'
import { compareThings, thingAdded, thingRemoved } from './compare-things.ts'
import { effectsOf } from './effects.ts'
import { findJoined } from './joined-sentences.ts'
import { fingerprintAmong } from './fingerprint.ts'
import { makeChange } from './make-change.ts'
import { type Pairing, pairByName, pairSentences } from './pairing.ts'
import { silentOf } from './passage.ts'
import { type Found, findRenames } from './renames.ts'
import { cardOf, type Sentence, subjectsOf, type Subjects, type Thing } from './subjects.ts'
import { NO_RENAMES } from './terms/scope.ts'
import { spanText, spanWithin } from '../../grammar/source-file.ts'
import type { TakenDeclaration } from '../game/overlay-state.ts'

/**
 * What differs between two versions of a game, overlays applied, whatever text it comes from. Where nobody says which
 * exceptions `commute`, all that have changed places are told.
 */
export function compareGames(old: Resolution, next: Resolution, commute: Commute = () => false): Change[] {
  const found = findRenames(old, next)
  const [was, is] = found.subjects
  const named = namedSubjects(old, next, found)
  const things = pairByName(was.things, is.things)
  const joined = findJoined([old, next], found.subjects)
  const sentences = pairSentences(
    joined.sides[0].filter(isOfCardIn(next, found.renames.names)),
    joined.sides[1].filter(isOfCardIn(old, new Map([...found.renames.names].map(([before, now]) => [now, before])))),
  )
  const around: Surroundings = {
    effects: effectsOf([was, is]),
    manyObligations: obligations(was) > 1 || obligations(is) > 1,
  }
  const pairs = [...things.pairs, ...sentences.pairs].map((pair) => ({ pair, changes: compared(pair, named, around) }))
  const changes = [
    ...compareTables(old, next, found.values),
    ...renamedWords(old, next, found),
    ...compareCards(old, next, found.renames.names, around.effects),
    ...things.removed.filter((each) => !each.bySentence).map(thingRemoved),
    ...things.added.filter((each) => !each.bySentence).map(thingAdded),
    ...pairs.flatMap((each) => each.changes),
    ...joined.changes,
    ...sentencesMoreOrLess(sentences, things, around),
    ...compareDecks(old, next, found.renames),
    ...compareOrder(
      things.pairs,
      sentences.pairs,
      pairs.filter((each) => each.changes.length === 0).map(({ pair }) => pair),
      [old, next],
      commute,
    ),
    ...compareExamples(old, next, found.renames),
  ]
  const told = changes.every((change) => change.class === 'editorial') ? compareTold(old, next) : []
  const all = [...changes, ...told]
  return numbered((all.length > 0 ? all : compareText(old, next)).map((change) => citingRemoval(change, next)))
}

/** What a variant takes away is said by the clauses of the line that does. */
function citingRemoval(change: Change, { modules, taken }: Resolution): Change {
  const { old, new: is, clause } = change
  // Places of two versions are not to be compared, as something else may stand there now.
  const saysSame = ({ decl: { span } }: TakenDeclaration): boolean =>
    span.file.path === old?.file.path && spanText(span) === spanText(old)
  const taking = is !== null ? undefined : taken.find(saysSame)
  if (taking === undefined) return change
  const lines = modules.flatMap(({ decls }) => decls)
  const cites = lines.find(({ kind, span }) => kind === 'overlay' && spanWithin(taking.span, span))?.cites ?? []
  return cites.length === 0 ? change : { ...change, clause: { ...clause, new: cites.map(({ text }) => text) } }
}

const obligations = ({ sentences }: Subjects): number => sentences.filter((s) => s.kind === 'obligation').length

type Named = <T extends Thing | Sentence>(pair: readonly [T, T]) => readonly [T, T]

/**
 * The same subjects with the names that the author gave variables, made when the first pair differs in its
 * instructions.
 */
function namedSubjects(old: Resolution, next: Resolution, { renames }: Found): Named {
  let made: readonly [ReadonlyMap<string, Thing | Sentence>, ReadonlyMap<string, Thing | Sentence>] | undefined
  const index = ({ things, sentences }: Subjects, entries: readonly Entry[]): ReadonlyMap<string, Thing | Sentence> => {
    const places = new Map(entries.map((entry, i) => [entry, i]))
    return new Map([...things, ...sentences].map((each) => [keyOf(each, places), each]))
  }
  const [before, after] = [
    new Map(old.entries.map((entry, i) => [entry, i])),
    new Map(next.entries.map((entry, i) => [entry, i])),
  ]
  return <T extends Thing | Sentence>([was, is]: readonly [T, T]) => {
    made ??= [
      index(subjectsOf(old, renames, true), old.entries),
      index(subjectsOf(next, NO_RENAMES, true), next.entries),
    ]
    return [(made[0].get(keyOf(was, before)) ?? was) as T, (made[1].get(keyOf(is, after)) ?? is) as T]
  }
}

const keyOf = (subject: Thing | Sentence, places: ReadonlyMap<Entry, number>): string =>
  `${subject.kind} ${places.get(subject.entry) ?? ''} ${'key' in subject}`

function compared(
  pair: readonly [Thing, Thing] | readonly [Sentence, Sentence],
  named: Named,
  around: Surroundings,
): Change[] {
  return isThings(pair) ? compareThings(...pair, named(pair), around) : compareSentences(...pair, named(pair), around)
}

const isThings = (pair: readonly [Thing, Thing] | readonly [Sentence, Sentence]): pair is readonly [Thing, Thing] =>
  'key' in pair[0]

/** A rule on a card that the other version does not have belongs to the card, and is no version of another card's. */
const isOfCardIn =
  (other: Resolution, renamed: ReadonlyMap<string, string>) =>
  ({ entry }: Sentence): boolean => {
    const card = cardOf(entry.context)
    return card === null || other.game.definitions.has(renamed.get(card) ?? card)
  }

/** What defines a word that only one version has belongs to the word. */
function sentencesMoreOrLess(
  { removed, added }: Pairing<Sentence>,
  things: Pairing<Thing>,
  around: Surroundings,
): Change[] {
  const counts =
    (words: readonly Thing[]) =>
    ({ kind, about }: Sentence): boolean =>
      !(kind === 'adjective' || kind === 'relation') || !words.some((word) => word.kind === kind && word.key === about)
  return [
    ...removed.filter(counts(things.removed)).map((each) => sentenceRemoved(each, around)),
    ...added.filter(counts(things.added)).map((each) => sentenceAdded(each, around)),
  ]
}

function renamedWords(old: Resolution, next: Resolution, { values, cards }: Found): Change[] {
  const named = (name: string, entry: Entry | undefined) =>
    entry === undefined ? null : { ...silentOf(entry), text: name }
  const declares = ({ entries }: Resolution, name: string): Entry | undefined =>
    entries.find(({ decl }) => (decl.kind === 'type' || decl.kind === 'option') && decl.name.text === name)
  const printed = ({ game }: Resolution, name: string) => {
    const card = game.definitions.get(name)
    return card === undefined
      ? null
      : { text: `card ${name}`, span: card.decl.span, clauses: card.decl.cites.map((c) => c.text) }
  }
  return [
    ...values.map((v) =>
      makeChange('word-of-moves-renamed', v.new, named(v.old, declares(old, v.of)), named(v.new, declares(next, v.of))),
    ),
    ...cards.map(([was, is]) => makeChange('word-of-moves-renamed', is, printed(old, was), printed(next, is))),
  ]
}

/** Two changes that read alike are told apart by their order. */
function numbered(changes: readonly Change[]): Change[] {
  const seen = new Map<string, number>()
  return changes.map((change) => {
    const count = (seen.get(change.fingerprint) ?? 0) + 1
    seen.set(change.fingerprint, count)
    return { ...change, fingerprint: fingerprintAmong(change.fingerprint, count) }
  })
}
