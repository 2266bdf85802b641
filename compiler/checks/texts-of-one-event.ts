import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { error } from '../diagnostics/make.ts'
import { ownText, textOfCard } from '../analyse/event-text.ts'
import { mentions } from '../analyse/walk.ts'
import type { DefinitionSymbol } from '../game/model.ts'
import type { Local, Proc, TExpr, TStmt } from '../program/ir.ts'
import type { Check, CheckInput } from './check.ts'
import { isOfCard } from './of-card.ts'

/** Beyond so many questions whether a text stands on a card it is not looked for. */
const MOST_QUESTIONS = 1_000_000

/** So many cards are named. */
const NAMED = 3

/**
 * HR0530: the first text that stands on a card is carried out. A second one for the same event says nothing of a card
 * on which both stand by what is printed; nor of any, where earlier ones stand on all cards that it may stand on.
 */
export const textsOfOneEvent: Check = (input, report) => {
  const { program } = input
  const cards = [...program.game.definitions.values()]
  for (const { proc } of program.events.values()) {
    const texts = proc === null ? [] : textsFor(proc)
    if (texts.length < 2 || texts.length * cards.length > MOST_QUESTIONS) continue
    const standing = texts.map((text): Standing => {
      return { text, on: cards.map((card) => isOfCard(program, text.stands, text.card, card)) }
    })
    for (const [i, later] of standing.entries()) {
      const found = inTheWayOf(later, standing.slice(0, i), cards)
      if (found !== null) report(secondText(input, found, later.text))
    }
  }
}

interface Standing {
  readonly text: Text
  /** Whether it stands on each card; null where more than the print decides. */
  readonly on: readonly (boolean | null)[]
}

interface InTheWay {
  readonly earlier: Text
  readonly cards: readonly DefinitionSymbol[]
}

/** The first text that goes before a later one, and the cards for which it does. */
function inTheWayOf(later: Standing, before: readonly Standing[], cards: readonly DefinitionSymbol[]): InTheWay | null {
  const such = before.filter(({ text }) => text.card.id === later.text.card.id)
  const covered = cards.map((_, k) => such.find(({ on }) => on[k] === true)?.text ?? null)
  const may = cards.flatMap((card, k) => (later.on[k] === false ? [] : [{ card, by: covered[k] ?? null, k }]))
  const never = may.every(({ by }) => by !== null)
  const both = may.filter(({ by, k }) => by !== null && (never || later.on[k] === true))
  const earlier = both[0]?.by ?? null
  return earlier === null ? null : { earlier, cards: both.flatMap(({ card, by }) => (by === earlier ? [card] : [])) }
}

/** A text that cards have for an event. */
interface Text {
  readonly proc: Proc
  /** Whether it stands on the card. */
  readonly stands: TExpr
  readonly card: Local
}

function textsFor(event: Proc): readonly Text[] {
  const found: Text[] = []
  let rest: readonly TStmt[] = ownText(event)
  for (let text = textOfCard(rest); text !== null; text = textOfCard(rest)) {
    const stands = text.when.cond
    const card = event.params.find((local) => mentions(stands, local))
    if (card !== undefined) found.push({ proc: text.text, stands, card })
    rest = text.when.otherwise
  }
  return found
}

function secondText({ resolution }: CheckInput, { earlier, cards }: InTheWay, later: Text): Diagnostic {
  const names = cards.slice(0, NAMED).map(({ name }) => `\`${name}\``)
  const more = cards.length > NAMED ? ` and ${cards.length - NAMED} more` : ''
  const own = resolution.entries.find(({ decl }) => decl.span === earlier.proc.span)?.ofCard ?? null
  const hint =
    own === null
      ? 'let one of them leave these cards out by its `where`'
      : `\`replace card ${own}\` in a variant says the whole card anew; else leave one of the two texts out`
  return error(
    'HR0530',
    'a second text for an event',
    later.proc.span,
    `what \`${later.proc.name}\` does with ${names.join(', ')}${more} is said by an earlier text already, which is carried out`,
    {
      secondary: [{ span: earlier.proc.span, text: 'the text that is carried out' }],
      hint,
      clauses: [...new Set([...earlier.proc.cites, ...later.proc.cites])],
    },
  )
}
