import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { gameKinds } from '../../cli/new/game-template.ts'
import { houserules, project } from './installed.ts'
import { run } from './run.ts'

/** What `houserules new` writes is a beginning: it is built, tested and played as it is. */

test('a new project starts, and its tests hold', () => {
  const folder = project('new')
  houserules(folder, 'new', 'project', 'our-games', '--like', 'tricks')
  const begun = join(folder, 'our-games')
  expect(readFileSync(join(begun, 'package.json'), 'utf8')).toContain('"name": "our-games"')
  run(begun, 'npm', ['install', '--no-audit', '--no-fund', inject('tarball')])
  expect(run(begun, 'npm', ['start']).out).toMatch(/\nresults: \d+ \d+ \d+ \d+\n$/)
  expect(run(begun, 'npm', ['test']).out).toMatch(/^OurGames: \d of \d examples hold\n[^]*# fail 0\n/m)
})

test('games of every kind are there', () => {
  const folder = project('new')
  const files = gameKinds().map((kind) => {
    const file = `of-${kind}.rules`
    houserules(folder, 'new', 'game', `Our-${kind}`, '--like', kind, '--out', file)
    return file
  })
  expect(houserules(folder, 'test', ...files).out.match(/examples hold/g)).toHaveLength(files.length)
})
