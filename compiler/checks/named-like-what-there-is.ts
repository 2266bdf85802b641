import { warning } from '../diagnostics/make.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Game } from '../game/model.ts'
import { type NamingWord, type Node, isNode } from '../game/names-in.ts'
import { seatNames } from '../game/seat-names.ts'
import type { Check } from './check.ts'
import { worded } from '../diagnostics/worded.ts'

/** HR0110: a variable bears the name of something that it could be, and is any other as well. */
export const namedLikeWhatThereIs: Check = ({ program, resolution }, report) => {
  const { game } = program
  const seats = seatNames(game)
  for (const variable of resolution.modules.flatMap(({ decls }) => decls.flatMap(variablesIn))) {
    const { word, name, inHead } = variable
    if (word === 'player' ? inHead && seats.includes(name.text) : isOneOf(game, word, name.text))
      report(word === 'player' ? anyPlayer(name) : anyOther(word, name))
  }
}

/** Whether things of a kind have one of that name: a printed card, or a value of a type. */
function isOneOf({ definitions, enums, adjectives }: Game, word: string, name: string): boolean {
  const { base, of } = adjectives.get(word)?.subject ?? { base: word, of: word }
  if (base === 'card' || base === 'definition') return definitions.has(name)
  return enums.get(of)?.values.some(({ text }) => text === name) ?? false
}

const anyPlayer = ({ text, span }: NamingWord): Diagnostic =>
  warning(
    'HR0110',
    worded('this is any player'),
    span,
    worded('`{1}` is a variable here, not the seat of that name', text),
    {
      hint: worded('seats are named in examples alone; call it `p`, and say by an `if` which player is meant'),
    },
  )

const anyOther = (word: string, { text, span }: NamingWord): Diagnostic =>
  warning(
    'HR0110',
    worded('this is any {1}', word),
    span,
    worded('`{1}` is a variable behind `{2}`, and stands for any', text, word),
    {
      hint: worded('for the one of that name write `{1}` alone, or `{2} x` and `x = {1}` in a condition', text, word),
    },
  )

/** What a sentence gives a name to, by which word, and whether that is about whom and of what it is. */
interface Variable {
  readonly word: string
  readonly name: NamingWord
  readonly inHead: boolean
}

const known = new WeakMap<object, readonly Variable[]>()

/** The variables of sentences; looked for once in each tree, since trees outlive compilations. */
function variablesIn(tree: object): readonly Variable[] {
  const before = known.get(tree)
  if (before !== undefined) return before
  const found: Variable[] = []
  collect(tree, false, found)
  known.set(tree, found)
  return found
}

/** What of a sentence says about whom and of what it is. */
const HEAD: ReadonlySet<string> = new Set(['subject', 'patterns', 'args'])
const SENTENCES: readonly unknown[] = ['modal', 'hook', 'except']

/** What makes cards goes through all there is, by whatever name. */
const LEFT_OUT: ReadonlySet<string> = new Set(['span', 'generators'])

function collect(tree: unknown, inHead: boolean, found: Variable[]): void {
  if (Array.isArray(tree)) {
    for (const part of tree as readonly unknown[]) collect(part, inHead, found)
    return
  }
  if (!isNode(tree)) return
  const named = variableIn(tree)
  if (named !== null) found.push({ ...named, inHead })
  const isSentence = SENTENCES.includes(tree['kind'])
  for (const key of Object.keys(tree))
    if (!LEFT_OUT.has(key)) collect(tree[key], isSentence ? HEAD.has(key) : inHead, found)
}

/** What is declared has a type and a name as well, and says of which kind it is. */
function variableIn({ kind, type, name }: Node): Omit<Variable, 'inHead'> | null {
  const word = isNode(type) && isNode(type['name']) ? type['name'] : type
  if (kind !== undefined || !isNode(word) || typeof word['text'] !== 'string' || !isNode(name)) return null
  return { word: word['text'], name: name as unknown as NamingWord }
}
