import { type BaseState, type Choice, DECLINE, type Reason, type Seat, seatName } from '../engine.ts'
import { eventWords } from '../words/describe.ts'
import { explainMove } from '../reasons/explain.ts'
import { keptFromPassing } from '../reasons/why-bound.ts'
import { notAmong } from './because.ts'
import { reasonWords } from '../words/reason-words.ts'
import type { MoveMatcher } from './compiled-example.ts'
import type { ExampleTable } from './example-table.ts'
import { argsOf, fitsMove } from './matching.ts'
import { missingCard } from './missing-card.ts'
import { shortened } from './shortened.ts'
import { Unasked } from './unasked.ts'

/** `A does CALL`; each of these gives what is wrong, or null. */
export function doesLine<S extends BaseState>(table: ExampleTable<S>, seat: Seat, move: MoveMatcher<S>): string | null {
  const find = (): Choice[] =>
    table.standsFor(seat, 'act') ? table.s.legal.filter((choice) => fitsMove(table, choice, move)) : []
  // What A must do is not done by itself where the line says something else.
  const onlyOther = (): boolean =>
    table.isAsked(seat) && !table.s.optional && table.standsFor(seat, 'act') && offersAt(table, move.event)
  // Where A might act and may pass as well, the game goes on without A: what stood in the way is known only there.
  let why = ''
  let passing = ''
  const isThere = (): boolean => {
    if (find().length > 0) return true
    if (why === '' && passing === '' && table.canOnlyPass(seat))
      passing = `not offered${whyNot(table, seat, move)}; ${table.who()}`
    if (why === '' && table.isAsked(seat) && table.standsFor(seat, 'act') && offersAt(table, move.event))
      why = whyNot(table, seat, move)
    return onlyOther()
  }
  const came = table.goOn(isThere)
  if (!came && passing !== '' && !table.isAsked(seat)) return passing
  if (!came) return `${table.isAsked(seat) ? 'not offered' : notToAct(table, seat)}${why}; ${table.who()}`
  const found = find()
  // It stands where something else has to be done: what stood in the way here is meant, not on the way here.
  if (found.length === 0) return `not offered${whyNot(table, seat, move)}; ${table.who()}`
  if (found.length > 1) return `several moves fit: ${inWords(table, found)}`
  table.answer(found[0] as Choice)
  return null
}

/** Moves that read the same are told apart only by names that the position gives. */
function inWords<S extends BaseState>({ engine, s }: ExampleTable<S>, moves: readonly Choice[]): string {
  const words = moves.map((choice) => engine.describe(s, choice))
  const alike =
    new Set(words).size < words.length ? '; name the copy in the position, as `CARD as NAME`, and then here' : ''
  return shortened(words, 10).join(' | ') + alike
}

type Answer = 'accepts' | 'declines' | 'passes'

/** `A accepts`, `A declines`, `A passes` */
export function answersLine<S extends BaseState>(
  table: ExampleTable<S>,
  seat: Seat,
  answer: Answer,
): string | Unasked | null {
  const kinds =
    answer === 'passes'
      ? (['act', 'choose', 'one-of'] as const)
      : answer === 'accepts'
        ? (['may'] as const)
        : (['may', 'choose', 'one-of'] as const)
  const asks = (at: ExampleTable<S>): boolean =>
    at.isAsked(seat) && at.standsFor(seat, ...kinds) && (answer === 'accepts' || at.s.optional)
  const given = answer === 'accepts' ? 1 : DECLINE
  const ahead = table.ahead(seat)
  if (ahead !== null && asks(ahead)) {
    table.answerAhead(seat, given)
    return null
  }
  // Who has to act is asked on: what stood in the way is known only there.
  let bound = ''
  const asked = (at: ExampleTable<S>, attending: boolean): boolean => {
    if (bound === '' && answer === 'passes' && at.isAsked(seat) && at.standsFor(seat, 'act')) {
      const rules = reasonsInWords(keptFromPassing(at.engine.parts, at.s))
      if (rules !== '') bound = `${seatName(seat)} has to act${rules}; ${at.who()}`
    }
    // Another answer is wanted where a seat can only pass, but nothing else comes.
    return asks(at) || (attending && at.canOnlyPass(seat))
  }
  const came = table.comes(seat, (at, attending) =>
    answer === 'passes' ? comesTo(at, seat, () => asked(at, attending)) : at.goOn(() => asked(at, attending)),
  )
  if (!came && bound !== '') return bound
  if (!came || !asks(table)) {
    const message = `${unfit(table, seat, answer)}; ${table.who()}`
    return answer === 'accepts' || table.isAsked(seat) ? message : new Unasked(message)
  }
  table.answer(given)
  return null
}

/** Who is asked something else is asked all the same. */
const notToAct = <S extends BaseState>(table: ExampleTable<S>, seat: Seat): string =>
  `${seatName(seat)} is ${table.isAsked(seat) ? 'asked, and not to act' : 'not asked to act'}`

/** Why A's answer does not fit the question at which the game stands. */
function unfit<S extends BaseState>(table: ExampleTable<S>, seat: Seat, answer: Answer): string {
  if (!table.isAsked(seat)) return `${seatName(seat)} has nothing to answer`
  if (answer === 'accepts') return 'this is no question of yes or no'
  if (!table.s.optional) return `${seatName(seat)} has to answer this`
  return `write \`${seatName(seat)} ${answer === 'passes' ? 'declines' : 'passes'}\` here`
}

