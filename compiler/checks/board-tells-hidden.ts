import { meaningOf, readMeaning } from '../analyse/reading.ts'
import type { Region } from '../analyse/region.ts'
import { keyOfWord, type Word } from '../analyse/row.ts'
import { within } from '../analyse/walk.ts'
import { error } from '../diagnostics/make.ts'
import type { TExpr } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import type { Check } from './check.ts'

/**
 * HR0527: what a board works out everyone reads, so that it must not follow from what is printed on cards that
 * somebody does not see, nor from what was counted of them.
 */
export const boardTellsHidden: Check = ({ program }, report) => {
  for (const { verb, names, by } of program.board) {
    for (const { name, span } of [...(verb === 'shows' ? names : []), ...by]) {
      const fact = program.game.facts.get(name)
      const secret = fact === undefined || fact.stored ? null : secretBehind(program, { kind: 'fact', name })
      if (secret === null) continue
      report(
        error('HR0527', 'a board that tells what is hidden', span, `\`${name}\` follows from ${secret}`, {
          secondary: fact === undefined ? [] : [{ span: fact.name.span, text: 'it is worked out here' }],
          hint: 'show what follows from open cards alone, or keep it in a fact as everybody comes to know it',
        }),
      )
    }
  }
}

/** In words, what of that which a word is worked out from not everyone sees; null where everyone sees all of it. */
function secretBehind(program: Program, asked: Word): string | null {
  const words = new Map([[keyOfWord(asked), asked]])
  const regions: Region[] = []
  // A map that grows while it is gone through shows what is added as well.
  for (const word of words.values())
    readMeaning(program, word, {
      region: (region) => void regions.push(region),
      word: (next) => void words.set(keyOfWord(next), next),
    })
  const closed = regions.map((region) => closedBy(program, region)).find((text) => text !== null) ?? null
  const counted = regions.some(({ kind }) => kind === 'count' || kind === 'state' || kind === 'viewers')
  if (counted) return 'what was counted, or could happen, which may tell of hidden cards'
  const looks = [...words.values()].some((word) =>
    meaningOf(program, word).some((x) => [...within(x)].some((part) => asksOfCard(program, part))),
  )
  return looks ? closed : null
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

/** Whether something is asked that only those know who see the card. */
function asksOfCard({ game }: Program, x: TExpr): boolean {
  switch (x.kind) {
    case 'printed':
      return x.of.type.base === 'card'
    case 'builtin':
      return ['definition', 'printedDefinition', 'hasDefinition', 'name'].includes(x.name)
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
