import { fileURLToPath } from 'node:url'
import { type Plugin, defineConfig } from 'vite'
import { offlinePlugin } from './build/offline-plugin.ts'
import { playerPlugin } from './build/player-plugin.ts'
import { policyPlugin } from './build/policy-plugin.ts'
import { shelfPlugin } from './build/shelf-plugin.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Games are brought compiled, so that less is fetched; a page that the machine itself serves stays small instead. */
const shelfOf = (mode: string): Plugin => shelfPlugin(root, mode !== 'package')

export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Any folder of any web host will do.
  base: './',
  plugins: [shelfOf(mode), policyPlugin(), playerPlugin(), offlinePlugin()],
  worker: { format: 'es', plugins: () => [shelfOf(mode)] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The studio, and the page of those who sit at a table of `houserules host`.
    rollupOptions: { input: ['index.html', 'seat.html'].map((page) => fileURLToPath(new URL(page, import.meta.url))) },
  },
}))
