/** `houserules/vite`: lets a program import a rules file as its engine, with types. */
import { rmSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { changedFiles, checkInTheWay, leftoverFiles } from '../../cli/build/generated-files.ts'
import { writeFiles } from '../../cli/files/write-file.ts'
import { type CompiledGame, compileGame } from '../../compiler/compile.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { renderText } from '../../compiler/diagnostics/render-text.ts'
import { lineColumn } from '../../grammar/source-file.ts'

export interface HouserulesOptions {
  /** Where the modules of games go, from the root of the project: `.houserules` when left out. */
  readonly generated?: string
}

/**
 * `import { engine } from './hearts.rules'`. The modules that the rules become are written to a folder, and beside the
 * rules file one of types (`hearts.d.rules.ts`, for `allowArbitraryExtensions` of TypeScript). In development a game
 * that is being played goes on under the new rules as soon as they are saved.
 */
export function houserules({ generated = '.houserules' }: HouserulesOptions = {}): Plugin {
  let root = process.cwd()
  let isServed = false
  return {
    name: 'houserules',
    enforce: 'pre',
    // Else Vite finds them when the first page asks, and loads that anew.
    config: () => ({ optimizeDeps: { include: ['houserules/runtime', 'houserules/vite/client'] } }),
    configResolved(config) {
      root = config.root
      isServed = config.command === 'serve'
    },
    async load(id) {
      const file = id.replace(/\?.*$/, '')
      if (!file.endsWith('.rules') || id.includes('?raw') || id.includes('?url')) return null
      const shown = relative(root, file).split(sep).join('/')
      const { game, diagnostics, sources } = await compileGame(shown, rulesHost(root, shown), { unformatted: true })
      for (const path of sources.keys()) this.addWatchFile(resolve(root, path))
      if (game === null) return this.error(overlay(root, diagnostics))
      const folder = resolve(root, generated)
      writeGame(folder, game)
      const index = join(folder, game.folder, 'index.ts')
      writeTypes(file, index)
      return moduleOf(index, isServed)
    },
  }
}

function writeGame(folder: string, game: CompiledGame): void {
  const folders = [...game.bases, game]
  checkInTheWay(folder, folders)
  for (const each of folders) {
    writeFiles(changedFiles(folder, each))
    for (const path of leftoverFiles(folder, each)) rmSync(path)
  }
}

/** TypeScript looks there for what `./hearts.rules` exports, and which event a page hears when the rules are saved. */
function writeTypes(rules: string, index: string): void {
  const path = rules.replace(/\.rules$/, '.d.rules.ts')
  const from = relative(dirname(rules), index).split(sep).join('/').replace(/\.ts$/, '.js')
  const lines = [
    '// Made by houserules/vite of the rules beside it.',
    `import type {} from 'houserules/vite/client'`,
    `export * from '${/^\.\.?\//.test(from) ? from : `./${from}`}'`,
    '',
  ]
  writeFiles(new Map([[path, lines.join('\n')]]))
}

/** The module of a rules file: that of its engine, which in development stays the same object. */
function moduleOf(index: string, isServed: boolean): string {
  const from = JSON.stringify(index.split(sep).join('/'))
  if (!isServed) return `export * from ${from}\n`
  return [
    `import { engine as made } from ${from}`,
    `import { hotEngine } from 'houserules/vite/client'`,
    `export * from ${from}`,
    `const tell = (detail) => globalThis.dispatchEvent?.(new CustomEvent('houserules:rules', { detail }))`,
    `export const engine = import.meta.hot ? hotEngine(import.meta.hot, made, tell) : made`,
    `if (import.meta.hot) import.meta.hot.accept()`,
    '',
  ].join('\n')
}

/** The first mistake as Vite shows it, at its place. */
function overlay(root: string, diagnostics: readonly Diagnostic[]) {
  const [first] = diagnostics.filter(({ severity }) => severity === 'error')
  if (first === undefined) return { message: 'there is no game in this file' }
  const { file, start } = first.primary.span
  const { line, column } = lineColumn(file, start)
  return { message: renderText(first), loc: { file: resolve(root, file.path), line, column: column - 1 } }
}
