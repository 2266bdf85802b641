import { realpathSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { nameForm } from '../../runtime/words/same-name.ts'
import { programRoot, shownPath } from '../files/paths.ts'
import { declaredName } from '../../grammar/declared-name.ts'
import { rulesHost, sharedPlaces } from '../files/rules-host.ts'
import type { RulesHost } from '../toolchain.ts'
import { filesOfRevision, textsOf } from './revision.ts'

/** What is read whenever rules are. */
const ALWAYS = /\.(?:rules|clauses\.json)$/u

/** Everything that a repository held at one revision, by full path. */
export class Revision {
  private readonly repository: string
  private readonly objects: ReadonlyMap<string, string>
  private readonly known: ReadonlyMap<string, string>

  /** @throws UsageError where there is no such revision */
  constructor(repository: string, revision: string) {
    const root = realpathSync(repository)
    const files = filesOfRevision(repository, revision)
    this.repository = repository
    this.objects = new Map([...files].map(([path, object]) => [join(root, path), object]))
    this.known = textsOf(
      repository,
      [...files].flatMap(([path, object]) => (ALWAYS.test(path) ? [object] : [])),
    )
  }

  read(path: string): string | null {
    const object = this.objects.get(path)
    if (object === undefined) return null
    return (this.known.get(object) ?? textsOf(this.repository, [object]).get(object) ?? '').replace(/^\uFEFF/u, '')
  }

  /** What is declared there: games and variants, and where. */
  games(): { readonly name: string; readonly path: string }[] {
    return this.rulesFiles().flatMap((path) => {
      const name = declaredName(this.read(path) ?? '')
      return name === null ? [] : [{ name, path }]
    })
  }

  rulesFiles(): string[] {
    return [...this.objects.keys()].filter((path) => path.endsWith('.rules')).sort()
  }
}

/**
 * Reads everything at one revision, by the paths that the working tree has for it, so that a variant is built on what
 * its base was then. Only a game that comes with this program, and is in no repository of the user's, is read from
 * the disk.
 */
export function revisionHost(shownFrom: string, revision: Revision, entry: string): RulesHost {
  const cwd = realpathSync(shownFrom)
  const ours = join(realpathSync(programRoot), 'rules')
  const all = revision.rulesFiles()
  const shipped = all.some((path) => under(ours, path)) ? null : rulesHost(dirname(ours), join(ours, 'any.rules'))
  const full = (path: string): string => resolve(cwd, path)
  const declares = (name: string) => (path: string) =>
    nameForm(declaredName(revision.read(path) ?? '') ?? '') === nameForm(name)
  const found = (name: string): readonly string[] => {
    const near = firstOf(searchPlaces(cwd, full(entry), all), declares(name))
    const known = near.length > 0 ? near : all.filter((path) => under(ours, path)).filter(declares(name))
    return known.map((path) => shownPath(cwd, path))
  }
  const read = (path: string): string | null =>
    revision.read(full(path)) ?? (shipped !== null && under(ours, full(path)) ? shipped.read(full(path)) : null)
  return {
    read,
    find(name) {
      const [path = null] = found(name)
      if (path !== null) return path
      const elsewhere = shipped?.find(name) ?? null
      return elsewhere === null ? null : resolve(dirname(ours), elsewhere)
    },
    rivals: (name) => found(name).slice(1),
    shared(path, from) {
      const there = sharedPlaces(full(from), path).find((place) => read(place) !== null)
      return there === undefined ? null : shownPath(cwd, there)
    },
  }
}

const under = (folder: string, path: string): boolean => !relative(folder, path).startsWith('..')

/** What is wanted of the first place that has any. */
function firstOf(places: Iterable<readonly string[]>, wanted: (path: string) => boolean): readonly string[] {
  for (const place of places) {
    const found = place.filter(wanted)
    if (found.length > 0) return found
  }
  return []
}

/** As in the working tree: next to the entry, then upwards to the nearest `rules` folder or the working folder. */
function* searchPlaces(cwd: string, entry: string, all: readonly string[]): Generator<readonly string[]> {
  for (let folder = dirname(entry); ; folder = dirname(folder)) {
    yield basename(folder) === 'rules'
      ? all.filter((path) => under(folder, path))
      : all.filter((path) => dirname(path) === folder)
    if (folder === cwd) yield all.filter((path) => under(join(cwd, 'rules'), path))
    if (basename(folder) === 'rules' || folder === cwd || folder === dirname(folder) || folder.split(sep).length < 2)
      break
  }
}
