import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { programOf } from '../../editors/vscode/src/program.ts'

/** Which program the extension starts for a folder. */

const folder = join('/', 'home', 'games')
const home = join(folder, 'node_modules', 'houserules')

/** Reads the files that are given, by their paths. */
const reads =
  (files: Readonly<Record<string, string>>) =>
  (path: string): string | null =>
    files[path] ?? null

const installed = (bin: unknown): Record<string, string> => ({ [join(home, 'package.json')]: JSON.stringify({ bin }) })

describe('without a setting', () => {
  it('is the one that the folder has installed, as its package says', () => {
    const started = { command: 'node', args: [join(home, 'cli', 'bin.js')] }
    expect(programOf(folder, '', reads(installed({ houserules: './cli/bin.js' })))).toEqual(started)
    expect(programOf(folder, '  ', reads(installed('./cli/bin.js')))).toEqual(started)
  })

  it('is none where the folder has none, or one that says no command', () => {
    expect(programOf(folder, '', reads({}))).toBeNull()
    expect(programOf(folder, '', reads(installed(undefined)))).toBeNull()
    expect(programOf(folder, '', reads(installed({ other: 'x.js' })))).toBeNull()
    expect(programOf(folder, '', reads({ [join(home, 'package.json')]: '{ half' }))).toBeNull()
  })
})

describe('with a setting', () => {
  it('is the program of that path, from the folder on', () => {
    const files = reads({ [join(folder, 'tools', 'houserules')]: '', [join('/', 'opt', 'houserules')]: '' })
    expect(programOf(folder, 'tools/houserules', files)?.command).toBe(join(folder, 'tools', 'houserules'))
    expect(programOf(folder, join('/', 'opt', 'houserules'), files)?.command).toBe(join('/', 'opt', 'houserules'))
  })

  it('is run by Node where it is a script', () => {
    const script = join(folder, 'cli', 'bin.js')
    expect(programOf(folder, 'cli/bin.js', reads({ [script]: '' }))).toEqual({ command: 'node', args: [script] })
  })

  it('says so where there is no such file, rather than take another', () => {
    const files = reads(installed('bin.js'))
    expect(() => programOf(folder, 'gone.js', files)).toThrow(`houserules.path names ${join(folder, 'gone.js')}`)
  })
})
