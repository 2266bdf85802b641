import { readBeginning } from '../share/read-shared.ts'
import { type Knot, type KnotName, type Plays, ROOT } from './plays.ts'

/** The form in which plays are kept. */
export const FORM = 1

/** Reads what the browser has kept; null for what is not of this form. */
export function readPlays(data: unknown): Plays | null {
  if (!isRecord(data) || data['form'] !== FORM) return null
  const { game, changed, knots } = data
  const beginning = readBeginning(data['beginning'])
  if (beginning === null || typeof game !== 'string' || typeof changed !== 'number' || !Array.isArray(knots))
    return null
  const read = knots.map(readKnot)
  const isWhole = read.every((knot) => knot !== null)
  return isWhole ? { beginning, game, changed, knots: read } : null
}

function readKnot(data: unknown, at: number): Knot | null {
  if (!isRecord(data)) return null
  const { parent, seat, choice, told } = data
  const isAfter = Number.isInteger(parent) && (parent as number) >= ROOT && (parent as number) < at
  if (!isAfter || typeof seat !== 'string' || typeof choice !== 'string' || typeof told !== 'string') return null
  return { parent: parent as number, seat, choice, told, name: readName(data['name']) }
}

function readName(data: unknown): KnotName | null {
  if (!isRecord(data)) return null
  const { words, by } = data
  return typeof words === 'string' && typeof by === 'string' ? { words, by } : null
}

const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
