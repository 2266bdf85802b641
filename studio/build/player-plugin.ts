import { fileURLToPath } from 'node:url'
import { type Plugin, build } from 'vite'
import type { PlayerParts } from '../player/saved-game.ts'

/** Makes `player.json`: the parts of a page that plays one game, which the studio puts together with the game. */
export function playerPlugin(): Plugin {
  return {
    name: 'houserules-player',
    apply: 'build',
    async generateBundle() {
      const parts: PlayerParts = {
        page: await bundled('player/main.ts'),
        worker: await bundled('player/worker.ts'),
        style: await bundled('page/studio.css'),
      }
      this.emitFile({ type: 'asset', fileName: 'player.json', source: JSON.stringify(parts) })
    },
  }
}

/** A script or style with everything that it needs, as one text. */
async function bundled(path: string): Promise<string> {
  const input = fileURLToPath(new URL(`../${path}`, import.meta.url))
  const isStyle = path.endsWith('.css')
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: { input, output: isStyle ? {} : { format: 'iife' } },
    },
  })
  const { output } = [made].flat()[0] as { readonly output: readonly Made[] }
  const wanted = output.find(({ type, fileName }) => (isStyle ? fileName.endsWith('.css') : type === 'chunk'))
  if (wanted === undefined) throw new Error(`nothing was made of ${path}`)
  return wanted.type === 'chunk' ? (wanted.code ?? '') : String(wanted.source)
}

/** What a build makes, as far as it is needed here. */
interface Made {
  readonly type: 'chunk' | 'asset'
  readonly fileName: string
  readonly code?: string
  readonly source?: string | Uint8Array
}
