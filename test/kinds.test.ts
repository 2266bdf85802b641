import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDERS = ['cli', 'compiler', 'grammar', 'language', 'library', 'packaging', 'runtime', 'studio']

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesIn(path)
    return path.endsWith('.ts') ? [path] : []
  })

const linesOf = (file: string): readonly string[] => readFileSync(file, 'utf8').split('\n')

/** Where a switch over kinds takes all others together, and does not say on its next line which they are. */
function unsaidIn(file: string): readonly string[] {
  const lines = linesOf(file)
  const overKinds: string[] = []
  return lines.flatMap((line, i) => {
    const head = /^(\s*)switch \((.*)\) \{$/.exec(line)
    if (head !== null) overKinds[head[1]?.length ?? 0] = head[2] ?? ''
    const [, before] = /^(\s*)default:/.exec(line) ?? []
    const of = before === undefined ? undefined : overKinds[before.length - 2]
    const says = / satisfies\b/.test(lines[i + 1] ?? '')
    return of === undefined || !/(\bkind|\.base|\.name)$/.test(of) || says ? [] : [`${file}:${i + 1}`]
  })
}

/**
 * The linter takes a `default` for all kinds that are left. So it names them, by class where a class is treated alike,
 * and the type checker asks there for a new kind of no such class.
 */
test('a switch over kinds says which kinds its default stands for', () => {
  const files = FOLDERS.flatMap(filesIn)
  expect(files.length).toBeGreaterThan(1000)
  expect(files.flatMap(unsaidIn)).toEqual([])
})

/** A line that is a label and nothing else; a new kind costs one wherever it is told apart and belongs to no class. */
test('kinds are told apart by class in the compiler', () => {
  const labels = filesIn('compiler')
    .flatMap(linesOf)
    .filter((line) => /^\s*case '[^']*':( \/\/.*)?$/.test(line))
  expect(labels.length).toBeLessThan(900)
})
