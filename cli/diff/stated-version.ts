import { type VersionNumber, versionNumberIn } from '../../compiler/diff/version-number.ts'
import { fieldOf, projectSetting } from '../files/project-settings.ts'
import { UsageError } from '../usage-error.ts'
import type { Version } from './side.ts'

/**
 * The number that a project gives a game under `houserules.versions` of its `package.json`; null where it gives none.
 * @throws UsageError where what stands there is no number
 */
export function statedVersion({ host }: Pick<Version, 'host'>, game: string): VersionNumber | null {
  const stated = fieldOf(projectSetting(host.read('package.json'), 'versions'), game)
  if (stated === undefined) return null
  const number = typeof stated === 'string' ? versionNumberIn(stated) : null
  if (number !== null) return number
  throw new UsageError(
    `\`houserules.versions\` in package.json says of ${game} what is no version; write three numbers, as in "1.2.3"`,
  )
}
