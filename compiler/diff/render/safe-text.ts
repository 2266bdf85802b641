/**
 * What a page may do that is written for others to read: show itself. Should a name of somebody's rules ever become
 * markup, it runs nothing and asks nobody for anything.
 */
export const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/** A text as it stands in markup, between tags or in an attribute. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** A text as it stands in a line of Markdown, where an address becomes a link of itself. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|~#&@]|:(?=\/\/)|(?<=\bwww)\./giu, (sign) => `\\${sign}`).replace(/\n/gu, ' ')
}
