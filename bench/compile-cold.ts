import type { Timed } from './measure.ts'

/** What a fresh process spent, from the start of node. */
export interface ColdCompile { readonly load: Timed; readonly compile: Timed; readonly total: Timed }

const { rulesHost } = await import('../cli/rules-host.ts')
const { compileGame } = await import('../compiler/compile.ts')
const { fileURLToPath } = await import('node:url')

const sinceStart = (): Timed => {
  const { user, system } = process.cpuUsage()
  return { cpu: (user + system) / 1000, wall: performance.now() }
}

const load = sinceStart()
const root = fileURLToPath(new URL('..', import.meta.url))
const entry = 'rules/trump-king/trump-king.rules'
const { game } = await compileGame(entry, rulesHost(root, entry))
if (game === null) throw new Error('Trump King does not compile')
const total = sinceStart()
const cold: ColdCompile = { load, compile: { cpu: total.cpu - load.cpu, wall: total.wall - load.wall }, total }
process.stdout.write(JSON.stringify(cold))