/** `A may CALL` */
export function offeredLine<S extends BaseState>(
  table: ExampleTable<S>,
  seat: Seat,
  move: MoveMatcher<S>,
): string | null {
  if (!comesToAct(table, seat)) return `${notToAct(table, seat)}; ${table.who()}`
  table.hold()
  return table.s.legal.some((choice) => fitsMove(table, choice, move))
    ? null
    : `it is not offered${whyNot(table, seat, move)}; ${table.who()}`
}

/**
 * `A may not CALL`: at a question, or where nothing is possible, at which the event could be offered; if there is
 * none and it says why, wherever A might act.
 */
export function refusedLine<S extends BaseState>(
  table: ExampleTable<S>,
  seat: Seat,
  move: MoveMatcher<S>,
  because: readonly string[],
): string | null {
  const event = table.engine.info.events[move.event]?.name ?? '?'
  const there = (at: ExampleTable<S>): boolean =>
    at.standsFor(seat, 'act') && (at.isAsked(seat) || offersAt(at, move.event))
  const aside = table.aside()
  const elsewhere = because.length > 0 && !aside.goOn(() => there(aside), false)
  if (!comesTo(table, seat, () => (elsewhere ? table.standsFor(seat, 'act') : there(table))))
    return `${seatName(seat)} comes to no question at which \`${event}\` could be offered; ${table.who()}`
  table.hold()
  if (because.length === 0 && !offersAt(table, move.event))
    return `\`${event}\` is never offered at \`${table.site?.at ?? '?'}\`, so this says nothing; ${table.who()}`
  const missing = missingCard(table, move.args, 'parts')
  if (missing !== null) return missing
  if (table.s.legal.some((choice) => fitsMove(table, choice, move))) return 'it is offered'
  if (because.length === 0) return null
  const args = argsOf(table, seat, move)
  if (args === null) return 'the move names a card that is not on the table'
  return notAmong(
    because,
    explainMove(table.engine.parts, table.s, seat, move.event, args).reasons.flatMap((reason) => reason.clauses),
  )
}

/** `A must act`: A is asked, and may not pass; if it says why, by a rule of that clause. */
export function mustActLine<S extends BaseState>(
  table: ExampleTable<S>,
  seat: Seat,
  because: readonly string[],
): string | null {
  if (!comesToAct(table, seat)) return `${notToAct(table, seat)}; ${table.who()}`
  table.hold()
  if (table.s.optional) return `${seatName(seat)} may pass; ${table.who()}`
  return notAmong(
    because,
    keptFromPassing(table.engine.parts, table.s).flatMap(({ clauses }) => clauses),
  )
}

/** `A is offered CALL {, CALL}`, and nothing else. */
export function exactlyLine<S extends BaseState>(
  table: ExampleTable<S>,
  seat: Seat,
  moves: readonly MoveMatcher<S>[],
): string | null {
  const { s, engine } = table
  if (!comesToAct(table, seat)) return `${notToAct(table, seat)}; ${table.who()}`
  table.hold()
  const extra = s.legal.filter((choice) => !moves.some((m) => fitsMove(table, choice, m)))
  if (extra.length > 0)
    return `also offered: ${shortened(
      extra.map((choice) => engine.describe(s, choice)),
      10,
    ).join(' | ')}`
  const missing = moves.filter((m) => !s.legal.some((choice) => fitsMove(table, choice, m)))
  return missing.length === 0
    ? null
    : `not offered: ${missing.map((m) => eventWords(engine.parts, s, m.event, argsOf(table, seat, m) ?? [])).join(' | ')}`
}

/** `A is offered nothing`: A might act, but nothing is possible. Each such line means a place of its own. */
export function nothingOffered<S extends BaseState>(table: ExampleTable<S>, seat: Seat): string | null {
  table.pastEmpty()
  if (!comesTo(table, seat, () => table.standsFor(seat, 'act')))
    return `${seatName(seat)} comes to no place to act; ${table.who()}`
  table.holdEmpty()
  return table.isEmpty ? null : table.who()
}

/** Whether the pending question is at a moment at which the rules offer the event. */
function offersAt<S extends BaseState>({ engine, site }: ExampleTable<S>, event: number): boolean {
  return engine.parts.offers.some((offer) => offer.event === event && offer.at.includes(site?.at ?? ''))
}

/** Plays on to a question of a seat; others are passed over, what this seat may decline is not, as that may matter. */
function comesTo<S extends BaseState>(table: ExampleTable<S>, seat: Seat, until: () => boolean): boolean {
  return table.goOn(() => until() || (table.isAsked(seat) && table.s.optional)) && until()
}

/** Plays on to where a seat is asked to act. */
function comesToAct<S extends BaseState>(table: ExampleTable<S>, seat: Seat): boolean {
  return table.comes(seat, (at) => comesTo(at, seat, () => at.isAsked(seat) && at.standsFor(seat, 'act')))
}

function whyNot<S extends BaseState>(table: ExampleTable<S>, seat: Seat, move: MoveMatcher<S>): string {
  const args = argsOf(table, seat, move)
  if (args === null) return ''
  const { reasons } = explainMove(table.engine.parts, table.s, seat, move.event, args)
  return reasonsInWords(reasons)
}

/** As `why` tells them at a table. */
const reasonsInWords = (reasons: readonly Reason[]): string =>
  reasons.length === 0 ? '' : ` (${reasons.map(reasonInWords).join('; ')})`

function reasonInWords(reason: Reason): string {
  const { kind, text, place } = reason
  if (place === '') return text
  return `${reasonWords(reason)}${kind === 'only-if' ? `: ${text}` : ''}`
}
