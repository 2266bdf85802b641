import { type BaseState, type Seat, seatName } from '../engine.ts'
import { NotThere } from './example-kit.ts'
import { choosableLine, choosesLine, drawn, notChoosableLine } from './choice-lines.ts'
import type { CompiledStep } from './compiled-example.ts'
import type { ExampleTable } from './example-table.ts'
import { Unasked } from './unasked.ts'
import { notThere } from './missing-card.ts'
import {
  answersLine,
  doesLine,
  exactlyLine,
  mustActLine,
  nothingOffered,
  offeredLine,
  refusedLine,
} from './move-lines.ts'
import { doesNotKnowLine, knowsLine, notToldLine, toldLine } from './knowledge-lines.ts'
import { deckIsLine, happenedLine, holdsLine, notHappenedLine } from './outcome-lines.ts'

/**
 * Plays or checks one line of an example; null when it holds, else what is wrong. What answers where nobody asks leaves
 * the game where it stands.
 */
export function playLine<S extends BaseState>(table: ExampleTable<S>, step: CompiledStep<S>): string | Unasked | null {
  table.beginLine(step.line)
  if (table.reading.unasked === 'noted' && (step.kind === 'answers' || step.kind === 'chooses')) {
    const aside = table.aside()
    aside.beginLine(step.line)
    const tried = outcomeOrNone(aside, step)
    if (tried instanceof Unasked) return new Unasked(tried.message + aside.onTheWay(true))
  }
  const wrong = outcomeOrNone(table, step)
  if (wrong === null) return null
  return (wrong instanceof Unasked ? wrong.message : wrong) + table.onTheWay(isDeed(step))
}

/** A line that asks something of a card that is not there says nothing. */
function outcomeOrNone<S extends BaseState>(table: ExampleTable<S>, step: CompiledStep<S>): string | Unasked | null {
  try {
    return outcome(table, step)
  } catch (thrown) {
    if (thrown instanceof NotThere) return notThere(table, thrown)
    throw thrown
  }
}

function outcome<S extends BaseState>(table: ExampleTable<S>, step: CompiledStep<S>): string | Unasked | null {
  switch (step.kind) {
    case 'does':
      return doesLine(table, step.seat, step.move)
    case 'chooses':
      return choosesLine(table, step.seat, step.values)
    case 'chance':
      return drawn(table, step.values)
    case 'answers':
      return answersLine(table, step.seat, step.answer)
    case 'offered':
      return step.not
        ? refusedLine(table, step.seat, step.move, step.because)
        : offeredLine(table, step.seat, step.move)
    case 'mustAct':
      return mustActLine(table, step.seat, step.because)
    case 'asked':
      return step.not ? notAsked(table, step.seat) : asked(table, step.seat)
    case 'nobody':
      return nobodyAsked(table)
    case 'exactly':
      return step.moves.length === 0 ? nothingOffered(table, step.seat) : exactlyLine(table, step.seat, step.moves)
    case 'choosable':
      return step.not
        ? notChoosableLine(table, step.seat, step.values, step.because)
        : choosableLine(table, step.seat, step.values)
    case 'then':
      return holdsLine(table, step.test, step.told)
    case 'deck':
      return deckIsLine(table, step.seat, step.refused, step.because)
    case 'happened':
      return step.not ? notHappenedLine(table, step.moves) : happenedLine(table, step.moves)
    case 'told':
      return step.not ? notToldLine(table, step.seat, step.lines) : toldLine(table, step.seat, step.lines)
    case 'knows':
      return step.not ? doesNotKnowLine(table, step.seat, step.cards) : knowsLine(table, step.seat, step.cards)
  }
}

/** Whether nothing can be said any more once such a line cannot be played. */
export function isDeed<S>({ kind }: CompiledStep<S>): boolean {
  return kind === 'does' || kind === 'chooses' || kind === 'chance' || kind === 'answers'
}

/** `A is asked`: whatever it is, others having declined what they may. */
function asked<S extends BaseState>(table: ExampleTable<S>, seat: Seat): string | null {
  if (table.ahead(seat)?.asks === true) return null
  if (!table.goOn(() => asks(table, seat))) return `${seatName(seat)} is not asked; ${table.who()}`
  table.hold()
  return null
}

/** `A is not asked`: the next question, for which nobody has declined anything, is another's, or there is none. */
function notAsked<S extends BaseState>(table: ExampleTable<S>, seat: Seat): string | null {
  toNextQuestion(table)
  return asks(table, seat) ? table.who() : null
}

/** `nobody is asked` */
function nobodyAsked<S extends BaseState>(table: ExampleTable<S>): string | null {
  toNextQuestion(table)
  return table.asksAnybody ? table.who() : null
}

const asks = <S extends BaseState>(table: ExampleTable<S>, seat: Seat): boolean =>
  table.asksAnybody && table.s.asked === seat

function toNextQuestion<S extends BaseState>(table: ExampleTable<S>): void {
  table.goOn(() => table.asksAnybody, false)
  table.hold()
}
