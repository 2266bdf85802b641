import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { run } from './run.ts'

const files = fileURLToPath(new URL('project', import.meta.url))

/** Who installs: npm, or pnpm, which lets a package import only what it lists itself. */
export type Installer = 'npm' | 'pnpm'

/** The newest release of pnpm's line that still runs on Node 20. */
const PNPM = 'pnpm@10'

/** What bundles and checks the programs of projects. */
const TOOLS = ['esbuild@~0.28', 'typescript@6', 'vite@8', 'vscode-jsonrpc@10'] as const

/** A folder of a name, which is made once. */
function made(name: string, fill: (folder: string) => void): string {
  const folder = join(inject('folder'), name)
  if (existsSync(folder)) return folder
  mkdirSync(folder)
  fill(folder)
  return folder
}

/** A project in an empty folder that has installed the package, and nothing else. */
export const installedBy = (installer: Installer): string =>
  made(installer, (folder) => {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'chips', private: true, type: 'module' }))
    install(folder, installer, inject('tarball'))
    cpSync(files, folder, { recursive: true })
  })

const copy = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })

/** The project that npm has installed into, as one of its own: to install once more takes as long as most checks. */
export const project = (name: string): string => made(name, (folder) => copy(installedBy('npm'), folder))

/** The same with `TOOLS`. */
export const projectWithTools = (name: string): string =>
  made(name, (folder) => {
    const tools = made('tools', (each) => {
      copy(installedBy('npm'), each)
      install(each, 'npm', ...TOOLS)
    })
    copy(tools, folder)
  })

/** Adds packages of the registry to a project. */
export function install(folder: string, installer: Installer, ...packages: readonly string[]): void {
  if (installer === 'npm') run(folder, 'npm', ['install', '--no-audit', '--no-fund', ...packages])
  else run(folder, 'npx', ['--yes', PNPM, 'add', '--ignore-workspace', ...packages])
}

/** The command as the project has it. */
export const houserules = (
  folder: string,
  ...args: readonly string[]
): { readonly out: string; readonly err: string } => run(folder, join(folder, 'node_modules/.bin/houserules'), args)
