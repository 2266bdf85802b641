import type { Observation, SeenCard } from '../../runtime/engine.ts'
import { cellWidth } from '../../compiler/diagnostics/cell-width.ts'

interface Line {
  readonly name: string
  readonly text: string
}

/** What a seat sees of the table: what belongs to nobody first, then a block for each seat. */
export function boardText(seen: Observation, seats: readonly string[]): string {
  const owned = new Map(seats.map((seat) => [seat, { facts: [] as Line[], zones: [] as Line[] }]))
  const common = { facts: [] as Line[], zones: [] as Line[] }
  for (const [name, value] of Object.entries(seen.facts)) sortFact(name, value, owned, common.facts)
  for (const [name, cards] of Object.entries(seen.zones)) {
    const [short, seat] = splitOwner(name, seats)
    const lines = seat === null ? common.zones : owned.get(seat)?.zones
    if (cards.length > 0) lines?.push({ name: short, text: cardsText(cards) })
  }
  const blocks = [block(null, common), ...[...owned].map(([seat, lines]) => block(seatTitle(seat, seen), lines))]
  const pending = seen.pending.map((effect, index) => `  ${index + 1}. ${effect}`)
  const lasting = (seen.lasting ?? []).map((rule) => `  ${rule}`)
  return [
    ...blocks.filter((text) => text !== ''),
    ...(lasting.length > 0 ? [`in force\n${lasting.join('\n')}`] : []),
    ...(pending.length > 0 ? [`pending\n${pending.join('\n')}`] : []),
  ].join('\n')
}

function sortFact(
  name: string,
  value: Observation['facts'][string],
  owned: ReadonlyMap<string, { readonly facts: Line[] }>,
  common: Line[],
): void {
  if (typeof value === 'string') return void common.push({ name, text: value })
  const others: string[] = []
  for (const [key, text] of Object.entries(value)) {
    const seat = owned.get(key)
    if (seat === undefined) others.push(`${key} ${text}`)
    else seat.facts.push({ name, text })
  }
  if (others.length > 0) common.push({ name, text: `(${others.join(', ')})` })
}

/** `hand of A` belongs to A. */
function splitOwner(name: string, seats: readonly string[]): [string, string | null] {
  for (const seat of seats) if (name.endsWith(` of ${seat}`)) return [name.slice(0, -` of ${seat}`.length), seat]
  return [name, null]
}

function seatTitle(seat: string, seen: Observation): string {
  const notes = [
    ...(seat === seen.viewer ? ['you'] : []),
    ...(seat === seen.asked && seat !== seen.viewer ? ['asked'] : []),
  ]
  return notes.length === 0 ? seat : `${seat} (${notes.join(', ')})`
}

function block(
  title: string | null,
  { facts, zones }: { readonly facts: readonly Line[]; readonly zones: readonly Line[] },
): string {
  const known = facts
    .filter((fact) => fact.text !== 'none')
    .map((fact) => `${fact.name} ${fact.text}`)
    .join(' · ')
  const head = [...(title === null ? [] : [title]), ...(known === '' ? [] : [known])].join('  ')
  const width = Math.max(0, ...zones.map((zone) => cellWidth(zone.name)))
  const lines = zones.map((zone) => `  ${zone.name}${' '.repeat(width - cellWidth(zone.name))}  ${zone.text}`)
  return [...(head === '' ? [] : [head]), ...lines].join('\n')
}

/**
 * Cards in order; those that cannot be seen are counted, and stand in brackets where the viewer has seen them before.
 */
function cardsText(cards: readonly SeenCard[]): string {
  const parts: string[] = []
  let hidden = 0
  const flush = (): void => {
    if (hidden > 0) parts.push(`[${hidden} hidden]`)
    hidden = 0
  }
  for (const each of cards) {
    if (each.card === null && each.facts === undefined && each.remembered === undefined) hidden += 1
    else {
      flush()
      parts.push(`${each.card ?? `[${each.remembered ?? 'hidden'}]`}${factsText(each.facts ?? {})}`)
    }
  }
  flush()
  return parts.join(' ')
}

function factsText(facts: Readonly<Record<string, string>>): string {
  const list = Object.entries(facts).map(([name, value]) => `${name} ${value}`)
  return list.length === 0 ? '' : ` (${list.join(', ')})`
}
