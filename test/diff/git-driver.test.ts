import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { auction, cards, newRepository, type Repository } from './repository.ts'

const root = join(import.meta.dirname, '..', '..')
const recipe =
  /```sh\n(echo '\*\.rules [^]*?)```/u.exec(readFileSync(join(root, 'cli', 'README.md'), 'utf8'))?.[1] ?? ''

/** As the recipe of the page on the command says, with the program where it lies here. */
function withDriver(): Repository {
  const repository = newRepository()
  execFileSync(
    'sh',
    ['-ec', recipe.replace('npx houserules', `"${process.execPath}" "${join(root, 'cli', 'bin.js')}"`)],
    { cwd: repository.folder },
  )
  repository.commit('begin', { 'rules/auction.rules': auction(), 'rules/cards.rules': cards() })
  return repository
}

test('`git diff` tells the rules that changed in a file', () => {
  const { git, write, commit } = withDriver()
  write({ 'rules/auction.rules': auction('[bid.2] no-debt: player p cannot bid number n if n > money of p\n') })
  expect(git('diff')).toMatch(
    /^rules rules\/auction\.rules\n1 change: 1 tightens\. Recorded games might go differently: some moves are refused now\.\n- No longer allowed \[bid\.2\]: [^\n]+\n\n\[bid\.2\]\ntightens {2}no-debt {2}forbid-added/u,
  )
  git('add', '--all')
  expect(git('diff', '--cached')).toContain('forbid-added')
  commit('forbid')
  write({ 'rules/cards.rules': cards(4) })
  expect(git('diff')).toBe(
    'rules rules/cards.rules\n1 change: 1 shape. Recorded games and saves might not load: the table, the cards, or what is kept or called is different.\n- New: `red4, blue4`\n\nwithout a clause\nshape  red4, blue4  card-added  rules/cards.rules:3  ' +
      /card-added.* ([0-9a-f]{12})/.exec(git('diff'))?.[1] +
      '\n  + card red4: colour = red\n  + card blue4: colour = blue\n\n',
  )
  commit('more cards')
  expect(git('log', '-p', '--ext-diff', '--format=%s')).toMatch(
    /more cards\n\n?rules rules\/cards\.rules\n1 change: 1 shape[^]*forbid\n\n?rules rules\/auction\.rules\n1 change: 1 tightens[^]*begin[^]*the game Auction is new/u,
  )
}, 60_000)

test('a file with errors shows its lines', () => {
  const { git, write } = withDriver()
  write({ 'rules/auction.rules': auction('player p cannot bidd\n') })
  expect(git('diff')).toMatch(/its lines:\n[^]*\+player p cannot bidd/u)
}, 60_000)

test('a file that is gone', () => {
  const { git, commit } = withDriver()
  commit('a variant', { 'rules/house.rules': 'variant House of Auction\n' })
  git('rm', '--quiet', 'rules/house.rules')
  expect(git('diff', '--cached')).toBe('rules rules/house.rules\nthe variant House is gone\n\n')
}, 60_000)
