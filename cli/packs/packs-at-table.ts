import { seatName, type SetupConfig } from '../../runtime/engine.ts'
import { CARDS_AT_MOST } from '../../runtime/kernel/kernel.ts'
import { ownEntry } from '../../runtime/own-entry.ts'
import { nameValues } from '../../runtime/queries/name-values.ts'
import type { FactInfo } from '../../runtime/parts.ts'
import type { Askable } from '../cards/askable.ts'
import type { PackFacts } from '../cards/game-cards.ts'
import { UsageError } from '../usage-error.ts'
import { cardsReader, type CardsFrom } from './cards-said.ts'
import { dealPacks, type Pack } from './deal-packs.ts'
import { type PackSet, packSize } from './pack-set.ts'
import { type PacksSaid, readPacks } from './read-packs.ts'
import { readSet, saidAt } from './read-set.ts'
import { stated } from '../stated.ts'

/** Packs of a packs file as they come to a table. */
export interface DealtPacks extends Pick<PacksSaid, 'title' | 'date'> {
  readonly sets: readonly (PackSet & { readonly dealt: readonly Pack[] })[]
  /** With which facts a game begins in which they lie on the table. */
  readonly facts: NonNullable<SetupConfig['facts']>
}

/** Who is at the table, and whence all chance comes. */
export interface PacksTable {
  readonly players: number
  readonly seed: number
}

/**
 * Deals the packs of a file for a game, and lets it call its kinds of packs as the file does.
 * @param file as seen from the folder in which cards are looked for
 * @throws UsageError for everything that would keep them from being dealt, before one is
 */
export function packsAtTable(from: CardsFrom, file: string, { players, seed }: PacksTable): DealtPacks {
  const said = readPacks(from.cwd, file)
  return saidAt(file, () => {
    const facts = packFacts(from.game)
    const kinds = kindsOf(Object.keys(said.sets), facts.kinds, from.game.engine.info.name)
    const share = sharesOf(said, players)
    const cardsOf = cardsReader(from)
    const sets = Object.entries(said.sets).map(([name, set]) =>
      saidAt(`\`${name}\``, () => readSet(name, set, cardsOf)),
    )
    const cards = sets.reduce((all, set) => all + set.packs * packSize(set), 0)
    if (cards > CARDS_AT_MOST)
      throw new UsageError(stated('all packs together are {1} cards, and a game has at most {2}', cards, CARDS_AT_MOST))
    const packs = dealPacks(sets, seed)
    const dealt = sets.map((set, i) => ({ ...set, dealt: packs[i] ?? [] }))
    nameValues(from.game.parts, facts.type, new Map(dealt.map(({ name }, i) => [kinds[i] ?? 0, name])))
    const ofKind = facts.kinds.map((_, kind) => dealt[kinds.indexOf(kind)])
    return { ...said, sets: dealt, facts: { ...boxes(facts, ofKind), [facts.share]: share } }
  })
}

/** The packs of each kind, as the facts of a game have them; of some kinds there are none. */
const boxes = (facts: PackFacts, ofKind: readonly (DealtPacks['sets'][number] | undefined)[]): DealtPacks['facts'] => ({
  [facts.supply]: ofKind.map((set) => set?.packs ?? 0),
  [facts.size]: ofKind.map((set) => (set === undefined ? 0 : packSize(set))),
  // The last card is on top, and so is the first pack.
  [facts.cards]: ofKind.map((set) => (set?.dealt ?? []).flat().reverse()),
})

/** The facts by which a game deals packs, and its kinds of packs: which type they are, and its values. */
interface KindFacts extends PackFacts {
  readonly type: string
  readonly kinds: readonly string[]
}

function packFacts({ game, parts }: Askable): KindFacts {
  const { name } = parts.info
  if (game.packs === undefined)
    throw new UsageError(
      stated('{1} deals no packs of others: its .cards.json has no `packs`, which names facts for them', name),
    )
  const kept = (called: string, of: 'player' | 'value', type: string): FactInfo => {
    const fact = parts.facts.find((each) => each.name === called && each.of === of && each.type === type)
    if (fact !== undefined) return fact
    const whose = of === 'player' ? 'players' : 'the values of a type'
    const what = type.replace('set', 'list')
    throw new UsageError(
      stated(
        '{1} keeps no fact `{2}` of {3} that is a {4}, as its .cards.json says under `packs`',
        name,
        called,
        whose,
        what,
      ),
    )
  }
  const { supply, size, cards, share } = game.packs
  kept(share, 'player', 'number')
  const keys = [
    kept(supply, 'value', 'number'),
    kept(size, 'value', 'number'),
    kept(cards, 'value', 'set of definition'),
  ]
  const [key, other] = new Set(keys.map((fact) => fact.key ?? ''))
  if (key === undefined || other !== undefined)
    throw new UsageError(stated('`{1}`, `{2}` and `{3}` of {4} are not of one type', supply, size, cards, name))
  return { ...game.packs, type: key, kinds: ownEntry(parts.enums, key) ?? [] }
}

/** Which kind each set takes: the one of its name, or else one that no set is named after. */
function kindsOf(names: readonly string[], kinds: readonly string[], game: string): readonly number[] {
  if (names.length > kinds.length)
    throw new UsageError(stated('there are {1} sets, and {2} has {3} kinds of packs', names.length, game, kinds.length))
  const free = kinds.flatMap((kind, i) => (names.includes(kind) ? [] : [i]))
  return names.map((name) => (kinds.includes(name) ? kinds.indexOf(name) : (free.shift() ?? 0)))
}

/** How many packs each player is to have. */
function sharesOf({ share, sets }: PacksSaid, players: number): readonly number[] {
  const seats = Array.from({ length: players }, (_, seat) => seatName(seat))
  const said = typeof share === 'number' ? new Map(seats.map((seat) => [seat, share])) : new Map(Object.entries(share))
  const stranger = [...said.keys()].find((seat) => !seats.includes(seat))
  if (stranger !== undefined)
    throw new UsageError(
      stated('`share` speaks of {1}, and those who play are {2}; --players says how many', stranger, seats.join(', ')),
    )
  const shares = seats.map((seat) => {
    const own = said.get(seat)
    if (own === undefined) throw new UsageError(stated('`share` does not say how many packs {1} is to have', seat))
    return own
  })
  const wanted = shares.reduce((all, own) => all + own, 0)
  const there = Object.values(sets).reduce((all, { packs }) => all + packs, 0)
  if (wanted > there)
    throw new UsageError(
      stated(
        '{1} players are to have {2} packs in all, and there are {3}; say fewer under `share`',
        players,
        wanted,
        there,
      ),
    )
  return shares
}
