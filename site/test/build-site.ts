import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** Builds the site of Kuhn Poker and Hearts, to lie below `/some/where/`. */
export default function buildSite(): void {
  const env = { ...process.env, HOUSERULES_SITE_BASE: '/some/where/' }
  execFileSync(process.execPath, ['--import', 'tsx', main, 'KuhnPoker', 'Hearts'], { env, stdio: 'inherit' })
}
