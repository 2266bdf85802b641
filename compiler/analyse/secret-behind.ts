import type { Sayable } from '../../grammar/saying.ts'
import type { Domain, ExprIn, Local, TExpr } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { meaningOf, readExpr, readMeaning } from './reading.ts'
import type { Region } from './region.ts'
import { keyOfWord, type Word } from './row.ts'
import { within } from './walk.ts'
import { worded } from '../diagnostics/worded.ts'

/** In words, what of that which a word is worked out from not everyone sees; null where everyone sees all of it. */
export function secretBehind(program: Program, asked: Word): Sayable | null {
  const { regions, words } = readFrom(program, [], [asked])
  const counted = regions.some(({ kind }) => kind === 'count' || kind === 'state' || kind === 'viewers')
  if (counted) return worded('what was counted, or could happen, which may tell of hidden cards')
  const looks = words.some((word) =>
    meaningOf(program, word).some((x) => [...within(x)].some((part) => cardAskedOf(program, part) !== null)),
  )
  return looks ? closedAmong(program, regions) : null
}

/**
 * In words, of which cards that not everyone sees a condition asks which they are, or what is kept of them; else null.
 * `beside` are further expressions by which it is known where the cards lie that the condition names by variables.
 */
export function secretIn(program: Program, condition: TExpr, beside: readonly TExpr[] = []): Sayable | null {
  const { words } = readFrom(program, [condition], [])
  const { regions } = readFrom(program, [condition, ...beside], [])
  const parts = [condition, ...words.flatMap((word) => meaningOf(program, word))].flatMap((x) => [...within(x)])
  const sets = setsIn(parts)
  for (const part of parts) {
    const card = cardAskedOf(program, part)
    if (card === null) continue
    const from = card.kind === 'local' ? (sets.get(card.local) ?? null) : card
    // What a word is told of, as in `card c is high if …`, may lie wherever the whole condition looks.
    const lies = from === null ? regions : readFrom(program, [from], []).regions
    const secret = closedAmong(program, lies, part.kind === 'stored' || part.kind === 'adjective')
    if (secret !== null) return secret
  }
  return null
}

/** Whether all hidden cards that conditions may ask of lie where these names of one player stand for who sees them. */
export function isSecretOf(program: Program, asked: readonly TExpr[], names: ReadonlySet<Local>): boolean {
  const { regions, words } = readFrom(program, asked, [])
  const parts = [...asked, ...words.flatMap((word) => meaningOf(program, word))].flatMap((x) => [...within(x)])
  return regions.every((region) => {
    if (closedBy(program, region, false) === null) return true
    if (region.kind !== 'zone') return false
    const named = parts.filter((x) => x.kind === 'zone' && x.zone === region.name)
    return named.length > 0 && named.every((x) => x.kind === 'zone' && isSeenBy(program, x, names))
  })
}

/**
 * The cards that all must see to follow what is gone through, of those that know these: it lies where all see it, or in
 * facts of such cards, and asks of nothing else which cards something is. Null where that is not enough.
 */
export function cardsToFollow(
  program: Program,
  { local, set, tests }: Domain,
  known: ReadonlySet<Local>,
): readonly Local[] | null {
  const { base } = local.type
  if (base === 'effect' || (base === 'card' && set === null)) return null
  if (base === 'card' && set !== null && tests.length === 0) {
    const holders = holdersOf(program, set, known)
    if (holders !== null) return [...holders, local]
  }
  return cardsAskedOf(program, [...(set === null ? [] : [set]), ...tests], [local], known)
}

/**
 * The cards that all must see for everybody to work it out who knows these: it is no card, and hangs on nothing but what
 * stands open and what is kept of these cards, or stands on them. Null where that is not enough.
 */
export const cardsToWorkOut = (program: Program, value: TExpr, known: ReadonlySet<Local>): readonly Local[] | null =>
  value.type.set || value.type.base === 'card' || value.type.base === 'effect'
    ? null
    : cardsAskedOf(program, [value], [], known)

/**
 * Cards that it asks of by a name may lie hidden, though all have been told of them: these are returned. Null where it
 * hangs on more than them and what stands open.
 */
function cardsAskedOf(
  program: Program,
  asked: readonly TExpr[],
  bound: readonly Local[],
  known: ReadonlySet<Local>,
): readonly Local[] | null {
  const parts = asked.flatMap((x) => [...within(x)])
  const inside = new Set([...bound, ...setsIn(parts).keys()])
  const named = parts.flatMap((x) => (x.kind === 'local' && !inside.has(x.local) ? [x.local] : []))
  const isOpen =
    named.every((local) => known.has(local)) &&
    readFrom(program, asked, []).regions.every(
      (region) => STANDS_OPEN.has(region.kind) && closedBy(program, region, false) === null,
    )
  return isOpen ? [...new Set(named)].filter(({ type }) => type.base === 'card') : null
}

