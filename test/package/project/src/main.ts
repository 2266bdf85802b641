import { lines } from './game.ts'

for (const line of await lines()) console.log(line)
