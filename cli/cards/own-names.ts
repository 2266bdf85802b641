import type { BaseState } from '../../runtime/engine.ts'
import type { Parts } from '../../runtime/parts.ts'
import { bare } from '../../runtime/queries/add-cards.ts'
import type { GameCards } from './game-cards.ts'
import { nameKey } from './name-key.ts'

/** What cards of the rules text are called besides their name there, and in which languages that is said. */
export interface OwnNames {
  readonly languages: ReadonlySet<string>
  /** By card: its names by language. */
  readonly names: ReadonlyMap<number, NamesByLanguage>
}

export type NamesByLanguage = Readonly<Record<string, string>>

const ONE_LANGUAGE = /^names\.(\w+(?:-\w+)*)$/

/**
 * The names of the rules' own cards in other languages: those that the game lists, and those that its rules print on
 * cards as what a database has under `names.` and a language.
 */
export function ownNames({ info, printed, texts }: Parts<BaseState>, game: GameCards): OwnNames {
  const languages = new Set(game.language === undefined ? [] : [game.language])
  const names = new Map<number, NamesByLanguage>()
  const called = (card: number, language: string, name: string): void => {
    names.set(card, { ...names.get(card), [language]: name })
  }
  const cards = new Map(info.cards.map((name, card) => [nameKey(bare(name)), card]))
  for (const [language, listed] of Object.entries(game.names)) {
    languages.add(language)
    for (const [name, other] of Object.entries(listed)) {
      const card = cards.get(nameKey(name))
      if (card !== undefined) called(card, language, other)
    }
  }
  for (const { name, type, values } of printed) {
    const language = type === 'text' ? languagePrinted(game, name) : undefined
    if (language === undefined) continue
    languages.add(language)
    for (const card of info.cards.keys()) {
      const other = texts?.ofRules[values[card] as number]
      if (other !== undefined) called(card, language, other)
    }
  }
  return { languages, names }
}

/** The language of which the rules print names on cards by this word; undefined where it is of none. */
export function languagePrinted(game: GameCards, printed: string): string | undefined {
  return [game.printed[printed] ?? []].flat().flatMap(({ from }) => ONE_LANGUAGE.exec(from)?.[1] ?? [])[0]
}
