import { meaningOf, readMeaning } from '../analyse/reading.ts'
import type { Region } from '../analyse/region.ts'
import { keyOfWord, type Word } from '../analyse/row.ts'
import { within } from '../analyse/walk.ts'
import { error } from '../diagnostics/make.ts'
import type { Diagnostic, Label } from '../diagnostics/diagnostic.ts'
import type { Span } from '../../grammar/source-file.ts'
import { layerOf } from '../game/layers.ts'
import type { TSentence } from '../program/declarations.ts'
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
      if (fact === undefined || fact.stored) continue
      const secret = secretBehind(program, { kind: 'fact', name })
      if (secret === null) continue
      const cause = sentenceThatTells(program, { kind: 'fact', name })
      const place: Label = { span, text: `the board ${verb === 'shows' ? 'shows it' : 'sorts by it'} here` }
      report(told(program, { name, secret, place, declared: fact.name.span, cause }))
    }
  }
}

interface Telling {
  readonly name: string
  readonly secret: string
  /** The line of the board. */
  readonly place: Label
  readonly declared: Span
  readonly cause: TSentence | null
}

/** At the line of the board, or at a sentence that was said after it, as by a variant. */
function told({ game }: Program, { name, secret, place, declared, cause }: Telling): Diagnostic {
  const says = `\`${name}\` follows from ${secret}`
  const worked: Label = { span: declared, text: 'it is worked out here' }
  const isLater = cause !== null && layerOf(game.layers, cause.span) > layerOf(game.layers, place.span)
  if (isLater)
    return error('HR0527', 'a board that tells what is hidden', cause.span, `with this ${says}`, {
      secondary: [place, worked],
      hint: 'let it follow from open cards, or from a fact kept as everybody comes to know it; or remove the board line',
    })
  return error('HR0527', 'a board that tells what is hidden', place.span, says, {
    secondary: [worked, ...(cause === null ? [] : [{ span: cause.span, text: 'by what is said here' }])],
    hint: 'show what follows from open cards alone, or keep it in a fact as everybody comes to know it',
  })
}

/** The last exception, or sentence about an adjective, without which the word would tell nothing that is hidden. */
function sentenceThatTells(program: Program, asked: Word): TSentence | null {
  const tellsWithout = (other: Partial<Program>) => secretBehind({ ...program, ...other }, asked) !== null
  const excepts = [...program.facts.values()].flatMap((fact) =>
    fact.excepts.filter((x) => {
      const others = fact.excepts.filter((other) => other !== x)
      return !tellsWithout({ facts: new Map(program.facts).set(fact.name, { ...fact, excepts: others }) })
    }),
  )
  const sentences = [...program.adjectives.values()].flatMap((adjective) =>
    adjective.sentences.filter((x) => {
      const others = adjective.sentences.filter((other) => other !== x)
      return !tellsWithout({
        adjectives: new Map(program.adjectives).set(adjective.name, { ...adjective, sentences: others }),
      })
    }),
  )
  return excepts.at(-1) ?? sentences.at(-1) ?? null
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