/** The cards whose facts hold what a set is; null where it comes from elsewhere as well. */
function holdersOf(program: Program, set: TExpr, known: ReadonlySet<Local>): readonly Local[] | null {
  if (set.kind === 'binary' && set.op === '+') {
    const [left, right] = [holdersOf(program, set.left, known), holdersOf(program, set.right, known)]
    return left === null || right === null ? null : [...left, ...right]
  }
  if (set.kind !== 'stored' || program.game.facts.get(set.fact)?.type.base !== 'card') return null
  const args = set.args.flatMap((x) =>
    x.kind === 'local' && x.type.base !== 'effect' && known.has(x.local) ? [x.local] : [],
  )
  return args.length < set.args.length ? null : args.filter(({ type }) => type.base === 'card')
}

/** What all see of a state, but for cards that lie hidden. */
const STANDS_OPEN: ReadonlySet<Region['kind']> = new Set(['zone', 'fact', 'adjective', 'definition', 'owner'])

function isSeenBy({ zones }: Program, { zone, key }: ExprIn<'zone'>, names: ReadonlySet<Local>): boolean {
  const { seenBy = null, key: whose = null } = zones.get(zone) ?? {}
  const isItsPlayer = whose !== null && seenBy?.kind === 'local' && seenBy.local === whose
  return isItsPlayer && key?.kind === 'local' && names.has(key.local)
}

/** What the variables of a condition go through. */
function setsIn(parts: readonly TExpr[]): ReadonlyMap<Local, TExpr | null> {
  const sets = new Map<Local, TExpr | null>()
  for (const x of parts) {
    if (x.kind === 'query') sets.set(x.domain.local, x.domain.set)
    if (x.kind === 'map') sets.set(x.local, x.set)
  }
  return sets
}

/** All that is read there, and the words that it is worked out from. */
function readFrom(
  program: Program,
  asked: readonly TExpr[],
  named: readonly Word[],
): { readonly regions: readonly Region[]; readonly words: readonly Word[] } {
  const words = new Map(named.map((word) => [keyOfWord(word), word]))
  const regions: Region[] = []
  const into = {
    region: (region: Region) => void regions.push(region),
    word: (next: Word) => void words.set(keyOfWord(next), next),
  }
  for (const x of asked) readExpr(program, x, into)
  // A map that grows while it is gone through shows what is added as well.
  for (const word of words.values()) readMeaning(program, word, into)
  return { regions, words: [...words.values()] }
}

/** `kept`: asked is what is kept of a card, which all know who see the zone, also where they do not see its face. */
const closedAmong = (program: Program, regions: readonly Region[], kept = false): Sayable | null =>
  regions.map((region) => closedBy(program, region, kept)).find((text) => text !== null) ?? null

/** Whether it is asked which card something is. */
function asksWhich(x: TExpr): boolean {
  if (x.kind === 'printed') return x.of.type.base === 'card'
  return x.kind === 'builtin' && ['definition', 'printedDefinition', 'hasDefinition', 'name'].includes(x.name)
}

/** Whether an exception about who sees a card may be about cards of a zone. */
const hasOwnViewers = (program: Program, zone: string): boolean =>
  program.viewers.some(({ tests }) => {
    const named = tests.flatMap((test) => [...within(test)].flatMap((x) => (x.kind === 'zone' ? [x.zone] : [])))
    return named.length === 0 || named.includes(zone)
  })

/** Cards that somebody may not see. */
function closedBy(program: Program, region: Region, kept: boolean): Sayable | null {
  switch (region.kind) {
    case 'zone': {
      const seenBy = program.zones.get(region.name)?.seenBy
      const isOpen =
        seenBy?.kind === 'builtin' && seenBy.name === 'players' && (kept || !hasOwnViewers(program, region.name))
      return isOpen ? null : worded('cards in `{1}`, which not everyone sees', region.name)
    }
    case 'fact': {
      const held = program.game.facts.get(region.name)?.type.base === 'card'
      return held ? worded('the card that `{1}` keeps, which not everyone may see', region.name) : null
    }
    case 'zones':
    case 'cards':
      return worded('cards wherever they lie, which not everyone sees')
    default:
      region.kind satisfies 'adjective' | 'count' | 'definition' | 'owner' | 'viewers' | 'random' | 'end' | 'state'
      return null
  }
}

/** The card of which something is asked that only those know who see it, or how it lies; null where it is of none. */
function cardAskedOf({ game }: Program, x: TExpr): TExpr | null {
  switch (x.kind) {
    case 'printed':
      return asksWhich(x) ? x.of : null
    case 'builtin':
      return asksWhich(x) ? (x.args[0] ?? null) : null
    case 'stored':
    case 'can':
      return x.args.find(({ type }) => type.base === 'card') ?? null
    case 'adjective':
      return x.of.type.base === 'card' && game.adjectives.get(x.name)?.stored === true ? x.of : null
    default:
      x satisfies ExprIn<
        'leaves' | 'places' | 'ranges' | 'composed' | 'binary' | 'derived' | 'not' | 'relation' | 'times' | 'zone'
      >
      return null
  }
}
