import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

let collect: (() => void) | undefined

/**
 * Gives back the memory of what a build has made and nobody needs any more. A process that waits for hours for the next
 * edit would else take more and more of it, as nothing presses for it.
 */
export function giveBack(): void {
  if (collect === undefined) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as () => void
  }
  collect()
}
