import { expect, test } from 'vitest'
import { saying } from '../../compiler/diff/pairing.ts'
import { subjectsOf } from '../../compiler/diff/subjects.ts'
import { NO_RENAMES } from '../../compiler/diff/terms/scope.ts'
import type { Entry } from '../../compiler/game/entry.ts'
import type { Resolution } from '../../compiler/game/resolve.ts'
import { repositoryRules } from '../checks/kit.ts'
import { resolvedGame } from '../kit/kept-games.ts'

const games = (): Resolution[] => repositoryRules().entries.map(resolvedGame)

type Node = Record<string, unknown>

/** Where a value stands in a declaration, such as `modal.patterns.0.event.text`. */
interface Leaf {
  readonly path: readonly string[]
  readonly sort: string
}

/** What is no part of the meaning: places, citations, labels. */
const APART = new Set(['span', 'cites', 'label'])

/** Names that an author gives to variables and things. */
const isGiven = (kinds: readonly string[], path: readonly string[]): boolean =>
  path.at(-1) === 'text' &&
  (path.at(-2) === 'as' ||
    (path.at(-2) === 'name' && ['let', 'param', 'phrase', 'declaration'].includes(kinds.at(-1) ?? '')))

/** Stand for a node of the tree. */
const WORDS = new Set<unknown>(['you', 'chance'])

function* leavesOf(
  node: unknown,
  path: readonly string[] = [],
  kinds: readonly string[] = ['declaration'],
): Generator<Leaf> {
  if (typeof node !== 'object') {
    if (node !== undefined && !WORDS.has(node) && !isGiven(kinds, path))
      yield {
        path,
        sort: `${kinds.at(-1) ?? ''}.${path
          .filter((key) => !/^\d+$/u.test(key))
          .slice(-2)
          .join('.')}`,
      }
    return
  }
  if (node === null) return
  const own = sortOf(node as Node, kinds)
  for (const [key, child] of Object.entries(node))
    if (!APART.has(key) && key !== 'kind') yield* leavesOf(child, [...path, key], own)
}

function sortOf(node: Node, kinds: readonly string[]): readonly string[] {
  if (typeof node['kind'] === 'string')
    return kinds.length === 1 && kinds[0] === 'declaration' ? kinds : [...kinds, node['kind']]
  if ('where' in node && 'in' in node) return [...kinds, 'phrase']
  return 'type' in node && 'name' in node && 'span' in node && !('starts' in node) ? [...kinds, 'param'] : kinds
}

/** Another operator in place of each: one that there is not has no meaning that could differ. */
const OPERATORS = ['and', 'or', '=', '!=', '<', '<=', '>', '>=', 'in', 'not in', '+', '-', '*', '/', 'mod', '..']

function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  const at = OPERATORS.indexOf(String(value))
  return at < 0 ? `${String(value)}x` : OPERATORS[(at + 1) % OPERATORS.length]
}

/** A copy with another value at the path; everything beside the path is shared. */
function changed(node: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return another(node)
  if (Array.isArray(node)) return node.map((each: unknown, i) => (String(i) === key ? changed(each, rest) : each))
  return { ...(node as Node), [key]: changed((node as Node)[key], rest) }
}

/** Of these the words are compared elsewhere, or not at all. */
const ELSEWHERE = new Set(['example', 'card', 'default', 'include'])

/** In a sentence that its event, fact or deck knows the type already; and which part is meant that nothing is asked of. */
const SAYS_NOTHING =
  /^(?:modal|hook|deck|refuse): param\.type\.(?:set|orNone)$|^(?:modal|hook): declaration\.arg\.set$|^except: declaration\.args\.set$|args\.role$/u

test('whatever a declaration says counts', () => {
  const tried = new Map<string, number>()
  const silent: string[] = []
  for (const game of games()) {
    for (const entry of game.entries) {
      if (ELSEWHERE.has(entry.decl.kind)) continue
      for (const { path, sort } of leavesOf(entry.decl)) {
        const name = `${entry.decl.kind}: ${sort}`
        const times = tried.get(name) ?? 0
        if (times >= 2 || SAYS_NOTHING.test(name)) continue
        tried.set(name, times + 1)
        const other = { ...entry, decl: changed(entry.decl, path) as Entry['decl'] }
        if (sayings(game, entry) === sayings(game, other)) silent.push(`${name} in ${entry.called}`)
      }
    }
  }
  expect(tried.size).toBeGreaterThan(300)
  expect(silent).toEqual([])
})

function sayings({ game }: Resolution, entry: Entry): string {
  const { things, sentences } = subjectsOf({ game, modules: [], taken: [], entries: [entry] }, NO_RENAMES)
  return [
    ...things.map((thing) => `${thing.kind} ${thing.key} ${saying(thing)}`),
    ...sentences.map((sentence) => `${sentence.kind} ${sentence.about} ${saying(sentence)}`),
  ].join('\n')
}
