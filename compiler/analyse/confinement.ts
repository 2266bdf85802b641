import { zonesOfMarked } from '../game/zones-of-marked.ts'
import type { Local, TExpr } from '../program/ir.ts'
import type { Program } from '../program/program.ts'

/**
 * Zones in which cards that pass tests must lie, so that a search need not go through every card of the game. They come
 * as they are declared, and so do all cards: how a condition is written has no part in the order.
 */
export class Confinement {
  private readonly known = new Map<string, readonly string[] | null>()
  private readonly program: Program

  constructor(program: Program) {
    this.program = program
  }

  /** Zones that a conjunction of tests confines a card to, as declared; null when it may be anywhere. */
  ofTests(tests: readonly TExpr[], local: Local): readonly string[] | null {
    const found = this.ofAll(tests, local)
    return found === null ? null : [...this.program.game.zones.keys()].filter((zone) => found.includes(zone))
  }

  private ofAll(tests: readonly TExpr[], local: Local): readonly string[] | null {
    for (const test of tests) {
      const zones = this.ofTest(test, local)
      if (zones !== null) return zones
    }
    return null
  }

  private ofTest(x: TExpr, local: Local): readonly string[] | null {
    if (x.kind === 'binary' && x.op === 'and') return this.ofAll([x.left, x.right], local)
    if (x.kind === 'binary' && x.op === 'or') {
      const left = this.ofTest(x.left, local)
      const right = this.ofTest(x.right, local)
      return left === null || right === null ? null : [...new Set([...left, ...right])]
    }
    if (x.kind === 'inZone' && isLocal(x.of, local)) return x.zone.kind === 'zone' ? [x.zone.zone] : null
    return x.kind === 'adjective' && isLocal(x.of, local) ? this.ofAdjective(x.name) : null
  }

  private ofAdjective(name: string): readonly string[] | null {
    const before = this.known.get(name)
    if (before !== undefined) return before
    this.known.set(name, null)
    const symbol = this.program.game.adjectives.get(name)
    const zones = symbol?.stored === true ? zonesOfMarked(symbol) : this.ofSentences(name)
    this.known.set(name, zones)
    return zones
  }

  /** The sentences of an adjective are alternatives: each must confine the card. */
  private ofSentences(name: string): readonly string[] | null {
    const all = new Set<string>()
    const sentences = this.program.adjectives.get(name)?.sentences ?? []
    if (sentences.length === 0) return null
    for (const s of sentences) {
      const subject = s.params[0]
      if (s.tests.some((t) => t.kind === 'truth' && !t.value)) continue
      const zones = subject === undefined ? null : this.ofAll(s.tests, subject)
      if (zones === null) return null
      for (const z of zones) all.add(z)
    }
    return [...all]
  }
}

function isLocal(x: TExpr, local: Local): boolean {
  return x.kind === 'local' && x.local === local
}
