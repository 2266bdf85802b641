import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rulesBelow, rulesNear } from '../../cli/files/rules-files.ts'
import { DiskFiles } from '../../cli/lsp/disk-files.ts'
import { Workspace } from '../../language/server/workspace.ts'
import { folderWith } from './kit.ts'

const GAME = 'game Near for 2 players\nto match\n  finish\n'

test('those nearer to a folder are found first, and it is said where not all was looked at', () => {
  const folder = folderWith({
    'a/deep/far.rules': '',
    'b/near.rules': '',
    '.git/hidden.rules': '',
    'node_modules/installed.rules': '',
    'top.rules': '',
  })
  const found = (most: number) => {
    const { paths, isWhole } = rulesNear(folder, most)
    return { paths: paths.map((path) => path.slice(folder.length + 1)), isWhole }
  }
  expect(found(1)).toEqual({ paths: ['top.rules'], isWhole: false })
  expect(found(3)).toEqual({ paths: [join('b', 'near.rules'), 'top.rules'], isWhole: false })
  expect(found(4)).toMatchObject({ isWhole: true })
  expect(found(4).paths.toSorted()).toEqual(
    rulesBelow(folder)
      .map((path) => path.slice(folder.length + 1))
      .toSorted(),
  )
})

test('whoever opens a folder that is too large is told once, and goes on', () => {
  const many = Object.fromEntries(Array.from({ length: 2_100 }, (_, i) => [`d${i}/note.txt`, '']))
  const folder = folderWith({ ...many, 'near.rules': GAME })
  const told: string[] = []
  const space = new Workspace(new DiskFiles([]), folder, (message) => told.push(message))
  expect(space.all()).toHaveLength(1)
  space.reread()
  expect(space.all()).toHaveLength(1)
  expect(told).toEqual([expect.stringContaining('Open the folder of a game.')])
})
