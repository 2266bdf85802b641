import type { Metafile } from 'esbuild'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.ts'

/** The licences of all that was bundled, each with its text, as they ask for. */
export function licencesOf(metafiles: readonly Metafile[]): string {
  const packages = new Set(metafiles.flatMap(({ inputs }) => Object.keys(inputs).flatMap(packageIn)))
  const sections = [...packages].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest
    return `## ${name} ${version}\n\nLicence: ${license ?? 'see below'}\n\n${licenceTexts(folder).join('\n\n')}\n`
  })
  return `# What is bundled in this package, and its licences\n\n${sections.join('\n')}`
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
}

/**
 * The folder of the package that a bundled file belongs to. Of a module that a page does without nothing is bundled but
 * its name.
 */
function packageIn(path: string): string[] {
  if (path.startsWith('(disabled):')) return []
  const found = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)
  return found === null ? [] : [found[0]]
}

/** @throws Error where a package keeps its licence to itself, so that it could not be passed on */
function licenceTexts(folder: string): string[] {
  const files = readdirSync(join(root, folder)).filter((name) => /^(?:licen[cs]e|notice|thirdparty)/i.test(name))
  if (files.length === 0) throw new Error(`${folder} has no file with its licence`)
  return files.map((name) => readFileSync(join(root, folder, name), 'utf8').trim())
}
