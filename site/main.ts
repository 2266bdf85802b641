import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { build as buildVite } from 'vite'
import { run } from '../cli/program.ts'
import { realToolchain } from '../cli/real-toolchain.ts'
import { folderName } from '../compiler/folder-name.ts'
import { leadOnlyToWhatIsThere, pagesBelow } from '../packaging/pages.ts'
import { readShelf } from '../studio/build/read-shelf.ts'
import type { Shelf } from '../studio/worker/shelf.ts'
import { type Sent, galleryPage } from './gallery.ts'
import { GamesPages, homePage } from './games-pages.ts'
import { SITE_WORDS } from './site-words.ts'

// `npm run site` puts what the site is made of into `site/pages`; VitePress, which is installed beside it, makes `site/dist`
// of that. `npm run site -- Hearts` shows only these games, to look at a change.

const root = fileURLToPath(new URL('..', import.meta.url))
const site = join(root, 'site')
const pages = join(site, 'pages')
const given = join(pages, 'public')

/** Pages of this repository that are pages of the site as well, at the same path. */
const TAKEN = [
  'docs/first-game.md',
  'docs/glossary.md',
  'docs/embedding.md',
  'docs/env.md',
  'docs/tour.md',
  'docs/many-machines.md',
  'grammar/README.md',
  'grammar/trading-cards.md',
  'grammar/examples.md',
  'grammar/how-to-say.md',
  'grammar/card-texts.md',
  'grammar/japanese.md',
  'rules/README.md',
  'rules/library/README.md',
  'cli/README.md',
  'cli/cards/README.md',
  'cli/packs/README.md',
  'cli/report/README.md',
  'studio/README.md',
  'language/README.md',
  'editors/README.md',
  'runtime/README.md',
  'python/README.md',
  'bench/README.md',
  'CHANGELOG.md',
] as const

const LANGUAGES = (['en', 'ja'] as const).map((language) => ({ language, folder: SITE_WORDS[language].folder }))

const FINDINGS = 'compiler/diagnostics/pages'

const only = process.argv.slice(2)

function writePage(path: string, text: string): void {
  // A README is the page of its folder.
  const target = join(pages, path.replace('README.md', 'index.md'))
  mkdirSync(dirname(target), { recursive: true })
  // Words by which a page is searched for are comments, which nobody is shown.
  writeFileSync(target, text.replace(/(?<=\]\([^)]*)README\.md/g, 'index.md').replace(/^<!--.*?-->\n+/gm, ''))
}

/** The first line of each page of a finding is its code and what it is called. */
function findingsPage(): string {
  const rows = readdirSync(join(root, FINDINGS)).map((file) => {
    const [title = ''] = readFileSync(join(root, FINDINGS, file), 'utf8').split('\n')
    return `- [${title.replace('# ', '')}](/${FINDINGS}/${file})`
  })
  return ['# Findings', '', 'What `houserules check` says of a text, and what to do about it.', '', ...rows, ''].join(
    '\n',
  )
}

/** Runs a command as people do. @throws Error with what it says where it does not succeed */
async function houserules(...args: readonly string[]): Promise<void> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()]
  stdin.end()
  let told = ''
  for (const stream of [stdout, stderr]) stream.on('data', (chunk: Buffer) => (told += chunk.toString('utf8')))
  const io = { cwd: root, env: { HOUSERULES_LANGUAGE: 'en' }, stdin, stdout, stderr }
  if ((await run([...args], { io, tools: realToolchain })) !== 0) throw new Error(`${args.join(' ')}: ${told}`)
}

/** A book of each game in both languages, and of each house rule also one of what differs. */
async function writeBooks(games: Shelf['games']): Promise<void> {
  for (const { language, folder } of LANGUAGES) {
    mkdirSync(join(given, 'books', folder), { recursive: true })
    for (const { name, path, kind } of games) {
      const out = join(given, 'books', folder, folderName(name))
      await houserules('book', path, '--language', language, '--out', `${out}.html`)
      if (kind === 'variant')
        await houserules('book', path, '--language', language, '--changes', '--out', `${out}.changes.html`)
    }
  }
}

/** What is made of the games, in both languages. */
function writeGames(games: Shelf['games']): void {
  for (const { language, folder } of LANGUAGES) {
    const of = new GamesPages(games, language)
    writePage(`${folder}index.md`, homePage(games, of))
    writePage(`${folder}games/index.md`, of.list())
    for (const game of games) if (game.kind === 'game') writePage(`${of.pageOf(game)}.md`, of.page(game))
  }
}

/** The packages of the site, which nobody else needs. */
function installOnce(): void {
  const lock = join(site, 'package-lock.json')
  const installed = join(site, 'node_modules/.package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  // To build the studio makes this a process of production, in which npm would leave them out.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--ignore-scripts']
  execFileSync('npm', args, { cwd: site, stdio: 'inherit' })
}

const { games } = readShelf(root)
const shown =
  only.length === 0 ? games : games.filter(({ name, base }) => only.includes(name) || only.includes(base ?? ''))
rmSync(pages, { recursive: true, force: true })
for (const path of TAKEN) writePage(path, readFileSync(join(root, path), 'utf8'))
for (const file of readdirSync(join(root, FINDINGS)))
  writePage(`${FINDINGS}/${file}`, readFileSync(join(root, FINDINGS, file), 'utf8'))
for (const page of pagesBelow(pages)) leadOnlyToWhatIsThere(page)
writePage('findings.md', findingsPage())
writeGames(shown)
writePage(
  'gallery.md',
  galleryPage(root, JSON.parse(readFileSync(join(site, 'gallery.json'), 'utf8')) as readonly Sent[]),
)
mkdirSync(given, { recursive: true })
cpSync(join(root, 'docs/houserules.svg'), join(given, 'houserules.svg'))
await buildVite({
  configFile: join(root, 'studio/vite.config.ts'),
  build: { outDir: join(given, 'play'), emptyOutDir: true },
  logLevel: 'error',
})
await writeBooks(shown)
installOnce()
execFileSync(process.execPath, [join(site, 'node_modules/vitepress/bin/vitepress.js'), 'build', site], {
  stdio: 'inherit',
})
