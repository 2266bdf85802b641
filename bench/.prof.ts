import { generatedEngine, playout } from './play.ts'
import { pickFrom } from './random.ts'
import { cpuMs } from './measure.ts'
const engine = await generatedEngine(process.argv[2] ?? 'hearts')
const pick = pickFrom(1)
for (let r = 0; r < 4; r++) { const c = cpuMs(); let d = 0; for (let i = 0; i < Number(process.argv[3] ?? 1000); i++) d += playout(engine, i + r * 1000, pick).decisions; console.log((d / (cpuMs() - c) / 1000).toFixed(3), 'M/s') }
