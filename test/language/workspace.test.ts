import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DiskFiles } from '../../cli/lsp/disk-files.ts'
import { Desk } from '../../language/server/desk.ts'
import { Workspace } from '../../language/server/workspace.ts'
import { folderWith } from '../cli/kit.ts'
import { HOUSE } from './editor.ts'
import { SMALL } from './kit.ts'

/** The rules of a folder of the disk, as an editor has them that has opened it. */
const workspace = (folder: string, includes: readonly string[] = []): Workspace =>
  new Workspace(new DiskFiles(includes), folder, () => {})

const named = (space: Workspace, path: string): readonly string[] =>
  space.about(path).flatMap(({ resolution }) => resolution?.game.name ?? [])

test('a file outside of the folder is looked at with the games of the folder that include it', () => {
  const root = folderWith({
    'lib/more.rules': 'card c is fine if rank of c > limt\n',
    'games/small.rules': `${SMALL}\ninclude "../lib/more.rules"\n`,
  })
  const [lib, more] = [join(root, 'lib'), join(root, 'lib/more.rules')]
  const space = workspace(join(root, 'games'), [lib])
  expect(named(space, more)).toEqual(['Small'])
  const desk = new Desk(null)
  desk.openFolder(space)
  expect(desk.findings(space.uriOf(more)).map(({ code }) => code)).toEqual(['HR0101'])
  space.edit(more, 'card c is fine if rank of c > limit\n')
  expect(desk.findings(space.uriOf(more)).map(({ code }) => code)).toEqual(['HR0503'])
})

test('what several games find alike in a file of theirs is told once', () => {
  const folder = folderWith({
    'more.rules': 'card c is fine if rank of c > limt\n',
    'small.rules': `${SMALL}\ninclude "more.rules"\n`,
    'other.rules': `${SMALL.replace('game Small', 'game Other')}\ninclude "more.rules"\n`,
  })
  const space = workspace(folder)
  const desk = new Desk(null)
  desk.openFolder(space)
  const more = join(folder, 'more.rules')
  expect(named(space, more)).toHaveLength(2)
  expect(desk.findings(space.uriOf(more)).map(({ primary }) => primary.text)).toHaveLength(1)
})

test('nothing is kept of a game that is neither open nor on the disk', () => {
  const folder = folderWith({ 'small.rules': SMALL, 'house.rules': HOUSE })
  const [small, house] = [join(folder, 'small.rules'), join(folder, 'house.rules')]
  const space = workspace(folder)
  const [checked] = space.about(house)
  if (checked === undefined) throw new Error('there is no variant')
  expect(space.answers(checked)).not.toBeNull()
  rmSync(house)
  space.reread()
  expect(space.answers(checked)).toBeNull()
  expect(space.all()).toHaveLength(1)
  // What was never saved goes when it is closed.
  const draft = join(folder, 'draft.rules')
  space.edit(draft, HOUSE)
  const [drafted] = space.about(draft)
  if (drafted === undefined) throw new Error('there is no draft')
  space.edit(draft, null)
  expect(space.answers(drafted)).toBeNull()
  expect(named(space, small)).toEqual(['Small'])
})

test('a file that cannot be read takes nothing from the others', () => {
  const folder = folderWith({ 'small.rules': SMALL, 'lost.rules': 'variant Lost of Nobody "no base"\n' })
  writeFileSync(join(folder, 'strange.rules'), Buffer.from([0x67, 0xff, 0xfe, 0x00]))
  mkdirSync(join(folder, 'folder.rules'))
  const space = workspace(folder)
  expect(space.textOf(join(folder, 'strange.rules'))).toBeNull()
  expect(named(space, join(folder, 'small.rules'))).toEqual(['Small'])
  expect(space.names()).toEqual(['Lost', 'Small'])
  // The base may be the one that cannot be read: it is not found, and that is a finding.
  const codes = space
    .about(join(folder, 'lost.rules'))
    .flatMap(({ diagnostics }) => diagnostics.map(({ code }) => code))
  expect(codes).toContain('HR0404')
  expect(space.all().length).toBeGreaterThan(0)
})

test('nothing is looked for around an address that is no text, as around the root of the disk', () => {
  const folder = folderWith({ 'small.rules': SMALL })
  const looked: string[] = []
  class Watched extends DiskFiles {
    override rulesNear(near: string, most: number) {
      looked.push(near)
      return super.rulesNear(near, most)
    }
  }
  const space = new Workspace(new Watched([]), folder, () => {})
  for (const address of ['file:', 'file:///', 'file:///nowhere/at-all.rules', space.uriOf(folder)]) {
    const path = space.pathOf(address)
    expect([space.about(path), space.speaking(path)], address).toEqual([[], []])
  }
  expect(new Set(looked)).toEqual(new Set([folder]))
})
