import type { AddedCard, WordValue } from '../../runtime/queries/add-cards.ts'
import type { CardRow, CardSide, CardFileValue } from './card-row.ts'
import type { GameCards, CardSides } from './game-cards.ts'
import type { NamesByLanguage } from './own-names.ts'
import type { ReadPrinted } from './printed-of.ts'
import { ownEntry } from '../../runtime/own-entry.ts'

/** A card as the rules see it, and every name that it goes by. */
export interface CardDefinition extends AddedCard {
  readonly names: readonly string[]
  /** Its names by language, as far as the database tells that. */
  readonly byLanguage: NamesByLanguage
  /** By which the database knows the card; its faces have none. */
  readonly id: string | number | undefined
  readonly also: readonly (string | number)[]
  /** Whether it is a face of a card, and no card. */
  readonly side: boolean
}

/**
 * The cards of the rules that a line of a database becomes: one, with its faces where it has several; none where it
 * cannot be said in the rules.
 */
export function definitionsOf(row: CardRow, game: GameCards, language: string, read: ReadPrinted): CardDefinition[] {
  const reading = { game, language, read }
  const sides = row.faces === undefined ? undefined : game.sides.find((each) => fits(row, each))
  if (row.faces === undefined || sides === undefined)
    return some(
      definition(reading, { face: row, printed: row.printed, more: {}, side: false, id: row.id, also: row.also }),
    )
  const faces = row.faces
    .slice(sides.front === true ? 1 : 0)
    .flatMap((face) =>
      some(definition(reading, { face, printed: ofFace(row, face, sides.printed), more: {}, side: true })),
    )
  const inFaces = { [sides.in]: faces.map((face) => face.name) }
  const front = row.faces[0]
  const whole =
    sides.front === true && front !== undefined
      ? definition(reading, {
          face: front,
          printed: ofFace(row, front, {}),
          more: inFaces,
          side: false,
          names: namesOf(row),
          id: row.id,
          also: row.also,
        })
      : definition(reading, {
          face: row,
          printed: without(row.printed, sides.without ?? []),
          more: inFaces,
          side: false,
          id: row.id,
          also: row.also,
        })
  return whole === null ? [] : [whole, ...faces]
}

const some = (found: CardDefinition | null): CardDefinition[] => (found === null ? [] : [found])

/** How cards are read: for which game, from records in which language. */
interface RecordReading {
  readonly game: GameCards
  readonly language: string
  readonly read: ReadPrinted
}

/** What one face or a whole card is made of. */
interface Made {
  readonly face: CardSide
  readonly printed: CardRow['printed']
  /** Printed values that follow from where it stands. */
  readonly more: Readonly<Record<string, WordValue>>
  readonly side: boolean
  /** Names that it bears besides those of the face. */
  readonly names?: readonly string[]
  readonly id?: string | number | undefined
  readonly also?: readonly (string | number)[] | undefined
}

function definition({ game, language, read }: RecordReading, made: Made): CardDefinition | null {
  const { face, printed, more, side, names = [], id, also = [] } = made
  const found = read({ face, printed, language })
  if (found === null) return null
  const name = (game.language === language ? face.name : face.names?.[game.language ?? '']) ?? face.name
  return {
    name,
    id,
    also: id === undefined ? [] : also,
    names: face.names === undefined && names.length === 0 ? [name] : [...new Set([name, ...namesOf(face), ...names])],
    byLanguage: { ...face.names, [language]: face.name },
    printed: Object.assign(found, more),
    side,
  }
}

/** All that a card or face is called. */
export const namesOf = (face: CardSide): string[] => [face.name, ...Object.values(face.names ?? {})]

function fits(row: CardRow, { where = {} }: CardSides): boolean {
  return Object.entries(where).every(([word, is]) => is.includes(ownEntry(row.printed, word) as string))
}

/** What no face says of itself, all of them have from their card. */
function ofFace(row: CardRow, face: CardSide, more: CardSides['printed']): Record<string, CardFileValue> {
  const said = new Set(row.faces?.flatMap((each) => Object.keys(each.printed ?? {})))
  return { ...without(row.printed, [...said]), ...face.printed, ...more }
}

function without(printed: CardRow['printed'], words: readonly string[]): Record<string, CardFileValue> {
  return Object.fromEntries(Object.entries(printed ?? {}).filter(([word]) => !words.includes(word)))
}
