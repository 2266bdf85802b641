import { isName } from '../name-in-text.ts'
import { JAPANESE_LITERALS } from './forms.ts'
import { formsOf, isVerb } from './verbs.ts'

/** Names that every game knows, and what they are called in Japanese. */
const OF_EVERY_GAME: Readonly<Record<string, string>> = {
  card: 'カード',
  player: 'プレイヤー',
  number: '数',
  truth: '真偽',
  definition: '定義',
  effect: '効果',
  zone: '領域',
  text: '文',
  everyone: '全員',
  players: '参加者',
  otherwise: '本来',
  result: '成績',
  empty: '空',
  match: '勝負',
  count: '枚数',
  sum: '合計',
  first: '最初',
  last: '最後',
  top: '上',
  distinct: '異種',
  copies: '同名',
  highest: '最大',
  lowest: '最小',
  next: '隣',
  seat: '席',
  owner: '持ち主',
  holder: '所持者',
  viewers: '閲覧者',
  controller: 'コントローラー',
  source: '発生源',
  name: '名称',
  joined: '連結',
  length: '文字数',
  move: '移す',
  create: '作る',
  shuffle: '切り混ぜる',
  show: '見せる',
  resolve: '解決する',
  dismiss: '取り消す',
  finish: '終了する',
  delete: '消す',
}

/** What names are called in Japanese, one to one. */
export class JapaneseNames {
  private readonly english = new Map<string, string>()
  private readonly japanese = new Map<string, string>()
  /** Forms of verbs, longest first, with the name that each is and the ending of する that it stands for. */
  readonly verbForms: readonly { readonly form: string; readonly name: string; readonly ending: string }[]

  /** Equal for those that say the same. */
  readonly key: string

  /** Of several words for one name, or names for one word, the first is taken. What is no name is passed over. */
  constructor(...words: readonly Readonly<Record<string, string>>[]) {
    for (const [name, word] of words.flatMap((each) => Object.entries(each))) {
      const bare = word.replace(/する$/u, '')
      if (!isName(name) || !/^[^〈〉《》{}\r\n]{1,80}$/u.test(bare)) continue
      if (this.japanese.has(name) || this.english.has(bare)) continue
      this.japanese.set(name, bare)
      this.english.set(bare, name)
    }
    this.key = JSON.stringify([...this.japanese])
    this.verbForms = [...this.english]
      .filter(([word]) => isFreeVerb(word))
      .flatMap(([word, name]) => formsOf(word).map((each) => ({ ...each, name })))
      .sort((a, b) => b.form.length - a.form.length)
  }

  /** Whether what it is called is a verb, whose endings say what is said of it. */
  isVerb(name: string): boolean {
    return this.verbForms.some((each) => each.name === name)
  }

  /** What a name of the rules is called; itself where there is no other word. */
  inJapanese(name: string): string {
    return this.japanese.get(name) ?? name
  }

  inEnglish(word: string): string {
    return this.english.get(word) ?? word
  }
}

/** A verb none of whose forms the language itself says. */
const isFreeVerb = (word: string): boolean =>
  isVerb(word) && !formsOf(word).some(({ form }) => JAPANESE_LITERALS.some((literal) => literal.includes(form)))

const PARTICLES = /を|が|へ|から|とともに|として|に対して|のために|によって|、|\s|^/u

const ENGLISH_HEAD = /^(?:\[[^\]\n]*\] *)?(?:replace )?to (\S+)/gmu

/** Verbs that a text declares by what they are: `カードcを置くとは`, or `to 置く card c`. */
export function declaredVerbs(text: string): Readonly<Record<string, string>> {
  const heads = [...text.matchAll(/^(.*)とは[ \u3000]*(?:--.*)?\r?$/gmu)].map(([, head = '']) => head)
  const words = heads.map((head) => head.split(PARTICLES).at(-1) ?? '')
  const named = [...text.matchAll(ENGLISH_HEAD)].map(([, name = '']) => name)
  return Object.fromEntries([...words, ...named].filter(isFreeVerb).map((verb) => [verb, verb]))
}

/** What a text says of its own names, where no words of a game are at hand. */
export const namesDeclaredIn = (text: string): JapaneseNames => vocabularyOf(declaredVerbs(text))

/** The words of games on top of those that every game knows. */
export const vocabularyOf = (...words: readonly Readonly<Record<string, string>>[]): JapaneseNames =>
  words.length === 0 ? plainVocabulary : new JapaneseNames(...words, OF_EVERY_GAME)

/** What is called otherwise by no words of a game. */
export const plainVocabulary = new JapaneseNames(OF_EVERY_GAME)

export const emptyVocabulary = new JapaneseNames()
