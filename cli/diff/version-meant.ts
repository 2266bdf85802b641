import { existsSync, realpathSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { nearestNames } from '../../compiler/diagnostics/nearest-names.ts'
import { gameMeant } from '../arguments/game-meant.ts'
import type { Io } from '../io.ts'
import { shownPath } from '../files/paths.ts'
import { textOfInput } from '../files/read-text.ts'
import { declaredBase, declaredName, declaresVariant } from '../../grammar/declared-name.ts'
import { languageStated } from '../files/language-stated.ts'
import { rulesHost } from '../files/rules-host.ts'
import { nameForm } from '../../runtime/words/same-name.ts'
import { UsageError } from '../usage-error.ts'
import { repositoryOf } from './git.ts'
import { Revision, revisionHost } from './revision-host.ts'
import type { Version } from './side.ts'
import { stated } from '../stated.ts'

/**
 * The two versions that the arguments mean; without a second one, the first as it is in the working tree, and of a
 * variant what it is a variant of.
 */
export async function versionsMeant(
  io: Io,
  old: string,
  next: string | undefined,
): Promise<{ readonly old: Version; readonly new: Version }> {
  if (old === '-' && next === '-')
    throw new UsageError(stated('only one of both versions can come from standard input'))
  const before = await versionMeant(io, old)
  const base = next === undefined ? baseOf(before) : null
  if (base !== null) return { old: await versionMeant(io, base), new: before }
  return { old: before, new: await versionMeant(io, next ?? workingTree(io.cwd, old, before)) }
}

function workingTree(cwd: string, arg: string, { path }: Version): string {
  const parts = isThere(cwd, arg) ? null : revisionAndPath(arg)
  if (parts === null)
    throw new UsageError(
      stated(
        '`diff {1}` has nothing to compare with; write `diff HEAD:{2}` for what has changed since the last commit, or name a second version',
        arg,
        arg === '-' ? 'FILE' : fromHere(cwd, path),
      ),
    )
  if (!existsSync(resolve(cwd, path)))
    throw new UsageError(stated('{1} is not in the working tree any more; name the version to compare with', path))
  return path
}

/** A path as git wants it behind a revision: it counts from the root of the repository, unless it begins with a dot. */
function fromHere(cwd: string, path: string): string {
  const repository = repositoryOf(cwd)
  const isRoot = repository === null || realpathSync(repository) === realpathSync(cwd)
  return isRoot || path.startsWith('.') ? path : `./${path}`
}

/** The file of the game that a version in the working tree is a variant of; null of one that is none. */
function baseOf({ shown, path, host }: Version): string | null {
  if (shown !== path || path === '-') return null
  const base = declaredBase(host.read(path) ?? '')
  return base === null ? null : host.find(base)
}

const isThere = (cwd: string, arg: string): boolean => existsSync(resolve(cwd, arg))

/** The version of a game that an argument means: `-`, a file or the name of a game, else `revision:path`. */
export async function versionMeant(io: Io, arg: string): Promise<Version> {
  if (arg === '-') return fromInput(io)
  const parts = isThere(io.cwd, arg) ? null : revisionAndPath(arg)
  if (parts !== null) return atRevision(io.cwd, arg, parts)
  const path = gameMeant(io.cwd, arg)
  return { shown: path, path, host: rulesHost(io.cwd, path, io.includes) }
}

/** The version before of a game in the working tree that an argument means: as `versionMeant`, or a revision alone. */
export const versionBefore = (io: Io, path: string, arg: string): Promise<Version> =>
  versionMeant(io, isOfOneGame(arg) ? arg : `${arg}:./${relative(io.cwd, resolve(io.cwd, path))}`)

/** Whether an argument that means a version is no revision alone. */
export const isOfOneGame = (arg: string): boolean => /:|\.rules$/u.test(arg)

interface RevisionAndPath {
  readonly revision: string
  readonly path: string
}

/** At the first colon outside of braces, as in `HEAD^{/a: b}:rules/x.rules`. */
function revisionAndPath(arg: string): RevisionAndPath | null {
  let depth = 0
  for (let at = 0; at < arg.length; at += 1) {
    if (arg[at] === '{') depth += 1
    if (arg[at] === '}') depth -= 1
    if (arg[at] === ':' && depth === 0) return { revision: arg.slice(0, at), path: arg.slice(at + 1) }
  }
  return null
}

async function fromInput({ cwd, stdin, includes }: Io): Promise<Version> {
  const text = await textOfInput(stdin)
  const disk = rulesHost(cwd, '-', includes)
  return { shown: '-', path: '-', host: { ...disk, read: (path) => (path === '-' ? text : disk.read(path)) } }
}

function atRevision(cwd: string, arg: string, { revision, path: asked }: RevisionAndPath): Version {
  const repository = repositoryOf(cwd)
  if (repository === null)
    throw new UsageError(
      stated('there is no file {1}, and {2} is in no git repository, so that `{3}` is no revision', arg, cwd, revision),
    )
  if (asked === '') throw new UsageError(stated('`{1}` names no file; write `{2}:path/to/game.rules`', arg, revision))
  const files = new Revision(repository, revision)
  const root = realpathSync(repository)
  // As in git: from the root of the repository, unless the path begins with a dot.
  const full = /^\.\.?\//u.test(asked) ? resolve(realpathSync(cwd), asked) : join(root, asked)
  const path =
    files.read(full) === null
      ? gameNamed({ cwd, root, files, revision, asked, full })
      : shownPath(realpathSync(cwd), full)
  return atRevisionOf(cwd, files, path, `${revision}:${asked}`)
}

function atRevisionOf(cwd: string, files: Revision, path: string, shown: string): Version {
  const host = revisionHost(cwd, files, path)
  return { shown, path, host, language: languageStated(host.read('package.json')) }
}

/** All files of a revision. */
export interface FilesAt {
  readonly revision: string
  readonly files: Revision
}

/** A game as it was at a revision: in the file where it is known, or wherever it was declared; null where it was not. */
export function gameAt(
  cwd: string,
  { revision, files }: FilesAt,
  known: { readonly name: string; readonly path: string },
): Version | null {
  const named = files.games().filter(({ name }) => nameForm(name) === nameForm(known.name))
  const there = named.find(({ path }) => path === known.path) ?? (named.length === 1 ? named[0] : undefined)
  if (there === undefined) return null
  const path = shownPath(realpathSync(cwd), there.path)
  return atRevisionOf(cwd, files, path, `${revision}:${path}`)
}

interface Asked {
  readonly cwd: string
  /** Of the repository. */
  readonly root: string
  readonly files: Revision
  readonly revision: string
  readonly asked: string
  /** The path that is asked for. */
  readonly full: string
}

const isVariant = (files: Revision, path: string): boolean => declaresVariant(files.read(path) ?? '')

/** A game by its name, as it was then. */
function gameNamed({ cwd, root, files, revision, asked, full }: Asked): string {
  const path = /[\\/.]/.test(asked) ? null : revisionHost(cwd, files, 'any.rules').find(asked)
  if (path !== null) return path
  const inside = files.rulesFiles().filter((each) => each.startsWith(full.replace(/[/\\]*$/u, sep)))
  const games = inside.filter((each) => declaredName(files.read(each) ?? '') !== null)
  if (games.length > 0) {
    // A game before its variants.
    const byRank = games.sort((a, b) => Number(isVariant(files, a)) - Number(isVariant(files, b)))
    const [first, ...others] = byRank.map((each) => `\`${revision}:${shownPath(root, each)}\``)
    const more = others.length === 0 ? '' : stated(', or another of the {1} games there', games.length)
    throw new UsageError(stated('{1} is a folder; name a file in it: {2}{3}', asked, first, more))
  }
  const known = files.rulesFiles().map((each) => shownPath(realpathSync(cwd), each))
  const names = files.rulesFiles().flatMap((each) => declaredName(files.read(each) ?? '') ?? [])
  const near = nearestNames(asked, [...known, ...names])
  const now = existsSync(full) ? stated(', though the working tree has it') : ''
  const meant = near.map((name) => `\`${revision}:${name}\``).join(' or ')
  const others = near.length === 0 ? '' : stated('; did you mean {1}?', meant)
  throw new UsageError(stated('the revision `{1}` has no file or game {2}{3}{4}', revision, asked, now, others))
}
