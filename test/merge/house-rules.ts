import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Pair, type Shelf } from '../../bench/pairs/joined.ts'
import { type Family, familyOf, pairsOf } from '../../bench/pairs/variants.ts'
import { type CheckResult, checkGame } from '../../compiler/compile.ts'
import { vocabularyAt, withText } from '../../compiler/game/load.ts'
import type { ThreeTexts } from '../../compiler/merge/merge-texts.ts'
import { writtenDecls } from '../../compiler/merge/written-decls.ts'
import { saidIn } from '../../compiler/syntax/said-in.ts'
import { declaredBase } from '../../grammar/declared-name.ts'
import { isJapanese } from '../../grammar/surface/japanese-text.ts'

/** Two house rules of one game, each of which stands on nothing but the game. */
export interface HouseRules {
  readonly shelf: Shelf
  readonly pair: Pair
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** All pairs that are shipped. */
export const pairsOfHouseRules = (): readonly HouseRules[] =>
  families().flatMap(({ shelf, variants }) =>
    pairsOf(variants.filter((name) => isPlain(shelf, name))).map((pair) => ({ shelf, pair })),
  )

const families = (): readonly Family[] =>
  readdirSync(`${root}/rules`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'library')
    .map(({ name }) => familyOf(root, `rules/${name}`))

/** Whether a house rule stands on nothing but the game. */
function isPlain(shelf: Shelf, name: string): boolean {
  const text = textOf(shelf, name)
  return declaredBase(text) === shelf.base && !/^(?:\[[^\]]*\] )?variant [^"\n]* with /mu.test(text)
}

/** What lies beside the game in the memory of a test. */
export const pathOf = ({ folder }: Shelf): string => `${folder}/pair.rules`

/** A house rule that stands on another: `with` it, or `of` it. */
export interface Chain {
  readonly shelf: Shelf
  readonly called: string
  readonly text: string
}

/** Those that are shipped, and each pair with one upon the other. */
export function chains(): readonly Chain[] {
  const shipped = families().flatMap(({ shelf, variants }) =>
    variants
      .filter((name) => !isPlain(shelf, name))
      .map((name) => ({ shelf, called: name, text: asPair(textOf(shelf, name)) })),
  )
  const made = pairsOfHouseRules().flatMap(({ shelf, pair: [lower, upper] }) =>
    [`of ${shelf.base} with ${lower}`, `of ${lower}`].map((below) => ({
      shelf,
      called: `${upper} ${below}`,
      text: asPair(textOf(shelf, upper), below),
    })),
  )
  return [...shipped, ...made]
}

/** The two behind one header, in this order where it is said, as `check` reads it. */
export const joinedGame = ({ shelf, pair }: HouseRules, how: ', ' | ' before ' = ', '): CheckResult =>
  checkedText(shelf, `variant Pair of ${shelf.base} with ${pair.join(how)}\n`)

export function checkedText(shelf: Shelf, text: string): CheckResult {
  const path = pathOf(shelf)
  return checkGame(path, withText(shelf.host, path, text), shelf.caches)
}

/** The same as a merge: a variant in which nothing stands yet, into which each side has written one of the two. */
export function writtenByTwo({ shelf, pair: [one, other] }: HouseRules): ThreeTexts {
  return {
    base: `variant Pair of ${shelf.base}\n`,
    ours: asPair(textOf(shelf, one)),
    theirs: asPair(textOf(shelf, other)),
  }
}

function textOf({ host }: Shelf, name: string): string {
  const text = host.read(host.find(name) ?? '')
  if (text === null) throw new Error(`${name} cannot be read`)
  return isJapanese(text) ? saidIn('en', text, vocabularyAt(host, host.find(name) ?? '')) : text
}

/** A house rule under another name, without its title and its examples; `below`: on what else it stands. */
function asPair(text: string, below = '$1'): string {
  const { decls } = writtenDecls('pair.rules', text)
  return decls
    .filter(({ kind }) => kind !== 'example')
    .map(({ kind, lead, text: own }) =>
      kind === 'header'
        ? own.replace(/^(?:\[[^\]]*\] )?variant \S+ ([^"\n]*[^" \n])(?: "[^"]*")?/u, `variant Pair ${below}`)
        : lead + own,
    )
    .join('')
}
