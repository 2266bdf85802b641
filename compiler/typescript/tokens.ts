/** A token of a template's own text; holes are tokens too. */
export type Token =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'mark'; readonly text: string }
  | { readonly kind: 'number' | 'string'; readonly text: string }
  | { readonly kind: 'blank'; readonly text: string; readonly line: boolean }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'hole'; readonly index: number }
  /** What stands between `‹` and `›` is of types only. */
  | { readonly kind: 'types'; readonly open: boolean }

const PUNCTUATORS = [
  String.raw`\.\.\.|\?\?=|===|!==|>>>|=>|<<|>>|<=|>=|&&|\|\||\?\?|\?\.`,
  String.raw`\+=|-=|\*=|\+\+|--|\/(?![\/*])|[\-+*%=<>!&\|^?:;,.\(\)\{\}\[\]]`,
].join('|')

const TOKEN = new RegExp(
  [
    String.raw`(?<blank>\s+)`,
    String.raw`(?<comment>\/\/[^\n]*|\/\*[^]*?\*\/)`,
    String.raw`(?<word>[\p{ID_Start}_$][\p{ID_Continue}$]*)`,
    String.raw`(?<number>\d[\d_.]*n?)`,
    String.raw`(?<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')`,
    String.raw`(?<types>[‹›])`,
    `(?<mark>${PUNCTUATORS})`,
  ].join('|'),
  'uy',
)

/**
 * The tokens of a template, with its holes among them. Throws for text that is none, which is a mistake in the
 * template.
 */
export function tokensOf(strings: readonly string[]): Token[] {
  return strings.flatMap((text, i): Token[] => {
    const tokens = read(text)
    const last = tokens.at(-1)
    if (last?.kind === 'comment' && last.text.startsWith('//') && i < strings.length - 1)
      throw new Error(`a hole of a template stands in a comment: ${last.text}`)
    return i === 0 ? tokens : [{ kind: 'hole', index: i - 1 }, ...tokens]
  })
}

function read(text: string): Token[] {
  const found: Token[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex
    const groups = TOKEN.exec(text)?.groups
    if (groups === undefined) throw new Error(`a template has no token at: ${text.slice(at, at + 40)}`)
    found.push(tokenOf(groups))
  }
  return found
}

function tokenOf({
  blank,
  comment,
  word,
  number,
  string,
  types,
  mark = '',
}: Record<string, string | undefined>): Token {
  if (blank !== undefined) return { kind: 'blank', text: blank, line: blank.includes('\n') }
  if (comment !== undefined) return { kind: 'comment', text: comment }
  if (word !== undefined) return { kind: 'word', text: word }
  if (number !== undefined) return { kind: 'number', text: number }
  if (string !== undefined) return { kind: 'string', text: string }
  return types === undefined ? { kind: 'mark', text: mark } : { kind: 'types', open: types === '‹' }
}
