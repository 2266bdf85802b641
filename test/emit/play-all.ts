import { readFileSync, writeSync } from 'node:fs'
import { liveEngine } from '../../cli/live-engine.ts'
import type { Script } from '../../compiler/compile.ts'
import { runExample } from '../../runtime/example/examples.ts'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'

// Plays one game of each script in a file and runs its examples, in a process of its own: code of an author that ran
// there could end it, or never let it end. A line is written for each game, so that the first without one is known.

export interface Played {
  readonly name: string
  readonly trouble: readonly string[]
}

interface Named {
  readonly name: string
  readonly script: Script
}

function played({ name, script }: Named): Played {
  try {
    const { engine, examples = [] } = liveEngine(script, name)
    const failures = examples.flatMap((x) => runExample(engine, x).failures.map((f) => `line ${f.line}: ${f.message}`))
    return { name, trouble: [...failures, ...ofOneGame(engine)] }
  } catch (thrown) {
    return {
      name,
      trouble: [
        thrown instanceof Error ? (thrown.stack ?? thrown.message).split('\n').slice(0, 4).join(' | ') : String(thrown),
      ],
    }
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

const all = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as readonly Named[]
for (const each of all) writeSync(1, `${JSON.stringify(played(each))}\n`)
