import type { Script } from '../../compiler/typescript/script.ts'
import { toldHost } from '../../compiler/told-host.ts'
import { realToolchain } from '../real-toolchain.ts'
import { answerTasks } from '../task-thread.ts'
import type { CompileTask } from './compile-task.ts'

answerTasks(compiled)

/** @throws Error where the rules have errors, which those of whoever sent them had not */
async function compiled({ texts: { path, answers }, coverage }: CompileTask): Promise<Script> {
  const host = toldHost(new Map(answers))
  const { script, diagnostics } = await realToolchain.compileScript(path, host, { examples: false, coverage })
  if (script === null) throw new Error(`${path} has errors here: ${diagnostics[0]?.primary.text ?? ''}`)
  return script
}
