import type { Report } from '../diagnostics/diagnostic.ts'
import { actInsideAnnouncement } from './act-inside-announcement.ts'
import { announcementOutOfPlace } from './announcement-out-of-place.ts'
import { asksWhereNothingIsPermitted } from './asks-where-nothing-is-permitted.ts'
import { cardNotLaidDown } from './card-not-laid-down.ts'
import { chanceInsideAnnouncement } from './chance-inside-announcement.ts'
import type { Check, CheckInput } from './check.ts'
import { citationOfNoClause } from './citation-of-no-clause.ts'
import { declaredButUnused } from './declared-but-unused.ts'
import { eventWithoutEnd } from './event-without-end.ts'
import { exceptionsInConflict } from './exceptions-in-conflict.ts'
import { factDefinedByItself } from './fact-defined-by-itself.ts'
import { factThatActs } from './fact-that-acts.ts'
import { guardWithoutChoice } from './guard-without-choice.ts'
import { hiddenCardDecides } from './hidden-card-decides.ts'
import { hookOnKernelEvent } from './hook-on-kernel-event.ts'
import { gameWithoutBeginning } from './game-without-beginning.ts'
import { lastsForEver } from './lasts-for-ever.ts'
import { lineAtTheSameTime } from './line-at-the-same-time.ts'
import { loopWithoutEnd } from './loop-without-end.ts'
import { moreCopiesThanThereAre } from './more-copies-than-there-are.ts'
import { namesThatLookAlike } from './names-that-look-alike.ts'
import { numberInSeveralRules } from './number-in-several-rules.ts'
import { numberOutOfRange } from './number-out-of-range.ts'
import { optionWithoutEffect } from './option-without-effect.ts'
import { permissionNeverAsked } from './permission-never-asked.ts'
import { printedCardAsked } from './printed-card-asked.ts'
import { refusalByNoRule } from './refusal-by-no-rule.ts'
import { ruleWithoutCitation } from './rule-without-citation.ts'
import { shuffleInsideAnnouncement } from './shuffle-inside-announcement.ts'
import { variableWithoutUse } from './variable-without-use.ts'

/** Said of every program, in this order. */
const always: readonly Check[] = [
  ruleWithoutCitation,
  citationOfNoClause,
  refusalByNoRule,
  permissionNeverAsked,
  hookOnKernelEvent,
  factThatActs,
  factDefinedByItself,
  chanceInsideAnnouncement,
  shuffleInsideAnnouncement,
  actInsideAnnouncement,
  announcementOutOfPlace,
  lineAtTheSameTime,
  exceptionsInConflict,
  guardWithoutChoice,
  numberOutOfRange,
  namesThatLookAlike,
]

/** Said only of a program without errors: where a line could not be understood, what it uses is not known. */
const whenUnderstood: readonly Check[] = [
  gameWithoutBeginning,
  loopWithoutEnd,
  eventWithoutEnd,
  asksWhereNothingIsPermitted,
  hiddenCardDecides,
  lastsForEver,
  declaredButUnused,
  variableWithoutUse,
  optionWithoutEffect,
  numberInSeveralRules,
  printedCardAsked,
  moreCopiesThanThereAre,
  cardNotLaidDown,
]

export function runChecks(input: CheckInput, found: { readonly report: Report; readonly broken: boolean }): void {
  const { report } = found
  for (const check of always) check(input, report)
  if (!found.broken) for (const check of whenUnderstood) check(input, report)
}
