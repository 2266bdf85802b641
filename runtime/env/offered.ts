import { isHeld } from '../words/describe.ts'
import { boardOf, placeOnBoard } from '../told/board.ts'
import { type BaseState, CHANCE, type Choice, DECLINE, type Move, NONE } from '../engine.ts'
import { inHiddenOrder } from '../told/hidden-order.ts'
import { moveOf } from '../kernel/move-code.ts'
import type { Parts, SiteInfo } from '../parts.ts'
import { isOpen, seesThere } from '../told/view.ts'
import { AGREES, type ActionBlock, type ActionSpace, DECLINES } from './action-space.ts'

/** One step towards a choice: a value out of a block, or an id that needs none. */
export interface ActionToken {
  readonly block: ActionBlock | null
  readonly value: number
}

/** A choice, and the steps that lead to it: as many as the move has parts that are chosen. */
export interface ChoicePath {
  readonly choice: Choice
  readonly tokens: readonly ActionToken[]
}

/**
 * The ids of choices, in their order, where each has a single part and an id of its own, as nearly everywhere; else null.
 * They are those of `idsAt`, found without taking each choice apart.
 */
export function idsOfSingleParts<S extends BaseState>(
  parts: Parts<S>,
  space: ActionSpace,
  s: S,
  choices: readonly Choice[],
): number[] | null {
  const site = parts.sites[s.ask - 1]
  if (site === undefined) return null
  const ids: number[] = []
  const at = { parts, space, s, isSeen: seenByAsked(parts, s), isTaken: (id: number) => ids.includes(id) }
  const ofSite = site.kind === 'choose' ? (space.chosen.get(site.value) ?? null) : space.branches
  for (let i = 0; i < choices.length; i++) {
    const choice = choices[i] as Choice
    const id = choice === DECLINE ? DECLINES : idOfSinglePart(at, site, ofSite, choice)
    if (id === null) return null
    ids.push(id)
  }
  return ids
}

/** As long as it has a single part and an id of its own. */
function idOfSinglePart<S extends BaseState>(
  at: Among<S>,
  { kind, bias }: SiteInfo,
  ofSite: ActionBlock | null,
  choice: Choice,
): number | null {
  switch (kind) {
    case 'may':
      return AGREES
    case 'one-of':
      return ofSite === null ? null : ownId(at, ofSite, choice - 1)
    case 'choose':
      return ofSite === null ? choice - bias : ownId(at, ofSite, choice - bias)
    case 'act': {
      const { moveBase } = at.parts
      const single = at.space.singles[(choice - 1) % moveBase] ?? null
      return single === null ? null : ownId(at, single.block, Math.floor((choice - 1) / moveBase) + single.from)
    }
  }
}

/** Whether the seat that is asked sees a card. Cards that follow each other mostly lie together, and are looked up once. */
function seenByAsked<S extends BaseState>(parts: Parts<S>, s: S): (card: number) => boolean {
  if (s.asked === CHANCE) return () => true
  const at = { parts, s, viewer: s.asked }
  let zone: number = NONE
  let open: boolean | null = null
  return (card) => {
    const place = s.place[card] ?? NONE
    if (place !== zone) {
      zone = place
      const found = boardOf(parts, s.players)[placeOnBoard(parts, s, place)]
      open = found === undefined ? null : isOpen(at, found, s.zones[place] ?? [])
    }
    return seesThere(at, open, card)
  }
}

/** What leads to each choice of the pending decision. */
export function pathsOf<S extends BaseState>(
  parts: Parts<S>,
  { chosen, branches, events }: ActionSpace,
  s: S,
  choices: readonly Choice[],
): ChoicePath[] {
  const tokensOf = (move: Move): ActionToken[] => {
    switch (move.kind) {
      case 'decline':
        return [{ block: null, value: DECLINES }]
      case 'yes':
        return [{ block: null, value: AGREES }]
      case 'branch':
        return [{ block: branches, value: move.index }]
      case 'choose':
        return [{ block: chosen.get(parts.sites[s.ask - 1]?.value ?? '') ?? null, value: move.value }]
      case 'act': {
        const { asker, blocks } = events.get(move.event) ?? { asker: -1, blocks: [] }
        const args = move.args.filter((_, i) => i !== asker)
        return blocks.map((block, i) => ({ block, value: args[i] ?? 0 }))
      }
    }
  }
  return choices.map((choice) => ({ choice, tokens: tokensOf(moveOf(parts, s, choice)) }))
}

