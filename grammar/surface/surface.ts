import { lex } from '../tokens.ts'
import { FORMS } from './forms.ts'
import { EarleyReader, type FormProduction, type ReadForm, type NextSign, type Stuck } from './earley.ts'
import { japaneseWords } from './japanese-words.ts'
import { type Form, type WrittenIn, type FormPiece, wordingsOf } from './templates.ts'
import { emptyVocabulary } from './vocabulary.ts'
import type { SourceWord } from './word.ts'

/** A form with the parts that stand in it. */
export interface SaidForm {
  readonly form: Form
  readonly keys: string
}

/** A piece of what is said: words of the language itself, or a word of the rules. */
export type SaidPiece =
  | SourceWord
  | { readonly kind: 'literal'; readonly text: string; readonly of: ReadForm<SaidForm> }

/** Parts that are one word. Names of games are proper ones, which are the same in every language. */
const WORDS: Readonly<Record<string, SourceWord['kind']>> = {
  name: 'name',
  proper: 'name',
  number: 'number',
  text: 'text',
  cite: 'cite',
}

const literalWords: Readonly<Record<WrittenIn, (text: string) => readonly Pick<SourceWord, 'said' | 'start'>[]>> = {
  en: (text) => lex(text).tokens.map(({ image, startOffset }) => ({ said: image, start: startOffset })),
  ja: (text) => japaneseWords(text, emptyVocabulary),
}

function signsOf(pieces: readonly FormPiece[], language: WrittenIn): readonly NextSign[] {
  return pieces.flatMap((piece): readonly NextSign[] => {
    if (piece.kind === 'literal') {
      const chunk = piece.text.trim()
      return literalWords[language](piece.text).map(({ said, start }) => ({
        kind: 'literal',
        said,
        chunk,
        rest: piece.text.slice(start).trim(),
      }))
    }
    const of = WORDS[piece.rule]
    return [
      of === undefined ? { kind: 'rule', rule: piece.rule, key: piece.key } : { kind: 'word', of, key: piece.key },
    ]
  })
}

const PAUSE = /(?:場合|において|について|により|結果)、$/u

/** A comma behind what a sentence is about, or when it holds, is as good as none; what is printed comes first. */
function withOrWithoutPauses(pieces: readonly FormPiece[]): readonly (readonly FormPiece[])[] {
  return pieces.reduce<readonly (readonly FormPiece[])[]>(
    (all, piece, i) => {
      const said = all.map((before) => [...before, piece])
      if (piece.kind !== 'literal' || i === pieces.length - 1) return said
      const other = PAUSE.test(piece.text)
        ? piece.text.slice(0, -1)
        : piece.text.endsWith('は')
          ? `${piece.text}、`
          : null
      return other === null ? said : [...said, ...all.map((before) => [...before, { ...piece, text: other }])]
    },
    [[]],
  )
}

/** One of the languages in which rules are written: reads lines, and says what was read in another one. */
export class Surface {
  private readonly reader: EarleyReader<SaidForm>
  private readonly printed = new Map<Form, Map<string, readonly FormPiece[]>>()
  /** Forms by those that say the same, and may be taken for something else. */
  private readonly plainer = new Map<Form, Form>()
  /** Words that the language itself has. */
  readonly own: ReadonlySet<string>

  constructor(language: WrittenIn) {
    const productions: FormProduction<SaidForm>[] = []
    const own = new Set<string>()
    for (const [i, form] of FORMS.entries()) {
      const other = FORMS.slice(i + 1).find(({ rule, en }) => rule === form.rule && en === form.en)
      if (other !== undefined) this.plainer.set(form, other)
      const printed = new Map<string, readonly FormPiece[]>()
      this.printed.set(form, printed)
      for (const { keys, orders } of wordingsOf(form, language)) {
        const [first] = orders
        if (first !== undefined) printed.set(keys, first)
        const said = { form, keys }
        for (const pieces of language === 'ja' ? orders.flatMap(withOrWithoutPauses) : orders) {
          const signs = signsOf(pieces, language)
          productions.push({ order: productions.length, rule: form.rule, signs, form: said })
          for (const sign of signs) if (sign.kind === 'literal') own.add(sign.said)
        }
      }
    }
    this.own = own
    this.reader = new EarleyReader(productions)
  }

  /** Whether what is said might be taken for something else. */
  isDoubtful({ form: { form }, parts }: ReadForm<SaidForm>): boolean {
    return this.plainer.has(form) || Object.values(parts).some((part) => 'form' in part && this.isDoubtful(part))
  }

  read(words: readonly SourceWord[], rule: string): ReadForm<SaidForm> | Stuck {
    return this.reader.read(words, rule)
  }

  /** What could go on behind words, also where they are a line already. */
  stuckAtEnd(words: readonly SourceWord[], rule: string): Stuck {
    return this.reader.stuckAtEnd(words, rule)
  }

  /** What a reading says in this language, piece by piece; `carefully` in words that mean nothing else anywhere. */
  say(reading: ReadForm<SaidForm>, carefully = false): readonly SaidPiece[] {
    const { form, keys } = reading.form
    const said = carefully ? (this.plainer.get(form) ?? form) : form
    const pieces = this.printed.get(said)?.get(keys) ?? []
    return pieces.flatMap((piece): readonly SaidPiece[] => {
      if (piece.kind === 'literal') return [{ kind: 'literal', text: piece.text, of: reading }]
      const part = reading.parts[piece.key]
      if (part === undefined) return []
      if ('form' in part) return this.say(part, carefully)
      return [piece.rule === 'proper' ? { ...part, proper: true } : part]
    })
  }
}

const made = new Map<WrittenIn, Surface>()

/** Made when it is asked for first: most rules are in one language. */
export function surfaceOf(language: WrittenIn): Surface {
  const known = made.get(language) ?? new Surface(language)
  made.set(language, known)
  return known
}
