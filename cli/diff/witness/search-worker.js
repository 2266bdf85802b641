// Workers do not take over the loader of the process that starts them on every version of Node, so it is registered here.
import { register } from 'tsx/esm/api'

register()
await import('./do-searches.ts')
