import { declareAll } from './declare/declare.ts'
import { type Entry, flatten, handlesOf } from './entry.ts'
import type { Module, ParsedGame } from './load.ts'
import type { Game } from './model.ts'
import { applyOverlay } from './overlay.ts'
import { type OverlayState, type TakenDeclaration, untouched } from './overlay-state.ts'
import { reportCircles } from './joined-variants.ts'
import { refuseRulesOfMany, standsInPlace } from './stands-in-place.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import type { Decl } from '../../grammar/tree/declarations.ts'
import { nameForm } from './name-form.ts'
import { namesIn, renamed } from './names-in.ts'

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
  const state = untouched({
    modules: heard.map((m) => m.header.name.text),
    headers: modules.map((m) => m.header),
    order,
    below: standing(modules),
    report,
  })
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

/**
 * One spelling for each name: `８切り` is `8切り`. What is declared keeps the form in which it was first declared, base
 * first; any other name takes its plain form. Texts in which every name is plain stay as they are.
 */
function spelledAlike(modules: readonly Module[]): readonly Module[] {
  if (modules.every(({ decls }) => decls.every(isPlain))) return modules
  const declared = new Map<string, string>()
  for (const { decls } of modules)
    for (const name of decls.flatMap(namesDeclared))
      if (!declared.has(nameForm(name))) declared.set(nameForm(name), name)
  const word = (name: string): string => declared.get(nameForm(name)) ?? nameForm(name)
  return modules.map((module) => ({
    ...module,
    decls: module.decls.map((decl) => (needsWork(decl, word) ? renamed(decl, word) : decl)),
  }))
}

const needsWork = (decl: Decl, word: (name: string) => string): boolean =>
  namesIn(decl).some(({ text }) => word(text) !== text)

const known = new WeakMap<Decl, boolean>()

/** Whether every name is written in its plain form; looked for once in each tree, which outlives compilations. */
function isPlain(decl: Decl): boolean {
  const found = known.get(decl) ?? namesIn(decl).every(({ text }) => nameForm(text) === text)
  known.set(decl, found)
  return found
}

function namesDeclared(decl: Decl): string[] {
  const values = decl.kind === 'type' || decl.kind === 'option' ? decl.values.map((value) => value.text) : []
  const inside = decl.kind === 'text' || decl.kind === 'card' ? decl.rules.flatMap(namesDeclared) : []
  return [...handlesOf(decl), ...values, ...inside]
}
