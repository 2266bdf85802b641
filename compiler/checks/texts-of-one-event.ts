import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { error } from '../diagnostics/make.ts'
import { foldTexts, ownText } from '../analyse/event-text.ts'
import { mentions } from '../analyse/walk.ts'
import { inThatOrder, type Joining, JoinedVariants } from '../game/joined-variants.ts'
import type { DefinitionSymbol } from '../game/model.ts'
import type { Local, Proc, TExpr } from '../program/ir.ts'
import type { Check, CheckInput } from './check.ts'
import { isOfCard } from './of-card.ts'
import { worded } from '../diagnostics/worded.ts'

/** So many cards are named. */
const NAMED = 3

/**
 * HR0530: the first text that stands on a card is carried out. A second one for the same event says nothing of a card
 * on which both stand by what is printed; nor of any, where earlier ones stand on all cards that it may stand on.
 * HR0402, where the two are of variants that are joined without an order; where that is said, the first is to decide.
 */
export const textsOfOneEvent: Check = (input, report) => {
  const { program, resolution } = input
  const cards = [...program.game.definitions.values()]
  const variants = new JoinedVariants(resolution.modules)
  for (const { proc } of program.events.values()) {
    const texts = proc === null ? [] : textsFor(proc)
    if (texts.length < 2) continue
    /** By the part of the event that a text is about: for each card the first text that is sure to stand on it. */
    const first = new Map<number, (Text | undefined)[]>()
    for (const later of texts) {
      const decided = first.get(later.card.id) ?? cards.map(() => undefined)
      first.set(later.card.id, decided)
      const on = cards.map((card) => isOfCard(program, later.stands, later.card, card))
      const found = inTheWayOf({ text: later, on }, decided, cards, variants)
      if (found !== null) report(foundOf(input, found, later, variants))
      for (const [k, stands] of on.entries()) if (stands === true) decided[k] ??= later
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

/** The first text that goes before a later one without being meant to, and the cards for which it does. */
function inTheWayOf(
  { text, on }: Standing,
  decided: readonly (Text | undefined)[],
  cards: readonly DefinitionSymbol[],
  variants: JoinedVariants,
): InTheWay | null {
  const may = cards.flatMap((card, k) => (on[k] === false ? [] : [{ card, by: decided[k], sure: on[k] === true }]))
  const never = may.every(({ by }) => by !== undefined)
  const said = new Map<Text, DefinitionSymbol[]>()
  for (const { card, by, sure } of may)
    if (by !== undefined && (never || sure)) said.set(by, [...(said.get(by) ?? []), card])
  for (const [earlier, of] of said)
    if (variants.between(earlier.proc.span, text.proc.span).kind !== 'ordered') return { earlier, cards: of }
  return null
}

/** A text that cards have for an event. */
interface Text {
  readonly proc: Proc
  /** Whether it stands on the card. */
  readonly stands: TExpr
  readonly card: Local
}

function textsFor(event: Proc): readonly Text[] {
  return foldTexts<Text[]>(ownText(event), {
    own: () => [],
    ofCards: (proc, { cond: stands }, others) => {
      const card = event.params.find((local) => mentions(stands, local))
      return [...(card === undefined ? [] : [{ proc, stands, card }]), ...(others ?? [])]
    },
    halves: (first, _, second) => [...first, ...second],
  })
}

function foundOf(input: CheckInput, found: InTheWay, later: Text, variants: JoinedVariants): Diagnostic {
  const joining = variants.between(found.earlier.proc.span, later.proc.span)
  return joining.kind === 'open' ? inConflict(found, later, variants, joining) : secondText(input, found, later)
}

function inConflict(
  { earlier, cards }: InTheWay,
  later: Text,
  variants: JoinedVariants,
  joining: Joining & { kind: 'open' },
): Diagnostic {
  const { first, second, at } = joining
  const both = worded(
    '`{1}` and `{2}`, which are joined here, both say what `{3}` does',
    first,
    second,
    later.proc.name,
  )
  return error(
    'HR0402',
    worded('variants in conflict'),
    at ?? later.proc.span,
    worded('{1} with {2}', both, namesOf(cards)),
    {
      secondary: [
        { span: earlier.proc.span, text: worded('`{1}` says it here', first) },
        { span: later.proc.span, text: worded('`{1}` says it here', second) },
      ],
      hint: worded('say which goes first, and is carried out: `with {1} before {2}`', first, second),
      ...inThatOrder(variants, first, second),
      clauses: [...new Set([...earlier.proc.cites, ...later.proc.cites])],
    },
  )
}

function namesOf(cards: readonly DefinitionSymbol[]): string {
  const more = cards.length > NAMED ? ` and ${cards.length - NAMED} more` : ''
  return `${cards
    .slice(0, NAMED)
    .map(({ name }) => `\`${name}\``)
    .join(', ')}${more}`
}

function secondText({ resolution }: CheckInput, { earlier, cards }: InTheWay, later: Text): Diagnostic {
  const own = resolution.entries.find(({ decl }) => decl.span === earlier.proc.span)?.ofCard ?? null
  const hint =
    own === null
      ? worded('let one of them leave these cards out by its `where`')
      : worded('`replace card {1}` in a variant says the whole card anew; else leave one of the two texts out', own)
  return error(
    'HR0530',
    worded('a second text for an event'),
    later.proc.span,
    worded(
      'what `{1}` does with {2} is said by an earlier text already, which is carried out',
      later.proc.name,
      namesOf(cards),
    ),
    {
      secondary: [{ span: earlier.proc.span, text: worded('the text that is carried out') }],
      hint,
      clauses: [...new Set([...earlier.proc.cites, ...later.proc.cites])],
    },
  )
}
