import { laws } from './all.ts'
import { keepsTo } from './law.ts'

await keepsTo('build-divide', laws)
