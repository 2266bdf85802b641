import { UsageError } from '../usage-error.ts'

/**
 * What a project sets for this program: a field of `houserules` in the text of its `package.json`.
 * @throws UsageError where the text is no JSON
 */
export function projectSetting(manifest: string | null, name: string): unknown {
  const own = fieldOf(parsed(manifest ?? '{}'), 'houserules')
  return fieldOf(own, name)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageError(`package.json is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** A field of what may be an object. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined
