import { warning } from '../diagnostics/make.ts'
import { type Naming, type Node, isNode } from '../game/names-in.ts'
import { seatNames } from '../game/seat-names.ts'
import type { Check } from './check.ts'

/** HR0110: a sentence about any player calls it what examples call one seat. */
export const namedLikeASeat: Check = ({ program, resolution }, report) => {
  const seats = seatNames(program.game)
  for (const { text, span } of resolution.modules.flatMap(({ decls }) => decls.flatMap(anybodyIn))) {
    if (!seats.includes(text)) continue
    report(
      warning('HR0110', 'this is any player', span, `\`${text}\` is a variable here, not the seat of that name`, {
        hint: 'seats are named in examples alone; call it `p`, and say by an `if` which player is meant',
      }),
    )
  }
}

const known = new WeakMap<object, readonly Naming[]>()

/** The variables for players in the heads of sentences; looked for once in each tree, since trees outlive compilations. */
function anybodyIn(tree: object): readonly Naming[] {
  const before = known.get(tree)
  if (before !== undefined) return before
  const found: Naming[] = []
  collect(tree, false, found)
  known.set(tree, found)
  return found
}

/** What of a sentence says about whom and of what it is. */
const HEAD: ReadonlySet<string> = new Set(['subject', 'patterns', 'args'])
const SENTENCES: readonly unknown[] = ['modal', 'hook', 'except']

function collect(tree: unknown, inHead: boolean, found: Naming[]): void {
  if (Array.isArray(tree)) for (const part of tree as readonly unknown[]) collect(part, inHead, found)
  if (!isNode(tree)) return
  const named = inHead ? playerIn(tree) : null
  if (named !== null) found.push(named)
  const isSentence = SENTENCES.includes(tree['kind'])
  for (const [key, part] of Object.entries(tree))
    if (key !== 'span') collect(part, isSentence ? HEAD.has(key) : inHead, found)
}

function playerIn({ type, name }: Node): Naming | null {
  const word = isNode(type) && isNode(type['name']) ? type['name'] : type
  return isNode(word) && word['text'] === 'player' && isNode(name) ? (name as unknown as Naming) : null
}
