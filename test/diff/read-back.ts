import { fileURLToPath } from 'node:url'
import { loadVersion } from '../../cli/diff/witness/load-version.ts'
import { rulesHost } from '../../cli/rules-host.ts'
import { asExample, positionOf } from '../../runtime/diff/lay-down.ts'
import { startOf } from '../../runtime/diff/starts.ts'
import { stateAfter } from '../../runtime/examples.ts'

// Prints by game how many examples were read back, and those that do not hold then, or whose choices lead elsewhere.

const root = fileURLToPath(new URL('../..', import.meta.url))

async function differing(path: string): Promise<{ examples: number; differing: string[] }> {
  const loaded = await loadVersion(path, rulesHost(root, path))
  if (loaded === null) throw new Error(`${path} has errors`)
  const { version } = loaded
  const wrong = version.examples.filter((example) => {
    const start = startOf(version, example)
    if (start === null) return true
    version.refuel()
    // Cards may have other numbers than in the example, so the example itself says whether it still holds.
    const again = stateAfter(version.engine, { ...asExample(version, start.scenario), steps: example.steps })
    const played = positionOf(version, start.scenario)
    for (const choice of start.script) version.engine.apply(played, choice)
    return again === null || JSON.stringify({ ...again, log: null }) !== JSON.stringify({ ...played, log: null })
  })
  return { examples: version.examples.length, differing: wrong.map((x) => x.title) }
}

process.chdir(root)
const report: Record<string, unknown> = {}
for (const path of process.argv.slice(2)) report[path] = await differing(path)
process.stdout.write(JSON.stringify(report))
