import { type VersionNumber, versionNumberIn } from '../../compiler/diff/version-number.ts'
import { fieldOf, projectSetting } from '../files/project-settings.ts'
import { UsageError } from '../usage-error.ts'
import type { Version } from './side.ts'
import { stated } from '../stated.ts'

/**
 * The number that a project gives a game under `houserules.versions` of its `package.json`; null where it gives none.
 * @throws UsageError where what stands there is no number
 */
export function statedVersion({ host }: Pick<Version, 'host'>, game: string): VersionNumber | null {
  const number = fieldOf(projectSetting(host.read('package.json'), 'versions'), game)
  if (number === undefined) return null
  const version = typeof number === 'string' ? versionNumberIn(number) : null
  if (version !== null) return version
  throw new UsageError(
    stated(
      '`houserules.versions` in package.json says of {1} what is no version; write three numbers, as in "1.2.3"',
      game,
    ),
  )
}
