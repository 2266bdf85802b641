import type { Sayable } from '../../grammar/saying.ts'
import { error } from '../diagnostics/make.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import type { TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { type AnnouncedText, announcedTexts } from './announced-texts.ts'
import { analysesOf } from '../analyse/analyses.ts'
import { AT_ONCE, calledBy } from '../analyse/call-graph.ts'
import { reachable } from '../analyse/components.ts'
import { statementsIn } from '../analyse/walk.ts'
import type { Check } from './check.ts'
import { worded } from '../diagnostics/worded.ts'

/** HR0512: an announcement is tried before it counts, so chance inside of it could be seen and taken back. */
export const chanceInsideAnnouncement: Check = ({ program }, report) => {
  notAnnounced(program, report, {
    code: 'HR0512',
    title: worded('chance inside an announcement'),
    is: (s) => (s.kind === 'choose' || s.kind === 'oneOf') && s.who === 'chance',
    alsoBefore: true,
    there: worded('what is announced is tried first, and could be taken back after the draw'),
    comesTo: worded('this comes to a choice by chance'),
    further: worded('chance decides here'),
    hint: worded('let chance decide after the announcement, or in a `later`'),
  })
}

/** HR0515: a move is an event with rules and an announcement of its own, and belongs to no other announcement. */
export const actInsideAnnouncement: Check = ({ program }, report) => {
  notAnnounced(program, report, {
    code: 'HR0515',
    title: worded('a move inside an announcement'),
    is: (s) => s.kind === 'act',
    alsoBefore: false,
    there: worded('no move can be made while something is announced'),
    comesTo: worded('this comes to a question for a move'),
    further: worded('a move is asked for here'),
    hint: worded(
      'ask with `choose`, `choose one of` or `may` in the announcement, or let somebody act before or after it',
    ),
  })
}

/** What must not stand in an announcement, and what is said of it there, or where one comes to it further in. */
export interface Unannounceable {
  readonly code: string
  readonly title: Sayable
  readonly is: (s: TStmt) => boolean
  /** Nor in its event on the way to the announcement, which is tried with it. */
  readonly alsoBefore: boolean
  readonly there: Sayable
  readonly comesTo: Sayable
  readonly further: Sayable
  readonly hint: Sayable
}

/** Reports every announcement that comes to a statement that must not stand in one. */
export function notAnnounced(program: Program, report: Report, what: Unannounceable): void {
  const before = new Map(announcedTexts(program).map((text) => [text.announcement, wayTo(text, what.alsoBefore)]))
  for (const s of analysesOf(program).statements().of('announce')) {
    const tried = [...(before.get(s) ?? []), s.body]
    const found = firstWithin(program, tried, what.is)
    if (found === null) continue
    const inside = tried.some((body) => statementsIn(body).includes(found))
    report(
      error(what.code, what.title, inside ? found.span : s.span, inside ? what.there : what.comesTo, {
        secondary: inside ? [] : [{ span: found.span, text: what.further }],
        hint: what.hint,
      }),
    )
  }
}

/**
 * What an event does before its announcement: the rules before it, which belong to the announcement where the text
 * begins with that, and its lines.
 */
function wayTo({ event, before }: AnnouncedText, whole: boolean): readonly (readonly TStmt[])[] {
  const rules = event.befores.map(({ proc }) => proc.body)
  if (whole) return [...rules, before]
  return before.every((s) => s.kind === 'onlyIf') ? rules : []
}

/** The first such statement of what is tried, or of what that may run. */
function firstWithin(
  program: Program,
  tried: readonly (readonly TStmt[])[],
  wanted: (s: TStmt) => boolean,
): TStmt | null {
  const starts = tried.flatMap((body) => [...calledBy(program, body, AT_ONCE)])
  const within = reachable(starts, analysesOf(program).calls(AT_ONCE))
  const bodies = [...tried, ...[...within].map((proc) => proc.body)]
  return bodies.flatMap((body) => statementsIn(body).find(wanted) ?? [])[0] ?? null
}
