import {
  type SpokenArgument,
  type PlacedCard,
  type Scenario,
  type Spoken,
  type SpokenStep,
  laidIn,
} from '../../../runtime/diff/scenario.ts'

/**
 * What cards of a position are called that its lines speak of and whose name would mean another one or none: copies
 * that one player has, and cards that stand for another card.
 */
export function namesOfExample(x: Scenario): ReadonlyMap<PlacedCard, string> {
  const unclear = [...spokenOf(x)].filter((card) => card.shape !== null || x.cards.some((other) => isCopy(card, other)))
  return new Map(unclear.map((card, i) => [card, unclear.length === 1 ? 'this-copy' : `copy-${i + 1}`]))
}

const isCopy = (card: PlacedCard, other: PlacedCard): boolean =>
  other !== card && other.name === card.name && ownerOf(other) === ownerOf(card)

/** Whose a card is: of whose zone it lies in, unless it says so. */
export const ownerOf = ({ owner, zone }: PlacedCard): number | null => owner ?? zone.seat

/** The cards that anything else in the position names, or that have a mark, which is a line of its own. */
function spokenOf(x: Scenario): ReadonlySet<PlacedCard> {
  const values = [
    ...x.facts.map(({ value }) => value),
    ...x.cards.flatMap(({ facts }) => facts.map(({ value }) => value)),
    ...[...x.before, ...x.path].flatMap(({ args }) => args),
  ]
  const inSteps = x.steps.flatMap((step) => namedIn(step).flatMap((value) => laidIn(value) ?? []))
  const named = [...values.flatMap(numbersIn), ...inSteps].flatMap((number) => x.cards[number] ?? [])
  const marked = x.cards.filter(({ facts }) => facts.some(({ value }) => value === true))
  return new Set([...named, ...marked])
}

function namedIn(step: SpokenStep): readonly SpokenArgument[] {
  return step.kind === 'does' ? step.act.args : step.kind === 'chooses' ? [step.value] : []
}

function numbersIn(value: Spoken): readonly number[] {
  if (Array.isArray(value)) return (value as readonly Spoken[]).flatMap(numbersIn)
  return typeof value === 'object' && value !== null && 'card' in value ? [value.card] : []
}
