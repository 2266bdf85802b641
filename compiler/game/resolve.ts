import { declareAll } from './declare/declare.ts'
import { type Entry, flatten, newNumbering } from './entry.ts'
import type { Module, ParsedGame } from './load.ts'
import type { Game } from './model.ts'
import { applyOverlay } from './overlay.ts'
import type { OverlayState, TakenDeclaration } from './overlay-state.ts'
import { reportCircles } from './joined-variants.ts'
import { spelledAlike } from './spellings.ts'
import { refuseRulesOfMany, standsInPlace } from './stands-in-place.ts'
import type { Report } from '../diagnostics/diagnostic.ts'

/** The module itself and all that it stands on, base first. */
export interface Resolution {
  readonly game: Game
  readonly modules: readonly Module[]
  readonly entries: readonly Entry[]
  readonly taken: readonly TakenDeclaration[]
}

/** Of a game or variant and all that it stands on: applies overlays in order, and files every declaration. */
export function resolveGame({ top, below }: ParsedGame, report: Report): Resolution {
  const modules = spelledAlike([...below, top])
  const order = modules.flatMap((m) => m.header.order.map(([a, b]) => [a.text, b.text] as const))
  for (const { header } of modules) reportCircles(header, report)
  const heard = inOrder(modules, order)
  const state: OverlayState = {
    entries: [],
    modules: heard.map((m) => m.header.name.text),
    headers: modules.map((m) => m.header),
    removedCards: new Map(),
    cardsOfEach: new Map(),
    removedExamples: [],
    taken: [],
    chosenOptions: new Map(),
    changed: new Map(),
    added: new Map(),
    was: new Map(),
    gone: new Map(),
    touched: new Map(),
    order,
    below: standing(modules),
    numbering: newNumbering(),
    uses: [],
    report,
  }
  for (const module of heard) layer(state, module)
  const seats = modules.findLast((m) => m.header.players !== null) ?? top
  const game = declareAll(state, top, seats, report)
  return { game, modules, entries: state.entries, taken: state.taken }
}

/** Of each module all that it stands on; `modules` are base first. */
function standing(modules: readonly Module[]): Map<string, ReadonlySet<string>> {
  const below = new Map<string, ReadonlySet<string>>()
  for (const { header } of modules) {
    const needs = [...(header.base === null ? [] : [header.base]), ...header.withs].map((name) => name.text)
    below.set(header.name.text, new Set(needs.flatMap((name) => [name, ...(below.get(name) ?? [])])))
  }
  return below
}

function inOrder(modules: readonly Module[], order: readonly (readonly [string, string])[]): Module[] {
  const sorted = [...modules]
  for (const [first, second] of order) {
    const a = sorted.findIndex((m) => m.header.name.text === first)
    const b = sorted.findIndex((m) => m.header.name.text === second)
    if (a > b && b >= 0) sorted.splice(b, 0, ...sorted.splice(a, 1))
  }
  return sorted
}

function layer(state: OverlayState, module: Module): void {
  const name = module.header.name.text
  for (const entry of flatten(module.decls, name, state.numbering)) {
    const { decl } = entry
    if (decl.kind === 'overlay') applyOverlay(state, decl, name)
    else if (standsInPlace(state.report, entry)) {
      if (decl.kind === 'card') refuseRulesOfMany(state.report, decl)
      state.entries.push(entry)
    }
  }
}
