import { sayingsOf } from '../../grammar/saying.ts'
import type japanese from './compared.ja.json'

/** A sentence on what differs between versions; each has its Japanese in `compared.ja.json`. */
export const contrasted = sayingsOf<typeof japanese>()
