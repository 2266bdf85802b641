import { inEnglish, type Speak } from '../../../grammar/saying.ts'
import { contrasted } from '../compared.ts'
import type { FoundWitness } from '../change.ts'
import type { DrawnTables } from '../drawn-table.ts'
import { escapeMarkup } from './safe-text.ts'

/** What tables look like on a page; it goes by the variables of the page. */
export const TABLES_STYLE = `
.tables { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: .5rem; margin: .5rem 0; font-size: .9rem; }
.tables figure { margin: 0; border: 1px solid var(--line); border-radius: .5rem; padding: .4rem .5rem; }
.tables figcaption, .tables b { font-weight: 600; }
.tables .facts { display: flex; flex-wrap: wrap; gap: .2rem .3rem; margin: .4rem 0 0; }
.tables dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .15rem .5rem; margin: .2rem 0; }
.tables dl.wide { grid-template-columns: minmax(0, 1fr); }
.tables dt { margin: 0; opacity: .8; } .tables dd { display: flex; flex-wrap: wrap; gap: .2rem; align-items: start; }
.tables .piece { border: 1px solid var(--line); border-radius: .25rem; padding: 0 .3rem; overflow-wrap: break-word; }
.tables .red { color: #b3261e; } .tables .differs { background: #ffd54f; color: #221b00; border-color: #b28704; }
@media (prefers-color-scheme: dark) { .tables .red { color: #ff8a80; } .tables .red.differs { color: #b3261e; } }
@media (max-width: 36rem) { .tables dl { grid-template-columns: minmax(0, 1fr); } }
`.trim()

/** A witness as two tables side by side, with what differs between them marked; nothing where neither is known. */
export function renderTables(
  { tables, where, value, old, new: is, amid }: FoundWitness,
  speak: Speak = inEnglish,
): string[] {
  if (tables === undefined || (tables.old === null && tables.new === null)) return []
  const [before, after] =
    amid === true ? [contrasted('Without it'), contrasted('With it')] : [contrasted('Before'), contrasted('Now')]
  const rows = rowsOf(tables)
  const asked = speak(value ?? where)
  return [
    '<div class="tables">',
    ...figure(speak(before), { asked, says: speak(old), rows: tables.old === null ? null : rows, side: 0 }, speak),
    ...figure(speak(after), { asked, says: speak(is), rows: tables.new === null ? null : rows, side: 1 }, speak),
    '</div>',
  ]
}

/** What both tables show under one name, and of which seat. */
interface Row {
  readonly kind: 'told' | 'fact' | 'zone'
  readonly of: string
  readonly name: string
  readonly pieces: readonly [readonly string[] | null, readonly string[] | null]
}

/** In the order of the old table, and behind it what the new one has more. */
function rowsOf({ old, new: next }: DrawnTables): readonly Row[] {
  const found = new Map<string, Row>()
  const put = (side: 0 | 1, { kind, of, name }: Omit<Row, 'pieces'>, pieces: readonly string[]): void => {
    const key = JSON.stringify([kind, of, name])
    const known = found.get(key)?.pieces ?? [null, null]
    found.set(key, { kind, of, name, pieces: side === 0 ? [pieces, known[1]] : [known[0], pieces] })
  }
  for (const [side, table] of [[0, old] as const, [1, next] as const]) {
    if (table === null) continue
    const { blocks, waiting, asks } = table
    if (asks !== null) put(side, { kind: 'told', of: '', name: asks.name }, asks.pieces)
    if (waiting.length > 0) put(side, { kind: 'told', of: '', name: 'waiting' }, waiting)
    for (const { seat, facts, zones } of blocks) {
      for (const { name, pieces } of facts) put(side, { kind: 'fact', of: seat ?? '', name }, pieces)
      for (const { name, pieces } of zones) put(side, { kind: 'zone', of: seat ?? '', name }, pieces)
    }
  }
  return [...found.values()].filter((row) => row.kind !== 'fact' || row.pieces.some((its) => its?.join() !== '0'))
}

interface Drawn {
  readonly asked: string
  readonly says: string
  /** Null of a side that does not come there. */
  readonly rows: readonly Row[] | null
  readonly side: 0 | 1
}

function figure(caption: string, { asked, says, rows, side }: Drawn, speak: Speak): string[] {
  const told = (rows ?? []).filter(({ kind, pieces }) => kind === 'told' && pieces[side] !== null)
  const seats = [...new Set((rows ?? []).flatMap(({ kind, of }) => (kind === 'told' ? [] : [of])))].sort()
  return [
    '<figure>',
    `<figcaption>${caption}</figcaption>`,
    '<dl class="wide">',
    `<dt>${escapeMarkup(asked)}</dt><dd>${pieceSpan(says, true)}</dd>`,
    ...told.map((row) => rowLine(row, side, speak)),
    '</dl>',
    ...seats.flatMap((seat) => seatLines(seat, rows ?? [], side, speak)),
    ...(rows === null ? [`<p>${speak(contrasted('It does not come there.'))}</p>`] : []),
    '</figure>',
  ]
}

/** Facts beside the seat, zones below it. */
function seatLines(seat: string, rows: readonly Row[], side: 0 | 1, speak: Speak): string[] {
  const own = rows.filter(({ of }) => of === seat)
  const facts = own.filter(({ kind }) => kind === 'fact').map((row) => factSpan(row, side))
  const zones = own.filter(({ kind }) => kind === 'zone')
  const name = seat === '' ? [] : [`<b>${escapeMarkup(seat)}</b>`]
  return [
    ...(name.length + facts.length === 0 ? [] : [`<p class="facts">${[...name, ...facts].join(' ')}</p>`]),
    ...(zones.length === 0 ? [] : ['<dl>', ...zones.map((row) => rowLine(row, side, speak)), '</dl>']),
  ]
}

/** A fact that both sides say alike, or this side otherwise; one that says no more than its name is so. */
function factSpan({ name, pieces }: Row, side: 0 | 1): string {
  const [own, other] = [pieces[side], pieces[side === 0 ? 1 : 0]]
  return pieceSpan([name, ...(own ?? ['–'])].join(' '), own?.join() !== other?.join())
}

/** So many pieces of a line are shown; what differs before what does not. */
const MOST_PIECES = 24

function rowLine({ name, pieces }: Row, side: 0 | 1, speak: Speak): string {
  const [own, other] = [pieces[side], pieces[side === 0 ? 1 : 0]]
  const left = [...(other ?? [])]
  const marked = (own ?? ['–']).map((text) => {
    const at = left.indexOf(text)
    if (at >= 0) left.splice(at, 1)
    return { text, differs: at < 0 }
  })
  const kept = new Set(marked.toSorted((a, b) => Number(b.differs) - Number(a.differs)).slice(0, MOST_PIECES))
  const shown = marked.filter((each) => kept.has(each)).map(({ text, differs }) => pieceSpan(text, differs))
  const more = marked.length > kept.size ? speak(contrasted(' … {1} more', marked.length - kept.size)) : ''
  return `<dt>${escapeMarkup(name)}</dt><dd>${shown.join('')}${more}</dd>`
}

function pieceSpan(text: string, differs: boolean): string {
  const classes = ['piece', ...(/[♥♦]/u.test(text) ? ['red'] : []), ...(differs ? ['differs'] : [])]
  return `<span class="${classes.join(' ')}">${escapeMarkup(text)}</span>`
}
