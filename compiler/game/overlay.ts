import { error } from '../diagnostics/make.ts'
import { nearest } from '../diagnostics/nearest.ts'
import type { Decl, EventDecl, OverlayDecl } from '../../grammar/tree/declarations.ts'
import type { Name } from '../../grammar/tree/names.ts'
import type { Stmt } from '../../grammar/tree/statements.ts'
import { noteChanged } from './changed-names.ts'
import { addToEntry, changeEntry, refuseSecond } from './changed-twice.ts'
import { type Entry, entriesCalled } from './entry.ts'
import { isUndisputed, isUnreplaced, seenBy, takenFrom, touch } from './in-conflict.ts'
import { type OverlayState, unknownHandle } from './overlay-state.ts'
import { remove } from './remove.ts'
import { isOfCards, replace } from './replace.ts'
import { severalMeant } from './several-meant.ts'
import { worded } from '../diagnostics/worded.ts'

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

function hasNoValue(state: OverlayState, { text, span }: Name): void {
  state.report(
    error('HR0401', worded('nothing to change'), span, worded('`{1}` is an event, and has no value', text), {
      hint: worded('say what happens in its place, `replace to {1} …` with its parts and a block', text),
    }),
  )
}

function setValue(state: OverlayState, overlay: OverlayDecl & { verb: 'set' }, module: string): void {
  const { target, value } = overlay
  const by = { module, name: target }
  const valuesAmong = (entries: readonly Entry[]): Entry[] =>
    entriesCalled(entries, target.text).filter((e) => ['fact', 'option', 'except', 'reading'].includes(e.decl.kind))
  const named = valuesAmong(seenBy(state, module))
  if (!isUndisputed(state, [...valuesAmong(takenFrom(state, module)), ...named], by)) return
  const [entry] = named
  if (named.some((e) => e.decl.kind !== entry?.decl.kind))
    return state.report(
      severalMeant('replace', target, worded('{1} values are called `{2}`', named.length, target.text), named),
    )
  if (entry === undefined)
    return entriesCalled(state.entries, target.text).some(({ decl }) => decl.kind === 'event')
      ? hasNoValue(state, target)
      : unknownHandle(state, by, worded('fact or option'))
  const become = (next: Decl): void => changeEntry(state, entry, { ...entry, decl: next }, by)
  const { decl } = entry
  noteChanged(state.uses, target.span, decl)
  state.taken.push({ module, span: target.span, decl })
  const cites = overlay.cites.length > 0 ? overlay.cites : decl.cites
  if (decl.kind === 'option') {
    refuseSecond(state, state.changed.get(entry), by)
    state.changed.set(entry, by)
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
    become(next)
  } else if (decl.kind === 'reading') become({ ...decl, value, phrase: null, ways: [], cites })
  else if (decl.kind === 'except') become({ ...decl, value, cites })
}

function add(state: OverlayState, overlay: OverlayDecl & { verb: 'add' }, module: string): void {
  const by = { module, name: overlay.event }
  const isNamed = (e: Entry): boolean => e.decl.kind === 'event' && e.decl.name.text === overlay.event.text
  const named = seenBy(state, module).filter(isNamed)
  const entry = named.find((e) => !isOfCards(e.decl)) ?? named[0]
  const changed = [...takenFrom(state, module).filter(isNamed), ...(entry === undefined ? [] : [entry])]
  if (!isUnreplaced(state, changed, by)) return
  if (entry === undefined || entry.decl.kind !== 'event') return unknownHandle(state, by, worded('event named'))
  noteChanged(state.uses, overlay.event.span, entry.decl)
  touch(state, `${overlay.event.text}/${overlay.anchor.text}`, { module, name: overlay.anchor }, 'added')
  const body = insertAt(entry.decl.body, { ...overlay, body: overlay.body.map((stmt) => citing(stmt, overlay)) })
  if (body === null) {
    state.report(
      error(
        'HR0401',
        worded('nothing to add to'),
        overlay.anchor.span,
        worded('`{1}` has no line that does `{2}`', overlay.event.text, overlay.anchor.text),
        nearest(overlay.anchor.text, callsIn(entry.decl)),
      ),
    )
    return
  }
  addToEntry(state, entry, { ...entry, decl: { ...entry.decl, body } }, by)
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
