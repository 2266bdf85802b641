import { realpathSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { programRoot, shownPath } from '../paths.ts'
import { declaredName } from '../rules-files.ts'
import { rulesHost } from '../rules-host.ts'
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
    this.known = textsOf(repository, [...files].flatMap(([path, object]) => (ALWAYS.test(path) ? [object] : [])))
  }

  read(path: string): string | null {
    const object = this.objects.get(path)
    if (object === undefined) return null
    return (this.known.get(object) ?? textsOf(this.repository, [object]).get(object) ?? '').replace(/^\uFEFF/u, '')
  }

  rulesFiles(): string[] {
    return [...this.objects.keys()].filter((path) => path.endsWith('.rules')).sort()
  }
}

/**
 * Reads everything at one revision, by the paths that the working tree has for it, so that a variant is built on what its
 * base was then. Only a game that comes with this program, and is in no repository of the user's, is read from the disk.
 */
export function revisionHost(shownFrom: string, revision: Revision, entry: string): RulesHost {
  const cwd = realpathSync(shownFrom)
  const ours = join(realpathSync(programRoot), 'rules')
  const all = revision.rulesFiles()
  const shipped = all.some((path) => under(ours, path)) ? null : rulesHost(dirname(ours), join(ours, 'any.rules'))
  const full = (path: string): string => resolve(cwd, path)
  return {
    read: (path) => revision.read(full(path)) ?? (shipped !== null && under(ours, full(path)) ? shipped.read(full(path)) : null),
    find(name) {
      const found = firstOf(searchPlaces(cwd, full(entry), all), (path) => declaredName(revision.read(path) ?? '') === name)
      const known = found ?? all.find((path) => under(ours, path) && declaredName(revision.read(path) ?? '') === name)
      if (known !== undefined && known !== null) return shownPath(cwd, known)
      const path = shipped?.find(name) ?? null
      return path === null ? null : resolve(dirname(ours), path)
    },
  }
}

const under = (folder: string, path: string): boolean => !relative(folder, path).startsWith('..')

function firstOf(places: Iterable<readonly string[]>, wanted: (path: string) => boolean): string | null {
  for (const place of places) {
    const found = place.find(wanted)
    if (found !== undefined) return found
  }
  return null
}

/** As in the working tree: next to the entry, then upwards to the nearest `rules` folder or the working folder. */
function* searchPlaces(cwd: string, entry: string, all: readonly string[]): Generator<readonly string[]> {
  for (let folder = dirname(entry); ; folder = dirname(folder)) {
    yield basename(folder) === 'rules' ? all.filter((path) => under(folder, path)) : all.filter((path) => dirname(path) === folder)
    if (folder === cwd) yield all.filter((path) => under(join(cwd, 'rules'), path))
    if (basename(folder) === 'rules' || folder === cwd || folder === dirname(folder) || folder.split(sep).length < 2) break
  }
}
