import { type BaseState, CHANCE, type Choice, type Seat, seatName } from '../engine.ts'
import { readReason } from '../kernel/kernel.ts'
import { refusing, sayable } from '../trials/pending-question.ts'
import { notAmong } from './because.ts'
import type { Matcher } from './compiled-example.ts'
import type { ExampleTable } from './example-table.ts'
import { fitsChoice, takes } from './matching.ts'
import { missingCard } from './missing-card.ts'
import { Unasked } from './unasked.ts'

/** `A chooses VALUE {, VALUE}`: each answers the next question that takes such a thing, if it has one answer only. */
export function choosesLine<S extends BaseState>(
  table: ExampleTable<S>,
  seat: Seat,
  values: readonly Matcher<S>[],
): string | Unasked | null {
  for (const [i, value] of values.entries()) {
    const early = aheadWith(table, seat, value)
    if (early !== null) {
      table.answerAhead(seat, early)
      continue
    }
    const here = (): boolean =>
      table.standsFor(seat, 'choose', 'one-of') &&
      (table.asks || (isMeant(table, value) && !isMeantLater(table, seat, value)))
    if (!table.goOn(here)) {
      const ahead = table.ahead(seat)
      if (ahead?.standsFor(seat, 'choose', 'one-of') === true) return `not among the answers; ${ahead.who()}`
      const message = `no choice is asked of ${seatName(seat)}; ${table.who()}`
      return i === 0 && !table.hasChosen(seat) ? new Unasked(message) : message
    }
    const found = legalAs(table, value)
    if (found === null) {
      const forced = 'not the only answer there is, which is taken without asking'
      return `${table.isForced ? forced : 'not among the answers'}; ${table.who()}`
    }
    table.answer(found)
  }
  return null
}

/** The answer that a line means at a question that is asked at the same time as another one; null where it means none. */
function aheadWith<S extends BaseState>(table: ExampleTable<S>, seat: Seat, value: Matcher<S>): Choice | null {
  const ahead = table.ahead(seat)
  return ahead?.standsFor(seat, 'choose', 'one-of') === true ? legalAs(ahead, value) : null
}

/**
 * Whether a line about this answer stands where only one is possible: not for an effect, which is called by its card,
 * unless it is that.
 */
function isMeant<S extends BaseState>(table: ExampleTable<S>, value: Matcher<S>): boolean {
  return legalAs(table, value) !== null || (takes(table, value) && table.site?.value !== 'effect')
}

/** Whether what is the only answer here needs no line, as this one speaks of a question that comes right behind it. */
function isMeantLater<S extends BaseState>(table: ExampleTable<S>, seat: Seat, value: Matcher<S>): boolean {
  if (legalAs(table, value) !== null) return false
  const aside = table.aside()
  return aside.goOn(() => aside.standsFor(seat, 'choose', 'one-of') && legalAs(aside, value) !== null, false)
}

/** `chance chooses VALUE {, VALUE}` */
export function drawn<S extends BaseState>(table: ExampleTable<S>, values: readonly Matcher<S>[]): string | null {
  for (const value of values) {
    if (!table.goOn(() => table.standsFor(CHANCE, 'choose', 'one-of')))
      return `chance has nothing to choose; ${table.who()}`
    const found = legalAs(table, value)
    if (found === null) return `chance cannot choose this; it chooses one of ${table.answers()}`
    table.answer(found)
  }
  return null
}

function legalAs<S extends BaseState>(table: ExampleTable<S>, value: Matcher<S>): Choice | null {
  return table.s.legal.find((choice) => fitsChoice(table, choice, value)) ?? null
}

/** `A may choose VALUE {, VALUE}` */
export function choosableLine<S extends BaseState>(
  table: ExampleTable<S>,
  seat: Seat,
  values: readonly Matcher<S>[],
): string | null {
  if (values.every((value) => aheadWith(table, seat, value) !== null)) return null
  if (!comesToChoice(table, seat, values, false)) return `no choice is asked of ${seatName(seat)}; ${table.who()}`
  return values.every((value) => legalAs(table, value) !== null) ? null : `not among the answers; ${table.who()}`
}

/** `A may not choose VALUE {, VALUE} [because [clause]]`: none of them. */
export function notChoosableLine<S extends BaseState>(
  table: ExampleTable<S>,
  seat: Seat,
  values: readonly Matcher<S>[],
  because: readonly string[],
): string | null {
  if (!comesToChoice(table, seat, values, true)) return `no choice is asked of ${seatName(seat)}; ${table.who()}`
  if (!values.every((value) => takes(table, value)))
    return `nothing of this kind is chosen here, so this says nothing; ${table.who()}`
  const missing = missingCard(table, values, 'answers')
  if (missing !== null) return missing
  if (values.some((value) => legalAs(table, value) !== null)) return 'it is among the answers'
  if (because.length === 0) return null
  return values.map((value) => notAmong(because, keptOutBy(table, value))).find((wrong) => wrong !== null) ?? null
}

/** Whether the game comes to the question that a line about these answers means. */
function comesToChoice<S extends BaseState>(
  table: ExampleTable<S>,
  seat: Seat,
  values: readonly Matcher<S>[],
  not: boolean,
): boolean {
  const meant = (): boolean => {
    if (!table.standsFor(seat, 'choose', 'one-of')) return false
    if (table.site?.kind === 'one-of' && values.some((value) => 'branch' in value))
      return values.every((value) => takes(table, value))
    // A single answer is no question, yet it may be the one that the line is about.
    return (
      table.asks ||
      (not ? values.every((value) => takes(table, value)) : values.some((value) => legalAs(table, value) !== null))
    )
  }
  const came = table.goOn(meant)
  if (came) table.hold()
  return came
}

/**
 * Clauses that keep an answer out: those of rules that refuse what it leads to, or those of the question if it is
 * none of its answers.
 */
function keptOutBy<S extends BaseState>(table: ExampleTable<S>, value: Matcher<S>): string[] {
  const {
    engine: { parts },
    s,
    site,
  } = table
  const all = sayable(parts, s)
  const choice = all.find((each) => fitsChoice(table, each, value))
  if (choice === undefined) return [...(site?.clauses ?? [])]
  return refusing(parts, s, choice, all).flatMap((reason) => parts.info.rules[readReason(reason).row]?.clauses ?? [])
}
