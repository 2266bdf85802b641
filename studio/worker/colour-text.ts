import { lex } from '../../grammar/tokens.ts'
import { nameForm } from '../../compiler/game/name-form.ts'
import { type Colour, type ColouredStretches, COLOURS } from '../protocol/colours.ts'
import type { NamedKind } from '../../compiler/game/name-use.ts'

/** What kinds of declared names are coloured as. */
const KINDS: Readonly<Record<NamedKind | 'rule', Colour>> = {
  zone: 'zone',
  fact: 'fact',
  printed: 'fact',
  option: 'fact',
  adjective: 'fact',
  relation: 'fact',
  reading: 'name',
  variable: 'name',
  clause: 'clause',
  event: 'event',
  card: 'card',
  type: 'type',
  value: 'type',
  rule: 'rule',
}

/** The colours of a text by the lexer of the language, and those of names by what they are declared as. */
export function colourText(text: string, kinds: ReadonlyMap<string, NamedKind | 'rule'>): ColouredStretches {
  const { tokens, groups } = lex(text)
  const comments = groups['comments'] ?? []
  return [...tokens, ...comments]
    .sort((a, b) => a.startOffset - b.startOffset)
    .flatMap(({ image, startOffset, tokenType }) => {
      const colour = colourOf(tokenType.name, image, kinds)
      return colour === null ? [] : [startOffset, startOffset + image.length, COLOURS.indexOf(colour)]
    })
}

function colourOf(token: string, image: string, kinds: ReadonlyMap<string, NamedKind | 'rule'>): Colour | null {
  switch (token) {
    case 'Comment':
      return 'comment'
    case 'Text':
    case 'OpenText':
      return 'text'
    case 'Cite':
    case 'OddCite':
      return 'clause'
    case 'Numeral':
      return 'number'
    default:
      if (token.startsWith('Word_')) return 'keyword'
      if (token !== 'Name' && !token.startsWith('Soft_')) return null
      return colourOfName(kinds.get(nameForm(image)), token)
  }
}

const colourOfName = (kind: NamedKind | 'rule' | undefined, token: string): Colour =>
  kind !== undefined ? KINDS[kind] : token === 'Name' ? 'name' : 'keyword'
