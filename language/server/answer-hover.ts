import type { Connection, Hover } from 'vscode-languageserver'
import { type DeclaringLine, type Hovered, hover } from '../hover.ts'
import type { ToldRule } from '../told-rules.ts'
import { rangeOf } from './convert.ts'
import type { Desk } from './desk.ts'

// What authors write is shown as they wrote it, whatever it would be in Markdown.

/** A text that is read as it stands. */
const plain = (text: string): string =>
  text.replaceAll(/[\\`*_[\]<>&|~#]/g, String.raw`\$&`).replaceAll(/^(\s*)([-+]|\d+[.)])(?=\s)/gm, ended)

const ended = (_: string, blanks: string, sign: string): string => `${blanks}${sign.slice(0, -1)}\\${sign.slice(-1)}`

/** Rules, in the colours of their language. */
function rulesText(text: string): string {
  const fence = '`'.repeat(Math.max(3, ...(text.match(/`+/g) ?? []).map(({ length }) => length + 1)))
  return `${fence}rules\n${text}\n${fence}`
}

/** Answers what the rules say of the name or sentence at a place. */
export function answerHover(connection: Connection, desk: Desk): void {
  connection.onHover((at) => {
    const { space } = desk
    const path = desk.pathOf(at.textDocument.uri)
    const own = space.about(path)
    const checked = [...own, ...space.speaking(path).filter((each) => !own.includes(each))]
    const found = hover(space.table(checked), checked, desk.place(at, checked))
    return found === null ? null : hoverOf(found)
  })
}

function hoverOf({ span, kind, told, declared, uses }: Hovered): Hover {
  const parts = [
    uses === null ? kind : `${kind}, ${named(uses)}`,
    ...told.map((rule) => ruleText(rule, uses === null && rule.decl.span.start === span.start)),
    ...declared.map(lineText),
    ...clauseTexts(told),
  ]
  return { range: rangeOf(span), contents: { kind: 'markdown', value: parts.join('\n\n') } }
}

const named = (uses: number): string =>
  uses === 0 ? 'named nowhere else' : uses === 1 ? 'named once' : `named ${uses} times`

const HEADINGS: Readonly<Record<ToldRule['bears'], string>> = {
  itself: '',
  base: 'in place of: ',
  exception: 'except: ',
  change: 'changed: ',
  elsewhere: 'elsewhere: ',
}

/** More lines than that are looked at where they stand. */
const MOST_LINES = 12

/** The sentence that is pointed at is read where it stands. */
function ruleText({ bears, called, module, decl, text, comment, words }: ToldRule, isHere: boolean): string {
  const { line } = rangeOf(decl.span).start
  const lines = text.split('\n')
  const shown = [...lines.slice(0, MOST_LINES), ...(lines.length > MOST_LINES ? ['…'] : [])].join('\n')
  return [
    plain(`${HEADINGS[bears]}${called}, ${module}, ${decl.span.file.path}:${line + 1}`),
    ...(isHere ? [] : [rulesText(shown)]),
    ...(comment === null ? [] : [plain(comment)]),
    ...(words.length === 0 ? [] : [words.map((word) => `- ${plain(word.trim())}`).join('\n')]),
  ].join('\n\n')
}

const lineText = ({ path, line, comment }: DeclaringLine): string =>
  [rulesText(line), ...(comment === null ? [] : [plain(comment)]), plain(path)].join('\n\n')

/** Each clause once, in a list of its own. */
function clauseTexts(told: readonly ToldRule[]): readonly string[] {
  const summaries = new Map(told.flatMap(({ clauses }) => clauses).map(({ id, summary }) => [id, summary]))
  const lines = [...summaries].map(([id, summary]) => `- \`[${id}]\`${summary === null ? '' : ` ${plain(summary)}`}`)
  return lines.length === 0 ? [] : [lines.join('\n')]
}
