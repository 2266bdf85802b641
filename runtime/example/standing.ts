import { brokenIn, brokenText } from '../kernel/broken.ts'
import type { BaseState, RuleInfo } from '../engine.ts'
import type { Parts } from '../parts.ts'

/**
 * Watches in an example what the rules say with `always`. A position is often only a part of a table, so that a sentence
 * binds from the first moment on at which it holds.
 */
export class StandingSentences<S extends BaseState> {
  private readonly parts: Parts<S>
  private readonly held = new Set<string>()
  private readonly told = new Set<string>()

  constructor(parts: Parts<S>) {
    this.parts = parts
  }

  /** What held before and does not now, in words; each sentence is told once. */
  look(s: S): string[] {
    if (this.parts.brokenAlways === undefined && this.parts.sides === undefined) return []
    // What an example begins may be over before the game is.
    const broken = brokenIn(this.parts, s, s.over)
    const fallen = broken.filter((rule) => this.held.has(rule.name) && !this.told.has(rule.name))
    for (const { name } of fallen) this.told.add(name)
    for (const { name } of this.all()) if (!broken.some((rule) => rule.name === name)) this.held.add(name)
    return fallen.map(brokenText)
  }

  private all(): readonly RuleInfo[] {
    return this.parts.info.rules.filter(({ kind }) => kind === 'always')
  }
}
