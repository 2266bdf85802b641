import type { TokenType } from 'chevrotain'
import * as t from '../grammar/tokens.ts'

/** A sentence or an instruction to be filled in, where a line begins. */
export interface Snippet {
  readonly label: string
  /** The production that it is one of, and its first word; none begins with a name. */
  readonly production: string
  readonly begins: TokenType
  /** As editors read snippets: `${1:word}` is a place to fill in, `$0` where the cursor ends. */
  readonly body: string
}

const s = (production: string, begins: TokenType, label: string, ...lines: readonly string[]): Snippet => ({
  label,
  production,
  begins,
  body: lines.join('\n'),
})

/** Sentences of a file, one of each kind. */
const SENTENCES: readonly Snippet[] = [
  s('header', t.Game, 'game', 'game ${1:Name} for ${2:2} players "${3:what it is}"', '', '$0'),
  s('variantHead', t.Variant, 'variant', 'variant ${1:Name} of ${2:Game} "${3:what is different}"', '', '$0'),
  s('include', t.Include, 'include', 'include "${1:file}.rules"'),
  s('optionLine', t.Option, 'option', 'option ${1:name}: ${2:one}, ${3:other}'),
  s('typeLine', t.Type, 'type', 'type ${1:name}: ${2:one}, ${3:other}'),
  s('printed', t.Printed, 'printed', 'printed ${1:name} of card: ${2:number}'),
  s('zone', t.Zone, 'zone', 'zone ${1:name} of player ${2:p} seen by ${2:p}'),
  s('card', t.Card, 'card', 'card ${1:name}', '  ${2:value} = ${0:1}'),
  s('text', t.TextWord, 'text of', 'text of card this where ${1:this in deck}', '  ${0:to happen}'),
  s('event', t.To, 'to', 'to ${1:happen} by player ${2:p}', '  ${0:finish}'),
  s('hook', t.Before, 'before', 'before ${1:happen}', '  ${0:finish}'),
  s('hook', t.After, 'after', 'after ${1:happen}', '  ${0:finish}'),
  s('hook', t.When, 'when', 'when ${1:happen}', '  ${0:finish}'),
  s('hook', t.Instead, 'instead of', 'instead of ${1:happen}', '  ${0:finish}'),
  s('exception', t.Except, 'except', 'except ${1:fact} of ${2:thing} = ${3:1} if ${0:yes}'),
  s('always', t.Always, 'always', 'always ${0:yes}'),
  s('board', t.Board, 'board shows', 'board shows ${1:fact}'),
  s('board', t.Board, 'board leaves out', 'board leaves out ${1:fact}'),
  s('board', t.Board, 'board sorts', 'board sorts ${1:hand} by ${2:suit}'),
  s('telling', t.Tell, 'tell', 'tell ${1:happen} by player ${2:p} as "{${2:p}} ${3:does it}"'),
  s('telling', t.Tell, 'tell act at', 'tell act at ${1:event} by player ${2:p} as "{${2:p}} ${3:does something}"'),
  s('telling', t.Tell, 'tell only to', 'tell ${1:happen} by player ${2:p} only to ${2:p}'),
  s('telling', t.Tell, 'tell nothing of', 'tell nothing of ${1:event}'),
  s('deck', t.Deck, 'deck', 'deck ${1:main} of player ${2:p}'),
  s('refusal', t.Refuse, 'refuse deck', 'refuse deck of player ${1:p} "${2:what is wrong}" if ${0:yes}'),
  s('defaultDeck', t.Default, 'default deck', 'default deck "${1:title}"', '  ${2:main} is ${0:card}'),
  s('reading', t.Reading, 'reading', 'reading ${1:word} = ${0:you}'),
  s('removal', t.Remove, 'remove', 'remove ${0:name}'),
  s('replacement', t.Replace, 'replace', 'replace ${1:name} = ${0:1}'),
  s('addition', t.Add, 'add before', 'add before ${1:call} in ${2:event}', '  ${0:finish}'),
  s('addition', t.Add, 'add after', 'add after ${1:call} in ${2:event}', '  ${0:finish}'),
  s('example', t.Example, 'example', 'example "${1:title}"', '  given', '    at ${2:event}', '  then ${0:yes}'),
]

/** Sentences that begin with a name: the production is told by the words after it. */
const NAMED: readonly Snippet[] = [
  s('modal', t.Name, 'player may', 'player ${1:p} may ${2:act} at ${3:event}'),
  s('modal', t.Name, 'player must', 'player ${1:p} must ${2:play} at ${3:event}'),
  s('modal', t.Name, 'player must act', 'player ${1:p} must act at ${2:event}'),
  s('modal', t.Name, 'player cannot', 'player ${1:p} cannot ${2:act} if ${0:yes}'),
  s('fact', t.Name, 'fact that is kept', '${1:name} of player: ${2:number} starts ${0:0}'),
  s('fact', t.Name, 'fact that is worked out', '${1:name} of ${2:card c}: ${3:number} = ${0:1}'),
  s('adjective', t.Name, 'adjective', '${1:card c} is ${2:name} if ${0:yes}'),
  s('relation', t.Name, 'relation', '${1:card a} ${2:beats} ${3:card b} if ${0:yes}'),
]

const INSTRUCTIONS: readonly Snippet[] = [
  s('conditionalBlock', t.If, 'if', 'if ${1:yes}', '  ${0:finish}'),
  s('conditionalBlock', t.If, 'if … else', 'if ${1:yes}', '  ${2:finish}', 'else', '  ${0:finish}'),
  s('loop', t.Each, 'each', 'each ${1:player p}', '  ${0:finish}'),
  s('repeat', t.Repeat, 'repeat', 'repeat', '  ${1:finish}', 'until ${0:yes}'),
  s('whileLoop', t.While, 'while may act', 'while ${1:p} may act'),
  s('choice', t.Choose, 'choose', 'choose ${1:card c} in ${2:zone} by ${3:p}'),
  s('choice', t.Choose, 'choose one of', 'choose one of by ${1:p}', '  - ${2:finish}', '  - ${0:finish}'),
  s('letLine', t.Let, 'let', 'let ${1:name} = ${0:1}'),
  s('announce', t.Announce, 'announce', 'announce', '  ${0:finish}'),
  s('onlyIf', t.Only, 'only if', 'only if ${0:yes}'),
  s('later', t.Later, 'later', 'later by ${1:p}', '  ${0:finish}'),
  s('untilLine', t.Until, 'until', 'until ${1:event}', '  ${0:player p cannot act}'),
  s('duringLine', t.During, 'during', 'during ${1:event}', '  ${0:player p cannot act}'),
]

const EXAMPLES: readonly Snippet[] = [
  s('givenBlock', t.Given, 'given', 'given', '  at ${0:event}'),
  s('outcome', t.Then, 'then', 'then ${0:yes}'),
  s('outcome', t.Then, 'then happened', 'then happened ${0:event}'),
]

export const snippets: readonly Snippet[] = [...SENTENCES, ...NAMED, ...INSTRUCTIONS, ...EXAMPLES]
