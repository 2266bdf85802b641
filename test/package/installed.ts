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

/** A project in an empty folder of a name that has installed the package, and nothing else; made once. */
export function installedBy(installer: Installer, name: string): string {
  const folder = join(inject('folder'), name)
  if (existsSync(folder)) return folder
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'chips', private: true, type: 'module' }))
  install(folder, installer, inject('tarball'))
  cpSync(files, folder, { recursive: true })
  return folder
}

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
