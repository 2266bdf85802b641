import { crewOfProcesses } from './crew.ts'
import { runProof } from './run-proof.ts'

// `npm run proof -- rules/FOLDER/GAME.rules …`; without a file it says how it is used.

process.exitCode = await runProof(process.argv.slice(2), {
  cwd: process.cwd(),
  crew: crewOfProcesses,
  print: (text) => process.stdout.write(text),
  say: (text) => process.stderr.write(text),
})
