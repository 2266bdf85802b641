import { error } from '../diagnostics/make.ts'
import { nearest } from '../diagnostics/nearest.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import type { Decl, EventDecl, Handle, OverlayDecl } from '../../grammar/tree/declarations.ts'
import type { Name } from '../../grammar/tree/names.ts'
import type { Stmt } from '../../grammar/tree/statements.ts'
import { nameOf, noteChanged } from './changed-names.ts'
import type { NameUse } from './name-use.ts'
import { type Entry, citesClause, entriesCalled, handlesOf } from './entry.ts'
import { nameForm } from './name-form.ts'

/** What an overlay touched, by handle, so that two composed variants that touch one thing are told. */
export interface Touched {
  readonly module: string
  readonly name: Name
}

export interface OverlayState {
  entries: Entry[]
  /** Their games, in the order in which they are heard. */
  readonly modules: readonly string[]
  readonly removedCards: Map<string, Name>
  readonly chosenOptions: Map<string, { readonly value: string; readonly name: Name }>
  readonly touched: Map<string, Touched>
  /** `A before B` of the composing variant. */
  readonly order: readonly (readonly [string, string])[]
  /** The modules that each stands on: it is heard after them. */
  readonly below: ReadonlyMap<string, ReadonlySet<string>>
  /** What the names of overlays stand for. */
  readonly uses: NameUse[]
  readonly report: Report
}

/** Applies one `add`, `replace` or `remove` to the entries gathered so far. */
export function applyOverlay(state: OverlayState, overlay: OverlayDecl, module: string): void {
  switch (overlay.verb) {
    case 'remove':
      return remove(state, overlay.target, module)
    case 'set':
      return setValue(state, overlay, module)
    case 'replace':
      return replace(state, citing(overlay.decl, overlay), module)
    case 'add':
      return add(state, overlay, module)
  }
}

/** What stands in a line of a variant has the clauses of the line, unless it has some of its own. */
function citing<T extends { readonly cites: readonly Name[] }>(part: T, line: OverlayDecl): T {
  return part.cites.length > 0 ? part : { ...part, cites: line.cites }
}

function touch(state: OverlayState, handle: string, name: Name, module: string): void {
  const before = state.touched.get(handle)
  const settled =
    before !== undefined &&
    (before.module === module ||
      state.below.get(module)?.has(before.module) === true ||
      state.order.some(([a, b]) => a === before.module && b === module))
  if (before !== undefined && !settled) {
    state.report(
      error('HR0402', 'variants in conflict', name.span, `\`${module}\` touches \`${handle}\``, {
        secondary: [{ span: before.name.span, text: `\`${before.module}\` touches it as well` }],
        hint: `say which goes first: \`with ${before.module} before ${module}\``,
      }),
    )
  }
  state.touched.set(handle, { module, name })
}

function unknownHandle(state: OverlayState, name: Name, what: string): void {
  const known = state.entries.flatMap((e) => [...handlesOf(e.decl), e.called])
  state.report(
    error(
      'HR0401',
      'nothing to change',
      name.span,
      `the base has no ${what} \`${name.text}\``,
      nearest(name.text, known),
    ),
  )
}

const isExample = ({ decl }: Entry, title: string): boolean =>
  decl.kind === 'example' && nameForm(decl.title) === nameForm(title)

function remove(state: OverlayState, target: Handle, module: string): void {
  if (target.kind === 'card') {
    state.removedCards.set(target.name.text, target.name)
    return
  }
  if (target.kind === 'example') {
    const remaining = state.entries.filter((e) => !isExample(e, target.title))
    if (remaining.length === state.entries.length) {
      const titles = state.entries.flatMap((e) => (e.decl.kind === 'example' ? [e.decl.title] : []))
      state.report(
        error(
          'HR0401',
          'nothing to remove',
          target.span,
          `the base has no example with this title`,
          nearest(target.title, titles),
        ),
      )
    }
    state.entries = remaining
    return
  }
  const name = target.name
  const named = target.kind === 'clause' ? [] : entriesCalled(state.entries, name.text)
  const matches = (e: Entry): boolean =>
    target.kind === 'clause' ? citesClause(e.decl, name.text) && e.decl.kind !== 'example' : named.includes(e)
  if (!state.entries.some(matches))
    return unknownHandle(state, name, target.kind === 'clause' ? 'rule that cites' : 'declaration named')
  touch(state, name.text, name, module)
  for (const entry of state.entries) {
    const other =
      target.kind === 'clause' && matches(entry) ? entry.decl.cites.find((c) => c.text !== name.text) : undefined
    if (other !== undefined) {
      state.report(
        error('HR0405', 'a rule with two clauses', name.span, `this would also remove what cites \`${other.text}\``, {
          secondary: [{ span: other.span, text: 'it cites another clause here' }],
          hint: 'remove the rule by its name instead of by the clause',
        }),
      )
    }
  }
  const removesClause = (e: Entry): boolean =>
    target.kind === 'clause' && e.decl.kind === 'example' && e.decl.cites.every((c) => c.text === name.text)
  for (const { decl } of target.kind === 'clause' ? [] : named) noteChanged(state.uses, name.span, decl)
  state.entries = state.entries.filter((e) => !matches(e) && !removesClause(e))
}

