import type { Sayable } from '../../grammar/saying.ts'
import { UsageError } from '../usage-error.ts'
import { askGit, gitLine } from './git.ts'
import { stated } from '../stated.ts'

/** The index, as `:path` means it. */
const INDEX = ''

/** Files of a revision: the objects that hold them, by path from the root of the repository. */
export type RevisionFiles = ReadonlyMap<string, string>

/** @throws UsageError where there is no such revision, with the command that would fetch it */
export function filesOfRevision(repository: string, revision: string): RevisionFiles {
  if (revision === INDEX) return listed(askGit(repository, ['ls-files', '--stage', '-z']), /^\d+ (\w+) 0\t(.*)$/su)
  const commit = gitLine(repository, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{tree}`])
  if (commit === null) throw new UsageError(missing(repository, revision))
  return listed(askGit(repository, ['ls-tree', '-r', '-z', '--full-tree', commit]), /^\d+ blob (\w+)\t(.*)$/su)
}

function listed(answer: Buffer | null, line: RegExp): RevisionFiles {
  const files = new Map<string, string>()
  for (const entry of answer?.toString('utf8').split('\0') ?? []) {
    const [, object, path] = line.exec(entry) ?? []
    if (object !== undefined && path !== undefined) files.set(path, object)
  }
  return files
}

/** What a shell, and `git` itself, takes as the name that it is. */
const PLAIN = /^[\p{L}\p{N}_.][\p{L}\p{N}_./+-]*$/u

/** Which command would bring the revision: it is not run, as it reaches out to the network. */
function missing(repository: string, revision: string): Sayable {
  const says = stated('there is no revision `{1}` in {2}', revision, repository)
  const [remote] =
    gitLine(repository, ['remote'])
      ?.split('\n')
      .filter((name) => name !== '') ?? []
  if (remote === undefined)
    return stated(
      '{1}, and the repository has no remote to fetch it from; `git log --oneline` lists what there is',
      says,
    )
  const shallow = gitLine(repository, ['rev-parse', '--is-shallow-repository']) === 'true'
  if (shallow && /[~^]/u.test(revision) && PLAIN.test(remote)) {
    return stated('{1}, which has only the latest commits; `git fetch --unshallow {2}` brings the others', says, remote)
  }
  const name = revision.replace(/[~^@{].*$/u, '')
  const remoteBranch = /^([^/]+)\/(.+)$/u.exec(name)
  const [from, what] = remoteBranch?.[1] === remote ? [remote, remoteBranch[2]] : [remote, name]
  const command = ['git', 'fetch', from, what === '' ? 'HEAD' : what]
  return command.every((word) => PLAIN.test(word ?? ''))
    ? stated('{1}; `{2}` would get it if it is there', says, command.join(' '))
    : stated('{1}; fetch it first, if it is there', says)
}

/** The texts of objects, in one go; null for what is no text. */
export function textsOf(repository: string, objects: readonly string[]): Map<string, string> {
  const texts = new Map<string, string>()
  if (objects.length === 0) return texts
  const answer = askGit(repository, ['cat-file', '--batch'], `${objects.join('\n')}\n`)
  for (let at = 0; answer !== null && at < answer.length;) {
    const end = answer.indexOf(10, at)
    const [object, , size] = answer.toString('utf8', at, end).split(' ')
    const length = Number(size)
    if (object === undefined || !Number.isFinite(length)) break
    texts.set(object, answer.toString('utf8', end + 1, end + 1 + length))
    at = end + 1 + length + 1
  }
  return texts
}
