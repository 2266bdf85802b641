import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { offlinePlugin } from './build/offline-plugin.ts'
import { playerPlugin } from './build/player-plugin.ts'
import { policyPlugin } from './build/policy-plugin.ts'
import { shelfPlugin } from './build/shelf-plugin.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Any folder of any web host will do.
  base: './',
  plugins: [shelfPlugin(root), policyPlugin(), playerPlugin(), offlinePlugin()],
  worker: { format: 'es', plugins: () => [shelfPlugin(root)] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
