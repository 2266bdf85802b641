import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { deadLinks, pagesBelow } from '../../packaging/pages.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { type Installer, houserules, install, installedBy, project } from './installed.ts'
import { run } from './run.ts'

/** Installs the package into an empty folder and uses it there as its README says. */

/** What the program of the project prints. */
const PRINTED = [
  /^Chips: \d+ decisions, [01] [01]$/,
  /^Fewer: \d+ decisions, [01] [01]$/,
  /^Hearts: \d+ decisions(?:, -?\d+| -?\d+){4}$/,
  /^Saved: true$/,
  /^Match: true, 2 choices$/,
  /^a toss: true$/,
  /^Broken: HR0001$/,
  /^$/,
]

/** In bytes. */
const MOST_INSTALLED = 28_000_000

const printedBy = (folder: string): string => run(folder, process.execPath, ['out/main.js']).out

const inUse = (installer: Installer): string => (installer === 'npm' ? project('use') : installedBy('pnpm'))

describe.each(['npm', 'pnpm'] as const)('installed by %s', (installer) => {
  const folder = (): string => inUse(installer)

  test('it is small, and brings what is bundled with its licences', () => {
    const modules = join(folder(), 'node_modules')
    const files = readdirSync(modules, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const bytes = files.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
    expect(bytes).toBeLessThan(MOST_INSTALLED)
    expect(readFileSync(join(modules, 'houserules/THIRD-PARTY-LICENCES.md'), 'utf8')).toContain('## chevrotain 11')
  })

  test('its pages lead to what is there, and the first of them to how one embeds it', () => {
    const own = join(folder(), 'node_modules/houserules')
    expect(pagesBelow(own).flatMap(deadLinks)).toEqual([])
    expect(readFileSync(join(own, 'README.md'), 'utf8')).toContain('](docs/embedding.md)')
    expect(readFileSync(join(own, 'docs/embedding.md'), 'utf8')).toContain('](../runtime/README.md)')
  })

  test('the command says what it is', () => {
    expect(houserules(folder(), '--version').out).toBe(`${packageJson.version}\n`)
    expect(houserules(folder(), '--help').out).toContain('simulate')
    expect(houserules(folder(), 'explain', 'HR0001').out).toContain('HR0001')
  })

  test('games of the project are checked, tested and built, and one that comes with it is played', () => {
    expect(houserules(folder(), 'check').err).toContain('2 games checked: no findings')
    expect(houserules(folder(), 'test').out).toContain('Chips: 1 of 1 examples hold')
    expect(houserules(folder(), 'play', 'KuhnPoker', '--seats', 'random').out).toContain('wins')
    houserules(folder(), 'build', '--out', 'src/generated')
  })

  test('the studio is served on files of the project', async () => {
    const studio = spawn(join(folder(), 'node_modules/.bin/houserules'), ['studio', 'Chips'], { cwd: folder() })
    try {
      const [address] = (await once(studio.stdout, 'data')) as [Buffer]
      const page = new URL(address.toString().trim())
      expect(await (await fetch(page)).text()).toContain('Content-Security-Policy')
      expect(await (await fetch(new URL('project.json', page))).json()).toMatchObject({ entry: 'rules/chips.rules' })
    } finally {
      studio.kill()
    }
  })

  test('nothing is kept inside of the package itself', () => {
    expect(existsSync(join(folder(), 'node_modules/houserules/node_modules/.cache'))).toBe(false)
    expect(existsSync(join(folder(), 'node_modules/.cache/houserules'))).toBe(true)
  })
})

/** Whatever a command or a module imports, pnpm gives it only where the package lists it; npm gives it more. */
describe('installed by pnpm', () => {
  const folder = (): string => installedBy('pnpm')

  test('games of the project are played, measured and compared', () => {
    expect(houserules(folder(), 'play', 'Chips', '--seats', 'random').out).toContain('wins')
    const simulated = houserules(folder(), 'simulate', 'Chips', '--games', '40', '--workers', '2', '--format', 'json')
    expect(JSON.parse(simulated.out)).toMatchObject({ games: 40 })
    const report = houserules(folder(), 'report', 'Chips', '--games', '40', '--workers', '2', '--out', 'chips.html')
    expect(report.out).toContain('Half of the')
    expect(readFileSync(join(folder(), 'chips.html'), 'utf8')).toContain('<svg')
    const over = (): unknown => houserules(folder(), 'simulate', 'Chips', '--over', 'redis://127.0.0.1:1')
    expect(over).toThrow('npm install bullmq ioredis')
    expect(houserules(folder(), 'diff', 'Chips', 'Fewer', '--no-witness').out).toContain('chips')
    expect(houserules(folder(), 'format', '--check').err).toContain('nothing to format')
  })

  test('modules that were built pass the strictest types, and run', () => {
    install(folder(), 'pnpm', 'typescript@6')
    run(folder(), join(folder(), 'node_modules/.bin/tsc'), ['-p', '.'])
    const printed = printedBy(folder()).split('\n')
    expect(printed).toEqual(PRINTED.map((line) => expect.stringMatching(line)))
  })

  test.each(['22', '24'])('Node %s runs what was built, and the sources as they are', (version) => {
    const both = 'node --no-warnings out/main.js && node --no-warnings src/main.ts'
    const { out } = run(folder(), 'npx', ['--yes', '-p', `node@${version}`, '-c', both])
    expect(out).toBe(printedBy(folder()).repeat(2))
  })
})
