import type { Joined } from './joined.ts'
import type { Table } from './played.ts'

/** What became of a pair: how it is joined, and the games that did not end. */
export interface Row extends Omit<Joined, 'engine'> {
  readonly stopped: readonly string[]
}

/** The page about all pairs of a game's house rules. */
export function pageOf(base: string, rows: readonly Row[], table: Table, command: string): string {
  const names = [...new Set(rows.flatMap(({ pair }) => pair))]
  return [
    `# ${base}: every two house rules joined`,
    '',
    `Written by \`${command}\`. Each pair is \`variant … of ${base} with ONE, OTHER\` and nothing more. It is compiled, the worked`,
    'examples of the game and of both rules are run under it, and bots who play whatever is allowed play',
    `${table.games} games of ${table.players} players.`,
    '',
    ...counts(rows),
    '',
    ...matrix(names, rows),
    '',
    '`·` both hold as they are; `!` they touch each other, as told below; `>` their order decides, and is to be said with `before`; `✗` they cannot be joined like that; `∞` some game does not end.',
    '',
    '## What the examples and the checker found',
    '',
    ...rows.filter((row) => signOf(row) !== '·').map(rowText),
    '',
  ].join('\n')
}

function counts(rows: readonly Row[]): string[] {
  const of = (sign: string): number => rows.filter((row) => signOf(row) === sign).length
  return [
    `Of ${rows.length} pairs ${of('·')} hold as they are, ${of('!')} touch each other, of ${of('>')} the order decides, ${of('✗')} cannot be joined, and in ${of('∞')} a game does not end.`,
  ]
}

function signOf({ findings, changed, stopped }: Row): string {
  if (findings.some((text) => text.startsWith('HR04') && !isOfOrder(text))) return '✗'
  if (stopped.length > 0) return '∞'
  if (findings.some(isOfOrder)) return '>'
  return findings.length > 0 || changed.length > 0 ? '!' : '·'
}

/** That the order decides, which whoever joins the two may say. */
const isOfOrder = (finding: string): boolean => finding.startsWith('HR0412')

function matrix(names: readonly string[], rows: readonly Row[]): string[] {
  const signs = new Map(rows.map((row) => [row.pair.join(), signOf(row)]))
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [
    line(['', ...names.map((_, i) => String(i + 1))]),
    line(names.map(() => '---').concat('---')),
    ...names.map((name, i) =>
      line([`${i + 1} ${name}`, ...names.map((other, j) => (j > i ? (signs.get(`${name},${other}`) ?? '') : ''))]),
    ),
  ]
}

/** What is told of a pair that is not just joined. */
export function rowText(row: Row): string {
  const told = [
    ...row.findings,
    ...row.changed.map((title) => `the example “${title}” does not hold`),
    ...row.stopped.slice(0, 1).map((text) => `${gamesStop(row.stopped.length)}, as with ${text}`),
  ]
  return `- **${row.pair.join(' and ')}**: ${told.join('; ')}.`
}

const gamesStop = (count: number): string => (count === 1 ? '1 game stops' : `${count} games stop`)
