import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A git repository of its own, whose history the test makes. */
export interface Repository {
  readonly folder: string
  readonly git: (...args: string[]) => string
  readonly write: (files: Readonly<Record<string, string>>) => void
  readonly commit: (message: string, files?: Readonly<Record<string, string>>) => void
}

const who = {
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@b',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@b',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
}

export function newRepository(): Repository {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'houserules-history-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const git = (...args: string[]): string =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...who },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  const write = (files: Readonly<Record<string, string>>): void => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
  }
  git('init', '--quiet', '--initial-branch=main')
  return {
    folder,
    git,
    write,
    commit(message, files = {}) {
      write(files)
      git('add', '--all')
      git('commit', '--quiet', '--message', message)
    },
  }
}

/** A game with a number, a fact and a rule that a test can change. */
export function auction(more = '', start = 5): string {
  return `game Auction for 2 players "who bids most"

include "cards.rules"
money of player: number starts ${start}

to match
  each player p
    bid-round by p
  each player p
    result of p becomes money of p
  finish

to bid-round by player p
  p must act

to bid number n by player p
  money of p loses n

[bid.1] bids: player p may bid number n in 1..3 at bid-round
${more}`
}

export const cards = (most = 3): string => `type colour: red, blue
printed colour of card: colour
card each colour c, each number n in 1..${most} named c n
  colour = c
`
