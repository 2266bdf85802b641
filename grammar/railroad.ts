import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createSyntaxDiagramsCode } from './chevrotain.ts'
import { productions } from './parser.ts'

/**
 * Writes grammar/railroad.html: one diagram per production, drawn from the parser itself.
 * Chevrotain's page loads its scripts from a CDN; here they are taken in, so that the page works without a network.
 */
const diagramFiles = fileURLToPath(new URL('../node_modules/chevrotain/diagrams', import.meta.url))

function takeIn(file: string): string {
  // A closing tag inside a script would end it early.
  return readFileSync(join(diagramFiles, file), 'utf8').replaceAll('</script', '<\\/script')
}

export function railroadPage(): string {
  return createSyntaxDiagramsCode(productions(), { resourceBase: '', css: 'diagrams.css' })
    .replace('<!DOCTYPE html>', () => '<!DOCTYPE html>\n<title>The grammar of rules files</title>')
    .replace(/<link rel='stylesheet' href='([^']+)'>/, (_, file: string) => `<style>\n${takeIn(file)}\n</style>`)
    .replace(/<script src='([^']+)'><\/script>/g, (_, file: string) => `<script>\n${takeIn(file)}\n</script>`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const target = fileURLToPath(new URL('railroad.html', import.meta.url))
  writeFileSync(target, railroadPage())
  process.stdout.write(`${target}\n`)
}
