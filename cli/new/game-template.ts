import { stated } from '../stated.ts'
import { sideBySide } from '../../compiler/diagnostics/worded.ts'
import type { Sayable } from '../../grammar/saying.ts'
import { join, basename } from 'node:path'
import { nearestNames } from '../../compiler/diagnostics/nearest-names.ts'
import { parseFile } from '../../compiler/syntax/parse.ts'
import { programRoot } from '../files/paths.ts'
import { readText } from '../files/read-text.ts'
import { rulesIn } from '../files/rules-files.ts'
import { UsageError } from '../usage-error.ts'

/** The kind of game that a file of the templates is of. */
const kindOf = (path: string): string => basename(path, '.rules')

/** The texts of small games, one for each kind: games themselves, so that they are checked and played as others are. */
const folder = join(programRoot, 'templates', 'games')

/** The kinds of games that there is a text of, such as `shedding`. */
export const gameKinds = (): string[] => rulesIn(folder).map(kindOf)

/** The text of a kind, as a game of another name. @throws UsageError where there is none */
export function gameOfKind(kind: string, name: string): string {
  const kinds = gameKinds()
  if (!kinds.includes(kind)) throw new UsageError(unknownKind(kind, kinds))
  const path = join(folder, `${kind}.rules`)
  const text = readText(path)
  const { header } = parseFile({ path, text }, () => undefined)
  if (header === null) throw new Error(`${path} declares no game`)
  const { start, end } = header.name.span
  return `${text.slice(0, start)}${name}${text.slice(end)}`
}

function unknownKind(kind: string, kinds: readonly string[]): Sayable {
  const [near] = nearestNames(kind, kinds)
  const meant = near === undefined ? '' : stated('; did you mean {1}?', near)
  return stated('there is no kind of game `{1}`; there are {2}{3}', kind, sideBySide(kinds), meant)
}
