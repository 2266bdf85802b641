import type { Entry } from '../game/entry.ts'
import type { Resolution } from '../game/resolve.ts'
import { type ToldWord, toldWords } from '../syntax/told-words.ts'
import type { Change } from './change.ts'
import { makeChange } from './make-change.ts'
import { type ComparedPassage, silentOf } from './passage.ts'

/** Words of the rules text that players are told, with the declaration that they stand in. */
interface Told {
  readonly word: ToldWord
  readonly entry: Entry
}

const known = new WeakMap<Entry['decl'], readonly ToldWord[]>()

/** Looked for once in each declaration, since trees outlive compilations. */
function wordsIn(decl: Entry['decl']): readonly ToldWord[] {
  const words = known.get(decl) ?? toldWords(decl)
  known.set(decl, words)
  return words
}

export function toldBy({ entries }: Resolution): Told[] {
  const telling = entries.filter(({ decl }) => decl.kind !== 'example')
  return telling.flatMap((entry) => wordsIn(entry.decl).map((word) => ({ word, entry })))
}

/**
 * Words by which records call a choice, for versions that say the same: another variable in a branch is another word.
 */
export function compareTold(old: Resolution, next: Resolution): Change[] {
  const [was, is] = [toldBy(old), toldBy(next)]
  const [gone, come] = [without(was, is), without(is, was)]
  return come.flatMap((told, i) => {
    const before = gone[i]
    if (before === undefined) return []
    return [makeChange('word-of-moves-renamed', told.entry.called, passageOf(before), passageOf(told))]
  })
}

function without(some: readonly Told[], others: readonly Told[]): Told[] {
  const texts = new Set(others.map(({ word }) => word.text))
  return some.filter(({ word }) => !texts.has(word.text))
}

const passageOf = ({ word, entry }: Told): ComparedPassage => ({ ...silentOf(entry), text: word.text, span: word.span })
