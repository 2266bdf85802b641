import { withText } from '../../compiler/game/load.ts'
import type { MendedBlock } from '../../language/mended-block.ts'
import type { CompiledExample } from '../../runtime/example/compiled-example.ts'
import { runExample } from '../../runtime/example/examples.ts'
import { type LoadedVersion, loadVersion } from '../diff/witness/load-version.ts'
import { letSignalsIn } from '../let-signals-in.ts'
import { evaluated } from '../live-engine.ts'
import type { RulesHost } from '../toolchain.ts'
import { withBlocks } from './mended-lines.ts'

/** An example, and what is to stand in its place. */
export interface Rewritten {
  readonly example: CompiledExample
  readonly block: MendedBlock
}

/**
 * The games in which examples would not hold any more that hold there as they stand, by name; of each example the
 * first. Where they do not compile together they are tried one by one.
 */
export async function brokenElsewhere<T extends Rewritten>(
  host: RulesHost,
  games: readonly string[],
  rewritten: readonly T[],
): Promise<ReadonlyMap<T, string>> {
  const broken = new Map<T, string>()
  for (const path of games) {
    await letSignalsIn()
    const left = rewritten.filter((each) => !broken.has(each))
    if (left.length === 0) break
    const failing = await failingIn(host, path, left)
    if (failing.length === 0) continue
    const today = await loadVersion(path, host, evaluated)
    if (today === null) continue
    for (const each of failing) if (holdsIn(today, each.example) === true) broken.set(each, today.resolution.game.name)
  }
  return broken
}

/** Those that do not hold in a game once all of them are written; one that it does not run is none of them. */
export async function failingIn<T extends Rewritten>(
  host: RulesHost,
  path: string,
  all: readonly T[],
): Promise<readonly T[]> {
  const then = await loadVersion(
    path,
    mendedHost(
      host,
      all.map(({ block }) => block),
    ),
    evaluated,
  )
  if (then !== null) return all.filter(({ example }) => holdsIn(then, example) === false)
  if (all.length === 1) return all
  const failing: T[] = []
  for (const one of all) failing.push(...(await failingIn(host, path, [one])))
  return failing
}

/** Whether an example holds in a game; null where that does not run it. */
export function holdsIn(loaded: LoadedVersion, example: CompiledExample): boolean | null {
  const own = sameIn(loaded, example)
  return own === null ? null : runExample(loaded.version.patient, own).ok
}

/** An example of another game as a game runs it, wherever it now stands in its file. */
export function sameIn({ version }: LoadedVersion, { title, place }: CompiledExample): CompiledExample | null {
  const file = (at: string): string => at.replace(/:\d+$/u, '')
  return version.examples.find((each) => each.title === title && file(each.place) === file(place)) ?? null
}

/** A host by which blocks stand in the place of what they are for. */
export const mendedHost = (host: RulesHost, blocks: readonly MendedBlock[]): RulesHost =>
  [...textsWith(host, blocks)].reduce((read, [file, text]) => withText(read, file, text), host)

/** Each file that is another one with blocks, by its path. */
export function textsWith(host: Pick<RulesHost, 'read'>, blocks: readonly MendedBlock[]): ReadonlyMap<string, string> {
  const paths = new Set(blocks.map(({ path }) => path))
  return new Map(
    [...paths].map((file) => [
      file,
      withBlocks(
        host.read(file) ?? '',
        blocks.filter(({ path }) => path === file),
      ),
    ]),
  )
}
