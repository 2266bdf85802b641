import type { Header } from '../../grammar/tree/declarations.ts'
import type { Diagnostic, Report } from '../diagnostics/diagnostic.ts'
import type { Program } from '../program/program.ts'
import { actInsideAnnouncement, chanceInsideAnnouncement } from './within-announcement.ts'
import { announcementOutOfPlace } from './announcement-out-of-place.ts'
import { asksWhereNothingIsPermitted } from './asks-where-nothing-is-permitted.ts'
import { askedByWhatIsHidden } from './asked-by-what-is-hidden.ts'
import { toldByWhatIsKept, toldByWhatIsShuffled } from './told-by-what-is-kept.ts'
import { toldToAllInstead } from './told-to-all-instead.ts'
import { boardTellsHidden } from './board-tells-hidden.ts'
import { questionNeverAsked } from './question-never-asked.ts'
import { boundAnyway } from './bound-anyway.ts'
import { cardNotLaidDown } from './card-not-laid-down.ts'
import type { Check, CheckInput } from './check.ts'
import { chosenAndForbidden } from './chosen-and-forbidden.ts'
import { citationOfNoClause } from './citation-of-no-clause.ts'
import { alternativeSwallowed, conditionSwallowed } from './condition-swallowed.ts'
import { declaredButUnused } from './declared-but-unused.ts'
import { eventWithoutEnd } from './event-without-end.ts'
import { examplesOfOneTitle } from './examples-of-one-title.ts'
import { exceptionsInConflict } from './exceptions-in-conflict.ts'
import { factDefinedByItself } from './fact-defined-by-itself.ts'
import { factNamedLikeTheLanguagesOwn } from './fact-named-like-the-languages-own.ts'
import { factThatActs } from './fact-that-acts.ts'
import { factWithoutValue } from './fact-without-value.ts'
import { guardWithoutChoice } from './guard-without-choice.ts'
import { hiddenAgain } from './hidden-again.ts'
import { hiddenCardDecides } from './hidden-card-decides.ts'
import { hookOnKernelEvent } from './hook-on-kernel-event.ts'
import { gameWithoutBeginning } from './game-without-beginning.ts'
import { keepsFromNoPassing } from './keeps-from-no-passing.ts'
import { insteadBehindAnother } from './instead-behind-another.ts'
import { ownerOfNobody } from './owner-of-nobody.ts'
import { seenThroughAShuffle } from './seen-through-a-shuffle.ts'
import { orderOfJoined } from './order-of-joined.ts'
import { lastsForEver } from './lasts-for-ever.ts'
import { limitAtTheSameTime } from './limit-at-the-same-time.ts'
import { lineAtTheSameTime } from './line-at-the-same-time.ts'
import { loopWithoutEnd } from './loop-without-end.ts'
import { moreCopiesThanThereAre } from './more-copies-than-there-are.ts'
import { moreCardsThanRoom } from './more-cards-than-room.ts'
import { mustBeforeMay } from './must-before-may.ts'
import { mustThatNarrowsNothing } from './must-that-narrows-nothing.ts'
import { namedLikeWhatThereIs } from './named-like-what-there-is.ts'
import { namesThatLookAlike } from './names-that-look-alike.ts'
import { numberInSeveralRules } from './number-in-several-rules.ts'
import { numberOutOfRange, numberOutOfRangeInExample } from './number-out-of-range.ts'
import { offeredAndForbidden } from './offered-and-forbidden.ts'
import { optionWithoutEffect } from './option-without-effect.ts'
import { permissionNeverAsked } from './permission-never-asked.ts'
import { printedCardAsked } from './printed-card-asked.ts'
import { printedOnNoCard } from './printed-on-no-card.ts'
import { refusalByNoRule } from './refusal-by-no-rule.ts'
import { replacedBehindAnException } from './replaced-behind-an-exception.ts'
import { ruleWithoutCitation } from './rule-without-citation.ts'
import { setAndNeverRead } from './set-and-never-read.ts'
import { shownAndLeftOut } from './shown-and-left-out.ts'
import { shuffleInsideAnnouncement } from './shuffle-inside-announcement.ts'
import { sideByOrderOfPlay } from './side-by-order-of-play.ts'
import { stopsWhatNeverRuns } from './stops-what-never-runs.ts'
import { textsOfOneEvent } from './texts-of-one-event.ts'
import { variableWithoutUse } from './variable-without-use.ts'
import { whoIsAskedTells } from './who-is-asked-tells.ts'
import { waitsForEver } from './waits-for-ever.ts'

/** A check; who says nothing of it looks again at every edit: at examples, citations, the names in all declarations. */
type Row = Check | Told

interface Told {
  readonly check: Check
  /** What it finds hangs on nothing but rules, so that it is the same where an edit leaves them as they are. */
  readonly ofRules?: true
  /** It finds nothing that keeps a game from being compiled. */
  readonly warns?: true
}

const ofRules = (check: Check): Told => ({ check, ofRules: true })

const warns = (row: Row): Told => ({ ...told(row), warns: true })

const told = (row: Row): Told => (typeof row === 'function' ? { check: row } : row)

