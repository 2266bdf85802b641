import { changesBetween } from '../../compiler/changes-between.ts'
import { type CheckResult, type RulesHost, elaborateText } from '../../compiler/compile.ts'
import { spanText } from '../../grammar/source-file.ts'
import type { Program } from '../../compiler/program/program.ts'
import { ParsedFiles } from '../../compiler/syntax/parsed-files.ts'
import { source } from './playout.ts'
import { OF_LINES } from './rewritings-of-lines.ts'
import { OF_VALUES } from './rewritings-of-values.ts'
import { OF_ORDER } from './rewritings.ts'
import { type Begun, partedSideBySide } from './side-by-side.ts'

/** Of how many texts how many pairs were compared, how many were called the same, and by which rewritings they came. */
export interface TriedPairs {
  texts: number
  pairs: number
  same: number
  readonly by: Record<string, number>
  /** Those that were called the same and part, as they are found again. */
  readonly wrong: string[]
}

export const nothingTried = (): TriedPairs => ({ texts: 0, pairs: 0, same: 0, by: {}, wrong: [] })

/** How a pair that is called the same is played: so many games and positions, of so many answers. */
const [GAMES, POSITIONS, LONGEST] = [2, 2, 40]

interface Checked extends Pick<CheckResult, 'resolution'> {
  readonly resolution: NonNullable<CheckResult['resolution']>
  readonly program: Program
}

/** Rewrites a game so many times, once to three times each, and plays what is called the same by its class or by a proof. */
export function saidOtherwise(
  path: string,
  host: RulesHost,
  { seed, pairs }: { seed: number; pairs: number },
  tried: TriedPairs,
): void {
  const text = host.read(path)
  const parsed = new ParsedFiles(new Map(), { edited: true })
  const checked = (read: RulesHost): Checked | null => {
    const { program, resolution, diagnostics } = elaborateText(path, read, { parsed })
    const isBroken = diagnostics.some(({ severity }) => severity === 'error')
    return program === null || resolution === null || isBroken ? null : { program, resolution }
  }
  const old = checked(host)
  if (old === null || text === null) return
  tried.texts += 1
  const pick = source(seed)
  for (let n = 0; n < pairs; n++) {
    const { now, done, called } = rewritten(text, pick)
    if (now === text) continue
    const next = checked({ ...host, read: (file) => (file === path ? now : host.read(file)) })
    if (next === null) continue
    tried.pairs += 1
    for (const name of done) tried.by[name] = (tried.by[name] ?? 0) + 1
    if (!changesBetween(old, next).every((change) => change.class === 'editorial')) continue
    tried.same += 1
    const parted = partedInGames([old.program, next.program], called, seed + n)
    if (parted !== null) tried.wrong.push(`${path} ${seed} ${n}: ${done.join(', ')}: ${parted}`)
  }
}

const KINDS = [OF_ORDER, OF_LINES, OF_LINES, OF_VALUES]

/** How many rewritings are tried that may have no place in a text. */
const MOST_TRIES = 12

interface Rewritten {
  readonly now: string
  readonly done: readonly string[]
  /** What is called otherwise now. */
  readonly called: ReadonlyMap<string, string>
}

/** A text with one to three things in it said otherwise, and now and then one called otherwise. */
function rewritten(text: string, pick: (below: number) => number): Rewritten {
  const renamed = pick(8) === 0 ? calledOtherwise(text, pick) : null
  const done = renamed === null ? [] : ['called otherwise']
  let now = renamed?.now ?? text
  for (let left = 1 + pick(3), tries = 0; left > 0 && tries < MOST_TRIES; tries++) {
    // Of each kind as often, however many there are of it: many have no place in most texts.
    const kind = KINDS[pick(KINDS.length)] ?? {}
    const [name = '', rewriting] = Object.entries(kind)[pick(Object.keys(kind).length)] ?? []
    const next = rewriting?.(now, pick) ?? null
    if (next === null || next === now) continue
    now = next
    left -= 1
    done.push(name)
  }
  return { now, done, called: renamed?.called ?? new Map() }
}

/** One of the zones, events and facts of a text by another name. */
function calledOtherwise(text: string, pick: (below: number) => number): Pick<Rewritten, 'now' | 'called'> | null {
  const found = [
    ...text.matchAll(
      /^(?:\[[^\]]*\] )?(?:(?:zone|to) (?<thing>[a-z][\w-]*)|(?<fact>[a-z][\w-]*)(?: of [^:\n]*)?: )/gmu,
    ),
  ]
  const groups = found[pick(found.length)]?.groups ?? {}
  const name = groups['thing'] ?? groups['fact']
  if (name === undefined || name === 'match') return null
  const word = new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'gu')
  return { now: text.replace(word, `${name}-now`), called: new Map([[name, `${name}-now`]]) }
}

function partedInGames(
  [old, next]: readonly [Program, Program],
  called: ReadonlyMap<string, string>,
  seed: number,
): string | null {
  const pick = source(seed)
  const { from, to } = old.game.seats
  const games = Array.from({ length: GAMES }, (_, i): Begun => ({
    seed: seed + i,
    players: from + pick(to - from + 1),
  }))
  const examples = old.examples.map(({ span }) => spanText(span))
  const positions = Array.from({ length: POSITIONS }, () => examples[pick(examples.length)])
    .filter((example) => example !== undefined)
    .map((example): Begun => ({ example }))
  for (const begun of [...games, ...positions]) {
    const parted = partedSideBySide([old, next], begun, pick, { longest: LONGEST, called })
    if (parted !== null) return `${parted}, begun ${JSON.stringify(begun)}`
  }
  return null
}
