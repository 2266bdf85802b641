/** The name that a rules text declares with `game NAME` or `variant NAME`, or null for one that others include. */
export function declaredName(text: string): string | null {
  return header(text)?.name ?? null
}

export function declaresVariant(text: string): boolean {
  return header(text)?.kind === 'variant'
}

/** The game of which a text is a variant; null of a game. */
export function declaredBase(text: string): string | null {
  return header(text)?.base ?? null
}

/** The games and variants on which a text stands: its base, and those that it joins. */
export function declaredBases(text: string): readonly string[] {
  const found = header(text)
  return found === null ? [] : [...(found.base === null ? [] : [found.base]), ...found.withs]
}

/** The description of a game or variant; null where it has none, or not in the line that begins it. */
export function declaredTitle(text: string): string | null {
  return header(text)?.title ?? null
}

interface DeclaredHeader {
  readonly kind: string
  readonly title: string | null
  readonly name: string
  readonly base: string | null
  readonly withs: readonly string[]
}

const NAME = String.raw`(《[^》]*》|〈[^〉]*〉|[^\s、,]+)`
const ENGLISH = /^(?:\[[^\]]*\]\s*)?(game|variant)\s+(《[^》]*》|\S+)(?:\s+of\s+(《[^》]*》|\S+))?/u
const JAPANESE_GAME = new RegExp(String.raw`^(?:\[[^\]]*\]\s*)?ゲーム[ \u3000]*${NAME}`, 'u')
const JAPANESE_VARIANT = new RegExp(
  String.raw`^(?:\[[^\]]*\]\s*)?(《[^》]*》|〈[^〉]*〉|.+?)の変種[ \u3000]*${NAME}`,
  'u',
)

/** The first line that is neither a comment nor clauses alone, nor says the language, when it begins a game or variant. */
function header(text: string): DeclaredHeader | null {
  for (const line of text.split('\n')) {
    const code = line.trim()
    if (code === '' || code.startsWith('--') || /^\[[^\]]*\]$/u.test(code) || /^言語[ \u3000]/u.test(code)) continue
    return englishHeader(code) ?? japaneseHeader(code)
  }
  return null
}

const bare = (name: string): string => name.replace(/^《(.*)》$|^〈(.*)〉$/u, '$1$2')

function englishHeader(code: string): DeclaredHeader | null {
  const found = ENGLISH.exec(code)
  if (found === null) return null
  const base = found[3] === undefined ? null : bare(found[3])
  const rest = code.slice(found[0].length)
  const title = /"([^"]+)"/u.exec(rest)?.[1] ?? null
  return { kind: found[1], name: bare(found[2]), base, title, withs: joined(rest).map(bare) }
}

function japaneseHeader(code: string): DeclaredHeader | null {
  const title = /[「"]([^」"]+)[」"]/u.exec(code)?.[1] ?? null
  const game = JAPANESE_GAME.exec(code)
  if (game !== null) return { kind: 'game', name: bare(game[1]), base: null, title, withs: [] }
  const found = JAPANESE_VARIANT.exec(code)
  if (found === null) return null
  const withs = /^[、,](.+?)とともに/u.exec(code.slice(found[0].length))?.[1] ?? ''
  const names = withs.split(/、|,|より後に/u).map((name) => bare(name.trim()))
  return {
    kind: 'variant',
    name: bare(found[2]),
    base: bare(found[1]),
    title,
    withs: names.filter((name) => name !== ''),
  }
}

/** The names behind `with`, in what follows the name of the base. */
function joined(rest: string): readonly string[] {
  const words = /^\s+with\s+((?:《[^》]*》|[^"《])*?)\s*(?:\bfor\s+\d|"|$)/u.exec(rest)?.[1] ?? ''
  return words.split(/\s*,\s*|\s+before\s+/u).filter((name) => name !== '')
}
