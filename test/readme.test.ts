import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { drawing, panels } from '../docs/draw-picture.ts'
import { printedBy } from '../docs/printed-by.ts'
import { declaredGames } from './kit/compiled-games.ts'

/** Everything that the README shows is done here. */
const root = new URL('..', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')
const readme = read('README.md')

/** The games of `rules/` that stand on no other. */
const shippedGames = (): string[] =>
  readdirSync(new URL('rules', root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => declaredGames(name))
    .flatMap(({ name, variant }) => (variant ? [] : name))

const withoutSigns = (name: string): string => name.toLowerCase().replaceAll(/[ '-]/g, '')

describe('the README', () => {
  it('shows a variant that is in the repository as it stands', () => {
    const shown = /```rules\n([\s\S]*?)```/.exec(readme)?.[1]
    expect(shown).toBe(read('rules/hearts/omnibus.rules'))
  })

  it('has a picture of what the program says today', async () => {
    expect(readme).toContain('(docs/houserules.svg)')
    expect(drawing(await panels())).toBe(read('docs/houserules.svg'))
  })

  it('names every game that is shipped, and no other', () => {
    const row = /^\| `rules\/` \| .*: (.*); (.*); and house rules on them \|$/m.exec(readme)
    const bases = (row?.[1] ?? '').split(', ').map((pair) => pair.split(' on ').at(-1) ?? '')
    const named = [...bases, ...(row?.[2] ?? '').split(', ')].map(withoutSigns)
    expect(named.toSorted()).toEqual(shippedGames().map(withoutSigns).toSorted())
  })

  it('names npm scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = [...readme.matchAll(/npm (?:run ([a-z:]+)|(start|test))/g)].map((m) => m[1] ?? m[2] ?? '')
    expect(named.length).toBeGreaterThan(2)
    for (const name of named) expect(Object.keys(scripts)).toContain(name)
  })

  it('starts the game that it says it starts', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const game = /plays one game of ([^\n`]+)$/m.exec(readme)?.[1] ?? ''
    expect(game).toBe('Trump King')
    expect(scripts['start']).toContain(`--game ${game.replace(' ', '')}`)
  })

  it('names commands that the program has', async () => {
    const help = await printedBy('--help')
    const table = readme.slice(readme.indexOf('| command |'), readme.indexOf('[How the command behaves]'))
    const commands = [...table.matchAll(/`([a-z]+)(?= |`)/g)].map((m) => m[1] ?? '')
    expect(commands).toContain('simulate')
    for (const command of commands) expect(help).toMatch(new RegExp(`^ +${command} `, 'm'))
  })

  it('explains a rule by its name', async () => {
    expect(await printedBy('explain', 'Hearts', 'follow-suit')).toContain('follow')
  })

  it('links to pages that exist', () => {
    const links = [...readme.matchAll(/\]\(([^)]+)\)/g)].map((m) => m[1] ?? '')
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) {
      const [path = '', section] = link.split('#')
      const sections = [...read(path).matchAll(/^#+ (.+)$/gm)].map((m) => m[1]?.toLowerCase().replaceAll(' ', '-'))
      if (section !== undefined) expect(sections).toContain(section)
    }
  })
})
