import type { Observation, SeenCard } from '../../runtime/engine.ts'
import type { FactInfo } from '../../runtime/parts.ts'
import type { DrawnBlock, DrawnLine } from '../../compiler/diff/drawn-table.ts'
import { cellWidth } from '../../compiler/diagnostics/cell-width.ts'
import { USUAL_WIDTH, filled } from './wrapped.ts'

interface Block {
  readonly facts: DrawnLine[]
  readonly zones: DrawnLine[]
}

const newBlock = (): Block => ({ facts: [], zones: [] })

/**
 * What a seat sees of the table: what belongs to nobody first, then a block for each seat. `ofValues` are the facts that
 * are kept of values of a type and not of players, though such a value may be called like a seat.
 */
export function boardText(
  seen: Observation,
  seats: readonly string[],
  width: number = USUAL_WIDTH,
  ofValues: ReadonlySet<string> = new Set(),
): string {
  const pending = seen.pending.map((effect, index) => `  ${index + 1}. ${effect}`)
  const lasting = (seen.lasting ?? []).map((rule) => `  ${rule}`)
  return [
    ...boardBlocks(seen, seats, ofValues).flatMap((each) =>
      blockText(each.seat === null ? null : seatTitle(each.seat, seen), each, width),
    ),
    ...(lasting.length > 0 ? ['in force', ...lasting] : []),
    ...(pending.length > 0 ? ['pending', ...pending] : []),
  ].join('\n')
}

/** The same in blocks, for who draws it otherwise. */
export function boardBlocks(
  seen: Observation,
  seats: readonly string[],
  ofValues: ReadonlySet<string> = new Set(),
): readonly DrawnBlock[] {
  const owned = new Map(seats.map((seat) => [seat, newBlock()]))
  const common = newBlock()
  for (const [name, value] of Object.entries(seen.facts))
    sortFact(name, value, ofValues.has(name) ? NOBODY : owned, common.facts)
  for (const [name, cards] of Object.entries(seen.zones)) {
    const [short, seat] = splitOwner(name, seats)
    const lines = seat === null ? common.zones : owned.get(seat)?.zones
    if (cards.length > 0) lines?.push({ name: short, pieces: cardPieces(cards) })
  }
  return [{ seat: null, ...common }, ...[...owned].map(([seat, lines]) => ({ seat, ...lines }))]
}

/** Facts that are kept of values of a type, or of pairs of which the first is one. */
export const factsOfValues = (facts: readonly FactInfo[]): ReadonlySet<string> =>
  new Set(
    facts.flatMap(({ name, of, params: [first] = [] }) =>
      of === 'value' || (of === 'pair' && first !== 'player') ? [name] : [],
    ),
  )

const NOBODY: ReadonlyMap<string, Block> = new Map()

function sortFact(
  name: string,
  value: Observation['facts'][string],
  owned: ReadonlyMap<string, Pick<Block, 'facts'>>,
  common: DrawnLine[],
): void {
  const said = (of: string, text: string): DrawnLine[] => {
    // What is untrue, or nothing, has no place.
    if (text === 'none' || text === '' || text === 'no') return []
    return [{ name: of, pieces: text === 'yes' ? [] : [text] }]
  }
  if (typeof value === 'string') return void common.push(...said(name, value))
  const listed = new Map<DrawnLine[], DrawnLine[]>()
  for (const [key, text] of Object.entries(value)) {
    const own = owned.get(key)?.facts
    if (own !== undefined) {
      own.push(...said(name, text))
      continue
    }
    // Of a seat and something else, as `A, ♣`, that is said beside the seat.
    const [first, ...rest] = key.split(', ')
    const seat = owned.get(first ?? '')?.facts
    const place = seat ?? common
    listed.set(place, [...(listed.get(place) ?? []), ...said(seat === undefined ? key : rest.join(', '), text)])
  }
  for (const [place, lines] of listed)
    if (lines.length > 0) place.push({ name, pieces: [`(${lines.map(inOneLine).join(', ')})`] })
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

const inOneLine = ({ name, pieces }: DrawnLine): string => [name, ...pieces].join(' ')

/** All in one line where it fits; else a line of facts, and each zone below it. */
function blockText(title: string | null, { facts, zones }: DrawnBlock, width: number): string[] {
  const head = title === null ? '' : `${title}  `
  const whole = `${head}${[...facts, ...zones].map(inOneLine).join(' · ')}`
  if (cellWidth(whole) <= width) return whole.trim() === '' ? [] : [whole.trimEnd()]
  const first = filled(facts.map(inOneLine), { width, head, between: ' · ' })
  const wide = Math.max(0, ...zones.map(({ name }) => cellWidth(name)))
  const below = zones.flatMap(({ name, pieces }) =>
    filled(pieces, { width, head: `  ${name}${' '.repeat(wide - cellWidth(name))}  `, between: ' ' }),
  )
  return [...(first.length === 0 && title !== null ? [title] : first), ...below]
}

/**
 * Cards in order, those alike that lie beside each other counted; those that cannot be seen are counted, and stand in
 * brackets where the viewer has seen them before.
 */
function cardPieces(cards: readonly SeenCard[]): string[] {
  const pieces: string[] = []
  let run: { readonly text: string | null; count: number } | null = null
  const flush = (): void => {
    if (run !== null)
      pieces.push(
        run.text === null ? `[${run.count} hidden]` : run.count === 1 ? run.text : `${run.text} ×${run.count}`,
      )
    run = null
  }
  for (const card of cards) {
    const text = cardText(card)
    if (run !== null && run.text === text) run.count += 1
    else {
      flush()
      run = { text, count: 1 }
    }
  }
  flush()
  return pieces
}

/** Null for a card of which nothing is known. */
function cardText({ card, facts, printed, remembered }: SeenCard): string | null {
  if (card === null && facts === undefined && remembered === undefined) return null
  const shown = printed === undefined ? (facts ?? {}) : { printed, ...facts }
  return `${card ?? `[${remembered ?? 'hidden'}]`}${factsText(shown)}`
}

function factsText(facts: Readonly<Record<string, string>>): string {
  const list = Object.entries(facts).map(([name, value]) => (value === 'yes' ? name : `${name} ${value}`))
  return list.length === 0 ? '' : ` (${list.join(', ')})`
}
