import { compileScript } from './compiler/compile.ts'
import { liveEngine } from './cli/live-engine.ts'
import { rulesHost } from './cli/files/rules-host.ts'
import { writeFileSync } from 'node:fs'
const path = process.argv[2]!
const { script } = await compileScript(path, rulesHost(process.cwd(), path, []), {})
writeFileSync('/tmp/t/script.js', script!.text)
const { engine } = liveEngine(script!, path)
const s = engine.setup({ seed: 1 })
let n = 0
while (s.ask !== 0 && n < 5000) { const c = engine.choices(s); engine.apply(s, c[n % c.length]!); n++ }
console.log(n, s.result)
