import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { printedBy } from './printed-by.ts'

// `npm run picture` draws docs/houserules.svg, the picture of the README, out of what the program says now.

const root = new URL('..', import.meta.url)
const picture = new URL('houserules.svg', import.meta.url)

interface Panel {
  readonly title: string
  /** The file it stands in, or the command that prints it. */
  readonly from: string
  readonly lines: readonly string[]
  readonly column: 0 | 1
}

const WIDTH = 1180
const COLUMN = 580
const LINE = 19
const HEAD = 34

const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')

const linesBy = async (...args: string[]): Promise<string[]> => (await printedBy(...args)).trimEnd().split('\n')

/** From the line that begins with `first` on, as long as lines follow without a gap. */
function passage(lines: readonly string[], first: string): string[] {
  const from = lines.findIndex((line) => line.startsWith(first))
  if (from < 0) throw new Error(`nothing begins with \`${first}\``)
  const to = lines.findIndex((line, i) => i > from && (line === '' || line === '}'))
  return lines.slice(from, to < 0 ? undefined : to + (lines[to] === '}' ? 1 : 0))
}

/** A file of functions, without how far they are moved in. */
const functionsIn = (path: string): string[] =>
  read(path)
    .split('\n')
    .map((line) => line.replace(/^ {4}/, '').replace(/^\},$/, '}'))

/** What the picture shows: a house rule, and what the program makes of it. */
export async function panels(): Promise<Panel[]> {
  return [
    {
      column: 0,
      title: 'A house rule, as text',
      from: 'rules/hearts/omnibus.rules',
      lines: read('rules/hearts/omnibus.rules').trimEnd().split('\n'),
    },
    {
      column: 0,
      title: 'A playtest',
      from: 'houserules simulate Omnibus --games 200',
      lines: passage(await linesBy('simulate', 'Omnibus', '--games', '200'), ' '),
    },
    {
      column: 1,
      title: 'A typed engine',
      from: 'generated/omnibus/omnibus.ts',
      lines: passage(functionsIn('generated/omnibus/omnibus.ts'), 'pointsOf('),
    },
    {
      column: 1,
      title: 'A diff with a witness',
      from: 'houserules diff Hearts Omnibus',
      lines: (await linesBy('diff', 'Hearts', 'Omnibus'))
        .slice(2, -1)
        .map((line) => line.replace(/ {2}rules\/.*$/, '')),
    },
    {
      column: 0,
      title: 'A referee with clauses',
      from: 'houserules explain Omnibus jack-of-diamonds',
      lines: await linesBy('explain', 'Omnibus', 'jack-of-diamonds'),
    },
  ]
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function panel({ title, from, lines }: Panel, x: number, y: number): string {
  const height = HEAD + lines.length * LINE + 14
  const rows = lines.map(
    (line, i) => `<text x="${x + 16}" y="${y + HEAD + 16 + i * LINE}" xml:space="preserve">${coloured(line)}</text>`,
  )
  return [
    `<rect x="${x}" y="${y}" width="${COLUMN - 20}" height="${height}" rx="8" class="card"/>`,
    `<text x="${x + 16}" y="${y + 22}" class="title">${escaped(title)}</text>`,
    `<text x="${x + COLUMN - 36}" y="${y + 22}" class="from">${escaped(from)}</text>`,
    ...rows,
  ].join('\n')
}

/** Clauses, quoted words and signs of change stand out. */
function coloured(line: string): string {
  const change = /^\s*\+ /.test(line) ? 'new' : line.startsWith('outcome ') ? 'clause' : null
  if (change !== null) return `<tspan class="${change}">${escaped(line)}</tspan>`
  return escaped(line).replace(
    /(?<!\w)\[[a-z][\w.-]*\]|"[^"]*"/gu,
    (part) => `<tspan class="${part.startsWith('[') ? 'clause' : 'words'}">${part}</tspan>`,
  )
}

/** The whole drawing. */
export function drawing(shown: readonly Panel[]): string {
  const bottoms = [20, 20]
  const cards = shown.map((each) => {
    const y = bottoms[each.column] ?? 0
    bottoms[each.column] = y + HEAD + each.lines.length * LINE + 14 + 18
    return panel(each, 20 + each.column * COLUMN, y)
  })
  const height = Math.max(...bottoms)
  const style = `text{font:13px ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace;fill:#22303c}.title{font:600 14px system-ui,'DejaVu Sans',sans-serif;fill:#5b4636}.from{font-size:11px;text-anchor:end;fill:#8a7a66}.card{fill:#fffdf8;stroke:#d9cdb8}.clause{fill:#a1420f}.words{fill:#2f6b3a}.new{fill:#2f6b3a;font-weight:600}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="A house rule as text, and the engine, referee, playtest and diff that come of it">
<style>${style}</style>
<rect width="${WIDTH}" height="${height}" rx="14" fill="#f4ecdd"/>
${cards.join('\n')}
</svg>
`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(picture, drawing(await panels()))
