import type { IToken } from 'chevrotain'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { At, Cite, Close, Comma, DotDot, Equals, In, Is, LineBreak, Minus, Mod } from '../../grammar/tokens.ts'
import { Name, Of, Open, Plus, Slash, Star, This, You } from '../../grammar/tokens.ts'

/** Other words in the place of a stretch of a file. */
export interface Rewording {
  readonly start: number
  readonly end: number
  readonly replacement: string
}

/** Where a sentence is refused: the tokens of its file, and which of them the finding begins with. */
export interface RefusedPlace {
  readonly finding: Diagnostic
  readonly text: string
  readonly tokens: readonly IToken[]
  readonly at: number
  /** What the game declares between two things. */
  readonly relations: ReadonlyMap<string, unknown>
}

/** What a version of the language no longer reads, and how that is said since. */
export interface LanguageChange {
  /** The last version that read it. */
  readonly last: number
  /** Of the finding by which it is refused. */
  readonly code: string
  /** Where findings of the code are of several kinds. */
  readonly title?: string
  readonly before: string
  readonly now: string
  /** Left out where what was meant is not certain enough to be told to somebody who has made a mistake. */
  readonly isTold: boolean
  /** Null where what is refused is something else. */
  readonly reword: (place: RefusedPlace) => Rewording | null
}

/**
 * All that has changed, oldest first. A row only ever rewords what is refused today, so that texts of today stay as
 * they are whatever version they are taken for.
 */
export const languageChanges: readonly LanguageChange[] = [
  {
    last: 1,
    code: 'HR0001',
    before: 'create CARD in ZONE',
    now: 'create CARD to ZONE',
    isTold: true,
    reword: ({ tokens, at }) => {
      const isCreated = lineBefore(tokens, at).some(({ image }) => image === 'create')
      return isCreated && tokens[at]?.tokenType === In ? inPlaceOf(tokens[at], 'to') : null
    },
  },
  {
    last: 1,
    code: 'HR0001',
    before: 'A is RELATION B',
    now: 'A RELATION B',
    isTold: true,
    reword: ({ tokens, at, relations }) => {
      const [is, relation] = [tokens[at - 2], tokens[at - 1]]
      if (is?.tokenType !== Is || relation === undefined || !relations.has(relation.image)) return null
      if (![Name, This, You, Open].some((type) => type === tokens[at]?.tokenType)) return null
      return { start: is.startOffset, end: relation.startOffset, replacement: '' }
    },
  },
  {
    last: 1,
    code: 'HR0002',
    before: '`together` above lines',
    now: 'these lines alone',
    isTold: true,
    reword: ({ text, tokens, at }) => {
      const last = tokens.slice(0, at).findLastIndex(({ tokenType }) => tokenType !== LineBreak)
      const line = lineBefore(tokens, last + 1)
      const [together] = line
      return line.length === 1 && together?.image === 'together' ? withoutHead(text, together) : null
    },
  },
  {
    last: 2,
    code: 'HR0201',
    title: 'the range comes first',
    before: 'A..B - C, of the range',
    now: '(A..B) - C',
    isTold: true,
    reword: ({ tokens, at, text }) => {
      const end = endOfRange(tokens, at)
      const start = tokens[at]?.startOffset
      if (end === null || start === undefined) return null
      return { start, end, replacement: `(${text.slice(start, end)})` }
    },
  },
  {
    last: 2,
    code: 'HR0208',
    title: 'worked out, not kept',
    before: 'card c in ZONE is ADJECTIVE if …, in any zone',
    now: 'card c is ADJECTIVE if …',
    isTold: true,
    reword: withoutZones,
  },
  {
    last: 2,
    code: 'HR0201',
    title: 'not kept of cards',
    before: 'FACT of player in ZONE, whatever lies there',
    now: 'FACT of player',
    isTold: true,
    reword: withoutZones,
  },
  {
    last: 3,
    code: 'HR0101',
    before: 'neighbour of PLAYER',
    now: 'left-neighbour of PLAYER',
    isTold: true,
    reword: ({ tokens, at }) =>
      tokens[at]?.image === 'neighbour' && tokens[at + 1]?.tokenType === Of
        ? inPlaceOf(tokens[at], 'left-neighbour')
        : null,
  },
  {
    last: 4,
    code: 'HR0202',
    before: 'FACT: TYPE = what may be none',
    now: 'FACT: TYPE or none = what may be none',
    isTold: false,
    reword: ({ finding, tokens, at }) => {
      const [type, equals] = [tokens[at - 2], tokens[at - 1]]
      if (finding.fix !== undefined || type === undefined || equals?.tokenType !== Equals) return null
      return { start: endOf(type), end: endOf(type), replacement: ' or none' }
    },
  },
  {
    last: 4,
    code: 'HR0202',
    before: 'a number that may be none',
    now: '(… or 0)',
    isTold: false,
    reword: ({ finding: { fix } }) =>
      fix === undefined ? null : { start: fix.span.start, end: fix.span.end, replacement: fix.replacement },
  },
]

