import { existsSync, readdirSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CompiledExample } from '../../runtime/examples.ts'
import { runExample } from '../../runtime/examples.ts'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/make-engine.ts'

// Plays one game of each engine below a folder and runs its examples, in a process of its own: code of an author that ran
// there could end it, or never let it end. A line is written for each game, so that the first without one is known.

export interface Played { readonly folder: string; readonly trouble: readonly string[] }

async function played(base: string, folder: string): Promise<Played> {
  try {
    const { engine } = (await import(pathToFileURL(join(base, folder, 'index.ts')).href)) as { readonly engine: FullEngine<BaseState> }
    const { examples } = (await import(pathToFileURL(join(base, folder, 'examples.ts')).href)) as { readonly examples: readonly CompiledExample<BaseState>[] }
    const failures = examples.flatMap((x) => runExample(engine, x).failures.map((f) => `line ${f.line}: ${f.message}`))
    return { folder, trouble: [...failures, ...ofOneGame(engine)] }
  } catch (thrown) {
    return { folder, trouble: [thrown instanceof Error ? (thrown.stack ?? thrown.message).split('\n').slice(0, 4).join(' | ') : String(thrown)] }
  }
}

function ofOneGame(engine: FullEngine<BaseState>): string[] {
  const state = engine.setup({ seed: 1, log: true })
  const total = state.def.length
  for (let n = 0; n < 100 && engine.decision(state) !== null; n++) {
    const choices = engine.choices(state)
    for (const choice of choices) engine.describe(state, choice, 0)
    engine.apply(state, choices[n % choices.length] ?? 0)
    JSON.stringify([engine.observe(state, 0), engine.observe(state, 1)])
  }
  for (const happening of state.log ?? []) engine.tell(state, happening, 0)
  const cards = engine.info.cards.length
  return [...(state.over ? [] : ['the game does not end']), ...(total === cards ? [] : [`${total} cards of ${cards}`])]
}

const base = process.argv[2] ?? ''
for (const folder of readdirSync(base).filter((name) => existsSync(join(base, name, 'index.ts')))) {
  writeSync(1, `${JSON.stringify(await played(base, folder))}\n`)
}
