import { laws } from './all.ts'
import { keepsTo } from './law.ts'

await keepsTo('magic', laws)
