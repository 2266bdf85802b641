import { error } from '../diagnostics/make.ts'
import { nearest } from '../diagnostics/nearest.ts'
import type { Name } from '../../grammar/tree/names.ts'
import { declareAll } from './declare/declare.ts'
import { type Entry, flatten, newNumbering } from './entry.ts'
import { type Loader, type Module, loadModule } from './load.ts'
import type { Game } from './model.ts'
import { applyOverlay } from './overlay.ts'
import type { OverlayState, Taken } from './overlay-state.ts'
import { spelledAlike } from './spellings.ts'
import { refuseRulesOfMany, standsInPlace } from './stands-in-place.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/** The module itself and all that it stands on, base first. */
export interface Resolution {
  readonly game: Game
  readonly modules: readonly Module[]
  readonly entries: readonly Entry[]
  readonly taken: readonly Taken[]
}

/** Loads a game or variant with its bases, applies overlays in order, and files every declaration. */
export function resolveGame(loader: Loader, path: string): Resolution | null {
  const top = loadModule(loader, path, null)
  if (top === null) return null
  const gathered: Module[] = []
  if (!gather(loader, top, gathered, new Set())) return null
  const modules = spelledAlike(gathered)
  const order = modules.flatMap((m) => m.header.order.map(([a, b]) => [a.text, b.text] as const))
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
    report: loader.report,
  }
  for (const module of heard) layer(state, module)
  const seats = modules.findLast((m) => m.header.players !== null) ?? top
  const game = declareAll(state, top, seats, loader.report)
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

/** Depth first: base, then `with` variants, then the module itself; each once. */
function gather(loader: Loader, module: Module, into: Module[], open: Set<string>): boolean {
  const { header } = module
  if (into.some((m) => m.header.name.text === header.name.text)) return true
  open.add(header.name.text)
  const needs = [...(header.base === null ? [] : [header.base]), ...header.withs]
  for (const need of needs) {
    if (open.has(need.text)) {
      loader.report(
        error('HR0406', 'a variant of itself', need.span, `\`${need.text}\` is built on \`${header.name.text}\``),
      )
      return false
    }
    if (into.some((m) => m.header.name.text === need.text)) continue
    const base = findModule(loader, need)
    if (base === null || !gather(loader, base, into, open)) return false
  }
  open.delete(header.name.text)
  into.push(module)
  return true
}

function findModule(loader: Loader, name: Name): Module | null {
  const path = loader.host.find(name.text)
  if (path === null) {
    loader.report(
      error('HR0404', 'base not found', name.span, `there is no game or variant \`${name.text}\``, {
        hint: 'it is looked for beside this file and under `rules/`',
        ...nearest(name.text, loader.host.names?.() ?? []),
      }),
    )
    return null
  }
  const rivals = loader.host.rivals?.(name.text) ?? []
  if (rivals.length > 0) {
    loader.report(severalBases(loader, name, [path, ...rivals]))
    return null
  }
  return loadModule(loader, path, name.span)
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

/** HR0409: files that declare one name and lie equally near, each of which could be the base that is named. */
function severalBases({ host, parsed }: Loader, name: Name, paths: readonly string[]): Diagnostic {
  const headers = paths.flatMap((path) => parsed.parse(path, host.read(path) ?? '').file.header ?? [])
  const files = paths.map((path) => `\`${path}\``)
  const listed = `${files.slice(0, -1).join(', ')} and ${files.at(-1) ?? ''}`
  return error(
    'HR0409',
    'which base is meant?',
    name.span,
    `${listed} ${files.length === 2 ? 'both' : 'all'} declare \`${name.text}\``,
    {
      secondary: headers.map((header) => ({ span: header.name.span, text: 'it may be this one' })),
      hint: 'rename one of them, or move it to a folder that lies further away',
    },
  )
}
