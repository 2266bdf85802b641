import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { tsImport } from 'tsx/esm/api'
import { compileGame } from '../../compiler/compile.ts'
import type { Program } from '../../compiler/elaborate/program.ts'
import type { BaseState, Frame } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/make-engine.ts'

/** A state with the columns of its game, which the tests find by name. */
export type State = BaseState & Record<string, unknown>
type Emitted = Readonly<Record<string, (s: State, ...args: readonly number[]) => unknown>>

/** A compiled game taken apart: its typed program, its engine, and the functions of its modules by name. */
export interface LoadedGame {
  readonly program: Program
  readonly engine: FullEngine<BaseState>
  readonly events: Emitted
  readonly facts: Emitted
  readonly step: (s: State, frame: Frame) => void
  readonly create: (s: State, definition: number, zone: number) => void
}

const runtime = pathToFileURL(fileURLToPath(new URL('../../runtime', import.meta.url))).href

/** Null where the rules have errors. */
export async function loadedGame(path: string, text: string): Promise<LoadedGame | null> {
  const { game, program } = await compileGame(
    path,
    { read: () => text, find: () => null },
    { runtimeImport: runtime, unformatted: true },
  )
  if (game === null || program === null) return null
  const folder = mkdtempSync(join(tmpdir(), 'houserules-loaded-'))
  try {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n')
    for (const [name, code] of game.files) writeFileSync(join(folder, name), code)
    const load = async <T>(name: string): Promise<T> =>
      (await tsImport(pathToFileURL(join(folder, name)).href, import.meta.url)) as T
    const { engine } = await load<{ readonly engine: FullEngine<BaseState> }>('index.ts')
    const events = await load<Emitted>('events.ts')
    const facts = game.files.has('facts.ts') ? await load<Emitted>('facts.ts') : {}
    const { createCard } = await load<Emitted>('state.ts')
    return {
      program,
      engine,
      events,
      facts,
      step: (s, frame) => engine.parts.program.step(s, frame),
      create: (s, definition, zone) => createCard?.(s, definition, zone),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
