import { dirname, resolve } from 'node:path'
import { declaredBase, declaredName, declaredTitle } from '../../grammar/declared-name.ts'
import { gamesMeant } from '../arguments/game-meant.ts'
import { readText } from '../files/read-text.ts'
import { knownNames, rulesHost } from '../files/rules-host.ts'
import { UsageError } from '../usage-error.ts'
import type { OfferedGame, AgreedPlan } from './messages.ts'
import { stated } from '../stated.ts'

/** What a host has to offer, where the texts of it lie, and what a table begins with. */
export interface HostOffer {
  readonly games: readonly OfferedGame[]
  /** By the name of a game or a house rule. */
  readonly files: ReadonlyMap<string, string>
  readonly plan: Pick<AgreedPlan, 'game' | 'rules'>
}

interface Declared {
  readonly name: string
  readonly title: string
  readonly base: string | null
  readonly file: string
}

/** The games that are named, or all that are known, each with the house rules that are known of it. */
export function offeredGames(cwd: string, args: readonly string[]): HostOffer {
  const known = allKnown(cwd)
  const named = args.length === 0 ? [] : gamesMeant(cwd, args).map((file) => declaredIn(cwd, file))
  const all = new Map([...known, ...named].map((each) => [each.name, each]))
  const meant = args.length === 0 ? known : named
  const games = [...new Set(meant.map((each) => rootOf(each, all)))].map((root) => gameOf(root, all))
  const [first, ...others] = meant
  if (first === undefined) throw new UsageError(stated('no game is declared in this folder or its `rules`'))
  const game = args.length === 0 ? (games.find(({ name }) => name === USUAL) ?? games[0]) : games[0]
  // Whoever names a house rule wants it played.
  const rules = [first, ...others].filter(
    (each) => args.length > 0 && each.base !== null && rootOf(each, all) === all.get(game?.name ?? ''),
  )
  return {
    games,
    files: new Map([...all.values()].map(({ name, file }) => [name, file])),
    plan: { game: game?.name ?? first.name, rules: rules.map(({ name }) => name) },
  }
}

/** Where nobody says which. */
const USUAL = 'Hearts'

function allKnown(cwd: string): Declared[] {
  const host = rulesHost(cwd, resolve(cwd, 'any.rules'))
  return knownNames(cwd, resolve(cwd, 'any.rules')).flatMap((name) => {
    const file = host.find(name)
    return file === null ? [] : [declaredIn(cwd, file)]
  })
}

function declaredIn(cwd: string, file: string): Declared {
  const text = readText(resolve(cwd, file))
  const name = declaredName(text)
  if (name === null) throw new UsageError(stated('{1} declares no game or variant', file))
  return { name, title: declaredTitle(text) ?? name, base: declaredBase(text), file }
}

/** The game that a house rule changes in the end. @throws UsageError where it is not to be found */
function rootOf(each: Declared, all: ReadonlyMap<string, Declared>): Declared {
  const seen = new Set<Declared>()
  for (let at = each; ;) {
    if (at.base === null) return at
    const base = all.get(at.base)
    if (base === undefined || seen.has(base))
      throw new UsageError(stated('{1} is a variant of {2}, and no game of that name is found', each.file, at.base))
    seen.add(base)
    at = base
  }
}

function gameOf(root: Declared, all: ReadonlyMap<string, Declared>): OfferedGame {
  const rules = [...all.values()].filter((each) => each.base !== null && isOf(each, root, all))
  return {
    name: root.name,
    title: root.title,
    rules: rules.map(({ name, title }) => ({ name, title })).sort((a, b) => (a.name < b.name ? -1 : 1)),
  }
}

function isOf(each: Declared, root: Declared, all: ReadonlyMap<string, Declared>): boolean {
  for (let at: Declared | undefined = each, steps = 0; at !== undefined && steps < all.size; steps += 1) {
    if (at === root) return true
    at = at.base === null ? undefined : all.get(at.base)
  }
  return false
}

/** A text of its own for a game with house rules: none where a file says just that. */
export interface PlannedText {
  readonly path: string
  /** Null where the file is read as it is. */
  readonly text: string | null
}

/** What is compiled for a plan. @throws RangeError for a game or a rule that is not offered */
export function agreedText(
  { games, files }: HostOffer,
  { game, rules }: Pick<AgreedPlan, 'game' | 'rules'>,
  isOrdered: boolean,
): PlannedText {
  const offer = games.find(({ name }) => name === game)
  if (offer === undefined) throw new RangeError(`this host does not offer a game called ${JSON.stringify(game)}`)
  const other = rules.find((rule) => !offer.rules.some(({ name }) => name === rule))
  if (other !== undefined) throw new RangeError(`${game} has no house rule called ${JSON.stringify(other)} here`)
  if (new Set(rules).size !== rules.length) throw new RangeError('each house rule is taken once')
  const [only] = rules
  if (only === undefined || rules.length === 1) return { path: files.get(only ?? game) ?? '', text: null }
  const path = resolve(dirname(files.get(game) ?? ''), 'this-table.rules')
  return {
    path,
    text: `variant ThisTable of ${spelled(game)} with ${rules.map(spelled).join(isOrdered ? ' before ' : ', ')}\n`,
  }
}

const spelled = (name: string): string => (/^[\p{L}\p{N}_-]+$/u.test(name) ? name : `《${name}》`)
