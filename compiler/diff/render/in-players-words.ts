import { chained, inEnglish, type Sayable } from '../../../grammar/saying.ts'
import { contrasted } from '../compared.ts'
import { oneAfterAnother } from '../../diagnostics/worded.ts'
import { printable } from '../../diagnostics/printable.ts'
import type { Change, FoundWitness } from '../change.ts'
import type { ChangeClass } from '../change-kind.ts'
import { type ClauseGroup, type DiffReport, byClause } from '../report.ts'

/** How many sentences a table reads. */
const MOST = 10

const [NEW, GONE, CHANGED] = [contrasted('New'), contrasted('Gone'), contrasted('Changed')]

const LEADS: Readonly<Record<ChangeClass, Sayable>> = {
  editorial: '',
  shape: contrasted('The game is laid out differently'),
  tightens: contrasted('No longer allowed'),
  outcome: CHANGED,
  undecided: CHANGED,
  loosens: contrasted('Newly allowed'),
}

/**
 * What is different tonight, for who plays: a sentence for each clause under which a game is played otherwise, with a
 * moment that shows it. First come those that have one, last what is only kept or laid out, and else the worst first;
 * `where` the others are to be found.
 */
export function inPlayersWords(report: DiffReport, where: Sayable = contrasted('below')): Sayable[] {
  const groups = byClause(report.changes)
    .flatMap(({ clauses, changes }) => {
      const played = changes.filter((change) => change.class !== 'editorial')
      return played.length === 0 ? [] : [{ clauses, changes: played }]
    })
    .toSorted((a, b) => toTheTable(a) - toTheTable(b))
  const used = new Set<string>()
  const shown = groups.slice(0, groups.length > MOST ? MOST - 1 : MOST)
  const told = shown.map((group) => sentenceOf(group, report, used))
  const left = groups.length - told.length
  return left === 0 ? told : [...told, contrasted('{1} clauses more, {2}.', left, where)]
}

function toTheTable({ changes }: ClauseGroup): number {
  if (changes.every((change) => change.class === 'shape')) return 2
  return changes.some((change) => witnessTold(change).length > 0) ? 0 : 1
}

/** `used`: the moments that were told, none of which shows two things. */
function sentenceOf({ clauses, changes }: ClauseGroup, report: DiffReport, used: Set<string>): Sayable {
  // What else is kept or laid out is there for what is played otherwise.
  const [kind = 'shape', other] = new Set(changes.map((change) => change.class).filter((each) => each !== 'shape'))
  // A clause that the new version cites nowhere here says what was.
  const isCited = changes.some(({ clause }) => clause.new.length > 0)
  // Of several clauses the one that is cited first is what it is about.
  const about = isCited ? clauses.find((clause) => report.summaries.has(clause)) : undefined
  const summary = about === undefined ? undefined : report.summaries.get(about)
  const isOld = about !== undefined && report.clausesBefore?.has(about) === true
  const lead = leadOf(other === undefined ? kind : 'outcome', changes, {
    mayBeNew: !isOld,
    mayBeGone: summary === undefined,
  })
  const under = clauses.length === 0 ? '' : ` [${clauses.join(', ')}]`
  const says =
    summary === undefined
      ? oneAfterAnother(changes.map((change) => inShort(change, lead === NEW || lead === GONE)))
      : sentence(summary)
  const moments = momentsOf(changes, used)
  const told =
    moments.length === 0 ? says : moments.reduce((before, moment, i) => instance(before, moment, i > 0), sentence(says))
  return contrasted('{1}{2}: {3}', lead, printable(under), told)
}

/** How many moments of a clause are told, of which each shows something else. */
const MOST_MOMENTS = 2

/** Those that tell what is seen, between both versions, of one change alone, come first. */
function momentsOf(changes: readonly Change[], used: Set<string>): readonly FoundWitness[] {
  const rank = ({ isInner, amid, shared }: FoundWitness): number =>
    4 * Number(isInner === true) + 2 * Number(amid === true) + Number(shared !== undefined)
  const all = changes.flatMap(witnessTold).toSorted((a, b) => rank(a) - rank(b))
  const moments: FoundWitness[] = []
  for (const each of all) {
    if (moments.length === MOST_MOMENTS || used.has(momentOf(each))) continue
    // What the rules alone work out says little beside what is seen, and another value of the same not much.
    if (moments.length > 0 && (each.isInner === true || moments.some(({ where }) => where === each.where))) continue
    used.add(momentOf(each))
    moments.push(each)
  }
  return moments
}

/** What is asked, and where: which clause refuses it there makes no other moment of it. */
const momentOf = ({ where, scene }: FoundWitness): string => inEnglish(chained(': ', [scene, where]))

/** What is new or gone is said to be so, unless it says itself what may be done. */
function leadOf(
  kind: ChangeClass,
  changes: readonly Change[],
  { mayBeNew, mayBeGone }: { readonly mayBeNew: boolean; readonly mayBeGone: boolean },
): Sayable {
  if (kind === 'tightens' || kind === 'loosens') return LEADS[kind]
  if (mayBeNew && changes.every(({ before }) => before === null)) return NEW
  return mayBeGone && changes.every(({ after }) => after === null) ? GONE : LEADS[kind]
}

const sentence = (text: Sayable): Sayable => (/[.!?]$/u.test(inEnglish(text)) ? text : contrasted('{1}.', text))

/** What was and is said, by its first line; `isSaid`: that it is new or gone was said before. */
function inShort({ id, rule, before, after }: Change, isSaid: boolean): Sayable {
  const isOfCard = id === 'card-added' || id === 'card-removed'
  const [was, is] = [before, after].map((text) => text?.split('\n')[0]?.trim())
  const [here, there] = [is, was].map((said) => printable(isOfCard ? rule : (said ?? rule)))
  if (was === undefined) return isSaid ? `\`${here}\`` : contrasted('`{1}` is new', here)
  if (is === undefined) return isSaid ? `\`${there}\`` : contrasted('`{1}` is gone', there)
  return was === is
    ? contrasted('`{1}` is different', printable(rule))
    : contrasted('`{1}` in place of `{2}`', here, there)
}

/** A witness whose moment shows what the change does. */
const witnessTold = ({ witness, class: kind }: Change): readonly FoundWitness[] =>
  kind !== 'shape' && witness?.kind === 'found' && witness.isUntold !== true && witness.shows !== 'contrary'
    ? [witness]
    : []

/** A moment behind what is said before it; `isFurther`: another was told before it. */
function instance(
  before: Sayable,
  { where, value, scene, old, new: is, amid }: FoundWitness,
  isFurther: boolean,
): Sayable {
  const begins = isFurther ? contrasted('{1} Also', before) : contrasted('{1} For instance', before)
  const lead = scene === '' ? contrasted('{1},', begins) : contrasted('{1}, {2}:', begins, scene)
  if (value !== undefined)
    return amid === true
      ? contrasted('{1} {2} is {3} (without this rule {4}).', lead, value, is, old)
      : contrasted('{1} {2} is {3} (was {4}).', lead, value, is, old)
  return amid === true
    ? contrasted('{1} {2} (without this rule: {3}, with it: {4}).', lead, where, old, is)
    : contrasted('{1} {2} (before: {3}, now: {4}).', lead, where, old, is)
}
