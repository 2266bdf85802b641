import { declaredBases, declaredName } from '../grammar/declared-name.ts'
import { linkOf } from '../studio/share/link.ts'

/** A piece of a page, as markdown-it has it. */
interface Token {
  readonly type: string
  readonly info: string
  content: string
}

interface State {
  tokens: Token[]
  readonly Token: new (type: string, tag: string, nesting: 0) => Token
  /** Where the page lies that is written. */
  readonly env: { readonly relativePath?: string }
}

/** What is asked of markdown-it, which VitePress brings. */
interface Renderer {
  readonly core: {
    readonly ruler: {
      push(name: string, rule: (state: State) => void): void
    }
  }
}

/** A block of rules in a page. */
interface Block {
  readonly text: string
  /** A first comment such as `-- wind.rules` says under which name other blocks include it. */
  readonly included: string | null
}

/** Sentences without a header, as a house rule on the first game of their page; null where that has none. */
function asGame({ text, included }: Block, blocks: readonly Block[]): string | null {
  if (declaredName(text) !== null) return text
  const base = declaredName(blocks[0]?.text ?? '')
  return base === null || included !== null ? null : `variant Addition of ${base}\n\n${text}`
}

/** The files that a text stands on, of those in its page; pages of findings have texts that stand on themselves. */
function standsOn(text: string, blocks: readonly Block[]): Readonly<Record<string, string>> {
  const bases = declaredBases(text)
  const [found, others] = parted(blocks, ({ text: other, included }) =>
    included === null ? bases.includes(declaredName(other) ?? '') : text.includes(`include "${included}"`),
  )
  const files: Record<string, string> = {}
  for (const each of found)
    Object.assign(files, standsOn(each.text, others), {
      [each.included ?? `${declaredName(each.text) ?? ''}.rules`]: each.text,
    })
  return files
}

function parted<T>(all: readonly T[], test: (each: T) => boolean): readonly [T[], T[]] {
  return [all.filter(test), all.filter((each) => !test(each))]
}

/** What the studio opens with a block; null for a part that is no game. */
function studioLink(block: Block, blocks: readonly Block[]): string | null {
  const text = asGame(block, blocks)
  if (text === null) return null
  const entry = `${declaredName(text) ?? 'block'}.rules`
  return linkOf({ entry, files: { ...standsOn(text, blocks), [entry]: text }, course: null, version: '' })
}

const rulesBlock = (text: string): Block => ({ text, included: /^-- (\S+\.rules)\n/.exec(text)?.[1] ?? null })

/** Pages whose blocks add to the first game of another page. */
const GOING_ON: Readonly<Record<string, string>> = {
  'grammar/trading-cards.md': 'grammar/index.md',
  'grammar/examples.md': 'grammar/index.md',
}

/** The first block of a page. */
const firstBlock = (page: string): Block => rulesBlock(/^```rules\n(.*?)^```$/ms.exec(page)?.[1] ?? '')

/** Puts below each block of rules that the studio can open two links that do. `read` gives another page of the site. */
export function tryRules(md: Renderer, base: string, read: (page: string) => string): void {
  md.core.ruler.push('try-rules', (state) => {
    const isRules = ({ type, info }: Token): boolean => type === 'fence' && info.trim() === 'rules'
    const before = GOING_ON[state.env.relativePath ?? '']
    const blocks = [
      ...(before === undefined ? [] : [firstBlock(read(before))]),
      ...state.tokens.filter(isRules).map(({ content }) => rulesBlock(content)),
    ]
    state.tokens = state.tokens.flatMap((token) => {
      const link = isRules(token) ? studioLink(rulesBlock(token.content), blocks) : null
      if (link === null) return [token]
      const html = new state.Token('html_block', '', 0)
      const href = `${base}play/index.html${link}`
      html.content =
        `<p class="try" v-pre><a class="open" href="${href}" target="_blank" rel="noopener">Open in the studio</a>` +
        `<a class="run" href="${href}" target="_self">Run it here</a></p>\n`
      return [token, html]
    })
  })
}
