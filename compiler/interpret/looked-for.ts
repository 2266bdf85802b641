import { zonesOfMarked } from '../game/zones-of-marked.ts'
import type { Domain, Local, TExpr } from '../program/ir.ts'
import type { Machine } from './machine.ts'
import { cardsOfFamily } from './table.ts'

/**
 * `each card c where …` without `in` goes through the cards in the order in which they were made. Where the first
 * tests say that the card lies in zones, or an adjective that all its sentences do, it goes through these zones
 * instead, one after the other.
 */
export function cardsLookedFor(m: Machine, d: Domain): readonly number[] {
  const zones = d.local.type.base === 'card' ? ofTests(m, d.tests, d.local, new Set()) : null
  if (zones !== null) return zones.flatMap((zone) => cardsOfFamily(m, zone))
  return m.state.cards.flatMap(({ place }, card) => (place === null && !m.layingDown ? [] : [card]))
}

/**
 * Names of the zones that one of these tests says; null when none does. `asked` are adjectives that are being looked
 * into.
 */
function ofTests(
  m: Machine,
  tests: readonly TExpr[],
  card: Local,
  asked: ReadonlySet<string>,
): readonly string[] | null {
  for (const test of tests) {
    const zones = ofTest(m, test, card, asked)
    if (zones !== null) return zones
  }
  return null
}

function ofTest(m: Machine, x: TExpr, card: Local, asked: ReadonlySet<string>): readonly string[] | null {
  const isCard = (y: TExpr): boolean => y.kind === 'local' && y.local === card
  if (x.kind === 'binary' && x.op === 'and') return ofTests(m, [x.left, x.right], card, asked)
  if (x.kind === 'binary' && x.op === 'or')
    return ofEither([ofTest(m, x.left, card, asked), ofTest(m, x.right, card, asked)])
  if (x.kind === 'inZone' && isCard(x.of)) return x.zone.kind === 'zone' ? [x.zone.zone] : null
  return x.kind === 'adjective' && isCard(x.of) && !asked.has(x.name)
    ? ofAdjective(m, x.name, new Set([...asked, x.name]))
    : null
}

/** All of them, if each says some. */
function ofEither(found: readonly (readonly string[] | null)[]): readonly string[] | null {
  const said = found.filter((zones) => zones !== null)
  return said.length < found.length ? null : [...new Set(said.flat())]
}

function ofAdjective(m: Machine, name: string, asked: ReadonlySet<string>): readonly string[] | null {
  const symbol = m.program.game.adjectives.get(name)
  if (symbol?.stored === true) return zonesOfMarked(symbol)
  const sentences = m.program.adjectives.get(name)?.sentences ?? []
  const said = sentences.filter(({ tests }) => !tests.some((t) => t.kind === 'truth' && !t.value))
  return sentences.length === 0
    ? null
    : ofEither(said.map(({ params, tests }) => (params[0] === undefined ? null : ofTests(m, tests, params[0], asked))))
}
