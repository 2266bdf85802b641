import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtPaths } from '../cli/build/built-paths.ts'
import { parseFile } from '../compiler/syntax/parse.ts'
import type { Header } from '../grammar/tree/declarations.ts'

// `npm run games` writes the last section of rules/README.md: the games that lie there, and how many lines each takes.

const root = fileURLToPath(new URL('..', import.meta.url))
const page = new URL('../rules/README.md', import.meta.url)

const HEADING = '## Lines by game\n'

interface Listed {
  readonly header: Header
  /** Lines that say rules: none of examples, none that is blank or a comment. */
  readonly lines: number
  readonly examples: number
}

/** What the page says before the tables, by hand. */
const before = (): string => {
  const text = readFileSync(page, 'utf8')
  return text.slice(0, text.indexOf(HEADING))
}

/** The page, its tables made anew. */
export function gamesPage(): string {
  const parts = rulesBelow('rules/library').map(
    (file) => `| \`${file}\` | ${linesOf(textOf(join('rules/library', file))).lines} |`,
  )
  return [
    before() + HEADING,
    'Written by `npm run games`. A line is one that says a rule: examples, comments and blank lines are left out, and so is what a',
    'game includes from the [library](library/README.md). Each game has a list of clauses in our words, with its public source, beside it.',
    '',
    '| game | players | lines | examples | house rules, each with its lines |',
    '| --- | --- | ---: | ---: | --- |',
    ...folders().flatMap((folder) => rowOf(join('rules', folder))),
    '',
    '| library | lines |',
    '| --- | ---: |',
    ...parts,
    '',
  ].join('\n')
}

/** Games that are told line by line; those of a rule document of their own are larger, and told in the main page. */
function folders(): string[] {
  const documents = new Set(builtPaths(root).map((path) => path.replace('rules/', '')))
  const small = new Set(['hearts', 'kuhn-poker'])
  return readdirSync(join(root, 'rules'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'library')
    .map(({ name }) => name)
    .filter((name) => !documents.has(name) || small.has(name))
    .sort()
}

function rowOf(folder: string): string[] {
  const all = rulesBelow(folder).flatMap((file) => listed(join(folder, file)))
  const variants = all.filter(({ header }) => header.kind === 'variant')
  return all
    .filter(({ header }) => header.kind === 'game')
    .map(({ header, lines, examples }) => {
      const house = variants.map((variant) => `${variant.header.name.text} ${variant.lines}`).join(', ')
      const { from, to } = header.players ?? { from: 0, to: 0 }
      return `| ${header.name.text} | ${from === to ? from : `${from} to ${to}`} | ${lines} | ${examples} | ${house} |`
    })
}

function listed(file: string): Listed[] {
  const text = textOf(file)
  const { header } = parseFile({ path: file, text }, () => undefined)
  return header === null ? [] : [{ header, ...linesOf(text) }]
}

function linesOf(text: string): Pick<Listed, 'lines' | 'examples'> {
  const { items } = parseFile({ path: '', text }, () => undefined)
  const examples = items.filter(
    (item) =>
      item.kind === 'example' || (item.kind === 'overlay' && item.verb === 'replace' && item.decl.kind === 'example'),
  )
  const inExamples = examples.reduce((sum, { span }) => sum + told(text.slice(span.start, span.end)), 0)
  return { lines: told(text) - inExamples, examples: examples.length }
}

/** Lines with more than blanks and a comment. */
const told = (text: string): number => text.split('\n').filter((line) => /^\s*(?!--)\S/u.test(line)).length

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

const rulesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.rules'))
    .sort()

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(page, gamesPage())
