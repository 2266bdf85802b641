import { writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import vm from 'node:vm'

// Leaves a file `live` among the temporary files as soon as this process makes an engine live: nothing else of it can be
// seen from outside before it has an answer. JavaScript, as it is loaded before anything that could read TypeScript.
const { compileFunction } = vm
vm.compileFunction = (...args) => {
  writeFileSync(join(tmpdir(), 'live'), '')
  return compileFunction(...args)
}
syncBuiltinESMExports()
