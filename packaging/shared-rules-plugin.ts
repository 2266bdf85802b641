import type { Plugin } from 'esbuild'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.ts'

/** Where the rules lie that games share, from the folder of the sources. */
const SHARED = 'rules/library'

/** Gives the texts of rules that games share as a module, for what has no disk to read them from. */
export const sharedRules: Plugin = {
  name: 'shared-rules',
  setup(at) {
    at.onResolve({ filter: /^virtual:shared-rules$/ }, ({ path }) => ({ path, namespace: 'shared-rules' }))
    at.onLoad({ filter: /.*/, namespace: 'shared-rules' }, () => {
      const names = readdirSync(join(root, SHARED)).filter((name) => name.endsWith('.rules'))
      const texts = names.map((name) => [`${SHARED}/${name}`, readFileSync(join(root, SHARED, name), 'utf8')] as const)
      return { contents: `export const texts = ${JSON.stringify(Object.fromEntries(texts))}`, loader: 'js' }
    })
  },
}