/** The first part, from `depth` on, in which paths differ; the last one where there is a single path. */
export function nextPart(paths: readonly ChoicePath[], depth: number): number {
  const [first] = paths
  if (first === undefined || paths.length === 1) return depth
  for (let part = depth; part < first.tokens.length; part++) {
    const at = first.tokens[part]
    if (paths.some(({ tokens }) => tokens[part]?.block !== at?.block || tokens[part]?.value !== at?.value)) return part
  }
  return depth
}

/**
 * The ids offered at a part of the paths, each with the paths that it leaves. What has no id of its own is a further
 * choice, by its place, and cards that others hold in an order that says nothing; where there are more of these than
 * ids, several that follow each other share one, and the same part is asked again.
 */
export function idsAt<S extends BaseState>(
  parts: Parts<S>,
  space: ActionSpace,
  s: S,
  paths: readonly ChoicePath[],
  part: number,
): Map<number, ChoicePath[]> {
  const byId = new Map<number, ChoicePath[]>()
  const at = { parts, space, s, isSeen: seenByAsked(parts, s), isTaken: (id: number) => byId.has(id) }
  const all: { readonly led: ChoicePath[]; readonly held: number | null }[] = []
  for (const led of byToken(paths, part)) {
    const { block, value } = led[0]?.tokens[part] ?? NO_TOKEN
    const id = block === null ? value : ownId(at, block, value)
    if (id !== null) byId.set(id, led)
    else all.push({ led, held: block?.type === 'card' && isHeld(parts, s.place[value] ?? NONE) ? value : null })
  }
  const held = all.filter((each) => each.held !== null)
  const mixed = inHiddenOrder(
    s,
    held,
    held.map((each) => each.held ?? NONE),
  ).values()
  const without = all.map((each) => (each.held === null ? each : (mixed.next().value ?? each)).led)
  const { first, size } = space.further
  const together = Math.ceil(without.length / size)
  for (let i = 0; i < without.length; i += together)
    byId.set(first + i / together, without.slice(i, i + together).flat())
  return byId
}

const NO_TOKEN: ActionToken = { block: null, value: DECLINES }

/** Paths that agree in a part, in the order in which they are offered. */
function byToken(paths: readonly ChoicePath[], part: number): Iterable<ChoicePath[]> {
  const known = new Map<ActionBlock | null, Map<number, ChoicePath[]>>()
  const all: ChoicePath[][] = []
  for (const path of paths) {
    const { block, value } = path.tokens[part] ?? NO_TOKEN
    const values = known.get(block) ?? new Map<number, ChoicePath[]>()
    known.set(block, values)
    const led = values.get(value) ?? []
    if (led.push(path) > 1) continue
    values.set(value, led)
    all.push(led)
  }
  return all
}

/** The state in which choices get ids, and which ids are others' already. */
interface Among<S extends BaseState> {
  readonly parts: Parts<S>
  readonly space: ActionSpace
  readonly s: S
  readonly isSeen: (card: number) => boolean
  readonly isTaken: (id: number) => boolean
}

/** Cards that the asked seat does not see have none: an id of theirs would tell which they are. */
function ownId<S extends BaseState>(at: Among<S>, block: ActionBlock, value: number): number | null {
  if (block.type === '') return block.first
  if (block.type === 'card') return idOfCard(at, block, value)
  const place = block.type === 'zone' ? placeOnBoard(at.parts, at.s, value) : value
  return place >= 0 && place < block.size ? block.first + place : null
}

function idOfCard<S extends BaseState>(at: Among<S>, block: ActionBlock, card: number): number | null {
  const definition = at.s.def[card]
  if (definition === undefined || !at.isSeen(card)) return null
  const { firsts, copies } = at.space.cards
  const first = block.first + (firsts[definition] ?? 0)
  const count = copies[definition] ?? 0
  for (let id = first; id < first + count; id++) if (!at.isTaken(id)) return id
  return null
}
