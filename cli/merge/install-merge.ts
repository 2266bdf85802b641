import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readTextIfThere } from '../files/read-text.ts'
import { writeFile } from '../files/write-file.ts'
import { type Io, say } from '../io.ts'
import { UsageError } from '../usage-error.ts'
import { askGit, gitLine, repositoryOf } from '../diff/git.ts'
import { stated } from '../stated.ts'

/** What git is told: by which driver files are merged, and what that calls. */
const ATTRIBUTE = '*.rules merge=houserules'
const ATTRIBUTES = '.gitattributes'
const SECTION = 'merge.houserules'
/** Of what is installed there alone: nothing is fetched in the middle of a merge. */
const DRIVER = 'npx --no-install houserules git-merge %O %A %B %P'

/** Has git merge the rules of a repository declaration by declaration, and says what was written. */
export function installMerge(io: Io): void {
  const repository = repositoryHere(io)
  const path = join(repository, ATTRIBUTES)
  const text = readTextIfThere(path) ?? ''
  if (linesOf(text).some(isOurs)) say(io, stated('{1} has `{2}` already', ATTRIBUTES, ATTRIBUTE))
  else {
    const end = text.includes('\r\n') ? '\r\n' : '\n'
    writeFile(path, `${text}${text === '' || text.endsWith('\n') ? '' : end}${ATTRIBUTE}${end}`)
    say(io, stated('wrote `{1}` to {2}, for all who commit there', ATTRIBUTE, ATTRIBUTES))
  }
  const before = gitLine(repository, ['config', '--get', `${SECTION}.driver`])
  if (before !== null && before !== DRIVER) say(io, stated('{1}.driver stays `{2}`', SECTION, before))
  else {
    if (askGit(repository, ['config', '--local', `${SECTION}.driver`, DRIVER]) === null)
      throw new UsageError(stated('git does not take `{1}.driver` in {2}', SECTION, repository))
    say(io, stated('set {1}.driver of this clone to `{2}`', SECTION, DRIVER))
  }
  say(
    io,
    stated(
      'a clone in which `npm install` has not brought houserules gets a conflict without marks, and ours in the file',
    ),
  )
  say(io, stated('`houserules merge --uninstall` takes it back'))
}

/** Takes back what was installed. */
export function uninstallMerge(io: Io): void {
  const repository = repositoryHere(io)
  const path = join(repository, ATTRIBUTES)
  const lines = linesOf(readTextIfThere(path) ?? '')
  const left = lines.filter((line) => !isOurs(line))
  if (left.length === lines.length) say(io, stated('{1} has no `{2}`', ATTRIBUTES, ATTRIBUTE))
  else {
    if (left.length === 0) rmSync(path)
    else writeFile(path, left.join(''))
    say(io, stated('took `{1}` out of {2}', ATTRIBUTE, ATTRIBUTES))
  }
  const isSet = askGit(repository, ['config', '--local', '--remove-section', SECTION]) !== null
  say(
    io,
    isSet ? stated('took {1} out of the settings of this clone', SECTION) : stated('this clone sets no {1}', SECTION),
  )
}

function repositoryHere({ cwd }: Io): string {
  const repository = repositoryOf(cwd)
  if (repository === null) throw new UsageError(stated('{1} is in no git repository', cwd))
  return repository
}

/** Each with its end. */
const linesOf = (text: string): readonly string[] => (text === '' ? [] : text.split(/(?<=\n)/u))

const isOurs = (line: string): boolean => line.trimEnd() === ATTRIBUTE
