import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { checkForEngine } from '../../compiler/compile.ts'
import { writtenExceptionsCommute } from '../../compiler/checks/commutes.ts'
import { changeKind } from '../../compiler/diff/catalogue.ts'
import type { Change } from '../../compiler/diff/change.ts'
import { compareGames } from '../../compiler/diff/compare-games.ts'
import type { Commute } from '../../compiler/diff/compare-order.ts'
import { related } from '../../compiler/diff/related.ts'
import { type DiffReport, reportSide } from '../../compiler/diff/report.ts'
import type { RulesHost } from '../../compiler/game/load.ts'
import type { Resolution } from '../../compiler/game/resolve.ts'
import { emptyCaches } from '../../compiler/caches.ts'

const caches = emptyCaches()

/** Which exceptions of a game come to the same in either order. */
const COMMUTE = new WeakMap<Resolution, Commute>()

/** A game without errors, resolved. */
function resolved(path: string, host: RulesHost): Resolution {
  const { resolution, program, diagnostics } = checkForEngine(path, host, caches)
  expect(
    diagnostics.filter((each) => each.severity === 'error').map((each) => `${each.code} ${each.primary.text}`),
  ).toEqual([])
  if (resolution === null || program === null) throw new Error(`${path} is no game`)
  COMMUTE.set(resolution, writtenExceptionsCommute(program, resolution))
  return resolution
}

/** Text as a game in a file of its own. */
export function gameOf(text: string, path = 'game.rules'): Resolution {
  return resolved(path, { read: (asked) => (asked === path ? text : null), find: () => null })
}

const cases = import.meta.dirname

export const caseNames: readonly string[] = readdirSync(cases, { withFileTypes: true })
  .filter((each) => each.isDirectory() && existsSync(join(cases, each.name, 'old.rules')))
  .map((each) => each.name)

/** One side of a case; a base lies beside it as `stall.rules`. */
export function sideOf(name: string, file: 'old.rules' | 'new.rules'): Resolution {
  const known = SIDES.get(`${name}/${file}`)
  if (known !== undefined) return known
  const read = (path: string): string | null =>
    existsSync(join(cases, path)) ? readFileSync(join(cases, path), 'utf8') : null
  const side = resolved(`${name}/${file}`, { read, find: (game) => (game === 'Stall' ? `${name}/stall.rules` : null) })
  SIDES.set(`${name}/${file}`, side)
  return side
}

const SIDES = new Map<string, Resolution>()

/** What differs in a case, there and back; worked out once. */
export function changesOf(name: string): { readonly there: readonly Change[]; readonly back: readonly Change[] } {
  const known = CHANGES.get(name)
  if (known !== undefined) return known
  const [old, next] = [sideOf(name, 'old.rules'), sideOf(name, 'new.rules')]
  const found = {
    there: compareGames(old, next, COMMUTE.get(next)),
    back: compareGames(next, old, COMMUTE.get(old)),
  }
  CHANGES.set(name, found)
  return found
}

const CHANGES = new Map<string, ReturnType<typeof changesOf>>()

export function reportOf(old: Resolution, next: Resolution, more: Partial<DiffReport> = {}): DiffReport {
  return {
    old: reportSide('old', old),
    new: reportSide('new', next),
    changes: more.changes ?? compareGames(old, next),
    gated: [],
    ignored: 0,
    related: related(old, next),
    summaries: new Map(),
    ...more,
  }
}

export const idsOf = (changes: readonly Change[]): string[] => changes.map((change) => change.id).sort()

export const mirrored = (changes: readonly Change[]): string[] =>
  changes.map((change) => changeKind(change.id).mirror).sort()
