import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MARK } from '../../compiler/link/generated-mark.ts'
import { filesBelow, folderWith, houserules } from './kit.ts'

const rules = { 'rules/duel.rules': 'game Duel\nexample one\n' }

describe('build leaves alone what it did not write', () => {
  test('files of people beside generated ones, whatever they are called and begin with', async () => {
    const mine = {
      'src/duel/mine.ts': 'export const mine = 1',
      'src/duel/strategy.test.ts': '',
      'src/duel/types.d.ts': '',
      'src/duel/events.ts': 'mine',
      'src/duel/my-events.ts': `${MARK}Duel: copied`,
      'src/duel/notes.md': '',
    }
    const cwd = folderWith({ ...rules, ...mine })
    expect(await houserules(['build', '--out', 'src'], { cwd })).toMatchObject({ code: 0 })
    expect(filesBelow(cwd)).toMatchObject(mine)
    expect((await houserules(['build', '--check', '--out', 'src'], { cwd })).code).toBe(0)
  })

  test.each([['build'], ['build', '--watch'], ['start']])(
    'a file of a person where one must be written: `%s %s`',
    async (...argv) => {
      const cwd = folderWith({
        ...rules,
        'rules/other.rules': 'game Apart\n',
        'generated/duel/index.ts': 'export const mine = 1',
      })
      const before = filesBelow(cwd)
      const ran = await houserules(argv, { cwd })
      expect(ran).toMatchObject({
        code: 2,
        err: expect.stringMatching(
          /^error: .*generated\/duel\/index\.ts was not generated, so that nothing was written/,
        ),
      })
      expect(filesBelow(cwd)).toEqual(before)
    },
  )

  test('what is no text', async () => {
    const cwd = folderWith(rules)
    mkdirSync(join(cwd, 'generated/duel'), { recursive: true })
    writeFileSync(join(cwd, 'generated/duel/index.ts'), Buffer.from([0xff, 0xfe, 0x00]))
    expect((await houserules(['build'], { cwd })).code).toBe(2)
    expect(readFileSync(join(cwd, 'generated/duel/index.ts'))).toHaveLength(3)
  })

  test('what lies behind a link, be it a folder or a file', async () => {
    const precious = folderWith({ 'events.ts': `${MARK}Duel: precious`, 'index.ts': `${MARK}Duel: precious` })
    const before = filesBelow(precious)
    const cwd = folderWith(rules)
    mkdirSync(join(cwd, 'generated'))
    symlinkSync(precious, join(cwd, 'generated/duel'))
    expect(await houserules(['build'], { cwd })).toMatchObject({
      code: 2,
      err: expect.stringContaining('generated/duel is a link'),
    })
    mkdirSync(join(cwd, 'out/duel'), { recursive: true })
    for (const name of Object.keys(before)) symlinkSync(join(precious, name), join(cwd, 'out/duel', name))
    expect(await houserules(['build', '--out', 'out'], { cwd })).toMatchObject({
      code: 2,
      err: expect.stringContaining('out/duel/index.ts was not generated'),
    })
    expect(lstatSync(join(cwd, 'out/duel/events.ts')).isSymbolicLink()).toBe(true)
    expect(filesBelow(precious)).toEqual(before)
  })
})

test('a folder that a link leads to is written to when it is named itself', async () => {
  const elsewhere = folderWith({})
  const cwd = folderWith(rules)
  symlinkSync(elsewhere, join(cwd, 'out'))
  expect((await houserules(['build', '--out', 'out'], { cwd })).code).toBe(0)
  expect(existsSync(join(elsewhere, 'duel/index.ts'))).toBe(true)
})

test('a place where no folder can be made is said at once', async () => {
  const cwd = folderWith({ ...rules, file: '' })
  for (const out of ['/proc/x', '/proc/x/y', 'file', 'file/below'])
    expect(await houserules(['build', '--out', out], { cwd })).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/^error: cannot write: /),
    })
})
