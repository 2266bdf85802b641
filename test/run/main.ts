import { fileURLToPath } from 'node:url'
import { runBeside, summary } from './run-beside.ts'
import { daily, everything, rest } from './steps.ts'

// `npm test`, with `--all` `npm run test:all`, and with `--rest` `npm run test:rest`.

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
if (process.stdout.isTTY && process.env['NO_COLOR'] === undefined) process.env['FORCE_COLOR'] ??= '1'
const lanes = process.argv.includes('--rest') ? rest : process.argv.includes('--all') ? everything : daily
const outcomes = await runBeside(lanes, (text) => process.stdout.write(text))
process.stdout.write(summary(outcomes))
process.exitCode = outcomes.every(({ code }) => code === 0) ? 0 : 1
