import { readFileSync, writeFileSync } from 'node:fs'
import { FORMS } from '../grammar/surface/forms.ts'

// `npm run japanese` writes the last section of grammar/japanese.md: what each form of the language says in both.

const page = new URL('../grammar/japanese.md', import.meta.url)
const HEADING = '## 形の一覧\n'

/** Parts of which a form has more than one are told apart by letters, as in the templates. */
const shown = (template: string): string =>
  template
    .replace(/\{([^{}|]*)\}/gu, '[$1]')
    .replace(/[{}]/gu, '')
    .replace(/\|/gu, '')
    .replace(/<([a-z-]+)(?::([a-z]))?>/gu, (_, rule: string, key = '') => `‹${rule}${key}›`)

/** The page, its table made anew. */
export function japanesePage(): string {
  const text = readFileSync(page, 'utf8')
  const rows = FORMS.filter(({ en, ja }) => shown(en) !== shown(ja)).map(
    ({ rule, en, ja }) => `| ${rule} | \`${shown(en).trim()}\` | \`${shown(ja).trim()}\` |`,
  )
  return [
    text.slice(0, text.indexOf(HEADING)) + HEADING,
    '`npm run japanese`が書く。‹ › は部分、[ ] は省ける部分。同じ英語に形が二つあるときは、先のものが書き出される。',
    '',
    '| | 英語 | 日本語 |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}

if (process.argv[1] === import.meta.filename) writeFileSync(page, japanesePage())
