import { jsonOf } from './read-text.ts'

/**
 * What a project sets for this program: a field of `houserules` in the text of its `package.json`.
 * @throws UsageError where the text is no JSON
 */
export function projectSetting(manifest: string | null, name: string): unknown {
  const own = fieldOf(jsonOf(manifest ?? '{}', 'package.json'), 'houserules')
  return fieldOf(own, name)
}

/** A field of what may be an object. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined
