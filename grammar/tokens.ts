import type { ILexingResult, TokenType } from 'chevrotain'
import { createToken, Lexer } from './chevrotain.ts'

// Chevrotain rebuilds regular expressions without their `u` flag, so names are matched by a function of our own.
// The bounds keep every look ahead short: a quoted name has at most 80 characters, and a name begins with at most
// four groups of digits (`4-of-a-kind`).
const letter = '[\\p{L}\\p{M}\\p{No}\\p{Nl}\\p{So}\\p{Sc}_\\u200d]'
const sign = '[\\p{L}\\p{M}\\p{N}\\p{So}\\p{Sc}_\\u200d]'
const nameSource = `《[^》\\r\\n]{1,80}》|(?=(?:\\p{Nd}+-){0,4}\\p{Nd}*${letter})${sign}+(?:-${sign}+)*`
const namePattern = new RegExp(nameSource, 'uy')
const nameStart = new RegExp(`${sign}|《`, 'u')

function matchName(text: string, offset: number): RegExpExecArray | null {
  namePattern.lastIndex = offset
  return namePattern.exec(text)
}

/** One code unit per bucket of Chevrotain's first-character table: exact below 256, every 255th above. */
function startHints(fits: (ch: string) => boolean): number[] {
  const hints: number[] = []
  for (let code = 0; code < 256; code += 1) if (fits(String.fromCharCode(code))) hints.push(code)
  for (let code = 256; code < 65536; code += 255) hints.push(code)
  hints.push(65535)
  return hints
}

const all: TokenType[] = []

function token(config: Parameters<typeof createToken>[0]): TokenType {
  const type = createToken(config)
  all.push(type)
  return type
}

export const Name = createToken({
  name: 'Name',
  label: 'a name',
  pattern: matchName,
  line_breaks: false,
  start_chars_hint: startHints((ch) => nameStart.test(ch)),
})

function keyword(word: string): TokenType {
  return token({ name: `Word_${word}`, label: `\`${word}\``, pattern: word, longer_alt: Name })
}

function softKeyword(word: string): TokenType {
  return token({ name: `Soft_${word}`, label: `\`${word}\``, pattern: word, longer_alt: Name, categories: Name })
}

function mark(name: string, pattern: string): TokenType {
  return token({ name, label: `\`${pattern}\``, pattern })
}

export const Blank = token({ name: 'Blank', pattern: /[ \uFEFF]+/, group: Lexer.SKIPPED })
export const LineBreak = token({ name: 'LineBreak', pattern: /\r\n|\n|\r/, line_breaks: true })
/** Never reaches the parser: the layout pass reports it and drops it. */
export const Tab = token({ name: 'Tab', pattern: /\t+/ })
export const Comment = token({ name: 'Comment', pattern: /--[^\r\n]*/, group: 'comments' })

export const Text = token({ name: 'Text', label: 'a text in quotes', pattern: /"(?:\\.|[^"\\\r\n])*"/ })
/** A text whose closing quote is missing; it counts as a text so that the line is read to its end. */
export const OpenText = token({ name: 'OpenText', pattern: /"(?:\\.|[^"\\\r\n])*\\?/, categories: Text })
export const Cite = token({
  name: 'Cite',
  label: 'a clause id in brackets',
  pattern: /\[[^\s,[\]]+(?: *, *[^\s,[\]]+)*\]/,
})

/** Brackets that hold something else; they count as clause ids so that the line is read to its end. */
export const OddCite = token({ name: 'OddCite', pattern: /\[[^[\]\r\n]*\]/, categories: Cite })

export const Numeral = token({ name: 'Numeral', label: 'a number', pattern: /[0-9]+/, longer_alt: Name })

/** Signs of other languages. No rule takes them; they are lexed so that a message can name the right sign. */
export const Foreign = token({ name: 'Foreign', pattern: /==|&&|\|\||!(?!=)|:=|;|\{|\}|=>|->|≠|≤|≥|%|[[\]]/ })

export const DotDot = mark('DotDot', '..')
export const PlusEquals = mark('PlusEquals', '+=')
export const MinusEquals = mark('MinusEquals', '-=')
export const NotEquals = mark('NotEquals', '!=')
export const AtMost = mark('AtMost', '<=')
export const AtLeast = mark('AtLeast', '>=')
export const Less = mark('Less', '<')
export const Greater = mark('Greater', '>')
export const Equals = mark('Equals', '=')
export const Plus = mark('Plus', '+')
export const Minus = mark('Minus', '-')
export const Star = mark('Star', '*')
export const Slash = mark('Slash', '/')
export const Open = mark('Open', '(')
export const Close = mark('Close', ')')
export const Comma = mark('Comma', ',')
export const Colon = mark('Colon', ':')

export const To = keyword('to')
export const May = keyword('may')
export const Must = keyword('must')
export const Cannot = keyword('cannot')
export const Instead = keyword('instead')
export const Before = keyword('before')
export const After = keyword('after')
export const When = keyword('when')
export const Except = keyword('except')
export const If = keyword('if')
export const Else = keyword('else')
export const Each = keyword('each')
export const Repeat = keyword('repeat')
export const Until = keyword('until')
export const While = keyword('while')
export const Stop = keyword('stop')
export const Choose = keyword('choose')
export const Let = keyword('let')
export const Only = keyword('only')
export const Announce = keyword('announce')
export const Later = keyword('later')
export const Give = keyword('give')
export const Of = keyword('of')
export const In = keyword('in')
export const Where = keyword('where')
export const Is = keyword('is')
export const Some = keyword('some')
export const No = keyword('no')
export const The = keyword('the')
export const And = keyword('and')
export const Or = keyword('or')
export const Not = keyword('not')
export const Times = keyword('times')
export const During = keyword('during')
export const By = keyword('by')
export const From = keyword('from')
export const With = keyword('with')
export const As = keyword('as')
export const At = keyword('at')
export const On = keyword('on')
export const For = keyword('for')
export const This = keyword('this')
export const You = keyword('you')
export const None = keyword('none')
export const Yes = keyword('yes')
export const Case = keyword('case')
export const Mod = keyword('mod')

// `deck-out is loses`: the three verbs of a change also serve as values, so they are soft.
export const Becomes = softKeyword('becomes')
export const Gains = softKeyword('gains')
export const Loses = softKeyword('loses')
export const Game = softKeyword('game')
export const Variant = softKeyword('variant')
export const Players = softKeyword('players')
export const Include = softKeyword('include')
export const Option = softKeyword('option')
export const Type = softKeyword('type')
export const Printed = softKeyword('printed')
export const Zone = softKeyword('zone')
export const Seen = softKeyword('seen')
export const Most = softKeyword('most')
export const Effects = softKeyword('effects')
export const Card = softKeyword('card')
export const Deck = softKeyword('deck')
export const Refuse = softKeyword('refuse')
export const Default = softKeyword('default')
export const Named = softKeyword('named')
export const TextWord = softKeyword('text')
export const Remove = softKeyword('remove')
export const Replace = softKeyword('replace')
export const Add = softKeyword('add')
export const Example = softKeyword('example')
export const Examples = softKeyword('examples')
export const Given = softKeyword('given')
export const Then = softKeyword('then')
export const Does = softKeyword('does')
export const Chooses = softKeyword('chooses')
export const Accepts = softKeyword('accepts')
export const Declines = softKeyword('declines')
export const Passes = softKeyword('passes')
export const Offered = softKeyword('offered')
export const Asked = softKeyword('asked')
export const Because = softKeyword('because')
export const Happened = softKeyword('happened')
export const Nothing = softKeyword('nothing')
export const Rest = softKeyword('rest')
export const Pack = softKeyword('pack')
export const Told = softKeyword('told')
export const Knows = softKeyword('knows')
export const Know = softKeyword('know')
export const Nobody = softKeyword('nobody')
export const Act = softKeyword('act')
export const Always = softKeyword('always')
export const Sorted = softKeyword('sorted')
export const Board = softKeyword('board')
export const Shows = softKeyword('shows')
export const Leaves = softKeyword('leaves')
export const Out = softKeyword('out')
export const Sorts = softKeyword('sorts')
export const Tell = softKeyword('tell')
export const Starts = softKeyword('starts')
export const SetWord = softKeyword('set')
export const ListWord = softKeyword('list')
export const Chance = softKeyword('chance')
export const One = softKeyword('one')
export const Reading = softKeyword('reading')
export const Chosen = softKeyword('chosen')
export const Matched = softKeyword('matched')
export const Same = softKeyword('same')
export const Time = softKeyword('time')

all.push(Name)

/** After names in the order, so that it is taken only where no 》 follows. */
export const OpenQuote = token({ name: 'OpenQuote', pattern: '《' })

/** Last of all: a character that belongs to nothing. The layout pass drops it like a tab. */
export const Strange = token({
  name: 'Strange',
  pattern: /[\uD800-\uDBFF][\uDC00-\uDFFF]|[^\r\n]/,
  line_breaks: false,
  start_chars_hint: startHints(() => true),
})

/** Made by the layout pass, never by the lexer. */
export const NL = token({ name: 'NL', label: 'the end of the line', pattern: Lexer.NA })
export const Indent = token({ name: 'Indent', label: 'a deeper line', pattern: Lexer.NA })
export const Dedent = token({ name: 'Dedent', label: 'the end of the block', pattern: Lexer.NA })

export const vocabulary: readonly TokenType[] = all

/** `none` before `no`: the lexer takes the first word that fits, and only then asks whether a name would be longer. */
function longestWordsFirst(a: TokenType, b: TokenType): number {
  const [wordA, wordB] = [a.PATTERN, b.PATTERN]
  return typeof wordA === 'string' && typeof wordB === 'string' ? wordB.length - wordA.length : 0
}

/** How names are told, for what is generated out of the tokens: sources of expressions with the flag `u`. */
export const nameSources: { readonly name: string; readonly sign: string } = { name: nameSource, sign }

const isWord = (type: TokenType): boolean => type.LONGER_ALT === Name
/** Words with a fixed meaning, which are names in 《 》 alone; the soft ones are names as well. */
export const isReserved = (type: TokenType): boolean =>
  isWord(type) && type !== Numeral && type.CATEGORIES?.includes(Name) !== true
const words = all.filter(isWord).sort(longestWordsFirst)
const late: readonly TokenType[] = [Name, OpenQuote, Strange]
/** The tokens in the order in which the lexer tries them: of those that fit, it takes the first. */
export const inOrder: readonly TokenType[] = [
  ...all.filter((type) => !isWord(type) && !late.includes(type)),
  ...words,
  ...late,
]
const lexer = lexerOf({ skipValidations: true })

function lexerOf({ skipValidations }: { readonly skipValidations: boolean }): InstanceType<typeof Lexer> {
  return new Lexer([...inOrder], { positionTracking: 'onlyOffset', ensureOptimizations: true, skipValidations })
}

/** Throws for tokens that cannot be told apart. */
export function validateTokens(): void {
  lexerOf({ skipValidations: false })
}

export function lex(text: string): ILexingResult {
  return lexer.tokenize(text)
}
