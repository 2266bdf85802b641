// Where nothing is built, workers do not take over the loader of the process that starts them on every version of Node, so
// it is registered here.
import { runBuilt } from '../built-program.js'

if (!(await runBuilt('host-worker'))) {
  const { register } = await import('tsx/esm/api')
  register()
  await import('./do-host-tasks.ts')
}
