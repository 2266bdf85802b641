import type { Sayable } from '../../grammar/saying.ts'
import { realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { orderChanges } from '../../compiler/diff/order-changes.ts'
import { nextVersion, precedes, versionText, whatChangesDo } from '../../compiler/diff/version-number.ts'
import { declaredName } from '../../grammar/declared-name.ts'
import type { Context } from '../context.ts'
import { rulesHost } from '../files/rules-host.ts'
import { UsageError } from '../usage-error.ts'
import { repositoryOf } from './git.ts'
import { Revision } from './revision-host.ts'
import { changesOf, openOldSide, openSide } from './side.ts'
import { statedVersion } from './stated-version.ts'
import { type FilesAt, gameAt } from './version-meant.ts'
import { stated } from '../stated.ts'

/** Which of the games the project gives a number that is too low for what changed since a revision, in words. */
export async function versionsTooLow(
  context: Context,
  paths: readonly string[],
  revision: string,
): Promise<readonly Sayable[]> {
  const { cwd } = context.io
  const repository = repositoryOf(cwd)
  if (repository === null)
    throw new UsageError(stated('{1} is in no git repository, so that `{2}` is no revision', cwd, revision))
  const base = { revision, files: new Revision(repository, revision) }
  const said: Sayable[] = []
  for (const path of paths) said.push(...(await tooLow(context, path, base)))
  return said
}

async function tooLow(context: Context, path: string, base: FilesAt): Promise<readonly Sayable[]> {
  const { cwd, includes } = context.io
  const version = { shown: path, path, host: rulesHost(cwd, path, includes) }
  const name = declaredName(version.host.read(path) ?? '') ?? path
  const number = statedVersion(version, name)
  const before = gameAt(cwd, base, { name, path: resolve(realpathSync(cwd), path) })
  const was = before === null ? null : statedVersion(before, name)
  if (number === null || before === null || was === null) return []
  const [old, next] = [await openOldSide(context, before), await openSide(context, version)]
  if (old === null || next === null)
    return [stated('{1} cannot be held against {2} while it has errors', name, base.revision)]
  const changes = changesOf({ old, new: next })
  const least = nextVersion(was, changes)
  const [worst] = orderChanges(changes)
  if (worst === undefined || !precedes(number, least)) return []
  const since = stated('{1} at {2}', versionText(was), base.revision)
  const does = `${worst.id} ${worst.rule}`
  return [
    stated(
      'package.json says that {1} is {2}, but what changed since {3} ({4}: {5}) makes it {6} at least',
      name,
      versionText(number),
      since,
      does,
      whatChangesDo(changes) ?? '',
      versionText(least),
    ),
  ]
}
