import { format } from 'prettier/standalone'
import { plugin } from './prettier-plugin.ts'

/** The one canonical layout of a rules file. Rejects with `UnreadableText` when the text has a mistake. */
export function formatRules(text: string): Promise<string> {
  return format(text, { parser: 'rules', plugins: [plugin] })
}
