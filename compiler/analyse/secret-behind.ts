import type { TExpr } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { meaningOf, readExpr, readMeaning } from './reading.ts'
import type { Region } from './region.ts'
import { keyOfWord, type Word } from './row.ts'
import { within } from './walk.ts'

/** In words, what of that which a word is worked out from not everyone sees; null where everyone sees all of it. */
export function secretBehind(program: Program, asked: Word): string | null {
  const { regions, words } = readFrom(program, [], [asked])
  const counted = regions.some(({ kind }) => kind === 'count' || kind === 'state' || kind === 'viewers')
  if (counted) return 'what was counted, or could happen, which may tell of hidden cards'
  const looks = words.some((word) =>
    meaningOf(program, word).some((x) => [...within(x)].some((part) => asksOfCard(program, part))),
  )
  return looks ? closedAmong(program, regions) : null
}

/** In words, of which cards that not everyone sees a condition asks which they are; null where it asks of none. */
export function secretIn(program: Program, condition: TExpr): string | null {
  const { regions, words } = readFrom(program, [condition], [])
  const asked = [condition, ...words.flatMap((word) => meaningOf(program, word))]
  return asked.some((x) => [...within(x)].some(asksWhich)) ? closedAmong(program, regions) : null
}

/** All that is read there, and the words that it is worked out from. */
function readFrom(
  program: Program,
  asked: readonly TExpr[],
  named: readonly Word[],
): { readonly regions: readonly Region[]; readonly words: readonly Word[] } {
  const words = new Map(named.map((word) => [keyOfWord(word), word]))
  const regions: Region[] = []
  const into = {
    region: (region: Region) => void regions.push(region),
    word: (next: Word) => void words.set(keyOfWord(next), next),
  }
  for (const x of asked) readExpr(program, x, into)
  // A map that grows while it is gone through shows what is added as well.
  for (const word of words.values()) readMeaning(program, word, into)
  return { regions, words: [...words.values()] }
}

const closedAmong = (program: Program, regions: readonly Region[]): string | null =>
  regions.map((region) => closedBy(program, region)).find((text) => text !== null) ?? null

/** Whether it is asked which card something is. */
function asksWhich(x: TExpr): boolean {
  if (x.kind === 'printed') return x.of.type.base === 'card'
  return x.kind === 'builtin' && ['definition', 'printedDefinition', 'hasDefinition', 'name'].includes(x.name)
}

/** Cards that somebody may not see. */
function closedBy(program: Program, region: Region): string | null {
  switch (region.kind) {
    case 'zone': {
      const seenBy = program.zones.get(region.name)?.seenBy
      const isOpen = seenBy?.kind === 'builtin' && seenBy.name === 'players' && program.viewers.length === 0
      return isOpen ? null : `cards in \`${region.name}\`, which not everyone sees`
    }
    case 'fact': {
      const held = program.game.facts.get(region.name)?.type.base === 'card'
      return held ? `the card that \`${region.name}\` keeps, which not everyone may see` : null
    }
    case 'zones':
    case 'cards':
      return 'cards wherever they lie, which not everyone sees'
    case 'adjective':
    case 'count':
    case 'definition':
    case 'owner':
    case 'viewers':
    case 'random':
    case 'end':
    case 'state':
      return null
  }
}

/** Whether something is asked that only those know who see the card, or how it lies. */
function asksOfCard({ game }: Program, x: TExpr): boolean {
  switch (x.kind) {
    case 'printed':
    case 'builtin':
      return asksWhich(x)
    case 'stored':
      return x.args.some(({ type }) => type.base === 'card')
    case 'adjective':
      return x.of.type.base === 'card' && game.adjectives.get(x.name)?.stored === true
    case 'binary':
    case 'can':
    case 'case':
    case 'definition':
    case 'derived':
    case 'enum':
    case 'if':
    case 'inZone':
    case 'list':
    case 'local':
    case 'map':
    case 'none':
    case 'not':
    case 'number':
    case 'option':
    case 'optionIs':
    case 'query':
    case 'relation':
    case 'text':
    case 'times':
    case 'truth':
    case 'zone':
    case 'zoneIs':
      return false
  }
}
