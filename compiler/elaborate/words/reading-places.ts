import type { Param } from '../../../grammar/tree/names.ts'
import type { TExpr } from '../../program/ir.ts'
import type { WordPosition } from '../../game/reading.ts'
import {
  type AskingInstruction,
  type Elaboration,
  type WordStretch,
  type Scope,
  THIS,
  YOU,
  inner,
  lookup,
  rootScope,
} from '../context.ts'

/** Key under which a word stands among the variables; no author can write it. */
export const wordKey = (word: string): string => `$read ${word}`

/** A scope in which words are read in a position of its own. */
export function readingScope(scope: Scope, position: WordPosition): Scope {
  return { ...inner(scope), place: { position, uses: [] } }
}

/** The block of a loop. */
export function looping(scope: Scope): Scope {
  return { ...inner(scope), looped: true }
}

/** The nearest scope that says how words are read. */
export function readingPlaceOf(scope: Scope): (Scope & { readonly place: WordStretch }) | null {
  for (let at: Scope | null = scope; at !== null; at = at.parent)
    if (at.place !== undefined) return at as Scope & { readonly place: WordStretch }
  return null
}

/** Whether a word that nobody stands for yet has a meaning of its own in a position within instructions. */
export function isReadIn(e: Elaboration, scope: Scope, word: string, position: WordPosition): boolean {
  return e.game.readings.get(word)?.ways.has(position) === true && resolvedAs(scope, word) === null
}

export const inInstructions = (scope: Scope): boolean => readingPlaceOf(scope)?.place.position === 'instructions'

export function markResolved(scope: Scope, word: string, position: WordPosition): void {
  scope.resolved ??= new Map()
  scope.resolved.set(word, position)
}

/** The position in which a word got its meaning, if it surely has one here. */
export function resolvedAs(scope: Scope, word: string): WordPosition | null {
  for (let at: Scope | null = scope; at !== null; at = at.parent) {
    const position = at.resolved?.get(word)
    if (position !== undefined) return position
  }
  return null
}

/** Where the variable of a word belongs: the piece of text around, or the pending effect that is first to ask in it. */
export function pieceOf(scope: Scope, key: string): { readonly root: Scope; readonly known: boolean } {
  let effect: Scope | null = null
  let at = scope
  for (;;) {
    if (at.vars.has(key)) return { root: at, known: true }
    if (at.place?.position === 'instructions' || at.parent === null) return { root: effect ?? at, known: false }
    if (at.boundary !== null) effect ??= at
    at = at.parent
  }
}

/** Whether a loop lies between a scope and one further out, or with null around it in the same procedure. */
export function loopsWithin(scope: Scope, root: Scope | null): boolean {
  for (let at: Scope | null = scope; at !== null && at !== root; at = at.parent) {
    if (at.looped === true) return true
    if (root === null && at.boundary !== null) return false
  }
  return false
}

/** Runs what elaborates an instruction, and gives the questions that it asks first. */
export function withQuestions<T>(
  e: Elaboration,
  scope: Scope,
  make: () => T,
): { readonly made: T; readonly before: AskingInstruction['before'] } {
  const outer = e.asking
  const own: AskingInstruction = { scope, before: [] }
  e.asking = own
  const made = make()
  e.asking = outer
  return { made, before: own.before }
}

const within = (word: string): string => `$within ${word}`

/**
 * Where the declaration of a word is understood: it knows `you` and `this`, and none of the variables around the
 * word.
 */
export function declarationScope(e: Elaboration, scope: Scope, word: string): Scope {
  const inside = rootScope(scope.event, null)
  const pass = (key: string): void => {
    const found = lookup(e, scope, key)
    if (found !== null) inside.vars.set(key, found)
  }
  for (const key of [YOU, THIS, ...[...e.game.readings.keys()].map(within)]) pass(key)
  const you = inside.vars.get(YOU)
  if (you !== undefined) inside.vars.set(within(word), you)
  return inside
}

/** Whether the declaration of the word is just being understood. */
export function isWithin(e: Elaboration, scope: Scope, word: string): boolean {
  return lookup(e, scope, within(word)) !== null
}

/** Whether an expression or instruction, as it is written, has a word in it that stands for one of several. */
export function mentionsWord(e: Elaboration, node: unknown): boolean {
  return wordsIn(e, node).length > 0
}

interface WordFound {
  readonly name: string
  readonly span: TExpr['span']
}

/** The words with one of several meanings in a piece of syntax, each once; `passes` leaves parts of it out. */
export function wordsIn(
  e: Elaboration,
  node: unknown,
  found: WordFound[] = [],
  passes: (node: object, key: string) => boolean = () => false,
): WordFound[] {
  if (e.game.readings.size === 0 || typeof node !== 'object' || node === null) return found
  const { kind, name, span, subject } = node as {
    readonly kind?: unknown
    readonly name?: unknown
    readonly span?: TExpr['span']
    readonly subject?: Param | 'you' | null
  }
  const acts =
    subject === undefined || subject === null || subject === 'you' || subject.name !== null
      ? undefined
      : subject.type?.name
  const said = kind === 'name' && typeof name === 'string' ? name : acts?.text
  const at = acts?.span ?? span
  if (
    said !== undefined &&
    at !== undefined &&
    e.game.readings.get(said)?.phrase != null &&
    !found.some((f) => f.name === said)
  )
    found.push({ name: said, span: at })
  for (const [key, child] of Object.entries(node))
    if (key !== 'span' && !passes(node, key)) wordsIn(e, child, found, passes)
  return found
}
