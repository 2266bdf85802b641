import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { declaredName, declaresVariant } from '../../grammar/declared-name.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Paths of all games of rules/ that stand on no other. */
export const gamePaths: readonly string[] = readdirSync(join(root, 'rules'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.rules'))
  .sort()
  .map((path) => `rules/${path.replaceAll('\\', '/')}`)
  .filter((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return declaredName(text) !== null && !declaresVariant(text)
  })