const endOf = ({ startOffset, image }: IToken): number => startOffset + image.length

const inPlaceOf = (token: IToken, replacement: string): Rewording => ({
  start: token.startOffset,
  end: endOf(token),
  replacement,
})

/** What is said of things wherever they are, and not in the zones that are named. */
function withoutZones({ tokens, at }: RefusedPlace): Rewording | null {
  const [before, word] = [tokens[at - 2], tokens[at - 1]]
  if (before === undefined || word?.tokenType !== In) return null
  let last = at
  while (tokens[last + 1]?.tokenType === Comma) last += 2
  const zone = tokens[last]
  return zone === undefined ? null : { start: endOf(before), end: endOf(zone), replacement: '' }
}

/** The words of its line that stand in front of a token, without the clauses that they put into effect. */
function lineBefore(tokens: readonly IToken[], at: number): readonly IToken[] {
  const from = tokens.slice(0, at).findLastIndex(({ tokenType }) => tokenType === LineBreak) + 1
  return tokens.slice(from, at).filter(({ tokenType }) => tokenType !== Cite)
}

const RECKONS = [Plus, Minus, Star, Slash, Mod]

/** Where a range ends that begins at a token, and out of which something is taken. */
function endOfRange(tokens: readonly IToken[], from: number): number | null {
  let depth = 0
  let dots = -1
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token === undefined || token.tokenType === LineBreak || token.tokenType === At) return null
    if (token.tokenType === Open) depth += 1
    else if (token.tokenType === Close) depth -= 1
    else if (depth === 0 && token.tokenType === DotDot) dots = at
    else if (depth === 0 && dots >= 0 && at > dots + 1 && RECKONS.some((type) => type === token.tokenType)) {
      const last = tokens[at - 1]
      return last === undefined ? null : endOf(last)
    }
  }
  return null
}

/** A block without the line above it, each line two blanks less deep. */
function withoutHead(text: string, head: IToken): Rewording {
  const start = text.lastIndexOf('\n', head.startOffset) + 1
  const indent = text.slice(start).length - text.slice(start).trimStart().length
  const below = text.indexOf('\n', start) + 1
  let end = below
  for (let next = end; next < text.length && isDeeper(text, next, indent);) {
    const lineBreak = text.indexOf('\n', next)
    next = lineBreak < 0 ? text.length : lineBreak + 1
    if (text.slice(end, next).trim() !== '') end = next
  }
  return { start, end, replacement: text.slice(below, end).replace(/^ {2}/gmu, '') }
}

/** Also of a line without words, whatever stands below it. */
function isDeeper(text: string, start: number, indent: number): boolean {
  const line = text.slice(start, text.indexOf('\n', start) < 0 ? text.length : text.indexOf('\n', start))
  return line.trim() === '' || line.length - line.trimStart().length > indent
}
