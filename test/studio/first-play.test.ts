import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { keptFacts } from '../../runtime/words/fact-words.ts'
import { evaluated } from '../../cli/live-engine.ts'
import { isMadeReady, makeReady } from '../../studio/build/shelf-plugin.ts'
import { readShelf } from '../../studio/build/read-shelf.ts'
import { LateDesk } from '../../studio/worker/late-desk.ts'
import type { Shelf, ShelfGame } from '../../studio/worker/shelf.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Everything that is fetched before the first line of a script runs: what it imports, without what is imported later. */
async function fetchedWith(entry: string): Promise<readonly string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
    outdir: 'nowhere',
    external: ['virtual:*', '*?worker&url', '*.css', 'node:*'],
    logLevel: 'silent',
  })
  const { inputs } = metafile
  const known = new Set<string>([entry])
  for (const path of known)
    for (const { path: next, kind } of inputs[path]?.imports ?? [])
      if (kind === 'import-statement' && inputs[next] !== undefined) known.add(next)
  return [...known]
}

describe('the first play of a game that ships', () => {
  it('waits for no part of the compiler', async () => {
    const fetched = await fetchedWith('studio/worker/main.ts')
    expect(fetched).toContain('studio/play/play-handlers.ts')
    // To say what may have been meant, and to read the names of games, takes no parser.
    const small = ['compiler/diagnostics/nearest-names.ts']
    expect(fetched.filter((path) => path.startsWith('compiler/') && !small.includes(path))).toEqual([])
    expect(fetched.filter((path) => /^language\/|\/(chevrotain|jsonc-parser)\//.test(path))).toEqual([])
  })

  it('waits for nothing that is opened beside the table', async () => {
    const fetched = await fetchedWith('studio/page/main.ts')
    expect(fetched).toContain('studio/page/table-place.ts')
    const late = ['many-view', 'changes-view', 'clauses-view', 'rename-view', 'skein-view', 'zip-folder', 'plots']
    expect(fetched.filter((path) => late.some((name) => path.endsWith(`/${name}.ts`)))).toEqual([])
  })

  it('is compiled with the page where its folder is small', () => {
    const { games, texts } = readShelf(root)
    const made = games.filter((game) => isMadeReady(game, texts.get(game.folder) ?? {})).map(({ name }) => name)
    expect(made).toContain('Hearts')
    expect(made).not.toContain('DuelMasters')
  })
})

const gameOf = (value: number): string => `game Chips for 2 players "who takes the last chip loses"

chips: number starts ${value}

to match
  each player p
    p must act
  finish

to take by player p
  chips loses 1

any: player p may take at match

example "a chip is taken"
  given
    chips is 3
    at match
  A does take
  then chips = 2
`

const PATH = 'rules/chips/chips.rules'
const games: readonly ShelfGame[] = [
  {
    name: 'Chips',
    kind: 'game',
    group: null,
    title: '',
    base: null,
    players: [2, 2],
    suits: [],
    zones: 0,
    path: PATH,
    folder: 'rules/chips',
    words: {},
  },
]

/** The text of this shelf starts with 5, and what is brought compiled of it with 9, so that one is told from the other. */
async function deskOf(): Promise<LateDesk> {
  const ready = await makeReady(PATH, games, new Map([['rules/chips', { [PATH]: gameOf(9) }]]))
  const shelf: Shelf = {
    games,
    folders: ['rules/chips'],
    texts: () => Promise.resolve({ [PATH]: gameOf(5) }),
    ready: (path) => Promise.resolve(path === PATH ? ready : null),
  }
  return new LateDesk(shelf, evaluated)
}

/** How many chips there are at the beginning of what was built last. */
function chipsOf({ playable: { engine } }: LateDesk): unknown {
  return keptFacts(engine.parts, engine.setup({ seed: 1, players: 2 }), undefined)['chips']
}

describe('a desk that is fetched late', () => {
  it('plays what is brought compiled, as long as nobody has changed it', async () => {
    const desk = await deskOf()
    expect(await desk.check({ entry: PATH, files: {} })).toEqual({ findings: [], omitted: 0, files: [PATH] })
    expect((await desk.build())?.refs.map(({ title }) => title)).toEqual(['a chip is taken'])
    expect(chipsOf(desk)).toBe('9')
    await desk.check({ entry: PATH, files: { [PATH]: gameOf(7) } })
    await desk.build()
    expect(chipsOf(desk)).toBe('7')
    await desk.check({ entry: PATH, files: {} })
    await desk.build()
    expect(chipsOf(desk)).toBe('9')
  })

  it('knows the names of a text that was brought compiled, and gives the text', async () => {
    const desk = await deskOf()
    await desk.check({ entry: PATH, files: {} })
    const text = (await desk.read(PATH)) ?? ''
    const at = { file: PATH, offset: text.indexOf('chips:'), text }
    expect((await desk.desk()).names?.meaning(at)?.kind).toBe('fact')
  })

  it('compares a game that was edited with itself as it ships', async () => {
    const desk = await deskOf()
    await desk.check({ entry: PATH, files: {} })
    expect(await (await desk.desk()).compared()).toBeNull()
    await desk.check({ entry: PATH, files: { [PATH]: gameOf(7) } })
    await desk.build()
    const compared = await (await desk.desk()).compared()
    expect(compared).toMatchObject({ base: 'Chips', isShipped: true, changes: [{ rule: 'chips', class: 'outcome' }] })
    const shipped = await desk.playableBy('base')
    expect(keptFacts(shipped.engine.parts, shipped.engine.setup({ seed: 1, players: 2 }), undefined)['chips']).toBe('5')
    expect(chipsOf(desk)).toBe('7')
  })

  it('goes from one project to the next', async () => {
    const desk = await deskOf()
    await desk.check({ entry: PATH, files: {} })
    await desk.desk()
    await desk.check({ entry: 'own.rules', files: { 'own.rules': 'variant Own of Chips "our own"\n' } })
    expect((await (await desk.desk()).compared())?.base).toBe('Chips')
    await desk.check({ entry: PATH, files: {} })
    expect(await (await desk.desk()).compared()).toBeNull()
  })
})
