// What authors write is shown as they wrote it, whatever it would be in Markdown.

/** A text that is read as it stands. */
export const plain = (text: string): string =>
  text.replaceAll(/[\\`*_[\]<>&|~#]/g, String.raw`\$&`).replaceAll(/^(\s*)([-+]|\d+[.)])(?=\s)/gm, ended)

const ended = (_: string, blanks: string, sign: string): string => `${blanks}${sign.slice(0, -1)}\\${sign.slice(-1)}`

/** Rules, in the colours of their language. */
export function rulesText(text: string): string {
  const fence = '`'.repeat(Math.max(3, ...(text.match(/`+/g) ?? []).map(({ length }) => length + 1)))
  return `${fence}rules\n${text}\n${fence}`
}
