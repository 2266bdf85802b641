import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gamesMeant } from '../../cli/arguments/game-meant.ts'
import { declaredName } from '../../grammar/declared-name.ts'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { writeFile, writeFiles } from '../../cli/files/write-file.ts'
import { filesBelow, folderWith } from './kit.ts'

test.each([
  ['game Duel for 2 players', 'Duel'],
  ['-- a comment\n\n  variant 七並べ of Duel "x"', '七並べ'],
  ['[setup.1, setup.2]\n    variant Wide of Duel', 'Wide'],
  ['game 《Three Words Here》 for 3 players', 'Three Words Here'],
  ['-- game Commented', null],
  ['option speed: high, low\ngame Late', null],
  ['', null],
])('%j declares %j', (text, name) => {
  expect(declaredName(text)).toBe(name)
})

test('a base is found near before far', () => {
  const cwd = folderWith({
    'rules/a/near.rules': 'game Same',
    'rules/b/far.rules': 'game Same',
    'rules/b/only.rules': 'game Only',
    'top.rules': 'game Top',
    'rules/.hidden/x.rules': 'game Hidden',
    'rules/a/part.rules': 'option x: y',
  })
  const find = (entry: string, name: string) => rulesHost(cwd, entry).find(name)
  expect(find('rules/a/ours.rules', 'Same')).toBe('rules/a/near.rules')
  expect(find('rules/b/ours.rules', 'Same')).toBe('rules/b/far.rules')
  expect(find('rules/a/ours.rules', 'Only')).toBe('rules/b/only.rules')
  expect(find('ours.rules', 'Only')).toBe('rules/b/only.rules')
  expect(find('rules/a/ours.rules', 'Top')).toBeNull()
  expect(find('rules/a/ours.rules', 'Hidden')).toBeNull()
  expect(find('ours.rules', 'Nobody')).toBeNull()
})

test('the names that could be meant are those of all places, also after one was looked for', () => {
  const cwd = folderWith({ 'rules/a/near.rules': 'game Near', 'rules/b/far.rules': 'variant Far of Near' })
  const host = rulesHost(cwd, 'rules/a/ours.rules')
  expect(host.find('Naer')).toBeNull()
  expect(host.names?.()).toEqual(expect.arrayContaining(['Near', 'Far', 'Hearts']))
  expect(rulesHost(cwd, 'rules/a/ours.rules').names?.()).toEqual(host.names?.())
})

test('nothing above the working folder is found, however the folder is spelled', () => {
  const above = folderWith({ 'above.rules': 'game Above', 'work/here.rules': 'game Here' })
  for (const cwd of [join(above, 'work'), `${join(above, 'work')}/`, join(above, 'work', '..', 'work')]) {
    expect(rulesHost(cwd, join(cwd, 'x.rules')).find('Here')).toBe('here.rules')
    expect(rulesHost(cwd, join(cwd, 'x.rules')).find('Above')).toBeNull()
  }
})

test('files that lie equally near and declare one name are rivals, near ones before far ones', () => {
  const cwd = folderWith({
    'rules/a/one.rules': 'game Same',
    'rules/a/two.rules': 'game Same',
    'rules/b/ours.rules': 'game Same',
    'rules/c/café.rules': 'game Cafe\u0301',
    'rules/d/café.rules': 'game Caf\u00e9',
  })
  const asked = (entry: string, name: string) => {
    const host = rulesHost(cwd, entry)
    return [host.find(name), ...(host.rivals?.(name) ?? [])]
  }
  expect(asked('rules/a/x.rules', 'Same')).toEqual(['rules/a/one.rules', 'rules/a/two.rules'])
  expect(asked('rules/b/x.rules', 'Same')).toEqual(['rules/b/ours.rules'])
  expect(asked('rules/e/x.rules', 'Same')).toHaveLength(3)
  expect(asked('rules/c/x.rules', 'Caf\u00e9')).toEqual(['rules/c/café.rules'])
  expect(asked('x.rules', 'Cafe\u0301')).toHaveLength(2)
  expect(asked('x.rules', 'Nobody')).toEqual([null])
  expect(() => gamesMeant(cwd, ['Same'])).toThrow(
    '`Same` is declared by rules/a/one.rules, rules/a/two.rules and rules/b/ours.rules; name the file that is meant',
  )
})

test('a file elsewhere finds what lies beside and above it, up to `rules`', () => {
  const cwd = folderWith({})
  const other = folderWith({
    'games/rules/x/ours.rules': '',
    'games/rules/y/base.rules': 'game Base',
    'games/outside.rules': 'game Outside',
  })
  const host = rulesHost(cwd, join(other, 'games/rules/x/ours.rules'))
  expect(host.find('Base')).toBe(join(other, 'games/rules/y/base.rules'))
  expect(host.find('Outside')).toBeNull()
  expect(host.read(join(other, 'games/rules/y/base.rules'))).toBe('game Base')
  expect(host.read('nowhere.rules')).toBeNull()
})

test('arguments mean files as they are and folders by their games', () => {
  const cwd = folderWith({ 'x/a.rules': 'game A', 'x/part.rules': 'option o: p', 'x/y/b.rules': 'game B' })
  expect(gamesMeant(cwd, ['x'])).toEqual(['x/a.rules', 'x/y/b.rules'])
  expect(gamesMeant(cwd, ['x/part.rules', 'x/a.rules', './x/a.rules'])).toEqual(['x/part.rules', 'x/a.rules'])
})

test('files are written whole or not at all', () => {
  const cwd = folderWith({ 'a.txt': 'old', 'folder/x': '' })
  expect(() =>
    writeFiles(
      new Map([
        [join(cwd, 'a.txt'), 'new'],
        [join(cwd, 'folder'), 'cannot replace a folder'],
        [join(cwd, 'folder/x/y'), 'z'],
      ]),
    ),
  ).toThrow('cannot write')
  expect(filesBelow(cwd)).toEqual({ 'a.txt': 'old', 'folder/x': '' })
  writeFile(join(cwd, 'b/c/d.txt'), 'deep')
  expect(filesBelow(cwd)).toMatchObject({ 'b/c/d.txt': 'deep' })
})

test('a file that cannot be read matters only to who looks for what may stand in it', () => {
  const cwd = folderWith({ 'base.rules': 'game Base' })
  writeFileSync(join(cwd, 'a-picture.rules'), Buffer.from([0xff, 0xfe, 0x00]))
  const host = rulesHost(cwd, 'ours.rules')
  expect(host.find('Base')).toBe('base.rules')
  expect([host.find('Nobody'), host.adviceOnBase?.('Nobody'), host.adviceOnBase?.('Base')]).toEqual([
    null,
    '`a-picture.rules` is not read: it is not UTF-8 text; save it as UTF-8',
    null,
  ])
  expect(host.refuses?.('a-picture.rules')).toBe('it is not UTF-8 text; save it as UTF-8')
  expect([host.read('a-picture.rules'), host.refuses?.('base.rules')]).toEqual([null, null])
})
