import { Name } from '../../grammar/tokens.ts'
import { kindOfSign, mayBeName, signsOf } from '../../language/colours.ts'
import { nameForm } from '../../compiler/game/name-form.ts'
import { type Colour, type ColouredStretches, COLOURS } from '../protocol/colours.ts'
import type { NamedKind } from '../../compiler/game/name-use.ts'

type Kinds = ReadonlyMap<string, NamedKind | 'rule'>

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
export const colourText = (text: string, kinds: Kinds): ColouredStretches =>
  signsOf(text).flatMap((sign) => {
    const colour = colourOf(sign, kinds)
    return colour === null ? [] : [sign.startOffset, sign.startOffset + sign.image.length, COLOURS.indexOf(colour)]
  })

function colourOf({ tokenType, image }: ReturnType<typeof signsOf>[number], kinds: Kinds): Colour | null {
  const declared = mayBeName(tokenType) ? kinds.get(nameForm(image)) : undefined
  if (declared !== undefined) return KINDS[declared]
  if (tokenType === Name) return 'name'
  const kind = kindOfSign(tokenType, image)
  return kind === 'word' ? 'keyword' : kind
}
