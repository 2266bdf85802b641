import { spanText } from '../grammar/source-file.ts'
import { type Entry, handlesOf } from '../compiler/game/entry.ts'
import { nameInText } from '../grammar/name-in-text.ts'
import type { CheckResult } from '../compiler/compile.ts'
import { type Place, holdsPlace } from './place.ts'
import type { Refactoring } from './refactoring.ts'

/** What is taken already: names of games and variants, and files by path. */
export interface TakenNames {
  readonly game: (name: string) => boolean
  readonly file: (path: string) => boolean
}

/** The sentence or declaration around a place, as a variant beside its file would say it instead; or nothing. */
export function moveToVariant({ resolution }: CheckResult, place: Place, taken: TakenNames): readonly Refactoring[] {
  const { game, entries = [], modules = [] } = resolution ?? {}
  const path = modules.at(-1)?.path
  const entry = entries.find(({ decl }) => holdsPlace(decl.span, place))
  if (game === undefined || path === undefined || entry === undefined || !isAlone(entry, entries)) return []
  const name = firstFree((n) => `${game.name}House${n}`, taken.game)
  const file = firstFree((n) => `${path.replace(/\.rules$/, '')}-house${n}.rules`, taken.file)
  const header = `variant ${nameInText(name)} of ${nameInText(game.name)} "what differs, in a few words"`
  return [
    {
      title: `say \`${entry.called}\` otherwise in a new variant`,
      kind: 'move',
      edits: [],
      creates: { path: file, text: `${header}\n\nreplace ${named(entry)}\n` },
    },
  ]
}

/** Whether it can be replaced, and its name means nothing else. A rule of a card goes with the card. */
function isAlone({ decl, context, called }: Entry, entries: readonly Entry[]): boolean {
  const alike = entries.filter((each) => each.called === called || handlesOf(each.decl).includes(called))
  // Cards that are made together have no name.
  const isNamed = decl.kind !== 'card' || decl.name !== null
  return context === null && isNamed && decl.kind !== 'example' && decl.kind !== 'default' && alike.length === 1
}

/** Under the name that it replaces: what declares nothing by name is called as messages call it. */
const named = ({ decl, called }: Entry): string =>
  `${handlesOf(decl).length > 0 ? '' : `${nameInText(called)}: `}${spanText(decl.span).trimEnd()}`

function firstFree(make: (n: string) => string, isTaken: (made: string) => boolean): string {
  let n = 1
  while (isTaken(make(n === 1 ? '' : String(n)))) n += 1
  return make(n === 1 ? '' : String(n))
}
