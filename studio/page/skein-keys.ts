import type { Row } from '../skein/rows.ts'
import { domId } from './skein-row.ts'
import type { Studio } from './studio.ts'

/** The tree by keyboard, as trees are: up and down, in and out, Enter to go there. */
export function onSkeinKey(studio: Studio, rows: readonly Row[], event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const row = studio.skein.chosenOf(rows)
  if (row === undefined || !done(studio, rows, row, event.key)) return
  event.preventDefault()
  event.stopPropagation()
}

function done(studio: Studio, rows: readonly Row[], row: Row, key: string): boolean {
  const at = rows.indexOf(row)
  switch (key) {
    case 'ArrowDown':
      return choose(studio, rows[at + 1])
    case 'ArrowUp':
      return choose(studio, rows[at - 1])
    case 'Home':
      return choose(studio, rows[0])
    case 'End':
      return choose(studio, rows.at(-1))
    case 'ArrowRight':
      return row.isOpen === false ? open(studio, row, true) : choose(studio, row.isOpen === true ? rows[at + 1] : row)
    case 'ArrowLeft':
      return row.isOpen === true ? open(studio, row, false) : choose(studio, outside(rows, at))
    case 'Enter':
    case ' ':
      void studio.skein.go(row)
      return true
    case 'Delete':
      if (row.kind !== 'some') void studio.skein.remove(row).then(focusChosen)
      return true
    case 'F2':
      document.querySelector<HTMLInputElement>('.skein-acts input')?.focus()
      return true
    default:
      return false
  }
}

/** The row that a row lies in. */
const outside = (rows: readonly Row[], at: number): Row | undefined =>
  rows.slice(0, at).findLast(({ level }) => level < (rows[at]?.level ?? 0))

function choose(studio: Studio, row: Row | undefined): boolean {
  if (row === undefined) return true
  studio.skein.set({ chosen: row.id })
  focusRow(row)
  return true
}

function open(studio: Studio, row: Row, isOpen: boolean): boolean {
  studio.skein.open(row, isOpen)
  focusRow(row)
  return true
}

/** Once the page is drawn anew. */
const focusRow = ({ id }: Row): void =>
  void requestAnimationFrame(() => document.getElementById(domId(id))?.focus({ preventScroll: false }))

/** Where the row that had the focus is gone. */
const focusChosen = (): void =>
  void requestAnimationFrame(() => document.querySelector<HTMLElement>('.skein-row[tabindex="0"]')?.focus())
