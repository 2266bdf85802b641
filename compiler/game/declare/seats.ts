import { error } from '../../diagnostics/make.ts'
import type { Report } from '../../diagnostics/diagnostic.ts'
import type { Module } from '../load.ts'
import type { Game } from '../model.ts'
import { worded } from '../../diagnostics/worded.ts'

/** Zone instances of a family are numbered seat by seat with this stride. */
export const MAX_SEATS = 12

/** How many play: at least one, at most as many as a family of zones has room for. */
export function declaredSeats({ cites, players }: Module['header'], report: Report): Game['seats'] {
  if (players === null) return { from: 2, to: 2, said: null }
  const { from, to, span } = players
  if (from >= 1 && from <= to && to <= MAX_SEATS) return { from, to, said: cites.length === 0 ? null : { cites, span } }
  report(
    error(
      'HR0104',
      worded('for how many players?'),
      span,
      from > to ? worded('from {1} to {2} is nobody', from, to) : worded('a game is for 1 to {1} players', MAX_SEATS),
    ),
  )
  return { from: 2, to: 2, said: null }
}
