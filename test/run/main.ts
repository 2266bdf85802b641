import { fileURLToPath } from 'node:url'
import { runBeside, summary } from './run-beside.ts'
import { daily, everything } from './steps.ts'

// `npm test`, and with `--all` `npm run test:all`.

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
if (process.stdout.isTTY && process.env['NO_COLOR'] === undefined) process.env['FORCE_COLOR'] ??= '1'
const outcomes = await runBeside(process.argv.includes('--all') ? everything : daily, (text) =>
  process.stdout.write(text),
)
process.stdout.write(summary(outcomes))
process.exitCode = outcomes.every(({ code }) => code === 0) ? 0 : 1