/** Said of every program, in this order. */
const always: readonly Row[] = [
  warns(ruleWithoutCitation),
  citationOfNoClause,
  refusalByNoRule,
  ofRules(permissionNeverAsked),
  ofRules(hookOnKernelEvent),
  ofRules(factThatActs),
  ofRules(factWithoutValue),
  ofRules(factDefinedByItself),
  ofRules(chanceInsideAnnouncement),
  ofRules(shuffleInsideAnnouncement),
  ofRules(actInsideAnnouncement),
  ofRules(announcementOutOfPlace),
  ofRules(lineAtTheSameTime),
  ofRules(exceptionsInConflict),
  ofRules(replacedBehindAnException),
  ofRules(insteadBehindAnother),
  ofRules(textsOfOneEvent),
  ofRules(guardWithoutChoice),
  ofRules(numberOutOfRange),
  numberOutOfRangeInExample,
  warns(ofRules(conditionSwallowed)),
  warns(ofRules(alternativeSwallowed)),
  warns(namesThatLookAlike),
  warns(namedLikeWhatThereIs),
  examplesOfOneTitle,
]

/** Said only of a program without errors: where a line could not be understood, what it uses is not known. */
const whenUnderstood: readonly Row[] = [
  warns(gameWithoutBeginning),
  ofRules(loopWithoutEnd),
  ofRules(eventWithoutEnd),
  warns(ofRules(asksWhereNothingIsPermitted)),
  warns(ofRules(boundAnyway)),
  warns(ofRules(mustThatNarrowsNothing)),
  warns(ofRules(mustBeforeMay)),
  warns(ofRules(ownerOfNobody)),
  warns(ofRules(seenThroughAShuffle)),
  warns(ofRules(limitAtTheSameTime)),
  warns(ofRules(keepsFromNoPassing)),
  warns(ofRules(stopsWhatNeverRuns)),
  warns(ofRules(hiddenCardDecides)),
  warns(ofRules(hiddenAgain)),
  ofRules(boardTellsHidden),
  warns(ofRules(askedByWhatIsHidden)),
  warns(ofRules(toldByWhatIsKept)),
  warns(ofRules(toldByWhatIsShuffled)),
  warns(ofRules(toldToAllInstead)),
  warns(ofRules(whoIsAskedTells)),
  warns(ofRules(questionNeverAsked)),
  warns(ofRules(offeredAndForbidden)),
  warns(ofRules(chosenAndForbidden)),
  ofRules(shownAndLeftOut),
  warns(ofRules(sideByOrderOfPlay)),
  warns(ofRules(factNamedLikeTheLanguagesOwn)),
  ofRules(lastsForEver),
  warns(ofRules(waitsForEver)),
  warns(declaredButUnused),
  warns(ofRules(variableWithoutUse)),
  warns(ofRules(setAndNeverRead)),
  warns(ofRules(optionWithoutEffect)),
  warns(ofRules(orderOfJoined)),
  warns(ofRules(numberInSeveralRules)),
  warns(ofRules(printedCardAsked)),
  warns(ofRules(printedOnNoCard)),
  moreCopiesThanThereAre,
  moreCardsThanRoom,
  cardNotLaidDown,
]

/** What a check found in rules, with the first lines of the games that they are joined from. */
interface Found {
  readonly headers: readonly Header[]
  readonly found: readonly Diagnostic[]
}

/** By the procedures of a program, which are the very same where an edit leaves its rules as they are. */
const kept = new WeakMap<Program['procs'], Map<Check, Found>>()

/** What is looked for: who wants an engine asks for nothing that warns. */
export type Sought = 'errors' | 'all'

export function runChecks(
  input: CheckInput,
  found: { readonly report: Report; readonly broken: boolean },
  sought: Sought,
): void {
  const wanted = (rows: readonly Row[]): readonly Told[] =>
    rows.map(told).filter((row) => sought === 'all' || row.warns !== true)
  for (const row of wanted(always)) run(row, input, found.report)
  // The checks before may have found that it is.
  if (!found.broken) for (const row of wanted(whenUnderstood)) run(row, input, found.report)
}

function run(row: Told, input: CheckInput, report: Report): void {
  if (row.ofRules === true) runOnce(row.check, input, report)
  else row.check(input, report)
}

function runOnce(check: Check, input: CheckInput, report: Report): void {
  const { procs } = input.program
  const headers = input.resolution.modules.map(({ header }) => header)
  const known = kept.get(procs) ?? new Map<Check, Found>()
  kept.set(procs, known)
  const before = known.get(check)
  const found = before !== undefined && areTheSame(before.headers, headers) ? before.found : findingsOf(check, input)
  known.set(check, { headers, found })
  for (const each of found) report(each)
}

function findingsOf(check: Check, input: CheckInput): readonly Diagnostic[] {
  const found: Diagnostic[] = []
  check(input, (each) => void found.push(each))
  return found
}

const areTheSame = (list: readonly Header[], other: readonly Header[]): boolean =>
  list.length === other.length && list.every((each, i) => each === other[i])
