import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { GAME, HOUSE } from '../tiny.ts'
import { startCodeServer } from './code-server.ts'
import { Hands } from './hands.ts'

// `npm run try:vscode -- ENTRY`: a session of VS Code with the packed extension. ENTRY is `out/node/entry.js` of an
// installed code-server, which is too much to install wherever everything else is tried; editors/README.md says how.

const root = fileURLToPath(new URL('../../..', import.meta.url))
const vsix = join(root, 'editors/vscode/dist/houserules.vsix')
const entry = process.argv[2]
if (entry === undefined || !existsSync(entry)) throw new Error('name out/node/entry.js of an installed code-server')
if (!existsSync(vsix)) throw new Error('there is no extension to try: npm run build:vscode')

/** The first holds once what is typed has been typed. */
const EXAMPLES = `
example "holds"
  given
    at gain by A
  then score of A = 3

example "does not hold"
  given
    at gain by A
  then score of A = 7
`

/** The folder that is opened; the program of the sources is installed in it. */
function project(home: string): string {
  const folder = join(home, 'project')
  mkdirSync(join(folder, 'rules'), { recursive: true })
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(root, join(folder, 'node_modules/houserules'))
  writeFileSync(join(folder, 'rules/tiny.rules'), GAME + EXAMPLES)
  const without = 'remove example "holds"\nremove example "does not hold"\n'
  writeFileSync(join(folder, 'rules/double.rules'), `${HOUSE}\n${without}`)
  return folder
}

/**
 * Types a mistake and takes the fix, takes a completion, renames, runs the examples, looks at what they came to above
 * the lines, simulates.
 */
async function session(hands: Hands): Promise<void> {
  await hands.openFile('tiny.rules')
  await hands.rest(4000)
  await hands.goTo(11, 1)
  await hands.press('End', 'Enter')
  await hands.write('scoer of p gains 1')
  await hands.press('Escape')
  await hands.sees('.squiggly-error')
  await hands.picture('finding')
  await hands.press('Home', 'ArrowRight', 'Control+.')
  await hands.rest(1500)
  await hands.picture('fixes')
  await hands.press('Enter')
  await hands.rest(1500)
  await hands.press('End', 'Enter')
  await hands.write('score of p ')
  await hands.press('Control+Space')
  await hands.sees('.suggest-widget.visible')
  await hands.write('gai')
  await hands.rest()
  await hands.picture('completion')
  await hands.press('Enter')
  await hands.write(' 1')
  await hands.press('Escape')
  await hands.goTo(3, 2)
  await hands.press('F2')
  await hands.rest(1500)
  await hands.press('Control+a')
  await hands.write('points')
  await hands.press('Enter')
  await hands.rest(2000)
  await hands.picture('renamed')
  await hands.command('File: Save All Files')
  await hands.command('Test: Run All Tests')
  await hands.sees('.testing-run-glyph.codicon-testing-passed-icon')
  await hands.openFile('tiny.rules')
  await hands.goTo(20, 1)
  await hands.sees('.testing-run-glyph.codicon-testing-failed-icon')
  await hands.rest(1500)
  await hands.picture('examples')
  await hands.goTo(1, 1)
  await hands.click('.codelens-decoration a:has-text("applies in")')
  await hands.sees('.reference-zone-widget')
  await hands.picture('examples of a rule')
  await hands.press('Escape')
  await hands.goTo(1, 1)
  await hands.click('.codelens-decoration a:has-text("of 2 examples fails")')
  await hands.sees('.notification-list-item:has-text("1 of 2 examples hold")')
  await hands.picture('lenses')
  await hands.command('Houserules: Simulate Many Games')
  await hands.rest(8000)
  await hands.picture('simulated')
}

const home = mkdtempSync(join(tmpdir(), 'houserules-vscode-'))
const pictures = join(root, 'editors/vscode/dist/pictures')
rmSync(pictures, { recursive: true, force: true })
mkdirSync(pictures, { recursive: true })
const folder = project(home)
const server = await startCodeServer(entry, vsix, home, folder)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(`${server.address}?folder=${folder}`)
  await page.waitForSelector('.monaco-workbench')
  await page.waitForTimeout(4000)
  const hands = new Hands(page, pictures)
  await session(hands).catch(async (fault: unknown) => {
    await hands.picture('fault')
    throw fault
  })
  const gain = '  score of p gains 1\n'
  const typed = GAME.replace(gain, gain.repeat(3)) + EXAMPLES
  const read = (name: string): string => readFileSync(join(folder, 'rules', name), 'utf8')
  assert.equal(read('tiny.rules'), typed.replaceAll('score', 'points'))
  assert.ok(read('double.rules').startsWith(HOUSE.replaceAll('score', 'points')))
  process.stdout.write(`opened, typed, fixed, completed, renamed and run; pictures are in ${pictures}\n`)
} finally {
  await browser.close()
  server.process.kill()
  rmSync(home, { recursive: true, force: true })
}
