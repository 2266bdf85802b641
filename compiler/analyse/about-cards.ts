import type { TExpr } from '../program/ir.ts'
import { contains } from './walk.ts'

/** Whether a line of a position speaks of cards, or of where they lie: it is judged once all of them are laid down. */
export const isAboutCards = (x: TExpr): boolean =>
  contains(x, ({ kind, type }) => type.base === 'card' || kind === 'zone')
