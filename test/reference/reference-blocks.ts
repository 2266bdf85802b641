import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { declaredName } from '../../grammar/declared-name.ts'
import { emptyCaches } from '../../compiler/caches.ts'
import { type CheckResult, type RulesHost, checkGame } from '../../compiler/compile.ts'

const grammar = fileURLToPath(new URL('../../grammar/', import.meta.url))

export interface ReferenceBlock {
  /** The heading above it and the line where it begins. */
  readonly title: string
  /** As it stands in the reference. */
  readonly text: string
  /** Of the game that it is or adds to. */
  readonly file: string
  /** A first comment such as `-- wind.rules` says under which name other blocks include it. */
  readonly included: string | null
}

/** The parts of the language reference, whose blocks all stand on the first game. */
export const PARTS = ['README.md', 'trading-cards.md', 'examples.md']

/** The blocks of the language reference, or of other pages beside it, that are marked `rules`, each as a file of its own. */
export const referenceBlocks = (pages: readonly string[] = PARTS): ReferenceBlock[] =>
  pages.flatMap((page) => blocksIn(readFileSync(grammar + page, 'utf8'), page.replace('.md', '').toLowerCase()))

/** The same of a reference as it stood once. */
export function blocksIn(reference: string, name = 'block'): ReferenceBlock[] {
  const blocks: ReferenceBlock[] = []
  let heading = ''
  let open: { line: number; lines: string[] } | null = null
  for (const [index, line] of reference.split('\n').entries()) {
    if (open === null) {
      if (line.startsWith('#')) heading = line.replace(/^#+ /, '')
      if (line === '```rules') open = { line: index + 2, lines: [] }
    } else if (line === '```') {
      const included = /^-- (\S+\.rules)$/.exec(open.lines[0] ?? '')?.[1] ?? null
      blocks.push({
        title: `${heading} (line ${open.line})`,
        text: `${open.lines.join('\n')}\n`,
        file: `${name}-${open.line}.rules`,
        included,
      })
      open = null
    } else open.lines.push(line)
  }
  return blocks
}

/** Files of their own begin with `game` or `variant`; anything else is added to the game of the first block. */
const asFile = (blocks: readonly ReferenceBlock[], text: string): string =>
  declaredName(text) === null ? `variant Addition of ${declaredName(blocks[0]?.text ?? '')}\n\n${text}` : text

/** The blocks as files, also by the names under which others include them. */
export const textsOfBlocks = (blocks: readonly ReferenceBlock[]): ReadonlyMap<string, string> =>
  new Map(blocks.map(({ file, text, included }) => [included ?? file, included === null ? asFile(blocks, text) : text]))

/** Reads the blocks as files, so that variants find the games they stand on. */
export function referenceHost(blocks: readonly ReferenceBlock[]): RulesHost {
  const texts = new Map(blocks.map(({ file, text }) => [file, asFile(blocks, text)]))
  return {
    read: (file) => texts.get(file) ?? blocks.find(({ included }) => included === file)?.text ?? null,
    find: (name) => blocks.find(({ text }) => declaredName(text) === name)?.file ?? null,
  }
}

const { parsed } = emptyCaches()
const checks = new Map<string, CheckResult>()

/** What the compiler finds in a block that is a file of its own or adds to a game; once for all that ask. */
export function checkedBlock(file: string): CheckResult {
  const known = checks.get(file)
  if (known !== undefined) return known
  const checked = checkGame(file, referenceHost(referenceBlocks()), { parsed })
  checks.set(file, checked)
  return checked
}
