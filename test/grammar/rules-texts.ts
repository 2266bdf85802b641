import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../rules', import.meta.url))

/** Every rules file of the repository, by its path inside rules/. */
export const rulesTexts: ReadonlyMap<string, string> = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.rules'))
    .sort()
    .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
)
