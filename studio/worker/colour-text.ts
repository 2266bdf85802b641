import { lex } from '../../grammar/tokens.ts'
import { nameForm } from '../../compiler/game/name-form.ts'
import { type Colour, type Coloured, COLOURS } from '../protocol/colours.ts'
import type { NamedPlace } from '../protocol/write-calls.ts'

/** What kinds of declared names are coloured as. */
const KINDS: Readonly<Record<string, Colour>> = {
  zone: 'zone',
  fact: 'fact',
  printed: 'fact',
  option: 'fact',
  adjective: 'fact',
  relation: 'fact',
  event: 'event',
  card: 'card',
  type: 'type',
  value: 'type',
  rule: 'rule',
}

/** The colours of a text by the lexer of the language, and those of names by what they are declared as. */
export function colourText(text: string, names: readonly NamedPlace[]): Coloured {
  const kinds = new Map(names.map(({ name, kind }) => [nameForm(name), KINDS[kind] ?? 'name']))
  const { tokens, groups } = lex(text)
  const comments = groups['comments'] ?? []
  return [...tokens, ...comments]
    .sort((a, b) => a.startOffset - b.startOffset)
    .flatMap(({ image, startOffset, tokenType }) => {
      const colour = colourOf(tokenType.name, image, kinds)
      return colour === null ? [] : [startOffset, startOffset + image.length, COLOURS.indexOf(colour)]
    })
}

function colourOf(token: string, image: string, kinds: ReadonlyMap<string, Colour>): Colour | null {
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
      return kinds.get(nameForm(image.replace(/^《(.*)》$/u, '$1'))) ?? (token === 'Name' ? 'name' : 'keyword')
  }
}
