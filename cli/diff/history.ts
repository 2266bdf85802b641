import type { Commit } from '../../compiler/diff/render/render-changelog.ts'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../usage-error.ts'
import { askGit, gitLine, repositoryOf } from './git.ts'
import { stated } from '../stated.ts'

/** A commit, and the files that it has changed against its first parent, by full path. */
export interface CommitWithFiles extends Commit {
  readonly revision: string
  readonly date: string
  readonly files: ReadonlySet<string>
}

/** Part of a repository's history, oldest first, as far as it changed rules and what projects say of them. */
export interface History {
  readonly repository: string
  /** The revision before the first of them. */
  readonly from: string
  readonly to: string
  readonly commits: readonly CommitWithFiles[]
}

const [RECORD, FIELD] = ['\u001e', '\u001f']

/** The commits of `FROM..TO`, or of `FROM..` up to HEAD; of what was merged, the merge. */
export function historyOf(cwd: string, range: string): History {
  const repository = repositoryOf(cwd)
  if (repository === null)
    throw new UsageError(stated('{1} is in no git repository, so that {2} is no history', cwd, range))
  const [from = '', to = ''] = range.split('..')
  const [first, last] = [revisionOf(repository, from), revisionOf(repository, to === '' ? 'HEAD' : to)]
  const format = `--format=${RECORD}${['%H', '%h', '%cs', '%s'].join(FIELD)}`
  const how = ['--first-parent', '--diff-merges=first-parent', '--reverse', '--no-renames', '--name-only', format]
  const which = ['*.rules', '*.clauses.json', 'package.json', '**/package.json']
  const args = ['-c', 'core.quotePath=false', 'log', ...how, `${first}..${last}`, '--', ...which]
  const said = askGit(repository, args)
  const root = realpathSync(repository)
  const commits = (said?.toString('utf8') ?? '').split(RECORD).slice(1)
  return { repository, from: first, to: last, commits: commits.map((text) => commitIn(root, text)) }
}

function revisionOf(repository: string, name: string): string {
  const commit = gitLine(repository, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`])
  if (commit === null || name === '')
    throw new UsageError(stated('there is no revision `{1}` in {2}; write FROM..TO as for `git log`', name, repository))
  return commit
}

function commitIn(root: string, text: string): CommitWithFiles {
  const [head = '', ...files] = text.split('\n').filter((line) => line !== '')
  const [revision = '', short = '', date = '', subject = ''] = head.split(FIELD)
  return { revision, short, date, subject, files: new Set(files.map((file) => join(root, file))) }
}
