import { engine } from 'houserules/games/kuhn-poker'
import { solve, worth } from './cfr.ts'

// node --import tsx examples/kuhn-cfr/main.ts

const strategy = solve(engine, 2000)
process.stdout.write(`worth to A: ${worth(engine, strategy).toFixed(4)} (theory: -1/18 = ${(-1 / 18).toFixed(4)})\n`)
process.stdout.write(`${strategy.size} information sets\n`)
