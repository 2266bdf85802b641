import { fileURLToPath } from 'node:url'
import { loadVersion } from '../../cli/diff/witness/load-version.ts'
import { evaluated } from '../../cli/live-engine.ts'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { asExample, positionOf } from '../../runtime/diff/lay-down.ts'
import { pastEmptyWindows } from '../../runtime/diff/empty-windows.ts'
import { startOf } from '../../runtime/diff/starts.ts'
import type { BaseState } from '../../runtime/engine.ts'
import { ExampleTable } from '../../runtime/example/example-table.ts'
import { stateAfter } from '../../runtime/example/examples.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** All that is so at a question, or at the end. */
function told(s: BaseState): string {
  return JSON.stringify({ ...s, log: null, openChance: false, ...(s.ask === 0 ? { asked: 0, optional: false } : {}) })
}

/** How many examples of a game were read back, and those that do not hold then, or whose choices lead elsewhere. */
export async function readBack(path: string): Promise<{ examples: number; differing: string[] }> {
  const loaded = await loadVersion(path, rulesHost(root, path), evaluated)
  if (loaded === null) throw new Error(`${path} has errors`)
  const { version } = loaded
  const wrong = version.examples.filter((example) => {
    const start = startOf(version, example)
    if (start === null) return true
    // Cards may have other numbers than in the example, so the example itself says whether it still holds.
    const setup = { roundLimit: version.roundLimit }
    const again = stateAfter(version.engine, { ...asExample(version, start.scenario), steps: example.steps }, setup)
    const played = positionOf(version, start.scenario)
    for (const choice of start.script) {
      version.engine.apply(played, choice)
      pastEmptyWindows(version, played)
    }
    if (again === null) return true
    // An example may end where nobody is asked, or chance.
    const table = new ExampleTable(version.engine, again, [])
    table.goOn(() => table.asks || table.isForced, false)
    return told(again) !== told(played)
  })
  return { examples: version.examples.length, differing: wrong.map((x) => x.title) }
}