function setValue(state: OverlayState, overlay: OverlayDecl & { verb: 'set' }, module: string): void {
  const { target, value } = overlay
  touch(state, target.text, target, module)
  const entry = entriesCalled(state.entries, target.text).find((e) =>
    ['fact', 'option', 'except', 'reading'].includes(e.decl.kind),
  )
  const at = entry === undefined ? -1 : state.entries.indexOf(entry)
  if (entry === undefined) return unknownHandle(state, target, 'fact or option')
  const { decl } = entry
  noteChanged(state.uses, target.span, decl)
  const cites = overlay.cites.length > 0 ? overlay.cites : decl.cites
  if (decl.kind === 'option') {
    const text =
      value.kind === 'name'
        ? value.name
        : value.kind === 'number'
          ? String(value.value)
          : value.kind === 'truth'
            ? value.value
              ? 'yes'
              : 'no'
            : value.kind === 'none'
              ? 'none'
              : ''
    state.chosenOptions.set(target.text, { value: text, name: { text, span: value.span } })
  } else if (decl.kind === 'fact') {
    const next: Decl = decl.starts !== null ? { ...decl, starts: value, cites } : { ...decl, value, body: null, cites }
    state.entries[at] = { ...entry, decl: next }
  } else if (decl.kind === 'reading') {
    state.entries[at] = { ...entry, decl: { ...decl, value, phrase: null, ways: [], cites } }
  } else if (decl.kind === 'except') {
    state.entries[at] = { ...entry, decl: { ...decl, value, cites } }
  }
}

function replace(state: OverlayState, decl: Decl, module: string): void {
  const handles = handlesOf(decl)
  const name = decl.label ?? ('name' in decl ? decl.name : null) ?? { text: handles[0] ?? '', span: decl.span }
  if (decl.kind === 'example') {
    const at = state.entries.findIndex((e) => isExample(e, decl.title))
    const entry = state.entries[at]
    if (entry === undefined) return unknownHandle(state, { text: decl.title, span: decl.span }, 'example titled')
    state.entries[at] = { ...entry, decl }
    return
  }
  const named = handles
    .flatMap((handle) => entriesCalled(state.entries, handle))
    .filter((e) => e.decl.kind === decl.kind)
  const entry = named.find((e) => isOfCards(e.decl) === isOfCards(decl)) ?? named[0]
  const at = entry === undefined ? -1 : state.entries.indexOf(entry)
  if (entry === undefined) return unknownHandle(state, name, `${decl.kind} named`)
  touch(state, handles[0] ?? '', name, module)
  noteChanged(state.uses, nameOf(decl)?.span ?? name.span, entry.decl)
  const called = decl.label?.text ?? entry.called
  state.entries[at] = { ...entry, called, decl: decl.cites.length > 0 ? decl : { ...decl, cites: entry.decl.cites } }
}

/** Whether it is what a text of cards says instead of an event's own instructions, rather than the event itself. */
const isOfCards = (decl: Decl): boolean => decl.kind === 'event' && decl.params.some(({ type }) => type === null)

function add(state: OverlayState, overlay: OverlayDecl & { verb: 'add' }, module: string): void {
  const named = state.entries.filter((e) => e.decl.kind === 'event' && e.decl.name.text === overlay.event.text)
  const entry = named.find((e) => !isOfCards(e.decl)) ?? named[0]
  const at = entry === undefined ? -1 : state.entries.indexOf(entry)
  if (entry === undefined || entry.decl.kind !== 'event') return unknownHandle(state, overlay.event, 'event named')
  noteChanged(state.uses, overlay.event.span, entry.decl)
  touch(state, `${overlay.event.text}/${overlay.anchor.text}`, overlay.anchor, module)
  const body = insertAt(entry.decl.body, { ...overlay, body: overlay.body.map((stmt) => citing(stmt, overlay)) })
  if (body === null) {
    state.report(
      error(
        'HR0401',
        'nothing to add to',
        overlay.anchor.span,
        `\`${overlay.event.text}\` has no line that does \`${overlay.anchor.text}\``,
        nearest(overlay.anchor.text, callsIn(entry.decl)),
      ),
    )
    return
  }
  state.entries[at] = { ...entry, decl: { ...entry.decl, body } }
}

/** Inserts at the first statement that calls the anchor, searching blocks in order. */
function insertAt(body: readonly Stmt[], overlay: OverlayDecl & { verb: 'add' }): readonly Stmt[] | null {
  for (const [i, stmt] of body.entries()) {
    if (stmt.kind === 'call' && stmt.call.event.text === overlay.anchor.text) {
      const cut = overlay.where === 'before' ? i : i + 1
      return [...body.slice(0, cut), ...overlay.body, ...body.slice(cut)]
    }
    for (const key of ['body', 'then', 'otherwise'] as const) {
      const inner = (stmt as Partial<Record<typeof key, readonly Stmt[]>>)[key]
      const done = inner === undefined ? null : insertAt(inner, overlay)
      if (done !== null) return body.map((s, j) => (j === i ? ({ ...s, [key]: done } as Stmt) : s))
    }
  }
  return null
}

function callsIn(event: EventDecl): string[] {
  return event.body.flatMap((s) => (s.kind === 'call' ? [s.call.event.text] : []))
}
