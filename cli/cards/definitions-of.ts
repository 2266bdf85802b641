import type { AddedCard, WordValue } from '../../runtime/queries/add-cards.ts'
import type { CardRow, Face, Printed } from './card-row.ts'
import type { GameCards, Sides } from './game-cards.ts'
import type { ReadPrinted } from './printed-of.ts'
import { own } from '../../runtime/own.ts'

/** A card as the rules see it, and every name that it goes by. */
export interface Definition extends AddedCard {
  readonly names: readonly string[]
  /** By which the database knows the card; its faces have none. */
  readonly id: string | number | undefined
  /** Whether it is a face of a card, and no card. */
  readonly side: boolean
}

/** The cards of the rules that a line of a database becomes: one, with its faces where it has several; none where it cannot be said in the rules. */
export function definitionsOf(row: CardRow, game: GameCards, language: string, read: ReadPrinted): Definition[] {
  const sides = row.faces === undefined ? undefined : game.sides.find((each) => fits(row, each))
  if (row.faces === undefined || sides === undefined) return some(definition(row, row.printed, game, language, read, {}, false, [], row.id))
  const faces = row.faces.slice(sides.front === true ? 1 : 0).flatMap((face) => some(definition(face, ofFace(row, face, sides.printed), game, language, read, {}, true)))
  const inFaces = { [sides.in]: faces.map((face) => face.name) }
  const front = row.faces[0]
  const whole = sides.front === true && front !== undefined
    ? definition(front, ofFace(row, front, {}), game, language, read, inFaces, false, namesOf(row), row.id)
    : definition(row, without(row.printed, sides.without ?? []), game, language, read, inFaces, false, [], row.id)
  return whole === null ? [] : [whole, ...faces]
}

const some = (found: Definition | null): Definition[] => (found === null ? [] : [found])

function definition(face: Face, printed: CardRow['printed'], game: GameCards, language: string, read: ReadPrinted, more: Readonly<Record<string, WordValue>>, side: boolean, names: readonly string[] = [], id?: string | number): Definition | null {
  const found = read({ face, printed, language })
  if (found === null) return null
  const name = (game.language === language ? face.name : face.names?.[game.language ?? '']) ?? face.name
  return { name, id, names: face.names === undefined && names.length === 0 ? [name] : [...new Set([name, ...namesOf(face), ...names])], printed: Object.assign(found, more), side }
}

/** All that a card or face is called. */
export const namesOf = (face: Face): string[] => [face.name, ...Object.values(face.names ?? {})]

function fits(row: CardRow, { where = {} }: Sides): boolean {
  return Object.entries(where).every(([word, is]) => is.includes(own(row.printed, word) as string))
}

/** What no face says of itself, all of them have from their card. */
function ofFace(row: CardRow, face: Face, more: Sides['printed']): Record<string, Printed> {
  const said = new Set(row.faces?.flatMap((each) => Object.keys(each.printed ?? {})))
  return { ...without(row.printed, [...said]), ...face.printed, ...more }
}

function without(printed: CardRow['printed'], words: readonly string[]): Record<string, Printed> {
  return Object.fromEntries(Object.entries(printed ?? {}).filter(([word]) => !words.includes(word)))
}
