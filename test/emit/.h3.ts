import { mkdirSync, writeFileSync, rmSync } from 'node:fs'
import { compileGame } from '../../compiler/compile.ts'
import { tame, hostileGame, places } from './hostile-game.ts'
import { memoryHost } from './memory-host.ts'
const cache = new Map<string, string>(); rmSync('/tmp/hx', { recursive: true, force: true }); mkdirSync('/tmp/hx')
const words = process.argv.slice(2)
for (const w of words) for (const place of places) {
  const r = await compileGame('t.rules', memoryHost({ 't.rules': hostileGame({ ...tame, [place]: w }) }), { cache, runtimeImport: '/work/main/runtime' })
  if (r.game === null) { console.log('refused', w, place, r.diagnostics[0]?.code); continue }
  mkdirSync(`/tmp/hx/${w}-${place}`); for (const [n, t] of r.game.files) writeFileSync(`/tmp/hx/${w}-${place}/${n}`, t)
}
writeFileSync('/tmp/hx/package.json', '{ "type": "module" }')
writeFileSync('/tmp/hx/tsconfig.json', JSON.stringify({ extends: '/work/main/test/emit/tsconfig.strict.json', include: ['.'] }))
