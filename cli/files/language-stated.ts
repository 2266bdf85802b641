import { LANGUAGE } from '../../grammar/language-version.ts'
import { UsageError } from '../usage-error.ts'
import { projectSetting } from './project-settings.ts'
import { stated } from '../stated.ts'

/**
 * The version of the language that the texts of a project are of: what `houserules.language` says in the text of its
 * `package.json`, or else the oldest.
 * @throws UsageError where that is none, or newer than this program
 */
export function languageStated(manifest: string | null): number {
  const said = settingIfRead(manifest) ?? 1
  if (typeof said !== 'number' || !Number.isInteger(said) || said < 1)
    throw new UsageError(stated('`houserules.language` in package.json is no version of the language, such as 5'))
  if (said > LANGUAGE)
    throw new UsageError(
      stated(
        'package.json says that the rules are language {1}; this program reads up to {2}: install a newer one',
        said,
        LANGUAGE,
      ),
    )
  return said
}

/** Who only compares rules is not kept from it by a file that is being edited or merged. */
function settingIfRead(manifest: string | null): unknown {
  try {
    return projectSetting(manifest, 'language')
  } catch (error) {
    if (error instanceof UsageError) return undefined
    throw error
  }
}
