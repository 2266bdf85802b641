import { format } from 'prettier/standalone'
import { isJapanese } from '../../grammar/surface/japanese-text.ts'
import type { WrittenIn } from '../../grammar/surface/templates.ts'
import { type JapaneseNames, namesDeclaredIn } from '../../grammar/surface/vocabulary.ts'
import { plugin } from './prettier-plugin.ts'
import { saidIn } from './said-in.ts'

export interface FormatAs {
  /** The language that the text is to be in; its own where nothing is said. */
  readonly as?: WrittenIn
  /** What names are called in Japanese. */
  readonly vocabulary?: JapaneseNames
}

/** The one canonical layout of a rules file. Rejects with `UnreadableText` when the text has a mistake. */
export async function formatRules(
  text: string,
  { as, vocabulary = namesDeclaredIn(text) }: FormatAs = {},
): Promise<string> {
  const own = isJapanese(text) ? 'ja' : 'en'
  const wanted = as ?? own
  const said = wanted === 'ja' || own === 'ja' ? saidIn(wanted, text.replace(/\r\n?/gu, '\n'), vocabulary) : text
  return wanted === 'ja' ? said : format(said, { parser: 'rules', plugins: [plugin] })
}
