import { build } from 'esbuild'
import { copyFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// The first half of `npm run build:vscode`: the extension as one file, with all but what the editor itself gives it.

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

await build({
  entryPoints: [here('src/extension.ts')],
  outfile: here('dist/extension.cjs'),
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  external: ['vscode'],
  minify: true,
  logLevel: 'warning',
})
copyFileSync(here('../../LICENSE'), here('LICENSE'))
